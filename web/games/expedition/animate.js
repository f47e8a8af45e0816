/** What happened, shown: figures walk, cards fly, the offer fills up, coins count up. */
import { duration, pause, play, travel } from "../../lib/motion.js";
import { chartOf, FEET, standings, stretch } from "./chart.js";

/**
 * @import {Batch, GameView, ToldEvent} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 * @import {Point} from "./geometry.js"
 */

/** @param {string} selector */
const find = (selector) => document.querySelector(selector);
/** @param {string} selector */
const rect = (selector) => find(selector)?.getBoundingClientRect();

/**
 * @param {Batch} batch
 * @param {GameView} before
 * @param {GameView} after
 * @param {GameContext} ctx
 * @returns {() => Promise<void>}
 */
export function animate(batch, before, after, ctx) {
  // Measured while the page still shows the position before.
  /** @type {Map<string, DOMRect | undefined>} */
  const hand = new Map(
    (before.private?.hand ?? []).map((/** @type {string} */ id) => [id, rect(`[data-card="${id}"]`)]),
  );
  const display = new Map(
    before.public.display.map((/** @type {string} */ id) => [id, rect(`[data-draw="${id}"]`)]),
  );
  const pile = rect('[data-draw="pile"]');
  const own = batch.seat === ctx.seat.peek();
  const gone = own ? "" : `[data-seat="${batch.seat}"]`;
  return async () => {
    for (const event of batch.events) {
      const { kind, seat, card, cards, figure } = event;
      if (kind === "stepped")
        await Promise.all([fly(cards, hand, gone), walk(ctx, before, after, figure, event)]);
      else if (kind === "ballast_paid")
        await Promise.all([
          count(seat, before.public.gold[seat], after.public.gold[seat]),
          walk(ctx, before, after, figure, event),
        ]);
      else if (kind === "chest_taken") await open(ctx, event, before, after);
      else if (kind === "caught_up") await pass(ctx, figure, event, after);
      else if (kind === "drew_display")
        await take(own ? `[data-card="${card}"]` : `[data-hand="${seat}"]`, display.get(card), own);
      else if (kind === "drew_pile")
        await take(own && card ? `[data-card="${card}"]` : `[data-hand="${seat}"]`, pile, own);
      else if (kind === "display_filled") await turnUp(cards, pile);
      else if (kind === "interim_scored" || kind === "final_scored") await pay(ctx, event, before, after);
    }
  };
}

/**
 * A figure along the road, with a hop over every space that is skipped.
 * @param {GameContext} ctx @param {GameView} before @param {GameView} after @param {string} figure @param {ToldEvent} event
 */
async function walk(ctx, before, after, figure, { from, to }) {
  const chart = chartOf(ctx.components);
  const start = standings(chart, before.public.figures).find(({ colour }) => colour === figure);
  const way = stretch(chart.road, from, to).map(([x, y]) => /** @type {Point} */ ([x, y + FEET]));
  if (start) way[0] = start.at;
  // The figure may be drawn elsewhere already (carried on to the town): it is put back to the end of this way.
  await glide(figure, way, to - from, after, ctx);
}

/**
 * @param {string} figure @param {Point[]} way @param {number} hops @param {GameView} after @param {GameContext} ctx
 */
async function glide(figure, way, hops, after, ctx) {
  const piece = find(`[data-figure="${figure}"]`);
  const end = standings(chartOf(ctx.components), after.public.figures).find(
    ({ colour }) => colour === figure,
  );
  if (!piece || !end || way.length < 2) return;
  const frames = way.map(([x, y], i) => {
    const share = i / (way.length - 1);
    const hop = Math.abs(Math.sin(share * hops * Math.PI)) * (hops > 1 ? 20 : 12);
    return { transform: `translate(${x}px, ${y - hop}px) scale(.98)` };
  });
  await play(piece, frames, { ms: duration("travel") * Math.min(2, 0.75 + hops * 0.25), easing: "linear" });
}

/** Carried on to the town. @param {GameContext} ctx @param {string} figure @param {ToldEvent} event @param {GameView} after */
async function pass(ctx, figure, { from, to }, after) {
  const chart = chartOf(ctx.components);
  const way = stretch(chart.road, from, to).map(([x, y]) => /** @type {Point} */ ([x, y + FEET - 18]));
  await glide(figure, way, 1, after, ctx);
}

/**
 * Played cards fly to the discard: from the own hand, or from the panel of the seat that played them.
 * @param {string[]} cards @param {Map<string, DOMRect | undefined>} hand @param {string} seat selector of the panel
 */
