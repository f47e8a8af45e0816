/** What is drawn on the chart and means nothing: sea, lands, mountains, woods, names of countries, the frame. */
import { html } from "../../lib/html.js";
import { landforms, rhumbs } from "../landforms.js";
import { chartOf, HEIGHT, WIDTH } from "./chart.js";
import { factsOf } from "./facts.js";
import { Glyph, letterOf, TileShape } from "./pieces.js";
import { kindName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** Middles of the two wind roses that the rhumb lines run from; the first is drawn. */
const ROSES = [
  [259, 418],
  [605, 135],
];

/** Woods: x, y, and 1 for a round tree. */
const TREES = [
  [393, 40, 0],
  [264, 40, 1],
  [212, 40, 0],
  [419, 46, 1],
  [821, 46, 0],
  [380, 54, 1],
  [251, 54, 0],
  [225, 54, 0],
  [406, 57, 0],
  [276, 57, 0],
  [804, 57, 0],
  [432, 59, 0],
  [834, 59, 1],
  [467, 81, 1],
  [39, 89, 1],
  [454, 92, 0],
  [480, 97, 0],
  [22, 97, 0],
  [410, 162, 1],
  [436, 165, 0],
  [423, 178, 0],
];
/** Mountains: x, y, size. */
const PEAKS = [
  [48, 46, 0.8],
  [26, 54, 0.72],
  [69, 57, 0.72],
  [320, 127, 0.8],
  [363, 130, 0.8],
  [829, 138, 0.8],
  [341, 143, 0.8],
  [847, 148, 0.8],
  [354, 154, 0.8],
  [333, 162, 0.8],
  [804, 378, 0.8],
  [821, 392, 0.8],
  [786, 397, 0.8],
  [190, 510, 0.64],
];
/** Dunes: x, y. */
const DUNES = [
  [474, 520],
  [508, 525],
  [353, 495],
  [370, 517],
  [768, 479],
  [794, 501],
  [733, 506],
  [612, 528],
];
/** Green and sandy country, under the coast's line. */
const MEADOWS = [
  "M138-27C300-60 420-60 536-27S560 60 518 97 480 140 449 162 420 206 397 194 372 140 346 108 280 90 242 86 190 60 173 32 120-20 138-27Z",
  "M-17 11C40-20 100-10 138 16S140 70 112 92 80 104 43 108 10 140-17 119Z",
  "M778-11C810-40 860-40 881-11V108C860 140 830 130 804 119S760 100 743 76 750 10 778-11Z",
];
const DESERTS = [
  "M242 497C290 463 340 466 389 464S470 480 536 491 630 520 674 502 700 450 717 421 730 350 743 335 850 300 907 324V567H242Z",
  "M-17 356C20 300 60 340 86 367S80 420 112 448 190 470 225 502 260 545 225 567H-17Z",
];
/** Names on the chart: id of the text, x, y. @type {[string, number, number][]} */
const LANDS = [
  ["land-lombardy", 73, 30],
  ["land-hungary", 346, 84],
  ["land-barbary", 419, 521],
  ["land-syria", 816, 432],
  ["land-tartary", 804, 92],
];
/** @type {[string, number, number][]} */
const SEAS = [
  ["sea-ionian", 285, 370],
  ["sea-egyptian", 588, 437],
  ["sea-black", 575, 148],
];

const { FIR, ROUND, PEAK } = landforms("o");
const RHUMBS = ROSES.map(([x, y]) => rhumbs(x, y)).join("");

/** @param {{components: any}} props */
export function Sea({ components }) {
  const { coasts } = chartOf(components);
  const all = coasts.join("");
  return html`
    <g class="o-land" aria-hidden="true">
      <defs><clipPath id="o-coasts"><path d=${all} /></clipPath></defs>
      <rect class="o-sea" width=${WIDTH} height=${HEIGHT} />
      <path class="o-rhumbs" d=${RHUMBS} />
      ${[22, 12, 5].map((width, i) => html`<path class="o-shoal" data-deep=${i} stroke-width=${width} d=${all} />`)}
      <path class="o-country" d=${all} />
      <g clip-path="url(#o-coasts)">
        ${MEADOWS.map((path) => html`<path class="o-meadow" d=${path} />`)}
        ${DESERTS.map((path) => html`<path class="o-desert" d=${path} />`)}
      </g>
      <path class="o-coast" d=${all} />
      <rect class="o-country" x="763.8" width="29.4" height="29.7" />
      ${TREES.map(([x, y, round]) => html`<g class="o-tree" transform=${`translate(${x} ${y}) scale(.85)`}>${round ? ROUND : FIR}</g>`)}
      ${PEAKS.map(([x, y, size]) => html`<g class="o-peak" transform=${`translate(${x} ${y}) scale(${size})`}>${PEAK}</g>`)}
      ${DUNES.map(([x, y]) => html`<path class="o-dune" d=${`M${x} ${y}q6-9 11 0M${x + 12} ${y + 1}q5-6 9 0`} />`)}
      <g class="o-camels">${[0, 19, 38].map((x) => html`<${Glyph} name="camel" x=${774 + x} y=${492} size=${18} />`)}</g>
      <g class="o-rose" transform=${`translate(${ROSES[0].join(" ")})`}><circle r="16" /><circle r="13" />${ROSE}<circle r="2.5" /></g>
      <g class="o-caravel"><${Glyph} name="small-fishing-sailboat" x=${445} y=${450} size=${26} /></g>
    </g>`;
}

/** Points of the rose: the four winds, those between, and those between them. */
const ROSE = Array.from({ length: 16 }, (_, i) => {
  const reach = i % 4 === 0 ? 26 : i % 2 === 0 ? 18.7 : 13;
  const foot = reach * 0.12;
  return html`
    <g transform=${`rotate(${i * 22.5})`}>
      <path class="o-rose__dark" d=${`M0 ${-reach}L${foot} ${-foot} 0 0Z`} />
      <path class="o-rose__light" d=${`M0 ${-reach}L${-foot} ${-foot} 0 0Z`} />
    </g>`;
});

/** Names of countries and seas, the cartouche. @param {{ctx: GameContext}} props */
export const Countries = ({ ctx: { t } }) => html`
  <g aria-hidden="true">
    ${LANDS.map(([id, x, y]) => html`<text class="o-name o-name--land" x=${x} y=${y}>${t(id)}</text>`)}
    ${SEAS.map(([id, x, y]) => html`<text class="o-name o-name--sea" x=${x} y=${y}>${t(id)}</text>`)}
    <g class="o-cartouche" transform="translate(18 487)">
      <path d="M8 0H138Q138 8 146 8V32Q138 32 138 40H8Q8 32 0 32V8Q8 8 8 0Z" />
      <text class="o-cartouche__title" x="73" y="18">${t("title")}</text>
      <text x="73" y="32">${t("board-subtitle")}</text>
    </g>
  </g>`;

/** Where the legend stands: in Anatolia. */
const LEGEND = [566, 254];
/** Width of its first column, and how far one line is from the next. */
const [COLUMN, LINE] = [122, 27];

/** What the shapes of the harbour tiles are called. @param {{ctx: GameContext}} props */
export function Legend({ ctx }) {
  const kinds = [...factsOf(ctx.components).kinds.keys()];
  const rows = Math.ceil(kinds.length / 2);
  return html`
    <g class="o-legend" aria-hidden="true">
      ${kinds.map((kind, i) => {
        const [x, y] = [LEGEND[0] + Math.floor(i / rows) * COLUMN, LEGEND[1] + (i % rows) * LINE];
        const words = ctx.t.has(`legend-${kind}`) ? ctx.t(`legend-${kind}`) : kindName(ctx, kind);
        return html`
          <g transform=${`translate(${x} ${y}) scale(.72)`}><${TileShape} kind=${kind} letter=${letterOf(ctx, kind)} /></g>
          <text x=${x + 14} y=${y + 4.5}>${words}</text>`;
      })}
    </g>`;
}

/** The chart's edge: a scale of degrees. */
export const Frame = () => html`
  <g class="o-frame" aria-hidden="true">
    <rect class="o-frame__ground" x="3.5" y="3.5" width=${WIDTH - 7} height=${HEIGHT - 7} />
    <rect class="o-frame__scale" x="3.5" y="3.5" width=${WIDTH - 7} height=${HEIGHT - 7} />
    <rect class="o-frame__line" x="6.5" y="6.5" width=${WIDTH - 13} height=${HEIGHT - 13} />
  </g>`;
