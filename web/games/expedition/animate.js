/** What happened, shown: figures walk, cards fly, the offer fills up, coins count up. */
import { duration, pause, play, travel } from "../../lib/motion.js";
import { cardsById } from "./cards.js";
import { chartOf, FEET, standings, stretch } from "./chart.js";

/**
 * @import {Batch, GameView, Seat, ToldEvent} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 * @import {Chart} from "./chart.js"
 * @import {Point} from "./geometry.js"
 *
 * @typedef {object} Scene  One row on show: measured before, played after.
 * @property {GameContext} ctx
 * @property {Chart} chart
 * @property {Batch} batch
 * @property {GameView} before
 * @property {GameView} after
 * @property {Map<string, DOMRect>} places  where things were, by selector
 * @property {boolean} skipped  somebody touched the page: all is shown at once
 */

/** How long a figure at most waits for its turn to walk, ms. */
const PATIENCE = 20_000;

/** @param {string} selector @returns {HTMLElement | SVGElement | null} */
const find = (selector) => document.querySelector(selector);
/** @param {string} id */
const inHand = (id) => `[data-card="${id}"]`;
/** @param {string} id a card, or "pile" */
const inOffer = (id) => `[data-draw="${id}"]`;
/** @param {string} figure */
const piece = (figure) => find(`[data-figure="${figure}"]`);

/**
 * @param {Batch} batch
 * @param {GameView} before
 * @param {GameView} after
 * @param {GameContext} ctx
 * @returns {() => Promise<void>}
 */
export function animate(batch, before, after, ctx) {
  const chart = chartOf(ctx.components);
  const watched = [
    ...(before.private?.hand ?? []).map(inHand),
    ...before.public.display.map(inOffer),
    inOffer("pile"),
  ];
  /** @type {Map<string, DOMRect>} */
  const places = new Map();
  for (const selector of watched) {
    const box = find(selector)?.getBoundingClientRect();
    if (box) places.set(selector, box);
  }
  return () => perform({ ctx, chart, batch, before, after, places, skipped: false });
}

/** The events one after another, unless somebody has seen enough. @param {Scene} scene */
async function perform(scene) {
  const skip = () => {
    scene.skipped = true;
  };
  document.addEventListener("pointerdown", skip, { capture: true });
  const moved = hold(scene);
  showGold(scene.before.public.gold);
  for (const event of scene.batch.events) {
    if (scene.skipped) break;
    await SHOW[event.kind]?.(scene, event);
  }
  document.removeEventListener("pointerdown", skip, { capture: true });
  for (const figure of moved) release(figure);
  showGold(scene.after.public.gold);
}

/** @type {Record<string, (scene: Scene, event: ToldEvent) => Promise<any>>} */
const SHOW = {
  stepped: (scene, event) => Promise.all([fly(scene, event.cards), walk(scene, event)]),
  ballast_paid: (scene, event) => Promise.all([count(scene, event.seat, event.gold), walk(scene, event)]),
  chest_taken: (scene, { space, seat, value }) => pay(scene, space, seat, value),
  caught_up: (scene, { figure, from, to }) => glide(scene, figure, along(scene, from, to, 18), 1),
  drew_display: (scene, { seat, card }) => take(scene, seat, card, inOffer(card)),
  drew_pile: (scene, { seat, card }) => take(scene, seat, card, inOffer("pile")),
  display_filled: (scene, { cards }) => turnUp(scene, cards),
  interim_scored: score,
  final_scored: score,
};

// ── Figures ───────────────────────────────────────────────────────────────────────────────────────

/** Figures that are elsewhere now stay where they were until it is their turn. @param {Scene} scene @returns {string[]} */
function hold({ chart, before, after }) {
  const now = new Map(standings(chart, after.public.figures).map(({ colour, at }) => [colour, at]));
  const moved = standings(chart, before.public.figures).filter(
    ({ colour, at }) => now.get(colour)?.join() !== at.join(),
  );
  for (const { colour, at } of moved) void play(piece(colour), [frame(at), frame(at)], { ms: PATIENCE });
  return moved.map(({ colour }) => colour);
}

/** @param {string} figure */
function release(figure) {
  for (const animation of piece(figure)?.getAnimations() ?? []) animation.cancel();
}

/** @param {Point} at @param {number} [lift] */
const frame = ([x, y], lift = 0) => ({ transform: `translate(${x}px, ${y - lift}px) scale(.98)` });

/** The way along the road, where feet go. @param {Scene} scene @param {number} from @param {number} to @param {number} [lift] @returns {Point[]} */
const along = ({ chart }, from, to, lift = 0) =>
  stretch(chart.road, from, to).map(([x, y]) => [x, y + FEET - lift]);

/** Along the road, with a hop over every space that is skipped. @param {Scene} scene @param {ToldEvent} event */
function walk(scene, { figure, from, to }) {
  const start = standings(scene.chart, scene.before.public.figures).find(({ colour }) => colour === figure);
  const way = along(scene, from, to);
  return glide(scene, figure, start && start.space === from ? [start.at, ...way.slice(1)] : way, to - from);
}

