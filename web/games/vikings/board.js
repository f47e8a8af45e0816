/** The middle of the table: the wheel, or the ferry planner in its place, beside one's own area. */
import { html } from "../../lib/html.js";
import { IconButton } from "../../parts/controls.js";
import { refusalText } from "../../parts/refusal.js";
import { OwnArea } from "./area.js";
import { BagButton } from "./bag.js";
import { Council, Specials } from "./council.js";
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
  const { phase, active, specials_up: specials } = ctx.view.value.public;
  const own = ctx.seat.value;
  const ferrying = phase === "ferry" && active === own && ctx.moves.value.length > 0;
  const council = phase === "auction" || phase === "discard";
  const phone = ctx.layout.value === "phone";
  return html`
    <div class="vk-board" data-line=${ctx.line.value} data-layout=${ctx.layout.value} data-phase=${phase}>
      <div class="vk-stage">
        ${council ? html`<${Council} ctx=${ctx} />` : ferrying ? html`<${Planner} ctx=${ctx} />` : html`<${Wheel} ctx=${ctx} /><${WhyLocked} ctx=${ctx} />`}
        ${phone && phase === "offer" && specials.length > 0 && html`<${Specials} ctx=${ctx} />`}
        ${phone && !ferrying && !council && html`<${BagButton} ctx=${ctx} />`}
        ${phone && !ferrying && html`<${Thumbs} ctx=${ctx} />`}
      </div>
      <div class="vk-mine" data-p=${ctx.pigment(own ?? active)}>
        ${own === null && html`<p class="vk-whose">${ctx.name(active)}</p>`}
        <${OwnArea} ctx=${ctx} seat=${own ?? active} />
        ${phone && html`<${Metrics} ctx=${ctx} seat=${own ?? active} />`}
      </div>
    </div>`;
}

/** Why 0 is locked, to be read beside the lock; on a phone until another combination is chosen. @param {{ctx: GameContext}} props */
function WhyLocked({ ctx }) {
  const locked = ctx.moves.value.find(({ refused }) => refused?.code === "zero_locked");
  const phone = ctx.layout.value === "phone";
  if (!locked?.refused || (phone && planOf(ctx).template.value)) return null;
  return html`<p class="vk-locked"><b>${ctx.t("locked")}</b> ${phone ? ctx.t("locked-why", { viking: locked.refused.params?.viking }) : refusalText(locked.refused, "vikings")}</p>`;
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
