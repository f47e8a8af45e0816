/** What the action bar says of goods that are stored, and of whatever is sold. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { coins } from "./bar-acts.js";
import { planOf } from "./plan.js";
import { goodsList, symbolCounted } from "./words.js";

/** @import {Bar, GameContext} from "../screen.js" */

/** @param {GameContext} ctx @returns {Bar} */
export function storing(ctx) {
  const { t } = ctx;
  const { keep, kept } = planOf(ctx);
  const { free, most, fee } = templateFor(ctx.moves.value, "store")?.tells ?? {};
  const { kept: n = 0, paid = 0, coins: left = 0 } = kept.value?.tells ?? {};
  const whole = kept.value?.complete;
  const mine = ctx.view.value.public.seats[ctx.seat.value ?? 0];
  const held = Object.values(mine.goods).reduce(
    (/** @type {number} */ sum, /** @type {any} */ count) => sum + count,
    0,
  );
  const { storing: open } = ctx.view.value.public;
  const others = open.filter((/** @type {number} */ seat) => seat !== ctx.seat.value).length;
  return {
    turn: t("turn-storage"),
    may: t.rich("bar-store", {
      free,
      most,
      more: most > free ? "yes" : "no",
      fee,
      n,
      held,
      sold: held - n,
      coins: left,
      others,
    }),
    actions: [
      ...(whole
        ? [
            {
              key: "store",
              label: t("action-store", { n }),
              detail: paid ? html`−${coins(paid)}` : undefined,
              kind: /** @type {"do" | "plain"} */ (n >= Math.min(free, held) ? "do" : "plain"),
              run: () => ctx.send({ cmd: "store", keep: keep.peek() }),
            },
          ]
        : []),
    ],
  };
}

/** @param {GameContext} ctx @returns {Bar} */
export function selling(ctx) {
  const { t } = ctx;
  const plan = planOf(ctx);
  const { gold = 0, spice = 0, goods = {} } = plan.sale.value ?? {};
  const seen = plan.sold.value;
  const what = [
    goodsList(ctx, goods, "object"),
    gold ? symbolCounted(ctx, "gold", gold, "object") : "",
    spice ? symbolCounted(ctx, "spice", spice, "object") : "",
  ].filter(Boolean);
  const { coins: left = 0, coins_gained: gained = 0, lost = 0 } = seen?.tells ?? {};
  const leave = {
    key: "sell-leave",
    label: t("action-sell-leave"),
    kind: /** @type {const} */ ("plain"),
    run: () => plan.sale.set(null),
  };
  if (!what.length)
    return { turn: t("turn-sale"), may: t.rich("bar-sale", ctx.components.prices), actions: [leave] };
  return {
    turn: t("turn-sale"),
    may: t.rich("bar-sale-of", { what: what.join(", "), coins: left, lost }),
    actions: [
      leave,
      ...(seen?.complete
        ? [
            {
              key: "sell-now",
              label: t("action-sell"),
              detail: html`+${coins(gained)}`,
              kind: /** @type {const} */ ("do"),
              run: () => ctx.send({ cmd: "sell", gold, spice, goods: some(goods) }),
            },
          ]
        : []),
    ],
  };
}

/** Without kinds of which there is none. @param {Record<string, number>} goods */
const some = (goods) => Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));
