/**
 * What the rules can say of the position on the board, by nothing but the templates of the server. The words are in
 * rules.<locale>.js.
 */

/** @import {GameContext} from "../screen.js" */

/**
 * @typedef {object} TakesNow
 * @property {string | null} lockedBy  the role that is left elsewhere; null where 0 can be taken
 * @property {number} affordable  combinations that cost something and can be paid
 * @property {number} dearer  combinations that cost something
 */

/**
 * How the offer stands for this seat; null where it takes nothing now.
 *
 * @param {GameContext} at
 * @returns {TakesNow | null}
 */
export function takesNow({ moves }) {
  const takes = moves.value.filter(({ cmd }) => cmd === "take");
  if (!takes.length) return null;
  const paid = takes.filter(({ tells }) => tells?.price > 0);
  const free = takes.find(({ tells }) => tells?.price === 0);
  return {
    lockedBy: free?.refused?.code === "zero_locked" ? (free.refused.params?.viking ?? null) : null,
    affordable: paid.filter(({ refused }) => !refused).length,
    dearer: paid.length,
  };
}

/**
 * Whether this seat's boatmen can go on, and whether they may stop; null where nobody ferries now.
 *
 * @param {GameContext} at
 * @returns {{boatmen: boolean, waiting: boolean | null, mayStop: boolean} | null}
 */
export function ferryingNow({ moves }) {
  const done = moves.value.find(({ cmd }) => cmd === "ferry_done");
  if (!done) return null;
  const trip = moves.value.find(({ cmd }) => cmd === "ferry");
  const boatmen = trip?.refused?.code !== "ferry_no_boatman";
  return { boatmen, waiting: boatmen ? trip !== undefined : null, mayStop: !done.refused };
}

/**
 * The bids that are open to this seat; null where it does not bid now.
 *
 * @param {GameContext} at
 * @returns {{lowest: number, highest: number} | null}
 */
export function bidsNow({ moves }) {
  const tells = moves.value.find(({ cmd, refused }) => cmd === "bid" && !refused)?.tells;
  return tells ? { lowest: tells.lowest, highest: tells.highest } : null;
}
