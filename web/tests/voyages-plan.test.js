/** What a plan in Voyages is sent as, what ends a turn by itself, and where things stand on the map. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { signal } from "@preact/signals-core";
import { bar } from "../games/voyages/bar.js";
import { CityCardDrawn } from "../games/voyages/cards.js";
import { chartOf, FLAG, HEIGHT, postsOf, rowOf, standings, stepPath, WIDTH } from "../games/voyages/chart.js";
import { byDie, factsOf, missingFor, slotsOf } from "../games/voyages/facts.js";
import { bonusLeft, moveOf, planOf } from "../games/voyages/plan.js";
import {
  movingFigure,
  nextNodes,
  pressContract,
  pressDie,
  pressNode,
  pressSpace,
  stepBack,
} from "../games/voyages/touch.js";
import { html } from "../lib/html.js";
import { elements } from "./reading-vnodes.js";

/** @import {Move, Preview, Refusal, Template} from "../lib/protocol.js" */

const components = JSON.parse(
  readFileSync(new URL("../../server/rules/voyages/components.json", import.meta.url), "utf8"),
);

/** In units of the map: the width of a city card, and half that of a post. */
const [CARD, POST] = [66, 12];

const OWN = { dice: { "blue-1": 4, "blue-2": 2 }, contracts: [], figures: ["venezia"], pending: null };
/** @type {Template[]} */
const TURN = [
  { cmd: "place", fixed: { space: "bazaar_pepper" }, stepwise: true },
  { cmd: "place", fixed: { space: "contracts" }, stepwise: true },
  { cmd: "place", fixed: { space: "travel" }, stepwise: true },
  { cmd: "place", fixed: { space: "khan" }, stepwise: true, tells: { needed: 3 } },
  { cmd: "place", fixed: { space: "take5" }, refused: { code: "not_enough_coins", params: {} } },
  { cmd: "end_turn", refused: { code: "must_act", params: {} } },
];

/**
 * A table as a screen sees it, whose server answers by `answer`.
 * @param {{moves?: Template[], own?: any, answer?: (move: Move) => Preview}} [how]
 */
function table({ moves = TURN, own = OWN, answer = () => ({}) } = {}) {
  /** @type {Refusal[]} */
  const refused = [];
  /** @type {Move[]} */
  const sent = [];
  const ctx = /** @type {any} */ ({
    components,
    moves: signal(moves),
    seat: signal(0),
    stamp: signal("a"),
    replaying: signal(false),
    pending: signal([]),
    line: signal("online"),
    view: signal({
      public: { round: 1, phase: "turns", active: 0, main_done: false, seats: [own], spaces: {}, row: [] },
    }),
    preview: (/** @type {Move} */ move) => Promise.resolve(answer(move)),
    send: (/** @type {Move} */ move) => sent.push(move),
    refuse: (/** @type {Refusal} */ refusal) => refused.push(refusal),
    calm() {},
  });
  return { ctx, refused, sent, plan: planOf(ctx) };
}

/** Lets answers come in. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("dice and a cell of the bazaar are one command", async () => {
  const { ctx, plan } = table();
  pressDie(ctx, "blue-1");
  await pressSpace(ctx, { space: "bazaar_pepper", slot: null }, { row: 3 });
  assert.deepEqual(plan.move.value, { cmd: "place", space: "bazaar_pepper", dice: ["blue-1"], row: 3 });
  await pressSpace(ctx, { space: "bazaar_pepper", slot: null }, { row: 3 });
  assert.equal(plan.move.value, null, "touched again it is put back");
});

test("what the server refuses is said and changes nothing", async () => {
  const no = { code: "row_too_high", params: { most: 2 } };
  const { ctx, plan, refused } = table({ answer: (move) => (move.row === 6 ? { refused: no } : {}) });
  pressDie(ctx, "blue-2");
  await pressSpace(ctx, { space: "bazaar_pepper", slot: null }, { row: 6 });
  assert.deepEqual(refused, [no]);
  assert.equal(plan.draft.value.target, null);
  await pressSpace(ctx, { space: "take5", slot: null });
  assert.equal(refused[1].code, "not_enough_coins");
});

/** @param {number} figure @param {string[]} nodes */
const path = (figure, ...nodes) => ({ figure, nodes });

