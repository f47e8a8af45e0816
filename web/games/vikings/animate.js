/** What happened, shown: tiles and vikings go from the wheel to an area, vikings cross, points and gold count. */
import { duration, pause, play } from "../../lib/motion.js";

/**
 * @import {Batch, GameView, Seat, ToldEvent} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {{picture: SVGElement, box: DOMRect}} Thing  a thing as it was drawn before, and where
 * @typedef {object} Scene  One row on show: measured before, played after.
 * @property {GameContext} ctx
 * @property {Batch} batch
 * @property {GameView} before
 * @property {GameView} after
 * @property {Map<string, Thing>} things  what may fly, by selector
 * @property {boolean} skipped  somebody touched the page: all is shown at once
 */

const TILE_BOX = "0 0 100 100";
const VIKING_BOX = "-19 -26 38 46";

/** @param {string} selector @returns {SVGElement | HTMLElement | null} */
const find = (selector) => document.querySelector(selector);
/** @param {number} slot */
const offered = (slot) => [`[data-offer="${slot}"] .vk-tile`, `[data-offered="${slot}"] .vk-viking`];
/** Somebody on the own mainland. @param {string} role */
const waiting = (role) => `.vk-area [data-waits="${role}"] .vk-viking`;

/**
 * @param {Batch} batch @param {GameView} before @param {GameView} after @param {GameContext} ctx
 * @returns {() => Promise<void>}
 */
export function animate(batch, before, after, ctx) {
  /** @type {Map<string, Thing>} */
  const things = new Map();
  for (const selector of batch.events.flatMap(moving)) {
    const thing = find(selector);
    if (thing instanceof SVGElement)
      things.set(selector, {
        picture: /** @type {SVGElement} */ (thing.cloneNode(true)),
        box: thing.getBoundingClientRect(),
      });
  }
  return () => perform({ ctx, batch, before, after, things, skipped: false });
}

/** What leaves its place by an event. @param {ToldEvent} event @returns {string[]} */
function moving({ kind, slot, vikings }) {
  if (kind === "combo_taken") return offered(slot);
  if (kind === "ferry_trip") return vikings.map((/** @type {[string, number]} */ [role]) => waiting(role));
  return [];
}

/** The events one after another, unless somebody has seen enough. @param {Scene} scene */
async function perform(scene) {
  const skip = () => {
    scene.skipped = true;
  };
  document.addEventListener("pointerdown", skip, { capture: true });
  showAll(scene.before);
  for (const event of scene.batch.events) {
    if (scene.skipped) break;
    await SHOW[event.kind]?.(scene, event);
  }
  document.removeEventListener("pointerdown", skip, { capture: true });
  showAll(scene.after);
}

/** @type {Record<string, (scene: Scene, event: ToldEvent) => Promise<any>>} */
const SHOW = {
  combo_taken: take,
  ferry_trip: cross,
  vp_exchanged: (scene, { seat, amount }) =>
    Promise.all([count(scene, seat, "vp", -amount), count(scene, seat, "gold", amount)]),
  auction_won: (scene, { seat, gold_paid: gold, vp_paid: vp }) =>
    Promise.all([count(scene, seat, "gold", -gold), count(scene, seat, "vp", -vp)]),
  small_scored: income,
  large_scored: income,
  wheel_turned: () => pause(duration("slide")),
};

/** @param {Scene} scene @param {ToldEvent} event */
function income(scene, { seat, vp, gold }) {
  return Promise.all([count(scene, seat, "vp", vp), count(scene, seat, "gold", gold)]);
}

/** Tile and viking fly to where they are now: into the area that is on show, else to the seat's panel. @param {Scene} scene @param {ToldEvent} event */
function take(scene, { seat, slot, price }) {
  const [tile, viking] = offered(slot);
  const events = scene.batch.events;
  const placed = events.find(({ kind }) => kind === "tile_placed" || kind === "ship_placed");
  const settled = events.find(({ kind }) => kind === "viking_settled");
  const stays = events.find(({ kind }) => kind === "viking_to_mainland");
  const area = `[data-area="${seat}"]`;
  return Promise.all([
    fly(
      scene,
      tile,
      TILE_BOX,
      placed ? `${area} [data-cell="${placed.row ?? "ship"}-${placed.col}"]` : "",
      seat,
    ),
    fly(
      scene,
      viking,
      VIKING_BOX,
      settled
        ? `${area} [data-viking="${settled.row}-${settled.col}"]`
        : stays
          ? `${area} [data-waits="${stays.role}"]`
          : "",
      seat,
    ),
    count(scene, seat, "gold", -price),
  ]);
}

/** @param {Scene} scene @param {ToldEvent} event */
function cross(scene, { seat, vikings }) {
  return Promise.all(
    vikings.map((/** @type {[string, number]} */ [role, col]) =>
      fly(scene, waiting(role), VIKING_BOX, `[data-area="${seat}"] [data-viking="${role}-${col}"]`, seat),
    ),
  );
}

/** A picture of a thing goes over the page; the thing itself shows when it has come. @param {Scene} scene @param {string} selector @param {string} box @param {string} target @param {Seat} seat */
async function fly({ things }, selector, box, target, seat) {
  const thing = things.get(selector);
  const goal = (target ? find(target) : null) ?? find(`[data-seat="${seat}"]`);
  const to = goal?.getBoundingClientRect();
  if (!thing?.box.width || !to?.width) return;
  const ms = duration("travel");
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("class", "vk-flying");
  picture.setAttribute("viewBox", box);
  // The content policy lets no style through that is given as text.
  for (const side of /** @type {const} */ (["left", "top", "width", "height"]))
    picture.style[side] = `${thing.box[side]}px`;
  thing.picture.removeAttribute("transform");
  picture.append(thing.picture);
  document.body.append(picture);
  const [x, y] = [
    to.left + to.width / 2 - thing.box.left - thing.box.width / 2,
    to.top + to.height / 2 - thing.box.top - thing.box.height / 2,
  ];
  const size = target && goal instanceof SVGElement ? to.width / thing.box.width : 0.4;
  await Promise.all([
    play(picture, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${size})` }], { ms }),
    goal instanceof SVGElement ? play(goal, [{ opacity: 0 }, { opacity: 0 }], { ms }) : null,
  ]);
  picture.remove();
}

// ── Numbers ─────────────────────────────────────────────────────────────────────────────────────

/** @param {GameView} view */
function showAll({ public: { seats } }) {
  for (const [seat, { vp, gold }] of seats.entries()) {
    show(seat, "vp", vp);
    show(seat, "gold", gold);
  }
}

/** The text nodes are the page's own: only what they say is changed. @param {Seat} seat @param {"vp" | "gold"} what @param {number} n */
function show(seat, what, n) {
  for (const { firstChild } of document.querySelectorAll(`[data-${what}="${seat}"]`))
    if (firstChild) firstChild.nodeValue = String(n);
}

/** They count up or down. @param {Scene} scene @param {Seat} seat @param {"vp" | "gold"} what @param {number} change */
async function count(scene, seat, what, change) {
  const from = Number(find(`[data-${what}="${seat}"]`)?.textContent ?? 0);
  for (let i = 1; i <= Math.abs(change) && !scene.skipped; i++) {
    await pause(duration("count") / Math.abs(change));
    show(seat, what, from + Math.sign(change) * i);
  }
}
