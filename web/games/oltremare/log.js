/** The log's words: what a seat did, in short warm sentences. */
import { list, signed } from "../../lib/words.js";
import { inClauses, who } from "../clauses.js";
import { goodOf, namedGood } from "./facts.js";
import { cardWords, claimWords, counted, goodName, harbour, sideWords, terms, tileName } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {Entry, ToldEvent} from "../../lib/protocol.js"
 * @import {Who} from "../clauses.js"
 * @import {Speaker} from "./words.js"
 */

/**
 * @param {Entry} entry  all rows that a seat made in a row
 * @param {Speaker} ctx
 * @returns {ComponentChildren}
 */
export function line(entry, ctx) {
  const told = gathered(entry.events).map((event) => TELL[event.kind]?.(event, ctx, entry) ?? null);
  return inClauses(entry, ctx, told);
}

/**
 * Purchases in one sentence; of several calls or offers to one seat only the last, since it stands.
 * @param {readonly ToldEvent[]} events
 * @returns {ToldEvent[]}
 */
function gathered(events) {
  /** @type {ToldEvent[]} */
  const kept = [];
  for (const event of events) {
    const same = kept.findIndex((other) => repeats(other, event));
    if (same >= 0 && event.kind === "bought") kept[same] = together(kept[same], event);
    else if (same >= 0) kept.splice(same, 1, event);
    else kept.push(event.kind === "bought" ? together(null, event) : event);
  }
  return kept;
}

/** @param {ToldEvent} before @param {ToldEvent} event */
function repeats(before, event) {
  if (before.kind !== event.kind) return false;
  if (event.kind === "bought") return before.source === event.source;
  if (event.kind === "offer_made") return before.receiver === event.receiver;
  return event.kind === "announced";
}

/** @param {ToldEvent | null} before @param {ToldEvent} event @returns {ToldEvent} */
const together = (before, event) => ({
  ...event,
  count: (before?.count ?? 0) + 1,
  price: (before?.price ?? 0) + event.price,
  cards: [...(before?.cards ?? []), ...(event.card ? [event.card] : [])],
});

/** @param {Speaker} ctx @param {string[] | undefined} cards @param {"name" | "given"} [form] */
const goodsOf = (ctx, cards, form) =>
  cards?.length
    ? terms(
        ctx,
        cards.map((card) => goodOf(ctx.components, card)),
        0,
        form,
      )
    : "none";

/** Somebody in the middle of a clause: "you" to oneself. @param {Speaker} ctx @param {number} seat */
const them = (ctx, seat) => (seat === ctx.seat.value ? ctx.t("log-you") : ctx.name(seat));

/**
 * Who makes an offer to whom; as a pair, since either may be the reader.
 * @param {Speaker} ctx @param {number} maker @param {number} receiver
 */
const between = (ctx, maker, receiver) => ({
  mine: who(ctx, maker).you,
  name: ctx.name(maker),
  yours: who(ctx, receiver).you,
  other: them(ctx, receiver),
});

/** What is called out stands until the next call. @param {Speaker} ctx @param {Who} who @param {{have: Record<string, number>, seek: Record<string, number>, ducats: number}} call */
function called(ctx, who, { have, seek, ducats }) {
  const { t } = ctx;
  const words = Object.entries({ seek, have })
    .filter(([, goods]) => Object.keys(goods).length)
    .map(([what, goods]) => {
      const named = Object.entries(goods).map(([good, n]) => counted(ctx, good, n));
      return t(`log-${what}`, { ...who, goods: list(ctx, named) });
    });
  if (ducats) words.push(t("log-call-ducats", { n: ducats }));
  return words.join(", ") || t("log-call-back", who);
}

