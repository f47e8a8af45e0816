/** Two people at one device: a curtain over the secret half while it changes hands; the public half stays. */

import { useSignalEffect } from "@preact/signals";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { useFocusOnce } from "../lib/use.js";
import { names } from "../lib/words.js";
import { Emblem } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";

/** @import {Env} from "./env.js" */

/** Draws the curtain when the turn goes to another own seat. @param {Env} env */
export function useHandover({ store, ui, replay }) {
  useSignalEffect(() => {
    const { waiting, phase, seats } = store.table.value;
    const me = store.seat.value;
    if (
      phase !== "running" ||
      replay.on.value ||
      store.seats.value.length < 2 ||
      me === null ||
      waiting.includes(me)
    )
      return;
    const next = store.seats.value.find((seat) => waiting.includes(seat) && !seats[seat]?.level);
    if (next !== undefined && ui.handTo.peek() === null) ui.handTo.value = next;
  });
}

/** A fold of the curtain, 72 wide: its shade and its seam. */
const FOLDS = 9;

/** @param {{env: Env}} props */
export function Curtain({ env }) {
  const { store, ctx, ui } = env;
  const t = texts();
  const ready = useFocusOnce();
  const seat = ui.handTo.value;
  if (seat === null) return null;
  const me = store.seat.value;
  const show = async () => {
    await store.look(seat);
    ui.handTo.value = null;
  };
  return html`<section class="curtain" aria-labelledby="curtain-head">
    <${Cloth} />
    <div class="curtain__card">
      <span class="curtain__emblem"><${Emblem} pigment=${ctx.pigment(seat)} /></span>
      <h2 id="curtain-head">${t("curtain-head", { name: ctx.name(seat) })}</h2>
      <p>${t("curtain-why", { covered: me === null ? "no" : "yes", from: me === null ? "" : ctx.name(me), to: ctx.name(seat) })}</p>
      <button type="button" class="k-btn k-btn--ink k-btn--lg" ref=${ready} onClick=${show}>${t("curtain-show", { name: ctx.name(seat) })}</button>
      <p class="k-caption">${t("curtain-who", { who: names(env.ctx, store.seats.value) })}</p>
      ${
        me !== null &&
        store.table.value.phase === "running" &&
        html`<button type="button" class="link" onClick=${() => {
          ui.handTo.value = null;
        }}>${t("curtain-stay", { name: ctx.name(me) })}</button>`
      }
    </div>
  </section>`;
}

function Cloth() {
  const width = FOLDS * 72;
  const scallops = (/** @type {string} */ one) => one.repeat(FOLDS * 2);
  return html`<svg class="curtain__cloth" viewBox=${`0 0 ${width} 400`} preserveAspectRatio="none" aria-hidden="true">
    <defs><clipPath id="cloth"><path d=${`M0 0H${width}V372${scallops("q-18 40 -36 0")}Z`} /></clipPath></defs>
    <g clip-path="url(#cloth)">
      <rect width=${width} height="400" fill="var(--l-roof)" />
      ${Array.from({ length: FOLDS + 1 }, (_, i) => {
        const x = i * 72;
        return html`<path d=${`M${x - 5} 0C${x - 22} 118 ${x - 8} 235 ${x - 26} 400H${x + 16}C${x + 4} 235 ${x + 12} 118 ${x + 5} 0Z`} fill="var(--cv-wine)" opacity=".38" />
          <path d=${`M${x + 29} 10C${x + 33} 137 ${x + 26} 235 ${x + 35} 400`} fill="none" stroke="var(--gilt)" stroke-width="1.2" opacity=".35" />`;
      })}
      <path d=${`M0 346${scallops("q18 40 36 0")}`} fill="none" stroke="var(--gilt)" stroke-width="4" vector-effect="non-scaling-stroke" />
    </g>
    <path d=${`M0 5H${width}`} stroke="var(--l-earth-ink)" stroke-width="10" vector-effect="non-scaling-stroke" />
  </svg>`;
}

/** The own seats at this device, to change by hand. @param {{env: Env}} props */
export function OwnSeats({ env }) {
  const { store, ctx, ui, t } = env;
  if (store.seats.value.length < 2) return null;
  return html`<div class="me__seats" role="group" aria-label=${t("own-seats")}>
    ${store.seats.value.map(
      (
        seat,
      ) => html`<button type="button" key=${seat} class="me__seat" aria-pressed=${seat === store.seat.value} aria-label=${ctx.name(seat)} title=${ctx.name(seat)}
        onClick=${() => {
          if (seat !== store.seat.value) ui.handTo.value = seat;
        }}
      >
        <${Emblem} pigment=${ctx.pigment(seat)} />
        ${store.table.value.waiting.includes(seat) && html`<${Icon} name="ui-hourglass" />`}
      </button>`,
    )}
  </div>`;
}
