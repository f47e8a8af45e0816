/**
 * The move that is being made: dice picked, the space they are for, and whatever the space or a pending decision asks.
 * It lives in the page only; what is possible at each step is the server's word.
 */
import { computed, effect, signal } from "@preact/signals-core";
import { keptFor } from "../../lib/kept.js";
import { forMoment } from "../../lib/moment.js";
import { previewed } from "../../lib/seen.js";
import { templateFor } from "../../lib/templates.js";
import { factsOf } from "./facts.js";

/**
 * @import {ReadonlySignal, Signal} from "@preact/signals-core"
 * @import {Move, Template} from "../../lib/protocol.js"
 * @import {Seen} from "../../lib/seen.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {{space: string, slot: string | null}} Target  `money_bag` too
 * @typedef {{figure: number, nodes: string[]}} Path
 * @typedef {"draft" | "goals" | "decision" | "turn" | null} Asked  what the server waits for from this seat
 * @typedef {{fee?: number | null, missing?: number, rows?: number[], take?: string[], refused?: any}} Reach
 *
 * @typedef {object} Draft
 * @property {string[]} dice
 * @property {Target | null} target
 * @property {Record<string, any>} fields  of the move, beside space and dice
 * @property {number} figure  that is moved next
 *
 * @typedef {object} Plan
 * @property {ReadonlySignal<Asked>} asked
 * @property {ReadonlySignal<Draft>} draft
 * @property {(change: Partial<Draft>) => void} change
 * @property {() => void} clear
 * @property {ReadonlySignal<Record<string, Reach>>} reach  where the dice picked may go, by space or slot
 * @property {ReadonlySignal<Move | null>} move
 * @property {ReadonlySignal<Seen | null>} base  what the server says of dice and space alone: all there is to choose
 * @property {ReadonlySignal<Seen | null>} seen  what it says of the whole
 * @property {ReadonlySignal<Move | null>} ready  the move, once nothing is missing
 * @property {ReadonlySignal<Path[][]>} paths  how the journey may go on, by one step each, of whichever figure
 * @property {Signal<{kind: string, id: string} | null>} told  what is explained just now
 * @property {Signal<string | null>} tab  the action on show on a phone
 * @property {Signal<string | null>} pocket  what of one's own is open on a phone
 * @property {Signal<boolean>} faint  figures are drawn so that one sees through them
 */

/** The same one for the same table. */
export const planOf = keptFor(createPlan);

/** @type {Draft} */
const NOTHING = { dice: [], target: null, fields: {}, figure: 0 };
/** @type {Record<string, Asked>} */
const ASKS = { pick_character: "draft", keep_goals: "goals", resolve: "decision", end_turn: "turn" };

/** @param {GameContext} ctx @returns {Plan} */
function createPlan(ctx) {
  const moment = computed(() => {
    const { round, phase, active, main_done: done, seats } = ctx.view.value.public ?? {};
    const own = seats?.[ctx.seat.value ?? -1];
    return JSON.stringify([
      [round, phase, active, done, ctx.seat.value],
      [own?.pending, Object.keys(own?.dice ?? {}), own?.contracts],
    ]);
  });
  const draft = forMoment(moment, NOTHING);
  const asked = computed(() => {
    const found = ctx.moves.value.find(({ cmd }) => cmd in ASKS);
    return found ? ASKS[found.cmd] : null;
  });
  const move = computed(() => moveOf(ctx, asked.value, draft.value));
  const placing = computed(() => asked.value === "turn" && templateFor(ctx.moves.value, "place") !== null);
  const done = computed(() => ctx.view.value.public?.main_done);
  const reaching = previewed(
    ctx,
    computed(() =>
      placing.value && !done.value && draft.value.dice.length
        ? { cmd: "place", dice: draft.value.dice }
        : null,
    ),
  );
  const base = previewed(
    ctx,
    computed(() => moveOf(ctx, asked.value, { ...draft.value, fields: pickedValues(draft.value) })),
  );
  const latest = previewed(ctx, move);
  const seen = computed(() => (sameAs(latest.value, move.value) ? latest.value : null));
  const plan = {
    asked,
    draft,
    change: (/** @type {Partial<Draft>} */ change) => draft.set({ ...draft.peek(), ...change }),
    clear: () => draft.set(NOTHING),
    reach: computed(() => (draft.value.dice.length ? (reaching.value?.tells?.spaces ?? {}) : {})),
    move,
    base,
    seen,
    ready: computed(() => (move.value && seen.value?.complete ? move.value : null)),
    paths: computed(() => seen.value?.values?.paths ?? []),
    told: signal(/** @type {{kind: string, id: string} | null} */ (null)),
    tab: signal(/** @type {string | null} */ (null)),
    pocket: signal(/** @type {string | null} */ (null)),
    faint: signal(false),
  };
  endByItself(ctx);
  return plan;
}

