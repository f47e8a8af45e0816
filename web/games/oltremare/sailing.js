/** What a touch of a harbour does: the way is built route by route, as the server lets it go on. */
import { refuseTurn } from "../turn.js";
import { planOf } from "./plan.js";

/** @import {GameContext} from "../screen.js" */

/** How a harbour can be touched now. @typedef {"next" | "end" | "passed" | "goal" | null} Touchable */

/**
 * @param {GameContext} ctx @param {string} harbour
 * @returns {Touchable} next: reached by the next route; end: a way ends there; goal: the compass leads there
 */
export function touchable(ctx, harbour) {
  const plan = planOf(ctx);
  if (plan.move.value?.cmd === "sail") {
    if (next(ctx).includes(harbour)) return "next";
    if (plan.path.value.includes(harbour)) return "passed";
    return ends(ctx)[harbour] === undefined ? null : "end";
  }
  const jump = ctx.moves.value.find(({ cmd, fixed }) => cmd === "compass" && fixed?.to === harbour);
  return jump && !jump.refused ? "goal" : null;
}

/** Harbours from which the rest can be sailed. @param {GameContext} ctx @returns {string[]} */
export const next = (ctx) =>
  /** @type {string[]} */ (planOf(ctx).seen.value?.choose?.path?.[0]?.[0]?.[1] ?? []);

/** Where the way may end, with the tile that waits there. @param {GameContext} ctx @returns {Record<string, string | null>} */
export function ends(ctx) {
  const template = ctx.moves.value.find(({ cmd }) => cmd === "sail");
  return planOf(ctx).seen.value?.tells?.ends ?? template?.tells?.ends ?? {};
}

/** Whether the way is whole. @param {GameContext} ctx */
export const arrived = (ctx) => {
  const { seen, move } = planOf(ctx);
  return seen.value?.move.cmd === "sail" && move.value?.cmd === "sail" && Boolean(seen.value.complete);
};

/** @param {GameContext} ctx @param {string} harbour */
export async function pressHarbour(ctx, harbour) {
  const plan = planOf(ctx);
  const anchor = { harbour };
  if (plan.move.peek()?.cmd === "sail") return pressOnWay(ctx, harbour);
  const jump = ctx.moves.peek().find(({ cmd, fixed }) => cmd === "compass" && fixed?.to === harbour);
  if (jump?.refused) return ctx.refuse(jump.refused, anchor);
  if (jump) {
    ctx.calm();
    return plan.aim(plan.goal.peek() === harbour ? null : harbour);
  }
  refuseTurn(ctx, anchor);
}

/** @param {GameContext} ctx @param {string} harbour */
async function pressOnWay(ctx, harbour) {
  const plan = planOf(ctx);
  const path = plan.path.peek();
  const how = touchable(ctx, harbour);
  ctx.calm();
  if (how === "next") return plan.sail([...path, harbour]);
  // A harbour of the way: back to it; the last one: one route back.
  if (how === "passed") {
    const at = path.lastIndexOf(harbour);
    return plan.sail(path.slice(0, at === path.length - 1 ? at : at + 1));
  }
  if (how === "end") {
    const way = await wayTo(ctx, path, harbour);
    if (way) return plan.sail(way);
  }
  const { refused } = await ctx.preview({ cmd: "sail", path: [...path, harbour] });
  if (refused) ctx.refuse(refused, { harbour });
}

/**
 * The first whole way that ends there, asked of the server step by step.
 * @param {GameContext} ctx @param {string[]} path @param {string} end
 * @returns {Promise<string[] | null>}
 */
async function wayTo(ctx, path, end) {
  const { complete, choose, tells } = await ctx.preview({ cmd: "sail", path });
  if (complete) return path.at(-1) === end ? path : null;
  if (!(end in (tells?.ends ?? {}))) return null;
  for (const to of /** @type {string[]} */ (choose?.path?.[0]?.[0]?.[1] ?? [])) {
    const way = await wayTo(ctx, [...path, to], end);
    if (way) return way;
  }
  return null;
}
