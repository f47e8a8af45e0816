/**
 * The facts of components.json that the rules speak of, so that the pages tell a host's own data as they are.
 */

import { keptFor } from "../../lib/kept.js";
import { factsOf as dataOf } from "./facts.js";

/** @import {Card, Good, Names} from "./facts.js" */

/**
 * @typedef {object} Facts
 * @property {any} game  players, minutes, minimum age
 * @property {Good[]} goods  the rarest first
 * @property {Map<string, Good>} good  by id
 * @property {Map<string, Card>} card  by id
 * @property {Card[]} cards
 * @property {{id: string, name: Names}[]} icons  in the order in which they are carried out
 * @property {Record<string, number[]>} table  what 0, 1, 2, … icons of a kind bring
 * @property {{id: string, name: Names, count: number}[]} kinds  of harbour tiles
 * @property {number} tiles
 * @property {number} berths  harbours with a tile at the start
 * @property {number} harbours
 * @property {number} routes
 * @property {number} named  cards with the name of a harbour
 * @property {number[]} namedLions  the numbers of lions on them
 * @property {[number, number]} lions  the fewest and the most on a card
 * @property {[number, number]} loads
 * @property {number} prestige  tiles in the box
 * @property {number} colours
 * @property {{most_per_turn: number, price: number, price_in_debt: number, good_buy_prices: number[]}} purchase
 * @property {number} unpaidLions  as many lions bring nothing by Influence
 * @property {number[]} awards  for the first, second, … place
 * @property {number} mostDucats  that an offer can speak of
 * @property {number} startingDucats
 * @property {number} hand
 * @property {number} spread  how far from the middle of the deck the Venice card may lie
 * @property {{players: number, removed: string[], cards: number, deck: number, above: [number, number]}[]} setups
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/**
 * @param {any} components
 * @returns {Facts}
 */
function gather(components) {
  const data = dataOf(components);
  const [cards, goods] = [[...data.cards.values()], [...data.goods.values()]];
  const named = components.cards.filter((/** @type {{harbour: string | null}} */ { harbour }) => harbour);
  const { setup } = components;
  return {
    game: components.game,
    goods,
    good: data.goods,
    card: data.cards,
    cards,
    icons: components.icons,
    table: components.icon_table,
    kinds: components.tile_kinds,
    tiles: components.tiles.length,
    berths: setup.tiles_on_board,
    harbours: data.harbours.size,
    routes: data.routes.length,
    named: named.length,
    namedLions: [...new Set(named.map((/** @type {Card} */ { lions }) => lions))].sort(),
    lions: range(cards.map(({ lions }) => lions)),
    loads: range(cards.map(({ load }) => load)),
    prestige: components.prestige_tiles,
    colours: components.colours.length,
    purchase: components.purchase,
    unpaidLions: components.influence.lions_without_income,
    awards: components.ranking_awards,
    mostDucats: components.offers.most_ducats,
    startingDucats: setup.ducats,
    hand: setup.hand,
    spread: setup.venice_spread,
    setups: Object.entries(setup.by_seats).map(([players, plan]) => ({
      players: Number(players),
      removed: plan.removed_goods,
      cards: cards.filter(({ good }) => !plan.removed_goods.includes(good)).length,
      deck: plan.deck_after_deal,
      above: [
        half(plan.deck_after_deal) - setup.venice_spread,
        half(plan.deck_after_deal) + setup.venice_spread,
      ],
    })),
  };
}

/** @param {number} n */
const half = (n) => Math.floor(n / 2);

/** @param {number[]} numbers @returns {[number, number]} */
const range = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
