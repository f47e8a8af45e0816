/** The island as it is drawn: the middle of each province, its hexagon, coasts, and borders of countries. One unit is the same on both sides of the board. */
import { keptFor } from "../../lib/kept.js";

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {{id: string, country: string, kind: "port" | "crossroads" | "post", station?: string, symbols: string[], at: Point}} Province
 *
 * @typedef {object} Chart
 * @property {number} width
 * @property {number} height
 * @property {Province[]} provinces
 * @property {Map<string, Province>} by  by their ids
 * @property {Map<string, string>} hexes  the outline of each province
 * @property {string} land  all outlines
 * @property {string} inner  borders within a country
 * @property {string} frontiers  borders of countries
 * @property {string} coast
 * @property {[Point, Point][]} roads
 * @property {{country: string, from: Point, to: Point}[]} lanes  from the sea into the ports
 * @property {Map<string, Point>} hearts  the middle of each country
 */

/** Radius of a hexagon. */
export const RADIUS = 41;
const MARGIN = 16;

const boards = keptFor(
  (components) =>
    /** @type {Record<string, Chart>} */ (
      Object.fromEntries(
        Object.entries(/** @type {any} */ (components).boards).map(([rules, board]) => [
          rules,
          laidOut(board, /** @type {any} */ (components).places.aspect),
        ]),
      )
    ),
);

/** @param {any} components @param {string} rules  which side of the board @returns {Chart} */
export const chartOf = (components, rules) => boards(components)[rules];

/** @param {any} board @param {number} aspect @returns {Chart} */
function laidOut(board, aspect) {
  const unit = RADIUS / board.hex_size;
  /** @param {{x: number, y: number}} place @returns {Point} */
  const scaled = ({ x, y }) => [x * aspect * unit, y * unit];
  const raw = board.provinces.map(scaled);
  const [left, top] = [0, 1].map((i) => Math.min(...raw.map((/** @type {Point} */ p) => p[i])));
  const [right, bottom] = [0, 1].map((i) => Math.max(...raw.map((/** @type {Point} */ p) => p[i])));
  const [dx, dy] = [left - RADIUS - MARGIN, top - RADIUS - MARGIN];
  /** @param {{x: number, y: number}} place @returns {Point} */
  const placed = (place) => {
    const [x, y] = scaled(place);
    return [round(x - dx), round(y - dy)];
  };
  /** @type {Province[]} */
  const provinces = board.provinces.map((/** @type {any} */ one) => ({ ...one, at: placed(one) }));
  const by = new Map(provinces.map((one) => [one.id, one]));
  /** @param {string} id @returns {Point} */
  const middle = (id) => /** @type {Province} */ (by.get(id)).at;
  return {
    width: round(right - dx + RADIUS + MARGIN),
    height: round(bottom - dy + RADIUS + MARGIN),
    provinces,
    by,
    hexes: new Map(provinces.map(({ id, at }) => [id, path(corners(at))])),
    land: provinces.map(({ at }) => path(corners(at))).join(""),
    ...edges(provinces),
    roads: board.roads.map((/** @type {[string, string]} */ [a, b]) => [middle(a), middle(b)]),
    lanes: (board.ports ?? []).map((/** @type {any} */ port) => ({
      country: port.country,
      from: placed(port),
      to: middle(port.landing),
    })),
    hearts: hearts(provinces),
  };
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {Point} at @returns {Point[]} */
const corners = ([x, y]) =>
  [30, 90, 150, 210, 270, 330].map((angle) => [
    round(x + RADIUS * Math.cos((angle * Math.PI) / 180)),
    round(y + RADIUS * Math.sin((angle * Math.PI) / 180)),
  ]);

/** @param {Point[]} points */
const path = (points) => `M${points.map((point) => point.join(" ")).join("L")}Z`;

/** Sides of hexagons by what they part: provinces of one country, two countries, or land and sea. @param {Province[]} provinces */
function edges(provinces) {
  /** @type {Map<string, {line: string, countries: string[]}>} */
  const sides = new Map();
  for (const { at, country } of provinces) {
    const points = corners(at);
    for (const [i, a] of points.entries()) {
      const b = points[(i + 1) % points.length];
      // Two hexagons meet in a side of one middle, but for what was rounded.
      const key = [a[0] + b[0], a[1] + b[1]].map((sum) => Math.round(sum / 8)).join(" ");
      const side = sides.get(key) ?? { line: `M${a.join(" ")}L${b.join(" ")}`, countries: [] };
      side.countries.push(country);
      sides.set(key, side);
    }
  }
  const all = [...sides.values()];
  /** @param {(countries: string[]) => boolean} such */
  const drawn = (such) =>
    all
      .filter(({ countries }) => such(countries))
      .map(({ line }) => line)
      .join("");
  return {
    inner: drawn(([a, b]) => a === b),
    frontiers: drawn(([a, b]) => b !== undefined && a !== b),
    coast: drawn(([, b]) => b === undefined),
  };
}

/** @param {Province[]} provinces @returns {Map<string, Point>} */
function hearts(provinces) {
  const countries = [...new Set(provinces.map(({ country }) => country))];
  return new Map(
    countries.map((country) => {
      const own = provinces.filter((one) => one.country === country);
      /** @param {0 | 1} i */
      const mean = (i) => round(own.reduce((sum, { at }) => sum + at[i], 0) / own.length);
      return [country, [mean(0), mean(1)]];
    }),
  );
}
