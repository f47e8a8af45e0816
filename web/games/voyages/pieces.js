/** The pieces: dice, figures, trading posts, and the signs of all that is gained and paid. */
import { html } from "../../lib/html.js";
import { SHAPES } from "../../lib/pigment.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Amounts} from "./facts.js" */

const SPRITE = new URL("../../generated/sprite.svg", import.meta.url).href;

/**
 * An icon of the sprite inside a drawing, centred.
 * @param {{name: string, x?: number, y?: number, size: number}} props
 */
export const Glyph = ({ name, x = 0, y = 0, size }) =>
  html`<use href=${`${SPRITE}#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

// ── Dice ────────────────────────────────────────────────────────────────────────────────────────

const [L, M, H] = [7, 13, 19];
/** Where the pips are, in a box of 26 by 26. @type {[number, number][][]} */
const PIPS = [
  [],
  [[M, M]],
  [
    [L, L],
    [H, H],
  ],
  [
    [L, L],
    [M, M],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [L, H],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [M, M],
    [L, H],
    [H, H],
  ],
  [
    [L, L],
    [H, L],
    [L, M],
    [H, M],
    [L, H],
    [H, H],
  ],
];

/**
 * What a die looks like: `pigment` of a seat's own ones; black, white, dummy; face: a printed one; ghost: a place for one.
 * @typedef {{value?: number | null, pigment?: string, kind?: "own" | "black" | "white" | "dummy" | "face" | "ghost"}} DieLook
 */

/** The faces of a die in a drawing, 26 by 26 from its upper left corner. @param {DieLook} props */
export const DieFace = ({ value = null, pigment, kind = "own" }) => html`
  <g class="vo-die" data-die=${kind} data-p=${kind === "own" ? pigment : undefined}>
    <rect x="1" y="1" width="24" height="24" rx="5" />
    ${
      value
        ? PIPS[value]?.map(([x, y]) => html`<circle key=${`${x} ${y}`} cx=${x} cy=${y} r="2.7" />`)
        : kind !== "ghost" && html`<text x="13" y="18.500">?</text>`
    }
  </g>`;

/** A die in a line of text or on a button. Decoration unless it has a label. @param {DieLook & {label?: string, class?: string}} props */
export const Die = ({ label, class: more = "", ...look }) => html`
  <svg class=${`vo-dieface ${more}`} viewBox="0 0 26 26" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}><${DieFace} ...${look} /></svg>`;

/**
 * The look of a die by its id: `blue-1`, `black-2`, `white`.
 * @param {string} id @param {number | null} value @param {string} pigment  of the seat that has or placed it @returns {DieLook}
 */
export function lookOf(id, value, pigment) {
  if (id.startsWith("black-")) return { value, kind: "black" };
  return id === "white" ? { value, kind: "white" } : { value, kind: "own", pigment };
}

// ── Players' pieces ─────────────────────────────────────────────────────────────────────────────

