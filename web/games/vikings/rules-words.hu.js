/** Words that the Hungarian rules use everywhere. */

import { article } from "../../lib/article.js";
import { signed } from "../../lib/words.js";

/** @import {Who} from "./rules-examples.js" */
/** @import {Ship} from "./rules-facts.js" */

/** The players of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Bence", csilla: "Csilla" };

/** A role, and several of them. @type {Record<string, [string, string]>} */
const ROLES = {
  fisherman: ["halász", "halászok"],
  goldsmith: ["aranyműves", "aranyművesek"],
  scout: ["felderítő", "felderítők"],
  noble: ["nemes", "nemesek"],
  warrior: ["harcos", "harcosok"],
  boatman: ["csónakos", "csónakosok"],
};

/** A noun stays in the singular after a number. @param {number} n @param {string} noun */
export const counted = (n, noun) => `${signed(n)}\u00A0${noun}`;

/** @param {number} n */
export const points = (n) => counted(n, "pont");

/** @param {number} n */
export const gold = (n) => counted(n, "arany");

/** The word with its article, for the middle of a sentence. @param {string | number} following */
export const az = (following) => `${article(String(following))} ${following}`;

/** @param {string} role */
export const one = (role) => ROLES[role][0];

/** @param {string} role */
export const all = (role) => ROLES[role][1];

/** So many of a role: "2 felderítő". @param {string} role @param {number} n */
export const vikings = (role, n) => counted(n, one(role));

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("hu").format(parts);

/** What a ship is worth: "5 arany". @param {Ship} ship */
export const value = ({ value: { vp, gold: coins } }) => (vp ? points(vp) : gold(coins ?? 0));

/** Vikings together: "2 felderítő és 1 nemes". @param {string[]} load */
export const together = (load) =>
  list([...new Set(load)].map((role) => vikings(role, load.filter((each) => each === role).length)));

/** The endings of numbers used as adjectives, by their last digit: "0-s", "5-ös", "11-es". */
const ADJECTIVES = ["s", "es", "es", "as", "es", "ös", "os", "es", "as", "es"];

/** A place of the wheel by its number: "11-es". @param {number} n */
export const numbered = (n) => `${n}-${n === 10 ? "es" : ADJECTIVES[n % 10]}`;
