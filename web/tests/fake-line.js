/** A page without a browser: what the store and the line need of one, and a socket that tests hold the other end of. */

/** Sockets in the order in which they were opened. @type {FakeSocket[]} */
export const sockets = [];

/** @type {Map<string, Set<() => void>>} */
const listeners = new Map();
/** As of window and document. */
export const listen = (/** @type {string} */ name, /** @type {() => void} */ run) =>
  listeners.set(name, (listeners.get(name) ?? new Set()).add(run));
const remove = (/** @type {string} */ name, /** @type {() => void} */ run) =>
  listeners.get(name)?.delete(run);

/** Fires an event of window or document. @param {string} name */
export function fire(name) {
  for (const run of listeners.get(name) ?? []) run();
}

Object.assign(globalThis, {
  addEventListener: listen,
  removeEventListener: remove,
  document: {
    visibilityState: "visible",
    hidden: false,
    addEventListener: listen,
    removeEventListener: remove,
  },
});

export class FakeSocket {
  static OPEN = 1;

  /** @param {string} url */
  constructor(url) {
    this.url = url;
    this.readyState = 0;
    /** @type {any[]} */
    this.sent = [];
    this.onopen = this.onclose = this.onmessage = /** @type {any} */ (null);
    sockets.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  /** @param {number} [code] */
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }

  /** The server takes the connection. */
  open() {
    this.readyState = 1;
    this.onopen();
  }

  /** The server says something. @param {any} message */
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The connection breaks. @param {number} [code] */
  break(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
}

/** The newest socket. */
export const socket = () => sockets[sockets.length - 1];
