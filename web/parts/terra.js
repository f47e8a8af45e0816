/** The land that nobody knows: drawn where there is nothing to show. */

import { html } from "../lib/html.js";
import { Art } from "./icon.js";

export function Terra() {
  return html`<div class="terra">
    <${Art} name="lost" box="0 0 418 150" class="vignette" />
    <span class="terra__name" lang="la" aria-hidden="true">terra incognita</span>
  </div>`;
}
