/** Words that the English rules use everywhere. */

import { signed } from "../../lib/words.js";
import { factsOf } from "./rules-facts.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Group, Part, Who} from "./rules-examples.js" */
/** @import {Card} from "./facts.js" */

/** The merchants of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Ben", csilla: "Clara", dani: "Dan", eszter: "Esther" };

/** @type {Record<string, string>} */
const ICONS = { money: "money", pirate: "pirates", market: "market", ship: "ship" };

/** @param {number} n @param {string} one @param {string} [many] */
export const counted = (n, one, many = `${one}s`) => `${signed(n)}\u00A0${n === 1 ? one : many}`;

/** @param {number} n */
export const ducats = (n) => counted(n, "ducat");

/** @param {number} n */
export const cards = (n) => counted(n, "card");

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("en-GB").format(parts);

/** @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat("en-GB", { type: "disjunction" }).format(parts);

/** A kind of goods in the middle of a sentence. @param {Reading} c @param {string} id */
export const goodName = (c, id) => (factsOf(c.components).good.get(id)?.name.en ?? id).toLowerCase();

/** Cards of a good: "3 salt", "2 olives", "1 olive". @param {Reading} c @param {Part} part */
export const goodsOf = (c, { good, size }) =>
  `${size}\u00A0${size === 1 ? goodName(c, good).replace(/s$/, "") : goodName(c, good)}`;

/** What a group pays: "3 salt: 6 ducats". @param {Reading} c @param {Group} group */
export const pays = (c, group) => `${goodsOf(c, group)}: ${ducats(group.ducats)}`;

/** What is on a card. @param {Reading} c */
export const telling =
  (c) =>
  (/** @type {Card} */ { good, lions, load, icons }) =>
    `${goodName(c, good)}, ${lions} lions, load ${load}, ${list(icons.map((icon) => ICONS[icon]))}`;
