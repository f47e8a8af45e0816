/** The market beside the chart: a pair of scales for each deal, those that wait for a word first, and quick calls. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { Calls } from "./calls.js";
import { Drafting } from "./drafting.js";
import { Idle, Offered } from "./offers.js";
import { planOf } from "./plan.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Offer} from "./words.js"
 */

/** Stands there while there is trade that one sees something of or can do something about. @param {GameContext} ctx */
export function beside(ctx) {
  const { phase, offers } = ctx.view.value.public ?? {};
  if (phase !== "trade" || !(ctx.moves.value.length || Object.keys(offers).length)) return null;
  return html`<${Market} ctx=${ctx} />`;
}

/** Offers that wait for this seat's answer. @param {GameContext} ctx */
export const calls = (ctx) => ctx.moves.value.filter(({ cmd }) => cmd === "decline").length;

/** Whom this seat can make an offer. @param {GameContext} ctx @returns {number[]} */
const partners = (ctx) =>
  ctx.moves.value.flatMap(({ cmd, fixed }) =>
    cmd === "propose" && fixed && fixed.reply_to === undefined ? [fixed.to] : [],
  );

/** @param {{ctx: GameContext}} props */
function Market({ ctx }) {
  const { t } = ctx;
  const seat = ctx.seat.value;
  /** @type {[string, Offer][]} */
  const offers = Object.entries(ctx.view.value.public.offers);
  const draft = planOf(ctx).draft.now.value;
  const answered = draft?.reply;
  const incoming = offers.filter(([deal, { receiver }]) => receiver === seat && deal !== answered);
  const outgoing = offers.filter(([, { maker, receiver }]) => maker === seat && receiver !== draft?.to);
  const between = offers.filter(([, { maker, receiver }]) => maker !== seat && receiver !== seat);
  const busy = new Set([
    draft?.to,
    ...incoming.map(([, { maker }]) => maker),
    ...outgoing.map(([, { receiver }]) => receiver),
  ]);
  const idle = partners(ctx).filter((to) => !busy.has(to));
  const phone = ctx.layout.value === "phone";
  const [frame, more] = useMore();
  const on = () =>
    frame.current?.scrollBy({
      top: frame.current.clientHeight * 0.8,
      behavior: ctx.still.value ? "instant" : "smooth",
    });
  return html`
    <section class="o-market" aria-label=${t("market-label")} data-drafting=${draft ? "" : undefined}>
      <div class="o-scales" tabindex="0" role="group" aria-label=${t("offers-label", { n: offers.length })} ref=${frame}>
        ${draft && html`<${Drafting} key="draft" ctx=${ctx} draft=${draft} />`}
        ${incoming.map(([deal, offer]) => html`<${Offered} key=${deal} ctx=${ctx} deal=${deal} offer=${offer} />`)}
        ${outgoing.map(([deal, offer]) => html`<${Offered} key=${deal} ctx=${ctx} deal=${deal} offer=${offer} />`)}
        ${idle.length > 0 && html`<div class="o-idles" key="idle">${idle.map((to) => html`<${Idle} key=${to} ctx=${ctx} to=${to} />`)}</div>`}
        ${between.map(([deal, offer]) => html`<${Offered} key=${deal} ctx=${ctx} deal=${deal} offer=${offer} />`)}
        ${phone && html`<${Calls} ctx=${ctx} />`}
      </div>
      ${more && html`<button type="button" class="o-more" tabindex="-1" aria-label=${t("market-more")} onClick=${on}><${Icon} name="ui-chevron-down" /></button>`}
      ${!phone && html`<${Calls} ctx=${ctx} />`}
    </section>`;
}

/** Whether more of it lies below what is seen. @returns {[{current: HTMLElement | null}, boolean]} */
function useMore() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (frame.current);
    const watch = () => setMore(element.scrollTop + element.clientHeight < element.scrollHeight - 8);
    watch();
    const observer = new ResizeObserver(watch);
    for (const one of [element, ...element.children]) observer.observe(one);
    element.addEventListener("scroll", watch, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", watch);
    };
  });
  return [frame, more];
}
