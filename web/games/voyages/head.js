/** What the top bar tells: the round, black dice left, the size of the special pile. */
import { html } from "../../lib/html.js";
import { Die, SignIcon } from "./pieces.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Head({ ctx }) {
  const { t, components } = ctx;
  const table = ctx.view.value.public;
  if (!table || table.phase === "finished") return null;
  const rounds = Array.from({ length: components.rounds }, (_, i) => i + 1);
  return html`
    <span class="vo-rounds" title=${t("piles-label", { special: table.special, piles: table.piles })}>
      <span>${t.rich("round-of", { n: table.round, of: components.rounds })}</span>
      <i class="vo-beads" aria-hidden="true">${rounds.map((n) => html`<i key=${n} data-state=${n < table.round ? "done" : n === table.round ? "now" : "later"}></i>`)}</i>
    </span>
    <span class="vo-headfact" title=${t("black-left", { n: table.black })}><${Die} kind="black" value=${5} /><b class="k-num" aria-hidden="true">${table.black}</b><span class="k-sr">${t("black-left", { n: table.black })}</span></span>
    <span class="vo-headfact" title=${t("special-left", { n: table.special })}><${SignIcon} what="contract" /><b class="k-num" aria-hidden="true">${table.special}</b><span class="k-sr">${t("special-left", { n: table.special })}</span></span>`;
}
