/** An open offer on its scales, with what is said of its cards and what can be answered. */
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Emblem } from "../../parts/controls.js";
import { Icon } from "../../parts/icon.js";
import { Call } from "./calls.js";
import { Claims } from "./claims.js";
import { again, counter } from "./draft.js";
import { Holding } from "./holding.js";
import { Payment, paying } from "./payment.js";
import { planOf } from "./plan.js";
import { Load, Scales, tiltOf } from "./scales.js";

/**
 * @import {Template} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 * @import {Offer, Side} from "./words.js"
 */

/** @param {GameContext} ctx @param {string} cmd @param {string} deal @returns {Template | undefined} */
const answer = (ctx, cmd, deal) =>
  ctx.moves.value.find(
    ({ cmd: name, fixed }) => name === cmd && (fixed?.deal === deal || fixed?.reply_to === deal),
  );

/** @param {{ctx: GameContext, deal: string, offer: Offer}} props */
export function Offered({ ctx, deal, offer }) {
  const { t } = ctx;
  const seat = ctx.seat.value;
  const { maker, receiver, give, want } = offer;
  const kind = receiver === seat ? "in" : maker === seat ? "out" : "between";
  const other = kind === "in" ? maker : kind === "out" ? receiver : maker;
  const [mine, theirs] = kind === "in" ? [want, give] : [give, want];
  return html`
    <article class="o-deal" data-deal=${deal} data-kind=${kind} data-from=${maker} data-p=${ctx.pigment(other)}>
      <header>
        <${Emblem} pigment=${ctx.pigment(other)} />
        <h3>${t(`offer-${kind}`, { name: ctx.name(maker), to: ctx.name(receiver) })}</h3>
        ${kind === "between" && html`<${Emblem} pigment=${ctx.pigment(receiver)} />`}
      </header>
      <${Scales}
        left=${html`<${OnPan} ctx=${ctx} side=${mine} />`} right=${html`<${OnPan} ctx=${ctx} side=${theirs} />`}
        leftLabel=${kind === "between" ? t("they-give", { name: ctx.name(maker) }) : t("you-give")}
        rightLabel=${kind === "between" ? t("they-get", { name: ctx.name(maker) }) : t("you-get")}
        tilt=${tiltOf(weight(mine), weight(theirs))} />
      <${Claims} ctx=${ctx} deal=${deal} offer=${offer} />
      ${kind === "in" && html`<${Outcome} ctx=${ctx} deal=${deal} />`}
      ${kind === "in" && html`<${Answers} ctx=${ctx} deal=${deal} />`}
      ${kind === "out" && html`<${Waiting} ctx=${ctx} deal=${deal} to=${receiver} />`}
    </article>`;
}

/** @param {{ctx: GameContext, side: Side}} props */
const OnPan = ({ ctx, side }) =>
  html`<${Load} ctx=${ctx} goods=${side.cards.map(({ good }) => good)} ducats=${side.ducats} />`;

/** For the picture only: a card weighs as much as two ducats. @param {Side} side */
const weight = ({ cards, ducats }) => cards.length * 2 + ducats;

/** What the deal would come to, or what stands against it. @param {{ctx: GameContext, deal: string}} props */
function Outcome({ ctx, deal }) {
  const { t } = ctx;
  const accept = answer(ctx, "accept", deal);
  if (!accept) return null;
  const { tells, refused } = accept;
  return html`
    <p class="o-note">
      ${refused ? html`<span class="o-note__no"><${Icon} name="ui-ban" />${t(`refusal-${refused.code}`, refused.params)}</span>` : html`<span>${t("after-deal", { n: signed(tells?.ducats) })}</span>`}
      ${tells?.prestige !== undefined && html`<${Prestige} ctx=${ctx} seat=${tells.prestige} />`}
    </p>
    <${Holding} ctx=${ctx} told=${tells?.holding} />`;
}

