/** What happened, shown: tokens, goods and merchants travel, tiles turn, coins count. */
import { duration, pause, play, travel } from "../../lib/motion.js";

/**
 * @import {Batch, GameView, Seat, ToldEvent} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} Scene  One row on show: measured before, played after.
 * @property {GameView} before
 * @property {GameView} after
 * @property {Map<string, DOMRect>} from  where things were
 * @property {boolean} skipped  somebody touched the page: all is shown at once
 */

/** @param {string} selector */
const find = (selector) => document.querySelector(selector);
/** @param {string} selector */
const box = (selector) => find(selector)?.getBoundingClientRect();
/** The panel of a seat: where what it gives comes from, and what it gets goes to. @param {Seat} seat */
const panel = (seat) => `[data-seat="${seat}"]`;
/** A seat in a ship. @param {string} ship */
const deck = (ship) => `[data-ship="${ship}"]`;

/** @param {Batch} batch @param {GameView} before @param {GameView} after @returns {() => Promise<void>} */
export function animate(batch, before, after) {
  /** @type {Map<string, DOMRect>} */
  const from = new Map();
  for (const selector of batch.events.flatMap(sources)) {
    const rect = box(selector);
    if (rect?.width) from.set(selector, rect);
  }
  return () => perform(batch.events, { before, after, from, skipped: false });
}

/** What is to be measured before it has gone. @param {ToldEvent} event @returns {string[]} */
function sources({ kind, seat, market, good, ship }) {
  if (kind === "bought")
    return [`[data-market="${market}"] [data-ware="${good}"]`, `[data-market="${market}"]`];
  if (kind === "landed") return [deck(ship)];
  if (kind === "moved" || kind === "tile_taken" || kind === "returned_home") return ["[data-traveller]"];
  return seat === undefined ? [] : [panel(seat)];
}

/** The events one after another, unless somebody has seen enough. @param {readonly ToldEvent[]} events @param {Scene} scene */
async function perform(events, scene) {
  const skip = () => {
    scene.skipped = true;
  };
  document.addEventListener("pointerdown", skip, { capture: true });
  showCoins(scene.before);
  for (const event of events) {
    if (scene.skipped) break;
    await SHOW[event.kind]?.(scene, event);
  }
  document.removeEventListener("pointerdown", skip, { capture: true });
  showCoins(scene.after);
}

/** @type {Record<string, (scene: Scene, event: ToldEvent) => Promise<any>>} */
const SHOW = {
  bid_placed: (scene, { seat, at, coins_gained: gained }) =>
    Promise.all([
      travel(find(`[data-token="${at}"] .fe-picture`), scene.from.get(panel(seat))),
      count(scene, seat, gained ?? 0),
    ]),
  bought: (scene, { seat, market, good, price }) =>
    Promise.all([
      arrive(
        seat,
        scene.from.get(`[data-market="${market}"] [data-ware="${good}"]`) ??
          scene.from.get(`[data-market="${market}"]`),
      ),
      count(scene, seat, -price),
    ]),
  swapped: (scene, { seat, price }) => count(scene, seat, -price),
  bonus_taken: (scene, { seat, price }) => count(scene, seat, -price),
  sold: (scene, { seat, coins_gained: gained }) => count(scene, seat, gained),
  boarded: (scene, { seat, ship, seat_no: no, coins }) =>
    Promise.all([
      travel(find(`${deck(ship)} [data-deck="${no}"] .fe-merchant`), scene.from.get(panel(seat)), {
        lift: 20,
      }),
      count(scene, seat, -coins),
    ]),
  landed: (scene, { ship }) =>
    travel(find("[data-traveller] .fe-merchant"), scene.from.get(deck(ship)), { lift: 30 }),
  moved: (scene) => travel(find("[data-traveller] .fe-merchant"), scene.from.get("[data-traveller]")),
  tile_taken: (scene, { province }) =>
    travel(find(`[data-standing="${province}"] .fe-merchant`), scene.from.get("[data-traveller]")),
  revealed: (_, { province }) => turn(find(`[data-tile="${province}"]`)),
  market_refilled: () => pause(duration("tap")),
  berth_refilled: (_, { ship }) =>
    play(
      find(deck(ship)),
      [
        { opacity: 0, transform: "translateX(24px)" },
        { opacity: 1, transform: "none" },
      ],
      { ms: duration("slide") },
    ),
};

/** Something comes to a seat's own things. @param {Seat} seat @param {DOMRect | undefined} from */
async function arrive(seat, from) {
  await travel(find(`${panel(seat)} .fe-hold .fe-picture:last-child, ${panel(seat)} .k-emblem`), from);
}

/** A tile is turned up. @param {Element | null} tile */
const turn = (tile) =>
  play(tile, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { ms: duration("slide") });

// ── Coins ───────────────────────────────────────────────────────────────────────────────────────

/** @param {GameView} view */
function showCoins({ public: table }) {
  for (const [seat, { coins }] of table.seats.entries()) show(seat, coins);
}

/** The text nodes are the page's own: only what they say is changed. @param {Seat} seat @param {number} n */
function show(seat, n) {
  for (const { firstChild } of document.querySelectorAll(`[data-coins="${seat}"]`))
    if (firstChild) firstChild.nodeValue = String(n);
}

/** They count up or down. @param {Scene} scene @param {Seat} seat @param {number} change */
async function count(scene, seat, change) {
  const from = Number(find(`[data-coins="${seat}"]`)?.textContent ?? 0);
  for (let i = 1; i <= Math.abs(change) && !scene.skipped; i++) {
    await pause(duration("count") / Math.abs(change));
    show(seat, from + Math.sign(change) * i);
  }
}
