/**
 * The worked examples of the rules: what lies on the wheel, who stands where, who bids what. Whatever they come to
 * is reckoned from the component data; told and drawn in every language.
 */

import { factsOf } from "./rules-facts.js";
import {
  area,
  around,
  feeding,
  finalScoring,
  fitting,
  islands,
  largeScoring,
  longest,
  shipColumns,
  smallScoring,
  threatened,
} from "./rules-reckoning.js";

/** @import {Area} from "./rules-reckoning.js" */

/**
 * @typedef {object} Place  a combination at the wheel
 * @property {string} tile  a letter of an island tile, or the sail of a ship
 * @property {string | null} viking  null: not placed yet
 *
 * @typedef {{slots: (Place | null)[], zero: number}} Wheel
 * @typedef {"anna" | "bence" | "csilla"} Who
 */

/** The players of the examples with their colours. @type {Record<Who, string>} */
export const COLOURS = { anna: "blue", bence: "orange", csilla: "green" };

// ── The wheel (sections 5 and 6) ────────────────────────────────────────────────────────────────────

/**
 * An offer laid out: islands from 0 upwards, ships from the top downwards, vikings by role.
 *
 * @param {any} components
 */
export function offer(components) {
  const { slots, roles, ship } = factsOf(components);
  const tiles = ["L", "R", "green", "L", "C", "R", "L", "T", "blue", "R", "F", "R"];
  /** @type {Record<string, number>} */
  const drawn = { fisherman: 3, goldsmith: 2, scout: 2, noble: 1, warrior: 3, boatman: 1 };
  const ashore = tiles.filter((tile) => !ship.has(tile));
  const afloat = tiles.filter((tile) => ship.has(tile)).reverse();
  const vikings = roles.flatMap(({ id }) => Array(drawn[id] ?? 0).fill(id));
  /** @type {Wheel} */
  const wheel = {
    zero: 0,
    slots: [...ashore, ...afloat].slice(0, slots).map((tile, slot) => ({ tile, viking: vikings[slot] })),
  };
  return { tiles, drawn, wheel };
}

/**
 * The same offer some takes later, with those slots empty.
 *
 * @param {any} components
 * @param {number[]} taken
 * @param {number} [zero]
 * @returns {Wheel}
 */
const later = (components, taken, zero = 0) => ({
  zero,
  slots: offer(components).wheel.slots.map((place, slot) => (taken.includes(slot) ? null : place)),
});

/** The price at each slot that still has a combination, the lowest first. @param {Wheel} wheel */
export const prices = ({ slots, zero }) => slots.flatMap((place, slot) => (place ? [slot - zero] : []));

/**
 * The lock on 0, and the wheel before and after it turns.
 *
 * @param {any} components
 */
export function turning(components) {
  const locked = later(components, [1, 4, 8]);
  const before = later(components, [1, 2, 3, 4, 8]);
  const zero = before.slots.findIndex((place, slot) => slot > 0 && place);
  const after = later(components, [0, 1, 2, 3, 4, 8], zero);
  return { locked, before, after, cheapest: prices(locked)[1] };
}

// ── Placing (sections 7 and 8) ──────────────────────────────────────────────────────────────────────

/**
 * Where a left end, a right end and a ship may go.
 *
 * @param {any} components
 */
export function placing(components) {
  const facts = factsOf(components);
  const there = area({ noble: "S R", scout: "L C", fisherman: "L" }, { ships: { 2: "red" } });
  return {
    area: there,
    left: fitting(facts, there, "left"),
    right: fitting(facts, there, "right"),
    ship: shipColumns(facts, there),
  };
}

/** A goldsmith settles on a tile in his own row; the scout on the mainland had one in another row. */
export const settling = () => area({ noble: "S R", goldsmith: "L*" }, { mainland: { scout: 1 } });

// ── Threat and scorings (sections 9 to 11) ──────────────────────────────────────────────────────────

/**
 * The area that threat and both scorings are shown with.
 *
 * @param {any} components
 */
export function threatAndScorings(components) {
  const facts = factsOf(components);
  const there = area(
    {
      warrior: "L R* . .",
      noble: "S* T* R .",
      scout: ". L* C* R*",
      goldsmith: "L* R* L* .",
      fisherman: "L F* R* .",
    },
    { ships: { 1: "yellow", 2: "green", 3: "red" } },
  );
  return {
    area: there,
    threatened: threatened(facts, there),
    small: smallScoring(facts, there),
    large: largeScoring(facts, there),
  };
}

/** Who waits on the mainland, and the free tiles: for the trips of one boatman. */
export const ferrying = () =>
  area(
    { noble: "S R", scout: "L R", goldsmith: "L", fisherman: "L F R" },
    { mainland: { boatman: 1, noble: 1, scout: 1, goldsmith: 2, fisherman: 3 } },
  );

/** The same once the boatman has taken all three fishermen. */
export const ferried = () =>
  area(
    { noble: "S R", scout: "L R", goldsmith: "L", fisherman: "L* F* R*" },
    { mainland: { noble: 1, scout: 1, goldsmith: 2 } },
  );

