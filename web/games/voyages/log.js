/** The log's words: what a seat did, in short warm sentences. */
import { list } from "../../lib/words.js";
import { inClauses, who } from "../clauses.js";
import { factsOf } from "./facts.js";
import { characterName, contractName, placeAs, placeName, things } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {Entry, ToldEvent} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 *
 * What sentences need of a context: they are tested without a page.
 * @typedef {Pick<GameContext, "t" | "components" | "locale" | "name" | "seat">} Speaker
 */

/** @param {Entry} entry  all rows that a seat made in a row @param {Speaker} ctx @returns {ComponentChildren} */
export function line(entry, ctx) {
  const told = gathered(entry.events).map((event) => TELL[event.kind]?.(event, ctx, entry) ?? null);
  return inClauses(entry, ctx, told);
}

/** Rolls of all seats are one sentence; so are dice sold one after another. @param {readonly ToldEvent[]} events @returns {ToldEvent[]} */
function gathered(events) {
  /** @type {ToldEvent[]} */
  const kept = [];
  for (const event of events) {
    const before = kept.at(-1);
    if (
      event.kind === "dice_placed" &&
      event.space === "money_bag" &&
      before?.kind === event.kind &&
      before.space === event.space
    )
      kept[kept.length - 1] = { ...before, times: (before.times ?? 1) + 1 };
    else kept.push(event);
  }
  return kept;
}

/** Another than whose turn is told of is named. @param {Speaker} ctx @param {number} seat @param {Entry} entry */
const whose = (ctx, seat, entry) => ({ ...who(ctx, seat), other: seat === entry.seat ? "no" : "yes" });

/** Whether it tells of the beginning of a round, where all are named. @param {Entry} entry */
const beginsRound = ({ events }) => events.some(({ kind }) => kind === "round_started");

/** The ends of a journey. @param {Speaker} ctx @param {{nodes: string[]}[]} paths */
const ends = (ctx, paths) =>
  list(
    ctx,
    paths.map(({ nodes }) => placeAs(ctx, nodes[nodes.length - 1], "to")),
  );

/** @param {Record<string, number>} amounts */
const any = (amounts) => Object.values(amounts ?? {}).some((n) => n > 0);

/** Amounts, or "none". @param {Speaker} ctx @param {Record<string, number>} amounts */
const some = (ctx, amounts) => (any(amounts) ? things(ctx, amounts, "object") : "none");

/** Values of dice: "3 and 5". @param {Speaker} ctx @param {Record<string, number | null>} dice */
const valuesOf = (ctx, dice) =>
  list(
    ctx,
    Object.values(dice).map((value) => String(value ?? "?")),
  );

/** What a space is called in the sentence "laid … on …". @param {Speaker} ctx @param {string} space */
const spaceAs = (ctx, space) =>
  factsOf(ctx.components).cityOf.has(space) ? "card" : space.startsWith("bazaar_") ? "bazaar" : space;

