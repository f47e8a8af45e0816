/** What happened, shown: ships sail, cards go over and come up, ducats count. */
import { duration, pause, play, travel } from "../../lib/motion.js";
import { chartOf, wayOf } from "./chart.js";

/**
 * @import {Point} from "../../lib/curves.js"
 * @import {Batch, GameView, Seat, ToldEvent} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} Scene  One row on show: measured before, played after.
 * @property {GameContext} ctx
 * @property {Batch} batch
 * @property {GameView} before
 * @property {GameView} after
 * @property {Map<string, DOMRect>} places  where things were, by selector
 * @property {boolean} skipped  somebody touched the page: all is shown at once
 */

/** How long a ship at most waits for its turn to sail, ms. */
const PATIENCE = 20_000;
/** Most cards that fly one by one. */
const FLIGHT = 6;

/** @param {string} selector @returns {HTMLElement | SVGElement | null} */
const find = (selector) => document.querySelector(selector);
/** @param {string} id */
const inHand = (id) => `[data-card="${id}"]`;
const DECK = "[data-deck]";

/**
 * @param {Batch} batch @param {GameView} before @param {GameView} after @param {GameContext} ctx
 * @returns {() => Promise<void>}
 */
export function animate(batch, before, after, ctx) {
  const watched = [
    ...(before.private?.hand ?? []).map(inHand),
    ...before.public.played.map((/** @type {string} */ id) => `[data-played="${id}"]`),
    DECK,
  ];
  /** @type {Map<string, DOMRect>} */
  const places = new Map();
  for (const selector of watched) {
    const box = find(selector)?.getBoundingClientRect();
    if (box) places.set(selector, box);
  }
  return () => perform({ ctx, batch, before, after, places, skipped: false });
}

/** The events one after another, unless somebody has seen enough. @param {Scene} scene */
async function perform(scene) {
  const skip = () => {
    scene.skipped = true;
  };
  document.addEventListener("pointerdown", skip, { capture: true });
  const held = hold(scene);
  for (const [seat, { ducats }] of scene.before.public.seats.entries()) show(seat, ducats);
  for (const event of scene.batch.events) {
    if (scene.skipped) break;
    await SHOW[event.kind]?.(scene, event);
  }
  document.removeEventListener("pointerdown", skip, { capture: true });
  for (const seat of held) release(seat);
  for (const [seat, { ducats }] of scene.after.public.seats.entries()) show(seat, ducats);
}

/** @type {Record<string, (scene: Scene, event: ToldEvent) => Promise<any>>} */
const SHOW = {
  influence_paid: (scene, { seat, ducats }) => earn(scene, seat, ducats),
  bought: (scene, { seat, source, card, price }) =>
    Promise.all([
      draw(scene, seat, card ? [card] : [], 1, source === "deck" ? DECK : `[data-pirates="${seat}"]`),
      earn(scene, seat, -price),
    ]),
  deal_done: exchange,
  cards_played: (scene, { seat, cards }) => lay(scene, seat, cards ?? []),
  money_gained: (scene, { seat, ducats }) => earn(scene, seat, ducats),
  pirates_drawn: (scene, { seat, count }) => toPile(scene, DECK, `[data-pirates="${seat}"]`, count),
  discarded: (scene, { seat, count }) =>
    toPile(scene, handOf(scene, seat), `[data-pirates="${seat}"]`, count),
  market_drawn: (scene, { seat, cards, count }) => draw(scene, seat, cards ?? [], count, DECK),
  sailed: (scene, { seat, from, path }) =>
    sail(scene, seat, wayOf(chartOf(scene.ctx.components), from, path), path.length),
  compass_used: (scene, { seat, from, to }) =>
    to ? sail(scene, seat, straight(scene, from, to), 2) : Promise.resolve(),
  interim_scoring: (scene, { seats }) =>
    Promise.all(
      seats.map(
        (/** @type {{award: number, cargo: number}} */ { award, cargo }, /** @type {number} */ seat) =>
          earn(scene, seat, award + cargo),
      ),
    ),
};

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

/** @param {Seat} seat */
const ship = (seat) => find(`[data-ship="${seat}"]`);

/** Ships that are elsewhere now stay where they were until it is their turn. @param {Scene} scene @returns {Seat[]} */
function hold({ ctx, before, after }) {
  const chart = chartOf(ctx.components);
  const moved = before.public.seats.flatMap((/** @type {any} */ one, /** @type {number} */ seat) =>
    one.ship !== after.public.seats[seat].ship ? [seat] : [],
  );
  for (const seat of moved)
    stay(seat, /** @type {Point} */ (chart.harbours.get(before.public.seats[seat].ship)));
  return moved;
}

/** @param {Seat} seat @param {Point} at */
function stay(seat, at) {
  void play(ship(seat), [frame(at), frame(at)], { ms: PATIENCE });
}

/** @param {Seat} seat */
function release(seat) {
  for (const animation of ship(seat)?.getAnimations() ?? []) animation.cancel();
}

/** Beside the harbour, as ships lie. @param {Point} at */
const frame = ([x, y]) => ({ transform: `translate(${x}px, ${y - 19}px)` });

/** @param {Scene} scene @param {string} from @param {string} to @returns {Point[]} */
function straight({ ctx }, from, to) {
  const { harbours } = chartOf(ctx.components);
  return [/** @type {Point} */ (harbours.get(from)), /** @type {Point} */ (harbours.get(to))];
}

