/** Words that the Hungarian rules use everywhere. */

import { article } from "../../lib/article.js";
import { signed } from "../../lib/words.js";
import { factsOf } from "./rules-facts.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Card} from "./facts.js" */
/** @import {Group, Part, Who} from "./rules-examples.js" */

/** The merchants of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Bence", csilla: "Csilla", dani: "Dani", eszter: "Eszter" };

/** @type {Record<string, string>} */
const ICONS = { money: "pénz", pirate: "kalózok", market: "piac", ship: "hajózás" };

/** A noun stays in the singular after a number. @param {number} n @param {string} noun */
export const counted = (n, noun) => `${signed(n)}\u00A0${noun}`;

/** @param {number} n */
export const ducats = (n) => counted(n, "dukát");

/** @param {number} n */
export const cards = (n) => counted(n, "lap");

/** The word with its article, for the middle of a sentence. @param {string | number} following */
export const az = (following) => `${article(String(following))} ${following}`;

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("hu").format(parts);

/** @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat("hu", { type: "disjunction" }).format(parts);

/** @param {Reading} c @param {string} id */
export const goodName = (c, id) => factsOf(c.components).good.get(id)?.name.hu ?? id;

/** Cards of a good: "3 só". @param {Reading} c @param {Part} part */
export const goodsOf = (c, { good, size }) => counted(size, goodName(c, good));

/** What a group pays: "3 só: 6 dukát". @param {Reading} c @param {Group} group */
export const pays = (c, group) => `${goodsOf(c, group)}: ${ducats(group.ducats)}`;

/** What is on a card. @param {Reading} c */
export const telling =
  (c) =>
  (/** @type {Card} */ { good, lions, load, icons }) =>
    `${goodName(c, good)}, ${lions} oroszlán, ${load} berakodásikon, ${list(icons.map((icon) => ICONS[icon]))}`;