async function fly(cards, hand, seat) {
  const target = rect("[data-discard]");
  const source = seat ? rect(seat) : undefined;
  if (!target) return;
  await Promise.all(cards.map((id, i) => ghost(id, hand.get(id) ?? source, target, i * 60)));
}

/**
 * A copy of a card that flies over the page.
 * @param {string} id @param {DOMRect | undefined} from @param {DOMRect} to @param {number} delay
 */
async function ghost(id, from, to, delay) {
  if (!from?.width) return;
  const width = Math.min(from.width, 88);
  const copy = document.createElement("div");
  copy.className = "x-flying";
  copy.dataset.c = id.split("-")[0];
  copy.style.width = `${width}px`;
  copy.style.left = `${from.left + from.width / 2 - width / 2}px`;
  copy.style.top = `${from.top}px`;
  document.body.append(copy);
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  await play(
    copy,
    [
      { transform: "none" },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 30}px) rotate(4deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0 },
    ],
    { ms: duration("travel"), delay },
  );
  copy.remove();
}

/** A drawn card comes to the hand, or to the panel of the seat that drew it. @param {string} selector @param {DOMRect | undefined} from @param {boolean} own */
async function take(selector, from, own) {
  const target = find(selector);
  if (own) return travel(target, from, { lift: 24 });
  if (from && target) await ghost("back", from, target.getBoundingClientRect(), 0);
}

/** Cards turned up from the pile. @param {string[]} cards @param {DOMRect | undefined} pile */
async function turnUp(cards, pile) {
  await Promise.all(
    cards.map((id, i) => travel(find(`[data-draw="${id}"]`), pile, { ms: duration("slide"), delay: i * 80 })),
  );
}

/** A chest opens: its gold goes to whoever came first. @param {GameContext} ctx @param {ToldEvent} event @param {GameView} before @param {GameView} after */
async function open(ctx, { space, value, seat }, before, after) {
  const at = rect(`[data-space="${space}"]`);
  const target = find(`[data-gold="${seat}"]`);
  await Promise.all([
    at && target ? coins(at, target.getBoundingClientRect(), value) : undefined,
    count(seat, after.public.gold[seat] - value, after.public.gold[seat]),
  ]);
}

/** @param {DOMRect} from @param {DOMRect} to @param {number} number */
async function coins(from, to, number) {
  await Promise.all(
    Array.from({ length: Math.min(number, 7) }, async (_, i) => {
      const coin = document.createElement("div");
      coin.className = "x-coin-flying";
      coin.style.left = `${from.left + from.width / 2}px`;
      coin.style.top = `${from.top + from.height / 2}px`;
      document.body.append(coin);
      const [x, y] = [
        to.left + to.width / 2 - from.left - from.width / 2,
        to.top + to.height / 2 - from.top - from.height / 2,
      ];
      await play(
        coin,
        [
          { transform: "none" },
          { transform: `translate(${x * 0.4}px, ${y * 0.4 - 40}px)` },
          { transform: `translate(${x}px, ${y}px) scale(.7)` },
        ],
        { ms: duration("travel"), delay: i * 60 },
      );
      coin.remove();
    }),
  );
}

/** Every figure that scores is paid, one after another. @param {GameContext} ctx @param {ToldEvent} event @param {GameView} before @param {GameView} after */
async function pay(ctx, { figures }, before, after) {
  const totals = [...before.public.gold];
  for (const { seat, space, gold } of figures) {
    const [from, to] = [rect(`[data-space="${space}"]`), rect(`[data-gold="${seat}"]`)];
    await Promise.all([
      from && to ? coins(from, to, gold) : undefined,
      count(seat, totals[seat], totals[seat] + gold),
    ]);
    totals[seat] += gold;
  }
  for (const [seat, gold] of after.public.gold.entries()) show(seat, gold);
}

/** @param {number} seat @param {number} gold */
function show(seat, gold) {
  for (const element of document.querySelectorAll(`[data-gold="${seat}"]`))
    if (element.firstChild) element.firstChild.nodeValue = String(gold);
}

/** Gold counts up or down to what it is now. @param {number} seat @param {number} from @param {number} to */
async function count(seat, from, to) {
  const ms = duration("count");
  const steps = Math.abs(to - from);
  for (let i = 0; i <= steps && ms > 0; i++) {
    show(seat, from + Math.sign(to - from) * i);
    if (i < steps) await pause(ms / steps);
  }
  show(seat, to);
}