/** Values that a character sets are part of how the dice lie. @param {Draft} draft */
const pickedValues = ({ fields }) => (fields.values ? { values: fields.values } : {});

/** @param {Seen | null} seen @param {Move | null} move */
const sameAs = (seen, move) => seen !== null && JSON.stringify(seen.move) === JSON.stringify(move);

/**
 * A draft as a move.
 * @param {GameContext} ctx @param {Asked} asked @param {Draft} draft @returns {Move | null}
 */
export function moveOf(ctx, asked, { dice, target, fields }) {
  if (asked === "draft") return fields.character ? { cmd: "pick_character", ...fields } : null;
  if (asked === "goals") return { cmd: "keep_goals", goals: fields.goals ?? [] };
  if (asked === "decision") return { cmd: "resolve", ...fields };
  if (asked !== "turn" || !target) return null;
  if (target.space === "money_bag") return { cmd: "money_bag", dice };
  const { space, slot } = target;
  const values = valuesFor(ctx, target, dice, fields);
  return { cmd: "place", space, ...(slot ? { slot } : {}), dice, ...fields, ...(values ? { values } : {}) };
}

/**
 * Who sets dice need not be asked where only one value makes sense: that of the row, or the lowest that fits.
 * @param {GameContext} ctx @param {Target} target @param {string[]} dice @param {Record<string, any>} fields
 */
function valuesFor(ctx, { space }, dice, fields) {
  const wanted = factsOf(ctx.components).dice.get(space) ?? 1;
  if (fields.values || dice.length < wanted || !setsDice(ctx)) return fields.values;
  if (space === "take5") return dice.map(() => 1);
  if (space === "khan")
    return dice.map(() => templateFor(ctx.moves.value, "place", { space })?.tells?.needed ?? 1);
  return fields.row ? dice.map(() => fields.row) : undefined;
}

/** Whether the own dice have no values of their own. @param {GameContext} ctx */
export const setsDice = (ctx) => {
  const own = ctx.view.value.public?.seats[ctx.seat.value ?? -1];
  return own !== undefined && Object.values(own.dice).some((value) => value === null);
};

// ── The end of a turn ───────────────────────────────────────────────────────────────────────────

/** So long one sees what the action came to before the turn ends by itself, ms. */
const PAUSE = 900;

const BONUS_ACTIONS = new Set(["money_bag", "complete_contract", "reroll", "adjust", "buy_black_die"]);

/** Whether the player could still do something in this turn: all bonus actions are theirs to do or to leave. @param {readonly Template[]} moves */
export const bonusLeft = (moves) => moves.some(({ cmd, refused }) => !refused && BONUS_ACTIONS.has(cmd));

/** Ends the own turn where no bonus action is possible any more; once for a position, so that it can be taken back. @param {GameContext} ctx */
function endByItself(ctx) {
  /** @type {Set<string>} */
  const ended = new Set();
  /** @type {any} */
  let timer = null;
  effect(() => {
    clearTimeout(timer);
    const moves = ctx.moves.value;
    const end = templateFor(moves, "end_turn");
    const seat = ctx.seat.value;
    if (!end || end.refused || bonusLeft(moves) || seat === null) return;
    if (ctx.replaying.value || ctx.pending.value.length || ctx.line.value === "offline") return;
    const { round, seats, spaces } = ctx.view.peek().public;
    const position = JSON.stringify([round, seats[seat], spaces]);
    if (ended.has(position)) return;
    timer = setTimeout(() => {
      ended.add(position);
      if (templateFor(ctx.moves.peek(), "end_turn") === end) ctx.send({ cmd: "end_turn" });
    }, PAUSE);
  });
}
