/** What a touch of the wheel or of a cell does: it changes the plan, or says why not. */
import { refuseTurn } from "../turn.js";
import { has } from "./ferry.js";
import { cellsOf, planOf } from "./plan.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Cell} from "./plan.js" */

/** A combination is chosen; chosen again it is put back. @param {GameContext} ctx @param {number} slot */
export function pressSlot(ctx, slot) {
  const plan = planOf(ctx);
  const template = ctx.moves.peek().find(({ cmd, fixed }) => cmd === "take" && fixed?.slot === slot);
  if (!template) return refuseTouch(ctx, { slot });
  if (template.refused) {
    plan.change({
      slot: template.refused.code === "cannot_afford" ? slot : null,
      cell: null,
      special: null,
      swap: null,
    });
    return ctx.refuse(template.refused, { slot });
  }
  ctx.calm();
  const { slot: before, start } = plan.draft.peek();
  if (before === slot) return plan.clear();
  const cells = cellsOf(template, start);
  plan.change({ slot, cell: cells.length === 1 ? cells[0] : null, settle: true, special: null, swap: null });
}

/** Where nothing is open to be touched: until the end it may be another's turn or phase. @param {GameContext} ctx @param {any} anchor */
function refuseTouch(ctx, anchor) {
  const { public: position } = ctx.view.peek();
  if (position && position.phase !== "game_over") refuseTurn(ctx, anchor);
}

/** A lit cell of the own area. @param {GameContext} ctx @param {Cell} cell */
export function pressCell(ctx, cell) {
  ctx.calm();
  const plan = planOf(ctx);
  if (ctx.view.peek().public.phase === "ferry") return pressLanding(ctx, cell);
  const { kind } = plan.spots.peek();
  if (kind === "start") {
    const cells = cellsOf(plan.template.peek(), cell[0]);
    plan.change({ start: cell[0], cell: cells.length === 1 ? cells[0] : null });
  } else if (kind === "swap") plan.change({ swap: cell });
  else plan.change({ cell, swap: null });
}

/** A viking is to cross, or rather not. @param {GameContext} ctx @param {Cell} cell */
function pressLanding(ctx, cell) {
  const { ferry } = planOf(ctx);
  const planned = ferry.boats.peek().some(({ vikings }) => has(vikings, cell));
  if (planned) ferry.remove(cell);
  else if (has(ferry.open.peek(), cell)) ferry.add(cell);
}

/** The next lit cell, for thumbs. @param {GameContext} ctx @param {1 | -1} step */
export function otherCell(ctx, step) {
  const plan = planOf(ctx);
  const { kind, cells } = plan.spots.peek();
  if (!cells.length) return;
  const { cell, swap } = plan.draft.peek();
  const chosen = kind === "swap" ? swap : cell;
  const at = chosen ? cells.findIndex((other) => has([other], chosen)) : step > 0 ? -1 : 0;
  pressCell(ctx, cells[(at + step + cells.length) % cells.length]);
}

/** Somebody waiting on the mainland is put into the boat, for the first tile that is free. @param {GameContext} ctx @param {string} role */
export async function pressWaiting(ctx, role) {
  const { ferry } = planOf(ctx);
  const template = ferry.template.peek();
  const cell = ferry.open.peek().find(([row]) => row === role);
  if (cell) {
    ctx.calm();
    return ferry.add(cell);
  }
  if (!template) return refuseTouch(ctx, { role });
  if (template.refused) return ctx.refuse(template.refused, { role });
  // Why not is the server's to say: it is asked about the boat with this one in it.
  const [boat] = ferry.boats.peek();
  const vikings = [...boat.vikings, [role, template.tells?.free?.[role]?.[0] ?? 1]];
  const { refused } = await ctx.preview({
    cmd: "ferry",
    vikings,
    ...(boat.special ? { special: true } : {}),
  });
  if (refused) ctx.refuse(refused, { role });
}

/** A role of those that have been drawn, to be given back or placed. @param {GameContext} ctx @param {string} role */
export function pressDrawn(ctx, role) {
  const open = ctx.moves.peek().some(({ cmd, fixed }) => cmd !== "take" && fixed?.role === role);
  if (!open) return refuseTouch(ctx, { role });
  ctx.calm();
  const plan = planOf(ctx);
  plan.role.set(plan.role.peek() === role ? null : role);
}

/** A special tile that may come along. @param {GameContext} ctx @param {string} special */
export async function pressSpecial(ctx, special) {
  const plan = planOf(ctx);
  const { slot, special: before } = plan.draft.peek();
  if (slot === null || plan.template.peek()?.refused) return refuseTouch(ctx, { special });
  if (before === special) return plan.change({ special: null, swap: null });
  if (plan.template.peek()?.tells?.specials?.includes(special)) {
    ctx.calm();
    return plan.change({ special, swap: null });
  }
  const { refused } = await ctx.preview({ ...plan.move.peek(), cmd: "take", special });
  ctx.refuse(refused ?? { code: "special_not_allowed", params: { slot: null } }, { special });
}
