/** What happened, shown: dice fly to their space, figures walk their way, posts drop, points count. */
import { duration, pause, play, travel } from "../../lib/motion.js";
import { chartOf } from "./chart.js";

/**
 * @import {Batch, GameView, Seat, ToldEvent} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} Scene  One row on show: measured before, played after.
 * @property {GameContext} ctx
 * @property {GameView} before
 * @property {GameView} after
 * @property {Map<string, DOMRect>} dice  where dice were, by id
 * @property {DOMRect | null} panel  of who placed them
 * @property {boolean} skipped  somebody touched the page: all is shown at once
 */

/** @param {string} selector @returns {SVGElement | HTMLElement | null} */
const find = (selector) => document.querySelector(selector);
/** @param {string} space */
const spot = (space) =>
  find(`[data-slot="${space}"] [data-die]`) ??
  find(`[data-laid="${space}"]`) ??
  find(`[data-space="${space}"]`);

/** @param {Batch} batch @param {GameView} before @param {GameView} after @param {GameContext} ctx @returns {() => Promise<void>} */
export function animate(batch, before, after, ctx) {
  /** @type {Map<string, DOMRect>} */
  const dice = new Map();
  for (const button of document.querySelectorAll("[data-owndie]"))
    dice.set(/** @type {HTMLElement} */ (button).dataset.owndie ?? "", button.getBoundingClientRect());
  const mover = batch.events.find(({ kind }) => kind === "dice_placed")?.seat;
  const panel = find(`[data-seat="${mover}"]`)?.getBoundingClientRect() ?? null;
  return async () => {
    /** @type {Scene} */
    const scene = { ctx, before, after, dice, panel, skipped: false };
    const skip = () => {
      scene.skipped = true;
    };
    document.addEventListener("pointerdown", skip, { capture: true });
    showPoints(before);
    for (const event of batch.events) {
      if (scene.skipped) break;
      await SHOW[event.kind]?.(scene, event);
    }
    document.removeEventListener("pointerdown", skip, { capture: true });
    showPoints(after);
  };
}

/** @type {Record<string, (scene: Scene, event: ToldEvent) => Promise<any>>} */
const SHOW = {
  dice_placed: (scene, { space, dice }) => {
    const from = [...Object.keys(dice).flatMap((die) => scene.dice.get(die) ?? []), scene.panel].find(
      Boolean,
    );
    const target = spot(space);
    return from && target instanceof SVGElement
      ? play(target, [{ opacity: 0 }, { opacity: 1 }], { ms: duration("slide") })
      : travel(target, small(from));
  },
  travelled: walk,
  moved: walk,
  post_placed: (_, { seat, city }) =>
    play(
      find(`[data-post="${city}-${seat}"]`),
      [
        { opacity: 0, transform: "translateY(-26px)" },
        { opacity: 1, transform: "none" },
      ],
      { ms: duration("slide") },
    ),
  die_rerolled: (_, { die }) =>
    play(find(`[data-owndie="${die}"]`), [{ transform: "rotate(0)" }, { transform: "rotate(360deg)" }], {
      ms: duration("slide"),
    }),
  dice_rolled: (scene, { seat }) =>
    seat === scene.ctx.seat.peek()
      ? Promise.all(
          [...document.querySelectorAll("[data-owndie]")].map((die, i) =>
            play(
              die,
              [
                { transform: "rotate(-200deg) scale(.6)", opacity: 0 },
                { transform: "none", opacity: 1 },
              ],
              { ms: duration("slide"), delay: i * 40 },
            ),
          ),
        )
      : Promise.resolve(),
  contract_completed: (scene, { seat }) => count(scene, seat),
  final_scoring: (scene) =>
    Promise.all(
      scene.after.public.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => count(scene, seat)),
    ),
  turn_ended: () => pause(duration("fade")),
};

/** About a die's size in the middle of a box. @param {DOMRect | null | undefined} box */
const small = (box) =>
  box ? new DOMRect(box.x + box.width / 2 - 16, box.y + box.height / 2 - 16, 32, 32) : undefined;

/** Figures go their ways, node by node. @param {Scene} scene @param {ToldEvent} event */
async function walk({ ctx, before }, { seat, paths }) {
  const { places } = chartOf(ctx.components);
  await Promise.all(
    paths.map((/** @type {import("./plan.js").Path} */ { figure, nodes }) => {
      const piece = find(`[data-figure="${seat}-${figure}"]`);
      const stops = [before.public.seats[seat].figures[figure], ...nodes].map(
        (node) => places.get(node)?.feet ?? [0, 0],
      );
      const [x, y] = stops[stops.length - 1];
      const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
      const inner = piece?.firstElementChild;
      const frames = stops.map(([fx, fy]) => ({ transform: `translate(${fx - x}px, ${fy - y}px)` }));
      return scale
        ? play(inner, frames, { ms: duration("travel") * Math.min(3, nodes.length) })
        : Promise.resolve();
    }),
  );
}

// ── Points ──────────────────────────────────────────────────────────────────────────────────────

/** The text nodes are the page's own: only what they say is changed. @param {Seat} seat @param {number} n */
function show(seat, n) {
  for (const { firstChild } of document.querySelectorAll(`[data-vp="${seat}"]`))
    if (firstChild) firstChild.nodeValue = String(n);
}

/** @param {GameView} view */
function showPoints({ public: table }) {
  for (const [seat, { stock }] of (table?.seats ?? []).entries()) show(seat, stock.vp);
}

/** They count up. @param {Scene} scene @param {Seat} seat */
async function count(scene, seat) {
  const [from, to] = [scene.before, scene.after].map(({ public: { seats } }) => seats[seat].stock.vp);
  for (let n = from; n !== to && !scene.skipped; n += Math.sign(to - from)) {
    show(seat, n);
    await pause(duration("count") / Math.abs(to - from));
  }
  show(seat, to);
}
