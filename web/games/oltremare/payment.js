/** Which own cards go over where an offer wants a good of which several are held. */
import { signal } from "@preact/signals-core";
import { html } from "../../lib/html.js";
import { keptFor } from "../../lib/kept.js";
import { MiniCard } from "./cards.js";
import { planOf } from "./plan.js";
import { cardWords } from "./words.js";

/** @import {Template} from "../../lib/protocol.js" */
/** @import {GameContext} from "../screen.js" */

/** Cards that were chosen, by table and offer. */
const chosen = keptFor((/** @type {GameContext} */ _ctx) =>
  signal(/** @type {Record<string, string[]>} */ ({})),
);

/** @param {Template} accept @returns {[number, string[]][]} */
const picks = (accept) => /** @type {[number, string[]][]} */ (accept.choose?.cards?.[0] ?? []);

/**
 * The cards that would go over: those chosen, else first those that are not picked to be played.
 * @param {GameContext} ctx @param {string} deal @param {Template} accept
 * @returns {string[]}
 */
export function paying(ctx, deal, accept) {
  const wished = chosen(ctx).value[deal] ?? [];
  const picked = planOf(ctx).picked.value;
  const worth = (/** @type {string} */ card) =>
    wished.includes(card) ? wished.indexOf(card) - 1000 : picked.includes(card) ? 1 : 0;
  return picks(accept).flatMap(([count, pool]) =>
    pool.toSorted((a, b) => worth(a) - worth(b)).slice(0, count),
  );
}

/** @param {{ctx: GameContext, deal: string, accept: Template}} props */
export function Payment({ ctx, deal, accept }) {
  const open = picks(accept).filter(([count, pool]) => pool.length > count);
  if (!open.length) return null;
  const { t } = ctx;
  const now = paying(ctx, deal, accept);
  /** @param {string} card */
  const choose = (card) => {
    const others = (chosen(ctx).peek()[deal] ?? []).filter((other) => other !== card);
    chosen(ctx).value = { ...chosen(ctx).peek(), [deal]: [card, ...others] };
  };
  return html`
    <div class="o-payment" role="group" aria-label=${t("payment-label")}>
      <span class="o-small">${t("payment-label")}</span>
      ${open.flatMap(([, pool]) =>
        pool.map(
          (card) => html`
          <button type="button" key=${card} class="o-pay" data-pay=${card} data-focus=${`pay-${deal}-${card}`} aria-pressed=${now.includes(card)} aria-label=${cardWords(ctx, card)} onClick=${() => choose(card)}><${MiniCard} ctx=${ctx} id=${card} /></button>`,
        ),
      )}
    </div>`;
}
