/** Katzburg: markets from the top down with their goods and stacks of bid tokens, the guild, and the spaces of one's own bank. */
import { useEffect, useRef } from "preact/hooks";
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { list } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { GuildDeals } from "./guild.js";
import { completing, inPort } from "./outlook.js";
import { Good, Picture, Token } from "./pieces.js";
import { planOf } from "./plan.js";
import { press } from "./touch.js";
import { goodLetter, goodsList, oneGood, spotName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Katzburg({ ctx }) {
  const { t } = ctx;
  const { markets } = ctx.view.value.public;
  const all = ctx.components.places.markets.map((/** @type {{id: string}} */ { id }) => id);
  return html`
    <section class="fe-kat" aria-label=${t("katzburg")}>
      <header class="fe-head"><h2>${t("katzburg")}</h2><${Bag} ctx=${ctx} /></header>
      ${all.map((/** @type {string} */ id) =>
        id === "guild"
          ? html`<${Stall} key=${id} ctx=${ctx} at=${id} stack=${ctx.view.value.public.guild.stack} />`
          : markets[id]
            ? html`<${Stall} key=${id} ctx=${ctx} at=${id} goods=${markets[id].goods} stack=${markets[id].stack} />`
            : html`<${Closed} key=${id} ctx=${ctx} at=${id} />`,
      )}
      <${Bank} ctx=${ctx} />
    </section>`;
}

/** Everybody may know what is in the bag. @param {{ctx: GameContext}} props */
export function Bag({ ctx }) {
  const { t } = ctx;
  const { bag } = ctx.view.value.public;
  const goods = /** @type {[string, number][]} */ (Object.entries(bag));
  const words = goodsList(ctx, bag) || t("nothing");
  return html`<span class="fe-bag" role="img" aria-label=${t("bag", { what: words })} title=${t("bag", { what: words })}>
    <${Icon} name="swap-bag" />
    ${goods.map(([kind, n]) => html`<span key=${kind}><${Picture}><${Good} kind=${kind} letter=${goodLetter(ctx, kind)} /><//><b class="k-num" aria-hidden="true">${n}</b></span>`)}
  </span>`;
}

const AWNING = Array.from({ length: 24 }, (_, i) => `M${i * 16} 0H${i * 16 + 16}V8a8 7 0 0 1-16 0Z`);
/** The edge of a stall's roof. */
const Awning = () => html`
  <svg class="fe-awning" viewBox="0 0 384 15" preserveAspectRatio="none" aria-hidden="true">
    <path d=${AWNING.filter((_, i) => i % 2).join("")} data-cloth="dark" /><path d=${AWNING.filter((_, i) => i % 2 === 0).join("")} data-cloth="light" />
  </svg>`;

/** Whether a place has been resolved, is just now, or is still to come. @param {GameContext} ctx @param {string} at */
function stageOf({ view, components }, at) {
  const { phase, at: now } = view.value.public;
  if (phase !== "trading" || now === null) return "open";
  const order = components.places.markets.map((/** @type {{id: string}} */ { id }) => id);
  const gap = order.indexOf(at) - order.indexOf(now);
  return gap < 0 ? "past" : gap === 0 ? "now" : "later";
}

/** So many tokens have room beside the goods; a higher stack lies below them. */
const ABREAST = 4;

/** A market, or the guild. @param {{ctx: GameContext, at: string, goods?: string[], stack: number[]}} props */
function Stall({ ctx, at, goods, stack }) {
  const { t } = ctx;
  const stage = stageOf(ctx, at);
  const { phase } = ctx.view.value.public;
  const { choice } = planOf(ctx);
  const chosen = choice.value?.cmd === "place_bid" && choice.value.at === at;
  const number =
    ctx.components.places.markets.findIndex((/** @type {{id: string}} */ { id }) => id === at) + 1;
  const stall = useRef(/** @type {HTMLElement | null} */ (null));
  const sought = stage === "now" || chosen;
  // A phone does not show them all at once: where something is to be done comes into sight.
  useEffect(() => {
    if (sought && ctx.layout.peek() === "phone") stall.current?.scrollIntoView({ block: "nearest" });
  }, [sought]);
  return html`
    <section ref=${stall} class="fe-stall" data-market=${at} data-stage=${stage} data-chosen=${chosen || undefined} data-crowded=${stack.length > ABREAST || undefined} aria-label=${spotName(ctx, at)}>
      ${goods && html`<${Awning} />`}
      <span class="fe-stall__no" aria-hidden="true">${goods ? number : html`<${Icon} name="scales" />`}</span>
      ${goods ? html`<${Goods} ctx=${ctx} at=${at} goods=${goods} />` : html`<div class="fe-guild"><h3>${t("guild")}</h3><${GuildDeals} ctx=${ctx} now=${stage === "now"} /></div>`}
      <${Stack} ctx=${ctx} at=${at} stack=${stack} resolving=${stage === "now"} />
      ${phase === "bidding" && html`<${Slot} ctx=${ctx} at=${at} stack=${stack} chosen=${chosen} />`}
    </section>`;
}

/** Its goods; of those that complete a ship for the reader it is told which. @param {{ctx: GameContext, at: string, goods: string[]}} props */
function Goods({ ctx, at, goods }) {
  const { components, view } = ctx;
  const { phase, at: now, dealt } = view.value.public;
  const selling = phase === "trading" && now === at && !dealt;
  const ships = ctx.seat.value === null || stageOf(ctx, at) === "past" ? [] : inPort(ctx);
  const empty = Math.max(0, components.markets.refill - goods.length);
  return html`
    <div class="fe-goods" style=${{ "--n": Math.max(1, goods.length) }}>
      ${goods.map((kind, i) => {
        const wanting = completing(ships, kind).map(({ ship }) => ship.departure);
        const face = html`<${Picture} label=${selling ? undefined : oneGood(ctx, kind)}><${Good} kind=${kind} letter=${goodLetter(ctx, kind)} /><//><${Completes} ctx=${ctx} hours=${wanting} />`;
        const key = `${i}-${kind}`;
        return selling
          ? html`<${Ware} key=${key} ctx=${ctx} kind=${kind} nth=${i} face=${face} wanted=${wanting.length > 0} />`
          : html`<span key=${key} class="fe-ware" data-wanted=${wanting.length > 0 || undefined}>${face}</span>`;
      })}
      ${Array.from({ length: empty }, (_, i) => html`<span key=${`empty-${i}`} class="fe-ware fe-ware--none"></span>`)}
    </div>`;
}

/** The hour of the ship that wants nothing else any more. @param {{ctx: GameContext, hours: string[]}} props */
const Completes = ({ ctx, hours }) =>
  hours.length > 0 &&
  html`<small class="fe-completes" title=${ctx.t("completes", { ships: list(ctx, hours) })}>${hours[0]}<span class="k-sr">${ctx.t("completes-short")}</span></small>`;

/** A good of the market that is being resolved. @param {{ctx: GameContext, kind: string, nth: number, face: any, wanted: boolean}} props */
function Ware({ ctx, kind, nth, face, wanted }) {
  const template = templateFor(ctx.moves.value, "buy", { good: kind });
  const { choice } = planOf(ctx);
  const lit = choice.value?.cmd === "buy" && choice.value.good === kind;
  const shown = ctx.refusal.value?.anchor;
  return html`<button type="button" class="fe-ware" data-ware=${kind} data-wanted=${wanted || undefined} data-open=${(template && !template.refused) || undefined} data-lit=${lit || undefined}
    data-refused=${shown?.ware === kind || undefined} aria-pressed=${lit} aria-label=${ctx.t("buy-label", { good: oneGood(ctx, kind, "object") })} data-focus=${`ware-${kind}-${nth}`}
    onClick=${() => press(ctx, { cmd: "buy", good: kind }, { ware: kind })}>${face}</button>`;
}

/** A stack of bid tokens, the top first, and what each will pay. @param {{ctx: GameContext, at: string, stack: number[], resolving: boolean}} props */
function Stack({ ctx, at, stack, resolving }) {
  const { t } = ctx;
  const own = ctx.seat.value;
  const last = ctx.last.value?.events.some((event) => event.kind === "bid_placed" && event.at === at);
  const top = stack.length - 1;
  const dealing = resolving && ctx.view.value.public.dealt;
  if (!stack.length)
    return html`<span class="fe-stack fe-stack--none">${stageOf(ctx, at) === "past" ? html`<span class="k-caption">${t("stall-done")}</span>` : null}</span>`;
  return html`
    <ol class="fe-stack" style=${{ "--n": stack.length }} aria-label=${t("stack-label")}>
      ${stack
        .map((seat, i) => ({ seat, i }))
        .toReversed()
        .map(
          ({ seat, i }) => html`
        <li key=${i} data-top=${(resolving && !dealing && i === top) || undefined} data-own=${seat === own || undefined} data-last=${(last && i === top) || undefined} data-token=${i === top ? at : undefined}>
          <${Picture} box="-19 -19 38 38"><${Token} pigment=${ctx.pigment(seat)} /><//><b class="k-num" aria-hidden="true">${i + 1}</b>
          <span class="k-sr">${t("token-label", { name: ctx.name(seat), n: i + 1 })}</span>
        </li>`,
        )}
    </ol>`;
}

/** Where a token can be put, and what it would pay. @param {{ctx: GameContext, at: string, stack: number[], chosen: boolean}} props */
function Slot({ ctx, at, stack, chosen }) {
  if (ctx.seat.value === null) return null;
  const { t } = ctx;
  const template = templateFor(ctx.moves.value, "place_bid", { at });
  const price = template?.tells?.price ?? stack.length + 1;
  return html`
    <button type="button" class="fe-slot" data-bid=${at} data-open=${(template && !template.refused) || undefined} data-lit=${chosen || undefined} data-p=${ctx.pigment(ctx.seat.value)}
      aria-pressed=${chosen} aria-label=${t("slot-label", { spot: spotName(ctx, at), n: price })} data-focus=${`bid-${at}`} onClick=${() => press(ctx, { cmd: "place_bid", at }, { at })}>
      <${Picture} box="-20 -20 40 40"><${Token} pigment=${ctx.pigment(ctx.seat.value)} ghost=${!chosen} /><//><span aria-hidden="true">${t.rich("slot-pays", { n: price })}</span>
    </button>`;
}

/** A market that is not open with so few players. @param {{ctx: GameContext, at: string}} props */
function Closed({ ctx, at }) {
  const number =
    ctx.components.places.markets.findIndex((/** @type {{id: string}} */ { id }) => id === at) + 1;
  return html`
    <button type="button" class="fe-closed" data-focus=${`bid-${at}`} onClick=${() => press(ctx, { cmd: "place_bid", at }, { at })}>
      <span class="fe-stall__no" aria-hidden="true">${number}</span><${Icon} name="ui-lock" />${ctx.t("closed", { n: number })}
    </button>`;
}

/** The spaces of the own bank. @param {{ctx: GameContext}} props */
function Bank({ ctx }) {
  const { t } = ctx;
  const seat = ctx.seat.value;
  const { phase, bid_round: now, seats } = ctx.view.value.public;
  if (phase !== "bidding" || seat === null) return null;
  const { choice } = planOf(ctx);
  const chosen = choice.value?.cmd === "place_bid" && choice.value.at === "board";
  const template = templateFor(ctx.moves.value, "place_bid", { at: "board" });
  return html`
    <div class="fe-bank" role="group" aria-label=${t("bank")} data-p=${ctx.pigment(seat)}>
      <span class="fe-label">${t("bank")}</span>
      ${ctx.components.money.bank.map((/** @type {number} */ coins, /** @type {number} */ i) => {
        const state = seats[seat].on_board.includes(i + 1)
          ? "done"
          : i + 1 === now
            ? "now"
            : i + 1 < now
              ? "past"
              : "later";
        const face = html`<${Picture} box="-20 -20 40 40"><${Token} pigment=${ctx.pigment(seat)} ghost=${state !== "done" && !(state === "now" && chosen)} /><//><b class="k-num">+${coins}</b>`;
        return state === "now"
          ? html`<button key=${i} type="button" class="fe-bank__space" data-bid="board" data-state=${state} data-open=${(template && !template.refused) || undefined} data-lit=${chosen || undefined} aria-pressed=${chosen} aria-label=${t("bank-label", { n: template?.tells?.coins_gained ?? coins })} data-focus="bid-board" onClick=${() => press(ctx, { cmd: "place_bid", at: "board" }, { at: "board" })}>${face}</button>`
          : html`<span key=${i} class="fe-bank__space" data-state=${state}>${face}</span>`;
      })}
      <span class="fe-bank__left">${t.rich("tokens-left", { n: tokensLeft(ctx, seat) })}</span>
    </div>`;
}

/** Bid tokens still in hand. @param {GameContext} ctx @param {number} seat */
function tokensLeft({ components, view }, seat) {
  const { markets, guild, seats } = view.value.public;
  const stacks = [
    guild.stack,
    ...Object.values(markets).map((/** @type {any} */ market) => market.stack),
  ].flat();
  return (
    components.player.bid_tokens - seats[seat].on_board.length - stacks.filter((one) => one === seat).length
  );
}