/**
 * A server that has any path go on, the last one first, or a figure begin that has not moved yet, while steps
 * are left.
 * @param {number} most @param {Record<string, string[]>} roads @returns {(move: Move) => Preview}
 */
const guiding =
  (most, roads) =>
  (/** @type {Move} */ { paths = [] }) => {
    const begun = paths.map((/** @type {any} */ { figure }) => figure);
    const steps = paths.flatMap((/** @type {any} */ { nodes }) => nodes).length;
    const on = paths
      .toReversed()
      .flatMap((/** @type {any} */ one) =>
        roads[one.nodes.at(-1)].map((node) => [
          ...paths.filter((/** @type {any} */ other) => other !== one),
          path(one.figure, ...one.nodes, node),
        ]),
      );
    const anew = ["venezia", "sumatra"].flatMap((at, figure) =>
      begun.includes(figure) ? [] : roads[at].map((node) => [...paths, path(figure, node)]),
    );
    return { complete: steps > 0, ...(steps < most ? { values: { paths: [...on, ...anew] } } : {}) };
  };

const ROADS = {
  venezia: ["oasis_a"],
  oasis_a: ["moscow"],
  moscow: ["anxi"],
  sumatra: ["kochi"],
  kochi: ["adana"],
};

/** The journey of two figures, as a journey and as a bonus. @param {number} most */
function journeys(most) {
  const two = { ...OWN, figures: ["venezia", "sumatra"] };
  const pending = { kind: "move", n: most, source: "start_3", contract: null, city: null };
  const answer = guiding(most, ROADS);
  const bonus = table({ own: { ...two, pending }, moves: [{ cmd: "resolve", stepwise: true }], answer });
  const journey = table({ own: two, answer });
  journey.plan.change({ dice: ["blue-1", "blue-2"], target: { space: "travel", slot: null } });
  for (const { ctx } of [journey, bonus]) {
    ctx.t = Object.assign((/** @type {string} */ key) => key, { rich: (/** @type {string} */ key) => key });
    ctx.layout = signal("phone");
  }
  return [journey, bonus];
}

/** @param {any} ctx */
async function turnToOther(ctx) {
  bar(ctx)
    .actions.find(({ key }) => key === "other-figure")
    ?.run();
  await settled();
}

test("of two figures either goes wherever it can, in a journey and by a bonus", async () => {
  for (const { ctx, plan } of journeys(3)) {
    await settled();
    assert.deepEqual([...nextNodes(ctx).keys()], ["oasis_a", "kochi"]);
    pressNode(ctx, "oasis_a");
    await settled();
    pressNode(ctx, "kochi");
    await settled();
    assert.deepEqual([...nextNodes(ctx).keys()], ["adana", "moscow"], "either goes on");
    pressNode(ctx, "moscow");
    await settled();
    assert.deepEqual(plan.ready.value?.paths, [path(1, "kochi"), path(0, "oasis_a", "moscow")]);
    stepBack(ctx);
    assert.deepEqual(plan.move.value?.paths, [path(1, "kochi"), path(0, "oasis_a")]);
  }
});

test("of two figures the other may take its way back, or go in the first one's stead", async () => {
  for (const { ctx, plan } of journeys(1)) {
    await settled();
    await turnToOther(ctx);
    assert.equal(movingFigure(ctx), 1);
    pressNode(ctx, "kochi");
    await settled();
    assert.deepEqual([...nextNodes(ctx).keys()], [], "there is no step left");
    await turnToOther(ctx);
    assert.equal(plan.move.value?.paths, undefined);
    assert.deepEqual([...nextNodes(ctx).keys()], ["oasis_a", "kochi"]);
  }
  for (const { ctx, plan } of journeys(2)) {
    plan.change({ fields: { paths: [path(0, "oasis_a"), path(1, "kochi")] }, figure: 1 });
    await settled();
    await turnToOther(ctx);
    stepBack(ctx);
    assert.deepEqual(plan.move.value?.paths, [path(1, "kochi")]);
  }
});

