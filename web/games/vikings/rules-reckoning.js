/**
 * What an area of the worked examples comes to, reckoned from the component data: threat, scorings, islands, food.
 */

import { sum } from "./rules-facts.js";

/** @import {Facts, Ship} from "./rules-facts.js" */

/**
 * @typedef {"left" | "middle" | "right"} Shape
 *
 * @typedef {object} Cell  an island tile in an area
 * @property {string} row
 * @property {number} col
 * @property {Shape} shape
 * @property {string} tile  the letter it is written with
 * @property {boolean} settled
 *
 * @typedef {object} Area
 * @property {Cell[]} cells
 * @property {Record<number, string>} ships  sails by column
 * @property {Record<string, number>} mainland  waiting vikings by role
 * @property {number} gold
 * @property {number} vp
 *
 * @typedef {{vp: number, gold: number}} Amount
 */

/** The letters that areas are written with; all others are middles. @type {Record<string, Shape>} */
const ENDS = { S: "left", L: "left", R: "right" };

/**
 * An area from its rows, written from the mainland on: S start tile, L left end, R right end, C F H T middles with
 * church, farm, hall and tower; + before a building tile, * behind a tile with a viking, . for a gap.
 *
 * @param {Record<string, string>} rows
 * @param {Partial<Omit<Area, "cells">>} [more]
 * @returns {Area}
 */
export function area(rows, more = {}) {
  const cells = Object.entries(rows).flatMap(([row, written]) =>
    written.split(" ").flatMap((token, i) => (token === "." ? [] : [cell(row, i + 1, token)])),
  );
  return { cells, ships: {}, mainland: {}, gold: 0, vp: 0, ...more };
}

/** @param {string} row @param {number} col @param {string} token @returns {Cell} */
function cell(row, col, token) {
  const tile = token.replace("*", "");
  return { row, col, tile, shape: ENDS[tile] ?? "middle", settled: token.endsWith("*") };
}

// ── Threat ──────────────────────────────────────────────────────────────────────────────────────────

/** @param {Area} of @param {string} row @param {number} col */
const at = ({ cells }, row, col) => cells.find((each) => each.row === row && each.col === col);

/** @param {Area} of @param {string} row @param {number} col */
const stands = (of, row, col) => at(of, row, col)?.settled === true;

/** The ships with their columns, and whether a warrior holds them off. @param {Facts} facts @param {Area} of */
export const fleet = ({ ship }, of) =>
  Object.entries(of.ships).map(([col, sail]) => ({
    col: Number(col),
    ship: /** @type {Ship} */ (ship.get(sail)),
    repelled: stands(of, "warrior", Number(col)),
  }));

/** @param {Facts} facts @param {Area} of */
export function threatened(facts, of) {
  const loose = fleet(facts, of).filter(({ repelled }) => !repelled);
  return of.cells.filter(
    ({ settled, row, col }) =>
      settled && loose.some((there) => there.col === col && there.ship.threatens.includes(row)),
  );
}

/** The settled vikings of a row whom nobody threatens. @param {Facts} facts @param {Area} of @param {string} row */
function safe(facts, of, row) {
  const lying = threatened(facts, of);
  return of.cells.filter((each) => each.row === row && each.settled && !lying.includes(each));
}

// ── Scorings after rounds ───────────────────────────────────────────────────────────────────────────

/** @param {Facts} facts @param {Area} of */
export function smallScoring(facts, of) {
  const goldsmiths = safe(facts, of, "goldsmith").length;
  return { goldsmiths, gold: goldsmiths * facts.scoring.goldsmith_gold };
}

/** @param {Facts} facts @param {Area} of */
export function largeScoring(facts, of) {
  const { noble_vp, scout_vp, scout_per_viking_below_vp } = facts.scoring;
  const beaten = fleet(facts, of).filter(({ repelled }) => repelled);
  const nobles = safe(facts, of, "noble").length;
  const scouts = safe(facts, of, "scout").map(({ col }) => {
    const below = ["goldsmith", "fisherman"].filter((row) => stands(of, row, col)).length;
    return { col, below, vp: scout_vp + scout_per_viking_below_vp * below };
  });
  const { goldsmiths, gold } = smallScoring(facts, of);
  const steps = {
    warriors: worth(beaten.map(({ ship }) => ship)),
    nobles: { vp: nobles * noble_vp, gold: 0 },
    scouts: { vp: sum(scouts.map(({ vp }) => vp)), gold: 0 },
    goldsmiths: { vp: 0, gold },
  };
  return { beaten, nobles, scouts, goldsmiths, steps, total: together(Object.values(steps)) };
}

/** @param {Ship[]} ships @returns {Amount} */
const worth = (ships) => together(ships.map(({ value }) => ({ vp: value.vp ?? 0, gold: value.gold ?? 0 })));

/** @param {Amount[]} amounts @returns {Amount} */
const together = (amounts) => ({
  vp: sum(amounts.map(({ vp }) => vp)),
  gold: sum(amounts.map(({ gold }) => gold)),
});

// ── Final scoring ───────────────────────────────────────────────────────────────────────────────────

/** The completed islands: unbroken from a left end to a right end. @param {Area} of */
export const islands = (of) =>
  of.cells
    .filter(({ shape }) => shape === "left")
    .flatMap(({ row, col }) => {
      let end = col + 1;
      while (at(of, row, end)?.shape === "middle") end += 1;
      return at(of, row, end)?.shape === "right" ? [{ row, col, tiles: end - col + 1 }] : [];
    });

