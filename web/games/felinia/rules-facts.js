/**
 * The facts of components.json that the rules speak of, so that the pages tell a host's own data as they are.
 */

import { keptFor } from "../../lib/kept.js";

/** @typedef {{en: string, hu: string}} Names */

/**
 * @typedef {{id: string, destination: string, departure: string, departure_minutes: number, seats: number, goods: Record<string, number>, coins: number, back: string}} Ship
 * @typedef {{id: string, count: number, colour: string, name: Names}} Good
 * @typedef {{id: string, good: string, name: Names, tile_summary: Record<string, number>}} Country
 * @typedef {{id: string, points_cap: number, name: Names}} TileType
 * @typedef {{id: string, type: string, kind: "extra_tile" | "plus_one", name: Names}} Bonus
 * @typedef {{id: string, name: Names, effect: {kind: string, value?: number, symbol?: string}}} Special
 * @typedef {{id: string, type: string, cost: string | null, name: Names}} Card
 * @typedef {{id: string, country: string, kind: "port" | "crossroads" | "post", station?: string, symbols: string[], hex: [number, number]}} Province
 * @typedef {{provinces: Province[], roads: [string, string][], borders: [string, string][]}} Board
 */

/**
 * @typedef {object} Facts
 * @property {any} game  players, minutes, minimum age
 * @property {Good[]} goods
 * @property {Map<string, Good>} good  by id
 * @property {Map<string, Country>} country  by id
 * @property {TileType[]} types
 * @property {Map<string, TileType>} type  by id
 * @property {Ship[]} ships  the earliest first
 * @property {Map<string, Ship>} ship  by id
 * @property {Map<string, number>} backs  how many ships of each back
 * @property {Map<string, {type: string}>} tile  trade tiles by id
 * @property {number} posts  trading posts of a country's own colour
 * @property {Bonus[]} bonus
 * @property {Special[]} specials
 * @property {Card[]} mystery
 * @property {Map<string, Card>} card  mystery cards by id
 * @property {{merchants: number, bid_tokens: number}} player
 * @property {{start: number, most: number, bank: number[]}} money
 * @property {{setup: number, refill: number}} markets
 * @property {{gold: number, spice: number, goods: number}} prices  for which things are sold
 * @property {{free: number, fourth_cost: number, forced_sale: number, most: number}} storage
 * @property {{steps: number, reveals: number}} journey
 * @property {Record<"gold" | "spice" | "food", number>} cards  of each resource
 * @property {{merchant_by_group: number[], gold: number, spice_pair: number, goods: number, mystery_by_count: number[]}} scoring
 * @property {string[]} colours
 * @property {{players: number, open: number, goods: string[][], bag: number}[]} setups
 * @property {number} mostMarkets
 * @property {Record<"basic" | "advanced", Board>} boards
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/**
 * @param {any} data
 * @returns {Facts}
 */
function gather(data) {
  /** @type {Ship[]} */
  const ships = [...data.ships].sort((a, b) => a.departure_minutes - b.departure_minutes);
  const setups = setupsOf(data);
  return {
    game: data.game,
    goods: data.goods,
    good: byId(data.goods),
    country: byId(data.countries),
    types: data.tile_types,
    type: byId(data.tile_types),
    ships,
    ship: byId(ships),
    backs: counts(ships.map(({ back }) => back)),
    tile: byId(data.trade_tiles),
    posts: data.trade_tiles.length / data.countries.length,
    bonus: data.bonus_tiles,
    specials: data.special_tiles,
    mystery: data.mystery_cards,
    card: byId(data.mystery_cards),
    player: data.player,
    money: data.money,
    markets: data.markets,
    prices: data.prices,
    storage: data.storage,
    journey: data.journey,
    cards: data.resource_cards,
    scoring: data.scoring,
    colours: data.colours,
    setups,
    mostMarkets: Math.max(...setups.map(({ open }) => open)),
    boards: data.boards,
  };
}

/** @param {any} data @returns {Facts["setups"]} */
function setupsOf({ setup, goods, markets }) {
  const all = sum(goods.map((/** @type {Good} */ { count }) => count));
  return Object.entries(setup).map(([players, plan]) => ({
    players: Number(players),
    open: plan.markets.length,
    goods: plan.goods,
    bag: all - sum(plan.goods.map((/** @type {string[]} */ own) => own.length)) - markets.setup * plan.markets.length,
  }));
}

/** @template {{id: string}} Thing @param {Thing[]} things @returns {Map<string, Thing>} */
const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

/** How often each occurs. @param {string[]} names @returns {Map<string, number>} */
export function counts(names) {
  const found = new Map();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
