/** Along the bottom: the own panel, the hand, and while a costly step is asked about what it would change. */

import { html } from "../lib/html.js";
import { Emblem } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { SeatClock } from "./clocks.js";
import { layout } from "./context.js";
import { OwnSeats } from "./curtain.js";

/** @import {Asked} from "../games/screen.js" */
/** @import {Env} from "./env.js" */

/** @param {{env: Env}} props */
export function Own({ env }) {
  const { ctx, screen, ui } = env;
  const question = ui.question.value;
  const seat = ctx.seat.value;
  const panel = layout.value === "desktop" && seat !== null;
  return html`<section class="own" data-asking=${question ? "" : undefined} data-curtain=${ui.handTo.value === null ? undefined : ""} aria-label=${env.t(seat === null ? "shared-area" : "own-area")}>
    ${panel && html`<${Me} env=${env} />`}
    <div class="own__game"><${screen.Own} ctx=${ctx} /></div>
    ${question && html`<${Question} asked=${question.asked} env=${env} />`}
  </section>`;
}

/** @param {{env: Env}} props */
function Me({ env }) {
  const { ctx, store, screen, t } = env;
  const seat = ctx.seat.value;
  if (seat === null || !ctx.view.value.public) return null;
  return html`<div class="me" data-p=${ctx.pigment(seat)} data-seat=${seat}>
    <div class="me__name"><${Emblem} pigment=${ctx.pigment(seat)} /><b>${ctx.name(seat)}</b><span class="k-caption">${t(store.seat.value === seat ? "you" : "their-eyes")}</span></div>
    <div class="me__score k-num">${screen.score(ctx, seat)}</div>
    <${SeatClock} env=${env} seat=${seat} />
    <div class="me__facts k-caption">${screen.seatFacts(ctx, seat)}</div>
    <${OwnSeats} env=${env} />
  </div>`;
}

/** Before and after, and why. @param {{asked: Asked, env: Env}} props */
function Question({ asked, env }) {
  const { t } = env;
  const icon = { gain: "ui-check", loss: "ui-x", back: "ui-undo-2" };
  return html`<div class="question" role="group" aria-label=${asked.title}>
    <h3 class="k-label">${t("before-after")} <span class="k-caption">${t("nothing-yet-done")}</span></h3>
    <div class="question__cols">
      ${
        asked.rows?.length &&
        html`<dl class="ba">
          ${asked.rows.map(
            ({ label, before, after }) => html`<div key=${label}>
              <dt>${label}</dt><dd class="ba__before">${before}</dd><dd class="ba__arrow"><${Icon} name="ui-arrow-right" label=${t("becomes")} /></dd><dd class="ba__after">${after}</dd>
            </div>`,
          )}
        </dl>`
      }
      ${
        asked.notes?.length &&
        html`<ul class="question__notes">${asked.notes.map(({ kind, text }) => html`<li key=${text} data-kind=${kind}><${Icon} name=${icon[kind]} />${text}</li>`)}</ul>`
      }
    </div>
  </div>`;
}