/** @param {Scene} scene @param {Seat} seat @param {Point[]} way @param {number} routes */
async function sail(scene, seat, way, routes) {
  release(seat);
  await play(ship(seat), way.map(frame), {
    ms: duration("travel") * Math.min(3, 0.8 + routes * 0.6),
    easing: "ease-in-out",
  });
  if (!scene.skipped) stay(seat, way[way.length - 1]);
}

// ── Cards ─────────────────────────────────────────────────────────────────────────────────────────

/** Where a seat's cards are seen: the own hand, or its number in the panel. @param {Scene} scene @param {Seat} seat */
const handOf = ({ ctx }, seat) => (seat === ctx.seat.peek() ? ".o-hand" : `[data-seat="${seat}"]`);

/** @param {string} selector */
const boxOf = (selector) => find(selector)?.getBoundingClientRect();

/** Cards come to the own hand openly, to another's unseen. @param {Scene} scene @param {Seat} seat @param {string[]} cards @param {number} count @param {string} source */
function draw(scene, seat, cards, count, source) {
  const from = scene.places.get(source) ?? boxOf(source);
  if (seat === scene.ctx.seat.peek() && cards.length)
    return Promise.all(cards.map((card, i) => travel(find(inHand(card)), from, { lift: 24, delay: i * 70 })));
  return flights(from, boxOf(handOf(scene, seat)), count);
}

/** Both sides of a deal go over at once. @param {Scene} scene @param {ToldEvent} event */
async function exchange(scene, { maker, receiver, give, want, given = [], taken = [] }) {
  const own = scene.ctx.seat.peek();
  /** @param {Seat} from @param {Seat} to @param {number} n @param {string[]} cards */
  const over = (from, to, n, cards) => {
    const start =
      cards.length && from === own ? scene.places.get(inHand(cards[0])) : boxOf(handOf(scene, from));
    if (to === own && cards.length)
      return Promise.all(
        cards.map((card, i) => travel(find(inHand(card)), start, { lift: 24, delay: i * 70 })),
      );
    return flights(start, boxOf(handOf(scene, to)), n);
  };
  await Promise.all([
    over(maker, receiver, give.cards.length, given),
    over(receiver, maker, want.cards.length, taken),
    earn(scene, maker, want.ducats - give.ducats),
    earn(scene, receiver, give.ducats - want.ducats),
  ]);
}

/** Played cards are laid open. @param {Scene} scene @param {Seat} seat @param {string[]} cards */
function lay(scene, seat, cards) {
  return Promise.all(
    cards.map((card, i) => {
      const from = scene.places.get(inHand(card)) ?? boxOf(handOf(scene, seat));
      return travel(find(`[data-played="${card}"]`) ?? find(inHand(card)), from, { delay: i * 70 });
    }),
  );
}

/** @param {Scene} scene @param {string} from @param {string} to @param {number} count */
const toPile = (scene, from, to, count) => flights(scene.places.get(from) ?? boxOf(from), boxOf(to), count);

/** Backs of cards that fly over the page. @param {DOMRect | undefined} from @param {DOMRect | undefined} to @param {number} count */
const flights = (from, to, count) =>
  Promise.all(Array.from({ length: Math.min(count, FLIGHT) }, (_, i) => flight(from, to, i * 70)));

/** @param {DOMRect | undefined} from @param {DOMRect | undefined} to @param {number} delay */
async function flight(from, to, delay) {
  if (!from?.width || !to?.width) return;
  const middle = (/** @type {DOMRect} */ box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const card = document.createElement("div");
  card.className = "o-flying";
  card.style.left = `${x0}px`;
  card.style.top = `${y0}px`;
  document.body.append(card);
  const frames = [
    { transform: "translate(-50%, -50%)", opacity: 1 },
    {
      transform: `translate(-50%, -50%) translate(${(x1 - x0) / 2}px, ${(y1 - y0) / 2 - 30}px)`,
      opacity: 1,
      offset: 0.55,
    },
    { transform: `translate(-50%, -50%) translate(${x1 - x0}px, ${y1 - y0}px) scale(.5)`, opacity: 0 },
  ];
  await play(card, frames, { ms: duration("travel"), delay });
  card.remove();
}

// ── Ducats ────────────────────────────────────────────────────────────────────────────────────────

/** The ducats on show. @param {Seat} seat */
const shown = (seat) => Number((find(`[data-ducats="${seat}"]`)?.textContent ?? "0").replace("−", "-"));

/** The text nodes are the page's own: only what they say is changed. @param {Seat} seat @param {number} ducats */
function show(seat, ducats) {
  for (const { firstChild } of document.querySelectorAll(`[data-ducats="${seat}"]`)) {
    if (firstChild) firstChild.nodeValue = ducats < 0 ? `−${-ducats}` : String(ducats);
  }
}

/** They count up or down. @param {Scene} scene @param {Seat} seat @param {number} ducats */
async function earn(scene, seat, ducats) {
  const from = shown(seat);
  const steps = Math.abs(ducats);
  for (let i = 1; i <= steps && !scene.skipped; i++) {
    await pause(duration("count") / steps);
    show(seat, from + Math.sign(ducats) * i);
  }
}
