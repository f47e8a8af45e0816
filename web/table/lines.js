/** The log's words: the game writes of its moves, the house of everything else. */

/** @import {ComponentChildren} from "preact" */
/** @import {Entry, ToldEvent} from "../lib/protocol.js" */
/** @import {Env} from "./env.js" */

/**
 * The words of an entry; null where there is nothing to say, or where nobody can read what was done.
 * @param {Env} env
 * @param {Entry} entry
 * @returns {ComponentChildren | null}
 */
export function entryWords(env, entry) {
  if (entry.kind === "move") return gameWords(env, entry);
  if (entry.kind === "setup") return gameWords(env, entry) ?? env.t("log-begins");
  const words = entry.events.map((event) => eventWords(env, event)).filter((part) => part !== null);
  return words.length ? words.map((part, i) => [i > 0 && " ", part]) : null;
}

/** @param {Env} env @param {Entry} entry */
const gameWords = ({ ctx, screen }, entry) => (ctx.view.value.public && screen.line(entry, ctx)) || null;

/**
 * `by` is null where the host of the server did it.
 * @param {Env} env
 * @param {ToldEvent} event
 * @returns {ComponentChildren | null}
 */
function eventWords(env, event) {
  const { t, ctx } = env;
  const name = (/** @type {any} */ seat) => (typeof seat === "number" ? ctx.name(seat) : "");
  switch (event.kind) {
    case "undo_done":
      return t.rich(event.by === null ? "log-undo-host" : event.free ? "log-undo-free" : "log-undo", {
        by: name(event.by),
        dealt: event.dealt ? "yes" : "no",
      });
    case "vote_called":
      return t.rich(`log-vote-${event.vote}`, { by: name(event.by), target: name(event.target) });
    case "vote_cast":
      return t.rich(event.yes ? "log-vote-yes" : "log-vote-no", { name: name(event.seat) });
    case "vote_ended":
      return event.passed
        ? null
        : t(
            `log-vote-ended-${event.reason === "moved" || event.reason === "withdrawn" ? event.reason : "declined"}`,
          );
    case "bot_sat_in":
      return t.rich(event.by === null ? "log-bot-in-host" : "log-bot-in", { name: name(event.seat) });
    case "seat_returned":
      return t.rich("log-returned", { name: name(event.seat) });
    case "time_given":
      return t.rich("log-time-given", { name: name(event.seat) });
    case "resigned":
      return t.rich("log-resigned", { name: name(event.seat) });
    case "bot_failed":
      return t.rich("log-bot-failed", { name: name(event.seat) });
    case "closed":
      return t(event.by === null ? "log-closed-host" : "log-closed");
    default:
      return null;
  }
}
