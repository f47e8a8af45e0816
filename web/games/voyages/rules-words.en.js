/** Words that the English rules use everywhere. */

import { signed } from "../../lib/words.js";
import { byDie, factsOf } from "./facts.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Who} from "./rules-examples.js" */
/** @import {Amounts, CityCard} from "./facts.js" */

/** The players of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Ben", csilla: "Clara" };

/** @param {number} n @param {string} one @param {string} [many] */
export const counted = (n, one, many = `${one}s`) => `${signed(n)}\u00A0${n === 1 ? one : many}`;

/** @param {number} n */
export const points = (n) => counted(n, "point");

/** @param {number} n */
export const coins = (n) => counted(n, "coin");

/** @param {number} n */
export const camels = (n) => counted(n, "camel");

/** @param {number} n */
export const times = (n) => (n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("en-GB").format(parts);

/** @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat("en-GB", { type: "disjunction" }).format(parts);

/** So much of a thing. @type {Record<string, (n: number) => string>} */
const THINGS = {
  coin: coins,
  camel: camels,
  pepper: (n) => counted(n, "pepper", "pepper"),
  silk: (n) => counted(n, "silk", "silk"),
  gold: (n) => counted(n, "gold", "gold"),
  vp: points,
  any_good: (n) => `${counted(n, "good")} of your choice`,
  two_different_goods: (n) => (n === 1 ? "2\u00A0different goods" : `${times(n)} 2\u00A0different goods`),
  contract: (n) => `${counted(n, "contract")} from the special pile`,
  black_die: (n) => counted(n, "black die", "black dice"),
  move: (n) => counted(n, "bonus step"),
  other_city_bonus: () => "the bonus of another small city",
  own_city_bonus: (n) =>
    n === 1 ? "the bonus of one of your small cities" : `the bonuses of ${n} of your small cities`,
};

/** What a reward or a price is: "2 camels and 1 gold". @param {Amounts} amounts */
export const things = (amounts) => list(Object.entries(amounts).map(([id, n]) => THINGS[id](n)));

/** @param {Reading} c @param {string} id */
export const place = (c, id) => factsOf(c.components).nodes.get(id)?.name.en ?? id;

/** @param {Reading} c @param {string} id */
export const character = (c, id) => factsOf(c.components).characters.get(id)?.name.en ?? id;

/** Values of dice that bring the same, in their order: "1–5". @param {number[]} values */
const range = (values) => (values.length > 1 ? `${values[0]}–${values.at(-1)}` : `${values[0]}`);

/** What a city card does, in a line. @param {CityCard} card @returns {string} */
export function effect({ kind, gain = {}, cost = {}, table = [], per, directions = [], mix }) {
  switch (kind) {
    case "per_pip":
      return `${things(gain)} for every pip of the die`;
    case "die_table":
      return byDie(table)
        .map(({ values, gain: brought }) => `with ${range(values)}: ${things(brought)}`)
        .join("; ");
    case "per_owned":
      return `${things(gain)} for each ${per === "placed_posts" ? "trading post you have placed" : "contract you have completed"}, at most as many times as the die`;
    case "exchange":
      return `${things(cost)} for ${things(gain)}`;
    default:
      return `${directions.map((way) => `${things(way.cost)} for ${things(way.gain)}`).join(", or ")}; ${mix ? "each time either way" : "the same way each time"}`;
  }
}

/** The spaces of the main action, as one goes there. @type {Record<string, string>} */
export const SPACES = {
  take5: "take 5 coins",
  bazaar_camel: "camels at the bazaar",
  bazaar_pepper: "pepper at the bazaar",
  bazaar_silk: "silk at the bazaar",
  bazaar_gold: "gold at the bazaar",
  khan: "the Khan’s favour",
  contracts: "take contracts",
  travel: "travel",
};

/** @type {Record<string, string>} */
export const BONUS = {
  complete_contract: "complete a contract",
  money_bag: "put a die on the money bag",
  reroll: "roll a die again",
  adjust: "turn a die",
  buy_black_die: "buy a black die",
};
