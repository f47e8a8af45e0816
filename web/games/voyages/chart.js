/** The map as numbers: where places lie, how roads bend, where cards, tiles, posts and figures stand beside them. */
import { keptFor } from "../../lib/kept.js";
import { factsOf } from "./facts.js";

/**
 * @import {Point} from "../../lib/curves.js"
 * @import {Amounts, Node} from "./facts.js"
 *
 * @typedef {object} Place  A node with what stands around it.
 * @property {string} id
 * @property {Node["kind"]} kind
 * @property {Point} at
 * @property {{x: number, y: number, anchor: "start" | "middle" | "end"}} name
 * @property {Point} posts  middle of the row of posts
 * @property {Point} outpost
 * @property {Point[]} cards  middles of the city cards
 * @property {Point} feet  where the first figure stands
 *
 * @typedef {object} Way  A road as it is drawn.
 * @property {string} a
 * @property {string} b
 * @property {Amounts} cost
 * @property {string} path
 * @property {Point} middle
 * @property {boolean} sea
 *
 * @typedef {{places: Map<string, Place>, ways: Way[], spaces: Point[]}} Chart  spaces: of Beijing, best first
 */

export const WIDTH = 1144;
export const HEIGHT = 412;
/** Pixels for a unit at which everything can just be read. */
export const READABLE = 0.8;

/** By how much of its length a road bends to its left; by the ids of its ends. @type {Record<string, number>} */
const BENDS = {
  "venezia oasis_a": -0.2,
  "oasis_a moscow": -0.13,
  "moscow anxi": 0.1,
  "anxi karakorum": 0.14,
  "karakorum oasis_b": -0.1,
  "oasis_b oasis_c": -0.15,
  "oasis_c beijing": -0.27,
  "oasis_b oasis_d": 0.28,
  "oasis_d beijing": 0.12,
  "oasis_d lan_zhou": -0.21,
  "beijing xian": 0.23,
  "beijing oasis_j": -0.28,
  "venezia oasis_e": -0.18,
  "oasis_e samarcanda": 0.04,
  "oasis_e oasis_g": 0.19,
  "samarcanda oasis_f": -0.14,
  "oasis_f kashgar": 0.13,
  "kashgar lan_zhou": -0.15,
  "xian oasis_h": 0.15,
  "oasis_j sumatra": -0.23,
  "venezia alexandria": 0.24,
  "alexandria oasis_g": -0.18,
  "alexandria oasis_i": 0.17,
  "oasis_g ormuz": -0.16,
  "ormuz karachi": -0.13,
  "karachi oasis_h": -0.1,
  "oasis_h kochi": 0.17,
  "sumatra kochi": -0.17,
  "oasis_i adana": -0.1,
  "adana kochi": 0.18,
};
/** Roads that cross the water. */
const SEAWAYS = new Set(["venezia alexandria", "sumatra kochi", "adana kochi"]);

/** @typedef {[x: number, y: number, anchor: "start" | "middle" | "end"]} Name */

/**
 * What stands where around the places that we know, from the place's middle.
 * @type {Record<string, {name?: Name, posts?: Point, outpost?: Point, cards?: Point[], feet?: Point}>}
 */
const AROUND = {
  venezia: { name: [0, -27, "middle"], feet: [-48, 44] },
  moscow: { name: [24, -10, "start"], posts: [0, -32], outpost: [-50, 20], cards: [[0, 44]], feet: [42, 44] },
  anxi: { name: [0, 38, "middle"], posts: [0, -36] },
  karakorum: { name: [-22, -14, "end"], posts: [14, -32], outpost: [52, 20], cards: [[0, 44]] },
  beijing: { name: [-4, -31, "middle"], feet: [66, 48] },
  samarcanda: { name: [-24, 22, "end"], posts: [-4, -33], outpost: [42, -18], cards: [[30, 43]] },
  kashgar: { name: [24, -16, "start"], posts: [0, 37], feet: [-32, 34] },
  lan_zhou: { name: [24, 20, "start"], posts: [-16, -32], outpost: [37, -12], cards: [[0, 48]] },
  xian: { name: [-4, 40, "middle"], posts: [48, 2], feet: [-34, 14] },
  alexandria: {
    name: [24, 34, "start"],
    posts: [-62, -12],
    outpost: [38, 6],
    cards: [[-50, 42]],
    feet: [-26, -33],
  },
  ormuz: { name: [-27, 24, "end"], posts: [0, 36], feet: [34, 20] },
  karachi: { name: [2, 42, "middle"], posts: [10, -33], outpost: [39, -8], cards: [[-72, 36]] },
  sumatra: {
    name: [-31, 8, "end"],
    posts: [-24, -33],
    outpost: [38, -12],
    cards: [
      [-48, 48],
      [24, 48],
      [96, 48],
    ],
    feet: [74, 16],
  },
  adana: { name: [34, 18, "start"], posts: [0, 37], feet: [-34, 20] },
  kochi: { name: [2, 39, "middle"], posts: [-32, -32], feet: [36, 30] },
};
/** The same where nothing is known: places of a host's own map. @type {Record<string, Point>} */
const ELSEWHERE = { posts: [0, -34], outpost: [38, -12], card: [0, 45], feet: [28, 26] };

