/** What a touch of a card in hand does: it goes into the offer being written, else into the move of the phase. */
import { templateFor } from "../../lib/templates.js";
import { refuseTurn } from "../turn.js";
import { planOf } from "./plan.js";

/** @import {GameContext} from "../screen.js" */

/** @param {GameContext} ctx @param {string} card */
export function pressCard(ctx, card) {
  const plan = planOf(ctx);
  const anchor = { card };
  if (plan.draft.now.peek()) {
    ctx.calm();
    return plan.draft.card(card);
  }
  if (plan.pool.peek().includes(card)) {
    ctx.calm();
    return plan.pick(card);
  }
  const moves = ctx.moves.peek();
  const play = templateFor(moves, "play_cards");
  if (play?.refused) return ctx.refuse(play.refused, anchor);
  const partner = moves.find(({ cmd }) => cmd === "propose")?.fixed?.to;
  // Somebody else's trade: a card touched is a card offered.
  if (partner !== undefined) return plan.draft.open(partner, { cards: [card] });
  refuseTurn(ctx, anchor);
}
