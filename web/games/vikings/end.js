/** The last page of the evening: every area as it lay, and where each amount came from. */
import { html } from "../../lib/html.js";
import { seatsAtEnd } from "../../lib/order.js";
import { names } from "../../lib/words.js";
import { Miniature } from "./area.js";
import { tileName } from "./words.js";

/** @import {Result, ScoreLine} from "../../lib/protocol.js" */
/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext, result: Result}} props */
export function End({ ctx, result }) {
  return html`
    <div class="vk-end" role="group" aria-label=${ctx.t("end-areas")}>
      ${seatsAtEnd(result).map((seat) => html`<div key=${seat} class="vk-end__seat" data-won=${result.ranking[0].includes(seat) || undefined}><${Miniature} ctx=${ctx} seat=${seat} /></div>`)}
    </div>`;
}

/** What an amount came from, by the line's id. @type {Record<string, (notes: Record<string, any>, ctx: GameContext) => string>} */
const NOTES = {
  ships: ({ ships }, { t }) => (ships.length ? t("note-ships", { n: ships.length }) : ""),
  gold: ({ gold, rate }, { t }) => t("note-gold", { gold, rate }),
  boatmen: ({ boatmen }, { t }) => t("note-boatmen", { n: boatmen }),
  islands: ({ islands }, { t }) => t("note-islands", { n: islands.length }),
  longest: ({ tiles }, { t }) => t("note-longest", { n: tiles }),
  feeding: ({ portions, mouths }, { t }) => t("note-feeding", { portions, mouths }),
  buildings: ({ buildings }, ctx) =>
    buildings
      .map(
        (/** @type {{tile: string, cells: any[]}} */ { tile, cells }) =>
          `${tileName(ctx, tile)}: ${cells.length}`,
      )
      .join(", "),
};

/** @param {ScoreLine} line @param {number} seat @param {GameContext} ctx */
export function scoreNote(line, seat, ctx) {
  const notes = line.notes[seat];
  return notes && Object.keys(notes).length ? (NOTES[line.id]?.(notes, ctx) ?? "") : "";
}

/** How it ended, in a sentence or two. @param {Result} result @param {GameContext} ctx */
export function endWords({ ranking: [winners], totals }, ctx) {
  return ctx.t("end-words", { winner: names(ctx, winners), n: totals[winners[0]] });
}
