/** Vikings, tiles and ships, drawn: each into the coordinates of an SVG around it. */
import { html } from "../../lib/html.js";
import { factsOf, islandOf } from "./facts.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Special} from "./facts.js" */

const SPRITE = new URL("../../generated/sprite.svg", import.meta.url).href;

/** The thing each viking carries. @type {Record<string, string>} */
export const ROLE_ICON = {
  fisherman: "fishing-hook",
  goldsmith: "anvil",
  scout: "spyglass",
  noble: "crown",
  warrior: "crossed-axes",
  boatman: "paddles",
  ship: "drakkar",
};
/** @type {Record<string, string>} */
const BUILDING_ICON = {
  church: "church",
  farm: "barn",
  hall: "viking-longhouse",
  tower: "stone-tower",
};

/** The silhouette of a special tile. @param {Special} special */
export const specialIcon = ({ effect }) =>
  BUILDING_ICON[effect.building] ??
  ROLE_ICON[effect.role] ??
  {
    gold: "coin",
    treasure: "wooden-crate",
    full_trip: "sailboat",
    idle_boatman: "paddles",
    feast: "fish-cooked",
  }[/** @type {string} */ (effect.kind)] ??
  "star";

/** A silhouette in the middle of a square. @param {{name: string, x?: number, y?: number, size: number}} props */
export const Glyph = ({ name, x = 0, y = 0, size }) =>
  html`<use href=${`${SPRITE}#${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** A viking about 46 high around its middle; lying where it is threatened. @param {{role: string, x?: number, y?: number, scale?: number, lying?: boolean}} props */
export const Viking = ({ role, x = 0, y = 0, scale = 1, lying = false }) => html`
  <g class="vk-viking" data-role=${role} data-lying=${lying || undefined} transform=${`translate(${x} ${y}) scale(${scale})${lying ? " rotate(82)" : ""}`}>
    <path class="vk-viking__body" d="M0-21C-7-21-10-16-10-10.500C-15-8-16 4-17 17Q0 21 17 17C16 4 15-8 10-10.500C10-16 7-21 0-21Z" />
    <path class="vk-viking__horns" d="M-8-16Q-15-17-15-25Q-11-21-6-21M8-16Q15-17 15-25Q11-21 6-21" />
    <path class="vk-viking__helmet" d="M-9.500-13.500C-9-21-4-23 0-23S9-21 9.500-13.500Z" />
    <${Glyph} name=${ROLE_ICON[role]} y=${4} size=${24} />
  </g>`;

/** The sign of a row or role. @param {{role: string, x?: number, y?: number, r?: number}} props */
export const RoleSign = ({ role, x = 0, y = 0, r = 18 }) => html`
  <g class="vk-sign" data-role=${role} transform=${`translate(${x} ${y})`}><circle r=${r} /><${Glyph} name=${ROLE_ICON[role]} size=${r * 1.25} /></g>`;

/** The coast of a tile by its two sides, in a square of 100. @type {Record<string, {land: string, coast: string}>} */
const COASTS = {
  "sea land": {
    land: "M100 20C80 15 62 22 45 18C22 20 13 34 15 52C14 72 28 84 48 81C70 86 84 80 100 82Z",
    coast: "M100 20C80 15 62 22 45 18C22 20 13 34 15 52C14 72 28 84 48 81C70 86 84 80 100 82",
  },
  "land sea": {
    land: "M0 20C20 15 38 22 55 18C78 20 87 34 85 52C86 72 72 84 52 81C30 86 16 80 0 82Z",
    coast: "M0 20C20 15 38 22 55 18C78 20 87 34 85 52C86 72 72 84 52 81C30 86 16 80 0 82",
  },
  "land land": {
    land: "M0 20C18 14 34 23 52 19S86 16 100 20V82C84 78 66 86 48 82S16 79 0 82Z",
    coast: "M0 20C18 14 34 23 52 19S86 16 100 20M0 82C16 79 30 78 48 82S84 78 100 82",
  },
  "sea sea": {
    land: "M45 18C22 20 13 34 15 52C14 72 28 84 48 81C78 86 87 72 85 52C87 30 72 18 45 18Z",
    coast: "M45 18C22 20 13 34 15 52C14 72 28 84 48 81C78 86 87 72 85 52C87 30 72 18 45 18Z",
  },
};

