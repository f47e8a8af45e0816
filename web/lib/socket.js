/**
 * One websocket that comes back by itself. It knows nothing of tables: it opens, tells of messages, notices that
 * a line is dead, waits a little longer after each failure, and tries at once when the system says it is online.
 */

import { signal } from "@preact/signals-core";

/** @import {ReadonlySignal} from "@preact/signals-core" */
/** @import {FromBrowser, ToBrowser} from "./protocol.js" */

/** Waiting times grow from the first to the last of these, ms; each is shortened by chance by up to half. */
export const BACKOFF = [500, 1000, 2000, 4000, 8000, 15_000];
/** How long an answer to a probe may take before the line counts as dead, ms. */
const PATIENCE = 6000;

/**
 * @typedef {object} LineState
 * @property {"opening" | "open" | "lost" | "closed"} phase  lost: the next try comes at `next`
 * @property {number} since  when the phase began, ms
 * @property {number} attempt  tries since the line was lost
 * @property {number} next
 * @property {number} gone  how long the line was away before it opened, ms; 0 for the first time
 */

/**
 * @typedef {object} Line
 * @property {ReadonlySignal<LineState>} state
 * @property {(message: FromBrowser) => boolean} send  false when there is no line
 * @property {() => void} retry  tries at once
 * @property {() => void} close  for good
 */

/**
 * @param {object} needs
 * @param {string} needs.url
 * @param {() => FromBrowser} needs.hello  the first message on every new line, and the probe of an old one
 * @param {(message: ToBrowser) => void} needs.onMessage
 * @param {(code: number, reason: string) => boolean} needs.onClosed  whether to try again
 * @param {typeof WebSocket} [needs.Socket]
 * @returns {Line}
 */
export function createLine({ url, hello, onMessage, onClosed, Socket = WebSocket }) {
  const state = signal(
    /** @type {LineState} */ ({ phase: "opening", since: Date.now(), attempt: 0, next: 0, gone: 0 }),
  );
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retryTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let probeTimer;
  let lostAt = 0;

  const enter = (/** @type {Partial<LineState>} */ change) => {
    const since = change.phase === state.peek().phase ? state.peek().since : Date.now();
    state.value = { ...state.peek(), ...change, since };
  };

  function open() {
    clearTimeout(retryTimer);
    leave();
    const mine = new Socket(url);
    socket = mine;
    probeTimer = setTimeout(() => drop(mine), PATIENCE);
    mine.onopen = () => mine.send(JSON.stringify(hello()));
    mine.onmessage = ({ data }) => {
      clearTimeout(probeTimer);
      if (state.peek().phase !== "open") {
        enter({ phase: "open", attempt: 0, gone: lostAt && Date.now() - lostAt });
        lostAt = 0;
      }
      onMessage(JSON.parse(data));
    };
    mine.onclose = ({ code, reason }) => lost(code, reason);
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  function lost(code, reason) {
    clearTimeout(probeTimer);
    socket = null;
    if (state.peek().phase === "closed") return;
    if (!onClosed(code, reason)) {
      enter({ phase: "closed" });
      return;
    }
    lostAt ||= Date.now();
    const attempt = state.peek().attempt + 1;
    const wait = BACKOFF[Math.min(attempt, BACKOFF.length) - 1] * (0.5 + Math.random() / 2);
    enter({ phase: "lost", attempt, next: Date.now() + wait });
    retryTimer = setTimeout(open, wait);
  }

  /**
   * Leaves the socket behind, open or still opening: it says and hears nothing more, and nobody waits for its close,
   * which may never come.
   */
  function leave() {
    clearTimeout(probeTimer);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(1000);
    socket = null;
  }

  /** A line that no longer answers is lost. @param {WebSocket} dead */
  function drop(dead) {
    if (dead !== socket) return;
    leave();
    lost(1006, "");
  }

  /** Asks an open line whether it is alive. */
  function probe() {
    const asked = socket;
    if (!asked || asked.readyState !== Socket.OPEN) return;
    clearTimeout(probeTimer);
    probeTimer = setTimeout(() => drop(asked), PATIENCE);
    asked.send(JSON.stringify(hello()));
  }

  function retry() {
    if (state.peek().phase === "lost") open();
    else if (state.peek().phase === "open") probe();
  }

  const onOnline = () => retry();
  const onOffline = () => socket && drop(socket);
  const onVisible = () => document.visibilityState === "visible" && retry();
  addEventListener("online", onOnline);
  addEventListener("offline", onOffline);
  document.addEventListener("visibilitychange", onVisible);
  open();

  return {
    state,
    send(message) {
      if (state.peek().phase !== "open" || socket?.readyState !== Socket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    retry,
    close() {
      enter({ phase: "closed" });
      clearTimeout(retryTimer);
      removeEventListener("online", onOnline);
      removeEventListener("offline", onOffline);
      document.removeEventListener("visibilitychange", onVisible);
      leave();
    },
  };
}
