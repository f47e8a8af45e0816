/** Words that the Hungarian rules use everywhere. */

import { article } from "../../lib/article.js";
import { signed } from "../../lib/words.js";
import { byDie, factsOf } from "./facts.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Who} from "./rules-examples.js" */
/** @import {Amounts, CityCard} from "./facts.js" */

/** The players of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Bence", csilla: "Csilla" };

/** A noun stays in the singular after a number. @param {number} n @param {string} noun */
export const counted = (n, noun) => `${signed(n)}\u00A0${noun}`;

/** @param {number} n */
export const points = (n) => counted(n, "pont");

/** @param {number} n */
export const coins = (n) => counted(n, "érme");

/** The word with its article, for the middle of a sentence. @param {string | number} following */
export const az = (following) => `${article(String(following))} ${following}`;

/** The same at the beginning of one. @param {string | number} following */
export const Az = (following) => `${article(String(following)) === "az" ? "Az" : "A"} ${following}`;

/** The endings of the values of a die used as adjectives: "1-es", "5-ös". */
const PIPS = ["", "es", "es", "as", "es", "ös", "os"];

/** A die by its value: "4-es". @param {number} value */
export const pips = (value) => `${value}-${PIPS[value]}`;

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("hu").format(parts);

/** @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat("hu", { type: "disjunction" }).format(parts);

/** @param {string} name @param {string} object @returns {(n: number, gained: boolean) => string} */
const noun = (name, object) => (n, gained) => counted(n, gained ? object : name);

/** So much of a thing, and so much as what is gained or paid. @type {Record<string, (n: number, gained: boolean) => string>} */
const THINGS = {
  coin: noun("érme", "érmét"),
  camel: noun("teve", "tevét"),
  pepper: noun("bors", "borsot"),
  silk: noun("selyem", "selymet"),
  gold: noun("arany", "aranyat"),
  vp: noun("pont", "pontot"),
  any_good: noun("tetszőleges áru", "tetszőleges árut"),
  two_different_goods: (n, gained) =>
    `${n === 1 ? "" : `${n}-szer `}${counted(2, gained ? "különböző árut" : "különböző áru")}`,
  contract: noun("szerződés a speciális pakliból", "szerződést a speciális pakliból"),
  black_die: noun("fekete kocka", "fekete kockát"),
  move: noun("bónuszlépés", "bónuszlépést"),
  other_city_bonus: (_, gained) => `egy másik kisváros ${gained ? "bónuszát" : "bónusza"}`,
  own_city_bonus: (n, gained) => `${n === 1 ? "egy" : n} saját kisvárosod ${gained ? "bónuszát" : "bónusza"}`,
};

/** What a reward or a price is: "2 teve és 1 arany". @param {Amounts} amounts */
export const things = (amounts) => list(Object.entries(amounts).map(([id, n]) => THINGS[id](n, false)));

/** The same as what is gained or paid: "2 tevét és 1 aranyat". @param {Amounts} amounts */
export const gained = (amounts) => list(Object.entries(amounts).map(([id, n]) => THINGS[id](n, true)));

/** @param {Reading} c @param {string} id */
export const place = (c, id) => factsOf(c.components).nodes.get(id)?.name.hu ?? id;

/** @param {Reading} c @param {string} id */
export const character = (c, id) => factsOf(c.components).characters.get(id)?.name.hu ?? id;

/** Values of dice that bring the same, in their order: "1–5". @param {number[]} values */
const range = (values) => (values.length > 1 ? `${values[0]}–${values.at(-1)}` : `${values[0]}`);

/** What a city card does, in a line. @param {CityCard} card @returns {string} */
export function effect({ kind, gain = {}, cost = {}, table = [], per, directions = [], mix }) {
  switch (kind) {
    case "per_pip":
      return `a kocka minden pontjáért ${things(gain)}`;
    case "die_table":
      return byDie(table)
        .map(({ values, gain: brought }) => `${range(values)}: ${things(brought)}`)
        .join("; ");
    case "per_owned":
      return `${things(gain)} minden ${per === "placed_posts" ? "lerakott kereskedőállomásodért" : "teljesített szerződésedért"}, legfeljebb annyiszor, amennyi a kocka értéke`;
    case "exchange":
      return `${things(cost)} → ${things(gain)}`;
    default:
      return `${directions.map((way) => `${things(way.cost)} → ${things(way.gain)}`).join(", vagy ")}; ${mix ? "ismétlésenként bármelyik irányban" : "minden ismétlés ugyanabban az irányban"}`;
  }
}

/** The spaces of the main action, as one goes there. @type {Record<string, string>} */
export const SPACES = {
  take5: "5 érme elvétele",
  bazaar_camel: "teve a bazárban",
  bazaar_pepper: "bors a bazárban",
  bazaar_silk: "selyem a bazárban",
  bazaar_gold: "arany a bazárban",
  khan: "a Kán kegye",
  contracts: "szerződés elvétele",
  travel: "utazás",
};

/** @type {Record<string, string>} */
export const BONUS = {
  complete_contract: "szerződés teljesítése",
  money_bag: "kocka a pénzeszsákra",
  reroll: "kocka újradobása",
  adjust: "kocka elfordítása",
  buy_black_die: "fekete kocka vásárlása",
};
