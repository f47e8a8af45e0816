/** What the round's scoring would bring after the planned take or trips, beside what it brings now; by the server. */
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { planOf } from "./plan.js";

/**
 * @import {GameContext} from "../screen.js"
 * @typedef {{vp: number, gold: number}} Scoring
 */

/** After the take that is planned. @param {GameContext} ctx @returns {Scoring | null} */
function afterTake(ctx) {
  const { seen, canSettle, draft, ready } = planOf(ctx);
  if (!ready.value) return null;
  const { scoring, scoring_settled: settled } = seen.value?.tells ?? {};
  return (canSettle.value && draft.value.settle ? settled : scoring) ?? null;
}

/** After the trips that are planned. @param {GameContext} ctx @returns {Scoring | null} */
const afterTrips = (ctx) => planOf(ctx).ferry.scoring.value;

/** After whatever is planned. @param {GameContext} ctx @returns {Scoring | null} */
export const afterPlan = (ctx) =>
  ctx.view.value.public.phase === "ferry" ? afterTrips(ctx) : afterTake(ctx);

/** @param {{ctx: GameContext, of: "take" | "ferry"}} props */
export function Forecast({ ctx, of }) {
  const then = of === "take" ? afterTake(ctx) : afterTrips(ctx);
  const now = ctx.view.value.public.seats[ctx.seat.value ?? 0]?.outlook.scoring;
  if (!then || !now) return null;
  const { t } = ctx;
  const words = t("forecast", {
    vp: signed(then.vp),
    gold: signed(then.gold),
    "vp-now": signed(now.vp),
    "gold-now": signed(now.gold),
  });
  return html`
    <span class="vk-forecast" data-of=${of}>
      <${Icon} name="anvil" /><span>${words}</span>
    </span>`;
}
