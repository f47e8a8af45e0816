/** Where the bar was: step, play, how fast, whose eyes, back to the table. */

import { useEffect } from "preact/hooks";
import { focusOn } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { plain } from "../lib/markup.js";
import { Emblem, IconButton, Segment } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { Refused } from "./bar.js";
import { layout } from "./context.js";
import { entryWords } from "./lines.js";

/** @import {Env} from "./env.js" */

/** @param {{env: Env}} props */
export function ReplayBar({ env }) {
  const { store, replay, t } = env;
  const [at, last] = [replay.at.value, replay.last.value];
  const playing = replay.playing.value;
  const row = replay.row.value;
  const refused = store.refusal.value !== null;
  useEffect(() => void focusOn("replay-play"), []);
  return html`<section id="bar" class="k-bar bar replay" data-turn="last" aria-label=${t("replay")} tabindex="-1" data-focus-home>
    <div class="replay__where">
      <h2 class="k-bar__turn"><${Icon} name="ui-history" /><span>${t("replay-at", { at, of: last })}</span></h2>
      <div role="status">${refused && html`<p class="replay__refused"><${Refused} env=${env} /></p>`}</div>
      ${!refused && html`<p class="replay__row">${row && entryWords(env, row)}</p>`}
    </div>
    <div class="replay__keys">
      <${IconButton} icon="ui-skip-back" label=${t("replay-first")} disabled=${at === 0} data-focus="replay-first" onClick=${() => replay.go(0)} />
      <${IconButton} icon="ui-step-back" label=${t("replay-back")} disabled=${at === 0} data-focus="replay-back" onClick=${() => replay.go(at - 1)} />
      <${IconButton} icon=${playing ? "ui-pause" : "ui-play"} label=${t(playing ? "replay-pause" : "replay-play")} look="ink" data-focus="replay-play" onClick=${() => (at === last && !playing ? replay.go(0).then(() => replay.run(true)) : replay.run(!playing))} />
      <${IconButton} icon="ui-step-forward" label=${t("replay-on")} disabled=${at === last} data-focus="replay-on" onClick=${() => replay.go(at + 1)} />
      <${IconButton} icon="ui-skip-forward" label=${t("replay-last")} disabled=${at === last} data-focus="replay-last" onClick=${() => replay.go(last)} />
      <${Segment} label=${t("replay-speed")} value=${replay.speed.value} onChoose=${replay.setSpeed} class="replay__speed"
        choices=${[1, 3].map((value) => ({ value, label: `${value}×` }))} />
    </div>
    <${Track} env=${env} />
    <${Eyes} env=${env} />
    <button type="button" class="k-btn" data-focus="replay-end" onClick=${replay.stop}><${Icon} name="ui-arrow-right-to-line" /><span>${t("replay-stop")}</span></button>
  </section>`;
}

/** The whole game as a line of ticks in the movers' pigments, with a slider over it. @param {{env: Env}} props */
function Track({ env }) {
  const { replay, ctx, t } = env;
  const [at, last] = [replay.at.value, replay.last.value];
  const x = (/** @type {number} */ seq) => `${(100 * seq) / Math.max(1, last)}%`;
  const row = replay.row.value;
  return html`<div class="track">
    <div class="track__line">
      <svg class="track__ticks" aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" stroke="var(--rule)" stroke-width="3" />
        <line x1="0" x2=${x(at)} y1="50%" y2="50%" stroke="var(--ink)" stroke-width="3" />
        ${replay.rows.value.map(
          ({ seq, seat, kind }) =>
            kind === "move" &&
            seat !== null &&
            html`<line key=${seq} data-p=${ctx.pigment(seat)} class="track__tick" data-past=${seq <= at ? "" : undefined} x1=${x(seq)} x2=${x(seq)} y1="24%" y2="76%" />`,
        )}
      </svg>
      ${row && row.seat !== null && html`<span class="track__who" style=${{ left: x(at) }}><${Emblem} pigment=${ctx.pigment(row.seat)} /></span>`}
    </div>
    <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay-row")} aria-valuetext=${t("replay-at", { at, of: last })}
      onInput=${(/** @type {any} */ event) => replay.go(Number(event.target.value))} />
  </div>`;
}

/** Whose hands are open: one's own while the game is on, anybody's after it. @param {{env: Env}} props */
function Eyes({ env }) {
  const { store, replay, ctx, t } = env;
  const { seats, phase } = store.table.value;
  if (phase === "running") return null;
  const choices = [
    ...seats.map(({ seat, name }) => ({
      value: seat,
      name: plain(name),
      label: html`<${Emblem} pigment=${ctx.pigment(seat)} />`,
    })),
    { value: null, name: t("eyes-table"), label: html`<${Icon} name="ui-eye" />` },
  ];
  return html`<div class="eyes">
    ${layout.value === "desktop" && html`<span class="k-caption">${t("whose-eyes")}</span>`}
    <${Segment} label=${t("whose-eyes")} value=${replay.eyes.value} choices=${choices} onChoose=${replay.look} />
  </div>`;
}
