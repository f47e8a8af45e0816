/** Words that no catalogue has: what stands in a row, and numbers with their signs. */

import { TAGS } from "./i18n.js";

/** @import {Locale, Seat} from "./protocol.js" */

/** By language and type. @type {Map<string, Intl.ListFormat>} */
const lists = new Map();

/**
 * "red, blue and green".
 * @param {{locale: {value: Locale}}} ctx
 * @param {string[]} words
 * @param {"conjunction" | "disjunction"} [type]
 */
export function list({ locale }, words, type = "conjunction") {
  const key = `${locale.value} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(TAGS[locale.value], { type });
  lists.set(key, format);
  return format.format(words);
}

/**
 * Who sits at these seats: "Anna and Bence".
 * @param {{locale: {value: Locale}, name: (seat: Seat) => string}} ctx
 * @param {readonly Seat[]} seats
 */
export const names = (ctx, seats) =>
  list(
    ctx,
    seats.map((seat) => ctx.name(seat)),
  );

/** A number with its sign as printed: "−2". @param {number} n @param {boolean} [plus]  above 0 as well: "+2" */
export const signed = (n, plus = false) => (n < 0 ? `−${-n}` : plus && n > 0 ? `+${n}` : `${n}`);
