/**
 * What a table's store sends, and what becomes of it. A move is `pending` until the row that came of it is shown;
 * whatever was sent and not answered is sent again, as it was, once there is a line.
 */

import { signal, batch as together } from "@preact/signals-core";
import { stands, templateOf } from "../lib/templates.js";

/** @import {Act, FromBrowser, Move, Preview, Refusal, Seat, Template} from "../lib/protocol.js" */
/** @import {Pending} from "../games/screen.js" */
/** @import {State} from "./store.js" */

/** @typedef {Extract<FromBrowser, {id: string}>} Deed  What is answered by its id. */

/**
 * A move on its way, and what it was made from.
 * @typedef {Pending & {message: Deed, seq: number | null, from: Template | null, times: number}} Sent
 */

/** @typedef {{ok: true, seq?: number | null, preview?: Preview} | ({ok: false} & Refusal)} Answer */

/** So often a move is made again by itself while others act. */
const AGAIN = 5;

let counter = 0;
const newId = () =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${(counter++).toString(36)}`;

/**
 * @param {State} state
 * @param {(message: FromBrowser) => boolean} say  false when there is no line
 */
export function createOutgoing(state, say) {
  const { snapshot, seat, pending, refusal, stop } = state;
  /** Commands (not moves) that are on their way, so that their buttons can wait. */
  const acting = signal(0);
  /** Answers that somebody waits for, by client id. @type {Map<string, {resolve: (answer: Answer) => void, message: Deed}>} */
  const asked = new Map();

  /** @param {Deed} message */
  function deliver(message) {
    const sent = say(message);
    pending.value = pending.peek().map((item) => {
      if (item.id !== message.id || (!sent && item.state === "sent")) return item;
      return { ...item, state: sent ? "sent" : "waiting" };
    });
  }

  /** @param {Move} move @param {Template | null} from  what it was made from @param {number} times */
  function make(move, from, times) {
    const eyes = seat.peek();
    if (eyes === null) return;
    const id = newId();
    /** @type {Deed} */
    const message = { t: "move", id, seat: eyes, stamp: snapshot.peek().stamp ?? "", move };
    pending.value = [{ id, move, state: "waiting", message, seq: null, from, times }];
    deliver(message);
  }

  /** @param {string} id */
  function drop(id) {
    pending.value = pending.peek().filter((item) => item.id !== id);
  }

  /**
   * @param {Deed} message
   * @returns {Promise<Answer>}
   */
  function ask(message) {
    return new Promise((resolve) => {
      asked.set(message.id, { resolve, message });
      say(message);
    });
  }

  /**
   * @param {string} id
   * @param {Answer} value
   */
  function answer(id, value) {
    const waiting = asked.get(id);
    asked.delete(id);
    waiting?.resolve(value);
    return Boolean(waiting);
  }

  /**
   * A table command that the page gives by itself: no button waits for it, and its refusal is told nobody.
   * @param {Act} command
   * @param {Seat | null} by
   * @returns {Promise<Answer>}  when it counts
   */
  async function tell(command, by) {
    return by === null ? NOT_SEATED : ask({ t: "act", id: newId(), seat: by, act: command });
  }

  return {
    acting,
    answer,
    tell,

    /**
     * Sends a move, or keeps it until there is a line. One at a time: the next is made from what it came to.
     * @param {Move} move
     */
    send(move) {
      if (pending.peek().length || seat.peek() === null || stop.peek()) return;
      refusal.value = null;
      make(move, templateOf(snapshot.peek().moves, move), 1);
    },

    /** Takes a move back that never left this page. */
    unsend() {
      pending.value = pending.peek().filter((item) => item.state !== "waiting");
    },

    /**
     * A table command. The answer comes when it counts.
     * @param {Act} command
     * @param {Seat | null} [by]  another seat of this browser
     */
    async act(command, by = seat.peek()) {
      acting.value++;
      const result = await tell(command, by);
      acting.value--;
      if (!result.ok) state.deny(result);
      return result;
    },

    /** One that the house does not answer is refused as well. @param {Move} partial @returns {Promise<Preview>} */
    async preview(partial) {
      const eyes = seat.peek();
      const result =
        eyes === null ? NOT_SEATED : await ask({ t: "preview", id: newId(), seat: eyes, move: partial });
      if (result.ok) return result.preview ?? {};
      return { refused: { code: result.code, params: result.params } };
    },

    /** A line of chat. @param {string} text */
    say: (text) => ask({ t: "chat", id: newId(), seat: seat.peek(), text }),

    /** All that is not answered is sent again: there is a new line. */
    again() {
      for (const { message } of pending.peek()) deliver(message);
      for (const { message } of asked.values()) say(message);
    },

    /** @param {{id: string, seq: number | null}} message */
    acknowledged({ id, seq }) {
      const shown = snapshot.peek().seq;
      pending.value = pending
        .peek()
        .map((item) => (item.id === id ? { ...item, seq } : item))
        .filter((item) => item.id !== id || (seq !== null && seq > shown));
      answer(id, { ok: true, seq });
    },

    /** @param {Refusal & {id?: string | null, moves?: Template[] | null, stamp?: string | null}} message */
    refused({ id: of, code, params = {}, moves, stamp = null }) {
      const id = of ?? "";
      const move = pending.peek().find((item) => item.id === id);
      if (move && code === "outdated" && stands(move.from, moves ?? []) && move.times < AGAIN) {
        // Somebody else acted meanwhile, and nothing that this move was made from is different.
        return together(() => {
          state.update({ moves: moves ?? [], stamp });
          drop(id);
          make(move.move, move.from, move.times + 1);
        });
      }
      together(() => {
        if (moves) state.update({ moves, stamp });
        if (move) {
          drop(id);
          state.refuse({ code, params });
        }
      });
      if (!answer(id, { ok: false, code, params }) && !move) state.deny({ code, params });
    },

    /** Nobody answers any more. */
    close() {
      for (const id of asked.keys()) answer(id, { ok: false, code: "offline" });
    },
  };
}

/** Who only looks on asks for nothing. @type {Answer} */
const NOT_SEATED = { ok: false, code: "not_seated" };