/** Take it, haggle, or leave it. @param {{ctx: GameContext, deal: string}} props */
function Answers({ ctx, deal }) {
  const { t } = ctx;
  const accept = answer(ctx, "accept", deal);
  if (!accept) return null;
  const cards = paying(ctx, deal, accept);
  const take = () =>
    accept.refused ? ctx.refuse(accept.refused, { deal }) : ctx.send({ cmd: "accept", deal, cards });
  const haggle = () => {
    const maker = ctx.view.peek().public.offers[deal].maker;
    planOf(ctx).draft.open(maker, counter(ctx, deal, cards));
  };
  const busy = ctx.pending.value.length > 0;
  return html`
    <${Payment} ctx=${ctx} deal=${deal} accept=${accept} />
    <footer>
      <button type="button" class="k-btn ${accept.refused ? "" : "k-btn--do"}" data-focus=${`accept-${deal}`} data-accept=${deal} aria-disabled=${accept.refused || busy ? "true" : undefined} onClick=${take}>${t("accept")}</button>
      <button type="button" class="k-btn" data-focus=${`counter-${deal}`} data-counter=${deal} onClick=${haggle}>${t("haggle")}</button>
      <button type="button" class="k-btn k-btn--quiet" data-focus=${`decline-${deal}`} data-decline=${deal} onClick=${() => ctx.send({ cmd: "decline", deal })}>${t("decline")}</button>
    </footer>`;
}

/** Which of the two would get a prestige tile by the deal: the other is named above. @param {{ctx: GameContext, seat: number}} props */
export const Prestige = ({ ctx, seat }) =>
  html`<span class="o-note__star"><${Icon} name="star" /><span>${ctx.t(seat === ctx.seat.value ? "prestige-you" : "prestige-them")}</span></span>`;

/** Nobody has to answer. @param {{ctx: GameContext, deal: string, to: number}} props */
function Waiting({ ctx, deal, to }) {
  const { t } = ctx;
  if (!answer(ctx, "withdraw", deal)) return null;
  return html`
    <p class="o-note"><span class="o-note__wait"><${Icon} name="ui-hourglass" />${t("still-thinks", { name: ctx.name(to) })}</span></p>
    <footer>
      <button type="button" class="k-btn" data-focus=${`rewrite-${deal}`} onClick=${() => planOf(ctx).draft.open(to, again(ctx, deal))}>${t("rewrite")}</button>
      <button type="button" class="k-btn k-btn--quiet" data-focus=${`withdraw-${deal}`} onClick=${() => ctx.send({ cmd: "withdraw", deal })}>${t("withdraw")}</button>
    </footer>`;
}

/** Whether that seat has said no to this one's last offer while the same turn's trade goes on. @param {GameContext} ctx @param {number} to */
export function saidNo(ctx, to) {
  const seat = ctx.seat.value;
  for (const { events } of ctx.log.value.toReversed())
    for (const { kind, maker, receiver, reason } of events.toReversed()) {
      if (kind === "cards_played") return false;
      if (kind === "deal_done" && [maker, receiver].includes(to) && [maker, receiver].includes(seat))
        return false;
      if (kind === "offer_closed" && maker === seat && receiver === to) return reason === "declined";
    }
  return false;
}

/** Somebody to make an offer to. @param {{ctx: GameContext, to: number}} props */
export function Idle({ ctx, to }) {
  const { t } = ctx;
  const template = ctx.moves.value.find(({ cmd, fixed }) => cmd === "propose" && fixed?.to === to);
  const prestige = template?.tells?.prestige;
  const no = saidNo(ctx, to);
  return html`
    <article class="o-deal" data-kind="idle" data-p=${ctx.pigment(to)}>
      <header>
        <${Emblem} pigment=${ctx.pigment(to)} /><h3>${ctx.name(to)}</h3><${Call} ctx=${ctx} seat=${to} />
        <p class="o-note">
          ${no && html`<span class="o-note__no"><${Icon} name="ui-ban" />${t("said-no")}</span>`}
          ${prestige !== undefined && html`<${Prestige} ctx=${ctx} seat=${prestige} />`}
        </p>
      </header>
      <${Scales} left="" right="" leftLabel=${t("you-give")} rightLabel=${t("you-get")} />
      <footer><button type="button" class="k-btn" data-focus=${`offer-to-${to}`} data-offer=${to} onClick=${() => planOf(ctx).draft.open(to)}><${Icon} name="scales" />${t("make-offer")}</button></footer>
    </article>`;
}
