/** What of the board never changes during a game: land, sea, road, and the sheet's own furniture. */
import { html } from "../../lib/html.js";
import { keptFor } from "../../lib/kept.js";
import { chartOf } from "./chart.js";
import { HEIGHT, polyline, WIDTH } from "./geometry.js";
import { extent, label } from "./labels.js";
import { landscape } from "./landscape.js";
import { Chest, Glyph, Sign } from "./pieces.js";

/**
 * @import {Mark} from "./drawings.js"
 * @import {Texts} from "../../lib/i18n.js"
 */

/** @param {readonly Mark[]} marks */
const strokes = (marks) =>
  marks.map(
    ([pigment, path]) =>
      html`<path class=${pigment
        .split(" ")
        .map((name) => `m-${name}`)
        .join(" ")} d=${path} />`,
  );

const landscapeOf = keptFor((/** @type {any} */ components) => {
  const { spaces, centres, road } = chartOf(components);
  const names = spaces.map((space, i) =>
    extent(label(i, centres[i], space.name.en, 23, space.kind !== "field")),
  );
  return landscape(centres, road, [...names, [36, 36, 416, 170], [720, 722, 1150, 876]]);
});

/** Land and sea. Offline it turns grey. @param {{components: any}} props */
export function Land({ components }) {
  const { ground, sea, wild, raised, animals } = landscapeOf(components);
  return html`
    <g class="x-land">
      <rect class="m-land" width=${WIDTH} height=${HEIGHT} />
      ${strokes(ground)}${strokes(sea)}${strokes(wild)}
      <g class="x-animals">${animals.map(({ icon, x, y, size }) => html`<${Glyph} name=${icon} x=${x + size / 2} y=${y + size / 2} size=${size} />`)}</g>
      ${strokes(raised)}
    </g>`;
}

/** The road, gilded where it scores. @param {{components: any}} props */
export function Road({ components }) {
  const { road, gilded } = chartOf(components);
  const line = polyline(road);
  return html`
    <g class="x-road">
      <path class="x-road__edge" d=${line} /><path class="x-road__bed" d=${line} />
      ${gilded.map((part) => html`<path class="x-road__gilt" d=${polyline(part)} />`)}
      <path class="x-road__track" d=${line} />
    </g>`;
}

/**
 * Names of lands and seas, the frame, the title and the legend.
 * @param {{components: any, t: Texts, size: number}} props `size` of common names, in board units
 */
export const Furniture = ({ components, t, size }) => html`
  <g class="x-furniture">
    ${landscapeOf(components).names.map(
      ({ id, path, sea }) => html`
      <path id=${`x-land-${id}`} d=${path} fill="none" />
      <text class=${sea ? "x-sea-name" : "x-land-name"} style=${{ fontSize: `${Math.max(23, size)}px` }}>
        <textPath href=${`#x-land-${id}`} startOffset="50%" text-anchor="middle">${t(`land-${id}`)}</textPath>
      </text>`,
    )}
    <text class="x-north" x="104" y="724">${t("north")}</text>
    <rect class="x-frame" x="10" y="10" width="1580" height="880" rx="4" /><rect class="x-frame x-frame--fine" x="18" y="18" width="1564" height="864" rx="2" />
    <path class="x-frame__scale" d=${scale()} />
        <g transform=${`translate(44 44) scale(${Math.max(1, size / 19.5)}) translate(-44 -44)`}>
    <path class="x-plate" d="M44 56q0-12 12-12h238q12 0 12 12q-10 8-10 31q0 22 10 31q0 12-12 12H56q-12 0-12-12q10-8 10-31q0-22-10-31Z" />
    <text class="x-title" x="175" y="84">${t("board-title")}</text>
    <text class="x-subtitle" x="175" y="111">${t("board-subtitle")}</text></g>
    <${Legend} components=${components} t=${t} size=${size} />
  </g>`;

/** Black and white degrees along the frame. */
function scale() {
  let path = "";
  for (let x = 18; x < 1580; x += 78.2) path += `M${x} 10h39.1v8h-39.1ZM${x} 882h39.1v8h-39.1Z`;
  for (let y = 18; y < 880; y += 78.5) path += `M10 ${y}v39.2h8v-39.2ZM1582 ${y}v39.2h8v-39.2Z`;
  return path;
}

const LEGEND = [
  ["same_goods", 1],
  ["leaders", 1],
  ["same_colour", 2],
  ["five_colours", 5],
  ["each_good", 4],
  ["chest", 1],
];

/** What the signs on the spaces mean. @param {{components: any, t: Texts, size: number}} props */
const Legend = ({ components, t, size }) => html`
  <g class="x-legend" transform=${`translate(945 868) scale(${Math.max(1, size / 19.5)}) translate(-927 -864)`}>
    <path class="x-plate" d="M772 764q0-12 12-12h288q12 0 12 12q-10 10-10 44q0 34 10 44q0 12-12 12H784q-12 0-12-12q10-10 10-44q0-34-10-44Z" />
    ${LEGEND.map(([type, count], i) => {
      const [x, y] = [i % 2 ? 958 : 806, 778 + 30 * Math.floor(i / 2)];
      return html`
        <g transform=${`translate(${x} ${y}) scale(${type === "chest" ? 0.85 : 0.58})`}>
          ${type === "chest" ? html`<${Chest} value=${1} />` : html`<${Sign} requirement=${{ type, count }} components=${components} />`}
        </g>
        <text x=${x + 23} y=${y + 6}>${t(`legend-${type}`)}</text>`;
    })}
  </g>`;