test("figures in one place need not be told apart", async () => {
  const { ctx } = table({ own: { ...OWN, figures: ["venezia", "venezia"] } });
  ctx.t = Object.assign((/** @type {string} */ key) => key, { rich: (/** @type {string} */ key) => key });
  ctx.layout = signal("desktop");
  planOf(ctx).change({ dice: ["blue-1", "blue-2"], target: { space: "travel", slot: null } });
  await settled();
  assert.ok(!bar(ctx).actions.some(({ key }) => key === "other-figure"));
});

test("contracts are taken and put back one by one", async () => {
  const { ctx, plan } = table();
  pressDie(ctx, "blue-1");
  pressContract(ctx, "con_01");
  await settled();
  pressContract(ctx, "con_02");
  await settled();
  assert.deepEqual(plan.move.value?.take, ["con_01", "con_02"]);
  pressContract(ctx, "con_01");
  await settled();
  assert.deepEqual(plan.move.value?.take, ["con_02"]);
});

test("a way grows place by place and shrinks again", async () => {
  const ways = [[{ figure: 0, nodes: ["oasis_a"] }], [{ figure: 0, nodes: ["alexandria"] }]];
  const { ctx, plan } = table({
    answer: (move) => (move.paths ? { complete: true } : { values: { paths: ways } }),
  });
  plan.change({ dice: ["blue-1", "blue-2"] });
  await pressSpace(ctx, { space: "travel", slot: null });
  await settled();
  assert.deepEqual([...nextNodes(ctx).keys()], ["oasis_a", "alexandria"]);
  pressNode(ctx, "alexandria");
  await settled();
  assert.deepEqual(plan.ready.value?.paths, ways[1]);
  stepBack(ctx);
  assert.equal(plan.move.value?.paths, undefined);
});

test("who sets dice is not asked where one value alone makes sense", () => {
  const { ctx } = table({ own: { ...OWN, dice: { "blue-1": null, "blue-2": null } } });
  const draft = { dice: ["blue-1"], fields: {}, figure: 0 };
  const at = (/** @type {string} */ space, /** @type {any} */ fields = {}) =>
    moveOf(ctx, "turn", { ...draft, fields, target: { space, slot: null } })?.values;
  assert.deepEqual(at("take5"), [1]);
  assert.deepEqual(at("khan"), [3]);
  assert.deepEqual(at("bazaar_pepper", { row: 5 }), [5]);
  assert.equal(at("contracts"), undefined);
});

test("who sets dice is told to set them before anything that hangs on their values", async () => {
  const { ctx, plan } = table({
    own: { ...OWN, dice: { "blue-1": null, "blue-2": null } },
    answer: ({ values }) => {
      /** @type {Record<string, any[]>} */
      const open = values ? { paths: [[path(0, "oasis_a")]] } : { values: [[1], [2]] };
      return { values: open };
    },
  });
  ctx.t = Object.assign((/** @type {string} */ key) => key, {
    rich: (/** @type {string} */ _, /** @type {any} */ { what }) => what,
  });
  ctx.layout = signal("desktop");
  plan.change({ dice: ["blue-1", "blue-2"], target: { space: "travel", slot: null } });
  await settled();
  assert.equal(bar(ctx).may, "values");
  plan.change({ fields: { values: [2, 2] } });
  await settled();
  assert.equal(bar(ctx).may, "way");
});

test("whatever bonus action is still possible keeps a turn open", () => {
  /** @type {Template[]} */
  const bare = [{ cmd: "end_turn" }, { cmd: "reroll", refused: { code: "not_enough_camels" } }];
  assert.equal(bonusLeft(bare), false);
  for (const cmd of ["money_bag", "complete_contract", "reroll", "adjust", "buy_black_die"])
    assert.equal(bonusLeft([...bare, { cmd }]), true, cmd);
});

