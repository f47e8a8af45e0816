/** The spaces: what each asks for, its chest and its worth, its name; each can be pressed. */
import { html } from "../../lib/html.js";
import { radius } from "./chart.js";
import { label } from "./labels.js";
import { BoardMedal, Chest, Sign } from "./pieces.js";
import { planOf } from "./plan.js";
import { pressSpace } from "./touch.js";
import { spaceName } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Chart, Space} from "./chart.js"
 * @import {Way} from "./plan.js"
 */

/**
 * @param {{ctx: GameContext, chart: Chart, told: string[], ways: Way[], current: Way | null, reach: number}} props
 *   `reach`: radius of what a thumb hits, in board units
 */
export function Spaces({ ctx, chart, told, ways, current, reach }) {
  const plan = planOf(ctx);
  const { figures, chests, interim_done: scored } = ctx.view.value.public;
  const home = current?.to ?? Math.max(0, ...Object.values(figures).map(({ space }) => space));
  const shown = ctx.refusal.value?.anchor;
  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const at = Number(/** @type {Element} */ (event.target).getAttribute("data-space"));
    const next = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      Home: 0,
      End: chart.spaces.length - 1,
    }[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return pressSpace(ctx, at);
    }
    if (next === undefined || !chart.spaces[next]) return;
    event.preventDefault();
    /** @type {SVGElement | null} */ (
      /** @type {Element} */ (event.currentTarget).querySelector(`[data-space="${next}"]`)
    )?.focus();
  };
  return html`
    <g class="x-spaces" onKeyDown=${walk}>
      ${chart.spaces.map((space, index) => {
        const way = ways.find(({ to }) => to === index);
        const lit = way === current && plan.ready.value;
        return html`
          <g key=${index} class="x-space" data-space=${index} data-kind=${space.kind} data-focus=${`space-${index}`} role="button" tabindex=${index === home ? 0 : -1}
            aria-label=${told[index]} transform=${`translate(${chart.centres[index].join(" ")})`}
            data-next=${way ? (way.refused ? "lacking" : lit ? "lit" : "open") : undefined}
            data-refused=${shown?.space === index || undefined}
            onClick=${() => pressSpace(ctx, index)}>
            <circle class="x-space__reach" r=${reach} />
            <${Disc} space=${space} components=${ctx.components} chest=${chests[index] ?? 0} spent=${scored && space.leg === 1} />
          </g>`;
      })}
    </g>`;
}

/** @param {{space: Space, components: any, chest: number, spent: boolean}} props  spent: its scoring is over */
function Disc({ space, components, chest, spent }) {
  const r = radius(space);
  const [mx, my] = space.kind === "goal" ? [44, 14] : [0, r + 3];
  return html`
    <circle class="x-space__glow" r=${r + 11} />
    <circle class="x-space__disc" r=${r} />
    <circle class=${space.score === null ? "x-space__rim" : "x-space__gilt"} r=${r - 4.2} />
    ${space.requirement ? html`<${Sign} requirement=${space.requirement} components=${components} />` : html`<${Harbour} />`}
    <circle class="x-space__ring" r=${r} />
    ${chest > 0 && html`<g class="x-space__chest" transform="translate(-34 -30)"><${Chest} value=${chest} /></g>`}
    ${space.score !== null && html`<${BoardMedal} value=${space.score} x=${mx} y=${my} spent=${spent} />`}
    <g class="x-space__cross"><circle r=${r + 7} /><g transform=${`translate(${-r * 0.7} ${-r * 0.8})`}><circle r="13" /><path d="M-4.5-4.5l9 9M4.5-4.5l-9 9" /></g></g>`;
}

/** Where the road begins there is nothing to pay. */
const Harbour = () =>
  html`<path class="x-harbour" d="M-5-17v28h-17l3 7h36l10-7h-25v-28ZM-2-15c4 9 7 20 1 23h20c2-4-2-15-21-23ZM-7-15c-3 7-4 18-13 23h13Z" />`;

/** @param {{ctx: GameContext, chart: Chart, size: number}} props */
export const Names = ({ ctx, chart, size }) => html`
  <g class="x-names" aria-hidden="true">
    ${chart.spaces.map((space, index) => {
      const {
        x,
        y,
        anchor,
        lines,
        size: own,
        city,
      } = label(index, chart.centres[index], spaceName(ctx, index), size, space.kind !== "field");
      return html`
        <text class=${city ? "x-name x-name--city" : "x-name"} text-anchor=${anchor} style=${{ fontSize: `${own}px` }}>
          ${lines.map((line, i) => html`<tspan x=${x} y=${y + i * own * 0.98}>${line}</tspan>`)}
        </text>`;
    })}
  </g>`;
