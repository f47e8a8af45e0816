/** Small things of this screen's own markup. */
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";

/** The silhouette of each good. @type {Record<string, string>} */
export const GOOD = {
  gem: "cut-diamond",
  parchment: "scroll-unfurled",
  silk: "silk",
  salt: "salt",
  wine: "grapes",
  olive: "olive",
  grain: "wheat",
};
/** The silhouette of each action icon. @type {Record<string, string>} */
export const ICON = {
  money: "coin",
  pirate: "skull-crossed-bones",
  market: "stall",
  ship: "small-fishing-sailboat",
};

/** @param {{good: string, label?: string}} props */
export const GoodIcon = ({ good, label }) =>
  html`<${Icon} name=${GOOD[good] ?? "any-good"} class="o-good" label=${label} />`;

/** @param {{icon: string, label?: string}} props */
export const ActionIcon = ({ icon, label }) => html`<${Icon} name=${ICON[icon] ?? "blank"} label=${label} />`;

export const Lion = () => html`<${Icon} name="lion" />`;
export const Crate = () => html`<${Icon} name="wooden-crate" />`;
export const Coin = () => html`<${Icon} name="coin" class="o-coin" />`;

/** An amount of ducats. @param {{n: number, plus?: boolean}} props */
export const Ducats = ({ n, plus = false }) =>
  html`<span class="o-ducats"><b class="k-num" data-minus=${n < 0 || undefined}>${signed(n, plus)}</b><${Coin} /></span>`;

/** So many of a good, small. @param {{good: string, n?: number, label?: string}} props */
export const Few = ({ good, n = 1, label }) =>
  html`<span class="o-few" data-g=${good} role=${label ? "img" : undefined} aria-label=${label}><${GoodIcon} good=${good} />${n > 1 && html`<b class="k-num">${n}</b>`}</span>`;

/** Picked. */
export const Tick = () => html`<span class="o-tick"><${Icon} name="ui-check" /></span>`;
