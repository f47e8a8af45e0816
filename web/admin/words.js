/** Numbers and times of the admin page, in the reader's language. */

import { locale, TAGS } from "../lib/i18n.js";

/** @param {number} value */
export const number = (value) => value.toLocaleString(TAGS[locale.value]);

/**
 * Bytes in a unit that leaves few digits, such as 4.2 MB.
 * @param {number} bytes
 */
export function size(bytes) {
  let [value, unit] = [bytes, "B"];
  for (const next of ["kB", "MB", "GB"]) {
    if (value < 1000) break;
    [value, unit] = [value / 1000, next];
  }
  const digits = unit === "B" ? 0 : 1;
  return `${value.toLocaleString(TAGS[locale.value], { maximumFractionDigits: digits })} ${unit}`;
}

/**
 * A day and a time.
 * @param {number} at  ms
 */
export const moment = (at) =>
  new Date(at).toLocaleString(TAGS[locale.value], { dateStyle: "medium", timeStyle: "short" });
