/** The played cards in the order in which they are to lie, the top one last: a card is dragged to its place, or put on top. */
import { useRef } from "preact/hooks";
import { useDragging } from "../../lib/dragging.js";
import { html } from "../../lib/html.js";
import { movedOrder, shiftOf } from "../../lib/order.js";
import { CardFace } from "./cards.js";
import { planOf } from "./plan.js";
import { cardWords } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Loading({ ctx }) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const order = plan.picked.value;
  const top = order.length - 1;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {number} from @param {number} to */
  const put = (from, to) => plan.arrange(movedOrder(order.length, from, to).map((at) => order[at]));
  const { drag, handlers } = useDragging(list, "x", put);
  return html`
    <section class="o-hand o-loading" aria-label=${t("loading-title")}>
      <h2 class="o-small">${t("loading-title")}</h2>
      <ol class="o-hand__cards" ref=${list} data-dragging=${drag?.by ? "" : undefined}>
        ${order.map((card, i) => {
          const shift = shiftOf(drag, i);
          return html`
          <li key=${card} class="o-order" style=${shift ? { transform: `translateX(${shift}px)` } : undefined} data-dragged=${drag?.from === i || undefined}>
            <button type="button" class="o-card" data-card=${card} data-focus=${`card-${card}`} data-lit=${i === top || undefined}
              aria-label=${t("load-label", { card: cardWords(ctx, card), place: i + 1, of: order.length })}
              ...${handlers(i)} onClick=${() => put(i, top)}>
              <${CardFace} ctx=${ctx} id=${card} />
              <span class="o-order__place k-num">${i + 1}</span>
              ${i === top && html`<span class="o-card__top">${t("on-top")}</span>`}
            </button>
          </li>`;
        })}
      </ol>
    </section>`;
}
