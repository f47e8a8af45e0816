/** The middle of the table: the wheel, or the ferry planner in its place, beside one's own area. */
import { html } from "../../lib/html.js";
import { IconButton } from "../../parts/controls.js";
import { refusalText } from "../../parts/refusal.js";
import { OwnArea } from "./area.js";
import { Council } from "./council.js";
import { Metrics } from "./metrics.js";
import { planOf } from "./plan.js";
import { Planner } from "./planner.js";
import { otherCell } from "./touch.js";
import { Wheel } from "./wheel.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export const Board = ({ ctx }) => (ctx.view.value.public ? html`<${Sheet} ctx=${ctx} />` : null);

/** @param {{ctx: GameContext}} props */
function Sheet({ ctx }) {
  const { phase, active } = ctx.view.value.public;
  const own = ctx.seat.value;
  const ferrying = phase === "ferry" && active === own && ctx.moves.value.length > 0;
  const council = phase === "auction" || phase === "discard";
  return html`
    <div class="vk-board" data-line=${ctx.line.value} data-layout=${ctx.layout.value} data-phase=${phase}>
      <div class="vk-stage">
        ${council ? html`<${Council} ctx=${ctx} />` : ferrying ? html`<${Planner} ctx=${ctx} />` : html`<${Wheel} ctx=${ctx} /><${WhyLocked} ctx=${ctx} />`}
        ${ctx.layout.value === "phone" && !ferrying && html`<${Thumbs} ctx=${ctx} />`}
      </div>
      <div class="vk-mine" data-p=${ctx.pigment(own ?? active)}>
        ${own === null && html`<p class="vk-whose">${ctx.name(active)}</p>`}
        <${OwnArea} ctx=${ctx} seat=${own ?? active} />
        ${ctx.layout.value === "phone" && html`<${Metrics} ctx=${ctx} seat=${own ?? active} />`}
      </div>
    </div>`;
}

/** Why 0 is locked, always to be read beside the lock. @param {{ctx: GameContext}} props */
function WhyLocked({ ctx }) {
  const locked = ctx.moves.value.find(({ refused }) => refused?.code === "zero_locked");
  if (!locked?.refused) return null;
  return html`<p class="vk-locked"><b>${ctx.t("locked")}</b> ${ctx.layout.value === "phone" ? ctx.t("locked-why", { viking: locked.refused.params?.viking }) : refusalText(locked.refused, "vikings")}</p>`;
}

/** From lit cell to lit cell without aiming. @param {{ctx: GameContext}} props */
function Thumbs({ ctx }) {
  const { t } = ctx;
  const { cells, kind } = planOf(ctx).spots.value;
  if (cells.length < 2) return null;
  return html`
    <${IconButton} icon="ui-chevron-left" label=${t("cell-before", { kind })} look="plain" class="vk-thumb vk-thumb--left" data-focus="cell-before" onClick=${() => otherCell(ctx, -1)} />
    <${IconButton} icon="ui-chevron-right" label=${t("cell-next", { kind })} look="plain" class="vk-thumb vk-thumb--right" data-focus="cell-next" onClick=${() => otherCell(ctx, 1)} />`;
}
