/** Along the bottom: the live chips, the special tiles that lie open, who has been drawn, and what is left in the bag. */
import { html } from "../../lib/html.js";
import { Drawn, Specials } from "./council.js";
import { factsOf } from "./facts.js";
import { Metrics } from "./metrics.js";
import { Picture, RoleSign } from "./pieces.js";
import { counted } from "./words.js";

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
      ${table.phase === "offer" && table.specials_up.length > 0 && html`<${Specials} ctx=${ctx} />`}
      ${!phone && html`<${Bag} ctx=${ctx} />`}
    </div>`;
}

/** Everybody may know what is still in the bag. @param {{ctx: GameContext}} props */
function Bag({ ctx }) {
  const { t } = ctx;
  const { bag } = ctx.view.value.public;
  const all = Object.values(bag).reduce((sum, n) => sum + n, 0);
  return html`
    <section class="vk-bag" aria-label=${t("bag-title", { n: all })}>
      <h2 class="vk-small">${t("bag-title", { n: all })}</h2>
      <ul>
        ${factsOf(ctx.components).roles.map((role) => html`<li key=${role}><${Picture} box="-19 -19 38 38" label=${counted(ctx, role, bag[role] ?? 0)}><${RoleSign} role=${role} /><//><b class="k-num" aria-hidden="true">${bag[role] ?? 0}</b></li>`)}
      </ul>
    </section>`;
}
