/** Where a box beside a space hides least. */
import { radius } from "./chart.js";

/**
 * @import {Box, Chart} from "./chart.js"
 * @import {Point} from "./geometry.js"
 *
 * @typedef {object} Around  What is near, in board units.
 * @property {readonly Point[]} figures  where they stand
 * @property {readonly Point[]} tips  of arrows
 * @property {readonly Box[]} names
 * @property {readonly Box[]} taken  other boxes
 * @property {Box} within  the part of the board that is looked at
 *
 * @typedef {{x: number, y: number, side: "right" | "left" | "below" | "above"}} Place  the box's left top corner
 */

/**
 * @param {Chart} chart
 * @param {number} space
 * @param {[number, number]} size  of the box
 * @param {Around} around
 * @returns {Place}
 */
export function besides(chart, space, [width, height], around) {
  const [cx, cy] = chart.centres[space];
  const away = radius(chart.spaces[space]) + 20;
  /** @type {(Place & {cost: number})[]} */
  const places = [0.25, 0.5, 0.75, 0.08, 0.92].flatMap((shift) => [
    { x: cx + away, y: cy - height * shift, side: "right", cost: 0 },
    { x: cx - away - width, y: cy - height * shift, side: "left", cost: 0.2 },
    { x: cx - width * shift, y: cy + away + 14, side: "below", cost: 0.4 },
    { x: cx - width * shift, y: cy - away - height - 26, side: "above", cost: 0.4 },
  ]);
  for (const place of places) {
    const sideways = place.side === "left" || place.side === "right";
    const askew = Math.abs(sideways ? place.y + height / 2 - cy : place.x + width / 2 - cx);
    const box = /** @type {Box} */ ([place.x, place.y, place.x + width, place.y + height]);
    place.cost += askew / 400 + hidden(chart, space, box, around);
  }
  return places.reduce((best, place) => (place.cost < best.cost ? place : best));
}

/**
 * How much a box would hide, and how far it would stand out of sight.
 * @param {Chart} chart
 * @param {number} space  the one it stands beside
 * @param {Box} box
 * @param {Around} around
 */
function hidden(chart, space, box, { figures, tips, names, taken, within }) {
  const [left, top, right, bottom] = box;
  const covers = (/** @type {Point} */ [x, y], /** @type {number} */ reach) =>
    x + reach > left && x - reach < right && y + reach > top && y - reach < bottom;
  const meets = (/** @type {Box} */ other) =>
    other[0] < right && other[2] > left && other[1] < bottom && other[3] > top;
  const out =
    Math.max(0, within[0] - left, right - within[2]) + Math.max(0, within[1] - top, bottom - within[3]);
  // Spaces that come next matter more than those far away or behind.
  const ahead = (/** @type {number} */ i) => i > space && i <= space + 3;
  const spaces = chart.centres.flatMap((centre, i) =>
    i !== space && covers(centre, 36) ? [ahead(i) ? 4 : 0.8] : [],
  );
  return (
    spaces.reduce((sum, cost) => sum + cost, 0) +
    6 * figures.filter(([x, y]) => covers([x, y - 38], 38)).length +
    2 * tips.filter((tip) => covers(tip, 12)).length +
    0.4 * names.filter((name, i) => i !== space && meets(name)).length +
    12 * taken.filter(meets).length +
    (out && 4 + out * 0.5)
  );
}
