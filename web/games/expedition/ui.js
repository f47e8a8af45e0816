/** Small things of this screen's own markup. */
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";

/** A pair of coins. */
export const Coin = () => html`<${Icon} name="coin" class="x-coin" />`;

/** An amount of gold. @param {{gold: number}} props */
export const Price = ({ gold }) => html`<span class="x-price"><b class="k-num">${gold}</b><${Coin} /></span>`;

/** Picked. */
export const Tick = () => html`
  <span class="x-card__tick"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M20 6 9 17l-5-5" /></svg></span>`;
