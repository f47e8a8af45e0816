/** The sea chart as numbers, read from the component data: harbours, routes, coasts, where names and ships stand. */
import { round, smooth } from "../../lib/curves.js";
import { keptFor } from "../../lib/kept.js";
import { factsOf } from "./facts.js";

/**
 * @import {Point} from "../../lib/curves.js"
 *
 * @typedef {object} Lane  A sea route, as it is drawn from a to b.
 * @property {string} a
 * @property {string} b
 * @property {Point[]} line
 * @property {string} path
 *
 * @typedef {object} Chart
 * @property {Map<string, Point>} harbours
 * @property {Lane[]} lanes
 * @property {string[]} coasts  outlines of the lands
 *
 * @typedef {{x: number, y: number, anchor: "start" | "middle" | "end"}} Spot  of a name
 */

export const WIDTH = 864;
export const HEIGHT = 540;
/** Pixels for a board unit at which names are just large enough to be read. */
export const READABLE = 0.7;

/** The same one for the same data. */
export const chartOf = keptFor(createChart);

/** @param {readonly [number, number]} point @returns {Point} */
const scaled = ([x, y]) => [round(x * WIDTH), round(y * HEIGHT)];

/** @param {any} components @returns {Chart} */
function createChart(components) {
  const facts = factsOf(components);
  const harbours = new Map([...facts.harbours].map(([id, { x, y }]) => [id, scaled([x, y])]));
  const at = (/** @type {string} */ id) => /** @type {Point} */ (harbours.get(id));
  const lanes = facts.routes.map(({ a, b, via = [] }) => {
    const line = [at(a), ...via.map(scaled), at(b)];
    return { a, b, line, path: smooth(line) };
  });
  const coasts = components.board.land.map((/** @type {{points: Point[]}} */ { points }) =>
    smooth(points.map(scaled), true),
  );
  return { harbours, lanes, coasts };
}

/**
 * The way along routes, as a ship sails it.
 * @param {Chart} chart @param {string} from @param {readonly string[]} path
 * @returns {Point[]}
 */
export function wayOf(chart, from, path) {
  /** @type {Point[]} */
  const way = [];
  let at = from;
  for (const to of path) {
    const lane = laneOf(chart, at, to);
    const start = /** @type {Point} */ (chart.harbours.get(at));
    const line = lane?.line ?? [start, /** @type {Point} */ (chart.harbours.get(to))];
    way.push(...(lane && lane.a !== at ? line.toReversed() : line));
    at = to;
  }
  return way;
}

/** @param {Chart} chart @param {string} from @param {string} to */
export const laneOf = ({ lanes }, from, to) =>
  lanes.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));

/** Where a name stands beside its harbour: the side, and how far; to the right where none is named. @type {Record<string, [Spot["anchor"], number, number]>} */
const NAMES = {
  venezia: ["start", 15, -2],
  zara: ["start", 13, -3],
  ancona: ["end", -14, 4],
  ragusa: ["start", 12, -6],
  bari: ["end", -13, 4],
  durazzo: ["start", 14, 4],
  corfu: ["end", -13, 6],
  messina: ["end", -16, -6],
  napoli: ["end", -14, 2],
  palermo: ["middle", -10, 21],
  tunisi: ["end", -14, 4],
  siracusa: ["end", -15, 8],
  tripoli: ["middle", -6, 24],
  modone: ["end", -10, 20],
  bengasi: ["middle", 0, 25],
  candia: ["middle", 0, 24],
  alessandria: ["middle", 0, 25],
  negroponte: ["end", -14, 6],
  salonicco: ["start", 16, -5],
  costantinopoli: ["start", 13, 14],
  chio: ["start", 15, 4],
  rodi: ["start", 14, 2],
  famagosta: ["middle", 0, 25],
  acri: ["start", 14, 6],
  beirut: ["start", 15, 4],
  varna: ["end", -14, -4],
  caffa: ["end", -14, 2],
  tana: ["end", -16, 2],
  trebisonda: ["middle", -2, 25],
  sinope: ["middle", 0, 24],
};

/** @param {string} id @param {Point} harbour @returns {Spot} */
export function nameSpot(id, [x, y]) {
  const [anchor, dx, dy] = NAMES[id] ?? ["start", 15, 4];
  return { x: x + dx, y: y + dy, anchor };
}

/**
 * Where each ship stands: beside its harbour, those that share one side by side.
 * @param {Chart} chart @param {readonly string[]} ships  harbours by seat
 * @returns {{seat: number, at: Point}[]} those farther north first, so that nearer ones cover them
 */
export function moorings(chart, ships) {
  return ships
    .map((harbour, seat) => {
      const sharing = ships.flatMap((other, i) => (other === harbour ? [i] : []));
      const [x, y] = chart.harbours.get(harbour) ?? [0, 0];
      const place = sharing.indexOf(seat) - (sharing.length - 1) / 2;
      return { seat, at: /** @type {Point} */ ([x + place * 26, y - 19 + Math.abs(place) * 4]) };
    })
    .sort((a, b) => a.at[1] - b.at[1]);
}
