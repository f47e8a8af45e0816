/** The board as the end shows it on a desktop: a small picture of the whole. */

/** @import {GameContext} from "./screen.js" */

/** So much smaller than what can be read it may be drawn. */
const SMALLER = 4;

/** What the board's camera takes for readable, px a unit of the board. @param {GameContext} ctx @param {number} readable */
export const readableIn = (ctx, readable) =>
  ctx.table.value.phase === "over" && ctx.layout.value === "desktop" ? readable / SMALLER : readable;
