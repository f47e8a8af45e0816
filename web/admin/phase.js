/** How a table stands, in a word or two. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";

/** @import {Summary} from "./desk.js" */

/** @param {{one: Summary}} props */
export function PhaseChip({ one }) {
  const t = texts();
  const who = one.turn.map((seat) => one.names[seat]).join(", ");
  if (one.phase === "running" && who)
    return html`<span class="k-chip k-chip--wait"><span class="admin__cut">${t("row-waiting", { who })}</span></span>`;
  return html`<span class="k-chip">${t(`phase-${one.phase}`)}</span>`;
}
