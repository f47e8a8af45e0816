/** The offer being written: own cards are touched in the hand, the other side's goods here. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Emblem } from "../../parts/controls.js";
import { Icon } from "../../parts/icon.js";
import { ClaimEditor } from "./claims.js";
import { factsOf, goodOf, goodsInPlay } from "./facts.js";
import { Holding } from "./holding.js";
import { Prestige } from "./offers.js";
import { planOf } from "./plan.js";
import { Load, Scales, tiltOf } from "./scales.js";
import { Coin, GoodIcon } from "./ui.js";
import { cardWords, goodName } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Draft} from "./draft.js"
 */

/** @param {{ctx: GameContext, draft: Draft}} props */
export function Drafting({ ctx, draft }) {
  const { t } = ctx;
  const { to, cards, goods, ducats, reply } = draft;
  const plan = planOf(ctx).draft;
  const given = cards.map((card) => goodOf(ctx.components, card));
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => card.current?.scrollIntoView({ block: "nearest", inline: "start" }), [to]);
  const wanted = Object.entries(goods).flatMap(([good, n]) => Array.from({ length: n }, () => good));
  const drop = (/** @type {string} */ good) => {
    const card = cards.findLast((one) => goodOf(ctx.components, one) === good);
    if (card) plan.card(card);
  };
  return html`
    <article class="o-deal" ref=${card} data-kind="draft" data-p=${ctx.pigment(to)}>
      <header><${Emblem} pigment=${ctx.pigment(to)} /><h3>${t(reply ? "draft-reply" : "draft-to", { name: ctx.name(to) })}</h3></header>
      <${Scales}
        left=${given.length || ducats > 0 ? html`<${Load} ctx=${ctx} goods=${given} ducats=${Math.max(0, ducats)} drop=${drop} />` : html`<span class="o-hint">${t("touch-hand")}</span>`}
        right=${html`<${Load} ctx=${ctx} goods=${wanted} ducats=${Math.max(0, -ducats)} drop=${(/** @type {string} */ good) => plan.good(good, -1)} />`}
        leftLabel=${t("you-give")} rightLabel=${t("you-get")}
        tilt=${tiltOf(given.length * 2 + Math.max(0, ducats), wanted.length * 2 + Math.max(0, -ducats))} />
      <div class="o-terms">
        <${Wishes} ctx=${ctx} draft=${draft} />
        <${Purse} ctx=${ctx} ducats=${ducats} />
        ${cards.length > 0 && html`<${Sayings} ctx=${ctx} draft=${draft} />`}
      </div>
      <${Outcome} ctx=${ctx} to=${to} />
    </article>`;
}

/** The goods one would like to have. @param {{ctx: GameContext, draft: Draft}} props */
function Wishes({ ctx, draft }) {
  const { t } = ctx;
  const plan = planOf(ctx).draft;
  const numbers = plan.seen.value?.numbers ?? {};
  return html`
    <div class="o-wishes" role="group" aria-label=${t("wishes-label")}>
      <span class="o-small">${t("wishes-label")}</span>
      ${goodsInPlay(ctx).map((good) => {
        const n = draft.goods[good] ?? 0;
        const most = numbers[`want.goods.${good}`]?.[1];
        const full = most !== undefined && n >= most;
        return html`<button type="button" key=${good} class="o-wish" data-g=${good} data-wish=${good} data-focus=${`wish-${good}`} aria-disabled=${full || undefined} aria-label=${t("wish", { good: goodName(ctx, good), n })} onClick=${() => !full && plan.good(good, 1)}><${GoodIcon} good=${good} />${n > 0 && html`<b class="k-num">${n}</b>`}</button>`;
      })}
    </div>`;
}

