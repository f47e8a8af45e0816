/** What Felinia's screen reckons from the open table: ships in order, what is missing, groups, tiles, kingdoms, the map. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { chartOf } from "../games/felinia/geometry.js";
import { collection, completing, groupsOf, groupWorth, inPort, kingdoms } from "../games/felinia/outlook.js";
import { componentsOf } from "./rulebooks.js";

const components = componentsOf("felinia");

const NONE = { glassware: 0, clocks: 0, wines: 0, books: 0, clothes: 0 };

/** @param {Record<string, any>} own @param {Record<string, any>} [more] */
const table = (own, more = {}) => ({
  components,
  seat: { value: 0 },
  view: {
    value: {
      public: {
        phase: "trading",
        queue: [],
        due: ["s0530"],
        berths: [
          { ship: "s0830", seats: [null] },
          { ship: "s0530", seats: [1, null] },
          null,
          { ship: "s0500", seats: [1] },
        ],
        seats: [{ coins: 0, goods: NONE, ...own }],
        ...more,
      },
    },
  },
});

test("ships stand in the order of their departure, whatever their berths", () => {
  const ships = inPort(table({}));
  assert.deepEqual(
    ships.map(({ ship, berth, free, due }) => [ship.id, berth, free, due]),
    [
      ["s0500", 3, 0, false],
      ["s0530", 1, 1, true],
      ["s0830", 0, 1, false],
    ],
  );
});

test("each says what the reader misses, and when they have it all", () => {
  const [full, cheetah, tiger] = inPort(table({ goods: { ...NONE, glassware: 2, wines: 1 } }));
  assert.deepEqual(full.missing, { clocks: 2 });
  assert.deepEqual([cheetah.missing, cheetah.short, cheetah.ready], [{}, 0, true]);
  assert.deepEqual([tiger.missing, tiger.short, tiger.ready], [{ wines: 1 }, 1, false]);
});

test("a good completes a ship where nothing else is missing, coins and places neither", () => {
  const hours = (/** @type {any} */ own, /** @type {string} */ kind) =>
    completing(inPort(table(own)), kind).map(({ ship }) => ship.id);
  assert.deepEqual(hours({ coins: 1, goods: { ...NONE, wines: 1, glassware: 1 } }, "wines"), ["s0830"]);
  assert.deepEqual(hours({ coins: 0, goods: { ...NONE, wines: 1, glassware: 1 } }, "wines"), []);
  assert.deepEqual(hours({ coins: 0, goods: { ...NONE, wines: 1, glassware: 1 } }, "glassware"), ["s0530"]);
  assert.deepEqual(hours({ coins: 6, goods: { ...NONE, clocks: 1 } }, "clocks"), [], "the 5:00 is full");
});

test("merchants stand together over borders, also those of countries", () => {
  const board = components.boards.basic;
  const across = board.borders.find(
    (/** @type {[string, string]} */ [a, b]) =>
      a.split("_")[1] !== b.split("_")[1] && /_p\d/.test(a) && /_p\d/.test(b),
  );
  const groups = groupsOf(board, {
    [across[0]]: { merchant: 1 },
    [across[1]]: { merchant: 1 },
    b_lynx_p1: { merchant: 0 },
    b_lynx_p2: { merchant: null },
  });
  assert.deepEqual(groups.map(({ seat, members }) => [seat, members.length]).sort(), [
    [0, 1],
    [1, 2],
  ]);
  assert.deepEqual(
    [1, 2, 3, 7].map((size) => groupWorth(components, size)),
    [1, 2, 3, 3],
  );
});

test("who stands alone may be worth more by a special tile", () => {
  assert.deepEqual(
    [1, 2].map((size) => groupWorth(components, size, ["sp_caravan", "sp_lone_merchant"])),
    [2, 2],
  );
});

test("tiles are worth as much as there are of them, to their cap, bonus tiles counted in", () => {
  const tiles = ["tt_tiger_1", "tt_tiger_2", "tt_tiger_3", "tt_lion_4", "tt_cheetah_1"];
  const bonus = ["bt_cheetah_extra", "bt_tiger_plus"];
  assert.deepEqual(collection(components, { tiles, bonus }), [
    { type: "cheetah", n: 2, each: 2, plus: false },
    { type: "tiger", n: 4, each: 3, plus: true },
  ]);
});

test("kingdoms tell what is hidden and what is left", () => {
  const provinces = Object.fromEntries(
    components.boards.basic.provinces
      .filter((/** @type {any} */ { kind }) => kind === "post")
      .map((/** @type {any} */ { id }) => [id, { tile: null, face_down: false, merchant: 2 }]),
  );
  provinces.b_lion_p1 = { tile: null, face_down: true, merchant: null };
  provinces.b_lion_p2 = { tile: "tt_lion_1", face_down: false, merchant: null };
  const lion = kingdoms(components, { rules: "basic", provinces }).find(({ country }) => country === "lion");
  assert.deepEqual([lion?.hidden, lion?.open], [1, 1]);
  assert.equal(lion?.summary.length, 4);
});

test("hexagons that the data calls neighbours meet, and every province has its place", () => {
  for (const [rules, { provinces, borders }] of /** @type {[string, any][]} */ (
    Object.entries(components.boards)
  )) {
    const chart = chartOf(components, rules);
    assert.equal(chart.provinces.length, provinces.length);
    for (const [a, b] of borders) {
      const [[ax, ay], [bx, by]] = [a, b].map((id) => /** @type {any} */ (chart.by.get(id)).at);
      const gap = Math.hypot(ax - bx, ay - by);
      assert.ok(Math.abs(gap - 41 * Math.sqrt(3)) < 2, `${a} ${b}: ${gap}`);
    }
    for (const { at } of chart.provinces)
      assert.ok(at[0] > 0 && at[1] > 0 && at[0] < chart.width && at[1] < chart.height);
    assert.ok(chart.coast && chart.frontiers && chart.inner);
  }
});
