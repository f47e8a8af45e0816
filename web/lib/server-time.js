/**
 * The server's time as this page knows it. Every message that names a time was under way for a while, so the one
 * that puts the server's clock furthest ahead is the nearest to the truth: what is told by it never goes back,
 * whatever happens to this machine's own clock.
 * @param {() => number} own  a clock of this page that only goes on, ms
 */
export function createServerTime(own = () => performance.now()) {
  /** @type {number | null} */
  let ahead = null;
  return {
    /** @param {number | undefined} at  ms, from a message that has just come */
    hear(at) {
      if (typeof at === "number") ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, at - own());
    },
    /** @returns {number | null} ms; null as long as nothing was heard */
    now: () => (ahead === null ? null : own() + ahead),
  };
}

export const serverTime = createServerTime();
