/** A line of the log as clauses: who it was, and one thing after the other that was done. */

/**
 * @import {ComponentChildren} from "preact"
 * @import {Entry} from "../lib/protocol.js"
 * @import {GameContext} from "./screen.js"
 *
 * @typedef {{you: "yes" | "no", name: string}} Who
 * @typedef {Pick<GameContext, "t" | "seat" | "name">} Speaker
 */

/** @param {Speaker} ctx @param {number} seat @returns {Who} */
export const who = (ctx, seat) => ({ you: seat === ctx.seat.value ? "yes" : "no", name: ctx.name(seat) });

/**
 * "Anna: bought a card; loaded 2 cards."
 * @param {Entry} entry
 * @param {Speaker} ctx  its catalogue has `log-who`
 * @param {(ComponentChildren | null)[]} told  null: nothing is said of it
 * @returns {ComponentChildren} null where nothing is told at all
 */
export function inClauses({ kind, seat }, ctx, told) {
  const clauses = told.filter((words) => words !== null);
  if (!clauses.length) return null;
  const head = kind === "setup" || seat === null ? "" : ctx.t.rich("log-who", who(ctx, seat));
  return [head, ...clauses.flatMap((clause, i) => [i ? "; " : head ? " " : "", clause]), "."];
}
