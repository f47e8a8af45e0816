/** The ferry planner: boats with their loads, and those on the mainland who could cross. */
import { html } from "../../lib/html.js";
import { list } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { Forecast } from "./forecast.js";
import { Picture, Viking } from "./pieces.js";
import { planOf } from "./plan.js";
import { pressWaiting } from "./touch.js";
import { counted, roleName } from "./words.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Boat} from "./ferry.js" */

/** @param {{ctx: GameContext}} props */
export function Planner({ ctx }) {
  const { t } = ctx;
  const { ferry } = planOf(ctx);
  const { boatmen = 0 } = ferry.template.value?.tells ?? {};
  return html`
    <section class="vk-planner" tabindex="0" aria-label=${t("planner-label")}>
      <h2 class="vk-planner__title">${t("planner-title", { n: boatmen })}</h2>
      <${TripKind} ctx=${ctx} />
      <ol class="vk-fleet">
        ${ferry.boats.value.map((boat, i) => html`<${BoatCard} key=${i} ctx=${ctx} boat=${boat} number=${i + 1} />`)}
      </ol>
      <${Forecast} ctx=${ctx} of="ferry" />
      <${Waiting} ctx=${ctx} />
    </section>`;
}

/** A special tile that lets a boatman carry as in the basic game. @param {{ctx: GameContext}} props */
function TripKind({ ctx }) {
  const { t } = ctx;
  const { ferry } = planOf(ctx);
  if (!ferry.canBeFull.value) return null;
  const full = ferry.boats.value[0]?.special ?? false;
  return html`
    <span class="k-seg" role="group" aria-label=${t("trip-kind")}>
      <button type="button" aria-pressed=${!full} data-focus="trip-one" onClick=${() => ferry.full(false)}>${t("trip-one")}</button>
      <button type="button" aria-pressed=${full} data-focus="trip-full" onClick=${() => ferry.full(true)}>${t("trip-full")}</button>
    </span>`;
}

/** @param {{ctx: GameContext, boat: Boat, number: number}} props */
function BoatCard({ ctx, boat, number }) {
  const { t } = ctx;
  const who = boat.vikings.map(([role, col]) => t("landing", { role: roleName(ctx, role), col }));
  const step = Math.min(58, 300 / Math.max(1, boat.vikings.length));
  return html`
    <li class="vk-boat" data-loaded=${boat.vikings.length > 0 || undefined}>
      <b class="vk-boat__number k-num">${number}</b>
      <${Picture} box="0 0 400 124" class="vk-boat__picture" label=${t("boat-label", { n: number, who: who.length ? list(ctx, who) : "none" })}>
        <path class="vk-waves" d="M6 112q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" />
        ${boat.vikings.map(([role], i) => html`<${Viking} key=${i} role=${role} x=${52 + i * step} y=${48} scale=${1.15} />`)}
        <${Viking} role="boatman" x=${344} y=${44} scale=${1.15} />
        <path class="vk-boat__hull" d="M12 56Q8 40 20 38Q26 56 40 60H350Q374 58 376 34Q390 38 386 54Q378 92 346 98H58Q22 94 12 56Z" />
        <path class="vk-boat__planks" d="M22 72Q200 88 376 68M34 86Q200 98 364 84" />
      <//>
      ${boat.vikings.length > 0 && html`<button type="button" class="k-btn k-btn--quiet k-btn--icon" aria-label=${t("boat-empty", { n: number })} title=${t("boat-empty", { n: number })} data-focus=${`boat-empty-${number}`} onClick=${() => planOf(ctx).ferry.leave(number - 1)}><${Icon} name="ui-x" /></button>`}
    </li>`;
}

/** @param {{ctx: GameContext}} props */
function Waiting({ ctx }) {
  const { t } = ctx;
  const { ferry } = planOf(ctx);
  const { mainland } = ctx.view.value.public.seats[ctx.seat.value ?? 0];
  const planned = ferry.loaded.value.flatMap(({ vikings }) => vikings);
  const waiting = Object.entries(mainland).filter(([role, n]) => role !== "boatman" && n > 0);
  if (!waiting.length) return null;
  return html`
    <div class="vk-waiting" role="group" aria-label=${t("waiting-title")}>
      ${waiting.map(([role, n]) => {
        const left = n - planned.filter(([other]) => other === role).length;
        const open = ferry.open.value.some(([row]) => row === role);
        return html`
          <button key=${role} type="button" class="vk-waiter" data-waiter=${role} data-focus=${`waiter-${role}`} data-open=${open || undefined}
            data-refused=${ctx.refusal.value?.anchor?.role === role || undefined} draggable=${open}
            onDragStart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData(`x-viking/${role}`, role)}
            aria-label=${t("waiter-label", { who: counted(ctx, role, left), open: open ? "yes" : "no" })} onClick=${() => void pressWaiting(ctx, role)}>
            <${Picture}><${Viking} role=${role} /><//>${left !== 1 && html`<b class="k-num">${left}</b>`}
          </button>`;
      })}
    </div>`;
}
