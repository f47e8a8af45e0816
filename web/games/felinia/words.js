/** Names of goods, ships, tiles, countries and places in the forms that sentences need; the words stand in the catalogues. */
import { list } from "../../lib/words.js";
import { factsOf } from "./facts.js";

/**
 * @import {GameContext} from "../screen.js"
 *
 * What words need of a context: sentences are tested without a page.
 * @typedef {Pick<GameContext, "t" | "components" | "locale">} Namer
 * @typedef {Namer & Pick<GameContext, "name" | "seat" | "view">} Speaker
 */

/** @param {Namer} ctx @param {{name: import("./facts.js").Named} | undefined} thing @param {string} [other] */
const printed = (ctx, thing, other = "") => thing?.name[ctx.locale.value] ?? other;

/** A good as it is called: "Rare books". @param {Namer} ctx @param {string} kind */
export const goodTitle = (ctx, kind) => printed(ctx, factsOf(ctx.components).goods.get(kind), kind);

/** One or more of a kind: "2 books"; with `form` "object" as the object of a Hungarian sentence. @param {Namer} ctx @param {string} kind @param {number} [n] @param {"name" | "object"} [form] */
export const counted = (ctx, kind, n = 1, form = "name") =>
  ctx.t("goods-counted", { good: kind, n, case: form, name: goodTitle(ctx, kind) });

/** A single one in a sentence: "a book". @param {Namer} ctx @param {string} kind @param {"name" | "object"} [form] */
export const oneGood = (ctx, kind, form = "name") =>
  ctx.t("good-one", { good: kind, case: form, name: goodTitle(ctx, kind) });

/** "2 clocks and 1 wine". @param {Namer} ctx @param {Record<string, number>} goods @param {"name" | "object"} [form] */
export const goodsList = (ctx, goods, form = "name") =>
  list(
    ctx,
    Object.entries(goods).flatMap(([kind, n]) => (n ? [counted(ctx, kind, n, form)] : [])),
  );

/** The initial on a goods tile. @param {Namer} ctx @param {string} kind */
export const goodLetter = (ctx, kind) => ctx.t("good-letter", { good: kind });

/** The initial on a trade tile and on a ship's sail. @param {Namer} ctx @param {string} type */
export const animalLetter = (ctx, type) => ctx.t("animal-letter", { type });

/** The initial at a merchant's feet. @param {Pick<Namer, "t">} ctx @param {string} pigment */
export const colourLetter = ({ t }, pigment) => t("colour-letter", { pigment });

/** "Lion's Kingdom". @param {Namer} ctx @param {string} country */
export const countryName = (ctx, country) =>
  printed(ctx, factsOf(ctx.components).countries.get(country), country);

/** "Lion". @param {Namer} ctx @param {string} type */
export const typeName = (ctx, type) => printed(ctx, factsOf(ctx.components).types.get(type), type);

/** A trade tile, special ones by their names: "Lion", "Mint". @param {Namer} ctx @param {string} tile */
export function tileName(ctx, tile) {
  const { tiles, specials } = factsOf(ctx.components);
  const ordinary = tiles.get(tile);
  return ordinary ? typeName(ctx, ordinary.type) : printed(ctx, specials.get(tile), tile);
}

/** What a special tile does, in a sentence. @param {Namer} ctx @param {string} tile */
export function specialText(ctx, tile) {
  const effect = factsOf(ctx.components).specials.get(tile)?.effect;
  return effect ? ctx.t(`special-${effect.kind}`, effect) : "";
}

/** "Extra Lion". @param {Namer} ctx @param {string} tile */
export const bonusName = (ctx, tile) => printed(ctx, factsOf(ctx.components).bonuses.get(tile), tile);

/** What a bonus tile is worth, in a sentence. @param {Namer} ctx @param {string} tile */
export function bonusText(ctx, tile) {
  const bonus = factsOf(ctx.components).bonuses.get(tile);
  return bonus ? ctx.t("bonus-text", { kind: bonus.kind, type: typeName(ctx, bonus.type) }) : "";
}

/** "Hidden falls". @param {Namer} ctx @param {string} card */
export const mysteryName = (ctx, card) => printed(ctx, factsOf(ctx.components).mysteries.get(card), card);

/** "market 2", "the guild"; of one's own board "your board". @param {Namer} ctx @param {string} at @param {"name" | "title" | "on" | "from"} [form]  title: as a sentence begins */
export function spotName(ctx, at, form = "name") {
  const n = ctx.components.places.markets.findIndex((/** @type {{id: string}} */ { id }) => id === at) + 1;
  return ctx.t("spot", { at: at === "guild" || at === "board" ? at : "market", n, case: form });
}

/** A ship by its hour: "the 5:30". @param {Namer} ctx @param {string} ship */
export const shipHour = (ctx, ship) => factsOf(ctx.components).ships.get(ship)?.departure ?? ship;

/** "1 gold and 2 spices". @param {Namer} ctx @param {string} symbol @param {number} [n] @param {"name" | "object"} [form] */
export const symbolCounted = ({ t }, symbol, n = 1, form = "name") => t("symbol", { symbol, n, case: form });

/** What came in, one by one in the order of the event: "a gold and a book". @param {Namer} ctx @param {readonly string[]} gains @param {"name" | "object"} [form] */
export function gainsList(ctx, gains, form = "object") {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const gain of gains) counts.set(gain, (counts.get(gain) ?? 0) + 1);
  return list(
    ctx,
    [...counts].map(([what, n]) =>
      factsOf(ctx.components).goods.has(what)
        ? counted(ctx, what, n, form)
        : symbolCounted(ctx, what, n, form),
    ),
  );
}

/** A province and what is there: "Lion's Kingdom, crossroads with a gold". @param {Speaker} ctx @param {import("./geometry.js").Province} province */
export function provinceWords(ctx, { id, country, kind, symbols }) {
  const there = ctx.view.value.public?.provinces[id];
  const state =
    kind === "post"
      ? there?.merchant !== null && there?.merchant !== undefined
        ? "merchant"
        : there?.face_down
          ? "hidden"
          : there?.tile
            ? "tile"
            : "empty"
      : kind;
  return ctx.t("province", {
    country: countryName(ctx, country),
    state,
    what: state === "tile" ? tileWords(ctx, there.tile) : gainsList(ctx, symbols, "name"),
    who: state === "merchant" ? ctx.name(there.merchant) : "",
  });
}

/** A tile, special ones with what they do. @param {Namer} ctx @param {string} tile */
function tileWords(ctx, tile) {
  const text = specialText(ctx, tile);
  return text ? `${tileName(ctx, tile)} (${text})` : tileName(ctx, tile);
}