/** The same one for the same data. */
export const chartOf = keptFor(createChart);

/** @param {any} components @returns {Chart} */
function createChart(components) {
  const { nodes, roads, cityOf } = factsOf(components);
  const slots = [...cityOf.values()];
  const places = new Map([...nodes.values()].map((node) => [node.id, placeOf(node, slots)]));
  const [x, y] = [...places.values()].find(({ kind }) => kind === "beijing")?.at ?? [0, 0];
  return {
    places,
    ways: roads.map((road) => wayOf(road, places)),
    spaces: components.scoring.beijing.map((/** @type {number} */ _, /** @type {number} */ i) => [
      x + 44 + 27 * (i % 2),
      y - 33 + 29 * Math.floor(i / 2),
    ]),
  };
}

/** @param {Node} node @param {string[]} slots  the city of each card @returns {Place} */
function placeOf({ id, kind, x, y }, slots) {
  const at = /** @type {Point} */ ([44 + x * 1056, 36 + y * 350]);
  const around = AROUND[id] ?? {};
  const [nx, ny, anchor] = around.name ?? /** @type {Name} */ ([0, 38, "middle"]);
  const beside = (/** @type {Point} */ [dx, dy]) => /** @type {Point} */ ([at[0] + dx, at[1] + dy]);
  const cards = slots
    .filter((city) => city === id)
    .map((_, i) => beside(around.cards?.[i] ?? [ELSEWHERE.card[0] + 72 * i, ELSEWHERE.card[1]]));
  return {
    id,
    kind,
    at,
    name: { x: at[0] + nx, y: at[1] + ny, anchor },
    posts: beside(around.posts ?? ELSEWHERE.posts),
    outpost: beside(around.outpost ?? ELSEWHERE.outpost),
    cards,
    feet: beside(around.feet ?? (kind === "oasis" ? [14, 12] : ELSEWHERE.feet)),
  };
}

/** @param {import("./facts.js").Road} road @param {Map<string, Place>} places @returns {Way} */
function wayOf({ a, b, cost }, places) {
  const [[x0, y0], [x1, y1]] = [a, b].map((id) => places.get(id)?.at ?? [0, 0]);
  const bend = BENDS[`${a} ${b}`] ?? 0.12;
  const [cx, cy] = [(x0 + x1) / 2 - bend * (y1 - y0), (y0 + y1) / 2 + bend * (x1 - x0)];
  return {
    a,
    b,
    cost,
    path: `M${x0.toFixed(1)} ${y0.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}`,
    middle: [(x0 + x1 + 2 * cx) / 4, (y0 + y1 + 2 * cy) / 4],
    sea: SEAWAYS.has(`${a} ${b}`),
  };
}

/** How a step is drawn: along the road, or straight where none is (a jump). @param {Chart} chart @param {string} from @param {string} to */
export function stepPath({ ways, places }, from, to) {
  const way = ways.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (way) return way.path;
  const [p, q] = [from, to].map((id) => places.get(id)?.at ?? [0, 0]);
  return `M${p.join(" ")}L${q.join(" ")}`;
}

/**
 * Where each figure stands; several in one place side by side.
 * @param {Chart} chart
 * @param {{figures: string[]}[]} seats
 * @returns {{seat: number, figure: number, node: string, at: Point}[]}
 */
export function standings({ places }, seats) {
  /** @type {Map<string, number>} */
  const there = new Map();
  return seats.flatMap(({ figures }, seat) =>
    figures.map((node, figure) => {
      const place = there.get(node) ?? 0;
      there.set(node, place + 1);
      const [x, y] = places.get(node)?.feet ?? [0, 0];
      return { seat, figure, node, at: /** @type {Point} */ ([x + place * 19, y + (place % 2 ? 4 : 0)]) };
    }),
  );
}

/** Places of so many posts in a row. @param {Point} middle @param {number} count @returns {Point[]} */
export const rowOf = ([x, y], count) =>
  Array.from({ length: count }, (_, i) => [x + (i - (count - 1) / 2) * 22, y]);

/** Where the pennant of a goal flies, from the place's middle: to the left above it. */
export const FLAG = { x: -25, y: -40, right: -6 };

/** The posts of a place, to the right of its flag where that would be hidden. @param {Place} place @param {number} count @param {boolean} flagged @returns {Point[]} */
export function postsOf({ at, posts }, count, flagged) {
  const row = rowOf(posts, count);
  if (!flagged || !count || posts[1] > at[1] - 24) return row;
  const hidden = at[0] + FLAG.right + 14 - row[0][0];
  return row.map(([x, y]) => [x + Math.max(0, hidden), y]);
}
