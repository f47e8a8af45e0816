/** The state of the line in a chip: nothing while all is well. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { Icon } from "../parts/icon.js";

/** @import {TableStore} from "./store.js" */

/** @param {TableStore} store */
export function lineChip(store) {
  const t = texts();
  const { phase, attempt } = store.line.state.value;
  if (phase === "lost" && attempt > 1) {
    return html`<span class="k-chip k-chip--no"><${Icon} name="ui-wifi-off" />${t("line-offline")}</span>`;
  }
  if (phase === "lost")
    return html`<span class="k-chip k-chip--wait"><${Icon} name="ui-refresh-cw" />${t("line-trying")}</span>`;
  return null;
}
