/** Parts of the island as the rules draw them: provinces, roads, what lies on them, and the way of a merchant. */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { hueOf } from "./facts.js";
import { chartOf, RADIUS } from "./geometry.js";
import { Crossroads, Merchant, Port, SpecialTile, Tile, TileBack } from "./pieces.js";
import { COLOURS } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { animalLetter, colourLetter, countryName } from "./words.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Point, Province} from "./geometry.js" */
/** @import {Land as LandFacts} from "./rules-examples.js" */

/** Half the width of a province. */
const HALF = (Math.sqrt(3) / 2) * RADIUS;

/** A corner, counted clockwise from the upper right. @param {Point} middle @param {number} n @returns {Point} */
function corner([x, y], n) {
  const angle = ((60 * n - 30) * Math.PI) / 180;
  return [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)];
}

/** Where the neighbour lies beyond the edge from a corner to the next. @type {[number, number][]} */
const BEYOND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** @param {Point} point */
const written = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** What words of the screen want to know of a table. @param {Reading} of @returns {any} */
export const printed = ({ t, components, locale }) => ({ t, components, locale: { value: locale } });

/**
 * Countries of a board with what lies there.
 * @param {{of: Reading, rules: "basic" | "advanced", countries: string[], land: LandFacts, label: string, says?: ComponentChildren, names?: boolean}} props
 */
export function Land({ of, rules, countries, land, label, says, names = false }) {
  const chart = chartOf(of.components, rules);
  const provinces = chart.provinces.filter(({ country }) => countries.includes(country));
  const place = new Map(provinces.map(({ id, at }) => [id, at]));
  const roads = factsOf(of.components).boards[rules].roads.filter((road) =>
    road.every((id) => place.has(id)),
  );
  const box = frame(provinces, names ? [76, 20] : [8, 8]);
  const [x, y, width, height] = box;
  const small = countries.length === 1 || undefined;
  return html`<figure class="rf-land" data-small=${small}>
    <div class="rf-land__frame" tabindex=${small ? undefined : 0} role=${small ? undefined : "group"} aria-label=${small ? undefined : label}><svg viewBox=${box.map(Math.round).join(" ")} role="img" aria-label=${label}>
      <rect class="rf-sea" x=${x} y=${y} width=${width} height=${height} />
      ${provinces.map(({ id, country }) => html`<path key=${id} class="rf-ground" data-hue=${hueOf(of.components, country)} d=${chart.hexes.get(id)} />`)}
      <path class="rf-borders" d=${edges(of, rules, provinces)} />
      ${["rf-road rf-road--edge", "rf-road"].map(
        (look) =>
          html`<path key=${look} class=${look} d=${roads.map((road) => lineOf(road, place)).join("")} />`,
      )}
      ${land.path && html`<path class="rf-way" d=${lineOf(land.path, place)} />`}
      ${provinces.map((province) => html`<${What} key=${province.id} of=${of} province=${province} land=${land} />`)}
      ${land.path && html`<${Steps} path=${land.path} place=${place} />`}
      ${names && countries.map((id) => html`<${Name} key=${id} of=${of} country=${id} provinces=${provinces} sea=${box} />`)}
    </svg></div>
    ${says && html`<figcaption>${says}</figcaption>`}
  </figure>`;
}

/** @param {Province[]} provinces @param {number[]} room  around them @returns {[number, number, number, number]} */
function frame(provinces, [beside, above]) {
  const [left, right] = bounds(provinces.map(({ at }) => at[0]));
  const [top, bottom] = bounds(provinces.map(({ at }) => at[1]));
  const [x, y] = [left - HALF - beside, top - RADIUS - above];
  return [x, y, right + HALF + beside - x, bottom + RADIUS + above - y];
}

/**
 * The edges of countries: towards another one and the sea.
 * @param {Reading} of
 * @param {"basic" | "advanced"} rules
 * @param {Province[]} provinces
 */
function edges(of, rules, provinces) {
  const hexes = new Map(factsOf(of.components).boards[rules].provinces.map(({ id, hex }) => [id, hex]));
  /** @param {string} id @returns {[number, number]} */
  const hex = (id) => hexes.get(id) ?? [0, 0];
  const country = new Map(provinces.map(({ id, country: own }) => [hex(id).join(), own]));
  return provinces
    .flatMap(({ id, at, country: own }) =>
      BEYOND.filter(([q, r]) => country.get([hex(id)[0] + q, hex(id)[1] + r].join()) !== own).map(
        (beyond) => {
          const n = BEYOND.indexOf(beyond);
          return `M${written(corner(at, n))}L${written(corner(at, n + 1))}`;
        },
      ),
    )
    .join("");
}

