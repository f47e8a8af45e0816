/** The player's own area: the hand, and the open cards and the pile that a turn ends with. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { rove } from "../../lib/focus.js";
import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { Icon } from "../../parts/icon.js";
import { CardBack, CardFace, cardName, cardsById, Patterns, sorted } from "./cards.js";
import { planOf } from "./plan.js";
import { passing, pressCard, pressDraw } from "./touch.js";
import { Tick } from "./ui.js";
import { spaceName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Own({ ctx }) {
  const { public: table, private: own } = ctx.view.value;
  if (!table) return null;
  return html`
    <div class="x-own" data-layout=${ctx.layout.value}>
      <${Patterns} />
      ${own && html`<${Hand} ctx=${ctx} />`}
      <${Offer} ctx=${ctx} />
    </div>`;
}

// ── The hand ──────────────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext}} props */
function Hand({ ctx }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const hand = ctx.view.value.private.hand;
  const order = plan.order.value;
  return html`
    <section class="x-hand" aria-label=${t("hand-label", { n: hand.length })}>
      <header class="x-row">
        <h2 class="k-label">${t("hand-title")} <span class="k-badge">${hand.length}</span></h2>
        <${Walkers} ctx=${ctx} />
        <span class="x-grow"></span>
        <span class="k-seg x-mini" role="group" aria-label=${t("sort-label")}>
          ${
            /** @type {const} */ (["colour", "good"]).map(
              (by) => html`
            <button type="button" aria-pressed=${order === by} data-focus=${`sort-${by}`} onClick=${() => (plan.order.value = by)}>${t(`sort-${by}`)}</button>`,
            )
          }
        </span>
      </header>
      <${Fan} ctx=${ctx} cards=${sorted(hand, order, ctx.components)} />
    </section>`;
}

/** With two figures: which one walks. @param {{ctx: GameContext}} props */
function Walkers({ ctx }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const ways = plan.steps.value;
  if (ways.length < 2) return null;
  return html`
    <span class="k-seg x-mini x-walkers" role="group" aria-label=${t("walkers-label")}>
      ${ways.map(
        ({ figure, to, refused }) => html`
        <button type="button" aria-pressed=${plan.step.value?.figure === figure} aria-disabled=${to < 0 || undefined} data-focus=${`walker-${figure}`}
          onClick=${() => (to < 0 && refused ? ctx.refuse(refused, { figure }) : plan.take(figure))}>
          <span class="k-emblem" data-p=${pigment(figure)}></span><span class="k-sr">${t(`colour-${figure}`)}</span>
          <span class="x-walkers__to">${to >= 0 ? spaceName(ctx, to) : t("walker-rests")}</span>
        </button>`,
      )}
    </span>`;
}

/** Width of a card and of what at least is seen of one under the next, px. */
const CARD = { desktop: { width: 88, gap: 10, least: 36 }, phone: { width: 66, gap: 6, least: 44 } };

/** Cards side by side; they overlap where they are many and scroll where they are more. @param {{ctx: GameContext, cards: {id: string, group: string}[]}} props */
function Fan({ ctx, cards }) {
  const { width, gap, least } = CARD[ctx.layout.value];
  const [frame, room] = useRoom();
  const [ends, setEnds] = useState({ left: false, right: false });
  const strip =
    cards.length > 1 && room
      ? Math.max(least, Math.min(width + gap, (room - width - 16) / (cards.length - 1)))
      : width + gap;
  const watch = () => {
    const element = frame.current;
    if (!element) return;
    const [left, right] = [
      element.scrollLeft > 4,
      element.scrollLeft + element.clientWidth < element.scrollWidth - 4,
    ];
    if (left !== ends.left || right !== ends.right) setEnds({ left, right });
  };
  useLayoutEffect(watch, [cards.length, room]);
  // What is picked for another step or another figure must be seen.
  const picked = planOf(ctx).picked.value;
  useLayoutEffect(() => {
    const element = frame.current;
    const first = /** @type {HTMLElement | null | undefined} */ (
      element?.querySelector("[data-lit]")?.parentElement
    );
    if (!element || !first) return;
    const [left, right] = [
      first.offsetLeft - element.scrollLeft,
      first.offsetLeft + width - element.scrollLeft,
    ];
    if (left < 0 || right > element.clientWidth)
      element.scrollTo({ left: first.offsetLeft - element.clientWidth / 3, behavior: "instant" });
  }, [picked.join(), room]);
  const scroll = (/** @type {number} */ way) =>
    frame.current?.scrollBy({ left: way * room * 0.8, behavior: ctx.still.value ? "instant" : "smooth" });
  return html`
    <div class="x-fan" data-overlap=${strip < width || undefined} data-left=${ends.left || undefined} data-right=${ends.right || undefined} style=${{ "--strip": `${strip}px` }}>
      <div class="x-fan__cards" ref=${frame} role="group" onScroll=${watch} onKeyDown=${rove}>
        ${cards.map(({ id }, i) => html`<${HandCard} key=${id} ctx=${ctx} id=${id} first=${i === 0} dense=${strip < width * 0.78} />`)}
      </div>
      ${ends.left && html`<button type="button" class="x-more x-more--left" tabindex="-1" aria-label=${ctx.t("scroll-left")} onClick=${() => scroll(-1)}><${Icon} name="ui-chevron-left" /></button>`}
      ${ends.right && html`<button type="button" class="x-more x-more--right" tabindex="-1" aria-label=${ctx.t("scroll-right")} onClick=${() => scroll(1)}><${Icon} name="ui-chevron-right" /></button>`}
    </div>`;
}

