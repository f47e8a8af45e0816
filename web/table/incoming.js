/**
 * What a table's store does with rows: they come in order, and are shown in order. While one is animated the next
 * ones wait; when they pile up they are shown at once. Where one was missed the view is fetched anew.
 */

import { signal, batch as together } from "@preact/signals-core";
import { api } from "../lib/api.js";
import { PROTOCOL } from "../lib/protocol.js";
import { serverTime } from "../lib/server-time.js";
import { fromView, withBatch } from "./snapshot.js";

/** @import {Batch, FromBrowser, GameView} from "../lib/protocol.js" */
/** @import {Line} from "../lib/socket.js" */
/** @import {Snapshot} from "./snapshot.js" */
/** @import {State} from "./store.js" */

/**
 * Called while the page shows the row before; answers with what plays once it shows the row.
 * @typedef {(batch: Batch, before: GameView, after: GameView) => (() => Promise<void> | void) | void} Animator
 */

/** With so many rows waiting they are shown without motion. */
const PILE = 4;

/**
 * @param {State} state
 * @param {string} page  version of the page that runs
 * @param {() => Line} line
 */
export function createIncoming(state, page, line) {
  const { snapshot, seat, refusal, stop } = state;
  /** The row last animated or shown; what a guide or a sound listens to. */
  const arrived = signal(/** @type {Batch | null} */ (null));
  /** @type {Batch[]} */
  let queue = [];
  let received = snapshot.peek().seq;
  let pumping = false;
  /** @type {Animator | null} */
  let animator = null;
  /** @type {(() => void) | null} */
  let skip = null;

  /** @returns {FromBrowser} */
  function hello() {
    const { table, chat } = snapshot.peek();
    const said = chat.at(-1)?.id ?? 0;
    return {
      t: "hello",
      protocol: PROTOCOL,
      page,
      table: table.id,
      seat: seat.peek(),
      seq: received,
      chat: said,
    };
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
      state.settle(after.seq);
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
      const fresh = fromView(await api.view(snapshot.peek().table.id, eyes));
      if (eyes !== seat.peek()) return;
      received = fresh.seq;
      queue = [];
      together(() => {
        snapshot.value = fresh;
        state.settle(fresh.seq);
      });
      line().send(hello());
    } catch (error) {
      if (/** @type {any} */ (error).status === 404) stop.value = "missing";
      else line().retry();
    }
  }

  return {
    arrived,
    hello,
    take,
    refetch,
    /** Whether rows wait to be shown. */
    waiting: () => queue.length > 0,
    /** @param {Animator | null} by */
    animateBy(by) {
      animator = by;
    },
    /** Ends the motion on show at once. */
    skip: () => skip?.(),
  };
}
