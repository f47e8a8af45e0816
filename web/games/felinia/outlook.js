/** What everybody could reckon from the open table: what a seat still misses for each ship, its groups, what its tiles are worth. */
import { factsOf } from "./facts.js";
import { groupsAmong, merchantWorth, tilesByType } from "./worth.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Ship} from "./facts.js"
 *
 * @typedef {{ship: Ship, berth: number, seats: (number | null)[], free: number, due: boolean, landing: boolean,
 *   missing: Record<string, number>, short: number, coins: number, ready: boolean}} InPort
 *   due: would sail if nobody boarded any more; missing: goods that the seat lacks; short: coins it lacks; coins: what
 *   it would have left; ready: it lacks nothing and there is a free place
 * @typedef {{components: any, seat: {value: number | null}, view: {value: any}}} Table
 */

/** Ships in port in the order of their departure, and what they still ask of the seat. @param {Table} ctx @returns {InPort[]} */
export function inPort({ components, view, seat }) {
  const { ships } = factsOf(components);
  const { berths, due, queue, phase, seats } = view.value.public;
  const own = seat.value === null ? null : seats[seat.value];
  const leaving = phase === "exploration" ? queue : due;
  return berths
    .flatMap((/** @type {any} */ berth, /** @type {number} */ number) => {
      const ship = berth && ships.get(berth.ship);
      if (!ship) return [];
      const missing = own ? lacking(ship.goods, own.goods) : {};
      const coins = (own?.coins ?? 0) - ship.coins;
      const free = berth.seats.filter((/** @type {number | null} */ one) => one === null).length;
      return [
        {
          ship,
          berth: number,
          seats: berth.seats,
          free,
          due: leaving.includes(ship.id),
          landing: phase === "exploration" && queue[0] === ship.id,
          missing,
          short: own ? Math.max(0, -coins) : 0,
          coins,
          ready: own !== null && coins >= 0 && free > 0 && !Object.keys(missing).length,
        },
      ];
    })
    .sort(
      (/** @type {InPort} */ a, /** @type {InPort} */ b) =>
        a.ship.departure_minutes - b.ship.departure_minutes,
    );
}

/** @param {Record<string, number>} wanted @param {Record<string, number>} held @returns {Record<string, number>} */
const lacking = (wanted, held) =>
  Object.fromEntries(
    Object.entries(wanted).flatMap(([kind, n]) =>
      n > (held[kind] ?? 0) ? [[kind, n - (held[kind] ?? 0)]] : [],
    ),
  );

/** Ships for which nothing but one such good is missing. @param {InPort[]} ships @param {string} kind */
export const completing = (ships, kind) =>
  ships.filter(({ missing, short, free }) => {
    const kinds = Object.keys(missing);
    return free > 0 && !short && kinds.length === 1 && kinds[0] === kind && missing[kind] === 1;
  });

/**
 * The merchants that stand together, over the borders of provinces.
 * @param {{borders: [string, string][]}} board
 * @param {Record<string, {merchant: number | null}>} provinces
 * @returns {{seat: number, members: string[]}[]}
 */
export function groupsOf({ borders }, provinces) {
  /** @param {string} name */
  const owner = (name) => provinces[name]?.merchant ?? null;
  const taken = Object.keys(provinces).filter((name) => owner(name) !== null);
  return groupsAmong(borders, taken, (one, other) => owner(one) === owner(other)).map((members) => ({
    seat: /** @type {number} */ (owner(members[0])),
    members,
  }));
}

/**
 * What each merchant of such a group is worth by the printed table; one alone perhaps more by a special tile.
 * @param {any} components @param {number} size @param {string[]} [specials]  the owner's
 */
export function groupWorth(components, size, specials = []) {
  const effects = specials.map((tile) => factsOf(components).specials.get(tile)?.effect);
  const lone = effects.flatMap((effect) => (effect?.kind === "lone_merchant_value" ? [effect.value] : []));
  return merchantWorth(components.scoring.merchant_by_group, size, Math.max(0, ...lone));
}

/**
 * Own trade tiles by type: how many, and what each is worth in the end.
 * @param {any} components @param {{tiles: string[], bonus: string[]}} own
 */
export const collection = (components, own) =>
  tilesByType(factsOf(components), own).filter(({ n, plus }) => n > 0 || plus);

/**
 * What is still hidden in each country, and what it was filled with.
 * @param {any} components @param {any} table  the public view
 * @returns {{country: string, good: string, hidden: number, open: number, summary: [string, number][]}[]}
 */
export function kingdoms(components, table) {
  const board = components.boards[table.rules];
  return [...factsOf(components).countries.values()].map(({ id, good, tile_summary: summary }) => {
    const posts = board.provinces
      .filter((/** @type {any} */ one) => one.country === id && one.kind === "post")
      .map((/** @type {any} */ one) => table.provinces[one.id]);
    return {
      country: id,
      good,
      hidden: posts.filter((/** @type {any} */ post) => post?.face_down).length,
      open: posts.filter((/** @type {any} */ post) => post?.tile).length,
      summary: Object.entries(summary),
    };
  });
}
