/** Words that the English rules use everywhere. */

import { signed } from "../../lib/words.js";
import { factsOf } from "./rules-facts.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Who} from "./rules-examples.js" */

/** The players of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Ben", csilla: "Clara" };

/** One and several of a kind of goods. @type {Record<string, [string, string]>} */
const GOODS = {
  glassware: ["piece of glassware", "pieces of glassware"],
  clocks: ["clock", "clocks"],
  wines: ["wine", "wines"],
  books: ["book", "books"],
  clothes: ["piece of clothing", "clothes"],
};

/** @param {number} n @param {string} one @param {string} [many] */
export const counted = (n, one, many = `${one}s`) => `${signed(n)}\u00A0${n === 1 ? one : many}`;

/** @param {number} n */
export const coins = (n) => counted(n, "coin");

/** @param {number} n */
export const points = (n) => counted(n, "point");

/** @param {string} kind @param {number} [n] */
export const good = (kind, n = 1) => GOODS[kind]?.[n === 1 ? 0 : 1] ?? kind;

/** A kind with its article: "a clock". @param {string} kind */
export const aGood = (kind) => `a ${good(kind)}`;

/** "2 clocks and 1 wine". @param {Record<string, number>} goods */
export const goods = (goods) =>
  list(Object.entries(goods).map(([kind, n]) => counted(n, good(kind), good(kind, 2))));

/** Goods and coins of a ship: "2 clocks and 1 coin". @param {{goods: Record<string, number>, coins: number}} ship */
export const price = ({ goods: asked, coins: silver }) =>
  list([
    ...Object.entries(asked).map(([kind, n]) => counted(n, good(kind), good(kind, 2))),
    ...(silver ? [coins(silver)] : []),
  ]);

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("en-GB").format(parts);

/** @param {Reading} c @param {string} id */
export const country = (c, id) => factsOf(c.components).countries.get(id)?.name.en ?? id;

/** @param {Reading} c @param {string} id */
export const type = (c, id) => factsOf(c.components).types.get(id)?.name.en ?? id;

/** "the 9:45 to the Lion's Kingdom". @param {Reading} c @param {string} id */
export const shipTo = (c, id) => {
  const ship = factsOf(c.components).ships.get(id);
  return ship ? `the ${ship.departure} to the ${country(c, ship.destination)}` : id;
};

/** "the 9:45". @param {Reading} c @param {string} id */
export const hour = (c, id) => `the ${factsOf(c.components).ships.get(id)?.departure ?? id}`;

/** @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat("en-GB", { type: "disjunction" }).format(parts);

/** "5 × 3", kept together. @param {number} n @param {number} each */
export const times = (n, each) => `${n}\u00A0×\u00A0${each}`;
