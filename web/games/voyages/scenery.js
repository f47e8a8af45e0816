/** What is drawn on the map and means nothing: sea, lands, mountains, woods, names of regions, the frame. */
import { smooth } from "../../lib/curves.js";
import { html } from "../../lib/html.js";
import { landforms, rhumbs } from "../landforms.js";
import { HEIGHT, WIDTH } from "./chart.js";
import { DESERTS, DUNES, LAKES, LANDS, MEADOWS, PEAKS, RIVERS, TREES } from "./geography.js";
import { Glyph } from "./pieces.js";

/** @import {GameContext} from "../screen.js" */

/** Where the wind rose lies. */
const [ROSE_X, ROSE_Y] = [498, 332];
/** Names: id of the text, x, y. @type {[string, number, number][]} */
const REGIONS = [
  ["region-tartary", 538, 128],
  ["region-cathay", 889, 153],
  ["region-india", 669, 286],
  ["region-arabia", 292, 281],
];

const COASTS = LANDS.map((points) => smooth(points, true)).join("");
const RHUMBS = rhumbs(ROSE_X, ROSE_Y);
const { FIR, ROUND, PEAK } = landforms("vo");
const YURT = html`
  <path class="vo-yurt__wall" d="M-11 8V1Q-10-7 0-9Q10-7 11 1V8Z" />
  <path class="vo-yurt__roof" d="M-11 1Q-10-7 0-9Q10-7 11 1Q0 4-11 1Z" />
  <path class="vo-yurt__door" d="M-3 8V3H3V8Z" />`;

/** Sea and lands. */
export const Lands = () => html`
  <g class="vo-land" aria-hidden="true">
    <defs><clipPath id="vo-coasts"><path d=${COASTS} /></clipPath></defs>
    <rect class="vo-sea" width=${WIDTH} height=${HEIGHT} />
    <path class="vo-rhumbs" d=${RHUMBS} />
    ${[26, 15, 6].map((width, i) => html`<path class="vo-shoal" data-deep=${i} stroke-width=${width} d=${COASTS} />`)}
    <path class="vo-country" d=${COASTS} />
    <g clip-path="url(#vo-coasts)">
      ${MEADOWS.map((points) => html`<path class="vo-meadow" d=${smooth(points, true)} />`)}
      ${DESERTS.map((points) => html`<path class="vo-desert" d=${smooth(points, true)} />`)}
      ${RIVERS.map((points) => html`<path class="vo-river" d=${smooth(points)} />`)}
    </g>
    <path class="vo-coast" d=${COASTS} />
    <path class="vo-lake" d=${LAKES.map((points) => smooth(points, true)).join("")} />
    ${DUNES.map(([x, y]) => html`<path class="vo-dune" d=${`M${x} ${y}q6-9 11 0M${x + 12} ${y + 1}q5-6 9 0`} />`)}
    ${TREES.map(([x, y, round]) => html`<g class="vo-tree" transform=${`translate(${x} ${y}) scale(.95)`}>${round ? ROUND : FIR}</g>`)}
    ${PEAKS.map(([x, y, size]) => html`<g class="vo-peak" transform=${`translate(${x} ${y}) scale(${size})`}>${PEAK}</g>`)}
    <g class="vo-yurt" transform="translate(1020 34) scale(.85)">${YURT}</g>
    <g class="vo-camels">${[243, 261, 279].map((x) => html`<${Glyph} name="camel" x=${x} y=${344} size=${17} />`)}</g>
    <g class="vo-deco"><${Glyph} name="sea-serpent" x=${1094} y=${383} size=${30} /><${Glyph} name="caravel" x=${800} y=${386} size=${26} /></g>
    <g class="vo-rose" transform=${`translate(${ROSE_X} ${ROSE_Y})`}>
      <circle r="21" /><circle r="17" />
      ${Array.from({ length: 16 }, (_, i) => {
        const [length, waist] = i % 4 === 0 ? [34, 4.1] : i % 2 === 0 ? [24.5, 3.1] : [17, 1.7];
        return html`<g transform=${`rotate(${i * 22.5})`}><path class="vo-rose__dark" d=${`M0 ${-length}L${waist} ${-waist}L0 0Z`} /><path class="vo-rose__light" d=${`M0 ${-length}L${-waist} ${-waist}L0 0Z`} /></g>`;
      })}
    </g>
  </g>`;

/** Names of lands and seas, and what the map is called. @param {{ctx: GameContext}} props */
export const Regions = ({ ctx: { t } }) => html`
  <g aria-hidden="true">
    ${REGIONS.map(([id, x, y]) => html`<text class="vo-region" x=${x} y=${y}>${t(id)}</text>`)}
    <text class="vo-region vo-region--sea" x="440" y="391">${t("region-sea")}</text>
    <g class="vo-cartouche" transform="translate(20 348)">
      <path d="M8 0H142Q142 8 150 8V34Q142 34 142 42H8Q8 34 0 34V8Q8 8 8 0Z" />
      <text class="vo-cartouche__title" x="75" y="19">${t("map-title")}</text><text x="75" y="34">${t("map-subtitle")}</text>
    </g>
  </g>`;

/** The scale around the map. */
export const Frame = () => html`
  <g class="vo-frame" aria-hidden="true">
    <rect class="vo-frame__ground" x="4" y="4" width=${WIDTH - 8} height=${HEIGHT - 8} rx="6" /><rect class="vo-frame__scale" x="4" y="4" width=${WIDTH - 8} height=${HEIGHT - 8} rx="6" />
    <rect class="vo-frame__line" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="9" /><rect class="vo-frame__line" x="7" y="7" width=${WIDTH - 14} height=${HEIGHT - 14} rx="4" />
  </g>`;
