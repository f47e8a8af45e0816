/** Refusals in words: of the table's rules and of the game's. */

import { texts } from "../lib/i18n.js";

/** @import {Refusal} from "../lib/protocol.js" */

/**
 * What the table or the server would not do, in one sentence.
 * @param {Refusal} refusal
 */
export function errorText({ code, params = {} }) {
  const t = texts();
  return t(t.has(`error-${code}`) ? `error-${code}` : "error-internal", params);
}

/**
 * A refusal of the game's rules, else of the table's.
 * @param {Refusal} refusal
 * @param {string} game
 */
export function refusalText(refusal, game) {
  const t = texts(game);
  const id = `refusal-${refusal.code}`;
  return t.has(id) ? t(id, refusal.params) : errorText(refusal);
}
