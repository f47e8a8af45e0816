import assert from "node:assert/strict";
import { test } from "node:test";
import { beforeLastMove, fromView, turns, withBatch, withChat, withOlder } from "../table/snapshot.js";

/** @import {Batch, Entry, View} from "../lib/protocol.js" */

/** @returns {View} */
const view = () => ({
  seq: 3,
  seat: 0,
  table: /** @type {any} */ ({ id: "t", phase: "running", waiting: [0], vote: null }),
  game: { public: { gold: [3, 3] }, private: { hand: ["a"] } },
  moves: [{ cmd: "end_turn" }],
  stamp: "s3",
  log: [row(3, 0, "moved")],
  chat: [],
  here: { seats: [0], watchers: 0 },
});

/** @param {number} seq @param {number | null} seat @param {...any} events @returns {Entry} */
function row(seq, seat, ...events) {
  return {
    seq,
    kind: "move",
    seat,
    at: seq * 1000,
    events: events.map((event) => (typeof event === "string" ? { kind: event } : event)),
  };
}

/** @param {Partial<Batch>} change @returns {Batch} */
const batch = (change) => ({ seq: 4, kind: "move", seat: 0, at: 4000, events: [], patch: [], ...change });

test("a batch patches both halves, merges the table's fields and brings the moves", () => {
  const next = withBatch(
    fromView(view()),
    batch({
      patch: [{ op: "replace", path: "/gold/0", value: 2 }],
      mine: [{ op: "add", path: "/hand/-", value: "b" }],
      table: { waiting: [1] },
      moves: [],
      stamp: null,
    }),
  );
  assert.deepEqual(next.game, { public: { gold: [2, 3] }, private: { hand: ["a", "b"] } });
  assert.deepEqual(next.table.waiting, [1]);
  assert.equal(next.table.id, "t");
  assert.deepEqual(next.moves, []);
  assert.equal(next.stamp, null);
  assert.deepEqual(
    next.log.map(({ seq }) => seq),
    [3, 4],
  );
});

test("moves that a batch does not mention stay", () => {
  const next = withBatch(fromView(view()), batch({}));
  assert.deepEqual(next.moves, [{ cmd: "end_turn" }]);
  assert.equal(next.stamp, "s3");
});

test("a row that came already changes nothing; one that was missed is noticed", () => {
  const now = fromView(view());
  assert.equal(withBatch(now, batch({ seq: 3 })), now);
  assert.throws(() => withBatch(now, batch({ seq: 5 })), RangeError);
});

test("the first row brings the game to a table that was being set up", () => {
  const before = fromView({ ...view(), seq: -1, game: null, log: [], moves: undefined, stamp: undefined });
  const whole = (/** @type {any} */ value) => [{ op: /** @type {const} */ ("replace"), path: "", value }];
  const next = withBatch(
    before,
    batch({ seq: 0, kind: "setup", seat: null, patch: whole({ gold: [] }), mine: whole({ hand: [] }) }),
  );
  assert.deepEqual(next.game, { public: { gold: [] }, private: { hand: [] } });
});

test("chat comes once, older entries go to the front", () => {
  const line = { id: 1, seat: 0, name: "Anna", text: "hi", at: 1 };
  const once = withChat(fromView(view()), line);
  assert.equal(withChat(once, line), once);
  const missed = withChat(withChat(once, { ...line, id: 3 }), { ...line, id: 2 });
  assert.deepEqual(
    missed.chat.map(({ id }) => id),
    [1, 2, 3],
  );
  const older = withOlder(once, [row(1, 1, "a"), row(2, 1, "b"), row(3, 0, "moved")]);
  assert.deepEqual(
    older.log.map(({ seq }) => seq),
    [1, 2, 3],
  );
  assert.equal(older.complete, true);
});

test("the rows of a seat make one turn, until it ends or another moves", () => {
  const log = [row(1, 0, "a"), row(2, 0, "b", "turn_ended"), row(3, 0, "c"), row(4, 1, "d")];
  assert.deepEqual(
    turns(log).map(({ seq, seat, events }) => [seq, seat, events.map(({ kind }) => kind).join()]),
    [
      [2, 0, "a,b,turn_ended"],
      [3, 0, "c"],
      [4, 1, "d"],
    ],
  );
});

test("a vote, or a step taken back, in the middle of a turn does not part it in two", () => {
  const undo = { ...row(3, 0), kind: "undo", events: [{ kind: "undo_done", by: 0, to: 1, free: true }] };
  const vote = { ...row(4, 1, "vote_called"), kind: "vote" };
  const log = [row(1, 0, "stepped"), row(2, 0, "stepped"), undo, vote, row(5, 0, "drew_pile", "turn_ended")];
  assert.deepEqual(
    turns(/** @type {Entry[]} */ (log)).map(({ seq, events }) => [
      seq,
      events.map(({ kind }) => kind).join(),
    ]),
    [
      [3, "undo_done"],
      [4, "vote_called"],
      [5, "stepped,drew_pile,turn_ended"],
    ],
  );
});

test("what an undo took back is gone from the log; words about it stay", () => {
  /** @type {Entry} */
  const vote = {
    ...row(3, 1),
    kind: "vote",
    events: [{ kind: "vote_called", vote: "undo", by: 1, target: 0 }],
  };
  /** @type {Entry} */
  const undo = {
    ...row(4, 0),
    kind: "undo",
    events: [{ kind: "undo_done", by: 1, to: 0, free: false, dealt: true }],
  };
  /** @type {Entry[]} */
  const log = [
    { ...row(0, null), kind: "setup" },
    row(1, 0, "a"),
    row(2, 1, "b"),
    vote,
    undo,
    row(5, 0, "c"),
  ];
  assert.deepEqual(
    turns(log).map(({ seq, kind }) => `${seq} ${kind}`),
    ["0 setup", "3 vote", "4 undo", "5 move"],
  );
});

test("what one's own last move goes back to, where a bot has moved since", () => {
  const log = [
    { ...row(0, 0, "game_started"), kind: /** @type {const} */ ("setup") },
    row(1, 0, "stepped"),
    { ...row(2, 1, "vote_called"), kind: /** @type {const} */ ("vote") },
    row(3, 0, "drew_pile"),
    row(4, 2, "drew_pile"),
  ];
  assert.equal(beforeLastMove(log, 0), 1);
  assert.equal(beforeLastMove(log, 2), 3);
  assert.equal(beforeLastMove(log.slice(0, 2), 0), 0);
  const undone = { kind: "undo_done", by: 2, to: 1, free: false, dealt: true };
  const undo = { ...row(5, 2, "undo_done"), kind: /** @type {const} */ ("undo"), events: [undone] };
  assert.equal(
    beforeLastMove([...log, undo, row(6, 2, "drew_pile")], 2),
    1,
    "what was taken back is no row to return to",
  );
  assert.equal(beforeLastMove(log, 1), null, "a vote is no move");
  assert.equal(beforeLastMove(log.slice(1, 2), 0), null, "what came before is not known");
});
