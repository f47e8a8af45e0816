/** Groups and tiles by the printed tables, for the table and for the examples in the rules. */

/**
 * The last amount holds for all larger numbers.
 *
 * @param {number[]} amounts  for 1, 2, 3, …
 * @param {number} n
 */
export const valued = (amounts, n) => (n > 0 ? amounts[Math.min(n, amounts.length) - 1] : 0);

/**
 * Provinces that hang together over borders.
 *
 * @param {readonly [string, string][]} borders
 * @param {Iterable<string>} provinces
 * @param {(one: string, other: string) => boolean} [together]  neighbours that belong to one group
 * @returns {string[][]}
 */
export function groupsAmong(borders, provinces, together = () => true) {
  const left = new Set(provinces);
  const groups = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const member of group)
      for (const pair of borders) {
        if (!pair.includes(member)) continue;
        const other = pair[0] === member ? pair[1] : pair[0];
        if (together(member, other) && left.delete(other)) group.push(other);
      }
    groups.push(group);
  }
  return groups;
}

/**
 * What each merchant of a group is worth.
 *
 * @param {number[]} byGroup  the printed table
 * @param {number} size
 * @param {number} [lone]  what a special tile makes of a merchant who is alone
 */
export const merchantWorth = (byGroup, size, lone = 0) =>
  size === 1 ? Math.max(valued(byGroup, size), lone) : valued(byGroup, size);

/**
 * Trade tiles of every type: how many with the extra ones, what each is worth, and whether a +1 tile lies on them.
 *
 * @param {Pick<import("./facts.js").Facts, "tiles" | "bonuses" | "types">} facts
 * @param {{tiles?: string[], bonus?: string[]}} held
 * @returns {{type: string, n: number, each: number, plus: boolean}[]}
 */
export function tilesByType({ tiles, bonuses, types }, { tiles: held = [], bonus = [] }) {
  const extra = bonus.flatMap((id) => bonuses.get(id) ?? []);
  return [...types.values()].map(({ id: type, points_cap: cap }) => {
    const taken = held.filter((tile) => tiles.get(tile)?.type === type).length;
    const n = taken + extra.filter((one) => one.type === type && one.kind === "extra_tile").length;
    const plus = extra.some((one) => one.type === type && one.kind === "plus_one");
    return { type, n, each: Math.min(n, cap), plus };
  });
}
