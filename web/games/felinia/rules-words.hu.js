/** Words that the Hungarian rules use everywhere. */

import { article } from "../../lib/article.js";
import { signed } from "../../lib/words.js";
import { factsOf } from "./rules-facts.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Who} from "./rules-examples.js" */

/** The players of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Bence", csilla: "Csilla" };

/** A kind of goods, and as the object of a sentence. @type {Record<string, [string, string]>} */
const GOODS = {
  glassware: ["üvegáru", "üvegárut"],
  clocks: ["óra", "órát"],
  wines: ["bor", "bort"],
  books: ["könyv", "könyvet"],
  clothes: ["ruha", "ruhát"],
};

/** A noun stays in the singular after a number. @param {number} n @param {string} noun */
export const counted = (n, noun) => `${signed(n)}\u00A0${noun}`;

/** @param {number} n */
export const coins = (n) => counted(n, "ezüst");

/** @param {number} n */
export const points = (n) => counted(n, "pont");

/** The word with its article, for the middle of a sentence. @param {string | number} following */
export const az = (following) => `${article(String(following))} ${following}`;

/** @param {string} kind */
export const good = (kind) => GOODS[kind]?.[0] ?? kind;

/** "órát". @param {string} kind */
export const goodObject = (kind) => GOODS[kind]?.[1] ?? kind;

/** "2 óra és 1 bor". @param {Record<string, number>} goods */
export const goods = (goods) => list(Object.entries(goods).map(([kind, n]) => counted(n, good(kind))));

/** "2 óra és 1 ezüst". @param {{goods: Record<string, number>, coins: number}} ship */
export const price = ({ goods: asked, coins: silver }) =>
  list([
    ...Object.entries(asked).map(([kind, n]) => counted(n, good(kind))),
    ...(silver ? [coins(silver)] : []),
  ]);

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("hu").format(parts);

/** @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat("hu", { type: "disjunction" }).format(parts);

/** "Gepárd királyság". @param {Reading} c @param {string} id */
export const country = (c, id) => factsOf(c.components).countries.get(id)?.name.hu ?? id;

/** @param {Reading} c @param {string} id */
export const type = (c, id) => factsOf(c.components).types.get(id)?.name.hu ?? id;

/** "9:45, Gepárd királyság". @param {Reading} c @param {string} id */
export const shipTo = (c, id) => {
  const ship = factsOf(c.components).ships.get(id);
  return ship ? `${ship.departure}, ${country(c, ship.destination)}` : id;
};

/** "9:45". @param {Reading} c @param {string} id */
export const hour = (c, id) => factsOf(c.components).ships.get(id)?.departure ?? id;

/** "5 × 3", kept together. @param {number} n @param {number} each */
export const times = (n, each) => `${n}\u00A0×\u00A0${each}`;
