/** Small things of this screen's own markup. */
import { html } from "../../lib/html.js";

const SPRITE = new URL("../../generated/sprite.svg", import.meta.url).href;

/** An icon of the interface, in the colour of the text around it. @param {{name: string}} props */
export const UiIcon = ({ name }) =>
  html`<svg class="k-icon k-icon--line" viewBox="0 0 24 24" aria-hidden="true"><use href=${`${SPRITE}#ui-${name}`} /></svg>`;

/** A pair of coins. */
export const Coin = () =>
  html`<svg class="k-icon x-coin" viewBox="0 0 512 512" aria-hidden="true"><use href=${`${SPRITE}#coin`} /></svg>`;
