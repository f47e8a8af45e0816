/** The harbours: a tile or a bare berth, lit where a ship can go now; their names. */
import { html } from "../../lib/html.js";
import { pressing } from "../../lib/press.js";
import { chartOf, nameSpot } from "./chart.js";
import { letterOf, TileShape } from "./pieces.js";
import { planOf } from "./plan.js";
import { pressHarbour, touchable } from "./sailing.js";
import { harbour, kindName, kindOf } from "./words.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Chart} from "./chart.js"
 */

/** @param {{ctx: GameContext, chart: Chart, reach: number}} props  `reach`: radius of what a thumb hits, in board units */
export function Harbours({ ctx, chart, reach }) {
  const { tiles, phase } = ctx.view.value.public;
  const plan = planOf(ctx);
  const choosing = phase === "sail" || phase === "compass";
  const last = plan.path.value.at(-1) ?? plan.goal.value;
  const shown = ctx.refusal.value?.anchor;
  return html`
    <g class="o-harbours">
      ${[...chart.harbours].map(([id, at]) => {
        const kind = tiles[id] ? kindOf(ctx.components, tiles[id]) : null;
        const how = touchable(ctx, id);
        const live = choosing && how !== null;
        const run = () => void pressHarbour(ctx, id);
        return html`
          <g key=${id} class="o-harbour" data-harbour=${id} data-focus=${`harbour-${id}`} transform=${`translate(${at.join(" ")})`}
            role=${live ? "button" : "img"} tabindex=${live ? 0 : undefined}
            aria-label=${label(ctx, id, kind, how)} data-next=${how ?? undefined} data-lit=${last === id || undefined}
            data-refused=${shown?.harbour === id || undefined}
            ...${live ? pressing(run) : { onClick: run }}>
            <circle class="o-harbour__reach" r=${reach} />
            <circle class="o-harbour__glow" r="17.5" />
            ${kind ? html`<${TileShape} kind=${kind} letter=${letterOf(ctx, kind)} />` : html`<circle class="o-berth" r="7" />`}
            <path class="o-harbour__cross" d="M-8-8 8 8M8-8-8 8" />
          </g>`;
      })}
    </g>`;
}

/** @param {GameContext} ctx @param {string} id @param {string | null} kind @param {import("./sailing.js").Touchable} how */
const label = (ctx, id, kind, how) =>
  ctx.t("harbour-label", {
    name: harbour(ctx, id),
    tile: kind ? kindName(ctx, kind) : "none",
    how: how ?? "none",
  });

/** @param {{ctx: GameContext, size: number}} props  size of the letters, in board units */
export const Names = ({ ctx, size }) => html`
  <g aria-hidden="true" style=${{ "--name": `${size}px` }}>
    ${[...chartOf(ctx.components).harbours].map(([id, at]) => {
      const { x, y, anchor } = nameSpot(id, at);
      return html`<text class="o-name" x=${x} y=${y} text-anchor=${anchor}>${harbour(ctx, id)}</text>`;
    })}
  </g>`;
