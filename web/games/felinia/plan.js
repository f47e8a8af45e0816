/**
 * What is being chosen, in the page only and for one moment of the game: the command of the turn as far as it is
 * made, a sale, and the goods to be kept. What comes of it is the server's word.
 */
import { computed } from "@preact/signals-core";
import { keptFor } from "../../lib/kept.js";
import { forMoment } from "../../lib/moment.js";
import { previewed } from "../../lib/seen.js";
import { templateFor } from "../../lib/templates.js";

/**
 * @import {ReadonlySignal} from "@preact/signals-core"
 * @import {Move, Template} from "../../lib/protocol.js"
 * @import {Seen} from "../../lib/seen.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {{gold: number, spice: number, goods: Record<string, number>}} Sale
 *
 * @typedef {object} Plan
 * @property {ReturnType<typeof forMoment<Move | null>>} choice  the command of the turn, perhaps without all its fields
 * @property {ReadonlySignal<Template | null>} template  which it is made from
 * @property {ReadonlySignal<Seen | null>} seen  what the server says of the choice as it stands
 * @property {ReadonlySignal<Move | null>} ready  the choice, once nothing is missing
 * @property {ReturnType<typeof forMoment<Sale | null>>} sale  null: nothing is being sold
 * @property {ReadonlySignal<Seen | null>} sold  what the server says of the sale
 * @property {ReturnType<typeof forMoment<Record<string, number>>>} keep  goods that stay after this round
 * @property {ReadonlySignal<Seen | null>} kept  what the server says of keeping them; null: there is nothing to keep
 * @property {ReturnType<typeof forMoment<"katzburg" | "island" | null>>} tab  chosen on a phone; null: where things happen
 */

/** The same one for the same table. */
export const planOf = keptFor(createPlan);

/** @type {Sale} */
export const NOTHING = { gold: 0, spice: 0, goods: {} };

/** @param {GameContext} ctx @returns {Plan} */
function createPlan(ctx) {
  const table = computed(() => ctx.view.value.public);
  const step = computed(() => {
    const { round, phase, turn, bid_round: bid, at, dealt, journey, berths, offered } = table.value ?? {};
    return JSON.stringify([round, phase, turn, bid, at, dealt, journey, berths, offered, ctx.seat.value]);
  });
  const holdings = computed(() => {
    const own = ctx.seat.value === null ? null : table.value?.seats[ctx.seat.value];
    return JSON.stringify([ctx.seat.value, own?.coins, own?.goods, own?.gold, own?.spice]);
  });
  const place = computed(
    () => `${table.value?.round} ${table.value?.phase === "exploration"} ${table.value?.journey?.seat}`,
  );
  const choice = forMoment(step, /** @type {Move | null} */ (null));
  const template = computed(() => (choice.value ? madeFrom(ctx.moves.value, choice.value) : null));
  const seen = current(ctx, choice);
  const sale = forMoment(holdings, /** @type {Sale | null} */ (null));
  const keep = forMoment(holdings, /** @type {Record<string, number>} */ ({}));
  const sell = computed(() => (sale.value ? { cmd: "sell", ...sale.value } : null));
  const store = computed(() =>
    templateFor(ctx.moves.value, "store") ? { cmd: "store", keep: keep.value } : null,
  );
  return {
    choice,
    template,
    seen,
    ready: computed(() => (choice.value && seen.value?.complete ? choice.value : null)),
    sale,
    sold: current(ctx, sell),
    keep,
    kept: current(ctx, store),
    tab: forMoment(place, /** @type {"katzburg" | "island" | null} */ (null)),
  };
}

/** What the server said, as long as it was said of the move as it stands now. @param {GameContext} ctx @param {ReadonlySignal<Move | null>} move */
function current(ctx, move) {
  const seen = previewed(ctx, move);
  return computed(() =>
    seen.value && JSON.stringify(seen.value.move) === JSON.stringify(move.value) ? seen.value : null,
  );
}

/** The template whose fields a choice has, refused or not. @param {readonly Template[]} templates @param {Move} move */
export const madeFrom = (templates, move) =>
  templates.find(
    ({ cmd, fixed = {} }) =>
      cmd === move.cmd && Object.entries(fixed).every(([field, value]) => move[field] === value),
  ) ?? null;

/** Coins as what is chosen would leave them; null while nothing is. @param {GameContext} ctx @returns {number | null} */
export function coinsAfter(ctx) {
  const plan = planOf(ctx);
  if (plan.sale.value) return plan.sold.value?.tells?.coins ?? null;
  if (plan.kept.value?.complete) return plan.kept.value.tells?.coins ?? null;
  return plan.choice.value ? (plan.template.value?.tells?.coins ?? null) : null;
}
