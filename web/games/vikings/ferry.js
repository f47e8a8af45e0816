/** The trips that are being planned in a large scoring: boats with their loads. */
import { computed, effect } from "@preact/signals-core";
import { forMoment } from "../../lib/moment.js";
import { previewed } from "../../lib/seen.js";

/**
 * @import {Move} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 * @import {Cell} from "./plan.js"
 *
 * @typedef {{vikings: Cell[], special: boolean}} Boat
 */

/** @type {Boat} */
const EMPTY = { vikings: [], special: false };

/** @param {readonly Cell[]} cells @param {Cell} cell */
export const has = (cells, [row, col]) => cells.some((other) => other[0] === row && other[1] === col);

/** @param {GameContext} ctx */
export function createFerry(ctx) {
  const moment = computed(() => {
    const { round, phase, active } = ctx.view.value.public ?? {};
    return `${round} ${phase} ${active} ${ctx.seat.value}`;
  });
  /** All boats but those that have sailed; only the first is loaded by hand, the others come from the server's plan. */
  const boats = forMoment(moment, [EMPTY]);
  const sailing = forMoment(moment, false);
  const template = computed(() => ctx.moves.value.find(({ cmd }) => cmd === "ferry") ?? null);
  const first = computed(() => boats.value[0] ?? EMPTY);
  const move = computed(() => (template.value && !template.value.refused ? moveOf(first.value) : null));
  const seen = previewed(ctx, move);
  /** The cells that can still be reached by the boat being loaded. */
  const open = computed(() =>
    boats.value.length > 1 || JSON.stringify(seen.value?.move) !== JSON.stringify(move.value)
      ? []
      : /** @type {Cell[]} */ (seen.value?.choose?.vikings?.[0]?.[0]?.[1] ?? []),
  );
  const loaded = computed(() => boats.value.filter(({ vikings }) => vikings.length));

  /** What the scoring would bring after all boats that are loaded, as far as the server has told it. */
  const scoring = computed(() => {
    const planned = template.value?.tells?.plan;
    if (loaded.value.length && JSON.stringify(boats.value) === JSON.stringify(planned))
      return template.value?.tells?.scoring ?? null;
    const current = JSON.stringify(seen.value?.move) === JSON.stringify(move.value);
    return boats.value.length === 1 && current ? (seen.value?.tells?.scoring ?? null) : null;
  });

  let sentAt = /** @type {string | null} */ (null);
  const next = () => {
    const [boat, ...others] = loaded.peek();
    sentAt = ctx.stamp.peek();
    sailing.set(others.length > 0);
    boats.set(others.length ? others : [EMPTY]);
    ctx.send(moveOf(boat));
  };
  // One trip goes out after the other, each when the one before it is done for good.
  effect(() => {
    const free = !ctx.pending.value.length && ctx.stamp.value !== sentAt;
    if (sailing.value && free && template.value && !template.value.refused && loaded.peek().length) next();
  });

  return {
    boats,
    template,
    open,
    loaded,
    scoring,
    /** Whether this boat may be loaded as in the basic game by a special tile. */
    canBeFull: computed(() => seen.value?.values?.special?.includes(true) || first.value.special),
    /** @param {Cell} cell */
    add: (cell) => boats.set([{ ...first.peek(), vikings: [...first.peek().vikings, cell] }]),
    /** @param {Cell} cell */
    remove: (cell) =>
      boats.set(
        boats.peek().map((boat) => ({ ...boat, vikings: boat.vikings.filter((one) => !has([one], cell)) })),
      ),
    /** @param {boolean} special */
    full: (special) => boats.set([{ vikings: [], special }]),
    empty: () => boats.set([EMPTY]),
    /** One boat stays, the others go as planned. @param {number} at */
    leave: (at) => {
      const others = boats.peek().filter((_, i) => i !== at);
      boats.set(others.length ? others : [EMPTY]);
    },
    all: () => boats.set(template.peek()?.tells?.plan ?? [EMPTY]),
    sail: () => loaded.peek().length && next(),
  };
}

/** @param {Boat} boat @returns {Move} */
const moveOf = ({ vikings, special }) => ({ cmd: "ferry", vikings, ...(special ? { special } : {}) });
