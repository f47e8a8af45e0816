import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { effect } from "@preact/signals-core";
import { FakeSocket, fire, socket, sockets } from "./fake-line.js";

const { createStore } = await import("../table/store.js");
const { BACKOFF } = await import("../lib/socket.js");
const { fromView } = await import("../table/snapshot.js");
const { templateOf } = await import("../lib/templates.js");

/** @param {number} seq @returns {any} */
const view = (seq) => ({
  seq,
  seat: 0,
  table: { id: "t1", game: "g", phase: "running", waiting: [0], seats: [] },
  game: { public: { n: seq }, private: {} },
  moves: [{ cmd: "go" }],
  stamp: `s${seq}`,
  log: [],
  chat: [],
  here: { seats: [0], watchers: 0 },
});

/** @param {number} seq @param {any} [change] */
const batch = (seq, change = {}) => ({
  t: "batch",
  seq,
  kind: "move",
  seat: 0,
  at: 0,
  events: [],
  patch: [{ op: "replace", path: "/n", value: seq }],
  ...change,
});

const welcome = () => ({
  t: "welcome",
  seq: 0,
  seats: [0],
  host: true,
  table: view(0).table,
  here: { seats: [0], watchers: 1 },
  version: 1,
});

/** @type {ReturnType<typeof createStore>} */
let store;
/** Lets promises run their course. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
  sockets.length = 0;
  store = createStore({
    snapshot: fromView(view(3)),
    page: "p1",
    url: "ws://x/ws",
    Socket: /** @type {any} */ (FakeSocket),
  });
});
afterEach(() => {
  store.close();
  mock.timers.reset();
  mock.restoreAll();
});

/** The line is there, and the server has said welcome. */
function connect() {
  socket().open();
  socket().say(welcome());
}

test("a page says first which table it has, up to which row and line, and with whose eyes", () => {
  socket().open();
  const hello = { t: "hello", protocol: 1, page: "p1", table: "t1", seat: 0, seq: 3, chat: 0 };
  assert.deepEqual(socket().sent, [hello]);
  socket().say({ t: "chat", id: 7, seat: 1, name: "B", text: "hi", at: 1 });
  socket().break();
  mock.timers.tick(BACKOFF[0]);
  socket().open();
  assert.deepEqual(socket().sent, [{ ...hello, chat: 7 }]);
});

test("rows are shown in order, a repeated one once", async () => {
  connect();
  socket().say(batch(4));
  socket().say(batch(4));
  socket().say(batch(5));
  await settle();
  assert.equal(store.snapshot.value.seq, 5);
  assert.deepEqual(store.view.value.public, { n: 5 });
});

test("a move is pending until the row that came of it is shown, not only until it is acknowledged", async () => {
  connect();
  store.send({ cmd: "go" });
  const [, { id, stamp, move, seat }] = socket().sent;
  assert.deepEqual({ stamp, move, seat }, { stamp: "s3", move: { cmd: "go" }, seat: 0 });
  assert.equal(store.pending.value[0].state, "sent");
  socket().say({ t: "ack", id, seq: 4 });
  assert.equal(store.pending.value.length, 1);
  socket().say(batch(4));
  await settle();
  assert.equal(store.pending.value.length, 0);
});

test("one move at a time: a double click sends one", () => {
  connect();
  store.send({ cmd: "go" });
  store.send({ cmd: "go" });
  assert.equal(socket().sent.filter(({ t }) => t === "move").length, 1);
});

test("what was sent and not acknowledged is sent again, with the same id, once the line is back", () => {
  connect();
  store.send({ cmd: "go" });
  const first = socket().sent[1];
  socket().break();
  assert.equal(store.line.state.value.phase, "lost");
  assert.equal(store.pending.value.length, 1);
  mock.timers.tick(BACKOFF[0]);
  assert.equal(sockets.length, 2);
  connect();
  assert.deepEqual(socket().sent[1], first);
});

test("a move made without a line waits on the device, can be taken back, or goes out by itself", () => {
  connect();
  socket().break();
  store.send({ cmd: "go" });
  assert.equal(store.pending.value[0].state, "waiting");
  store.unsend();
  assert.equal(store.pending.value.length, 0);
  store.send({ cmd: "go" });
  mock.timers.tick(BACKOFF[0]);
  connect();
  assert.equal(socket().sent[1].move.cmd, "go");
});

