/** The log's words: what a seat did, what went by itself, in short warm sentences. */
import { html } from "../../lib/html.js";
import { list } from "../../lib/words.js";
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

/**
 * A line for each of those who did something, since much happens by itself in the row of another.
 * @param {Entry} entry  all rows that a seat made in a row @param {Speaker} ctx @returns {ComponentChildren}
 */
export function line(entry, ctx) {
  const lines = byActor(entry).flatMap(({ seat, events }) => {
    const words = inClauses({ ...entry, seat }, ctx, told(events, ctx));
    return words === null
      ? []
      : [html`<span class="fe-told" data-itself=${seat === null || undefined}>${words}</span>`];
  });
  return lines.length ? lines.flatMap((words, i) => [i ? " " : "", words]) : null;
}

/** What nobody does. */
const BY_ITSELF = new Set([
  "game_started",
  "start_player",
  "sailed",
  "berth_refilled",
  "end_triggered",
  "game_over",
]);

/** @param {Entry} entry @returns {{seat: number | null, events: ToldEvent[]}[]} seat: null for what nobody does */
function byActor(entry) {
  /** @type {{seat: number | null, events: ToldEvent[]}[]} */
  const parts = [];
  for (const event of entry.events) {
    if (!TELL[event.kind]) continue;
    const seat = BY_ITSELF.has(event.kind) ? null : (event.seat ?? entry.seat);
    const before = parts.at(-1);
    if (before && before.seat === seat) before.events.push(event);
    else parts.push({ seat, events: [event] });
  }
  return parts;
}

/** Who passes more than once is told of once. @param {ToldEvent[]} events @param {Speaker} ctx */
const told = (events, ctx) =>
  events
    .filter(({ kind }, i) => kind !== "passed" || events[i - 1]?.kind !== "passed")
    .map((event) => TELL[event.kind](event, ctx));

/** Who won, who is aboard: "Anna and you". @param {Speaker} ctx @param {readonly number[]} seats */
const people = (ctx, seats) =>
  list(
    ctx,
    seats.map((seat) => (seat === ctx.seat.value ? ctx.t("log-you") : ctx.name(seat))),
  );

/** "a gold and a spice", what was in vain beside it. @param {Speaker} ctx @param {ToldEvent} event */
const came = (ctx, { gains = [], lost = [] }) => ({
  gains: gains.length ? gainsList(ctx, gains) : "none",
  lost: lost.length ? gainsList(ctx, lost) : "none",
});

/** @param {unknown} automatic */
const yesNo = (automatic) => (automatic ? "yes" : "no");

/** @param {Speaker} ctx @param {string} ship */
const destination = (ctx, ship) =>
  countryName(ctx, factsOf(ctx.components).ships.get(ship)?.destination ?? "");

