/**
 * The take that is being planned: combination, start row, cell, settling, special tile. It lives in the page only
 * and lasts until something is taken; what is possible at each step is the server's word.
 */
import { computed, signal } from "@preact/signals-core";
import { keptFor } from "../../lib/kept.js";
import { forMoment } from "../../lib/moment.js";
import { previewed } from "../../lib/seen.js";
import { templateFor } from "../../lib/templates.js";
import { createFerry } from "./ferry.js";

/**
 * @import {ReadonlySignal, Signal} from "@preact/signals-core"
 * @import {Move, Template} from "../../lib/protocol.js"
 * @import {Seen} from "../../lib/seen.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {[row: string, col: number]} Cell
 * @typedef {{kind: "start" | "cell" | "swap", cells: Cell[]}} Spots  cells that can be chosen now, and for what
 *
 * @typedef {object} Draft  What has been chosen so far.
 * @property {number | null} slot
 * @property {string | null} start  row of the start tile
 * @property {Cell | null} cell
 * @property {boolean} settle  wished for, where it is possible
 * @property {string | null} special
 * @property {Cell | null} swap
 *
 * @typedef {object} Plan
 * @property {ReadonlySignal<Draft>} draft
 * @property {(change: Partial<Draft>) => void} change
 * @property {() => void} clear
 * @property {ReadonlySignal<Template | null>} template  of the combination chosen
 * @property {ReadonlySignal<Spots>} spots
 * @property {ReadonlySignal<Seen | null>} seen  what the server says of the plan as it stands
 * @property {ReadonlySignal<boolean>} canSettle
 * @property {ReadonlySignal<Move | null>} move  the plan as a move, but for settling
 * @property {ReadonlySignal<Move | null>} ready  the whole move, once nothing is missing
 * @property {Signal<number | null>} over  the combination under the pointer: its cells glimmer
 * @property {ReturnType<typeof createFerry>} ferry
 * @property {ReturnType<typeof forMoment<number | null>>} bid  as it stands on the stepper
 * @property {ReturnType<typeof forMoment<number>>} exchange  points counted off for gold
 * @property {ReturnType<typeof forMoment<string | null>>} role  of those drawn: to be given back, or placed
 */

/** The same one for the same table. */
export const planOf = keptFor(createPlan);

/** @type {Draft} */
const NOTHING = { slot: null, start: null, cell: null, settle: true, special: null, swap: null };
/** @type {Spots} */
const NOWHERE = { kind: "cell", cells: [] };

/** @param {GameContext} ctx @returns {Plan} */
function createPlan(ctx) {
  const moment = computed(() => {
    const { round, phase, active, wheel, auction, drawn } = ctx.view.value.public ?? {};
    const left = wheel?.slots.map((/** @type {any} */ there) => (there ? 1 : 0)).join("");
    return [round, phase, active, ctx.seat.value, left, auction?.high, JSON.stringify(drawn)].join(" ");
  });
  const draft = forMoment(moment, NOTHING);
  const template = computed(() => {
    const { slot } = draft.value;
    return slot === null ? null : templateFor(ctx.moves.value, "take", { slot });
  });
  const move = computed(() => (template.value && !template.value.refused ? moveOf(draft.value) : null));
  const seen = previewed(ctx, move);
  const current = computed(() =>
    seen.value && JSON.stringify(seen.value.move) === JSON.stringify(move.value) ? seen.value : null,
  );
  const canSettle = computed(() => current.value?.values?.settle?.includes(true) ?? false);
  const ready = computed(() => {
    if (!move.value || !current.value?.complete) return null;
    return canSettle.value ? { ...move.value, settle: draft.value.settle } : move.value;
  });
  return {
    draft,
    change: (change) => draft.set({ ...draft.peek(), ...change }),
    clear: () => draft.set(NOTHING),
    template,
    spots: computed(() =>
      move.value && template.value ? spotsOf(ctx, draft.value, template.value, current.value) : NOWHERE,
    ),
    seen: current,
    canSettle,
    move,
    ready,
    over: signal(/** @type {number | null} */ (null)),
    ferry: createFerry(ctx),
    bid: forMoment(moment, /** @type {number | null} */ (null)),
    exchange: forMoment(moment, 1),
    role: forMoment(moment, /** @type {string | null} */ (null)),
  };
}

/** A draft as a move, but for settling. @param {Draft} draft @returns {Move} */
function moveOf({ slot, start, cell, special, swap }) {
  return {
    cmd: "take",
    slot,
    ...(start ? { start_row: start } : {}),
    ...(cell ? (cell[0] === "ship" ? { col: cell[1] } : { row: cell[0], col: cell[1] }) : {}),
    ...(special ? { special } : {}),
    ...(swap ? { swap } : {}),
  };
}

/** @param {GameContext} ctx @param {Draft} draft @param {Template} template @param {Seen | null} seen @returns {Spots} */
function spotsOf(ctx, draft, template, seen) {
  const first = ctx.view.value.public.seats[ctx.seat.value ?? 0]?.start_tile !== null;
  if (first && !draft.start) {
    const rows = seen?.values?.start_row ?? [];
    return { kind: "start", cells: rows.map((row) => [row, 1]) };
  }
  const exchanged = seen?.values?.swap;
  if (exchanged && (draft.cell || !cellsOf(template, draft.start).length))
    return { kind: "swap", cells: exchanged };
  return { kind: "cell", cells: cellsOf(template, draft.start) };
}

/** Where the tile of a combination fits. @param {Template | null} template @param {string | null} start @returns {Cell[]} */
export function cellsOf(template, start) {
  const { columns, cells, cells_by_start_row: byRow } = template?.tells ?? {};
  if (columns) return columns.map((/** @type {number} */ col) => ["ship", col]);
  return cells ?? (start ? byRow?.[start] : null) ?? [];
}
