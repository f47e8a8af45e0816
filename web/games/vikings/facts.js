/** What is printed on the tiles, read from the component data once for each table. */

import { keptFor } from "../../lib/kept.js";

/**
 * @typedef {{en: string, hu: string}} Named
 * @typedef {{type: string, name: Named, left: "sea" | "land", right: "sea" | "land", building: string | null, start: boolean}} Island
 * @typedef {{type: string, name: Named, sail: string, threatens: string[], value: {gold?: number, vp?: number}}} Ship
 * @typedef {{type: string, name: Named, text: Named, effect: Record<string, any>, kept: string | null, row: string | null}} Special
 *
 * @typedef {object} Facts
 * @property {Map<string, Island>} islands  by tile
 * @property {Map<string, Ship>} ships
 * @property {Map<string, Special>} specials
 * @property {string[]} rows  from the top: first that of the ships
 * @property {string[]} roles  in the order in which they are laid out
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/** @param {any} components @returns {Facts} */
function gather(components) {
  return {
    islands: byTile(components.islands),
    ships: byTile(components.ships),
    specials: byTile(components.specials),
    rows: ids(components.rows),
    roles: ids(components.roles),
  };
}

/** @param {{id: string}[]} things */
const ids = (things) => things.map(({ id }) => id);

/** @param {({ids: string[]} & Record<string, any>)[]} types @returns {Map<string, any>} */
const byTile = (types) => new Map(types.flatMap((type) => type.ids.map((tile) => [tile, type])));

/** What is drawn on a tile that lies among the islands: an island tile, or a building tile in its place. @param {any} components @param {string} tile */
export function islandOf(components, tile) {
  const { islands, specials } = factsOf(components);
  const island = islands.get(tile);
  if (island) return { ...island, great: false };
  const building = specials.get(tile)?.effect.building ?? null;
  return { left: "land", right: "land", building, start: false, great: true };
}

/** @param {any} components @param {string} tile */
export const isShip = (components, tile) => factsOf(components).ships.has(tile);
