/**
 * Looking back: the game row by row, from one's own eyes or, once it is over, from anybody's. Positions are
 * fetched as they were told, the last ones kept, and the next ones fetched ahead.
 */

import { computed, signal, batch as together } from "@preact/signals-core";
import { ApiError, api } from "../lib/api.js";
import { setPace } from "../lib/motion.js";

/** @import {Entry, Seat, View} from "../lib/protocol.js" */
/** @import {Animator} from "./incoming.js" */
/** @import {TableStore} from "./store.js" */

/** ms a position stays on show while it plays, at single speed. */
const STAY = 1400;
/** Positions fetched ahead. */
const AHEAD = 4;
/** Positions kept: those looked at or fetched last. */
const KEPT = 50;

/** @typedef {ReturnType<typeof createReplay>} Replay */

/** @param {TableStore} store */
export function createReplay(store) {
  const on = signal(false);
  const at = signal(0);
  const eyes = signal(store.seat.peek());
  const playing = signal(false);
  const speed = signal(1);
  const shown = signal(/** @type {View | null} */ (null));
  /** The rows that can be looked at: each move and what else changed the position. */
  const rows = computed(() => store.snapshot.value.log);
  const last = computed(() => store.snapshot.value.seq);
  /** @type {Map<string, Promise<View>>} */
  const kept = new Map();
  /** @type {Animator | null} */
  let animator = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /**
   * @param {number} seq
   * @param {Seat | null} seat
   */
  function position(seq, seat) {
    const key = `${seq}/${seat}`;
    let view = kept.get(key);
    kept.delete(key); // it stands behind the others again: the first one goes first
    if (!view) {
      view = api.viewAt(store.table.peek().id, seq, seat);
      view.catch(() => kept.delete(key));
    }
    kept.set(key, view);
    if (kept.size > KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
    return view;
  }

  /** @param {number} seq */
  async function go(seq) {
    const to = Math.max(0, Math.min(last.peek(), seq));
    const [from, whose] = [at.peek(), eyes.peek()];
    const wanted = () => on.peek() && at.peek() === to && eyes.peek() === whose;
    at.value = to;
    const view = await position(to, whose).catch((error) => wanted() && stay(error));
    if (!view || !wanted()) return;
    store.refusal.value = null;
    const before = shown.peek();
    const row = rows.peek().find((one) => one.seq === to);
    const play =
      to === from + 1 &&
      before?.game &&
      view.game &&
      row &&
      animator?.({ ...row, patch: [] }, before.game, view.game);
    shown.value = view;
    for (let i = 1; i <= AHEAD && to + i <= last.peek(); i++) void position(to + i, whose).catch(() => {});
    if (play) await Promise.resolve().then(play);
  }

  /**
   * The position asked for does not come: bar and board stay together at the one on show.
   * @param {unknown} error
   */
  function stay(error) {
    const view = shown.peek();
    run(false);
    together(() => {
      at.value = view?.seq ?? 0;
      eyes.value = view?.seat ?? null;
    });
    return closed(error);
  }

  /** A game that tells things only for a while cannot be looked back at before its end. @param {unknown} error */
  function closed(error) {
    if (!(error instanceof ApiError)) throw error;
    const code = error.code === "wrong_phase" ? "past_closed" : error.code;
    store.deny({ code, params: error.params });
    return null;
  }

  /** The whole log, and the position to begin at. @param {number} from */
  async function begin(from) {
    while (!store.snapshot.peek().complete) await store.older();
    eyes.value = store.seat.peek();
    return position(from, eyes.peek());
  }

  /** @param {boolean} wish */
  function run(wish) {
    clearTimeout(timer);
    playing.value = wish && on.peek();
    setPace(playing.peek() && speed.peek() > 1 ? 1 / speed.peek() : 1);
    if (playing.peek()) timer = setTimeout(tick, STAY / speed.peek() / 2);
  }

  async function tick() {
    if (at.peek() >= last.peek()) return run(false);
    await go(at.peek() + 1);
    if (playing.peek()) timer = setTimeout(tick, STAY / speed.peek());
  }

  return {
    on,
    at,
    eyes,
    playing,
    speed,
    rows,
    last,
    view: computed(() => shown.value?.game ?? null),
    table: computed(() => shown.value?.table ?? null),
    /** The row that led to the position on show. */
    row: computed(() => /** @type {Entry | undefined} */ (rows.value.find(({ seq }) => seq === at.value))),
    /** @param {number} [from]  the row to begin at; the beginning where it is left out */
    async start(from = 0) {
      const first = await begin(from).catch(closed);
      if (!first) return;
      together(() => {
        store.refusal.value = null;
        shown.value = first;
        at.value = from;
        on.value = true;
      });
    },
    stop() {
      run(false);
      on.value = false;
    },
    go: (/** @type {number} */ seq) => {
      run(false);
      return go(seq);
    },
    run,
    /** @param {number} value */
    setSpeed(value) {
      speed.value = value;
      if (playing.peek()) run(true);
    },
    /** @param {Seat | null} seat */
    look(seat) {
      eyes.value = seat;
      return go(at.peek());
    },
    /** @param {Animator | null} by */
    animateBy(by) {
      animator = by;
    },
  };
}
