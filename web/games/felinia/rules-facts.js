/**
 * The facts of components.json that the rules speak of, so that the pages tell a host's own data as they are.
 */

import { keptFor } from "../../lib/kept.js";
import { factsOf as printedOf } from "./facts.js";

/** @import {Facts as Printed} from "./facts.js" */

/**
 * @typedef {{id: string, country: string, kind: "port" | "crossroads" | "post", station?: string, symbols: string[], hex: [number, number]}} Province
 * @typedef {{provinces: Province[], roads: [string, string][], borders: [string, string][]}} Board
 * @typedef {{players: number, open: number, bag: number}} Setup
 */

/**
 * @typedef {object} Own
 * @property {any} game  players, minutes, minimum age
 * @property {{merchants: number, bid_tokens: number}} player
 * @property {{start: number, most: number, bank: number[]}} money
 * @property {{setup: number, refill: number}} markets
 * @property {{gold: number, spice: number, goods: number}} prices  for which things are sold
 * @property {{free: number, fourth_cost: number, forced_sale: number, most: number}} storage
 * @property {{steps: number, reveals: number}} journey
 * @property {Record<"gold" | "spice" | "food", number>} cards  of each resource
 * @property {{merchant_by_group: number[], gold: number, spice_pair: number, goods: number, mystery_by_count: number[]}} scoring
 * @property {string[]} colours
 * @property {number} allGoods
 * @property {number} firstGoods  that everybody begins with
 * @property {Setup[]} setups
 * @property {number} mostMarkets
 * @property {number} berths
 * @property {Map<string, number>} backs  how many ships of each back
 * @property {number} crossing  roads over a border of the advanced board
 * @property {{id: string, name: {en: string, hu: string}}[]} symbols
 * @property {Record<"basic" | "advanced", Board>} boards
 */

/** @typedef {Printed & Own} Facts */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/**
 * @param {any} data
 * @returns {Facts}
 */
function gather(data) {
  const printed = printedOf(data);
  const allGoods = sum([...printed.goods.values()].map(({ count }) => count));
  const setups = setupsOf(data, allGoods);
  return {
    ...printed,
    game: data.game,
    player: data.player,
    money: data.money,
    markets: data.markets,
    prices: data.prices,
    storage: data.storage,
    journey: data.journey,
    cards: data.resource_cards,
    scoring: data.scoring,
    colours: data.colours,
    allGoods,
    firstGoods: Object.values(data.setup)[0].goods[0].length,
    setups,
    mostMarkets: Math.max(...setups.map(({ open }) => open)),
    berths: data.places.berths.length,
    backs: counts([...printed.ships.values()].map(({ back }) => back)),
    crossing: crossing(data.boards.advanced),
    symbols: data.symbols,
    boards: data.boards,
  };
}

/** @param {any} data @param {number} allGoods @returns {Setup[]} */
const setupsOf = ({ setup, markets }, allGoods) =>
  Object.entries(setup).map(([players, plan]) => ({
    players: Number(players),
    open: plan.markets.length,
    bag: allGoods - plan.goods.flat().length - markets.setup * plan.markets.length,
  }));

/** @param {Board} board */
function crossing({ provinces, roads }) {
  const country = new Map(provinces.map(({ id, country: of }) => [id, of]));
  return roads.filter(([a, b]) => country.get(a) !== country.get(b)).length;
}

/** How often each occurs. @param {string[]} names @returns {Map<string, number>} */
function counts(names) {
  const found = new Map();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
