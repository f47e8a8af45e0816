/** The middle of the table: Katzburg, its harbour and the island side by side; on a phone the ships, and two tabs below them. */
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { Harbour } from "./harbour.js";
import { Island } from "./island.js";
import { Katzburg } from "./katzburg.js";
import { Kingdoms } from "./kingdoms.js";
import { Mystery } from "./mystery.js";
import { planOf } from "./plan.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export const Board = ({ ctx }) => (ctx.view.value.public ? html`<${Sheet} ctx=${ctx} />` : null);

/** @param {{ctx: GameContext}} props */
function Sheet({ ctx }) {
  const { phase, at, rules } = ctx.view.value.public;
  const phone = ctx.layout.value === "phone";
  const tab = phone ? tabOf(ctx) : null;
  return html`
    <div class="fe-board" data-line=${ctx.line.value} data-layout=${ctx.layout.value} data-phase=${phase} data-rules=${rules} data-at=${at === "guild" ? "guild" : undefined}>
      ${(!tab || tab === "katzburg") && html`<div class="fe-town" role=${tab ? "tabpanel" : undefined} id="fe-katzburg"><${Katzburg} ctx=${ctx} /></div>`}
      <${Harbour} ctx=${ctx} />
      ${(!tab || tab === "island") && html`<div class="fe-overseas" role=${tab ? "tabpanel" : undefined} id="fe-island"><${Island} ctx=${ctx} /><${Kingdoms} ctx=${ctx} /><${Mystery} ctx=${ctx} /></div>`}
      ${tab && html`<${Tabs} ctx=${ctx} tab=${tab} />`}
    </div>`;
}

/** The tab that was chosen, else the one where things happen. @param {GameContext} ctx @returns {"katzburg" | "island"} */
const tabOf = (ctx) =>
  planOf(ctx).tab.value ?? (ctx.view.value.public.phase === "exploration" ? "island" : "katzburg");

/** @type {["katzburg" | "island", string][]} */
const TABS = [
  ["katzburg", "stall"],
  ["island", "anchor"],
];

/** @param {{ctx: GameContext, tab: string}} props */
const Tabs = ({ ctx, tab }) => html`
  <div class="fe-tabs" role="tablist" aria-label=${ctx.t("tabs")}>
    ${TABS.map(([id, icon]) => html`<button key=${id} type="button" role="tab" aria-selected=${id === tab} aria-controls=${id === tab ? `fe-${id}` : undefined} data-focus=${`tab-${id}`} onClick=${() => planOf(ctx).tab.set(id)}><${Icon} name=${icon} /><span>${ctx.t(`tab-${id}`)}</span></button>`)}
  </div>`;
