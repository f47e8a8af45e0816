/** What a deal would do to one's own hand, as the server tells it: the goods that change and what the turn asks. */
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { Coin, GoodIcon } from "./ui.js";
import { goodName } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {{good: string, was: number, held: number, size: number, before: number, ducats: number}} Change
 * @typedef {{goods: Change[], hand: number, load?: number, missing?: number, lions?: number, surplus?: number}} Told
 */

/** @param {{ctx: GameContext, told: Told | undefined}} props */
export function Holding({ ctx, told }) {
  if (!told) return null;
  const { t } = ctx;
  const { hand, load, missing = 0, lions, surplus = 0 } = told;
  const asks = missing ? "missing" : surplus ? "surplus" : "enough";
  return html`
    <div class="o-holding" role="group" aria-label=${t("holding-label")}>
      ${told.goods.length > 0 && html`<ul>${told.goods.map((change) => html`<${Changed} key=${change.good} ctx=${ctx} change=${change} />`)}</ul>`}
      ${load !== undefined && html`<p data-asks=${asks}>${asks !== "enough" && html`<${Icon} name="ui-triangle-alert" />`}<span>${t(`holding-${asks}`, { hand, load, n: missing || surplus, lions: lions ?? 0 })}</span></p>`}
    </div>`;
}

/** So many of a good, and what they would pay as one group. @param {{ctx: GameContext, change: Change}} props */
function Changed({ ctx, change }) {
  const { t } = ctx;
  const { good, was, held, size, before, ducats } = change;
  return html`
    <li data-g=${good} data-more=${ducats > before || undefined}>
      <${GoodIcon} good=${good} />
      <span class="k-sr">${t("holding-good", { good: goodName(ctx, good), was, held, size, before, ducats })}</span>
      <span aria-hidden="true"><b class="k-num">${t("holding-counts", { was, held })}</b> <i>${t("holding-counts", { was: before, held: ducats })} <${Coin} /></i></span>
    </li>`;
}
