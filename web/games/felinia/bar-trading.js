/** What the action bar says in Katzburg: bids, deals, and ships to be boarded. */
import { html } from "../../lib/html.js";
import { back, chosen, coins, plainly, sale, tooDear } from "./bar-acts.js";
import { factsOf } from "./facts.js";
import { planOf } from "./plan.js";
import {
  bonusName,
  bonusText,
  countryName,
  goodsList,
  oneGood,
  shipHour,
  spotName,
  symbolCounted,
} from "./words.js";

/** @import {Bar, GameContext} from "../screen.js" */

// ── Bidding ─────────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
export function bidding(ctx) {
  const { t } = ctx;
  const { choice, template } = planOf(ctx);
  const { bid_round: n, markets, guild, seats } = ctx.view.value.public;
  const at = choice.value?.at;
  if (!at) return { may: t.rich("bar-bid", { n, of: ctx.components.player.bid_tokens }), actions: [] };
  const { price, coins_gained: gained, coins: left } = template.value?.tells ?? {};
  if (at === "board")
    return {
      may: t.rich("bar-bank", { gained, coins: left }),
      actions: [
        back(ctx),
        ...chosen(ctx, t("action-place", { spot: spotName(ctx, at, "on") }), html`+${coins(gained)}`),
      ],
    };
  const before = (at === "guild" ? guild : markets[at]).stack.length;
  const held = seats[ctx.seat.value ?? 0].coins;
  const enough = held >= price ? "yes" : "no";
  return {
    may: t.rich("bar-bid-at", { spot: spotName(ctx, at, "title"), price, before, coins: held, enough }),
    actions: [
      back(ctx),
      ...chosen(
        ctx,
        t("action-place", { spot: spotName(ctx, at, "on") }),
        t.rich("detail-pay", { coins: coins(price) }),
      ),
    ],
  };
}

// ── Trading ─────────────────────────────────────────────────────────────────────────────────────

/** @param {GameContext} ctx @returns {Bar} */
export function buying(ctx) {
  const { t } = ctx;
  const { choice, template } = planOf(ctx);
  const { at, price, seats } = ctx.view.value.public;
  const dear = template.value?.refused;
  if (dear?.code === "cannot_pay") return tooDear(ctx, dear);
  const held = seats[ctx.seat.value ?? 0].coins;
  const good = choice.value?.good;
  const pass = plainly(ctx, "pass");
  if (!good)
    return {
      may: t.rich("bar-buy", {
        spot: spotName(ctx, at, "title"),
        price,
        coins: held,
        enough: held >= price ? "yes" : "no",
      }),
      actions: [...pass, ...sale(ctx, held < price)],
    };
  return {
    may: t.rich("bar-buy-good", {
      good: oneGood(ctx, good, "object"),
      price,
      coins: template.value?.tells?.coins ?? 0,
    }),
    actions: [
      back(ctx),
      ...pass,
      ...chosen(ctx, t("action-buy", { good: oneGood(ctx, good, "object") }), coins(price)),
    ],
  };
}

/** @param {GameContext} ctx @returns {Bar} */
export function dealing(ctx) {
  const { t } = ctx;
  const { choice, template, seen } = planOf(ctx);
  const { price, seats } = ctx.view.value.public;
  const move = choice.value;
  const pass = plainly(ctx, "pass");
  const dear = template.value?.refused;
  if (dear?.code === "cannot_pay") return tooDear(ctx, dear);
  if (!move) {
    const held = seats[ctx.seat.value ?? 0].coins;
    return {
      may: t.rich("bar-guild", { price, coins: held, enough: held >= price ? "yes" : "no" }),
      actions: [...pass, ...sale(ctx, held < price)],
    };
  }
  if (move.cmd === "bonus")
    return {
      may: t.rich("bar-bonus", { tile: bonusName(ctx, move.tile), what: bonusText(ctx, move.tile), price }),
      actions: [back(ctx), ...pass, ...chosen(ctx, t("action-bonus"), coins(price))],
    };
  const { give, take, gain = "spice" } = move;
  const left = seen.value?.tells?.gains ?? template.value?.tells?.gains ?? [gain];
  return {
    may: t.rich("bar-swap", {
      give: give ? oneGood(ctx, give, "object") : "none",
      take: take ? oneGood(ctx, take, "object") : "none",
      gain: left.includes(gain) ? symbolCounted(ctx, gain, 1, "object") : "none",
      price,
    }),
    actions: [back(ctx), ...pass, ...chosen(ctx, t("action-swap"), coins(price))],
  };
}

/** @param {GameContext} ctx @returns {Bar} */
export function boarding(ctx) {
  const { t } = ctx;
  const { choice, template } = planOf(ctx);
  const ship = choice.value?.ship;
  const dear = template.value?.refused;
  if (dear?.code === "cannot_pay") return tooDear(ctx, dear);
  const open = ctx.moves.value.filter(({ cmd, refused }) => cmd === "board_ship" && !refused).length;
  if (!ship)
    return {
      turn: t("turn-boarding"),
      may: t.rich("bar-board", { n: open }),
      actions: [...sale(ctx), ...plainly(ctx, "end_boarding")],
    };
  const {
    goods,
    coins: price,
    destination,
  } = factsOf(ctx.components).ships.get(ship) ?? { goods: {}, coins: 0, destination: "" };
  return {
    turn: t("turn-boarding"),
    may: t.rich("bar-board-ship", {
      hour: shipHour(ctx, ship),
      country: countryName(ctx, destination),
      goods: goodsList(ctx, goods, "object"),
      price,
      coins: template.value?.tells?.coins ?? 0,
    }),
    actions: [
      back(ctx),
      ...plainly(ctx, "end_boarding"),
      ...chosen(ctx, t("action-board_ship", { hour: shipHour(ctx, ship) }), price ? coins(price) : undefined),
    ],
  };
}
