/** Ways on the board: the one the last turn took, and those that own figures could take now. */
import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { arc, FEET, sideOf } from "./chart.js";
import { polyline } from "./geometry.js";
import { lastSteps } from "./log.js";
import { Ghost } from "./pieces.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Chart} from "./chart.js"
 * @import {Way} from "./plan.js"
 */

/**
 * The way the last turn took, in the pigment of its figure, until the next turn.
 * @param {{ctx: GameContext, chart: Chart}} props
 */
export function Tracks({ ctx, chart }) {
  return html`
    <g class="x-tracks" aria-hidden="true">
      ${lastSteps(ctx.last.value).map(({ figure, from, to }) => {
        const { line, tip, angle } = arc(chart, from, to, sideOf(chart, from, to, -1), 0);
        if (line.length < 2) return null;
        const path = polyline(line);
        return html`
          <g class="x-track" data-p=${pigment(figure)}>
            <path class="x-track__halo" d=${path} /><path class="x-track__edge" d=${path} /><path class="x-track__line" d=${path} />
            <path class="x-track__head" d="M-11-8 5 0-11 8Z" transform=${`translate(${tip[0]} ${tip[1]}) rotate(${angle})`} />
          </g>`;
      })}
    </g>`;
}

/**
 * Ghosts on the next free spaces, with arcs over what would be skipped; hatched while the step is on its way.
 * @param {{ctx: GameContext, chart: Chart, ways: Way[], current: Way | null}} props
 */
export function Plans({ ctx, chart, ways, current }) {
  const pending = ctx.pending.value[0]?.move;
  const going = pending && (pending.cmd === "step" || pending.cmd === "ballast") ? pending.figure : null;
  return html`
    <g class="x-plans" aria-hidden="true">
      ${ways.map((way) => {
        const { line, tip, angle } = planned(ctx, chart, way);
        const [x, y] = chart.centres[way.to];
        const state =
          going === way.figure ? "pending" : way.refused ? "lacking" : way === current ? "lit" : "open";
        return html`
          <g key=${way.figure} class="x-plan" data-state=${state}>
            ${
              line.length > 1 &&
              html`
              <path class="x-plan__halo" d=${polyline(line)} /><path class="x-plan__line" d=${polyline(line)} />
              <path class="x-plan__head" d="M-14-9 3 0-14 9Z" transform=${`translate(${tip[0]} ${tip[1]}) rotate(${angle})`} />`
            }
            <g transform=${`translate(${x} ${y + FEET}) scale(.98)`}><${Ghost} pigment=${pigment(way.figure)} hatched=${state === "pending"} /></g>
          </g>`;
      })}
    </g>`;
}

/**
 * The arc over what a step would skip; farther out where the last turn's runs beside it.
 * @param {GameContext} ctx
 * @param {Chart} chart
 * @param {Way} way
 */
export function planned(ctx, chart, way) {
  const from = ctx.view.value.public.figures[way.figure].space;
  const side = sideOf(chart, from, way.to, 1);
  const beside = lastSteps(ctx.last.value).some(
    (step) => step.from < way.to && step.to > from && sideOf(chart, step.from, step.to, -1) === side,
  );
  return arc(chart, from, way.to, side, beside ? 16 : 0);
}
