/** A pair of scales: what goes over on the left, what comes for it on the right. */
import { html } from "../../lib/html.js";
import { counts } from "./facts.js";
import { Coin, GoodIcon } from "./ui.js";
import { goodName } from "./words.js";

/** @import {ComponentChildren} from "preact" */
/** @import {GameContext} from "../screen.js" */

/** How far a pan hangs down, by which side weighs more. */
const DROP = 6;

/**
 * @param {{left: ComponentChildren, right: ComponentChildren, leftLabel: string, rightLabel: string, tilt?: number}} props
 *   tilt: below 0 the left side weighs more
 */
export function Scales({ left, right, leftLabel, rightLabel, tilt = 0 }) {
  const down = Math.max(-1, Math.min(1, tilt)) * DROP;
  return html`
    <div class="o-balance" style=${{ "--tilt": `${down}px` }}>
      <svg class="o-balance__beam" viewBox="0 0 250 150" preserveAspectRatio="none" aria-hidden="true">
        <path class="o-post" d="M125 16V132M92 139H158M102 139Q125 126 148 139" />
        <circle class="o-post" cx="125" cy="16" r="5" />
        <path class="o-beam" d=${`M44 ${21 - down}Q125 ${10} 206 ${21 + down}`} />
        <path class="o-rope" d=${`M44 ${21 - down} 10 ${96 - down}M44 ${21 - down} 78 ${96 - down}M206 ${21 + down} 172 ${96 + down}M206 ${21 + down} 240 ${96 + down}`} />
        <path class="o-pan" d=${`M0 ${96 - down}H88Q78 ${113 - down} 44 ${113 - down}T0 ${96 - down}Z`} />
        <path class="o-pan" d=${`M162 ${96 + down}H250Q240 ${113 + down} 206 ${113 + down}T162 ${96 + down}Z`} />
      </svg>
      <div class="o-side o-side--left" role="group" aria-label=${leftLabel}><div class="o-side__load">${left}</div><span class="o-side__label" aria-hidden="true">${leftLabel}</span></div>
      <div class="o-side o-side--right" role="group" aria-label=${rightLabel}><div class="o-side__load">${right}</div><span class="o-side__label" aria-hidden="true">${rightLabel}</span></div>
    </div>`;
}

/**
 * Goods and ducats on a pan.
 * @param {{ctx: GameContext, goods: string[], ducats: number, drop?: (good: string) => void}} props  drop: takes one off again
 */
export function Load({ ctx, goods, ducats, drop }) {
  const piles = Object.entries(counts(goods));
  return html`
    ${piles.map(([good, n]) =>
      drop
        ? html`<button key=${good} type="button" class="o-ware" data-g=${good} data-focus=${`drop-${good}`} aria-label=${ctx.t("take-off", { good: goodName(ctx, good), n })} onClick=${() => drop(good)}><${Ware} ctx=${ctx} good=${good} n=${n} /></button>`
        : html`<span key=${good} class="o-ware" data-g=${good}><${Ware} ctx=${ctx} good=${good} n=${n} /></span>`,
    )}
    ${ducats > 0 && html`<span class="o-purse"><b class="k-num">${ducats}</b><${Coin} /><span class="k-sr">${ctx.t("ducats-word", { n: ducats })}</span></span>`}`;
}

/** @param {{ctx: GameContext, good: string, n: number}} props */
const Ware = ({ ctx, good, n }) =>
  html`<${GoodIcon} good=${good} /><em>${goodName(ctx, good)}</em>${n > 1 && html`<b class="o-ware__n k-num">${n}</b>`}`;

/** Which side weighs more, by number. @param {number} left @param {number} right */
export const tiltOf = (left, right) => Math.sign(right - left);
