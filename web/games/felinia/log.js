/** The log's words: what a seat did, what went by itself, in short warm sentences. */
import { list, names } from "../../lib/words.js";
import { inClauses, who } from "../clauses.js";
import { factsOf } from "./facts.js";
import {
  bonusName,
  counted,
  countryName,
  gainsList,
  goodsList,
  oneGood,
  shipHour,
  spotName,
  symbolCounted,
  tileName,
} from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {Entry, ToldEvent} from "../../lib/protocol.js"
 * @import {Speaker} from "./words.js"
 */

/** @param {Entry} entry  all rows that a seat made in a row @param {Speaker} ctx @returns {ComponentChildren} */
export function line(entry, ctx) {
  const told = entry.events.map((event) => TELL[event.kind]?.(event, ctx, entry) ?? null);
  return inClauses(entry, ctx, told);
}

/** The name of the seat where it is not the one whose entry it is: much happens by itself. @param {Speaker} ctx @param {number} seat */
const person = (ctx, seat) => who(ctx, seat);

/** "a gold and a spice", what was in vain beside it. @param {Speaker} ctx @param {ToldEvent} event */
const came = (ctx, { gains = [], lost = [] }) => ({
  gains: gains.length ? gainsList(ctx, gains) : "none",
  lost: lost.length ? gainsList(ctx, lost) : "none",
});

/** Whether it was wished, or went by itself, perhaps in the row of another seat. @param {boolean} automatic @param {number} seat @param {number | null} by */
const howOf = (automatic, seat, by) => (automatic ? (seat === by ? "itself" : "automatic") : "own");

/** @param {Speaker} ctx @param {string} ship */
const destination = (ctx, ship) =>
  countryName(ctx, factsOf(ctx.components).ships.get(ship)?.destination ?? "");

/** Sentences by event; those that are left out can be seen. @type {Record<string, (event: ToldEvent, ctx: Speaker, entry: Entry) => ComponentChildren>} */
const TELL = {
  game_started: ({ coins }, ctx) => ctx.t("log-started", { n: coins }),
  start_player: ({ seat, round }, ctx) => ctx.t.rich("log-start", { name: ctx.name(seat), n: round }),
  bid_placed: ({ seat, at, price, coins_gained: gained, lost }, ctx) =>
    at === "board"
      ? ctx.t("log-bank", { ...person(ctx, seat), n: gained, lost })
      : ctx.t("log-bid", { ...person(ctx, seat), spot: spotName(ctx, at, "on"), price }),
  bought: ({ seat, good, price, market }, ctx) =>
    ctx.t("log-bought", {
      ...person(ctx, seat),
      good: oneGood(ctx, good, "object"),
      price,
      spot: spotName(ctx, market, "from"),
    }),
  swapped: ({ seat, give, take, gain, gained, price }, ctx) =>
    ctx.t("log-swapped", {
      ...person(ctx, seat),
      give: oneGood(ctx, give, "object"),
      take: oneGood(ctx, take, "object"),
      gain: gained ? symbolCounted(ctx, gain, gained, "object") : "none",
      price,
    }),
  bonus_taken: ({ seat, tile, price }, ctx) =>
    ctx.t("log-bonus", { ...person(ctx, seat), tile: bonusName(ctx, tile), price }),
  passed: ({ seat, automatic }, ctx, { seat: by }) =>
    ctx.t("log-passed", { ...person(ctx, seat), how: howOf(automatic, seat, by) }),
  boarded: ({ seat, ship, goods, coins }, ctx) =>
    ctx.t("log-boarded", {
      ...person(ctx, seat),
      hour: shipHour(ctx, ship),
      country: destination(ctx, ship),
      goods: goodsList(ctx, goods, "object"),
      coins,
    }),
  boarding_ended: ({ seat, automatic }, ctx, { seat: by, events }) =>
    automatic
      ? ctx.t("log-boarding-ended", {
          ...person(ctx, seat),
          how: howOf(automatic, seat, by),
          again: events.some((event) => event.kind === "boarded" && event.seat === seat) ? "yes" : "no",
        })
      : null,
  sailed: ({ ship, merchants }, ctx) =>
    merchants.length
      ? ctx.t("log-sailed", {
          hour: shipHour(ctx, ship),
          country: destination(ctx, ship),
          who: names(ctx, [...new Set(/** @type {number[]} */ (merchants))]),
        })
      : ctx.t("log-sailed-empty", { hour: shipHour(ctx, ship) }),
  landed: ({ seat, ship }, ctx) =>
    ctx.t("log-landed", { ...person(ctx, seat), country: destination(ctx, ship) }),
  revealed: ({ seat, tile }, ctx) =>
    ctx.t("log-revealed", { ...person(ctx, seat), tile: tileName(ctx, tile) }),
  moved: (event, ctx) =>
    ((event.gains?.length || event.lost?.length || event.food_spent) &&
      ctx.t("log-moved", { ...person(ctx, event.seat), ...came(ctx, event), food: event.food_spent })) ||
    null,
  tile_taken: (event, ctx) =>
    ctx.t("log-tile", { ...person(ctx, event.seat), ...came(ctx, event), tile: tileName(ctx, event.tile) }),
  returned_home: ({ seat, automatic }, ctx, { seat: by }) =>
    ctx.t("log-home", { ...person(ctx, seat), how: howOf(automatic, seat, by) }),
  mystery_offered: ({ seat, count }, ctx) => ctx.t("log-offered", { ...person(ctx, seat), n: count }),
  mystery_kept: ({ seat, count, paid }, ctx) =>
    ctx.t("log-kept", { ...person(ctx, seat), n: count, paid: paid ? oneGood(ctx, paid, "object") : "none" }),
  sold: ({ seat, what, coins_gained: gained, lost }, ctx) =>
    ctx.t("log-sold", { ...person(ctx, seat), what: soldWords(ctx, what), n: gained, lost }),
  stored: ({ seat, kept, sold, paid }, ctx) =>
    ctx.t("log-stored", {
      ...person(ctx, seat),
      kept: goodsList(ctx, kept, "object") || "none",
      sold: goodsList(ctx, sold, "object") || "none",
      paid,
    }),
  berth_refilled: ({ ship }, ctx) =>
    ctx.t("log-berth", { hour: shipHour(ctx, ship), country: destination(ctx, ship) }),
  end_triggered: ({ by, seat }, ctx) =>
    ctx.t.rich("log-end", { by, name: by === "merchants" ? ctx.name(seat) : "" }),
  game_over: ({ winners }, ctx) =>
    ctx.t.rich("log-over", { winners: names(ctx, winners), n: winners.length }),
};

/** @param {Speaker} ctx @param {{gold?: number, spice?: number, goods?: Record<string, number>}} what */
function soldWords(ctx, { gold = 0, spice = 0, goods = {} }) {
  const words = Object.entries(goods).flatMap(([kind, n]) => (n ? [counted(ctx, kind, n, "object")] : []));
  if (gold) words.push(symbolCounted(ctx, "gold", gold, "object"));
  if (spice) words.push(symbolCounted(ctx, "spice", spice, "object"));
  return list(ctx, words);
}
