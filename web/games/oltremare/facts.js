/** The component data by ids: cards, goods, icons, harbours, tiles, routes. */

import { keptFor } from "../../lib/kept.js";

/** @import {Point} from "../../lib/curves.js" */
/** @import {GameContext} from "../screen.js" */

/**
 * @typedef {{en: string, hu: string}} Names
 * @typedef {{id: string, good: string, lions: number, load: number, icons: string[]}} Card
 * @typedef {{id: string, name: Names, count: number, prices: number[]}} Good
 * @typedef {{id: string, name: Names, x: number, y: number}} Harbour
 * @typedef {{id: string, a: string, b: string, via?: Point[]}} Route
 *
 * @typedef {object} Facts
 * @property {Map<string, Card>} cards
 * @property {Map<string, Good>} goods  the rarest first
 * @property {string[]} icons  in the order in which they are carried out
 * @property {Map<string, Harbour>} harbours
 * @property {Map<string, {id: string, name: Names}>} kinds  of harbour tiles
 * @property {Map<string, string>} tiles  the kind of each tile
 * @property {Route[]} routes
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/** @param {any} components @returns {Facts} */
function gather(components) {
  return {
    cards: byId(components.cards),
    goods: byId(components.goods),
    icons: components.icons.map((/** @type {{id: string}} */ { id }) => id),
    harbours: byId(components.harbours),
    kinds: byId(components.tile_kinds),
    tiles: new Map(
      components.tiles.map((/** @type {{id: string, kind: string}} */ { id, kind }) => [id, kind]),
    ),
    routes: components.routes,
  };
}

/** @param {{id: string}[]} things @returns {Map<string, any>} */
const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

/** @param {any} components @param {string} card @returns {string} the good of a card */
export const goodOf = (components, card) => factsOf(components).cards.get(card)?.good ?? "";

/** @param {any} components @param {string} harbour @returns {string} the good of the card that bears its name */
export const namedGood = (components, harbour) =>
  components.cards.find((/** @type {Card & {harbour: string | null}} */ card) => card.harbour === harbour)
    ?.good ?? "";

/**
 * The goods of which there are cards in this game: with few seats some are left in the box.
 * @param {GameContext} ctx
 * @returns {string[]} the rarest first
 */
export function goodsInPlay({ components, table }) {
  const { removed_goods: out } = components.setup.by_seats[table.value.seats.length];
  return [...factsOf(components).goods.keys()].filter((good) => !out.includes(good));
}

/**
 * The hand grouped by good, the goods in the order of the data, within a good as the cards came.
 * @param {any} components
 * @param {readonly string[]} hand
 * @returns {{good: string, cards: string[]}[]}
 */
export function byGood(components, hand) {
  const groups = [...factsOf(components).goods.keys()].map((good) => ({
    good,
    cards: hand.filter((card) => goodOf(components, card) === good),
  }));
  return groups.filter(({ cards }) => cards.length > 0);
}

/** How many of each. @param {readonly string[]} goods @returns {Record<string, number>} */
export function counts(goods) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const good of goods) found[good] = (found[good] ?? 0) + 1;
  return found;
}
