/** On a phone a sheet leaves the turn at the foot: whose it is, and the way back to the table. */

import { html } from "../lib/html.js";
import { names } from "../lib/words.js";
import { Emblem } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { layout } from "./context.js";

/** @import {Env} from "./env.js" */

/** @param {{env: Env, onClose: () => void}} props */
export function TurnFoot({ env, onClose }) {
  const { store, ctx, t } = env;
  const { waiting, phase } = store.table.value;
  if (layout.value !== "phone" || phase !== "running" || !waiting.length) return null;
  const mine = ctx.mine.value;
  return html`<button type="button" class="turn-foot" data-turn=${mine ? "me" : "other"} onClick=${onClose}>
    <${Emblem} pigment=${ctx.pigment(mine ? (ctx.seat.value ?? 0) : waiting[0])} />
    <b>${mine ? t("your-turn") : t("turn-of", { name: names(ctx, waiting) })}</b>
    <span>${t("back-to-table")}</span><${Icon} name="ui-chevron-down" />
  </button>`;
}