test("a turn in which nothing is left ends by itself, once for a position", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { ctx, sent } = table({ moves: [{ cmd: "end_turn" }] });
  context.mock.timers.tick(2000);
  assert.deepEqual(sent, [{ cmd: "end_turn" }]);
  ctx.moves.value = [{ cmd: "end_turn" }];
  context.mock.timers.tick(2000);
  assert.equal(sent.length, 1, "after it was taken back it stays open");
});

test("everything on the map lies on the map", () => {
  const { places, ways, spaces } = chartOf(components);
  const points = [...places.values()].flatMap(({ at, posts, outpost, cards, feet }) => [
    ...[at, posts, outpost, feet],
    ...cards,
  ]);
  for (const [x, y] of [...points, ...spaces, ...ways.map(({ middle }) => middle)])
    assert.ok(x > 10 && x < WIDTH - 10 && y > 10 && y < HEIGHT - 10, `${x} ${y}`);
  assert.equal(ways.length, components.map.roads.length);
  assert.equal(places.get("sumatra")?.cards.length, 3);
});

test("figures in one place stand side by side, and a jump is drawn straight", () => {
  const chart = chartOf(components);
  const [a, b] = standings(chart, [{ figures: ["venezia"] }, { figures: ["venezia"] }]);
  assert.notDeepEqual(a.at, b.at);
  assert.match(stepPath(chart, "oasis_a", "oasis_j"), /^M[\d. ]+L/);
  assert.match(stepPath(chart, "oasis_a", "venezia"), /Q/);
  assert.equal(rowOf([100, 10], 2)[0][0] + rowOf([100, 10], 2)[1][0], 200);
});

test("posts above a goal stand clear of its flag, however many there are", () => {
  for (const place of chartOf(components).places.values()) {
    if (place.kind !== "small" && place.kind !== "large") continue;
    for (const count of [1, 2, 3, 4]) {
      const row = postsOf(place, count, true);
      assert.equal(row.length, count);
      const [left, y] = row[0];
      const above = y < place.at[1] - 24;
      assert.ok(!above || left - POST >= place.at[0] + FLAG.right, `${place.id} ${count}`);
      assert.ok(row.at(-1)?.[0] !== undefined && row[count - 1][0] < WIDTH - 10, place.id);
      assert.deepEqual(postsOf(place, count, false), rowOf(place.posts, count));
    }
  }
});

test("what a city card brings stays within the card", () => {
  for (const card of factsOf(components).cards.values()) {
    const drawn = elements(html`<${CityCardDrawn} card=${card} />`);
    const ends = drawn.flatMap(({ type, props }) => {
      if (type === "text" && props["font-size"]) {
        const half = (String(props.children).length * props["font-size"] * 0.62) / 2;
        return [props.x - half, props.x + half];
      }
      if (props?.class !== "vo-sign") return [];
      const [, x, size] = /translate\((-?[\d.]+) .*scale\(([\d.]+)\)/.exec(props.transform) ?? [];
      return [Number(x) - 12 * Number(size), Number(x) + 12 * Number(size)];
    });
    assert.ok(ends.length > 0, card.id);
    assert.ok(Math.min(...ends) >= -CARD / 2 && Math.max(...ends) <= CARD / 2, `${card.id} ${ends}`);
  }
});

test("the data is read by ids, values of dice together, and what is missing", () => {
  const { cards, goods } = factsOf(components);
  assert.deepEqual(goods, ["pepper", "silk", "gold"]);
  assert.deepEqual(
    byDie(cards.get("cc_silk_die")?.table ?? []).map(({ values }) => values),
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  );
  assert.deepEqual(slotsOf(components, "sumatra").length, 3);
  assert.deepEqual(missingFor({ camel: 2, gold: 1 }, { camel: 3, gold: 0 }), { gold: 1 });
});
