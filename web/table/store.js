/**
 * A table as this page knows it: signals that the frame and the game's screen draw from, and the ways to act.
 *
 * Rows arrive as batches and are shown in order (incoming.js); what was sent is `pending` until the row that came of
 * it is shown (outgoing.js). Here both meet the line.
 */

import { computed, signal, batch as together } from "@preact/signals-core";
import { api } from "../lib/api.js";
import { CLOSED } from "../lib/protocol.js";
import { serverTime } from "../lib/server-time.js";
import { createLine } from "../lib/socket.js";
import { createIncoming } from "./incoming.js";
import { createOutgoing } from "./outgoing.js";
import { turns, withChat, withOlder } from "./snapshot.js";

/** @import {GameView, Refusal, Seat, ToBrowser} from "../lib/protocol.js" */
/** @import {Line} from "../lib/socket.js" */
/** @import {Shown} from "../games/screen.js" */
/** @import {Sent} from "./outgoing.js" */
/** @import {Snapshot} from "./snapshot.js" */

/**
 * Why this page cannot go on by itself.
 * @typedef {"page" | "moved" | "unknown" | "missing"} Stop
 */

/** Close codes after which the line does not come back. @type {Record<number, Stop>} */
const STOPS = {
  [CLOSED.noHello]: "page",
  [CLOSED.notYourSeat]: "unknown",
  [CLOSED.noTable]: "missing",
  [CLOSED.seatMoved]: "moved",
};

/** @typedef {ReturnType<typeof createState>} State  What the parts of a store share. */

/** @param {Snapshot} first */
function createState(first) {
  const snapshot = signal(first);
  const pending = signal(/** @type {Sent[]} */ ([]));
  const refusal = signal(/** @type {Shown | null} */ (null));
  return {
    snapshot,
    seat: signal(first.seat),
    pending,
    refusal,
    stop: signal(/** @type {Stop | null} */ (null)),
    /** @param {Partial<Snapshot>} change */
    update(change) {
      snapshot.value = { ...snapshot.peek(), ...change };
    },
    /** Moves whose row is shown are done. @param {number} shown */
    settle(shown) {
      pending.value = pending.peek().filter(({ seq }) => seq === null || seq > shown);
    },
    /** @param {Refusal} why @param {any} [anchor] */
    refuse(why, anchor = null) {
      refusal.value = { refusal: why, anchor };
    },
    /** What the house would not do, in its words: a game's rules may use the same code. @param {Refusal} why */
    deny({ code, params }) {
      refusal.value = { refusal: { code, params }, anchor: null, house: true };
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} TableStore */

/**
 * @param {object} needs
 * @param {Snapshot} needs.snapshot  as fetched
 * @param {string} needs.page  version of the page that runs
 * @param {string} [needs.url]  of the socket
 * @param {typeof WebSocket} [needs.Socket]
 */
export function createStore({ snapshot: first, page, url = socketAddress(), Socket }) {
  const state = createState(first);
  const { snapshot, seat, pending, refusal, stop, update } = state;
  /** Seats this browser holds at the table. */
  const seats = signal(/** @type {Seat[]} */ (first.seat === null ? [] : [first.seat]));
  /** Whether this tab is looked at; a new line counts as looked at until it is told otherwise. */
  let looked = true;

  const table = computed(() => snapshot.value.table);

  const incoming = createIncoming(state, page, () => line);
  const outgoing = createOutgoing(state, (message) => line.send(message));
  /** @type {Line} */
  const line = createLine({ url, Socket, hello: incoming.hello, onMessage, onClosed });

  /** @param {ToBrowser} message */
  function onMessage(message) {
    switch (message.t) {
      case "welcome":
        return welcome(message);
      case "batch":
        return incoming.take(message);
      case "ack":
        return outgoing.acknowledged(message);
      case "refused":
      case "error":
        return outgoing.refused(message);
      case "preview":
        return outgoing.answer(message.id, { ok: true, preview: message.preview });
      case "table":
        return update({ table: message.table });
      case "chat":
        snapshot.value = withChat(snapshot.peek(), message);
        return;
      case "here":
        return update({ here: { seats: message.seats, watchers: message.watchers } });
      case "reload":
        return reload(message);
    }
  }

  /** @param {Extract<ToBrowser, {t: "welcome"}>} message */
  function welcome(message) {
    serverTime.hear(message.now);
    together(() => {
      seats.value = message.seats;
      update({ here: message.here, ...(incoming.waiting() ? {} : { table: message.table }) });
    });
    if (!looked) line.send({ t: "visible", visible: false });
    outgoing.again();
  }

  /** @param {Extract<ToBrowser, {t: "reload"}>} message */
  function reload({ reason, seat: renumbered }) {
    if (reason === "page" || reason === "protocol") {
      stop.value = "page";
      return;
    }
    if (typeof renumbered === "number") seat.value = renumbered;
    void incoming.refetch();
  }

  /** @param {number} code */
  function onClosed(code) {
    stop.value = STOPS[code] ?? stop.peek();
    return stop.peek() === null;
  }

  return {
    snapshot,
    table,
    view: computed(() => snapshot.value.game ?? { public: null, private: null }),
    seat,
    seats,
    mine: computed(() => seat.value !== null && table.value.waiting.includes(seat.value)),
    log: computed(() => turns(snapshot.value.log)),
    moves: computed(() => snapshot.value.moves),
    stamp: computed(() => snapshot.value.stamp),
    chat: computed(() => snapshot.value.chat),
    here: computed(() => snapshot.value.here),
    pending,
    refusal,
    stop,
    line,
    refuse: state.refuse,
    deny: state.deny,

    arrived: incoming.arrived,
    refetch: incoming.refetch,
    animateBy: incoming.animateBy,
    skip: incoming.skip,

    acting: outgoing.acting,
    send: outgoing.send,
    unsend: outgoing.unsend,
    act: outgoing.act,
    tell: outgoing.tell,
    preview: outgoing.preview,
    say: outgoing.say,

    /** @param {boolean} visible */
    visible(visible) {
      looked = visible;
      line.send({ t: "visible", visible });
    },
    /** Looks with the eyes of another seat of this browser. @param {Seat | null} eyes */
    async look(eyes) {
      if (eyes === seat.peek()) return;
      together(() => {
        seat.value = eyes;
        refusal.value = null;
        // The former seat's secrets leave the page before anything else is drawn.
        update({ seat: eyes, moves: [], stamp: null, game: withoutSecrets(snapshot.peek().game) });
      });
      await incoming.refetch();
    },
    async older() {
      const { log: known, seat: eyes, complete } = snapshot.peek();
      if (complete || !known.length) return;
      const { log: more } = await api.log(table.peek().id, known[0].seq, eyes);
      snapshot.value = withOlder(snapshot.peek(), more);
    },
    close() {
      line.close();
      outgoing.close();
    },
  };
}

/** @param {GameView | null} game */
const withoutSecrets = (game) => game && { public: game.public, private: null };

function socketAddress() {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws`;
}