/** @param {string[]} ids @param {Map<string, Point>} place */
const lineOf = (ids, place) => `M${ids.map((id) => written(place.get(id) ?? [0, 0])).join("L")}`;

/** What is in a province. @param {{of: Reading, province: Province, land: LandFacts}} props */
function What({ of, province: { id, at, kind, symbols, country }, land }) {
  const { components, t } = of;
  const hue = hueOf(components, country);
  const [who, tile] = [land.merchants[id], land.up[id]];
  const piece = () => {
    if (kind === "port") return html`<${Port} hue=${hue} />`;
    if (kind === "crossroads") return html`<${Crossroads} symbols=${symbols} />`;
    if (who)
      return html`<${Merchant} pigment=${pigment(COLOURS[who])} letter=${colourLetter({ t }, pigment(COLOURS[who]))} scale=${1.15} />`;
    return tile ? html`<${FaceUp} of=${of} tile=${tile} />` : html`<${TileBack} hue=${hue} />`;
  };
  return html`<g transform=${`translate(${written(at)})`}>${piece()}</g>`;
}

/** A trade tile that lies face up. @param {{of: Reading, tile: string}} props */
export function FaceUp({ of, tile }) {
  const { tiles, specials } = factsOf(of.components);
  const type = tiles.get(tile)?.type;
  if (!type) return html`<${SpecialTile} effect=${specials.get(tile)?.effect ?? {}} />`;
  return html`<${Tile} type=${type} hue=${hueOf(of.components, type)} letter=${animalLetter(printed(of), type)} />`;
}

/** The steps of a merchant's way, numbered. @param {{path: string[], place: Map<string, Point>}} props */
const Steps = ({ path, place }) =>
  path.map((id, i) => {
    const [x, y] = place.get(id) ?? [0, 0];
    return html`<g key=${id} class="rf-step" transform=${`translate(${written([x - 21, y - 19])})`}><circle r="10" /><text y="5">${i + 1}</text></g>`;
  });

/**
 * The name of a country where there is sea beside it.
 * @param {{of: Reading, country: string, provinces: Province[], sea: Box}} props
 */
function Name({ of, country, provinces, sea }) {
  const lines = countryName(printed(of), country).split(/ (?=\S+$)/);
  const [width, height] = [LETTER * Math.max(...lines.map((line) => line.length)), LINE * lines.length];
  const own = provinces.filter((province) => province.country === country);
  const free = besides(own, width, height).find(([x, y]) => {
    const box = [x - width / 2, y - height / 2, width, height];
    return inside(box, sea) && provinces.every(({ at }) => !meets(box, at));
  });
  if (!free) return null;
  const [x, y] = free;
  return html`<text class="rf-name">${lines.map((line, i) => html`<tspan key=${i} x=${x} y=${y - height / 2 + LINE * (i + 0.8)}>${line}</tspan> `)}</text>`;
}

/** Middles for such a box: left and right of each row, above, below. @param {Province[]} own @param {number} width @param {number} height @returns {Point[]} */
function besides(own, width, height) {
  const [left, right] = bounds(own.map(({ at }) => at[0]));
  const [top, bottom] = bounds(own.map(({ at }) => at[1]));
  const rows = [...new Set(own.map(({ at }) => at[1]))].flatMap((y) => {
    const [first, last] = bounds(own.filter(({ at }) => at[1] === y).map(({ at }) => at[0]));
    const away = HALF + width / 2 + 12;
    return /** @type {Point[]} */ ([
      [first - away, y],
      [last + away, y],
    ]);
  });
  const middle = (left + right) / 2;
  const away = RADIUS + height / 2 + 4;
  return [...rows, [middle, top - away], [middle, bottom + away]];
}

/** How high a line of a name is. */
const LINE = 24;

/** How wide a letter of a name is on an average. */
const LETTER = 9.5;

/** @typedef {number[]} Box  left, top, width, height */

/** @param {Box} box @param {Box} outer */
const inside = ([x, y, width, height], [left, top, wide, high]) =>
  x >= left && y >= top && x + width <= left + wide && y + height <= top + high;

/** Whether a box reaches into a province. @param {Box} box @param {Point} at */
const meets = ([x, y, width, height], at) =>
  Math.hypot(
    at[0] - Math.max(x, Math.min(at[0], x + width)),
    at[1] - Math.max(y, Math.min(at[1], y + height)),
  ) < HALF;

/** @param {number[]} numbers @returns {[number, number]} */
const bounds = (numbers) => [Math.min(...numbers), Math.max(...numbers)];
