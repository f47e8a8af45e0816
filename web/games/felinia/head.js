/** What the top bar tells: the round and its phases; near the end, what it will end with. */
import { html } from "../../lib/html.js";

/** @import {GameContext} from "../screen.js" */

const PHASES = ["bidding", "trading", "exploration", "storage"];

/** @param {{ctx: GameContext}} props */
export function Head({ ctx }) {
  const { t } = ctx;
  const table = ctx.view.value.public;
  if (!table || table.phase === "over") return null;
  const { round, phase, bid_round: bid, end_by: end } = table;
  return html`
    <span class="fe-round">${t.rich("head-round", { n: round })}</span>
    <ol class="fe-phases" aria-label=${t("phases")}>
      ${PHASES.map((id) => html`<li key=${id} data-now=${id === phase || undefined} aria-current=${id === phase ? "step" : undefined}>${t.rich("phase", { phase: id, n: id === "bidding" && phase === id ? bid : 0, of: ctx.components.player.bid_tokens })}</li>`)}
    </ol>
    ${end && html`<span class="fe-ending">${t("ending", { by: end })}</span>`}`;
}