/** Ducats go one way only: less is asking, more is paying. @param {{ctx: GameContext, ducats: number}} props */
function Purse({ ctx, ducats }) {
  const { t } = ctx;
  const plan = planOf(ctx).draft;
  const most = ctx.components.offers.most_ducats;
  const step = (/** @type {number} */ by) => plan.ducats(Math.max(-most, Math.min(most, ducats + by)));
  const words = ducats > 0 ? "purse-pay" : ducats < 0 ? "purse-ask" : "purse-none";
  return html`
    <div class="o-stepper" role="group" aria-label=${t("purse-label")}>
      <button type="button" class="k-btn k-btn--icon" data-focus="purse-less" aria-label=${t("purse-less")} onClick=${() => step(-1)}><${Icon} name="ui-minus" /></button>
      <output aria-live="polite"><${Coin} /> ${t(words, { n: Math.abs(ducats) })}</output>
      <button type="button" class="k-btn k-btn--icon" data-focus="purse-more" aria-label=${t("purse-more")} onClick=${() => step(1)}><${Icon} name="ui-plus" /></button>
    </div>`;
}

/** What one says of the cards given. @param {{ctx: GameContext, draft: Draft}} props */
function Sayings({ ctx, draft }) {
  const { t } = ctx;
  const plan = planOf(ctx).draft;
  const { cards: known } = factsOf(ctx.components);
  return html`
    <details class="o-sayings">
      <summary>${t("sayings-title", { n: Object.keys(draft.claims).length })}</summary>
      <p class="k-caption">${t("sayings-free")}</p>
      <ul>
        ${draft.cards.map((card) => {
          const facts = known.get(card);
          const truth = () => facts && plan.claim(card, { icons: facts.icons, lions: facts.lions });
          return html`
            <li key=${card} data-g=${facts?.good} aria-label=${cardWords(ctx, card)}>
              <${GoodIcon} good=${facts?.good ?? ""} />
              <${ClaimEditor} ctx=${ctx} name=${card} claim=${draft.claims[card] ?? {}} onChange=${(/** @type {import("./words.js").Claim} */ claim) => plan.claim(card, claim)} />
              <button type="button" class="o-speak" data-focus=${`truth-${card}`} onClick=${truth}>${t("the-truth")}</button>
            </li>`;
        })}
      </ul>
    </details>`;
}

/** What the deal would come to, and the way out. @param {{ctx: GameContext, to: number}} props */
function Outcome({ ctx, to }) {
  const { t } = ctx;
  const plan = planOf(ctx).draft;
  const seen = plan.seen.value;
  const tells = seen?.tells ?? {};
  const own = tells.ducats?.[String(ctx.seat.value)];
  const ready = Boolean(seen?.complete) && !ctx.pending.value.length;
  const send = () => {
    const move = plan.move.peek();
    if (!move || ctx.pending.peek().length) return;
    if (!ready) return ctx.refuse(seen?.refused ?? { code: "empty_deal" }, { to });
    ctx.send(move);
    plan.close();
  };
  return html`
    <p class="o-note">
      ${seen?.refused ? html`<span class="o-note__no"><${Icon} name="ui-ban" />${t(`refusal-${seen.refused.code}`, seen.refused.params)}</span>` : own !== undefined && html`<span>${t("after-deal", { n: signed(own) })}</span>`}
      ${tells.prestige !== undefined && html`<${Prestige} ctx=${ctx} seat=${tells.prestige} />`}
      ${tells.would_strand && html`<span class="o-note__no"><${Icon} name="ui-triangle-alert" />${t("strands", tells.would_strand)}</span>`}
      ${tells.replaces && html`<span>${t("replaces")}</span>`}
    </p>
    <${Holding} ctx=${ctx} told=${tells.holding} />
    <footer>
      <button type="button" class="k-btn k-btn--do" data-focus="draft-send" aria-disabled=${ready ? undefined : "true"} onClick=${send}>${t("send-offer")}</button>
      <button type="button" class="k-btn k-btn--quiet" data-focus="draft-close" onClick=${plan.close}>${t("leave-it")}</button>
    </footer>`;
}
