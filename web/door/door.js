/** At the door: one picture, what is the matter, and always a next step. */

import { html } from "../lib/html.js";
import { locale } from "../lib/i18n.js";
import { Art } from "../parts/icon.js";
import { Page } from "../parts/page.js";
import { Seal } from "../parts/seal.js";
import { Terra } from "../parts/terra.js";

/** @import {ComponentChildren} from "preact" */

/** A seal for pictures only: it stands for no table. */
const ANY_SEAL = "1006157691fe6f6a5939156cd60638bb263d4f3e769f1925aaad4dca84d1c0de";

/**
 * @param {{scene: "full" | "lost" | "envelope" | "sealed" | "empty", title: ComponentChildren, children?: ComponentChildren,
 *   acts?: ComponentChildren}} props
 */
export function Door({ scene, title, children, acts }) {
  return html`<${Page} class="door" roses=${[[720, 420], [120, 80], [1360, 860]]}>
    <article class="door__card k-card">
      <div class="door__scene">
        ${scene === "lost" ? html`<${Terra} />` : html`<${Art} name=${scene === "sealed" ? "envelope" : scene} box="0 0 418 150" class="vignette" />`}
        ${(scene === "envelope" || scene === "sealed") && html`<${Seal} hash=${ANY_SEAL} broken=${scene === "envelope"} class="door__seal" />`}
      </div>
      <div class="door__words" lang=${locale.value}>
        <h1>${title}</h1>
        ${children}
        ${acts && html`<div class="door__acts">${acts}</div>`}
      </div>
    </article>
  <//>`;
}