test("an outdated move is asked again: it is gone, the new moves are there, the reason is said", () => {
  connect();
  store.send({ cmd: "go" });
  const { id } = socket().sent[1];
  socket().say({ t: "refused", id, code: "outdated", params: {}, moves: [{ cmd: "other" }], stamp: "s9" });
  assert.equal(store.pending.value.length, 0);
  assert.deepEqual(store.moves.value, [{ cmd: "other" }]);
  assert.equal(store.stamp.value, "s9");
  assert.equal(store.refusal.value?.refusal.code, "outdated");
});

test("a move that others overtook is made again by itself where what it was made from still stands", () => {
  connect();
  store.send({ cmd: "go" });
  const [first] = socket().sent.slice(1);
  const now = [{ cmd: "other" }, { cmd: "go" }];
  socket().say({ t: "refused", id: first.id, code: "outdated", params: {}, moves: now, stamp: "s9" });
  const again = socket().sent.at(-1);
  assert.deepEqual([again.t, again.move, again.stamp], ["move", { cmd: "go" }, "s9"]);
  assert.notEqual(again.id, first.id);
  assert.deepEqual([store.pending.value.length, store.refusal.value], [1, null]);
  // At another price it is another move: the person is asked.
  const dearer = [{ cmd: "go", tells: { price: 4 } }];
  socket().say({ t: "refused", id: again.id, code: "outdated", params: {}, moves: dearer, stamp: "s10" });
  assert.equal(store.pending.value.length, 0);
  assert.equal(store.refusal.value?.refusal.code, "outdated");
});

test("what the table would not do is told in the house's words, though a rule of the game has the same name", async () => {
  connect();
  const done = store.act({ do: "start" });
  const { id } = socket().sent.at(-1);
  socket().say({ t: "refused", id, code: "wrong_phase", params: {} });
  assert.equal((await done).ok, false);
  assert.deepEqual([store.refusal.value?.refusal.code, store.refusal.value?.house], ["wrong_phase", true]);
});

test("of two templates a move is made from the one that fixes more of it", () => {
  const [offer, counter] = [
    { cmd: "propose", fixed: { to: 1 } },
    { cmd: "propose", fixed: { to: 1, reply_to: "d1" } },
  ];
  assert.equal(templateOf([offer, counter], { cmd: "propose", to: 1, reply_to: "d1" }), counter);
  assert.equal(templateOf([offer, counter], { cmd: "propose", to: 1 }), offer);
  assert.equal(templateOf([offer, counter], { cmd: "propose", to: 2 }), null);
});

test("where rows are missing the view is fetched anew, and hello said again", async () => {
  const fetched = mock.method(globalThis, "fetch", async () => ({
    ok: true,
    status: 200,
    json: async () => view(9),
  }));
  connect();
  socket().say(batch(7));
  await settle();
  await settle();
  assert.equal(fetched.mock.callCount(), 1);
  assert.equal(store.snapshot.value.seq, 9);
  assert.equal(socket().sent.at(-1).t, "hello");
  assert.equal(socket().sent.at(-1).seq, 9);
});

test("an old page stops and says so; so does one whose seat has moved away", () => {
  connect();
  socket().say({ t: "reload", reason: "page" });
  assert.equal(store.stop.value, "page");
  store.stop.value = null;
  socket().break(4409);
  assert.equal(store.stop.value, "moved");
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 1);
});

test("tries come less and less often, and at once when the system is online again", () => {
  connect();
  for (const wait of BACKOFF) {
    socket().break();
    const { next } = store.line.state.value;
    assert.ok(next - Date.now() <= wait && next - Date.now() >= wait / 2);
    mock.timers.tick(wait);
  }
  socket().break();
  const tries = sockets.length;
  fire("online");
  assert.equal(sockets.length, tries + 1);
});

test("a line that answers no more is left for a new one", () => {
  connect();
  fire("visibilitychange");
  assert.equal(socket().sent.at(-1).t, "hello");
  mock.timers.tick(7000);
  assert.equal(store.line.state.value.phase, "lost");
});

test("a command is answered when it counts, and a refused one says why", async () => {
  connect();
  const undone = store.act({ do: "undo" });
  socket().say({ t: "ack", id: socket().sent.at(-1).id, seq: 4 });
  assert.equal((await undone).ok, true);
  const refused = store.act({ do: "start" });
  socket().say({ t: "refused", id: socket().sent.at(-1).id, code: "not_host", params: {} });
  assert.equal((await refused).ok, false);
  assert.equal(store.refusal.value?.refusal.code, "not_host");
});

