/**
 * A table as this page knows it: signals that the frame and the game's screen draw from, and the ways to act.
 *
 * Rows arrive as batches and are shown in order. While one is animated the next ones wait; when they pile up they
 * are shown at once. What was sent is `pending` until the row that came of it is shown.
 */

import { computed, signal, batch as together } from "@preact/signals-core";
import { api } from "../lib/api.js";
import { CLOSED, PROTOCOL } from "../lib/protocol.js";
import { serverTime } from "../lib/server-time.js";
import { createLine } from "../lib/socket.js";
import { stands, templateOf } from "../lib/templates.js";
import { fromView, turns, withBatch, withChat, withOlder } from "./snapshot.js";

/** @import {Batch, GameView, Move, Preview, Refusal, Seat, Template} from "../lib/protocol.js" */
/** @import {Pending, Shown} from "../games/screen.js" */
/** @import {Snapshot} from "./snapshot.js" */

/**
 * Why this page cannot go on by itself.
 * @typedef {"page" | "moved" | "unknown" | "missing"} Stop
 */

/**
 * Called while the page shows the row before; answers with what plays once it shows the row.
 * @typedef {(batch: Batch, before: GameView, after: GameView) => (() => Promise<void> | void) | void} Animator
 */

/** With so many rows waiting they are shown without motion. */
const PILE = 4;
/** So often a move is made again by itself while others act. */
const AGAIN = 5;

