/** A table of Expedition that sentences are told of. */
import { tableOf } from "./speaking.js";

/** @import {Locale} from "../lib/protocol.js" */

const table = tableOf("expedition", ["Anna", "Bence", "Csilla", "Dani", "Erzsi"]);

export const { components } = table;

/** The public part at the start of a game of four, as far as sentences read it. */
export const START = {
  figures: {
    red: { seat: 0, space: 0 },
    blue: { seat: 1, space: 1 },
    green: { seat: 2, space: 2 },
    orange: { seat: 3, space: 3 },
  },
  chests: { 7: 1, 13: 2 },
  interim_done: false,
};

/** @param {Locale} language @param {{seat?: number | null, position?: any, data?: any}} [at] */
export const speaker = (language, at) => table.speaker(language, { position: START, ...at });