/** @param {Scene} scene @param {string} figure @param {Point[]} way @param {number} hops */
async function glide(scene, figure, way, hops) {
  const frames = way.map((at, i) => {
    const share = i / (way.length - 1);
    return frame(at, Math.abs(Math.sin(share * hops * Math.PI)) * (hops > 1 ? 20 : 12));
  });
  release(figure);
  await play(piece(figure), frames, {
    ms: duration("travel") * Math.min(1.5, 0.8 + hops * 0.15),
    easing: "linear",
  });
  // Where more is to come it waits here: the page may have drawn it farther on already.
  if (!scene.skipped)
    void play(piece(figure), [frame(way[way.length - 1]), frame(way[way.length - 1])], { ms: PATIENCE });
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

/** Played cards fly to the discard, from the own hand or from whoever played them. @param {Scene} scene @param {string[]} cards */
function fly({ ctx, batch, places }, cards) {
  const to = find("[data-discard]")?.getBoundingClientRect();
  const from = find(`[data-seat="${batch.seat}"]`)?.getBoundingClientRect();
  const facts = cardsById(ctx.components);
  return Promise.all(
    cards.map((id, i) => send(facts.get(id)?.colour ?? "back", places.get(inHand(id)) ?? from, to, i * 60)),
  );
}

/** A drawn card comes to the own hand, or goes to whoever drew it. @param {Scene} scene @param {Seat} seat @param {string | undefined} card @param {string} source */
function take({ ctx, places }, seat, card, source) {
  const from = places.get(source);
  if (seat === ctx.seat.peek() && card) return travel(find(inHand(card)), from, { lift: 24 });
  const to = find(`[data-hand="${seat}"]`)?.getBoundingClientRect();
  const colour = card && cardsById(ctx.components).get(card)?.colour;
  return send(colour ?? "back", from, to, 0);
}

/** Cards turned up from the pile. @param {Scene} scene @param {string[]} cards */
function turnUp({ places }, cards) {
  const from = places.get(inOffer("pile"));
  return Promise.all(
    cards.map((id, i) => travel(find(inOffer(id)), from, { ms: duration("slide"), delay: i * 80 })),
  );
}

/** A card that flies over the page. @param {string} colour or "back" @param {DOMRect | undefined} from @param {DOMRect | undefined} to @param {number} delay */
function send(colour, from, to, delay) {
  const copy = document.createElement("div");
  copy.className = "x-flying";
  copy.dataset.c = colour;
  copy.style.width = `${Math.min(from?.width ?? 0, 80)}px`;
  return flight(copy, from, to, { delay, fade: true });
}

// ── Gold ──────────────────────────────────────────────────────────────────────────────────────────

/** Gold from a space to a seat. @param {Scene} scene @param {number} space @param {Seat} seat @param {number} gold */
async function pay(scene, space, seat, gold) {
  const from = find(`[data-space="${space}"]`)?.getBoundingClientRect();
  const to = find(`[data-gold="${seat}"]`)?.getBoundingClientRect();
  const coins = Array.from({ length: Math.min(gold, 7) }, (_, i) => {
    const coin = document.createElement("div");
    coin.className = "x-coin-flying";
    return flight(coin, from, to, { delay: i * 50, fade: false });
  });
  await Promise.all([...coins, count(scene, seat, shownGold(seat) + gold)]);
}

/** Who scores is paid where it stands; in the interim scoring they go on to the town then. @param {Scene} scene @param {ToldEvent} event */
async function score(scene, { kind, figures }) {
  for (const { seat, space, gold } of figures) if (!scene.skipped) await pay(scene, space, seat, gold);
  if (kind !== "interim_scored" || scene.skipped) return;
  const town = scene.chart.town;
  await Promise.all(
    figures
      .filter((/** @type {{space: number}} */ { space }) => space < town)
      .map((/** @type {{figure: string, space: number}} */ { figure, space }) =>
        glide(scene, figure, along(scene, space, town), 1),
      ),
  );
}

/** The gold on show. @param {Seat} seat */
const shownGold = (seat) => Number(find(`[data-gold="${seat}"]`)?.textContent ?? 0);

/** @param {number[]} gold by seat */
function showGold(gold) {
  for (const [seat, amount] of gold.entries()) show(seat, amount);
}

/** The text nodes are the page's own: only what they say is changed. @param {Seat} seat @param {number} gold */
function show(seat, gold) {
  for (const { firstChild } of document.querySelectorAll(`[data-gold="${seat}"]`)) {
    if (firstChild) firstChild.nodeValue = String(gold);
  }
}

/** Gold counts up or down, one by one. @param {Scene} scene @param {Seat} seat @param {number} to */
async function count(scene, seat, to) {
  const from = shownGold(seat);
  const steps = Math.abs(to - from);
  for (let i = 1; i <= steps && !scene.skipped; i++) {
    await pause(duration("count") / steps);
    show(seat, from + Math.sign(to - from) * i);
  }
}

/**
 * Something small flies from one place to another and is gone.
 * @param {HTMLElement} thing
 * @param {DOMRect | undefined} from @param {DOMRect | undefined} to
 * @param {{delay: number, fade: boolean}} how
 */
async function flight(thing, from, to, { delay, fade }) {
  if (!from?.width || !to?.width) return;
  const middle = (/** @type {DOMRect} */ box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  thing.style.left = `${x0}px`;
  thing.style.top = `${y0}px`;
  document.body.append(thing);
  const frames = [
    { transform: "translate(-50%, -50%)", opacity: 1 },
    {
      transform: `translate(-50%, -50%) translate(${(x1 - x0) / 2}px, ${(y1 - y0) / 2 - 36}px) scale(.8)`,
      opacity: 1,
      offset: 0.55,
    },
    {
      transform: `translate(-50%, -50%) translate(${x1 - x0}px, ${y1 - y0}px) scale(.5)`,
      opacity: fade ? 0 : 1,
    },
  ];
  await play(thing, frames, { ms: duration("travel"), delay });
  thing.remove();
}
