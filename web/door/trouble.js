/** Where what a page is made of did not come: there is no such thing for these eyes, or no way to it just now. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { Door } from "./door.js";
import Nowhere from "./nowhere.js";

/** @import {VNode} from "preact" */
/** @import {ApiError} from "../lib/api.js" */

/** @param {{error: ApiError, missing?: VNode}} props  missing: what is shown where there is no such thing */
export function Trouble({ error, missing = html`<${Nowhere} />` }) {
  const t = texts();
  if (error.status === 404 || error.status === 403) return missing;
  const again = html`<button type="button" class="k-btn k-btn--ink" onClick=${() => location.reload()}>
    <${Icon} name="ui-refresh-cw" />${t("try-again")}
  </button>`;
  return html`<${Door} scene="lost" title=${t("door-trouble")} acts=${again}><p>${errorText(error)}</p><//>`;
}
