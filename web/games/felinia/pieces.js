/**
 * Goods, coins, bid tokens, merchants, trade tiles and all that the island gives, drawn around the origin of an SVG.
 * Pure functions of what is printed on a piece. `hue` is the good whose pigment a country or an animal has;
 * `letter` tells pieces apart without their colours, by the language's own initials (words.js).
 */
import { html } from "../../lib/html.js";
import { SHAPES } from "../../lib/pigment.js";

/** @import {ComponentChildren} from "preact" */

const SPRITE = new URL("../../generated/sprite.svg", import.meta.url).href;

/** A silhouette in the middle of a square. @param {{name: string, x?: number, y?: number, size: number}} props */
export const Glyph = ({ name, x = 0, y = 0, size }) =>
  html`<use href=${`${SPRITE}#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** A drawing by itself in a line of text or on a button. @param {{label?: string, box?: string, class?: string, children?: ComponentChildren}} props */
export const Picture = ({ label, box = "-19 -19 38 38", class: more = "", children }) => html`
  <svg class=${`fe-picture ${more}`} viewBox=${box} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>${children}</svg>`;

/** The initial at the lower right of a piece. @param {{letter?: string, x?: number, y?: number}} props */
const Initial = ({ letter, x = 17, y = 18 }) =>
  letter ? html`<text class="fe-initial" x=${x} y=${y}>${letter}</text>` : null;

// ── Goods ───────────────────────────────────────────────────────────────────────────────────────

/** Outline and silhouette of each good. @type {Record<string, {icon: string, shape: string}>} */
const GOODS = {
  glassware: { icon: "perfume-bottle", shape: "M16 0L8 14H-8L-16 0L-8-14H8Z" },
  clocks: {
    icon: "pocket-watch",
    shape: "M0-15.500A15.500 15.500 0 1 1 0 15.500A15.500 15.500 0 1 1 0-15.500Z",
  },
  wines: { icon: "grapes", shape: "M-14-13.500H14V2Q12 12 0 16Q-12 12-14 2Z" },
  books: {
    icon: "book-cover",
    shape: "M-11-14H11Q14-14 14-11V11Q14 14 11 14H-11Q-14 14-14 11V-11Q-14-14-11-14Z",
  },
  clothes: { icon: "ample-dress", shape: "M0-17L17 0L0 17L-17 0Z" },
};
const ANY_GOOD = { icon: "any-good", shape: "M-14-14H14V14H-14Z" };

/**
 * A goods tile, 36 by 36.
 * @param {{kind: string, letter?: string, want?: boolean, x?: number, y?: number, scale?: number}} props  want: is still missing
 */
export function Good({ kind, letter, want = false, x = 0, y = 0, scale = 1 }) {
  const { icon, shape } = GOODS[kind] ?? ANY_GOOD;
  return html`
    <g class="fe-good" data-hue=${kind} data-want=${want || undefined} transform=${`translate(${x} ${y}) scale(${scale})`}>
      <path class="fe-good__shape" d=${shape} /><${Glyph} name=${icon} y=${-0.5} size=${kind === "clothes" ? 18 : 20} />
      <${Initial} letter=${letter} />
    </g>`;
}

// ── Coins, resources, symbols ───────────────────────────────────────────────────────────────────

/** What a crossroads gives, and what one has of it. @type {Record<string, string>} */
export const SYMBOL_ICON = {
  coin: "coin",
  gold: "ingot",
  spice: "spice",
  food: "fish-cooked",
  goods: "any-good",
  mystery: "treasure-map",
};

/** @param {{symbol: string, x?: number, y?: number, size?: number}} props */
export const Sign = ({ symbol, x = 0, y = 0, size = 24 }) => html`
  <g class="fe-sign" data-symbol=${symbol}><${Glyph} name=${SYMBOL_ICON[symbol] ?? "star"} x=${x} y=${y} size=${size} /></g>`;

/** A coin with what it is worth, 36 by 36. @param {{n?: number | string, x?: number, y?: number, scale?: number}} props */
export const Coin = ({ n = "", x = 0, y = 0, scale = 1 }) => html`
  <g class="fe-coin" transform=${`translate(${x} ${y}) scale(${scale})`}><circle r="15" /><circle r="11.5" class="fe-coin__rim" /><text y="6">${n}</text></g>`;

// ── Players' pieces ─────────────────────────────────────────────────────────────────────────────

/** @param {{pigment: string, x?: number, y?: number, size: number}} props */
const Emblem = ({ pigment, x = 0, y = 0, size }) =>
  html`<path class="fe-emblem" d=${SHAPES[pigment]} transform=${`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`} />`;

/** A bid token, 38 across. @param {{pigment: string, x?: number, y?: number, scale?: number, ghost?: boolean}} props  ghost: where one could lie */
export const Token = ({ pigment, x = 0, y = 0, scale = 1, ghost = false }) => html`
  <g class="fe-token" data-p=${pigment} data-ghost=${ghost || undefined} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <circle r="18" /><circle r="13.5" class="fe-token__ring" /><${Emblem} pigment=${pigment} size=${14} />
  </g>`;

/** A merchant of Katzburg about 38 high, standing at y 15. @param {{pigment: string, letter?: string, x?: number, y?: number, scale?: number}} props */
export const Merchant = ({ pigment, letter, x = 0, y = 0, scale = 1 }) => html`
  <g class="fe-merchant" data-p=${pigment} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <ellipse class="fe-merchant__shade" cy="15.500" rx="13.5" ry="3" />
    <path class="fe-merchant__halo" d="M-12 15.500C-12 5-9-1-5-3.500A8 8 0 1 1 5-3.500C9-1 12 5 12 15.500ZM-11-9Q0-13 11-9L8-11Q7-19 0-19T-8-11Z" />
    <path d="M-12 15.500C-12 5-9-1-5-3.500A8 8 0 1 1 5-3.500C9-1 12 5 12 15.500Z" />
    <path d="M-11-9Q0-13 11-9L8-11Q7-19 0-19T-8-11Z" />
    <${Emblem} pigment=${pigment} y=${7} size=${10} />
    <${Initial} letter=${letter} x=${17} y=${18} />
  </g>`;

