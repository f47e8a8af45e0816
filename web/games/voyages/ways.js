/** Roads with what they cost, the way chosen so far, the wake of the last journey, and what a way comes to. */
import { html } from "../../lib/html.js";
import { chartOf, stepPath } from "./chart.js";
import { Glyph, SIGNS } from "./pieces.js";
import { planOf } from "./plan.js";
import { travelling } from "./touch.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Chart} from "./chart.js" */
/** @import {Path} from "./plan.js" */

/** @param {{components: any}} props */
export function Roads({ components }) {
  const { ways } = chartOf(components);
  return html`
    <g aria-hidden="true">
      ${ways.map(({ a, b, path }) => html`<path key=${`${a} ${b}`} class="vo-road__edge" d=${path} />`)}
      ${ways.map(({ a, b, path, sea }) => html`<path key=${`${a} ${b}`} class="vo-road" data-sea=${sea || undefined} d=${path} />`)}
      ${ways.flatMap(({ a, b, cost, middle: [x, y] }) =>
        Object.entries(cost).map(
          ([what, n]) => html`
          <g key=${`${a} ${b}`} class="vo-cost" data-r=${what} transform=${`translate(${x} ${y})`}>
            <rect x="-20" y="-10.500" width="40" height="21" rx="10.500" /><g class="vo-sign"><${Glyph} name=${SIGNS[what]} x=${-7.5} size=${15} /></g><text x="9" y="5">${n}</text>
          </g>`,
        ),
      )}
    </g>`;
}

/** Steps one by one: from where to where. @param {string[]} figures @param {Path[]} paths */
const stepsOf = (figures, paths) =>
  paths.flatMap(({ figure, nodes }) =>
    nodes.map((to, i) => ({ from: i ? nodes[i - 1] : figures[figure], to })),
  );

/** @param {{ctx: GameContext, chart: Chart}} props */
export function Way({ ctx, chart }) {
  const { seats } = ctx.view.value.public;
  const seat = ctx.seat.value;
  const last = ctx.last.value;
  const gone = last?.events.findLast(
    ({ kind, paths }) => (kind === "travelled" || kind === "moved") && paths.length,
  );
  const chosen = seat !== null && travelling(ctx) ? (planOf(ctx).draft.value.fields.paths ?? []) : [];
  return html`
    <g aria-hidden="true" data-p=${seat === null ? undefined : ctx.pigment(seat)}>
      ${gone && html`<g data-p=${ctx.pigment(gone.seat)}>${wakeOf(gone.paths).map(({ from, to }, i) => html`<path key=${i} class="vo-wake" d=${stepPath(chart, from, to)} />`)}</g>`}
      ${chosen.length > 0 && stepsOf(seats[seat ?? 0].figures, chosen).map(({ from, to }, i) => html`<path key=${`g${i}`} class="vo-way__glow" d=${stepPath(chart, from, to)} /><path key=${i} class="vo-way" d=${stepPath(chart, from, to)} />`)}
    </g>`;
}

/** Where a journey of the log went; where it began nobody needs to be told. @param {Path[]} paths */
const wakeOf = (paths) =>
  paths.flatMap(({ nodes }) => nodes.slice(1).map((to, i) => ({ from: nodes[i], to })));

/** The cost so far, beside the place that the way has reached. @param {{ctx: GameContext, chart: Chart}} props */
export function TravelCost({ ctx, chart }) {
  const plan = planOf(ctx);
  const { fields } = plan.draft.value;
  const reached = /** @type {Path[]} */ (fields.paths ?? []).at(-1)?.nodes.at(-1);
  const tells = plan.seen.value?.tells;
  const at = reached && chart.places.get(reached)?.at;
  if (!travelling(ctx) || !at || tells?.coins === undefined) return null;
  const parts = [
    ["coin", tells.coins],
    ["camel", tells.camels],
  ];
  return html`
    <g class="vo-running" transform=${`translate(${Math.max(60, Math.min(1084, at[0]))} ${Math.max(30, at[1] - 44)})`} aria-hidden="true">
      <rect x="-50" y="-15" width="100" height="30" rx="15" />
      ${parts.map(([what, n], i) => html`<g key=${what} class="vo-sign" data-r=${what}><${Glyph} name=${SIGNS[what]} x=${-32 + i * 48} size=${19} /></g><text x=${-12 + i * 48} y="6">${n}</text>`)}
    </g>`;
}
