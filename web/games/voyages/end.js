/** The last page: every caravan's harvest, and where each amount came from. */
import { html } from "../../lib/html.js";
import { seatsAtEnd } from "../../lib/order.js";
import { names } from "../../lib/words.js";
import { goalPicture } from "./options.js";
import { Figure, Picture, Post, SignIcon } from "./pieces.js";
import { explainGoal } from "./words.js";

/**
 * @import {Result, ScoreLine} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 */

/** Posts, contracts and goal cards, over the columns of the scoring. @param {{ctx: GameContext, result: Result}} props */
export function End({ ctx, result }) {
  const { seats } = ctx.view.value.public ?? { seats: [] };
  return html`
    <div class="vo-end" role="group" aria-label=${ctx.t("end-label")}>
      ${seatsAtEnd(result).map((seat) => {
        const { posts = [], completed = [], goal_cards: goals = [] } = seats[seat] ?? {};
        return html`
          <div key=${seat} class="vo-end__seat" data-p=${ctx.pigment(seat)} data-won=${result.ranking[0].includes(seat) || undefined}>
            <svg viewBox="-50 -34 100 46" aria-hidden="true"><path class="vo-end__sand" d="M-50 4Q-24-8 0 2T50 0V12H-50Z" /><${Figure} pigment=${ctx.pigment(seat)} y=${4} /></svg>
            <p class="vo-end__facts"><span title=${ctx.t("posts-placed", { n: posts.length })}><${Picture}><${Post} pigment=${ctx.pigment(seat)} /></${Picture}><b class="k-num">${posts.length}</b><span class="k-sr">${ctx.t("posts-placed", { n: posts.length })}</span></span>
            <span title=${ctx.t("completed-count", { n: completed.length })}><${SignIcon} what="contract" /><b class="k-num">${completed.length}</b><span class="k-sr">${ctx.t("completed-count", { n: completed.length })}</span></span></p>
            ${goals.map((/** @type {string} */ id) => html`<span key=${id} class="vo-end__goal">${goalPicture(ctx, id, posts)}<span class="k-sr">${explainGoal(ctx, id)}</span></span>`)}
          </div>`;
      })}
    </div>`;
}

/** Where an amount came from, in few words. @param {ScoreLine} line @param {number} seat @param {GameContext} ctx */
export function scoreNote(line, seat, { t }) {
  const [[what, value] = []] = Object.entries(line.notes?.[seat] ?? {});
  return what === undefined ? "" : t(`note-${what}`, { n: Array.isArray(value) ? value.length : value });
}

/** How it ended, in a sentence or two. @param {Result} result @param {GameContext} ctx */
export const endWords = ({ ranking: [winners], totals }, ctx) =>
  ctx.t("end-words", { winner: names(ctx, winners), n: totals[winners[0]] });