// ── Trade tiles ─────────────────────────────────────────────────────────────────────────────────

/** @type {Record<string, string>} */
const ANIMALS = {
  cheetah: "feline",
  lion: "lion",
  tiger: "tiger-head",
  panther: "saber-toothed-cat-head",
  lynx: "lynx-head",
};

/** The silhouette of a country or a type of tiles. @param {string} type */
export const animalIcon = (type) => ANIMALS[type] ?? "paw-print";

/** An animal in its country's pigment. @param {{type: string, hue: string, x?: number, y?: number, size?: number}} props */
export const Animal = ({ type, hue, x = 0, y = 0, size = 30 }) => html`
  <g class="fe-animal" data-hue=${hue}><${Glyph} name=${animalIcon(type)} x=${x} y=${y} size=${size} /></g>`;

/** A trade tile that lies face up, 40 by 40. @param {{type: string, hue: string, letter?: string, x?: number, y?: number, scale?: number}} props */
export const Tile = ({ type, hue, letter, x = 0, y = 0, scale = 1 }) => html`
  <g class="fe-tile" data-hue=${hue} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect x="-20" y="-20" width="40" height="40" rx="6" /><${Glyph} name=${animalIcon(type)} y=${-1} size=${29} />
    <${Initial} letter=${letter} x=${18.5} y=${18} />
  </g>`;

/** One that lies face down: of it only the country is known. @param {{hue: string, x?: number, y?: number, scale?: number}} props */
export const TileBack = ({ hue, x = 0, y = 0, scale = 1 }) => html`
  <g class="fe-back" data-hue=${hue} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect x="-18" y="-18" width="36" height="36" rx="6" /><rect class="fe-back__line" x="-13.5" y="-13.5" width="27" height="27" rx="3" /><${Glyph} name="paw-print" size=${19} />
  </g>`;

/** Silhouette and small print of what a special tile does. @type {Record<string, (effect: Record<string, any>) => {icon: string, symbol: string, print: string}>} */
const EFFECTS = {
  points_per_food: ({ value }) => ({ icon: "fish-cooked", symbol: "food", print: `${value}★` }),
  points_per_spice: ({ value }) => ({ icon: "spice", symbol: "spice", print: `${value}★` }),
  lone_merchant_value: ({ value }) => ({ icon: "hut", symbol: "mystery", print: `${value}★` }),
  extra_points_per_mystery_card: ({ value }) => ({
    icon: "treasure-map",
    symbol: "mystery",
    print: `+${value}★`,
  }),
  extra_on_symbol: ({ symbol, value }) => ({ icon: SYMBOL_ICON[symbol], symbol, print: `+${value}` }),
  gain_then_remove: () => ({ icon: "camel", symbol: "spice", print: "4×" }),
};

/** A special trade tile, 40 by 40. @param {{effect: Record<string, any>, x?: number, y?: number, scale?: number}} props */
export function SpecialTile({ effect, x = 0, y = 0, scale = 1 }) {
  const { icon, symbol, print } = EFFECTS[effect.kind]?.(effect) ?? {
    icon: "star",
    symbol: "mystery",
    print: "",
  };
  return html`
    <g class="fe-special" transform=${`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-12-20H12L20-12V12L12 20H-12L-20 12V-12Z" />
      <g class="fe-sign" data-symbol=${symbol}><${Glyph} name=${icon} y=${-5} size=${24} /></g>
      <text y="16">${print}</text>
    </g>`;
}

/** A bonus disc of the guild, 40 across. @param {{type: string, hue: string, kind: "extra_tile" | "plus_one", x?: number, y?: number, scale?: number}} props */
export const BonusTile = ({ type, hue, kind, x = 0, y = 0, scale = 1 }) => html`
  <g class="fe-bonus" data-hue=${hue} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <circle r="19" /><${Glyph} name=${animalIcon(type)} y=${-3} size=${24} />
    ${kind === "extra_tile" ? html`<rect class="fe-bonus__tile" x="4" y="6" width="12" height="12" rx="2.5" /><text x="10" y="16">+</text>` : html`<text x="9" y="17">+1</text>`}
  </g>`;

// ── Places of the island ────────────────────────────────────────────────────────────────────────

/** @param {{hue: string, x?: number, y?: number}} props */
export const Port = ({ hue, x = 0, y = 0 }) => html`
  <g class="fe-port" data-hue=${hue} transform=${`translate(${x} ${y})`}><circle r="20" /><${Glyph} name="anchor" size=${23} /></g>`;

/** Crossroads with what they give. @param {{symbols: string[], x?: number, y?: number}} props */
export const Crossroads = ({ symbols, x = 0, y = 0 }) => html`
  <g class="fe-cross" transform=${`translate(${x} ${y})`}>
    <path d=${symbols.length > 1 ? "M0-23L29 0L0 23L-29 0Z" : "M0-23L23 0L0 23L-23 0Z"} />
    ${symbols.map((symbol, i) => html`<${Sign} key=${i} symbol=${symbol} x=${(i - (symbols.length - 1) / 2) * 19} size=${symbols.length > 1 ? 18 : 24} />`)}
  </g>`;