/** Sentences by event; those that are left out can be seen. @type {Record<string, (event: ToldEvent, ctx: Speaker) => ComponentChildren>} */
const TELL = {
  game_started: ({ coins }, ctx) => ctx.t("log-started", { n: coins }),
  start_player: ({ seat, round }, ctx) => ctx.t.rich("log-start", { ...who(ctx, seat), n: round }),
  bid_placed: ({ seat, at, price, coins_gained: gained, lost }, ctx) =>
    at === "board"
      ? ctx.t("log-bank", { ...who(ctx, seat), n: gained, lost })
      : ctx.t("log-bid", { ...who(ctx, seat), spot: spotName(ctx, at, "on"), price }),
  bought: ({ seat, good, price, market }, ctx) =>
    ctx.t("log-bought", {
      ...who(ctx, seat),
      good: oneGood(ctx, good, "object"),
      price,
      spot: spotName(ctx, market, "from"),
    }),
  swapped: ({ seat, give, take, gain, gained, price }, ctx) =>
    ctx.t("log-swapped", {
      ...who(ctx, seat),
      give: oneGood(ctx, give, "object"),
      take: oneGood(ctx, take, "object"),
      gain: gained ? symbolCounted(ctx, gain, gained, "object") : "none",
      price,
    }),
  bonus_taken: ({ seat, tile, price }, ctx) =>
    ctx.t("log-bonus", { ...who(ctx, seat), tile: bonusName(ctx, tile), price }),
  passed: ({ automatic }, ctx) => ctx.t("log-passed", { automatic: yesNo(automatic) }),
  boarded: ({ seat, ship, goods, coins }, ctx) =>
    ctx.t("log-boarded", {
      ...who(ctx, seat),
      hour: shipHour(ctx, ship),
      country: destination(ctx, ship),
      goods: goodsList(ctx, goods, "object"),
      coins,
    }),
  sailed: ({ ship, merchants }, ctx) =>
    merchants.length
      ? ctx.t("log-sailed", {
          hour: shipHour(ctx, ship),
          country: destination(ctx, ship),
          who: people(ctx, [...new Set(/** @type {number[]} */ (merchants))]),
        })
      : ctx.t("log-sailed-empty", { hour: shipHour(ctx, ship) }),
  landed: ({ seat, ship }, ctx) =>
    ctx.t("log-landed", { ...who(ctx, seat), country: destination(ctx, ship) }),
  revealed: ({ seat, tile }, ctx) => ctx.t("log-revealed", { ...who(ctx, seat), tile: tileName(ctx, tile) }),
  moved: (event, ctx) =>
    ((event.gains?.length || event.lost?.length || event.food_spent) &&
      ctx.t("log-moved", { ...who(ctx, event.seat), ...came(ctx, event), food: event.food_spent })) ||
    null,
  tile_taken: (event, ctx) =>
    ctx.t("log-tile", { ...who(ctx, event.seat), ...came(ctx, event), tile: tileName(ctx, event.tile) }),
  returned_home: ({ automatic }, ctx) => ctx.t("log-home", { automatic: yesNo(automatic) }),
  mystery_offered: ({ seat, count }, ctx) => ctx.t("log-offered", { ...who(ctx, seat), n: count }),
  mystery_kept: ({ seat, count, paid }, ctx) =>
    ctx.t("log-kept", { ...who(ctx, seat), n: count, paid: paid ? oneGood(ctx, paid, "object") : "none" }),
  sold: ({ seat, what, coins_gained: gained, lost }, ctx) =>
    ctx.t("log-sold", { ...who(ctx, seat), what: soldWords(ctx, what), n: gained, lost }),
  stored: ({ seat, kept, sold, paid }, ctx) =>
    ctx.t("log-stored", {
      ...who(ctx, seat),
      kept: goodsList(ctx, kept, "object") || "none",
      sold: goodsList(ctx, sold, "object") || "none",
      paid,
    }),
  berth_refilled: ({ ship }, ctx) =>
    ctx.t("log-berth", { hour: shipHour(ctx, ship), country: destination(ctx, ship) }),
  end_triggered: ({ by, seat }, ctx) =>
    ctx.t.rich("log-end", { by, ...(by === "merchants" ? who(ctx, seat) : { you: "no", name: "" }) }),
  game_over: ({ winners }, ctx) =>
    ctx.t.rich("log-over", {
      winners: people(ctx, winners),
      you: yesNo(winners.includes(ctx.seat.value)),
      n: winners.length,
    }),
};

/** @param {Speaker} ctx @param {{gold?: number, spice?: number, goods?: Record<string, number>}} what */
function soldWords(ctx, { gold = 0, spice = 0, goods = {} }) {
  const words = Object.entries(goods).flatMap(([kind, n]) => (n ? [counted(ctx, kind, n, "object")] : []));
  if (gold) words.push(symbolCounted(ctx, "gold", gold, "object"));
  if (spice) words.push(symbolCounted(ctx, "spice", spice, "object"));
  return list(ctx, words);
}
