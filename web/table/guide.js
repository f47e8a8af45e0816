/** The guide through a first turn: one mark open, the others numbers in their places; the real buttons work. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { keep, remembered } from "../lib/settings.js";
import { layout } from "./context.js";
import { cardPlace, cardWidth } from "./guide-place.js";

/** @import {Mark} from "../games/screen.js" */
/** @import {Env} from "./env.js" */
/** @import {Place} from "./guide-place.js" */

/** @param {Env} env */
const marksOf = ({ screen, ctx }) => screen.guide.filter((mark) => mark.when?.(ctx) ?? true);

/** Whether there is anything to be told as things stand. @param {Env} env */
export const hasGuide = (env) => marksOf(env).length > 0;

/** @param {Env} env */
export function startGuide({ ui }) {
  ui.guide.value = 0;
}

/** Whoever plays a game for the first time gets the guide at the first turn. @param {Env} env */
export function useGuide(env) {
  const { screen, ui, store } = env;
  const offered = useRef(false);
  useSignalEffect(() => {
    if (offered.current || !store.mine.value || !screen.guide.length || remembered(`guide-${screen.id}`))
      return;
    const acted = store.snapshot.value.log.some(
      ({ kind, seat }) => kind === "move" && seat === store.seat.value,
    );
    if (acted) return;
    offered.current = true;
    ui.guide.value = 0;
  });
  // The first move of one's own ends it: what it told of is done.
  useSignalEffect(() => {
    const row = store.arrived.value;
    if (row?.kind === "move" && row.seat === store.seat.peek() && ui.guide.peek() !== null) end(env);
  });
}

/** @param {Env} env */
function end({ ui, screen }) {
  ui.guide.value = null;
  keep(`guide-${screen.id}`, "done");
}

/** @param {{env: Env}} props */
export function Guide({ env }) {
  const { ui, store } = env;
  const at = ui.guide.value;
  const marks = at === null ? [] : marksOf(env);
  const places = usePlaces(marks, store.snapshot.value.seq);
  if (at === null || !marks.length || ui.sheet.value || ui.question.value) return null;
  const current = Math.min(at, marks.length - 1);
  return html`<div class="guide">
    ${marks.map(
      (mark, i) =>
        places[i] &&
        i !== current &&
        html`<${Dot} key=${mark.id} n=${i + 1} place=${places[i]} onOpen=${() => {
          ui.guide.value = i;
        }} label=${env.t(`guide-${mark.id}.title`, mark.params?.(env.ctx))} />`,
    )}
    <${Card} env=${env} mark=${marks[current]} n=${current + 1} of=${marks.length} place=${places[current]} onEnd=${() => end(env)} />
  </div>`;
}

/**
 * Where the marks' anchors are in the window, followed as things move.
 * @param {Mark[]} marks
 * @param {number} seq
 * @returns {(Place | null)[]}
 */
function usePlaces(marks, seq) {
  const [places, setPlaces] = useState(/** @type {(Place | null)[]} */ ([]));
  const key = marks.map(({ anchor }) => anchor).join();
  useEffect(() => {
    if (!marks.length) return;
    const look = () =>
      setPlaces((old) => {
        const now = marks.map(({ anchor }) => placeOf(anchor));
        return JSON.stringify(now) === JSON.stringify(old) ? old : now;
      });
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [key, seq]);
  return places;
}

/** @param {string} anchor @returns {Place | null} */
function placeOf(anchor) {
  const box = document.querySelector(anchor)?.getBoundingClientRect();
  if (!box?.width) return null;
  return {
    left: Math.round(box.left),
    top: Math.round(box.top),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
}

/** @param {{n: number, place: Place, label: string, onOpen: () => void}} props */
function Dot({ n, place, label, onOpen }) {
  const style = {
    left: `${Math.min(place.left + place.width - 14, innerWidth - 36)}px`,
    top: `${Math.max(2, place.top - 14)}px`,
  };
  return html`<button type="button" class="guide__dot k-num" style=${style} aria-label=${label} onClick=${onOpen}>${n}</button>`;
}

/** So many marks are counted by dots as well; more of them would leave no room for the buttons. */
const MOST_DOTS = 6;

/** @param {{env: Env, mark: Mark, n: number, of: number, place: Place | null | undefined, onEnd: () => void}} props */
function Card({ env, mark, n, of, place, onEnd }) {
  const { t, ctx, ui } = env;
  const params = mark.params?.(ctx) ?? {};
  const [card, style] = useCardPlace(place);
  const next = () => {
    if (n === of) onEnd();
    else ui.guide.value = n;
  };
  useEffect(() => {
    document.querySelector(mark.anchor)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [mark.id]);
  return html`${place && html`<span class="guide__ring" style=${ring(place)}></span>`}
    <section class="guide__card" ref=${card} style=${style} role="dialog" aria-labelledby="guide-head">
      <h2 id="guide-head"><span class="guide__n k-num" aria-hidden="true">${n}</span>${t(`guide-${mark.id}.title`, params)}</h2>
      <p>${t.rich(`guide-${mark.id}`, params)}</p>
      <footer>
        ${of <= MOST_DOTS && html`<span class="guide__dots" aria-hidden="true">${Array.from({ length: of }, (_, i) => html`<i data-on=${i < n ? "" : undefined}></i>`)}</span>`}
        <span class="k-caption">${t("guide-at", { n, of })}</span>
        <span class="grow"></span>
        ${n < of && html`<button type="button" class="k-btn k-btn--quiet" onClick=${onEnd}>${t("guide-no")}</button>`}
        <button type="button" class="k-btn k-btn--ink" data-focus="guide-next" onClick=${next}>${t(n === of ? "guide-done" : "guide-next")}</button>
      </footer>
    </section>`;
}

/** @param {Place} place */
const ring = ({ left, top, width, height }) => ({
  left: `${left - 6}px`,
  top: `${top - 6}px`,
  width: `${width + 12}px`,
  height: `${height + 12}px`,
});

/** The card's width on a desktop, px. */
const WIDTH = 400;

/** Where the card is drawn, and the ref that measures it. @param {Place | null | undefined} place */
function useCardPlace(place) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => setHeight(card.current?.offsetHeight ?? 0));
  const style = layout.value === "phone" ? onPhone(place ?? null, height) : beside(place);
  return /** @type {const} */ ([card, style]);
}

/** @param {Place | null} place @param {number} height */
function onPhone(place, height) {
  const room = { width: innerWidth, height: innerHeight };
  const { left, top } = cardPlace(room, height, place, placeOf(".bar"));
  return { left: `${left}px`, top: `${top}px`, width: `${cardWidth(room)}px` };
}

/** Beside its anchor where there is room, else at the right edge: over the log rather than the board. @param {Place | null | undefined} place */
function beside(place) {
  if (!place) return { left: `${(innerWidth - WIDTH) / 2}px`, top: "20%" };
  const right = place.left + place.width + 20;
  const before = place.left - WIDTH - 20;
  const last = innerWidth - WIDTH - 12;
  const left = right <= last || before < 12 ? Math.min(right, last) : before;
  return { left: `${left}px`, top: `${Math.max(60, Math.min(innerHeight - 280, place.top - 20))}px` };
}
