/** Along the bottom: the live chips, the special tiles that lie open, who has been drawn, and what is left in the bag. */
import { html } from "../../lib/html.js";
import { Bag } from "./bag.js";
import { Drawn, Specials } from "./council.js";
import { Metrics } from "./metrics.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Own({ ctx }) {
  const table = ctx.view.value.public;
  if (!table) return null;
  const phone = ctx.layout.value === "phone";
  const seat = ctx.seat.value;
  return html`
    <div class="vk-own" data-layout=${ctx.layout.value} tabindex=${phone ? undefined : 0} role="group" aria-label=${ctx.t("own-label")}>
      ${table.phase === "color_placing" ? html`<${Drawn} ctx=${ctx} />` : !phone && seat !== null && html`<${Metrics} ctx=${ctx} seat=${seat} />`}
      ${!phone && table.phase === "offer" && table.specials_up.length > 0 && html`<${Specials} ctx=${ctx} />`}
      ${!phone && html`<${Bag} ctx=${ctx} />`}
    </div>`;
}
