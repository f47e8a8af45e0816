/** The pinches of luck that this browser gave, so that it can check after the game that they are in. */

import { entropy } from "./api.js";
import { keep, remembered } from "./settings.js";

/**
 * @param {string} table
 * @returns {string[]}
 */
export function luckOf(table) {
  return remembered(`luck-${table}`)?.split(" ").filter(Boolean) ?? [];
}

/**
 * @param {string} table
 * @param {string} pinch
 */
export function rememberLuck(table, pinch) {
  keep(`luck-${table}`, [...luckOf(table), pinch].join(" "));
}

/** A new pinch for a table that is known already. @param {string} table */
export function pinchFor(table) {
  const pinch = entropy();
  rememberLuck(table, pinch);
  return pinch;
}

/** Tables that are to begin as soon as they are laid. @type {Set<string>} */
export const atOnce = new Set();

/**
 * The seal this browser saw before the game, or as early as it came: kept at first sight, never changed.
 * @param {string} table
 */
export const sealSeen = (table) => remembered(`seal-${table}`);

/**
 * @param {string} table
 * @param {string} commitment
 */
export function rememberSeal(table, commitment) {
  if (sealSeen(table) === null) keep(`seal-${table}`, commitment);
}
