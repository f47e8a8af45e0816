/** What a round of the advanced game begins with: who has been drawn, the bids, and the special tiles that lie open. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { Icon } from "../../parts/icon.js";
import { Bag } from "./bag.js";
import { factsOf } from "./facts.js";
import { Picture, specialIcon, Viking } from "./pieces.js";
import { planOf } from "./plan.js";
import { pressDrawn, pressSpecial } from "./touch.js";
import { counted, specialText, tileName } from "./words.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Special} from "./facts.js" */

/** In place of the wheel, while nothing lies there yet. @param {{ctx: GameContext}} props */
export const Council = ({ ctx }) => html`
  <section class="vk-council" tabindex="0" aria-label=${ctx.t("council-label")}>
    <${Drawn} ctx=${ctx} />
    ${ctx.view.value.public.phase === "auction" && html`<${Bids} ctx=${ctx} /><${Bidding} ctx=${ctx} />`}
    <${Specials} ctx=${ctx} />
    ${ctx.layout.value === "phone" && html`<${Bag} ctx=${ctx} />`}
  </section>`;

/** How the auction stands: who is still in, and the highest bid. @param {{ctx: GameContext}} props */
function Bids({ ctx }) {
  const { auction, seats } = ctx.view.value.public;
  return html`
    <ul class="vk-bids">
      ${seats.map((/** @type {any} */ _, /** @type {number} */ seat) => {
        const state = auction.high_seat === seat ? "high" : auction.bidders.includes(seat) ? "in" : "out";
        return html`<li key=${seat} data-p=${ctx.pigment(seat)} data-state=${state}><span class="k-emblem" data-p=${ctx.pigment(seat)} aria-hidden="true"></span><b>${ctx.name(seat)}</b> ${ctx.t("bid-state", { state, n: auction.high ?? 0 })}</li>`;
      })}
    </ul>`;
}

/** The vikings of the round, to be chosen from. @param {{ctx: GameContext}} props */
export function Drawn({ ctx }) {
  const { t } = ctx;
  const { drawn } = ctx.view.value.public;
  const chosen = planOf(ctx).role.value;
  const roles = factsOf(ctx.components).roles.filter((role) => drawn[role]);
  return html`
    <section class="vk-drawn" aria-label=${t("drawn-title")}>
      <h2 class="vk-small">${t("drawn-title")}</h2>
      <div class="vk-row">
        ${roles.map((role) => {
          const open = ctx.moves.value.some(({ fixed }) => fixed?.role === role);
          return html`
            <button key=${role} type="button" class="vk-waiter" data-drawn=${role} data-focus=${`drawn-${role}`} data-open=${open || undefined} data-lit=${chosen === role || undefined}
              aria-pressed=${open ? chosen === role : undefined} aria-label=${counted(ctx, role, drawn[role])} onClick=${() => pressDrawn(ctx, role)}>
              <${Picture}><${Viking} role=${role} /><//><b class="k-num">${drawn[role]}</b>
            </button>`;
        })}
      </div>
    </section>`;
}

/** How much to bid: the least, a little more, all one has. @param {{ctx: GameContext}} props */
function Bidding({ ctx }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { lowest, highest } = templateFor(ctx.moves.value, "bid")?.tells ?? {};
  if (lowest === undefined) return null;
  const bid = plan.bid.value ?? lowest;
  const quick = [...new Set([lowest, lowest + 1, lowest + 2, lowest + 4])].filter((n) => n <= highest);
  return html`
    <section class="vk-bidding" aria-label=${t("bidding-title")}>
      <h2 class="vk-small">${t("bidding-most", { n: highest })}</h2>
      <div class="vk-row">
        <button type="button" class="k-btn k-btn--icon" aria-label=${t("bid-less")} data-focus="bid-less" disabled=${bid <= lowest} onClick=${() => plan.bid.set(bid - 1)}><${Icon} name="ui-minus" /></button>
        ${quick.map((n) => html`<button key=${n} type="button" class="k-btn vk-quick k-num" aria-pressed=${bid === n} aria-label=${t("bid-quick", { n })} data-focus=${`bid-${n}`} onClick=${() => plan.bid.set(n)}>${n}</button>`)}
        ${!quick.includes(bid) && html`<b class="vk-bid k-num">${bid}</b>`}
        <button type="button" class="k-btn k-btn--icon" aria-label=${t("bid-more")} data-focus="bid-more" disabled=${bid >= highest} onClick=${() => plan.bid.set(bid + 1)}><${Icon} name="ui-plus" /></button>
      </div>
    </section>`;
}

/** The four special tiles that lie open; one may come along with the dearest combination. @param {{ctx: GameContext}} props */
export function Specials({ ctx }) {
  const { t, components } = ctx;
  const up = /** @type {(string | null)[]} */ (ctx.view.value.public.specials_up);
  const { draft, template } = planOf(ctx);
  const may = /** @type {string[]} */ (template.value?.tells?.specials ?? []);
  return html`
    <section class="vk-specials" aria-label=${t("specials-title")}>
      <h2 class="vk-small">${t("specials-title")}</h2>
      <div class="vk-row">
        ${up.map((tile, space) => {
          const special = factsOf(components).specials.get(tile ?? "");
          if (!tile || !special) return html`<span key=${space} class="vk-special vk-special--none"></span>`;
          const lit = draft.value.special === tile;
          return html`
            <button key=${tile} type="button" class="vk-special" data-special=${tile} data-focus=${`special-${tile}`} data-open=${may.includes(tile) || undefined} data-lit=${lit || undefined}
              data-refused=${ctx.refusal.value?.anchor?.special === tile || undefined} aria-pressed=${may.includes(tile) ? lit : undefined}
              title=${specialText(ctx, tile)} aria-label=${`${tileName(ctx, tile)}. ${specialText(ctx, tile)}`} onClick=${() => void pressSpecial(ctx, tile)}>
              <${SpecialFace} special=${special} /><span>${tileName(ctx, tile)}</span>
            </button>`;
        })}
      </div>
    </section>`;
}

/** What a special tile does, as a sign. @param {{special: Special}} props */
export function SpecialFace({ special }) {
  const { effect } = special;
  const bonus =
    effect.kind === "bonus"
      ? `+${effect.gold || effect.vp}`
      : effect.kind === "gold"
        ? `+${effect.gold}`
        : "";
  return html`<span class="vk-face" data-role=${effect.role}><${Icon} name=${specialIcon(special)} />${bonus && html`<b class="k-num">${bonus}</b>`}</span>`;
}
