/**
 * The facts of components.json that the rules speak of, so that the pages tell a host's own data as they are.
 */

import { keptFor } from "../../lib/kept.js";

/** @typedef {{en: string, hu: string}} Names */

/**
 * @typedef {object} Special
 * @property {string} type
 * @property {Names} name
 * @property {Names} text
 * @property {{kind: string, role?: string, gold?: number, vp?: number, surplus_vp?: number, gold_per_vp?: number, building?: string}} effect
 * @property {string[]} ids
 */

/**
 * @typedef {{type: string, sail: string, name: Names, threatens: string[], value: {gold?: number, vp?: number}, ids: string[]}} Ship
 * @typedef {{id: string, name: Names, count: number}} Role
 * @typedef {{id: string, name: Names}} Row
 * @typedef {Record<"left" | "right" | "middle" | "start", number>} Shapes
 */

/**
 * @typedef {object} Facts
 * @property {any} game  players, minutes, minimum age
 * @property {Role[]} roles  in the order of the wheel
 * @property {Map<string, Role>} role  by id
 * @property {number} vikings
 * @property {Row[]} rows  from the top, that of the ships first
 * @property {Ship[]} ships
 * @property {Map<string, Ship>} ship  by its sail
 * @property {Shapes} shapes  how many tiles of each
 * @property {Map<string, string>} tile  a tile for each sail, and for each letter that areas are written with
 * @property {number} islands  island tiles
 * @property {number} sails  ship tiles
 * @property {Special[]} specials
 * @property {Map<string, Special>} special  by type
 * @property {number} specialTiles
 * @property {{sizes: number[], face_up: number}} specialStacks
 * @property {{count: number, tiles: number}} stacks
 * @property {number} slots  around the wheel
 * @property {number[]} firstColumns  for the first ships
 * @property {{vp: number, gold: Record<string, number>}} setup
 * @property {string[][]} rounds  the scorings after each
 * @property {Record<string, {draw: number}>} modes
 * @property {Record<string, number>} scoring
 * @property {{value: number, count: number}[]} coins
 * @property {string[]} colours
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/**
 * @param {any} data
 * @returns {Facts}
 */
function gather(data) {
  /** @type {{left: string, right: string, building: string | null, start: boolean, ids: string[]}[]} */
  const islands = data.islands;
  /** @type {Ship[]} */
  const ships = data.ships;
  /** @type {Special[]} */
  const specials = data.specials;
  /** @param {string} left @param {string} right */
  const shaped = (left, right) =>
    islands.filter((island) => island.left === left && island.right === right && !island.start);
  return {
    game: data.game,
    roles: data.roles,
    role: new Map(data.roles.map((/** @type {Role} */ role) => [role.id, role])),
    vikings: sum(data.roles.map((/** @type {Role} */ role) => role.count)),
    rows: data.rows,
    ships,
    ship: new Map(ships.map((ship) => [ship.sail, ship])),
    shapes: {
      left: number(shaped("sea", "land")),
      right: number(shaped("land", "sea")),
      middle: number(shaped("land", "land")),
      start: number(islands.filter(({ start }) => start)),
    },
    tile: new Map([
      ...ships.map(({ sail, ids }) => tile(sail, ids)),
      ...islands.map((island) => tile(letter(island), island.ids)),
      ...specials.flatMap(({ effect, ids }) =>
        effect.building ? [tile(`+${LETTERS[effect.building]}`, ids)] : [],
      ),
    ]),
    islands: number(islands),
    sails: number(ships),
    specials,
    special: new Map(specials.map((special) => [special.type, special])),
    specialTiles: number(specials),
    specialStacks: data.special_stacks,
    stacks: data.stacks,
    slots: data.wheel.slots.length,
    firstColumns: data.ship_first_columns,
    setup: data.setup,
    rounds: data.rounds,
    modes: data.modes,
    scoring: data.scoring,
    coins: data.coins,
    colours: data.colours,
  };
}

/** Middles by their buildings. @type {Record<string, string>} */
const LETTERS = { church: "C", farm: "F", hall: "H", tower: "T" };

/** @param {{left: string, building: string | null, start: boolean}} island */
const letter = ({ left, building, start }) =>
  building ? LETTERS[building] : start ? "S" : left === "sea" ? "L" : "R";

/** @param {string} name @param {string[]} ids @returns {[string, string]} */
const tile = (name, [id]) => [name, id];

/** How many tiles. @param {{ids: string[]}[]} kinds */
const number = (kinds) => sum(kinds.map(({ ids }) => ids.length));

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