/** Fir and bush. @param {{x: number, y: number}} props */
const Fir = ({ x, y }) =>
  html`<path class="vk-fir" d=${`M${x} ${y + 16}V${y + 10}M${x} ${y - 14}L${x + 9} ${y + 8}Q${x} ${y + 12} ${x - 9} ${y + 8}Z`} />`;
/** @param {{x: number, y: number}} props */
const Bush = ({ x, y }) =>
  html`<path class="vk-fir" d=${`M${x} ${y + 12}V${y + 6}M${x - 9} ${y + 3}A7 7 0 0 1 ${x - 5} ${y - 7}A7 7 0 0 1 ${x + 7} ${y - 6}A6 6 0 0 1 ${x + 9} ${y + 4}Q${x} ${y + 9} ${x - 9} ${y + 3}Z`} />`;

/** @param {{left: string, right: string, building: string | null, start: boolean, great: boolean}} props */
const Island = ({ left, right, building, start, great }) => {
  const { land, coast } = COASTS[`${left} ${right}`];
  return html`
    <path class="vk-shallows" d=${coast} />
    <path class="vk-land" d=${land} />
    <path class="vk-coast" d=${coast} />
    ${building && great && html`<circle class="vk-great" cx="26" cy="50" r="21" />`}
    ${
      building
        ? html`<g class="vk-building"><${Glyph} name=${BUILDING_ICON[building]} x=${26} y=${50} size=${32} /></g>`
        : html`<${Fir} x=${left === "sea" ? 38 : 24} y=${38} /><${Bush} x=${left === "sea" ? 52 : 34} y=${64} />${start && html`<${Glyph} name="star" x=${66} y=${42} size=${20} />`}`
    }`;
};

/** A ship with the value of its plunder. @param {{sail: string, repelled?: boolean}} props */
const ShipArt = ({ sail, repelled = false }) => html`
  <g class="vk-ship" data-sail=${sail} data-repelled=${repelled || undefined}>
    <path class="vk-ship__mast" d="M50 70V16" />
    <path class="vk-ship__sail" d="M26 22Q50 15 74 22Q80 40 73 56Q50 49 27 56Q20 40 26 22Z" />
    <path class="vk-ship__stripes" d="M38 19.500V52.500M50 18V51.500M62 19.500V52.500" />
    <path class="vk-ship__hull" d="M8 58Q6 50 12 48Q14 60 26 64H76Q87 61 88 48Q95 51 91 60Q86 78 68 80H32Q13 78 8 58Z" />
    <path class="vk-waves" d="M4 88q8-6 16 0t16 0t16 0t16 0t16 0t12-1" />
  </g>`;

/** What a ship is worth, at its upper left corner. @param {{value: {gold?: number, vp?: number}}} props */
const Value = ({ value }) => html`
  <g class="vk-value" transform="translate(2 2)"><rect width="44" height="25" rx="12" /><text x="8" y="18.500">${value.gold ?? value.vp}</text><${Glyph} name=${value.gold ? "coin" : "star"} x=${30} y=${12.5} size=${17} /></g>`;

/** Any tile in a square of 100. @param {{components: any, tile: string, repelled?: boolean, sea?: boolean}} props  sea: with its water */
export function TileArt({ components, tile, repelled = false, sea = true }) {
  const ship = factsOf(components).ships.get(tile);
  return html`
    <g class="vk-tile">
      ${sea && html`<rect class="vk-sea" width="100" height="100" />`}
      ${ship ? html`<${ShipArt} sail=${ship.sail} repelled=${repelled} /><${Value} value=${ship.value} />` : html`<${Island} ...${islandOf(components, tile)} />`}
    </g>`;
}

/** A picture by itself in a line of text or on a button. @param {{label?: string, box?: string, class?: string, children?: ComponentChildren}} props */
export const Picture = ({ label, box = "-20 -27 40 48", class: more = "", children }) => html`
  <svg class=${`vk-picture ${more}`} viewBox=${box} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>${children}</svg>`;