/** Sentences by event; those that are left out can be seen. @type {Record<string, (event: ToldEvent, ctx: Speaker, entry: Entry) => ComponentChildren>} */
const TELL = {
  game_started: ({ start }, ctx) => ctx.t.rich("log-started", { name: ctx.name(start) }),
  character_picked: ({ seat, character }, ctx, entry) =>
    entry.kind === "setup"
      ? ctx.t.rich("log-given", { name: ctx.name(seat), character: characterName(ctx, character) })
      : ctx.t.rich("log-picked", { ...who(ctx, seat), character: characterName(ctx, character) }),
  goals_kept: ({ seat }, ctx, entry) => (entry.seat === seat ? ctx.t("log-goals", who(ctx, seat)) : null),
  round_started: ({ round, start }, ctx) => ctx.t.rich("log-round", { n: round, name: ctx.name(start) }),
  bonus_gained: ({ seat, gain }, ctx, entry) =>
    any(gain)
      ? ctx.t.rich("log-bonus", {
          ...whose(ctx, seat, entry),
          ...(beginsRound(entry) ? { other: "yes" } : {}),
          gain: things(ctx, gain, "object"),
        })
      : null,
  resources_changed: ({ seat, gain }, ctx, entry) =>
    any(gain)
      ? ctx.t.rich("log-gained", { ...whose(ctx, seat, entry), gain: things(ctx, gain, "object") })
      : null,
  contract_drawn: ({ seat, contract }, ctx, entry) =>
    ctx.t.rich("log-drawn", { ...whose(ctx, seat, entry), contract: contractName(ctx, contract) }),
  contract_discarded: ({ seat }, ctx, entry) => ctx.t.rich("log-discarded", whose(ctx, seat, entry)),
  contracts_laid: ({ contracts }, ctx) => ctx.t("log-laid", { n: contracts.length }),
  compensation_taken: ({ seat, coins, camels }, ctx, entry) =>
    ctx.t.rich("log-compensation", {
      ...whose(ctx, seat, entry),
      gain: some(ctx, { coin: coins, camel: camels }),
    }),
  dice_placed: ({ seat, space, dice, fee, times }, ctx) =>
    ctx.t.rich(space === "money_bag" ? "log-bag" : "log-placed", {
      ...who(ctx, seat),
      dice: valuesOf(ctx, dice),
      space: spaceAs(ctx, space),
      city: placeName(ctx, factsOf(ctx.components).cityOf.get(space) ?? ""),
      fee: fee ?? 0,
      n: times ?? 1,
    }),
  contracts_taken: ({ seat, taken }, ctx) => ctx.t.rich("log-took", { ...who(ctx, seat), n: taken.length }),
  travelled: ({ seat, paths, coins, camels }, ctx) =>
    ctx.t.rich("log-travelled", {
      ...who(ctx, seat),
      to: ends(ctx, paths),
      cost: some(ctx, { coin: coins, camel: camels }),
    }),
  moved: ({ seat, paths, coins, camels, lost }, ctx, entry) =>
    ctx.t.rich(paths.length ? "log-moved" : "log-stayed", {
      ...whose(ctx, seat, entry),
      to: paths.length ? ends(ctx, paths) : "none",
      cost: some(ctx, { coin: coins, camel: camels }),
      lost: lost ? "yes" : "no",
    }),
  post_placed: ({ seat, city, from, beijing, vp }, ctx, entry) =>
    ctx.t.rich("log-post", {
      ...whose(ctx, seat, entry),
      city: placeAs(ctx, city, "in"),
      from: from ? placeAs(ctx, from, "from") : "none",
      beijing: beijing ?? 0,
      vp: vp ?? 0,
    }),
  outpost_taken: ({ bonus }, ctx) =>
    ctx.t("log-outpost", { gain: things(ctx, factsOf(ctx.components).outposts.get(bonus)?.gain ?? {}) }),
  city_card_used: ({ times, paid }, ctx) =>
    times > 1 || any(paid) ? ctx.t("log-card", { n: times, paid: some(ctx, paid) }) : null,
  contract_completed: ({ seat, paid }, ctx) =>
    ctx.t.rich("log-completed", { ...who(ctx, seat), paid: some(ctx, paid) }),
  die_rerolled: ({ seat, from, to }, ctx) =>
    ctx.t("log-rerolled", { ...who(ctx, seat), from: from ?? 0, to: to ?? 0 }),
  die_adjusted: ({ seat, from, to }, ctx) => ctx.t("log-adjusted", { ...who(ctx, seat), from, to }),
  black_die_taken: ({ seat, value, camels }, ctx, entry) =>
    ctx.t.rich("log-black", { ...whose(ctx, seat, entry), value: value ?? 0, camels: camels ?? 0 }),
  character_gain: ({ seat, character, gain }, ctx) =>
    ctx.t.rich("log-share", {
      name: ctx.name(seat),
      character: characterName(ctx, character),
      gain: some(ctx, gain),
    }),
  round_ended: ({ round }, ctx) => ctx.t("log-round-ended", { n: round }),
  final_scoring: ({ ranking, scores }, ctx) => {
    const winner = [ranking[0]].flat()[0];
    return ctx.t.rich("log-final", { winner: ctx.name(winner), n: scores[winner].total });
  },
};
