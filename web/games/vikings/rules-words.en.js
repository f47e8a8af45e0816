/** Words that the English rules use everywhere. */

import { signed } from "../../lib/words.js";

/** @import {Who} from "./rules-examples.js" */
/** @import {Ship} from "./rules-facts.js" */

/** The players of the examples. @type {Record<Who, string>} */
export const NAMES = { anna: "Anna", bence: "Ben", csilla: "Clara" };

/** One and several of a role. @type {Record<string, [string, string]>} */
const ROLES = {
  fisherman: ["fisherman", "fishermen"],
  goldsmith: ["goldsmith", "goldsmiths"],
  scout: ["scout", "scouts"],
  noble: ["noble", "nobles"],
  warrior: ["warrior", "warriors"],
  boatman: ["boatman", "boatmen"],
};

/** @param {number} n @param {string} one @param {string} [many] */
export const counted = (n, one, many = `${one}s`) => `${signed(n)}\u00A0${n === 1 ? one : many}`;

/** @param {number} n */
export const points = (n) => counted(n, "point");

/** @param {number} n */
export const gold = (n) => counted(n, "gold", "gold");

/** @param {string} role */
export const one = (role) => ROLES[role][0];

/** @param {string} role */
export const all = (role) => ROLES[role][1];

/** So many of a role: "2 scouts". @param {string} role @param {number} n */
export const vikings = (role, n) => counted(n, ...ROLES[role]);

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat("en-GB").format(parts);

/** @param {string[]} parts */
export const either = (parts) => new Intl.ListFormat("en-GB", { type: "disjunction" }).format(parts);

/** What a ship is worth: "5 gold". @param {Ship} ship */
export const value = ({ value: { vp, gold: coins } }) => (vp ? points(vp) : gold(coins ?? 0));

/** Vikings together: "2 scouts and 1 noble". @param {string[]} load */
export const together = (load) =>
  list([...new Set(load)].map((role) => vikings(role, load.filter((each) => each === role).length)));
