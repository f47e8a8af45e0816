/** What is printed on boards, ships, tiles and cards, read from the component data once for each table. */

import { keptFor } from "../../lib/kept.js";

/**
 * @typedef {{en: string, hu: string}} Named
 * @typedef {{id: string, destination: string, departure: string, departure_minutes: number, seats: number,
 *   goods: Record<string, number>, coins: number, back: "grey" | "blue"}} Ship
 * @typedef {{id: string, good: string, name: Named, tile_summary: Record<string, number>}} Country
 * @typedef {{id: string, points_cap: number, name: Named}} TileType
 * @typedef {{id: string, name: Named, effect: Record<string, any>}} Special
 * @typedef {{id: string, type: string, kind: "extra_tile" | "plus_one", name: Named}} Bonus
 * @typedef {{id: string, type: string, cost: string | null, name: Named}} Mystery
 *
 * @typedef {object} Facts
 * @property {string[]} kinds  of goods
 * @property {Map<string, {id: string, name: Named, count: number}>} goods
 * @property {Map<string, Country>} countries
 * @property {Map<string, TileType>} types
 * @property {Map<string, Ship>} ships
 * @property {Map<string, {id: string, station: string, type: string}>} tiles
 * @property {Map<string, Special>} specials
 * @property {Map<string, Bonus>} bonuses
 * @property {Map<string, Mystery>} mysteries
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/** @param {any} components @returns {Facts} */
function gather(components) {
  return {
    kinds: components.goods.map((/** @type {{id: string}} */ { id }) => id),
    goods: byId(components.goods),
    countries: byId(components.countries),
    types: byId(components.tile_types),
    ships: byId(components.ships),
    tiles: byId(components.trade_tiles),
    specials: byId(components.special_tiles),
    bonuses: byId(components.bonus_tiles),
    mysteries: byId(components.mystery_cards),
  };
}

/** @param {{id: string}[]} things @returns {Map<string, any>} */
const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

/** The pigment of a country, or of a type of tiles: that of the country's own good. @param {any} components @param {string} id */
export const hueOf = (components, id) => factsOf(components).countries.get(id)?.good ?? "plain";

/** Goods by kind as single ones, kinds in their printed order. @param {any} components @param {Record<string, number>} goods @returns {string[]} */
export const singles = (components, goods) =>
  factsOf(components).kinds.flatMap((kind) => Array.from({ length: goods[kind] ?? 0 }, () => kind));
