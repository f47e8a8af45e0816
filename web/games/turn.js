/** Whose turn it is, said to whoever touches what they cannot touch now. */

/** @import {GameContext} from "./screen.js" */

/**
 * Refuses what the server offers no template for: it is another's turn, or another phase of one's own.
 * @param {GameContext} ctx @param {any} anchor  what was touched
 */
export function refuseTurn(ctx, anchor) {
  if (ctx.seat.peek() === null || ctx.replaying.peek()) return;
  const { phase, active } = ctx.view.peek().public;
  ctx.refuse(
    active === ctx.seat.peek()
      ? { code: "wrong_phase", params: { phase } }
      : { code: "not_your_turn", params: { active } },
    anchor,
  );
}
