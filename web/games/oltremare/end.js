/** The last page of the evening: every cargo spread out, and where each amount came from. */
import { html } from "../../lib/html.js";
import { seatsAtEnd } from "../../lib/order.js";
import { names } from "../../lib/words.js";
import { Ship } from "./pieces.js";
import { Groups } from "./scoring.js";

/**
 * @import {Result, ScoreLine} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 */

/** The piles group by group, over the columns of the scoring. @param {{ctx: GameContext, result: Result}} props */
export function End({ ctx, result }) {
  const cargo = result.lines.find(({ id }) => id === "cargo");
  return html`
    <div class="o-end" role="group" aria-label=${ctx.t("end-piles")}>
      ${seatsAtEnd(result).map(
        (seat) => html`
        <div key=${seat} class="o-end__seat" data-won=${result.ranking[0].includes(seat) || undefined}>
          <svg viewBox="-28 -24 56 46" aria-hidden="true"><path class="o-end__sea" d="M-28 14q7-5 14 0t14 0 14 0 14 0V22H-28Z" /><${Ship} pigment=${ctx.pigment(seat)} /></svg>
          <${Groups} ctx=${ctx} groups=${cargo?.notes[seat]?.groups ?? []} />
        </div>`,
      )}
    </div>`;
}

/** Where an amount came from, in few words. @param {ScoreLine} line @param {number} seat @param {GameContext} ctx */
export function scoreNote(line, seat, { t }) {
  const { tiles, cards, groups } = line.notes[seat] ?? {};
  if (line.id === "prestige" || line.id === "harbours")
    return tiles === undefined ? "" : t("note-tiles", { n: tiles });
  if (line.id === "pirates") return cards === undefined ? "" : t("note-cards", { n: cards });
  if (line.id === "cargo") return groups === undefined ? "" : t("note-groups", { n: groups.length });
  return "";
}

/** How it ended, in a sentence or two. @param {Result} result @param {GameContext} ctx */
export function endWords({ ranking: [winners], totals }, ctx) {
  return ctx.t("end-words", { winner: names(ctx, winners), n: totals[winners[0]] });
}
