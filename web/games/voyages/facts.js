/** The component data by ids: places, roads, cards, tiles, characters. */

import { keptFor } from "../../lib/kept.js";

/**
 * @typedef {{en: string, hu: string}} Names
 * @typedef {Record<string, number>} Amounts  by resource, or by part of a reward
 * @typedef {{id: string, kind: "start" | "oasis" | "small" | "large" | "beijing", name: Names, x: number, y: number}} Node
 * @typedef {{a: string, b: string, cost: Amounts}} Road
 * @typedef {{id: string, starting: boolean, cost: Amounts, reward: Amounts}} Contract
 * @typedef {{id: string, cost: Amounts, gain: Amounts}} Direction
 * @typedef {{id: string, gain: Amounts, letter?: string}} Tile  a city bonus or an outpost bonus
 * @typedef {{id: string, cities: [string, string], vp: number}} Goal
 * @typedef {{bazaar: number, khan: Amounts, take5: Amounts}} Share  what a character gets of what others do
 *
 * @typedef {object} CityCard
 * @property {string} id
 * @property {"per_pip" | "die_table" | "per_owned" | "exchange" | "swap"} kind
 * @property {Amounts} [gain]
 * @property {Amounts} [cost]
 * @property {Amounts[]} [table]  by die
 * @property {"placed_posts" | "completed_contracts"} [per]
 * @property {Direction[]} [directions]
 * @property {boolean} [mix]  each repetition in a direction of its own
 *
 * @typedef {object} Character
 * @property {string} id
 * @property {Names} name
 * @property {Amounts} [round_start]
 * @property {string[]} [extra_dice]
 * @property {number} [extra_posts]
 * @property {number} [figures]
 * @property {Record<string, Share>} [when_others_use]  by number of players
 *
 * @typedef {object} Facts
 * @property {Map<string, Node>} nodes
 * @property {Road[]} roads
 * @property {Map<string, Contract>} contracts
 * @property {Map<string, CityCard>} cards
 * @property {Map<string, Tile>} bonuses  of small cities
 * @property {Map<string, Tile>} outposts
 * @property {Map<string, Goal>} goals
 * @property {Map<string, Character>} characters
 * @property {Map<string, string>} cityOf  the city of a slot for a card
 * @property {Map<string, {space: string, resource: string, rows: Amounts[]}>} bazaar
 * @property {Map<string, number>} dice  how many a space takes
 * @property {string[]} goods
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/** @param {any} components @returns {Facts} */
function gather(components) {
  return {
    nodes: byId(components.map.nodes),
    roads: components.map.roads,
    contracts: byId(components.contracts),
    cards: byId(components.city_cards),
    bonuses: byId(components.city_bonuses),
    outposts: byId(components.outpost_bonuses),
    goals: byId(components.goals),
    characters: byId(components.characters),
    cityOf: new Map(
      components.map.city_card_slots.map((/** @type {{id: string, city: string}} */ { id, city }) => [
        id,
        city,
      ]),
    ),
    bazaar: new Map(components.bazaar.map((/** @type {{space: string}} */ item) => [item.space, item])),
    dice: new Map(
      components.spaces.map((/** @type {{id: string, dice: number}} */ { id, dice }) => [id, dice]),
    ),
    goods: components.resources
      .filter((/** @type {{good?: boolean}} */ { good }) => good)
      .map((/** @type {{id: string}} */ { id }) => id),
  };
}

/** @param {{id: string}[]} things @returns {Map<string, any>} */
const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

/** The slots of a city's cards. @param {any} components @param {string} city @returns {string[]} */
export const slotsOf = (components, city) =>
  [...factsOf(components).cityOf].filter(([, where]) => where === city).map(([slot]) => slot);

/** Values of a die that bring the same, in their order. @param {Amounts[]} table */
export function byDie(table) {
  /** @type {{values: number[], gain: Amounts}[]} */
  const groups = [];
  for (const [i, gain] of table.entries()) {
    const last = groups.at(-1);
    if (last && JSON.stringify(last.gain) === JSON.stringify(gain)) last.values.push(i + 1);
    else groups.push({ values: [i + 1], gain });
  }
  return groups;
}

/** What is still missing for a contract. @param {Amounts} cost @param {Amounts} stock @returns {Amounts} */
export const missingFor = (cost, stock) =>
  Object.fromEntries(
    Object.entries(cost).flatMap(([what, n]) => (stock[what] < n ? [[what, n - (stock[what] ?? 0)]] : [])),
  );
