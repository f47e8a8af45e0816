/** The map in the rules: the screen's own with its roads, the bonuses of the basic game, and the way of an example. */

import { smooth } from "../../lib/curves.js";
import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { BonusTile } from "./cards.js";
import { chartOf, HEIGHT, stepPath, WIDTH } from "./chart.js";
import { LANDS } from "./geography.js";
import { Figure, Glyph, Post } from "./pieces.js";
import { COLOURS } from "./rules-examples.js";
import { factsOf, usualBonuses } from "./rules-facts.js";
import { Frame, Lands } from "./scenery.js";
import { Roads } from "./ways.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Point} from "../../lib/curves.js" */
/** @import {Reading} from "../../rules/types.js" */
/** @import {Place as PlaceFacts} from "./chart.js" */
/** @import {Who} from "./rules-examples.js" */

/** The whole map. @param {{of: Reading, label: string, says: ComponentChildren}} props */
export const WholeChart = ({ of, label, says }) => html`
  <figure class="rm-chart">
    <div class="rm-chart__sheet" tabindex="0" role="group" aria-label=${label}>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
        <${Lands} /><${Roads} components=${of.components} /><${Frame} /><${Places} of=${of} />
      </svg>
    </div>
    <figcaption>${says}</figcaption>
  </figure>`;

/** As much of the map as a way needs. @param {{of: Reading, label: string, way: string[], who: Who}} props */
export function Chart({ of, label, way, who }) {
  const { places } = chartOf(of.components);
  const [left, top, width, height] = around(way.map((id) => places.get(id)?.at ?? [0, 0]));
  return html`<figure class="rm-chart" data-part data-p=${pigment(COLOURS[who])}>
    <div class="rm-chart__sheet" tabindex="0" role="group" aria-label=${label}>
      <svg viewBox=${`${left} ${top} ${width} ${height}`} style=${{ minWidth: `${Math.round(width * SMALLEST)}px` }} role="img" aria-label=${label}>
        <rect class="vo-sea" x=${left} y=${top} width=${width} height=${height} /><path class="vo-country" d=${COASTS} /><path class="vo-coast" d=${COASTS} />
        <${Travelled} of=${of} way=${way} /><${Roads} components=${of.components} /><${Jumped} of=${of} way=${way} />
        <${Places} of=${of} /><${Arrived} of=${of} way=${way} who=${who} />
      </svg>
    </div>
  </figure>`;
}

/** Pixels for a unit at which a part can still be read. */
const SMALLEST = 0.72;

const COASTS = LANDS.map((points) => smooth(points, true)).join("");

/** What lies around some points: left, top, width, height. @param {Point[]} points */
function around(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - 120), Math.max(0, Math.min(...ys) - 62)];
  const [right, bottom] = [Math.min(WIDTH, Math.max(...xs) + 120), Math.min(HEIGHT, Math.max(...ys) + 58)];
  return [left, top, right - left, bottom - top];
}

/** The steps of a way, each with whether it has a road. @param {Reading} of @param {string[]} way */
const stepsOf = (of, way) =>
  way.slice(1).map((to, i) => {
    const { ways } = chartOf(of.components);
    const road = ways.some(({ a, b }) => (a === way[i] && b === to) || (b === way[i] && a === to));
    return { to, road, path: stepPath(chartOf(of.components), way[i], to) };
  });

/** Under the roads: those that are used. @param {{of: Reading, way: string[]}} props */
const Travelled = ({ of, way }) =>
  stepsOf(of, way).map(({ to, road, path }) => road && html`<path key=${to} class="rm-step" d=${path} />`);

/** Over them: steps without a road. @param {{of: Reading, way: string[]}} props */
const Jumped = ({ of, way }) =>
  stepsOf(of, way).map(
    ({ to, road, path }) => !road && html`<path key=${to} class="rm-step rm-step--jump" d=${path} />`,
  );

/** The figure and the post where a way ends. @param {{of: Reading, way: string[], who: Who}} props */
function Arrived({ of, way, who }) {
  const place = chartOf(of.components).places.get(way.at(-1) ?? "");
  if (!place) return null;
  const look = pigment(COLOURS[who]);
  return html`<${Post} pigment=${look} x=${place.posts[0]} y=${place.posts[1]} /><${Figure} pigment=${look} x=${place.at[0] - 28} y=${place.at[1] + 27} />`;
}

/** All places with their names. @param {{of: Reading}} props */
const Places = ({ of }) =>
  [...chartOf(of.components).places.values()].map(
    (place) => html`<${Place} key=${place.id} of=${of} place=${place} />`,
  );

/** Oases have no names but a letter. @param {{of: Reading, place: PlaceFacts}} props */
function Place({ of, place: { id, kind, at, name } }) {
  const facts = factsOf(of.components);
  const words = facts.nodes.get(id)?.name[of.locale] ?? id;
  return html`
    <g transform=${`translate(${at.join(" ")})`}>
      ${kind === "small" ? html`<${BonusTile} gain=${usualBonuses(facts).find(({ city }) => city === id)?.gain ?? {}} />` : FACES[kind]}
      ${kind === "oasis" && html`<text class="rm-letter" x="13" y="19">${words.at(-1)}</text>`}
    </g>
    ${kind !== "oasis" && html`<text class="vo-name" data-kind=${kind} x=${name.x} y=${name.y} text-anchor=${name.anchor}>${words}</text>`}`;
}

/** @param {string} sign */
const city = (sign) =>
  html`<circle class="vo-city__rim" r="19" /><circle class="vo-city__face" r="15.500" /><g class="rm-sign-on"><${Glyph} name=${sign} size=${20} /></g>`;

/** Places other than small cities. @type {Record<string, ComponentChildren>} */
const FACES = {
  start: city("lion"),
  large: city("stone-tower"),
  oasis: html`<circle class="vo-oasis" r="13" /><g class="vo-palm"><${Glyph} name="palm-tree" size=${18} /></g>`,
  beijing: html`<rect class="vo-palace" x="-23" y="-23" width="46" height="46" rx="7" /><g class="rm-sign-on"><${Glyph} name="pagoda" size=${34} /></g>`,
};
