/** Routes on the chart, the way being sailed, and the wake of the last ship that moved. */
import { polyline } from "../../lib/curves.js";
import { html } from "../../lib/html.js";
import { chartOf, laneOf, wayOf } from "./chart.js";
import { planOf } from "./plan.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Chart} from "./chart.js"
 */

/** @param {{components: any}} props */
export const Routes = ({ components }) => html`
  <g aria-hidden="true">
    ${chartOf(components).lanes.map(({ a, b, path }) => html`<g key=${`${a}-${b}`}><path class="o-route__water" d=${path} /><path class="o-route" d=${path} /></g>`)}
  </g>`;

/** The way as it is planned, and the leap of the compass. @param {{ctx: GameContext, chart: Chart}} props */
export function Way({ ctx, chart }) {
  const plan = planOf(ctx);
  const { seats, active } = ctx.view.value.public;
  const from = seats[active].ship;
  const path = plan.path.value;
  const goal = plan.goal.value;
  if (goal) {
    const ends = [chart.harbours.get(from), chart.harbours.get(goal)];
    if (!ends[0] || !ends[1]) return null;
    return html`<path class="o-way o-way--leap" aria-hidden="true" d=${polyline([ends[0], ends[1]])} />`;
  }
  return html`<g aria-hidden="true">${lanes(chart, from, path).map((lane, i) => html`<path key=${i} class="o-way" d=${lane} />`)}</g>`;
}

/** Where the last ship came from, until the next one moves. @param {{ctx: GameContext, chart: Chart}} props */
export function Wake({ ctx, chart }) {
  const moves = (ctx.last.value?.events ?? []).filter(({ kind }) => kind === "sailed");
  const pigment = moves.length ? ctx.pigment(moves[0].seat) : undefined;
  return html`
    <g aria-hidden="true" data-p=${pigment}>
      ${moves.flatMap(({ from, path }) => lanes(chart, from, path)).map((lane, i) => html`<path key=${i} class="o-wake" d=${lane} />`)}
    </g>`;
}

/** @param {Chart} chart @param {string} from @param {readonly string[]} path @returns {string[]} drawn lines, one for each route */
function lanes(chart, from, path) {
  return path.map((to, i) => {
    const at = i ? path[i - 1] : from;
    return laneOf(chart, at, to)?.path ?? polyline(wayOf(chart, at, [to]));
  });
}
