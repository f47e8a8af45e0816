/**
 * The pieces: figures with their seat's pigment and emblem, chests, medals, and the signs of what a space asks for.
 * All are drawn around the origin; a figure stands on it.
 */
import { html } from "../../lib/html.js";
import { SHAPES } from "../../lib/pigment.js";
import { round } from "./geometry.js";

/** @import {ComponentChildren, VNode} from "preact" */

const SPRITE = new URL("../../generated/sprite.svg", import.meta.url).href;

/**
 * An icon of the sprite inside a drawing, centred.
 * @param {{name: string, x?: number, y?: number, size: number}} props
 */
export const Glyph = ({ name, x = 0, y = 0, size }) =>
  html`<use href=${`${SPRITE}#${name}`} x=${round(x - size / 2)} y=${round(y - size / 2)} width=${size} height=${size} />`;

// ── Figures ───────────────────────────────────────────────────────────────────────────────────────

const ROBE =
  "M-9-44C-20-41-25-34-26.5-22L-29.5-4C-30.2 0-27.5 2.5-23.5 2.5H23.5C27.5 2.5 30.2 0 29.5-4L26.5-22C25-34 20-41 9-44Z";
const TURBAN = "M-16-62C-19-73-9-81 0-81s19 8 16 19c-4.5 3-10 4-16 4s-11.5-1-16-4Z";
const FACE = "M-11-61v8c0 9 4.5 14.5 11 14.5s11-5.5 11-14.5v-8Z";
const BEARD = "M-11-51.5c4 2.5 8 1.5 11-.5 3 2 7 3 11 .5 0 8-4.5 13.5-11 13.5s-11-5.5-11-13.5Z";

/** @param {{pigment: string}} props `data-p` of an ancestor sets the colours */
const Emblem = ({ pigment }) =>
  html`<path class="x-emblem" transform="translate(-11.5 -28.5) scale(1.438)" d=${SHAPES[pigment]} />`;

/** A merchant on the road. @param {{pigment: string}} props */
export const Figure = ({ pigment }) => html`
  <g class="x-figure" data-p=${pigment}>
    <ellipse class="x-figure__shade" cx="2" cy="4" rx="33" ry="7" />
    <path class="x-figure__halo" d=${`${ROBE}${TURBAN}M-10-60h20v16h-20Z`} />
    <path class="x-figure__cloth" d=${ROBE} />
    <path class="x-figure__face" d=${FACE} />
    <path class="x-figure__beard" d=${BEARD} />
    <path class="x-figure__beard" d="M-5.9-55.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0ZM2.9-55.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z" />
    <path class="x-figure__cloth" d=${TURBAN} />
    <path class="x-figure__fold" d="M-14-66c9 0 19-4 24-12M-11-60.5c11-.5 21-4 26-10M-24.5-8q5-4 3.5-16M24.5-8q-5-4-3.5-16" />
    <${Emblem} pigment=${pigment} />
  </g>`;

/** Where a figure would stand. @param {{pigment: string, hatched?: boolean}} props */
export const Ghost = ({ pigment, hatched = false }) => html`
  <g class=${hatched ? "x-ghost x-ghost--pending" : "x-ghost"} data-p=${pigment}>
    ${hatched && html`<path class="x-ghost__ground" d=${`${ROBE}${TURBAN}`} />`}
    <path d=${ROBE} /><path d=${TURBAN} /><path d="M-10-59v6c0 8 4 12 10 12s10-4 10-12v-6" />
    <${Emblem} pigment=${pigment} />
  </g>`;

// ── Chests and medals ─────────────────────────────────────────────────────────────────────────────

/** A chest; as many bands as it holds gold. @param {{value: number}} props */
export const Chest = ({ value }) => html`
  <g class="x-chest">
    <path class="x-chest__wood" d="M-17-3c0-8 5-12 11-12h12c6 0 11 4 11 12v14h-34Z" />
    <path class="x-chest__lid" d="M-17-2h34" />
    ${bands(value).map((x) => html`<rect class="x-chest__band" x=${x - 2.6} y="-15" width="5.2" height="26" />`)}
  </g>`;

