/**
 * Picking items out of a `Choice`: which set is suggested, what may still be added, what a touched item is
 * exchanged for. Nothing here knows what cards are or which rule is behind a choice.
 */

/** @import {Choice, Pick} from "../../lib/protocol.js" */

/**
 * Puts items into the picks of one alternative, each into one whose pool holds it.
 * @param {readonly Pick[]} alternative
 * @param {readonly string[]} items
 * @returns {string[][] | null} the items of each pick; null where they do not go in
 */
export function placed(alternative, items) {
  /** @type {string[][]} */
  const filled = alternative.map(() => []);
  /** @param {string} item @param {Set<number>} tried @returns {boolean} */
  const put = (item, tried) =>
    alternative.some(([count, pool], i) => {
      if (tried.has(i) || !pool.includes(item)) return false;
      tried.add(i);
      if (filled[i].length < count) return filled[i].push(item) > 0;
      return filled[i].some((other, place) => {
        if (!put(other, tried)) return false;
        filled[i][place] = item;
        return true;
      });
    });
  return items.every((item) => put(item, new Set())) ? filled : null;
}

/** @param {readonly Pick[]} alternative */
const size = (alternative) => alternative.reduce((sum, [count]) => sum + count, 0);

/**
 * Whether these items fill the choice exactly.
 * @param {Choice} choice
 * @param {readonly string[]} items
 */
export const complete = (choice, items) =>
  choice.some((alternative) => size(alternative) === items.length && placed(alternative, items) !== null);

/**
 * Whether these items can be part of a full set.
 * @param {Choice} choice
 * @param {readonly string[]} items
 */
export const open = (choice, items) => choice.some((alternative) => placed(alternative, items) !== null);

/** The items of a pick: ids, never places. @param {Pick} pick */
const ids = ([, pool]) => /** @type {string[]} */ (pool);

/**
 * All items that stand in some full set.
 * @param {Choice} choice
 * @returns {Set<string>}
 */
export const usable = (choice) => new Set(choice.flat().flatMap(ids));

/**
 * A full set that holds all of `keep`, and of the rest those that are the least worth.
 * @param {Choice} choice
 * @param {(item: string) => number} worth  of keeping an item in hand
 * @param {readonly string[]} [keep]
 * @returns {string[] | null}
 */
export function suggestion(choice, worth, keep = []) {
  /** @type {{items: string[], cost: number} | null} */
  let best = null;
  for (const alternative of choice) {
    const filled = placed(alternative, keep);
    if (!filled) continue;
    const items = [...keep];
    for (const [i, pick] of alternative.entries()) {
      const free = ids(pick)
        .filter((item) => !items.includes(item))
        .sort((a, b) => worth(a) - worth(b));
      items.push(...free.slice(0, pick[0] - filled[i].length));
    }
    if (items.length < size(alternative)) continue;
    const cost = items.reduce((sum, item) => sum + worth(item), 0);
    if (!best || cost < best.cost) best = { items, cost };
  }
  return best?.items ?? null;
}

/**
 * What a touch makes of the picked items. A picked one is given back; another joins, and whatever then does not
 * fit any more makes room for it, as little as possible; the set is filled up again.
 * @param {Choice} choice
 * @param {readonly string[]} picked
 * @param {string} item
 * @param {(item: string) => number} worth
 * @returns {string[] | null} null where the item stands in no full set
 */
export function touched(choice, picked, item, worth) {
  if (picked.includes(item)) return picked.filter((other) => other !== item);
  if (!usable(choice).has(item)) return null;
  if (!complete(choice, picked) && open(choice, [...picked, item])) return [...picked, item];
  // Keep as many of the others as can stand beside it; the one touched last stays longest.
  let kept = [item];
  for (const other of [...picked].reverse())
    if (suggestion(choice, worth, [other, ...kept])) kept = [other, ...kept];
  return suggestion(choice, worth, kept);
}