/** @param {Area} of */
export const longest = (of) => Math.max(0, ...islands(of).map(({ tiles }) => tiles));

/** Mouths, portions, and what their difference brings or costs. @param {Facts} facts @param {Area} of */
export function feeding(facts, of) {
  const { portions_per_fisherman, surplus_portion_vp, hungry_viking_vp } = facts.scoring;
  const fishermen = safe(facts, of, "fisherman").length;
  const portions = fishermen * portions_per_fisherman;
  const mouths = of.cells.filter(({ settled }) => settled).length + sum(Object.values(of.mainland));
  const surplus = portions - mouths;
  return {
    fishermen,
    portions,
    mouths,
    surplus,
    vp: surplus > 0 ? surplus * surplus_portion_vp : -surplus * hungry_viking_vp,
  };
}

/** The vikings a building tile counts: on it and around it, nobody threatened. @param {Facts} facts @param {Area} of @param {Cell} tile */
export function around(facts, of, tile) {
  const lying = threatened(facts, of);
  const rows = facts.rows.map(({ id }) => id);
  return of.cells.filter(
    (each) =>
      each.settled &&
      !lying.includes(each) &&
      Math.abs(each.col - tile.col) <= 1 &&
      Math.abs(rows.indexOf(each.row) - rows.indexOf(tile.row)) <= 1,
  );
}

/**
 * @typedef {object} Account  where a player's points of the end come from
 * @property {Area} area
 * @property {{ships: Amount, left: number, boatmen: number, islands: number, longest: number, portions: number, mouths: number}} counts
 *   left: gold after the ships
 * @property {Record<"before" | "ships" | "gold" | "boatmen" | "islands" | "longest" | "feeding", number>} lines
 * @property {number} gold  that is kept
 * @property {number} total
 */

/**
 * The final scoring of the basic game. The examples leave nobody short of gold or points.
 *
 * @param {Facts} facts
 * @param {Area[]} areas
 * @returns {Account[]}
 */
export function finalScoring(facts, areas) {
  const { gold_per_vp, most_idle_boatmen_vp, most_islands_vp, longest_island_vp } = facts.scoring;
  const boatmen = most(
    areas.map(({ mainland }) => mainland.boatman ?? 0),
    most_idle_boatmen_vp,
  );
  const finished = most(
    areas.map((each) => islands(each).length),
    most_islands_vp,
  );
  const long = most(areas.map(longest), longest_island_vp);
  return areas.map((each, i) => {
    const ships = worth(fleet(facts, each).flatMap(({ ship, repelled }) => (repelled ? [] : [ship])));
    const left = each.gold - ships.gold;
    const fed = feeding(facts, each);
    const lines = {
      before: each.vp,
      ships: 0 - ships.vp,
      gold: Math.floor(left / gold_per_vp),
      boatmen: boatmen[i],
      islands: finished[i],
      longest: long[i],
      feeding: fed.vp,
    };
    return {
      area: each,
      counts: {
        ships,
        left,
        boatmen: each.mainland.boatman ?? 0,
        islands: islands(each).length,
        longest: longest(each),
        portions: fed.portions,
        mouths: fed.mouths,
      },
      lines,
      gold: left % gold_per_vp,
      total: sum(Object.values(lines)),
    };
  });
}

/** The award to everybody who has most, if that is at least one. @param {number[]} counts @param {number} award */
const most = (counts, award) =>
  counts.map((count) => (count > 0 && count === Math.max(...counts) ? award : 0));

// ── Placing ─────────────────────────────────────────────────────────────────────────────────────────

/** @typedef {{left: boolean, right: boolean}} Edges  whether there is land */

/** @type {Record<Shape, Edges>} */
const EDGES = {
  left: { left: false, right: true },
  middle: { left: true, right: true },
  right: { left: true, right: false },
};

/**
 * The cells that a tile fits into, in reading order.
 *
 * @param {Facts} facts
 * @param {Area} of
 * @param {Shape} shape
 * @returns {[string, number][]}
 */
export function fitting({ rows }, of, shape) {
  const ids = rows.slice(1).map(({ id }) => id);
  const columns = Math.max(0, ...of.cells.map(({ col }) => col)) + 1;
  return ids.flatMap((row, i) =>
    Array.from({ length: columns }, (_, at_) => at_ + 1).flatMap((col) =>
      fits(of, ids, i, col, EDGES[shape]) ? [/** @type {[string, number]} */ ([row, col])] : [],
    ),
  );
}

/** @param {Area} of @param {string[]} rows @param {number} i @param {number} col @param {Edges} edges */
function fits(of, rows, i, col, edges) {
  const there = at(of, rows[i], col);
  const [before, after] = [at(of, rows[i], col - 1), at(of, rows[i], col + 1)];
  const beside = [before, after, at(of, rows[i - 1], col), at(of, rows[i + 1], col)];
  if (there || (col > 1 && !beside.some(Boolean))) return false;
  const [left, right] = [
    col === 1 ? false : before && EDGES[before.shape].right,
    after && EDGES[after.shape].left,
  ];
  return (left === undefined || left === edges.left) && (right === undefined || right === edges.right);
}

/** The columns open to a ship: the first ones in any order, then the next. @param {Facts} facts @param {Area} of */
export function shipColumns({ firstColumns }, { ships }) {
  const open = firstColumns.filter((col) => !ships[col]);
  return open.length ? open : [Math.max(...Object.keys(ships).map(Number)) + 1];
}
