/** The log's words: what a seat did, in short warm sentences. */
import { list, names, signed } from "../../lib/words.js";
import { inClauses, who } from "../clauses.js";
import { counted, gains, roleName, tileName } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {Entry, ToldEvent} from "../../lib/protocol.js"
 * @import {Speaker} from "./words.js"
 */

/** @param {Entry} entry  all rows that a seat made in a row @param {Speaker} ctx @returns {ComponentChildren} */
export function line(entry, ctx) {
  const told = gathered(entry.events).map((event) => TELL[event.kind]?.(event, ctx) ?? null);
  return inClauses(entry, ctx, told);
}

/**
 * A small scoring of all seats in one sentence, and points exchanged by and by as one sum.
 * @param {readonly ToldEvent[]} events @returns {ToldEvent[]}
 */
function gathered(events) {
  /** @type {ToldEvent[]} */
  const kept = [];
  for (const event of events) {
    const before = kept.findLastIndex(({ kind }) => kind === event.kind);
    if (event.kind === "small_scored") {
      if (before >= 0) kept[before].seats.push(event);
      else kept.push({ ...event, seats: [event] });
    } else if (event.kind === "vp_exchanged" && before >= 0)
      kept[before] = { ...event, amount: kept[before].amount + event.amount };
    else kept.push(event);
  }
  return kept;
}

/** Vikings: "3 fishermen, 1 noble". @param {Speaker} ctx @param {Record<string, number>} counts @param {"name" | "object"} [use] */
const crowd = (ctx, counts, use) =>
  list(
    ctx,
    Object.entries(counts).flatMap(([role, n]) => (n ? [counted(ctx, role, n, use)] : [])),
  );

/** How many of each role crossed. @param {[role: string, col: number][]} vikings */
function tally(vikings) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const [role] of vikings) counts[role] = (counts[role] ?? 0) + 1;
  return counts;
}

/** Sentences by event; those that are left out can be seen. @type {Record<string, (event: ToldEvent, ctx: Speaker) => ComponentChildren>} */
const TELL = {
  game_started: ({ gold, start_player: first }, ctx) =>
    ctx.t.rich("log-started", { gold, name: ctx.name(first) }),
  round_started: ({ round }, ctx) => ctx.t("log-round", { n: round }),
  vikings_drawn: ({ counts }, ctx) => ctx.t("log-drawn", { who: crowd(ctx, counts) }),
  bid_made: ({ seat, amount }, ctx) => ctx.t("log-bid", { ...who(ctx, seat), n: amount }),
  bid_passed: ({ seat }, ctx) => ctx.t("log-passed", who(ctx, seat)),
  auction_won: ({ seat, amount, vp_paid: points }, ctx) =>
    ctx.t.rich("log-auction", { name: ctx.name(seat), n: amount, points }),
  viking_discarded: ({ seat, role }, ctx) =>
    ctx.t("log-discarded", { ...who(ctx, seat), role: roleName(ctx, role, "object") }),
  color_placed: ({ seat, role, slots }, ctx) =>
    ctx.t("log-placed", { ...who(ctx, seat), who: counted(ctx, role, slots.length, "object") }),
  vp_exchanged: ({ seat, amount }, ctx) => ctx.t("log-exchanged", { ...who(ctx, seat), n: amount }),
  combo_taken: ({ seat, price, tile, viking }, ctx) =>
    ctx.t.rich("log-took", {
      ...who(ctx, seat),
      price,
      tile: tileName(ctx, tile, "object"),
      viking: roleName(ctx, viking, "object"),
    }),
  ship_placed: ({ col }, ctx) => ctx.t("log-ship", { n: col }),
  tile_removed: (_, ctx) => ctx.t("log-removed"),
  viking_settled: ({ role, col }, ctx) => ctx.t("log-settled", { role: roleName(ctx, role), n: col }),
  viking_to_mainland: ({ role }, ctx) => ctx.t("log-mainland", { role: roleName(ctx, role) }),
  special_taken: ({ special }, ctx) => ctx.t("log-special", { tile: tileName(ctx, special) }),
  building_swapped: ({ new: tile, col }, ctx) => ctx.t("log-building", { tile: tileName(ctx, tile), n: col }),
  wheel_turned: ({ from, to }, ctx) => ctx.t("log-turned", { n: to - from }),
  small_scored: ({ seats }, ctx) =>
    ctx.t("log-small", {
      gains: seats
        .map(
          (/** @type {{seat: number, gold: number}} */ { seat, gold }) =>
            `${ctx.name(seat)} ${signed(gold, true)}`,
        )
        .join(", "),
    }),
  ferry_trip: ({ seat, vikings }, ctx) =>
    ctx.t("log-ferry", {
      ...who(ctx, seat),
      who: crowd(ctx, tally(vikings), "object"),
    }),
  large_scored: ({ seat, vp, gold }, ctx) =>
    ctx.t("log-large", { name: ctx.name(seat), gains: gains(ctx, { vp, gold }) }),
  game_over: ({ winners }, ctx) =>
    ctx.t.rich("log-over", {
      winner: names(ctx, winners),
    }),
};
