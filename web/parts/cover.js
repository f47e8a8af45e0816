/** A game's cover, web/art/covers/<game>.svg, over a plain one of the game's own pigment. */

import { html } from "../lib/html.js";
import { Rose } from "./chart.js";
import { Art } from "./icon.js";

/** @param {{game: string}} props */
export function Cover({ game }) {
  return html`<span class="cover" data-game=${game}>
    <${Rose} />
    <${Art} name=${`covers/${game}`} box="0 0 240 300" />
  </span>`;
}
