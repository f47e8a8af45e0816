/** Looking back: what is kept, and what is refused. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { signal } from "@preact/signals-core";
import { settle } from "./small-page.js";

const { createReplay } = await import("../table/replay.js");

/** Positions that the house was asked for, as "row?seat". @type {string[]} */
let asked;
/** What the house answers instead of any position. @type {any} */
let refusal;
/** @type {any} */
let store;
/** @type {ReturnType<typeof createReplay>} */
let replay;

beforeEach(async () => {
  asked = [];
  refusal = null;
  const log = Array.from({ length: 101 }, (_, seq) => ({ seq, kind: "move", seat: 0, events: [] }));
  const refused = signal(/** @type {any} */ (null));
  store = {
    seat: signal(0),
    table: signal({ id: "t1" }),
    snapshot: signal({ seq: 100, log, complete: true }),
    refusal: refused,
    deny: (/** @type {any} */ why) => {
      refused.value = why;
    },
  };
  mock.method(globalThis, "fetch", async (/** @type {string} */ path) => {
    const [, seq, seat] = /** @type {string[]} */ (path.match(/at\/(\d+)\?seat=(\d)/));
    asked.push(`${seq}?${seat}`);
    if (refusal) return refusal;
    return { ok: true, status: 200, json: async () => ({ seq: Number(seq), seat: Number(seat), game: {} }) };
  });
  replay = createReplay(store);
  await replay.start();
});
afterEach(() => {
  replay.stop();
  mock.restoreAll();
});

/** From now on the house has had enough. */
function enough() {
  refusal = {
    ok: false,
    status: 429,
    json: async () => ({ code: "too_many", params: { seconds: 9 } }),
  };
}

/** @param {number} seq */
async function go(seq) {
  await replay.go(seq);
  await settle();
}

test("of a long game the last positions are kept, not every one", async () => {
  for (let seq = 1; seq <= 100; seq++) await go(seq);
  asked.length = 0;
  await go(60);
  assert.equal(asked.length, 0);
  await go(1);
  assert.ok(asked.includes("1?0"));
});

test("where a position is refused the row stays with the board, the refusal is told, and the next try counts", async () => {
  await go(3);
  enough();
  replay.run(true);
  await go(50);
  assert.deepEqual([replay.at.value, replay.row.value?.seq, replay.playing.value], [3, 3, false]);
  assert.equal(store.refusal.value.code, "too_many");
  refusal = null;
  await go(50);
  assert.deepEqual([replay.at.value, store.refusal.value], [50, null]);
});

test("playing stops where the next position is refused", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  await go(3);
  enough();
  replay.run(true);
  // The next four positions came ahead; the one after them does not.
  for (let turn = 0; turn < 10; turn++) {
    mock.timers.tick(1400);
    await settle();
  }
  assert.deepEqual([replay.playing.value, replay.row.value?.seq], [false, 7]);
  mock.timers.reset();
});

test("other eyes that are refused do not open: whose eyes are named is whose position is shown", async () => {
  await go(3);
  enough();
  await replay.look(1);
  assert.equal(replay.eyes.value, 0);
  refusal = null;
  await replay.look(1);
  assert.deepEqual([replay.eyes.value, asked.at(-1)?.endsWith("?1")], [1, true]);
});

test("a beginning that is refused is told", async () => {
  replay.stop();
  enough();
  await replay.start(90);
  assert.deepEqual([replay.on.value, store.refusal.value.code], [false, "too_many"]);
});
