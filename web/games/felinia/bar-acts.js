/** The buttons that several phases have in the action bar. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { Icon } from "../../parts/icon.js";
import { NOTHING, planOf } from "./plan.js";

/** @import {Move, Refusal} from "../../lib/protocol.js" */
/** @import {Action, Bar, GameContext} from "../screen.js" */

const Coin = () => html`<${Icon} name="coin" class="fe-coin-icon" />`;
/** @param {any} n */
export const coins = (n) => html`${n}<${Coin} />`;

/** The way into selling, where there is something to sell. @param {GameContext} ctx @param {boolean} [first]  it is what is needed now @returns {Action[]} */
export function sale(ctx, first = false) {
  if (!templateFor(ctx.moves.value, "sell")) return [];
  return [
    {
      key: "sell-first",
      label: ctx.t("action-sell-for"),
      kind: first ? "do" : "plain",
      run: () => {
        ctx.calm();
        planOf(ctx).sale.set(NOTHING);
      },
    },
  ];
}

/** @param {GameContext} ctx @returns {Action} */
export const back = (ctx) => ({
  key: "put-back",
  label: ctx.t("action-back"),
  kind: "plain",
  run: () => {
    ctx.calm();
    planOf(ctx).choice.set(null);
  },
});

/** A command that is whole by its name. @param {GameContext} ctx @param {string} cmd @param {boolean} [first] @param {Move} [move] @returns {Action[]} */
export const plainly = (ctx, cmd, first = false, move = { cmd }) =>
  templateFor(ctx.moves.value, cmd)
    ? [{ key: cmd, label: ctx.t(`action-${cmd}`), kind: first ? "do" : "plain", run: () => ctx.send(move) }]
    : [];

/**
 * The choice that has been made, once the server says that it is whole.
 * @param {GameContext} ctx @param {string} label @param {any} [detail] @returns {Action[]}
 */
export function chosen(ctx, label, detail) {
  const { ready, choice } = planOf(ctx);
  const move = ready.value;
  return move && choice.value
    ? [
        {
          key: move.cmd,
          label,
          ...(detail === undefined ? {} : { detail }),
          kind: "do",
          run: () => ctx.send(move),
        },
      ]
    : [];
}

/** What is chosen but too dear: how much is missing, and the way to raise it. @param {GameContext} ctx @param {Refusal} refused @returns {Bar} */
export function tooDear(ctx, { params = {} }) {
  return {
    may: ctx.t.rich("bar-short", { price: params.price, coins: params.coins, missing: params.missing }),
    actions: [back(ctx), ...sale(ctx, true)],
  };
}
