/** Live chips of a seat: the next scoring, food, idle boatmen, islands. All numbers are the server's. */
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { afterPlan } from "./forecast.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext, seat: number}} props */
export function Metrics({ ctx, seat }) {
  const { t } = ctx;
  const { outlook } = ctx.view.value.public.seats[seat];
  const { scoring, mouths, portions, feeding } = outlook;
  const then = seat === ctx.seat.value && ctx.layout.value === "phone" ? afterPlan(ctx) : null;
  return html`
    <ul class="vk-metrics" aria-label=${t("metrics-label", { name: ctx.name(seat) })}>
      <${Metric} icon="anvil" value=${gain(scoring)} then=${then && gain(then) !== gain(scoring) ? gain(then) : null} title=${t("metric-scoring")} note=${t("metric-scoring-note", { vp: scoring.vp, gold: scoring.gold })} />
      <${Metric} icon="fish-cooked" value=${`${portions}:${mouths}`} bad=${feeding < 0} title=${t("metric-food")} note=${t("metric-food-note", { portions, mouths, vp: signed(feeding, true) })} />
      <${Metric} icon="paddles" value=${outlook.boatmen} title=${t("metric-boatmen")} note=${rivals(ctx, seat, "boatmen")} />
      <${Metric} icon="isle" value=${outlook.islands} title=${t("metric-islands")} note=${rivals(ctx, seat, "islands")} />
      <${Metric} icon="link" value=${outlook.longest} title=${t("metric-longest")} note=${rivals(ctx, seat, "longest")} />
    </ul>`;
}

/** What a scoring would bring, in short: "+2★ +6". @param {{vp: number, gold: number}} scoring */
const gain = ({ vp, gold }) => [...(vp ? [`+${vp}★`] : []), ...(gold || !vp ? [`+${gold}`] : [])].join(" ");

/** How many the others have. @param {GameContext} ctx @param {number} seat @param {"boatmen" | "islands" | "longest"} what */
const rivals = (ctx, seat, what) =>
  ctx.view.value.public.seats
    .flatMap((/** @type {any} */ { outlook }, /** @type {number} */ other) =>
      other === seat ? [] : [`${ctx.name(other)} ${outlook[what]}`],
    )
    .join(" · ");

/** @param {{icon: string, value: string | number, then?: string | null, title: string, note: string, bad?: boolean}} props then: after what is planned, where the bar has no room to say it */
const Metric = ({ icon, value, then = null, title, note, bad = false }) => html`
  <li class="vk-metric" data-bad=${bad || undefined} title=${`${title}: ${note}`}>
    <${Icon} name=${icon} /><b class="k-num">${value}</b>${then !== null && html`<b class="k-num vk-metric__then" aria-hidden="true">→ ${then}</b>`}<span>${title}</span><small>${note}</small>
  </li>`;
