/** The player's own area: cargo, hand, and what the cards that are picked would bring. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { rove } from "../../lib/focus.js";
import { html } from "../../lib/html.js";
import { CardFace } from "./cards.js";
import { byGood, factsOf } from "./facts.js";
import { Loading } from "./loading.js";
import { Outlook } from "./outlook.js";
import { planOf } from "./plan.js";
import { pressCard } from "./touch.js";
import { Tick } from "./ui.js";
import { cardWords } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Own({ ctx }) {
  const { public: table, private: own } = ctx.view.value;
  if (!table) return null;
  const seat = ctx.seat.value;
  const loading = planOf(ctx).move.value?.cmd === "load";
  return html`
    <div class="o-own" data-layout=${ctx.layout.value} data-loading=${loading || undefined}>
      ${seat !== null && html`<${Cargo} ctx=${ctx} seat=${seat} />`}
      ${loading ? html`<${Loading} ctx=${ctx} />` : own ? html`<${Hand} ctx=${ctx} hand=${own.hand} />` : html`<${Looking} ctx=${ctx} />`}
      <${Outlook} ctx=${ctx} />
    </div>`;
}

/** Somebody who looks on sees every cargo's top card. @param {{ctx: GameContext}} props */
const Looking = ({ ctx }) => html`
  <div class="o-looking">
    ${ctx.view.value.public.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => html`<${Cargo} key=${seat} ctx=${ctx} seat=${seat} named=${true} />`)}
  </div>`;

/** The open top of a cargo pile; what lies below is nobody's to see. @param {{ctx: GameContext, seat: number, named?: boolean}} props */
function Cargo({ ctx, seat, named = false }) {
  const { t } = ctx;
  const { cargo, top } = ctx.view.value.public.seats[seat];
  return html`
    <section class="o-cargo" data-cargo=${seat} aria-label=${t("cargo-label", { n: cargo, card: top ? cardWords(ctx, top) : "none" })}>
      <h2 class="o-small">${named ? ctx.name(seat) : t("cargo-title", { n: cargo })}</h2>
      <div class="o-stack" data-n=${Math.min(cargo, 3)}>
        ${top ? html`<${CardFace} ctx=${ctx} id=${top} size=${named ? undefined : groupSize(ctx, seat)} />` : html`<span class="o-none"></span>`}
      </div>
    </section>`;
}

/** The size of the open group, where the server tells it. @param {GameContext} ctx @param {number} seat */
function groupSize(ctx, seat) {
  const group = planOf(ctx).seen.value?.tells?.group;
  return seat === ctx.seat.value && group?.good === topGood(ctx, seat) ? group.size : undefined;
}

/** @param {GameContext} ctx @param {number} seat */
const topGood = (ctx, seat) => factsOf(ctx.components).cards.get(ctx.view.value.public.seats[seat].top)?.good;

// ── The hand ──────────────────────────────────────────────────────────────────────────────────────

/** @param {{ctx: GameContext, hand: string[]}} props */
function Hand({ ctx, hand }) {
  const groups = byGood(ctx.components, hand);
  const [frame, squeeze] = useSqueeze(hand.length, groups.length, ctx.layout.value);
  return html`
    <section class="o-hand" aria-label=${ctx.t("hand-label", { n: hand.length })}>
      <h2 class="o-small">${ctx.t("hand-title", { n: hand.length })}</h2>
      <div class="o-hand__cards" ref=${frame} role="group" style=${{ "--squeeze": `${squeeze}px` }} onKeyDown=${rove}>
        ${groups.map(
          ({ good, cards }, g) => html`
          <span key=${good} class="o-group">${cards.map((card, i) => html`<${HandCard} key=${card} ctx=${ctx} id=${card} first=${g + i === 0} />`)}</span>`,
        )}
        ${hand.length === 0 && html`<p class="k-caption">${ctx.t("hand-empty")}</p>`}
      </div>
    </section>`;
}

/** What at least is seen of a card that another covers, px. */
const LEAST = 44;

/**
 * By how much each card covers the one before, so that the hand fits; on a phone it scrolls.
 * @param {number} cards @param {number} groups @param {"phone" | "desktop"} layout
 * @returns {[{current: HTMLElement | null}, number]}
 */
function useSqueeze(cards, groups, layout) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (frame.current);
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = frame.current?.querySelector(".o-face")?.clientWidth ?? 0;
  if (layout === "phone" || cards < 2 || !room || !width) return [frame, 0];
  const wanted = cards * (width + 3) + (cards - groups) * 5 + (groups - 1) * 16 + 24;
  return [frame, Math.ceil(Math.max(0, Math.min((wanted - room) / (cards - 1), width - LEAST)))];
}

/** @param {{ctx: GameContext, id: string, first: boolean}} props */
function HandCard({ ctx, id, first }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const draft = plan.draft.now.value;
  const offered = draft?.cards.includes(id) ?? false;
  const picked = plan.picked.value.includes(id);
  const open = draft ? !offered : plan.pool.value.includes(id) && !picked;
  const state = offered ? "offered" : picked ? "picked" : open ? "open" : "rests";
  const place = plan.picked.value.length - plan.picked.value.indexOf(id);
  return html`
    <button type="button" class="o-card" data-card=${id} data-focus=${`card-${id}`} tabindex=${first ? 0 : -1}
      data-lit=${(draft ? offered : picked) || undefined} data-open=${open || undefined} data-offered=${offered || undefined}
      data-committed=${committed(ctx, id) || undefined} data-pending=${pending(ctx, id) || undefined}
      data-refused=${ctx.refusal.value?.anchor?.card === id || undefined}
      aria-pressed=${draft ? offered : plan.pool.value.includes(id) ? picked : undefined}
      aria-label=${t("card-label", { card: cardWords(ctx, id), state, top: picked && !draft && place === 1 ? "yes" : "no" })}
      onClick=${() => pressCard(ctx, id)}>
      <${CardFace} ctx=${ctx} id=${id} />
      ${(draft ? offered : picked) && html`<${Tick} />`}
      ${picked && !draft && place === 1 && plan.move.value?.cmd !== "discard" && html`<span class="o-card__top">${t("on-top")}</span>`}
    </button>`;
}

/** Whether a card stands in an own open offer. @param {GameContext} ctx @param {string} id */
const committed = (ctx, id) =>
  Object.values(ctx.view.value.private.committed ?? {}).some((cards) =>
    /** @type {string[]} */ (cards).includes(id),
  );

/** @param {GameContext} ctx @param {string} id */
function pending(ctx, id) {
  const move = ctx.pending.value[0]?.move;
  return Boolean(move?.cards?.includes(id) || move?.order?.includes(id) || move?.give?.cards?.includes(id));
}
