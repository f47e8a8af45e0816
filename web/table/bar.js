/**
 * The one place that speaks: whose turn, what may I do, what happens if I do nothing. Whatever is the matter
 * (a refusal, a question, a lost line) stands here too; nothing is laid over the board, nothing jumps.
 */

import { html } from "../lib/html.js";
import { Icon } from "../parts/icon.js";
import { errorText, refusalText } from "../parts/refusal.js";
import { SeatClock } from "./clocks.js";
import { speech } from "./speech.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Action} from "../games/screen.js" */
/** @import {Env} from "./env.js" */

/**
 * What the bar says.
 * @typedef {object} Speech
 * @property {"me" | "other" | "no" | "last" | "ok"} tone
 * @property {ComponentChildren} mark  emblem or icon
 * @property {ComponentChildren} turn
 * @property {ComponentChildren} may
 * @property {ComponentChildren} [otherwise]
 * @property {ComponentChildren} [acts]
 */

/** @param {{env: Env}} props */
export function Bar({ env }) {
  const { tone, mark, turn, may, otherwise, acts } = speech(env);
  return html`<section id="bar" class="k-bar bar" data-turn=${tone} aria-label=${env.t("bar")} tabindex="-1" data-focus-home>
    <h2 class="k-bar__turn">${mark}<span>${turn}</span><${OwnScore} env=${env} /><${OwnClock} env=${env} /></h2>
    <div class="k-bar__may">
      <div role="status">${env.store.refusal.value ? html`<${Refused} env=${env} />` : may}</div>
      ${otherwise && html`<p class="k-bar__else"><${Icon} name="ui-hourglass" /><span>${otherwise}</span></p>`}
    </div>
    ${acts && html`<div class="k-bar__acts">${acts}</div>`}
  </section>`;
}

/** On a phone there is no own panel: the own number stands in the bar. @param {{env: Env}} props */
function OwnScore({ env }) {
  const { ctx, screen } = env;
  if (ctx.layout.value !== "phone" || ctx.seat.value === null || !ctx.view.value.public) return null;
  return html`<span class="bar__score k-num">${screen.score(ctx, ctx.seat.value)}</span>`;
}

/** While it is one's own turn the own clock stands beside it. @param {{env: Env}} props */
function OwnClock({ env }) {
  const seat = env.ctx.seat.value;
  return seat === null || !env.ctx.mine.value ? null : html`<${SeatClock} env=${env} seat=${seat} />`;
}

/** The rule in one sentence, and the way to its paragraph. @param {{env: Env}} props */
export function Refused({ env }) {
  const { store, ui, t } = env;
  const shown = store.refusal.value;
  if (!shown) return null;
  const { refusal, house } = shown;
  const ofTheGame = !house && t.has(`refusal-${refusal.code}`);
  return html`<span class="refused"><${Icon} name="ui-ban" />${house ? errorText(refusal) : refusalText(refusal, env.screen.id)}</span>
    ${
      ofTheGame &&
      html` <button type="button" class="link" data-focus="refusal-rules" onClick=${() => {
        ui.rules.value = { refusal };
      }}><${Icon} name="ui-book-open" />${t("see-rule")}</button>`
    }`;
}

/** Buttons of the game's own. @param {{actions: Action[], env: Env, busy: boolean}} props */
export function Actions({ actions, env, busy }) {
  return actions.map(({ key, label, detail, kind, run, refused }) => {
    const touch = () => (refused ? env.ctx.refuse(refused) : !busy && run());
    return html`<button
      type="button"
      key=${key}
      class=${`k-btn ${kind === "do" && !refused ? "k-btn--do k-btn--lg" : ""}`}
      aria-disabled=${refused || busy ? "true" : undefined}
      data-focus=${key}
      onClick=${touch}
    >
      <span>${label}</span>${detail !== undefined && detail !== "" && html`<small>${detail}</small>`}
    </button>`;
  });
}

/**
 * A button of the house's own.
 * @param {{label: ComponentChildren, detail?: ComponentChildren, icon?: string, run: () => void, focus: string, kind?: "do" | "plain" | "quiet",
 *   disabled?: boolean}} props
 */
export function Act({ label, detail, icon, run, focus, kind = "plain", disabled = false }) {
  const look = { do: "k-btn--do k-btn--lg", quiet: "k-btn--quiet", plain: "" }[kind];
  return html`<button type="button" class=${`k-btn ${look}`} data-focus=${focus} disabled=${disabled} onClick=${run}>
    ${icon && html`<${Icon} name=${icon} />`}<span>${label}</span>${detail && html`<small>${detail}</small>`}
  </button>`;
}