/** Loads that one boatman may and may not carry there. @type {{load: string[], why?: "mixed" | "target"}[]} */
export const LOADS = [
  { load: ["fisherman", "fisherman", "fisherman"] },
  { load: ["fisherman", "goldsmith", "scout", "noble"] },
  { load: ["goldsmith"] },
  { load: ["fisherman", "fisherman", "scout"], why: "mixed" },
  { load: ["goldsmith", "goldsmith"], why: "target" },
];

// ── The end (section 12) ────────────────────────────────────────────────────────────────────────────

/** Islands that are completed, and some that are not. */
export function completed() {
  const there = area({ noble: "S R L H", scout: "L C T R", goldsmith: ". L R", fisherman: ". F R" });
  return { area: there, islands: islands(there), longest: longest(there) };
}

/**
 * A threatened fisherman catches nothing, and is hungry all the same.
 *
 * @param {any} components
 */
export function fed(components) {
  const facts = factsOf(components);
  const rows = { noble: "S* R", scout: "L* C* R", goldsmith: "L* R*", fisherman: "L* F* R*" };
  const mainland = { boatman: 2, warrior: 1 };
  const calm = area(rows, { mainland });
  const raided = area(rows, { mainland, ships: { 1: "blue" } });
  return { calm: feeding(facts, calm), raided: feeding(facts, raided), area: raided };
}

/** @type {[Who, Area][]} */
const AT_THE_END = [
  [
    "anna",
    area(
      {
        warrior: "L* R* .",
        noble: "S* C* R*",
        scout: "L* H* R",
        goldsmith: "L* R* L",
        fisherman: "L* F* R*",
      },
      { ships: { 1: "green", 2: "blue", 3: "red" }, mainland: { boatman: 1, noble: 1 }, gold: 14, vp: 41 },
    ),
  ],
  [
    "bence",
    area(
      {
        warrior: "L R* . .",
        noble: "L* T* H* R",
        scout: "S* R* . .",
        goldsmith: "L* C* R* .",
        fisherman: "L* R* . .",
      },
      { ships: { 2: "yellow", 3: "green" }, mainland: { boatman: 3, warrior: 1 }, gold: 22, vp: 37 },
    ),
  ],
  [
    "csilla",
    area(
      {
        warrior: "L* T* R .",
        noble: "L* R L* R*",
        scout: "L* F R* .",
        goldsmith: "S* H R* .",
        fisherman: "L* C* F* R*",
      },
      { ships: { 1: "blue", 3: "yellow" }, mainland: { boatman: 1, scout: 2 }, gold: 9, vp: 39 },
    ),
  ],
];

/**
 * Three players, every line of everybody's points.
 *
 * @param {any} components
 */
export function theEnd(components) {
  const accounts = finalScoring(
    factsOf(components),
    AT_THE_END.map(([, there]) => there),
  );
  return accounts.map((account, i) => ({ who: AT_THE_END[i][0], ...account }));
}

// ── The advanced game (sections 13 and 14) ──────────────────────────────────────────────────────────

/** Anna opens the auction; null is a pass. @type {{who: Who, bid: number | null}[]} */
export const BIDS = [
  { who: "anna", bid: 0 },
  { who: "bence", bid: 1 },
  { who: "csilla", bid: 3 },
  { who: "anna", bid: null },
  { who: "bence", bid: null },
];

/** Which roles the players choose one after the other, the winner of the auction first. @type {{who: Who, role: string}[]} */
const CHOICES = [
  { who: "csilla", role: "goldsmith" },
  { who: "anna", role: "warrior" },
  { who: "bence", role: "fisherman" },
];

/**
 * The wheel while roles are being chosen: each goes to the highest slots without a viking.
 *
 * @param {any} components
 */
export function choosing(components) {
  const { wheel, drawn } = offer(components);
  const slots = wheel.slots.map((place) => ({
    tile: place?.tile ?? "",
    viking: /** @type {string | null} */ (null),
  }));
  const chosen = CHOICES.map(({ who, role }) => {
    const open = slots.flatMap(({ viking }, slot) => (viking === null ? [slot] : [])).reverse();
    const taken = open.slice(0, drawn[role]);
    for (const slot of taken) slots[slot].viking = role;
    return { who, role, slots: taken };
  });
  return { chosen, wheel: /** @type {Wheel} */ ({ zero: 0, slots }) };
}

/**
 * A building tile with the vikings that count for it.
 *
 * @param {any} components
 */
export function building(components) {
  const facts = factsOf(components);
  const there = area(
    { noble: "S* R* .", scout: "L* +C* R*", goldsmith: "L* . L*", fisherman: "L* F* R*" },
    { ships: { 1: "red" } },
  );
  const tile = /** @type {import("./rules-reckoning.js").Cell} */ (
    there.cells.find(({ tile: letter }) => letter === "+C")
  );
  return { area: there, tile, counted: around(facts, there, tile) };
}
