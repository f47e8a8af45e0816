/** What a touch does: it changes the plan, or says why not. Whether something can be done is always the server's word. */
import { templateFor } from "../../lib/templates.js";
import { madeFrom, NOTHING, planOf } from "./plan.js";

/** @import {Move, Refusal} from "../../lib/protocol.js" */
/** @import {GameContext} from "../screen.js" */

/** Says the rule; the step of a phase is told in place of the phase. @param {GameContext} ctx @param {Refusal} refusal @param {any} anchor */
function refuse(ctx, { code, params = {} }, anchor) {
  const told = code === "wrong_phase" ? { phase: params.step ?? params.phase } : params;
  ctx.refuse({ code, params: told }, anchor);
}

/** Nothing is offered for what was touched: the server says why. @param {GameContext} ctx @param {Move} move @param {any} anchor */
async function why(ctx, move, anchor) {
  if (ctx.seat.peek() === null || ctx.replaying.peek() || !ctx.view.peek().public) return;
  const { refused } = await ctx.preview(move);
  if (refused) refuse(ctx, refused, anchor);
}

/** A whole command is chosen; chosen again it is put back. @param {GameContext} ctx @param {Move} move @param {any} anchor  what was touched */
export function press(ctx, move, anchor) {
  const plan = planOf(ctx);
  const template = madeFrom(ctx.moves.peek(), move);
  if (!template) return why(ctx, move, anchor);
  if (template.refused) {
    // What is only too dear stays chosen: something can be sold for it.
    plan.choice.set(template.refused.code === "cannot_pay" ? move : null);
    return refuse(ctx, template.refused, anchor);
  }
  ctx.calm();
  plan.sale.set(null);
  const same = JSON.stringify(plan.choice.peek()) === JSON.stringify(move);
  plan.choice.set(same ? null : move);
}

/** One part of a swap. @param {GameContext} ctx @param {{give?: string, take?: string, gain?: string}} part */
export async function pressSwap(ctx, part) {
  const plan = planOf(ctx);
  const before = plan.choice.peek();
  const move = { ...(before?.cmd === "swap" ? before : { cmd: "swap" }), ...part };
  const template = templateFor(ctx.moves.peek(), "swap");
  if (!template) return why(ctx, move, part);
  if (template.refused) return refuse(ctx, template.refused, part);
  // Another good to give or to take stands in place of the first one; what cannot go with it is given up.
  const { refused } = await ctx.preview(move);
  if (refused?.code === "same_kind")
    return plan.choice.set({ cmd: "swap", ...part, ...(move.gain ? { gain: move.gain } : {}) });
  if (refused) return refuse(ctx, refused, part);
  ctx.calm();
  plan.sale.set(null);
  plan.choice.set(move);
}

/** A province: its tile is to be turned up, or the merchant is to go there. @param {GameContext} ctx @param {string} province */
export function pressProvince(ctx, province) {
  const { provinces, rules } = ctx.view.peek().public;
  const hidden = rules === "basic" && provinces[province]?.face_down;
  const move = hidden ? { cmd: "reveal", province } : { cmd: "move", to: province };
  const chosen = madeFrom(ctx.moves.peek(), move);
  // A tile that cannot be turned up any more is still no place to go to: the rule for that is the clearer one.
  if (hidden && chosen?.refused?.code === "no_reveals_left")
    return press(ctx, { cmd: "move", to: province }, { province });
  return press(ctx, move, { province });
}

/** Something of one's own: sold, given or kept, whatever is open. @param {GameContext} ctx @param {"gold" | "spice" | "goods"} what @param {string} [kind] */
export function pressOwn(ctx, what, kind = "") {
  const plan = planOf(ctx);
  const moves = ctx.moves.peek();
  if (plan.sale.peek()) return changeSale(ctx, what, kind, 1);
  if (what === "goods" && templateFor(moves, "store")) return changeKeep(ctx, kind, 1);
  if (what === "goods" && templateFor(moves, "swap")) return pressSwap(ctx, { give: kind });
  if (!templateFor(moves, "sell")) return;
  plan.sale.set(NOTHING);
  return changeSale(ctx, what, kind, 1);
}

/** One more or less of it is to be sold. @param {GameContext} ctx @param {"gold" | "spice" | "goods"} what @param {string} kind @param {1 | -1} step */
export async function changeSale(ctx, what, kind, step) {
  const plan = planOf(ctx);
  const before = plan.sale.peek() ?? NOTHING;
  const sale =
    what === "goods"
      ? { ...before, goods: { ...before.goods, [kind]: (before.goods[kind] ?? 0) + step } }
      : { ...before, [what]: before[what] + step };
  if ((what === "goods" ? sale.goods[kind] : sale[what]) < 0) return;
  const { refused } = await ctx.preview({ cmd: "sell", ...sale });
  const empty = !sale.gold && !sale.spice && !Object.values(sale.goods).some(Boolean);
  if (refused && !empty) return refuse(ctx, refused, { what, kind });
  ctx.calm();
  plan.sale.set(sale);
}

/** One more or less of it stays. @param {GameContext} ctx @param {string} kind @param {1 | -1} step */
export async function changeKeep(ctx, kind, step) {
  const plan = planOf(ctx);
  const before = plan.keep.peek();
  const n = (before[kind] ?? 0) + step;
  if (n < 0) return;
  const keep = { ...before, [kind]: n };
  const { refused } = await ctx.preview({ cmd: "store", keep });
  if (refused) return refuse(ctx, refused, { what: "goods", kind });
  ctx.calm();
  plan.keep.set(keep);
}

/** Selling begins, or is left. @param {GameContext} ctx */
export async function toggleSale(ctx) {
  const plan = planOf(ctx);
  if (!templateFor(ctx.moves.peek(), "sell")) {
    if (ctx.seat.peek() === null || ctx.replaying.peek()) return;
    const { refused } = await ctx.preview({ cmd: "sell" });
    return refuse(ctx, refused ?? { code: "not_sellable" }, null);
  }
  ctx.calm();
  plan.sale.set(plan.sale.peek() ? null : NOTHING);
}
