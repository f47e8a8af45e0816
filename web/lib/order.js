/** Seats in their orders: as they are moved, as they follow each other, as they end. */

/** @import {Result, Seat} from "./protocol.js" */

/**
 * The order after the seat at `from` has gone to place `to`.
 * @param {number} count
 * @param {number} from
 * @param {number} to
 * @returns {number[]} old numbers in their new order
 */
export function movedOrder(count, from, to) {
  const order = Array.from({ length: count }, (_, i) => i);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/**
 * @typedef {object} Drag  A thing of a list is being dragged along it.
 * @property {number} from  its place
 * @property {number} to  the place over which it is
 * @property {number} by  how far it was dragged, px
 * @property {number} step  from one place to the next, px
 * @property {number} start  where the pointer took hold of it, px in the window
 */

/**
 * How far a thing is moved aside while another is dragged past it, px.
 * @param {Drag | null} drag
 * @param {number} at
 */
export function shiftOf(drag, at) {
  if (!drag) return 0;
  if (at === drag.from) return drag.by;
  if (at > drag.from && at <= drag.to) return -drag.step;
  if (at < drag.from && at >= drag.to) return drag.step;
  return 0;
}

/**
 * Colours with one of them changed; a colour the seat has already changes places.
 * @param {string[]} colours
 * @param {number} at
 * @param {string} colour
 */
export function exchanged(colours, at, colour) {
  return colours.map((one, i) => (i === at ? colour : one === colour ? colours[at] : one));
}

/**
 * Seats in turn order, from the one after `first`; all of them for a spectator.
 * @param {number} count
 * @param {number | null} first
 */
export function seatsAfter(count, first) {
  const seats = Array.from({ length: count }, (_, i) => (first === null ? i : (first + 1 + i) % count));
  return seats.filter((seat) => seat !== first);
}

/**
 * All seats as they stand at the end, those who resigned last and without a place.
 * @param {Result} result
 * @param {number} count
 * @returns {{seat: Seat, place: number | null}[]}
 */
export function standing({ ranking }, count) {
  /** @type {{seat: Seat, place: number | null}[]} */
  const placed = ranking.flatMap((group, i) => {
    const ahead = ranking.slice(0, i).flat().length;
    return group.map((seat) => ({ seat, place: ahead + 1 }));
  });
  const ranked = new Set(placed.map(({ seat }) => seat));
  const left = Array.from({ length: count }, (_, seat) => seat).filter((seat) => !ranked.has(seat));
  return [...placed, ...left.map((seat) => ({ seat, place: null }))];
}

/** All seats, best first; those who resigned stand last. @param {Result} result */
export const seatsAtEnd = (result) => standing(result, result.totals.length).map(({ seat }) => seat);

/** Seats of equal totals that the tie-break set one before the other. @param {Result} result */
export function parted({ ranking, totals }) {
  return ranking.flat().filter((seat, _, all) => {
    const group = ranking.find((seats) => seats.includes(seat));
    return all.some((other) => totals[other] === totals[seat] && !group?.includes(other));
  });
}
