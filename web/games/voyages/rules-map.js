/** The map in the rules: places, roads and what they cost, and the way of an example. */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { AmountsDrawn, Figure, Glyph, Post } from "./pieces.js";
import { COLOURS } from "./rules-examples.js";
import { factsOf, usualBonuses } from "./rules-facts.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Node} from "./facts.js" */
/** @import {Who} from "./rules-examples.js" */

const [WIDTH, HEIGHT] = [900, 400];

/** @param {Node | undefined} node @returns {[number, number]} */
const pointOf = (node) => [30 + (node?.x ?? 0) * (WIDTH - 70), 24 + (node?.y ?? 0) * (HEIGHT - 50)];

/**
 * The whole map, or as much of it as a way needs.
 * @param {{of: Reading, label: string, says?: ComponentChildren, way?: string[], who?: Who}} props
 */
export function Chart({ of, label, says, way = [], who = "anna" }) {
  const { nodes, roads } = factsOf(of.components);
  return html`<figure class="rm-chart">
    <div class="rm-chart__sheet" data-part=${way.length > 0 || undefined} tabindex="0" role="group" aria-label=${label}>
      <svg viewBox=${viewOf(way.map((id) => pointOf(nodes.get(id))))} role="img" aria-label=${label}>
        <rect class="rm-ground" width=${WIDTH} height=${HEIGHT} />
        ${roads.map((road) => html`<${Way} key=${`${road.a} ${road.b}`} from=${pointOf(nodes.get(road.a))} to=${pointOf(nodes.get(road.b))} look="rm-road" />`)}
        ${way.length > 1 && html`<${Travelled} of=${of} way=${way} who=${who} />`}
        ${roads.map(({ a, b, cost }) => html`<${Cost} key=${`${a} ${b}`} cost=${cost} from=${pointOf(nodes.get(a))} to=${pointOf(nodes.get(b))} />`)}
        ${[...nodes.values()].map((node) => html`<${Place} key=${node.id} of=${of} node=${node} />`)}
        ${way.length > 1 && html`<${Arrived} of=${of} way=${way} who=${who} />`}
      </svg>
    </div>
    ${says && html`<figcaption>${says}</figcaption>`}
  </figure>`;
}

/** What is to be seen: all, or what lies around some points. @param {[number, number][]} points */
function viewOf(points) {
  if (!points.length) return `0 0 ${WIDTH} ${HEIGHT}`;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - 90), Math.max(0, Math.min(...ys) - 70)];
  const [right, bottom] = [Math.min(WIDTH, Math.max(...xs) + 90), Math.min(HEIGHT, Math.max(...ys) + 70)];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** @param {{from: [number, number], to: [number, number], look: string}} props */
const Way = ({ from, to, look }) => html`<path class=${look} d=${`M${from.join(" ")}L${to.join(" ")}`} />`;

/** The steps of a way; one without a road is a jump. @param {{of: Reading, way: string[], who: Who}} props */
function Travelled({ of, way, who }) {
  const { nodes, roads } = factsOf(of.components);
  return html`<g class="rm-way" data-p=${pigment(COLOURS[who])}>${way.slice(1).map((to, i) => {
    const road = roads.some(({ a, b }) => (a === way[i] && b === to) || (b === way[i] && a === to));
    return html`<g key=${to} data-jump=${!road || undefined}><${Way} from=${pointOf(nodes.get(way[i]))} to=${pointOf(nodes.get(to))} look="rm-step" /></g>`;
  })}</g>`;
}

/** The figure and the post where a way ends. @param {{of: Reading, way: string[], who: Who}} props */
function Arrived({ of, way, who }) {
  const [x, y] = pointOf(factsOf(of.components).nodes.get(way.at(-1) ?? ""));
  return html`<${Post} pigment=${pigment(COLOURS[who])} x=${x + 27} y=${y - 8} /><${Figure} pigment=${pigment(COLOURS[who])} x=${x - 24} y=${y + 8} scale=${0.9} />`;
}

/** What a road costs. @param {{cost: Record<string, number>, from: [number, number], to: [number, number]}} props */
function Cost({ cost, from, to }) {
  if (!Object.keys(cost).length) return null;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const wide = Object.values(cost).some((n) => n > 9) ? 42 : 34;
  return html`<g class="rm-cost"><rect x=${x - wide / 2} y=${y - 10} width=${wide} height="20" rx="10" /><${AmountsDrawn} amounts=${cost} x=${x} y=${y} size=${13} /></g>`;
}

/** @param {{of: Reading, node: Node}} props */
function Place({ of, node: { id, kind, name, ...at } }) {
  const [x, y] = pointOf({ id, kind, name, ...at });
  return html`<g class="rm-place" data-kind=${kind} transform=${`translate(${x} ${y})`}>
    ${kind !== "oasis" && html`<text class="rm-name" y="31">${name[of.locale]}</text>`}
    ${MARKS[kind](usualBonuses(factsOf(of.components)).find(({ city }) => city === id)?.letter ?? "", name[of.locale])}
  </g>`;
}

/** What a place looks like: small cities have the letter of their bonus, oases their own. @type {Record<Node["kind"], (letter: string, name: string) => ComponentChildren>} */
const MARKS = {
  start: () => html`<circle r="16" /><${Glyph} name="lion" size=${22} />`,
  oasis: (_, name) => html`<circle r="11" /><text y="4.500">${name.at(-1)}</text>`,
  small: (letter) =>
    html`<path d="M0-17L15-8.500V8.500L0 17L-15 8.500V-8.500Z" /><text y="5">${letter}</text>`,
  large: () => html`<circle r="16" /><${Glyph} name="stone-tower" size=${19} />`,
  beijing: () =>
    html`<rect x="-17" y="-17" width="34" height="34" rx="5" /><${Glyph} name="pagoda" size=${24} />`,
};
