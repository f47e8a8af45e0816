/** Names of tiles, vikings and rows in the forms that sentences need; the words stand in the catalogues. */
import { list } from "../../lib/words.js";
import { factsOf } from "./facts.js";

/**
 * @import {GameContext} from "../screen.js"
 *
 * What words need of a context: sentences are tested without a page.
 * @typedef {Pick<GameContext, "t" | "components" | "locale" | "name" | "seat" | "view">} Speaker
 * @typedef {Pick<Speaker, "t" | "components" | "locale">} Namer
 */

/** A role: "goldsmith"; in Hungarian with its case. @param {Pick<Speaker, "t">} ctx @param {string} role @param {"name" | "object"} [form] */
export const roleName = ({ t }, role, form = "name") => t("role", { role, case: form });

/** So many of a role. @param {Pick<Speaker, "t">} ctx @param {string} role @param {number} n @param {"name" | "object"} [form] */
export const counted = ({ t }, role, n, form = "name") => t("roles-counted", { role, n, case: form });

/** The kind of a tile in a sentence: "left end", "farm", "red-sailed ship". @param {Namer} ctx @param {string} tile @param {"name" | "object"} [form] */
export function tileName(ctx, tile, form = "name") {
  const { islands, ships, specials } = factsOf(ctx.components);
  const type = islands.get(tile) ?? ships.get(tile) ?? specials.get(tile);
  if (!type) return tile;
  const id = `tile-${type.type}`;
  return ctx.t.has(id) ? ctx.t(id, { case: form }) : type.name[ctx.locale.value];
}

/** @param {Namer} ctx @param {string} tile */
export const specialText = (ctx, tile) =>
  factsOf(ctx.components).specials.get(tile)?.text[ctx.locale.value] ?? "";

/** A place in an area: "goldsmiths' row, column 3". @param {Pick<Speaker, "t">} ctx @param {string} row @param {number} col */
export const placeName = ({ t }, row, col) => t("place", { row, col });

/** What comes in: "4 points and 6 gold". @param {Speaker} ctx @param {{vp: number, gold: number}} gains */
export function gains(ctx, { vp, gold }) {
  const words = [];
  if (vp) words.push(ctx.t("points-counted", { n: vp }));
  if (gold) words.push(ctx.t("gold-counted", { n: gold }));
  return words.length ? list(ctx, words) : ctx.t("nothing");
}