/** The width that an element has to offer. @returns {[{current: HTMLElement | null}, number]} */
function useRoom() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (frame.current);
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, room];
}

/** @param {{ctx: GameContext, id: string, first: boolean, dense: boolean}} props */
function HandCard({ ctx, id, first, dense }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const picked = plan.picked.value.includes(id);
  const usable = plan.usable.value.has(id);
  const pending = ctx.pending.value[0]?.move.cards?.includes(id);
  return html`
    <span class="x-slot">
      <button type="button" class="x-card" data-focus=${`card-${id}`} data-card=${id} tabindex=${first ? 0 : -1}
        data-lit=${(picked && !pending) || undefined} data-open=${(usable && !picked) || undefined} data-pending=${pending || undefined}
        data-refused=${ctx.refusal.value?.anchor?.card === id || undefined}
        aria-pressed=${usable ? picked : undefined} aria-label=${t(picked ? "card-picked" : usable ? "card-fits" : "card-rests", { card: cardName(ctx, id) })}
        onClick=${() => void pressCard(ctx, id)}>
        <${CardFace} ctx=${ctx} id=${id} dense=${dense} />
        ${!dense && html`<span class="x-card__name">${goodName(ctx, id)}</span>`}
        ${picked && html`<${Tick} />`}
      </button>
    </span>`;
}

/** @param {GameContext} ctx @param {string} id */
const goodName = (ctx, id) => ctx.t("good", { id: cardsById(ctx.components).get(id)?.good ?? "leader" });

// ── What is drawn from ────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext}} props */
function Offer({ ctx }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { display, pile_count: pile, discard } = ctx.view.value.public;
  const can = plan.draws.value.length > 0;
  const open = plan.showDiscard.value;
  return html`
    <section class="x-offer" aria-label=${t("offer-label")}>
      <header class="x-row">
        <h2 class=${can && !open ? "k-label x-now" : "k-label"}>${t(open ? "discard-title" : can ? (passing(ctx) ? "offer-pass" : "offer-draw") : "offer-title")}</h2>
        ${!open && can && html`<span class="k-caption x-offer__note">${t("offer-note")}</span>`}
        <span class="x-grow"></span>
        <button type="button" class="x-played" data-focus="discard" data-discard aria-expanded=${open} onClick=${() => (plan.showDiscard.value = !open)}>
          ${open ? html`<${Icon} name="ui-x" />${t("discard-close")}` : html`${t("discard-open")} <span class="k-badge">${discard.length}</span>`}
        </button>
      </header>
      ${
        open
          ? html`<${Discard} ctx=${ctx} cards=${discard} />`
          : html`
        <div class="x-offer__cards" role="group" onKeyDown=${rove}>
          ${display.map((/** @type {string} */ id, /** @type {number} */ i) => html`<${DrawCard} key=${id} ctx=${ctx} id=${id} first=${i === 0} />`)}
          <${DrawCard} key="pile" ctx=${ctx} id=${null} first=${display.length === 0} count=${pile} />
        </div>`
      }
    </section>`;
}

/** An open card, or the pile. @param {{ctx: GameContext, id: string | null, first: boolean, count?: number}} props */
function DrawCard({ ctx, id, first, count = 0 }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const draw = plan.draws.value.find(({ card }) => card === id);
  const name = id ?? "pile";
  const armed = plan.armed.value === name;
  const { discard } = ctx.view.value.public;
  const pending = ctx.pending.value[0]?.move;
  const going = pending?.cmd === "draw" && (pending.card ?? "pile") === name;
  const label = id
    ? t(draw ? "draw-card" : "offer-card", { card: cardName(ctx, id) })
    : t(draw ? "draw-pile" : "pile", { n: count, discard: discard.length });
  return html`
    <button type="button" class="x-card" data-focus=${`draw-${name}`} data-draw=${name} tabindex=${first ? 0 : -1} aria-label=${label}
      data-lit=${armed || undefined} data-open=${(draw && !draw.refused && !armed) || undefined} data-pending=${going || undefined}
      data-refused=${ctx.refusal.value?.anchor?.draw === name || undefined} data-empty=${(!id && count === 0 && discard.length === 0) || undefined}
      onClick=${() => pressDraw(ctx, id)}>
      ${id ? html`<${CardFace} ctx=${ctx} id=${id} /><span class="x-card__name">${goodName(ctx, id)}</span>` : html`<${CardBack} /><span class="x-pile k-num">${count === 0 && discard.length > 0 ? html`<${Icon} name="ui-refresh-cw" />${discard.length}` : count}</span>`}
      ${armed && html`<${Tick} />`}
    </button>`;
}

/** The played cards, newest first: they lie open for everybody. @param {{ctx: GameContext, cards: string[]}} props */
const Discard = ({ ctx, cards }) => html`
  <ol class="x-discard" tabindex="0" aria-label=${ctx.t("discard-title")}>
    ${[...cards].reverse().map((id) => html`<li key=${id}><span class="k-sr">${cardName(ctx, id)}</span><${CardFace} ctx=${ctx} id=${id} /></li>`)}
    ${cards.length === 0 && html`<li class="k-caption">${ctx.t("discard-empty")}</li>`}
  </ol>`;
