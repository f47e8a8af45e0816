/** A seat in few facts: character, stock, dice, contracts, posts, and the hourglass. */
import { html } from "../../lib/html.js";
import { Contract } from "./cards.js";
import { factsOf } from "./facts.js";
import { Amount, Die, Hourglass, lookOf, Picture, Post, SignIcon } from "./pieces.js";
import {
  characterName,
  characterShort,
  counted,
  dieName,
  explainCharacter,
  explainContract,
} from "./words.js";

/** @import {GameContext} from "../screen.js" */

const STOCK = ["coin", "camel", "gold", "silk", "pepper"];

/** @param {GameContext} ctx @param {number} seat */
export function score(ctx, seat) {
  const { vp } = ctx.view.value.public.seats[seat].stock;
  return html`<span data-vp=${seat} aria-hidden="true">${vp}</span><span class="k-sr">${counted(ctx, "vp", vp)}</span>`;
}

/** @param {GameContext} ctx @param {number} seat */
export function seatFacts(ctx, seat) {
  const { t } = ctx;
  const { seats, hourglass } = ctx.view.value.public;
  const { character, stock, contracts, completed, dice, posts, posts_left: left, pending } = seats[seat];
  const own = seat === ctx.seat.value;
  const who =
    character &&
    html`<span class="vo-who" title=${explainCharacter(ctx, character, seats.length)}><i>${characterName(ctx, character)}</i><span class="vo-who__short"> · ${characterShort(ctx, character)}</span><span class="vo-who__long">${explainCharacter(ctx, character, seats.length)}</span></span>`;
  const glass =
    hourglass === seat &&
    html`<span class="vo-glass" title=${t("hourglass")}><${Hourglass} /><span class="k-sr">${t("hourglass")}</span></span>`;
  if (own && ctx.layout.value === "desktop") return html`${who}${glass}`;
  return html`
    ${who}${glass}
    <span class="vo-stock">${STOCK.map((what) => html`<span key=${what} data-stock=${`${what}-${seat}`} title=${counted(ctx, what, stock[what])}><${Amount} what=${what} n=${stock[what]} /></span>`)}</span>
    <span class="vo-hisdice">
      ${Object.entries(dice).map(([die, value]) => html`<${Die} key=${die} ...${lookOf(die, /** @type {number | null} */ (value), ctx.pigment(seat))} label=${dieName(ctx, die, /** @type {number | null} */ (value))} />`)}
      <span class="vo-hisposts" title=${t("posts-count", { n: posts.length, left })}><${Picture}><${Post} pigment=${ctx.pigment(seat)} /></${Picture}><b class="k-num">${posts.length}</b><span class="k-sr">${t("posts-count", { n: posts.length, left })}</span></span>
      <span class="vo-hisposts" title=${t("completed-count", { n: completed.length })}><${SignIcon} what="contract" /><b class="k-num">${completed.length}</b><span class="k-sr">${t("completed-count", { n: completed.length })}</span></span>
    </span>
    ${contracts.length > 0 && html`<span class="vo-hiscontracts">${contracts.map((/** @type {string} */ id) => html`<span key=${id} title=${explainContract(ctx, id)}><${Contract} contract=${factsOf(ctx.components).contracts.get(id) ?? { cost: {}, reward: {}, id, starting: false }} label=${explainContract(ctx, id)} /></span>`)}</span>`}
    ${pending && html`<span class="vo-chooses">${t(`chooses-${pending.kind}`)}</span>`}`;
}
