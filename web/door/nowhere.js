/** No page, or no table that these eyes may see: private and missing read the same. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { CodeForm } from "../lobby/code.js";
import { Door } from "./door.js";

export default function Nowhere() {
  const t = texts();
  return html`<${Door} scene="lost" title=${t("door-nowhere")} acts=${html`<a class="k-btn k-btn--ink" href="/">${t("to-lobby")}</a>`}>
    <p>${t("door-nowhere-why")}</p>
  <//>`;
}

/** @param {{code: string}} props */
export function NoSuchCode({ code }) {
  const t = texts();
  return html`<${Door} scene="lost" title=${t("door-no-code")} acts=${html`<${CodeForm} value=${code} label=${t("look-again")} />`}>
    <p>${t("door-no-code-why")}</p>
  <//>`;
}