/** @param {number} value @returns {number[]} middles of the bands */
function bands(value) {
  const gap = value > 3 ? 24 / value : 14 - 2 * (value - 1);
  return Array.from({ length: value }, (_, i) => (i - (value - 1) / 2) * (value === 1 ? 0 : gap));
}

/** What a place is worth when its leg is scored. @param {{value: number, x?: number, y?: number, spent?: boolean}} props spent: it was */
export const BoardMedal = ({ value, x = 0, y = 0, spent = false }) => html`
  <g class="x-medal" data-spent=${spent || undefined} transform=${`translate(${x} ${y})`}>
    <circle r="14.5" class="x-medal__rim" /><circle r="10.8" class="x-medal__face" />
    <text y="6.6">${value}</text>
  </g>`;

/** The same medal in a line of text. @param {{value: number}} props */
export const Medal = ({ value }) => html`<span class="x-worth k-num" aria-hidden="true">${value}</span>`;

// ── What a space asks for ─────────────────────────────────────────────────────────────────────────

const STAR = Array.from({ length: 10 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 0.42 : 1];
  return [Math.cos(angle) * reach, Math.sin(angle) * reach];
});

/** @param {{x: number, y: number, size: number}} props */
const Star = ({ x, y, size }) =>
  html`<polygon class="x-star" points=${STAR.map(([dx, dy]) => `${round(x + dx * size)},${round(y + dy * size)}`).join(" ")} />`;

/** Where stars stand, and how large. @type {Record<number, [number, number, number][]>} */
const STARS = {
  1: [[0, 1, 19]],
  2: [
    [-12.5, 1, 13.5],
    [12.5, 1, 13.5],
  ],
  3: [
    [0, -10, 13],
    [-13, 11, 13],
    [13, 11, 13],
  ],
  4: [
    [-11, -10.5, 11.5],
    [11, -10.5, 11.5],
    [-11, 11, 11.5],
    [11, 11, 11.5],
  ],
};

/** @type {Record<string, (count: number, goods: string[], colours: string[]) => ComponentChildren>} */
const SIGNS = {
  same_goods: (count) =>
    (STARS[count] ?? row(count)).map(([x, y, size]) => html`<${Star} x=${x} y=${y} size=${size} />`),
  each_good: (count, goods) => html`
    ${goods.map((good, i) => html`<${Glyph} name=${good} x=${i % 2 ? 11.8 : -11.8} y=${i < 2 ? -11.2 : 11.8} size=${21.5} />`)}
    <path class="x-cross" d="M0-24v48M-24 0h48" />`,
  leaders: (count) =>
    count === 1
      ? html`<${Glyph} name="leader" size=${46} />`
      : html`<${Glyph} name="leader" x=${-14} size=${32} /><${Glyph} name="leader" x=${14} size=${32} />`,
  same_colour: (count) =>
    fan(count, 23).map(
      (turn) => html`
    <g transform=${`translate(0 22) rotate(${turn})`}>
      <rect class="x-plain" x="-9.5" y="-34" width="19" height="33" rx="2.5" />
      <path class="x-plain__lines" d="M-5-26h10M-5-21h10" />
    </g>`,
    ),
  five_colours: (count, _, colours) =>
    fan(colours.length, 20).map(
      (turn, i) => html`
    <rect class="x-fan-card" data-c=${colours[i]} x="-6.5" y="-39" width="13" height="39" rx="2.5" transform=${`translate(0 21) rotate(${turn})`} />`,
    ),
};

/** @param {number} count @param {number} step degrees @returns {number[]} */
const fan = (count, step) => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);

/** More stars than a figure of them has a place for. @param {number} count @returns {[number, number, number][]} */
const row = (count) => fan(count, 52 / count).map((x) => [x, 0, 30 / count]);

/** @param {any} components */
const order = (components) => components.card_colours.map((/** @type {{id: string}} */ { id }) => id);

/**
 * The sign of a requirement.
 * @param {{requirement: {type: string, count: number}, components: any}} props
 */
export function Sign({ requirement, components }) {
  const goods = components.goods.map((/** @type {{id: string}} */ { id }) => id);
  return html`<g class="x-sign">${SIGNS[requirement.type]?.(requirement.count, goods, order(components))}</g>`;
}