/** @param {{pigment: string, x?: number, y?: number, size: number}} props */
const Emblem = ({ pigment, x = 0, y = 0, size }) =>
  html`<path class="vo-emblem" d=${SHAPES[pigment]} transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`} />`;

/** A trading post, about 20 across. Black ones have a pigment of their own. @param {{pigment: string, x?: number, y?: number, scale?: number, ghost?: boolean}} props  ghost: where one could stand */
export const Post = ({ pigment, x = 0, y = 0, scale = 1, ghost = false }) => html`
  <g class="vo-post" data-p=${pigment} data-ghost=${ghost || undefined} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0-10.500L11.500-1H8.500V9.500H-8.500V-1H-11.500Z" /><${Emblem} pigment=${pigment} y=${2.5} size=${8.5} />
  </g>`;

/** A figure, about 34 high, standing on the origin. @param {{pigment: string, x?: number, y?: number, scale?: number, ghost?: boolean, letter?: string}} props */
export const Figure = ({ pigment, x = 0, y = 0, scale = 1, ghost = false }) => html`
  <g class="vo-figure" data-p=${pigment} data-ghost=${ghost || undefined} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <ellipse class="vo-figure__shade" cx="1" cy=".5" rx="13" ry="3.500" />
    <path class="vo-figure__halo" d="M-11 0V-5Q-11-8-7-9.500Q-3-13-4.500-19A8 8 0 1 1 4.500-19Q3-13 7-9.500Q11-8 11-5V0Z" />
    <path d="M-11 0V-5Q-11-8-7-9.500Q-3-13-4.500-19A8 8 0 1 1 4.500-19Q3-13 7-9.500Q11-8 11-5V0Z" />
    <${Emblem} pigment=${pigment} y=${-5.5} size=${8} />
  </g>`;

/** A drawing by itself in a line of text or on a button. @param {{label?: string, box?: string, class?: string, children?: ComponentChildren}} props */
export const Picture = ({ label, box = "-14 -14 28 28", class: more = "", children }) => html`
  <svg class=${`vo-picture ${more}`} viewBox=${box} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>${children}</svg>`;

/** The start player's marker. */
export const Hourglass = () =>
  html`<${Picture} class="vo-hourglass" box="-12 -12 24 24"><${Glyph} name="hourglass" size=${23} /></${Picture}>`;

// ── What is gained and paid ─────────────────────────────────────────────────────────────────────

/** The silhouette of each resource and each part of a reward. @type {Record<string, string>} */
export const SIGNS = {
  coin: "coin",
  camel: "camel",
  pepper: "pepper",
  silk: "silk",
  gold: "ingot",
  vp: "star",
  any_good: "any-good",
  contract: "tied-scroll",
  black_die: "die",
  move: "footprint",
  placed_posts: "post",
  completed_contracts: "tied-scroll",
};

/** A hexagon: the tile of a small city. */
const HEXAGON = "M0-11L9.500-5.500V5.500L0 11L-9.500 5.500V-5.500Z";

/** Signs that the sprite does not have, 24 across. @type {Record<string, () => ComponentChildren>} */
const DRAWN = {
  two_different_goods: () =>
    html`<${Glyph} name="any-good" x=${-5.5} size=${13} /><path class="vo-line" d="M3-2.500H10M3 2.500H10M9-6L4 6" />`,
  other_city_bonus: () =>
    html`<path class="vo-line" d="M-3-9.500H9.500V3" /><rect class="vo-line" x="-9.500" y="-4" width="13.500" height="13.500" rx="2" />`,
  own_city_bonus: () => html`<path class="vo-line" d=${HEXAGON} /><${Glyph} name="post" size=${11} />`,
};

/** The sign of a resource or part of a reward in a drawing, centred. @param {{what: string, x?: number, y?: number, size?: number}} props */
export const Sign = ({ what, x = 0, y = 0, size = 18 }) => html`
  <g class="vo-sign" data-r=${what} transform=${`translate(${x} ${y}) scale(${size / 24})`}>${DRAWN[what]?.() ?? html`<${Glyph} name=${SIGNS[what] ?? "star"} size=${24} />`}</g>`;

/** The sign in a line of text. @param {{what: string}} props */
export const SignIcon = ({ what }) =>
  html`<svg class="vo-icon" viewBox="-12 -12 24 24" aria-hidden="true"><${Sign} what=${what} size=${24} /></svg>`;

/** What stands beside the sign: nothing where the sign tells the number. @param {string} what @param {number} n */
const number = (what, n) =>
  what === "two_different_goods"
    ? "2"
    : what === "other_city_bonus" || (n === 1 && SINGLE.has(what))
      ? ""
      : `${n}`;

/** Parts of a reward of which one is said by the sign alone. */
const SINGLE = new Set(["contract", "black_die", "own_city_bonus"]);

/** So much of something: number and sign. @param {{what: string, n: number, bare?: boolean}} props  bare: one is the sign alone */
export const Amount = ({ what, n, bare = false }) => html`
  <span class="vo-amount" data-r=${what}>${!(bare && n === 1) && number(what, n) && html`<b class="k-num">${number(what, n)}</b>`}<${SignIcon} what=${what} /></span>`;

/** All of a price or a reward; decoration unless it is labelled. @param {{amounts: Amounts, label?: string, tight?: boolean}} props  tight: little room, so a single thing beside others is its sign alone */
export const AmountsRow = ({ amounts, label, tight = false }) => html`
  <span class="vo-amounts" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${Object.entries(amounts).map(([what, n], i) => html`<${Amount} key=${what} what=${what} n=${n} bare=${tight && i > 0} />`)}
  </span>`;

/** More parts than this have no room for a number beside each in a drawing: single things are their signs alone. */
const ROOMY = 2;

/**
 * Amounts in a drawing, in a row around the origin.
 * @param {{amounts: Amounts, x?: number, y?: number, size?: number}} props
 */
export function AmountsDrawn({ amounts, x = 0, y = 0, size = 14 }) {
  const all = Object.entries(amounts);
  const parts = all.map(([what, n]) => ({
    what,
    n,
    words: n === 1 && all.length > ROOMY ? "" : number(what, n),
  }));
  const widths = parts.map(({ words }) => size + words.length * size * 0.62);
  const gap = size * 0.35;
  let left = x - (widths.reduce((sum, width) => sum + width, 0) + gap * (parts.length - 1)) / 2;
  return html`<g class="vo-drawn">${parts.map(({ what, words }, i) => {
    const [from, wide] = [left, words.length * size * 0.62];
    left += widths[i] + gap;
    return html`<g key=${what}>
      ${words && html`<text x=${from + wide / 2} y=${y + size * 0.36} font-size=${size}>${words}</text>`}
      <${Sign} what=${what} x=${from + wide + size / 2} y=${y} size=${size} />
    </g>`;
  })}</g>`;
}