/** Sentences by event. @type {Record<string, (event: ToldEvent, ctx: Speaker, entry: Entry) => ComponentChildren>} */
const TELL = {
  setup_card: ({ seat, harbour: at }, ctx) =>
    ctx.t.rich("log-setup", {
      ...who(ctx, seat),
      at: harbour(ctx, at),
      // The event names the card only while it lies open; its harbour stands on no other one (R6).
      good: goodName(ctx, namedGood(ctx.components, at)),
    }),
  dealt: ({ cards_each: n }, ctx) => ctx.t("log-dealt", { n }),
  influence_paid: ({ seat, ducats }, ctx) =>
    ducats ? ctx.t.rich("log-influence", { ...who(ctx, seat), who: them(ctx, seat), n: ducats }) : null,
  discarded: ({ seat, count, cards }, ctx) =>
    ctx.t.rich("log-discarded", { ...who(ctx, seat), n: count, goods: goodsOf(ctx, cards) }),
  bought: ({ seat, source, price, count, cards }, ctx) =>
    ctx.t.rich("log-bought", { ...who(ctx, seat), source, price, n: count, goods: goodsOf(ctx, cards) }),
  announced: ({ seat, have, seek, ducats }, ctx) => called(ctx, who(ctx, seat), { have, seek, ducats }),
  asked: ({ by, of, good }, ctx) =>
    ctx.t.rich("log-asked", { ...between(ctx, by, of), ...who(ctx, by), good: goodName(ctx, good) }),
  claimed: ({ by, good, claim }, ctx) =>
    ctx.t.rich("log-claimed", { ...who(ctx, by), good: goodName(ctx, good), claim: claimWords(ctx, claim) }),
  offer_made: ({ maker, receiver, give, want }, ctx) =>
    ctx.t.rich("log-offer", {
      ...between(ctx, maker, receiver),
      ...who(ctx, maker),
      give: sideWords(ctx, give, "given"),
      want: sideWords(ctx, want, "given"),
    }),
  offer_closed: ({ maker, receiver, reason }, ctx, entry) =>
    reason === "declined" || reason === "withdrawn" || reason === "void"
      ? ctx.t.rich(`log-offer-${reason}`, {
          ...between(ctx, maker, receiver),
          you: who(ctx, entry.seat ?? maker).you,
        })
      : null,
  deal_done: ({ maker, receiver, give, want, prestige }, ctx) =>
    ctx.t.rich("log-deal", {
      ...between(ctx, maker, receiver),
      give: sideWords(ctx, give, "given"),
      want: sideWords(ctx, want, "given"),
      prestige: prestige === null ? "none" : prestige === ctx.seat.value ? "you" : ctx.name(prestige),
    }),
  cards_played: ({ seat, count, cards }, ctx) =>
    ctx.t.rich("log-played", { ...who(ctx, seat), n: count, goods: goodsOf(ctx, cards) }),
  money_gained: ({ seat, ducats, calm_sea: calm }, ctx) =>
    ctx.t.rich("log-money", { ...who(ctx, seat), n: ducats, calm }),
  pirates_drawn: ({ seat, count }, ctx) => ctx.t.rich("log-pirates", { ...who(ctx, seat), n: count }),
  market_drawn: ({ seat, count, cards }, ctx) =>
    ctx.t.rich("log-market", { ...who(ctx, seat), n: count, goods: goodsOf(ctx, cards) }),
  sailed: ({ seat, path, tile }, ctx) =>
    ctx.t.rich("log-sailed", {
      ...who(ctx, seat),
      to: harbour(ctx, path[path.length - 1], "to"),
      n: path.length,
      tile: tile ? tileName(ctx, tile) : "none",
    }),
  compass_used: ({ seat, to, tile }, ctx) =>
    ctx.t.rich("log-compass", {
      ...who(ctx, seat),
      to: to ? harbour(ctx, to, "to") : "none",
      tile: tile ? tileName(ctx, tile) : "none",
    }),
  loaded: ({ seat, count, top }, ctx) =>
    ctx.t.rich("log-loaded", { ...who(ctx, seat), n: count, top: top ? cardWords(ctx, top) : "none" }),
  venice_on_top: (_, ctx) => ctx.t("log-venice"),
  interim_scoring: ({ seats }, ctx) =>
    ctx.t.rich("log-interim", {
      gains: gains(
        ctx,
        seats.map((/** @type {{award: number, cargo: number}} */ { award, cargo }) => award + cargo),
      ),
    }),
  reshuffled: ({ deck }, ctx) => ctx.t("log-reshuffled", { n: deck }),
  cashed_out: ({ seat, cargo, pirates }, ctx) =>
    ctx.t.rich("log-cashed", { ...who(ctx, seat), cargo, pirates: -pirates }),
  last_round: ({ seat }, ctx) => ctx.t.rich("log-last-round", { ...who(ctx, seat), who: them(ctx, seat) }),
  final_scoring: ({ seats, ranking }, ctx) =>
    ctx.t.rich("log-final", {
      ...who(ctx, [ranking[0]].flat()[0]),
      n: seats[[ranking[0]].flat()[0]].ducats,
    }),
};

/** "Anna +6, Bence +5". @param {Speaker} ctx @param {number[]} ducats  by seat */
const gains = (ctx, ducats) =>
  ducats.map((n, seat) => ctx.t("log-gain", { name: them(ctx, seat), n: signed(n, true) })).join(", ");
