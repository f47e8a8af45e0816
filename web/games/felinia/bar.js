/** What the action bar says: what may I do in this phase, and what each button would cost and bring. */
import { templateFor } from "../../lib/templates.js";
import { names } from "../../lib/words.js";
import { selling, storing } from "./bar-goods.js";
import { keeping, travelling } from "./bar-journey.js";
import { bidding, boarding, buying, dealing } from "./bar-trading.js";
import { planOf } from "./plan.js";
import { spotName } from "./words.js";

/** @import {Action, Bar, GameContext} from "../screen.js" */

/** @param {GameContext} ctx @returns {Bar} */
export function bar(ctx) {
  const table = ctx.view.value.public;
  if (!table) return { may: "", actions: [] };
  if (table.phase === "over") return { may: ctx.t("bar-over"), actions: [] };
  const said = planOf(ctx).sale.value ? selling(ctx) : doing(ctx);
  return ctx.layout.value === "phone" ? { otherwise: "", ...said, actions: few(said.actions) } : said;
}

/** There is room for a row of buttons on a phone: what was touched can be touched again to put it back. @param {Action[]} actions */
const few = (actions) => (actions.length > 2 ? actions.filter(({ key }) => key !== "put-back") : actions);

/** @param {GameContext} ctx @returns {Bar} */
function doing(ctx) {
  const { phase, turn, offered, dealt, at } = ctx.view.value.public;
  const moves = ctx.moves.value;
  if (templateFor(moves, "store")) return storing(ctx);
  if (turn === null || turn !== ctx.seat.value || !moves.length) return waiting(ctx);
  if (phase === "bidding") return bidding(ctx);
  if (phase === "exploration") return offered ? keeping(ctx) : travelling(ctx);
  if (dealt) return boarding(ctx);
  return at === "guild" ? dealing(ctx) : buying(ctx);
}

/** Another's turn: what they do. Selling is possible all the same, from one's own things. @param {GameContext} ctx @returns {Bar} */
function waiting(ctx) {
  const { phase, turn, at, dealt, offered, storing: open } = ctx.view.value.public;
  const name = turn === null ? names(ctx, open) : ctx.name(turn);
  const what = phase === "trading" && dealt ? "boarding" : offered ? "mystery" : phase;
  return {
    may: ctx.t.rich("bar-waiting", { name, what, spot: at ? spotName(ctx, at, "from") : "" }),
    actions: [],
  };
}
