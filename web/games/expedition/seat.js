/** A seat in few facts: gold, cards, where it stands and what that would score now. */
import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { Icon } from "../../parts/icon.js";
import { Medal } from "./pieces.js";
import { planOf } from "./plan.js";
import { Coin } from "./ui.js";
import { place, spaceName, worthNow } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {GameContext} ctx @param {number} seat */
export function score(ctx, seat) {
  const gold = ctx.view.value.public.gold[seat];
  return html`<span class="x-price"><span data-gold=${seat} aria-hidden="true">${gold}</span><${Coin} /></span><span class="k-sr">${ctx.t("gold-words", { n: gold })}</span>`;
}

/** @param {GameContext} ctx @param {number} seat */
export function seatFacts(ctx, seat) {
  const { t } = ctx;
  const { hand_counts: hands, figures } = ctx.view.value.public;
  const own = Object.entries(figures).filter(([, figure]) => figure.seat === seat);
  const next = seat === ctx.seat.value ? planOf(ctx).step.value : null;
  return html`
    ${seat === ctx.seat.value ? null : html`<span class="x-fact"><${Icon} name="ui-layers-2" /><b class="k-num" data-hand=${seat}>${hands[seat]}</b> ${t("cards-word", { n: hands[seat] })}</span>`}
    ${own.map(
      ([colour, { space }]) => html`
      <span class="x-fact" key=${colour}>
        ${own.length > 1 ? html`<span class="k-emblem" data-p=${pigment(colour)}></span><span class="k-sr">${t(`colour-${colour}`)}</span>` : html`<${Icon} name="ui-map-pin" />`}
        ${spaceName(ctx, space)}<${Worth} ctx=${ctx} space=${space} />
      </span>`,
    )}
    ${next && next.to >= 0 && !next.refused && worthNow(ctx, next.to) > 0 && html`<span class="x-fact x-fact--next">${place(ctx, next.to, "at")}<${Worth} ctx=${ctx} space=${next.to} /></span>`}`;
}

/** @param {{ctx: GameContext, space: number}} props */
function Worth({ ctx, space }) {
  const value = worthNow(ctx, space);
  return value > 0
    ? html`<${Medal} value=${value} /><span class="k-sr">${ctx.t("would-score", { n: value })}</span>`
    : null;
}
