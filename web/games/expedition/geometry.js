/**
 * The measures of the board, whatever size it is shown at, and the curves that are drawn on it.
 */

/** @typedef {import("../../lib/curves.js").Point} Point */

export * from "../../lib/curves.js";

export const WIDTH = 1600;
export const HEIGHT = 900;
/** Pixels for a board unit at which names are just large enough to be read. */
export const READABLE = 0.44;
