/** The log's words: a turn's events as one or two warm sentences. */
import { names } from "../../lib/words.js";
import { cardName } from "./cards.js";
import { paid, place } from "./words.js";

/**
 * @import {ComponentChildren} from "preact"
 * @import {Entry, ToldEvent} from "../../lib/protocol.js"
 * @import {Speaker} from "./words.js"
 */

/**
 * The steps of a turn, as walked: what is marked on the board.
 * @param {Entry | null} entry
 * @returns {{figure: string, from: number, to: number}[]} consecutive steps of one figure are one
 */
export function lastSteps(entry) {
  /** @type {{figure: string, from: number, to: number}[]} */
  const steps = [];
  for (const { kind, figure, from, to } of entry?.events ?? []) {
    if (kind !== "stepped" && kind !== "ballast_paid") continue;
    const before = steps.find((step) => step.figure === figure);
    if (before) before.to = to;
    else steps.push({ figure, from, to });
  }
  return steps;
}

/**
 * @param {Entry} entry  all rows that a seat made in a row
 * @param {Speaker} ctx
 * @returns {ComponentChildren}
 */
export function line(entry, ctx) {
  const { t } = ctx;
  const seat = entry.seat ?? entry.events.find((event) => event.seat !== undefined)?.seat ?? null;
  const who = {
    you: seat !== null && seat === ctx.seat.value ? "yes" : "no",
    name: seat === null ? "" : ctx.name(seat),
  };
  /** @type {ComponentChildren[]} */
  const sentences = [];
  const steps = entry.events.filter(({ kind }) => kind === "stepped" || kind === "ballast_paid");
  const skipped = steps[steps.length - 1]?.skipped?.length ?? 0;
  if (steps.length) sentences.push(t.rich("log-stepped", { ...who, steps: walk(steps, ctx), skipped }));
  else if (
    entry.events.some(({ kind, passed }) => kind === "turn_ended" && passed) ||
    entry.events.some(({ kind }) => kind.startsWith("drew_"))
  ) {
    sentences.push(t.rich("log-passed", who));
  }
  for (const event of entry.events) {
    const words = TELL[event.kind]?.(event, who, ctx);
    if (words) sentences.push(words);
  }
  return sentences.flatMap((sentence, i) => (i ? [" ", sentence] : [sentence]));
}

/**
 * "to Pem with 3 red cards, then to Lop with 2 leaders": in the form the sentence around it needs. Where both
 * figures of a merchant walk, each clause that goes over to the other names it.
 * @param {readonly ToldEvent[]} steps  one at least
 * @param {Speaker} ctx
 * @returns {ComponentChildren}
 */
function walk(steps, ctx) {
  const both = new Set(steps.map(({ figure }) => figure)).size > 1;
  const clauses = steps.map(({ kind, figure, to, skipped = [], cards }, i) => {
    const words = {
      figure: both && figure !== steps[i - 1]?.figure ? figure : "none",
      to: place(ctx, to, "to"),
      skipped: skipped.length,
      last: i === steps.length - 1 ? "yes" : "no",
    };
    return kind === "stepped"
      ? ctx.t.rich("log-step", { ...words, paid: paid(ctx, to, cards, "with") })
      : ctx.t.rich("log-ballast", { ...words, n: ctx.components.constants.ballast_cost });
  });
  return clauses.reduce((first, second) => ctx.t.rich("log-then", { first, second }));
}

/** @typedef {{you: string, name: string}} Who */

/** Sentences after the first, by event. @type {Record<string, (event: ToldEvent, who: Who, ctx: Speaker) => ComponentChildren>} */
const TELL = {
  game_started: ({ start }, _, ctx) =>
    ctx.t.rich("log-started", { name: ctx.name(start), you: start === ctx.seat.value ? "yes" : "no" }),
  chest_taken: ({ value, space }, who, { t, ...ctx }) =>
    t.rich("log-chest", { ...who, n: value, at: place({ t, ...ctx }, space, "at") }),
  caught_up: ({ to }, who, ctx) => ctx.t.rich("log-caught-up", { ...who, to: place(ctx, to, "to") }),
  kantshou_reached: (_, who, ctx) =>
    ctx.t.rich("log-kantshou", { ...who, to: place(ctx, ctx.components.board.stage_end, "to") }),
  drew_display: ({ card }, who, ctx) =>
    ctx.t.rich("log-drew-display", { ...who, card: small(cardName(ctx, card)) }),
  drew_pile: ({ card }, who, ctx) =>
    card
      ? ctx.t.rich("log-drew-pile-card", { ...who, card: small(cardName(ctx, card)) })
      : ctx.t.rich("log-drew-pile", who),
  reshuffled: ({ pile_count }, _, ctx) => ctx.t.rich("log-reshuffled", { n: pile_count }),
  turn_ended: ({ drew }, _, ctx) => (drew === false ? ctx.t.rich("log-no-draw") : null),
  interim_scored: ({ reason, figures }, _, ctx) =>
    ctx.t.rich(reason === "stall" ? "log-interim-stall" : "log-interim", {
      n: figures.length,
      gains: gains(figures, ctx),
    }),
  final_scored: ({ figures }, _, ctx) =>
    ctx.t.rich("log-final", { n: figures.length, gains: gains(figures, ctx) }),
  game_over: ({ ranking }, _, ctx) =>
    ctx.t.rich("log-over", {
      n: ranking[0].length,
      names: names(ctx, ranking[0]),
    }),
};

/** @param {string} words in the middle of a sentence */
const small = (words) => words[0].toLowerCase() + words.slice(1);

/** "Anna +6, Bence +5". @param {{seat: number, gold: number}[]} figures @param {Speaker} ctx */
const gains = (figures, ctx) =>
  figures.map(({ seat, gold }) => ctx.t("log-gain", { name: ctx.name(seat), n: gold })).join(", ");