let counter = 0;
const newId = () =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${(counter++).toString(36)}`;

/** @typedef {ReturnType<typeof createStore>} TableStore */

/**
 * @param {object} needs
 * @param {Snapshot} needs.snapshot  as fetched
 * @param {string} needs.page  version of the page that runs
 * @param {string} [needs.url]  of the socket
 * @param {typeof WebSocket} [needs.Socket]
 */
export function createStore({ snapshot: first, page, url = socketAddress(), Socket }) {
  const snapshot = signal(first);
  /** Seats this browser holds at the table. */
  const seats = signal(/** @type {Seat[]} */ (first.seat === null ? [] : [first.seat]));
  const seat = signal(first.seat);
  const pending = signal(
    /** @type {(Pending & {message: any, seq: number | null, from: Template | null, times: number})[]} */ ([]),
  );
  const refusal = signal(/** @type {Shown | null} */ (null));
  const stop = signal(/** @type {Stop | null} */ (null));
  /** Whether this tab is looked at; a new line counts as looked at until it is told otherwise. */
  let looked = true;
  /** Commands (not moves) that are on their way, so that their buttons can wait. */
  const acting = signal(0);
  /** The row last animated or shown; what a guide or a sound listens to. */
  const arrived = signal(/** @type {Batch | null} */ (null));

  const table = computed(() => snapshot.value.table);
  const view = computed(() => snapshot.value.game ?? { public: null, private: null });
  const mine = computed(() => seat.value !== null && table.value.waiting.includes(seat.value));
  const log = computed(() => turns(snapshot.value.log));

  /** @type {Batch[]} */
  let queue = [];
  let received = first.seq;
  let pumping = false;
  /** @type {Animator | null} */
  let animator = null;
  /** @type {(() => void) | null} */
  let skip = null;
  /** Answers that somebody waits for, by client id. @type {Map<string, {resolve: (value: any) => void, message: any}>} */
  const asked = new Map();

  const line = createLine({
    url,
    Socket,
    hello: () => ({
      t: "hello",
      protocol: PROTOCOL,
      page,
      table: table.peek().id,
      seat: seat.peek(),
      seq: received,
    }),
    onMessage,
    onClosed,
  });

  // ── What arrives ────────────────────────────────────────────────────────────────────────────

  /** @param {any} message */
  function onMessage(message) {
    switch (message.t) {
      case "welcome":
        serverTime.hear(message.now);
        return welcome(message);
      case "batch":
        return take(message);
      case "ack":
        return acknowledged(message);
      case "refused":
      case "error":
        return refused(message);
      case "preview":
        return answer(message.id, message.preview);
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

  /** @param {any} message */
  function welcome(message) {
    together(() => {
      seats.value = message.seats;
      update({ here: message.here, ...(queue.length ? {} : { table: message.table }) });
    });
    if (!looked) line.send({ t: "visible", visible: false });
    for (const { message: sent } of pending.peek()) deliver(sent);
    for (const { message: sent } of asked.values()) line.send(sent);
  }

  /** @param {{reason: string, seat?: Seat}} message */
  function reload({ reason, seat: renumbered }) {
    if (reason === "page" || reason === "protocol") return halt("page");
    if (renumbered !== undefined) seat.value = renumbered;
    void refetch();
  }

  /** @param {Partial<Snapshot>} change */
  function update(change) {
    snapshot.value = { ...snapshot.peek(), ...change };
  }

  /** @param {Batch} next */
  function take(next) {
    if (next.seq <= received) return;
    serverTime.hear(next.at);
    if (next.seq !== received + 1) return void refetch();
    received = next.seq;
    queue.push(next);
    void pump();
  }

  async function pump() {
    if (pumping) return;
    pumping = true;
    while (queue.length) {
      const next = /** @type {Batch} */ (queue.shift());
      // What draws or sounds may fail; the rows behind it are shown all the same.
      await show(next).catch((error) => console.error(error));
    }
    pumping = false;
  }

  /** @param {Batch} next */
  async function show(next) {
    const before = snapshot.peek();
    /** @type {Snapshot} */
    let after;
    try {
      after = withBatch(before, next);
    } catch (error) {
      console.error(error);
      return refetch();
    }
    const play = motion(next, before, after);
    together(() => {
      snapshot.value = after;
      refusal.value = null;
      pending.value = pending.peek().filter(({ seq }) => seq === null || seq > after.seq);
      arrived.value = next;
    });
    if (!play) return;
    await new Promise((resolve) => {
      skip = () => resolve(undefined);
      // Two turns of the microtask queue: the components have drawn the new position by then, nothing is painted yet.
      Promise.resolve()
        .then(() => {})
        .then(() => play())
        .catch((error) => console.error(error))
        .then(resolve);
    });
    skip = null;
  }

  /**
   * @param {Batch} next
   * @param {Snapshot} before
   * @param {Snapshot} after
   */
  function motion(next, before, after) {
    if (!animator || next.kind !== "move" || queue.length >= PILE || document.hidden) return undefined;
    if (!before.game || !after.game) return undefined;
    try {
      return animator(next, before.game, after.game);
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }

  /** Fetches the view anew: rows were missed, or the eyes changed. */
  async function refetch() {
    const eyes = seat.peek();
    try {
      const fresh = fromView(await api.view(table.peek().id, eyes));
      if (eyes !== seat.peek()) return;
      received = fresh.seq;
      queue = [];
      together(() => {
        snapshot.value = fresh;
        pending.value = pending.peek().filter(({ seq }) => seq === null || seq > fresh.seq);
      });
      line.send({ t: "hello", protocol: PROTOCOL, page, table: table.peek().id, seat: eyes, seq: received });
    } catch (error) {
      if (/** @type {any} */ (error).status === 404) halt("missing");
      else line.retry();
    }
  }

  /** @param {{id: string, seq: number | null}} message */
  function acknowledged({ id, seq }) {
    const shown = snapshot.peek().seq;
    pending.value = pending
      .peek()
      .map((item) => (item.id === id ? { ...item, seq } : item))
      .filter((item) => item.id !== id || (seq !== null && seq > shown));
    answer(id, { ok: true, seq });
  }

  /** @param {any} message */
  function refused(message) {
    const { id, code, params = {} } = message;
    const move = pending.peek().find((item) => item.id === id);
    if (move && code === "outdated" && stands(move.from, message.moves ?? []) && move.times < AGAIN) {
      // Somebody else acted meanwhile, and nothing that this move was made from is different.
      return together(() => {
        update({ moves: message.moves, stamp: message.stamp ?? null });
        pending.value = pending.peek().filter((item) => item.id !== id);
        make(move.move, move.from, move.times + 1);
      });
    }
    together(() => {
      if (message.moves) update({ moves: message.moves, stamp: message.stamp ?? null });
      if (move) {
        pending.value = pending.peek().filter((item) => item.id !== id);
        refusal.value = { refusal: { code, params }, anchor: null };
      }
    });
    if (!answer(id, { ok: false, code, params }) && !move)
      refusal.value = { refusal: { code, params }, anchor: null, house: true };
  }

  /**
   * @param {string} id
   * @param {any} value
   */
  function answer(id, value) {
    const waiting = asked.get(id);
    asked.delete(id);
    waiting?.resolve(value);
    return Boolean(waiting);
  }

  /** @param {number} code */
  function onClosed(code) {
    if (code === CLOSED.notYourSeat) halt("unknown");
    else if (code === CLOSED.seatMoved) halt("moved");
    else if (code === CLOSED.noTable) halt("missing");
    else if (code === CLOSED.noHello) halt("page");
    return stop.peek() === null;
  }

  /** @param {Stop} why */
  function halt(why) {
    stop.value = why;
  }

  // ── What is sent ────────────────────────────────────────────────────────────────────────────

  /** @param {any} message */
  function deliver(message) {
    const sent = line.send(message);
    pending.value = pending.peek().map((item) => {
      if (item.id !== message.id || (!sent && item.state === "sent")) return item;
      return { ...item, state: sent ? "sent" : "waiting" };
    });
  }

  /**
   * Sends a move, or keeps it until there is a line. One at a time: the next is made from what it came to.
   * @param {Move} move
   */
  function send(move) {
    if (pending.peek().length || seat.peek() === null || stop.peek()) return;
    refusal.value = null;
    make(move, templateOf(snapshot.peek().moves, move), 1);
  }

  /** @param {Move} move @param {Template | null} from  what it was made from @param {number} times */
  function make(move, from, times) {
    const id = newId();
    const message = { t: "move", id, seat: seat.peek(), stamp: snapshot.peek().stamp, move };
    pending.value = [{ id, move, state: "waiting", message, seq: null, from, times }];
    deliver(message);
  }

  /** Takes a move back that never left this page. */
  function unsend() {
    pending.value = pending.peek().filter(({ state }) => state !== "waiting");
  }

  /**
   * @param {any} message  without its id
   * @returns {Promise<any>}
   */
  function ask(message) {
    const full = { ...message, id: newId() };
    return new Promise((resolve) => {
      asked.set(full.id, { resolve, message: full });
      line.send(full);
    });
  }

  /**
   * A table command that the page gives by itself: no button waits for it, and its refusal is told nobody.
   * @param {{do: string, [field: string]: any}} command
   * @param {Seat | null} by
   * @returns {Promise<any>}  as of `act`
   */
  const tell = (command, by) => ask({ t: "act", seat: by, act: command });

  /**
   * A table command. The answer comes when it counts.
   * @param {{do: string, [field: string]: any}} command
   * @param {Seat | null} [by]  another seat of this browser
   * @returns {Promise<{ok: boolean, code?: string, params?: Record<string, any>}>}
   */
  async function act(command, by = seat.peek()) {
    acting.value++;
    const result = await tell(command, by);
    acting.value--;
    if (!result.ok)
      refusal.value = { refusal: { code: result.code, params: result.params }, anchor: null, house: true };
    return result;
  }

  return {
    snapshot,
    table,
    view,
    seat,
    seats,
    mine,
    log,
    pending,
    refusal,
    stop,
    acting,
    arrived,
    line,
    moves: computed(() => snapshot.value.moves),
    stamp: computed(() => snapshot.value.stamp),
    chat: computed(() => snapshot.value.chat),
    here: computed(() => snapshot.value.here),
    send,
    unsend,
    act,
    tell,
    /** One that the house does not answer is refused as well. @param {Move} partial @returns {Promise<Preview>} */
    async preview(partial) {
      const answer = await ask({ t: "preview", seat: seat.peek(), move: partial });
      return answer.ok === false ? { refused: { code: answer.code, params: answer.params } } : answer;
    },
    /** @param {string} text @returns {Promise<{ok: boolean, code?: string}>} */
    say: (text) => ask({ t: "chat", seat: seat.peek(), text }),
    /** @param {boolean} visible */
    visible(visible) {
      looked = visible;
      line.send({ t: "visible", visible });
    },
    /** @param {Refusal} why @param {any} [anchor] */
    refuse(why, anchor = null) {
      refusal.value = { refusal: why, anchor };
    },
    /** What the house would not do, in its words: a game's rules may use the same code. @param {Refusal} why */
    deny({ code, params }) {
      refusal.value = { refusal: { code, params }, anchor: null, house: true };
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
      await refetch();
    },
    async older() {
      const { log: known, seat: eyes, complete } = snapshot.peek();
      if (complete || !known.length) return;
      const { log: more } = await api.log(table.peek().id, known[0].seq, eyes);
      snapshot.value = withOlder(snapshot.peek(), more);
    },
    refetch,
    /** @param {Animator | null} by */
    animateBy(by) {
      animator = by;
    },
    /** Ends the motion on show at once. */
    skip: () => skip?.(),
    close() {
      line.close();
      for (const id of asked.keys()) answer(id, { ok: false, code: "offline" });
    },
  };
}

/** @param {GameView | null} game */
const withoutSecrets = (game) => game && { public: game.public, private: null };

function socketAddress() {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws`;
}
