/** The board as numbers, read from components.json: where spaces lie, how the road runs, where pieces stand. */
import { keptFor } from "../../lib/kept.js";
import { beside, HEIGHT, sampled, WIDTH } from "./geometry.js";

/**
 * @import {Point} from "./geometry.js"
 *
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 *
 * @typedef {object} Space
 * @property {number} index
 * @property {Record<string, string>} name
 * @property {"start" | "field" | "stage_end" | "goal"} kind
 * @property {1 | 2} leg
 * @property {{type: string, count: number} | null} requirement
 * @property {number | null} score
 * @property {number} chest
 *
 * @typedef {object} Chart
 * @property {Space[]} spaces
 * @property {Point[]} centres
 * @property {Point[]} road
 * @property {number} town  the space at the end of the first leg, the only one that holds many figures
 * @property {Point[][]} gilded  stretches of the road that score
 */

/** Points of the road between two spaces. */
const STEPS = 12;
/** How far below a space's middle a figure stands. */
export const FEET = 26;

/** The same one for the same data. */
export const chartOf = keptFor(createChart);

/** @param {any} components @returns {Chart} */
function createChart({ board }) {
  /** @type {(Space & {x: number, y: number})[]} */
  const spaces = board.spaces;
  const centres = spaces.map(({ x, y }) => /** @type {Point} */ ([x * WIDTH, y * HEIGHT]));
  const road = sampled(centres, STEPS);
  const gilded = [1, 2].flatMap((leg) => {
    const scoring = spaces
      .filter((space) => space.leg === leg && space.score !== null)
      .map(({ index }) => index);
    return scoring.length ? [stretch(road, scoring[0], scoring[scoring.length - 1])] : [];
  });
  return { spaces, centres, road, town: board.stage_end, gilded };
}

/** The road from one space to another. @param {readonly Point[]} road @param {number} from @param {number} to @returns {Point[]} */
export const stretch = (road, from, to) => road.slice(from * STEPS, to * STEPS + 1);

/** Radius of a space. @param {Space} space */
export const radius = ({ kind }) => (kind === "field" ? 38 : 42);

/**
 * Where a figure stands.
 * @param {Chart} chart
 * @param {number} space
 * @param {number} [place] its place among those that share the space
 * @param {number} [count] how many share it
 * @returns {Point}
 */
export function standing(chart, space, place = 0, count = 1) {
  const [x, y] = chart.centres[space];
  if (count === 1) return [x, y + FEET];
  // Side by side in front of the town, which lies west of its space.
  return [x - place * 47, y + 15 + (place % 2 ? -5 : 1)];
}

/**
 * Where each figure stands.
 * @param {Chart} chart
 * @param {Record<string, {seat: number, space: number}>} figures
 * @returns {{colour: string, seat: number, space: number, at: Point}[]} those farther north first, so that nearer ones cover them
 */
export function standings(chart, figures) {
  const entries = Object.entries(figures);
  return entries
    .map(([colour, { seat, space }]) => {
      const sharing = entries.filter(([, other]) => other.space === space).map(([name]) => name);
      return { colour, seat, space, at: standing(chart, space, sharing.indexOf(colour), sharing.length) };
    })
    .sort((a, b) => a.at[1] - b.at[1]);
}

/**
 * The side of the road for an arc: around the outside of a bend, else the one wished for.
 * @param {Chart} chart
 * @param {number} from @param {number} to
 * @param {1 | -1} wished
 * @returns {1 | -1}
 */
export function sideOf({ road }, from, to, wished) {
  const way = stretch(road, from, to);
  const heading = (/** @type {number} */ i) =>
    Math.atan2(way[i + 1][1] - way[i][1], way[i + 1][0] - way[i][0]);
  let turned = 0;
  for (let i = 1; i < way.length - 1; i++) {
    const bend = heading(i) - heading(i - 1);
    turned += Math.atan2(Math.sin(bend), Math.cos(bend));
  }
  return Math.abs(turned) < 1.7 ? wished : turned > 0 ? 1 : -1;
}

/**
 * An arc from one space to another beside the road, leaving both spaces free.
 * @param {Chart} chart
 * @param {number} from @param {number} to
 * @param {1 | -1} side  left or right of the way walked
 * @param {number} further  away from the road
 * @returns {{line: Point[], tip: Point, angle: number}} angle of the arrow's head in degrees
 */
export function arc(chart, from, to, side, further) {
  const way = stretch(chart.road, from, to);
  const bulge = further + 50 + Math.min(12, (to - from) * 3);
  const curve = beside(
    way,
    (share) => side * (34 + further + (bulge - 34 - further) * Math.sin(Math.PI * share) ** 0.6),
  );
  const gap = (/** @type {Point} */ point, /** @type {number} */ space) =>
    Math.hypot(point[0] - chart.centres[space][0], point[1] - chart.centres[space][1]);
  const line = curve.filter(
    (point) =>
      gap(point, from) > radius(chart.spaces[from]) + 6 && gap(point, to) > radius(chart.spaces[to]) + 12,
  );
  const tip = line[line.length - 1] ?? curve[curve.length - 1];
  const target = chart.centres[to];
  const aim = Math.atan2(target[1] - tip[1], target[0] - tip[0]);
  const last = line[line.length - 3] ?? curve[0];
  const run = Math.atan2(tip[1] - last[1], tip[0] - last[0]);
  return { line, tip, angle: ((aim + run) / 2) * (180 / Math.PI) };
}