test("a preview says what the rules do; one that the house refuses, or that the page leaves behind, is refused", async () => {
  connect();
  const asked = store.preview({ cmd: "go" });
  socket().say({ t: "preview", id: socket().sent.at(-1).id, preview: { complete: true } });
  assert.deepEqual(await asked, { complete: true });
  const refused = store.preview({ cmd: "go" });
  socket().say({ t: "refused", id: socket().sent.at(-1).id, code: "too_many", params: { seconds: 2 } });
  assert.deepEqual(await refused, { refused: { code: "too_many", params: { seconds: 2 } } });
  const misunderstood = store.preview({ cmd: "go" });
  socket().say({ t: "error", id: socket().sent.at(-1).id, code: "bad_message", params: {} });
  assert.equal((await misunderstood).refused?.code, "bad_message");
  const left = store.preview({ cmd: "go" });
  store.close();
  assert.equal((await left).refused?.code, "offline");
  assert.equal(store.refusal.value, null);
});

test("who only looks on is told at once that only seats may ask and act", async () => {
  mock.method(globalThis, "fetch", async () => ({
    ok: true,
    status: 200,
    json: async () => ({ ...view(3), seat: null }),
  }));
  connect();
  await store.look(null);
  const before = socket().sent.length;
  assert.equal((await store.preview({ cmd: "go" })).refused?.code, "not_seated");
  assert.equal((await store.act({ do: "undo" })).ok, false);
  assert.equal(store.refusal.value?.refusal.code, "not_seated");
  assert.equal(socket().sent.length, before);
});

test("buttons wait for what the person does, not for what the page does by itself", async () => {
  connect();
  const done = store.act({ do: "undo" });
  assert.equal(store.acting.value, 1);
  socket().say({ t: "ack", id: socket().sent.at(-1).id, seq: 4 });
  await done;
  assert.equal(store.acting.value, 0);
  const stirred = store.tell({ do: "stir", entropy: "00" }, 0);
  assert.equal(store.acting.value, 0);
  socket().say({ t: "refused", id: socket().sent.at(-1).id, code: "wrong_phase", params: {} });
  assert.equal((await stirred).ok, false);
  assert.equal(store.refusal.value, null);
});

test("rows wait for the motion on show, and do not pile up behind it", async () => {
  connect();
  /** @type {number[]} */
  const played = [];
  /** @type {(() => void)[]} */
  const ends = [];
  store.animateBy((row) => () => {
    played.push(row.seq);
    return new Promise((resolve) => ends.push(resolve));
  });
  for (let seq = 4; seq <= 10; seq++) socket().say(batch(seq));
  await settle();
  assert.deepEqual(played, [4]);
  assert.equal(store.snapshot.value.seq, 4);
  ends[0]();
  await settle();
  // Rows 5 and 6 had four and more behind them: shown without motion.
  assert.deepEqual(played, [4, 7]);
  store.skip();
  await settle();
  assert.deepEqual(played, [4, 7, 8]);
});

test("looking with other eyes takes the former secrets off the page first", async () => {
  mock.method(globalThis, "fetch", async () => ({
    ok: true,
    status: 200,
    json: async () => ({ ...view(3), seat: 1, game: { public: { n: 3 }, private: { hand: ["mine"] } } }),
  }));
  connect();
  const looked = store.look(1);
  assert.equal(store.view.value.private, null);
  assert.deepEqual(store.moves.value, []);
  await looked;
  assert.deepEqual(store.view.value.private, { hand: ["mine"] });
  assert.equal(socket().sent.at(-1).seat, 1);
});

test("however often a lost line is tried, one socket is left, and none once the page has gone", () => {
  connect();
  socket().break();
  // A laptop that wakes is online again and looked at again; its owner presses the button as well.
  fire("online");
  fire("visibilitychange");
  store.line.retry();
  const standing = sockets.filter(({ readyState }) => readyState < 2);
  assert.equal(standing.length, 1);
  for (const one of standing) one.open();
  assert.equal(sockets.slice(1).flatMap(({ sent }) => sent).length, 1);
  store.close();
  assert.deepEqual(
    sockets.map(({ readyState }) => readyState),
    sockets.map(() => 3),
  );
});

test("what fails when a row is shown is noted; the rows behind it are shown, and a view fetched anew as well", async () => {
  const noted = mock.method(console, "error", () => {});
  mock.method(globalThis, "fetch", async () => ({ ok: true, status: 200, json: async () => view(9) }));
  connect();
  const stopListening = effect(() => {
    if (store.arrived.value?.seq === 4) throw new Error("a sound that cannot be played");
  });
  for (const seq of [4, 5, 6]) socket().say(batch(seq));
  await settle();
  assert.equal(store.snapshot.value.seq, 6);
  assert.equal(noted.mock.callCount(), 1);
  socket().say(batch(8));
  await settle();
  await settle();
  socket().say(batch(10));
  await settle();
  assert.equal(store.snapshot.value.seq, 10);
  stopListening();
});
