/** What the top bar tells: the round, the take, and what is going on. */
import { html } from "../../lib/html.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Head({ ctx }) {
  const table = ctx.view.value.public;
  if (!table || table.phase === "game_over") return null;
  const { round, phase, wheel } = table;
  const { slots } = wheel;
  const left = slots.filter(Boolean).length;
  return html`<span class="vk-head">${ctx.t.rich("head", { n: round, of: ctx.components.rounds.length, phase, take: slots.length - left + 1, takes: slots.length })}</span>`;
}
