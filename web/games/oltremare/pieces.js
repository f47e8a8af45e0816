/** Ships and harbour tiles, drawn around the origin. A tile is told by its shape and its letter. */
import { html } from "../../lib/html.js";
import { SHAPES } from "../../lib/pigment.js";
import { kindName } from "./words.js";

/** @import {ComponentChildren} from "preact" */
/** @import {GameContext} from "../screen.js" */

const SPRITE = new URL("../../generated/sprite.svg", import.meta.url).href;

/**
 * An icon of the sprite inside a drawing, centred.
 * @param {{name: string, x?: number, y?: number, size: number}} props
 */
export const Glyph = ({ name, x = 0, y = 0, size }) =>
  html`<use href=${`${SPRITE}#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** The outline of each kind. @type {Record<string, ComponentChildren>} */
const OUTLINES = {
  calm_sea: html`<circle r="11" />`,
  big_deal: html`<rect x="-10" y="-10" width="20" height="20" rx="2" />`,
  compass: html`<path d="M0-14 6-6 14 0 6 6 0 14-6 6-14 0-6-6Z" />`,
  influence: html`<path d="M-10.5-11H10.5V1.7Q10 8.8 0 13.200Q-10 8.8-10.5 1.700Z" />`,
  pirate_victory: html`<path d="M0-14 14 0 0 14-14 0Z" />`,
  good_buy: html`<path d="M12.3 0 6.2 10.700H-6.200L-12.3 0-6.2-10.700H6.200Z" />`,
};

/** A harbour tile on the chart. @param {{kind: string, letter: string}} props */
export const TileShape = ({ kind, letter }) => html`
  <g class="o-tile" data-kind=${kind}>
    ${OUTLINES[kind] ?? html`<circle r="11" />`}
    <text y="4.3">${letter}</text>
  </g>`;

/** @param {GameContext} ctx @param {string} kind */
export const letterOf = (ctx, kind) =>
  ctx.t.has(`tile-${kind}`) ? ctx.t(`tile-${kind}`) : kindName(ctx, kind).slice(0, 1);

/** A tile in a line of text. @param {{ctx: GameContext, kind: string, told?: boolean}} props told: its name is said as well */
export const Tile = ({ ctx, kind, told = true }) => html`
  <span class="o-chip" role=${told ? "img" : undefined} aria-label=${told ? kindName(ctx, kind) : undefined} aria-hidden=${told ? undefined : "true"} title=${kindName(ctx, kind)}>
    <svg viewBox="-15 -15 30 30" aria-hidden="true"><${TileShape} kind=${kind} letter=${letterOf(ctx, kind)} /></svg>
  </span>`;

/** A merchant's ship. @param {{pigment: string}} props */
export const Ship = ({ pigment }) => html`
  <g class="o-ship" data-p=${pigment}>
    <path class="o-ship__halo" d="M-17 7C-15 14-10 17 0 17S15 14 17 7L12 5Q17-4 13-15Q0-19-13-15Q-17-4-12 5Z" />
    <path class="o-ship__hull" d="M-17 7H17C15 14 10 17 0 17S-15 14-17 7Z" />
    <path class="o-ship__mast" d="M0 8V-19" />
    <path class="o-ship__sail" d="M-13-15Q0-19 13-15Q17-4 12 5Q0 1-12 5Q-17-4-13-15Z" />
    <path class="o-ship__emblem" transform="translate(-5.6 -12) scale(.7)" d=${SHAPES[pigment]} />
  </g>`;
