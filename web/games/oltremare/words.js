/** Names and short phrases in the case forms that sentences need. The words themselves stand in the catalogues. */
import { list } from "../../lib/words.js";
import { counts, factsOf } from "./facts.js";

/**
 * @import {GameContext} from "../screen.js"
 *
 * What words need of a context: sentences are tested without a page.
 * @typedef {Pick<GameContext, "t" | "components" | "locale" | "name" | "seat" | "view">} Speaker
 *
 * @typedef {{good: string, claim?: Claim, asked?: boolean}} Place  of a card in an offer, as all see it
 * @typedef {{icons?: string[], lions?: number, load?: number}} Claim
 * @typedef {{cards: Place[], ducats: number}} Side
 * @typedef {{maker: number, receiver: number, give: Side, want: Side}} Offer
 */

/**
 * A name of the data: our own has case forms in the catalogue, a host's own stands bare in a sentence around it.
 * @param {Pick<Speaker, "t" | "components" | "locale">} ctx
 * @param {string} id  of the text
 * @param {string} name  of the data
 * @param {string} form
 * @param {string} otherwise  the text for a host's own
 */
function named({ t }, id, name, form, otherwise) {
  if (t.has(id) && t(id, { case: "name" }).toLowerCase() === name.toLowerCase()) return t(id, { case: form });
  return t(otherwise, { name, case: form });
}

/**
 * A harbour: bare, or as where a ship goes.
 * @param {Pick<Speaker, "t" | "components" | "locale">} ctx @param {string} id @param {"name" | "to"} [form]
 */
export function harbour(ctx, id, form = "name") {
  const name = factsOf(ctx.components).harbours.get(id)?.name[ctx.locale.value] ?? id;
  return named(ctx, `harbour-${id}`, name, form, "harbour-other");
}

/** @param {Pick<Speaker, "components" | "locale">} ctx @param {string} good @returns {string} "Salt" */
export const goodName = ({ components, locale }, good) =>
  capital(factsOf(components).goods.get(good)?.name[locale.value] ?? good);

/** @param {Pick<Speaker, "components" | "locale">} ctx @param {string} kind @returns {string} */
export const kindName = ({ components, locale }, kind) =>
  factsOf(components).kinds.get(kind)?.name[locale.value] ?? kind;

/** @param {Pick<Speaker, "components" | "locale">} ctx @param {string} tile @returns {string} */
export const tileName = (ctx, tile) => kindName(ctx, kindOf(ctx.components, tile));

/** @param {any} components @param {string} tile @returns {string} */
export const kindOf = (components, tile) => factsOf(components).tiles.get(tile) ?? "";

/** @param {string} word */
const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * So many cards of a good: "2 salt cards", "2 só"; as what is given "2 sót", as what it is for "2 sóért".
 * @param {Pick<Speaker, "t">} ctx @param {string} good @param {number} n @param {"name" | "given" | "for"} [form]
 */
export const counted = ({ t }, good, n, form = "name") => t("goods", { good, n, case: form });

/**
 * One side of a deal in words: "2 salt and 1 ducat".
 * @param {Speaker} ctx @param {readonly string[]} goods @param {number} ducats @param {"name" | "given" | "for"} [form]
 */
export function terms(ctx, goods, ducats, form = "name") {
  const words = Object.entries(counts(goods)).map(([good, n]) => counted(ctx, good, n, form));
  if (ducats) words.push(ctx.t("ducats-counted", { n: ducats, case: form }));
  return words.length ? list(ctx, words) : ctx.t("nothing", { case: form });
}

/** @param {Speaker} ctx @param {Side} side @param {"name" | "given" | "for"} [form] */
export const sideWords = (ctx, { cards, ducats }, form) =>
  terms(
    ctx,
    cards.map(({ good }) => good),
    ducats,
    form,
  );

/** What is said of a card: "money and sailing, 5 lions". @param {Speaker} ctx @param {Claim} claim */
export function claimWords(ctx, { icons, lions, load }) {
  const { t } = ctx;
  const words = [
    ...(icons ?? []).map((icon) => t(`icon-${icon}`)),
    ...(lions === undefined || lions === null ? [] : [t("lions-counted", { n: lions })]),
    ...(load === undefined || load === null ? [] : [t("load-counted", { n: load })]),
  ];
  return list(ctx, words);
}

/** A card for those who do not see it: good, lions, load, icons. @param {Pick<Speaker, "t" | "components" | "locale">} ctx @param {string} id */
export function cardWords(ctx, id) {
  const card = factsOf(ctx.components).cards.get(id);
  if (!card) return id;
  const { t } = ctx;
  return t("card-words", {
    good: goodName(ctx, card.good),
    lions: card.lions,
    load: card.load,
    icons: list(
      ctx,
      card.icons.map((icon) => t(`icon-${icon}`)),
    ),
  });
}
