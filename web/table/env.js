/** What the parts of the frame share. */

/** @import {GameContext, GameScreen} from "../games/screen.js" */
/** @import {Texts} from "../lib/i18n.js" */
/** @import {Ui} from "./context.js" */
/** @import {Replay} from "./replay.js" */
/** @import {TableStore} from "./store.js" */

/**
 * @typedef {object} Env
 * @property {TableStore} store
 * @property {GameContext} ctx
 * @property {GameScreen} screen
 * @property {Ui} ui
 * @property {Replay} replay
 * @property {Texts} t  the game's texts first, then the house's
 */

/**
 * "Anna", "Anna and Béla", "Anna, Béla and Csilla": the names of seats.
 * @param {Env} env
 * @param {number[]} seats
 */
export function names({ ctx, t }, seats) {
  const all = seats.map(ctx.name);
  const last = all.pop() ?? "";
  return all.length ? t("list-and", { first: all.join(", "), last }) : last;
}
