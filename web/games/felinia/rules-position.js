/**
 * What the rules can say of the position on the board, by nothing but the templates of the server. The words are in
 * rules.<locale>.js.
 */

import { factsOf } from "./facts.js";

/** @import {Template} from "../../lib/protocol.js" */
/** @import {GameContext} from "../screen.js" */
/** @typedef {{ship: string, seats: (number | null)[]}} Berth  as in the view */

/**
 * The coins of the own board and the prices of the stacks, for the token to be placed; null where this seat bids not.
 *
 * @param {GameContext} at
 * @returns {{gain: number, lowest: number, highest: number} | null}
 */
export function bidsNow({ moves }) {
  const open = moves.value.filter(({ cmd, refused }) => cmd === "place_bid" && !refused);
  if (!open.length) return null;
  const prices = open.flatMap(({ tells }) => tells?.price ?? []);
  const gain = open.find(({ fixed }) => fixed?.at === "board")?.tells?.coins_gained ?? 0;
  return { gain, lowest: Math.min(...prices), highest: Math.max(...prices) };
}

/**
 * @typedef {object} ShipNow
 * @property {string} ship
 * @property {boolean} free  there is a seat
 * @property {boolean | null} goods  the goods are held; null where there is no seat
 * @property {boolean | null} coins
 * @property {boolean} can  board now
 */

/**
 * Which ships this seat could board, the earliest first, and what it lacks; null where it neither trades nor boards.
 *
 * @param {GameContext} at
 * @returns {{dealt: boolean, ships: ShipNow[]} | null}
 */
export function shipsNow({ moves, view, components }) {
  const { ships: known } = factsOf(components);
  const { dealt, berths } = view.value.public;
  /** @param {Template} template */
  const hour = ({ fixed }) => known.get(fixed?.ship)?.departure_minutes ?? 0;
  const found = moves.value.filter(({ cmd }) => cmd === "board_ship").sort((a, b) => hour(a) - hour(b));
  if (!found.length) return null;
  const ships = found.map(({ fixed, tells, refused }) => {
    const free = berths.some(
      (/** @type {Berth | null} */ berth) => berth?.ship === fixed?.ship && berth?.seats.includes(null),
    );
    return {
      ship: String(fixed?.ship),
      free,
      goods: free ? Object.values(tells?.missing ?? {}).every((n) => n === 0) : null,
      coins: free ? (tells?.missing_coins ?? 0) === 0 : null,
      can: !refused,
    };
  });
  return { dealt, ships };
}

/**
 * How many goods can be kept; null where this seat stores none now.
 *
 * @param {GameContext} at
 * @returns {{held: number, free: number, most: number, fee: number} | null}
 */
export function storingNow({ moves, view, seat }) {
  const tells = moves.value.find(({ cmd }) => cmd === "store")?.tells;
  const own = seat.value === null ? undefined : view.value.public.seats[seat.value];
  if (!tells || !own) return null;
  /** @type {number[]} */
  const goods = Object.values(own.goods);
  return { held: goods.reduce((sum, n) => sum + n, 0), free: tells.free, most: tells.most, fee: tells.fee };
}
