/** Names, amounts and what cards and tiles do, in words; the words themselves stand in the catalogues. */
import { list } from "../../lib/words.js";
import { byDie, factsOf } from "./facts.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Amounts, CityCard} from "./facts.js"
 *
 * What words need of a context: sentences are tested without a page.
 * @typedef {Pick<GameContext, "t" | "components" | "locale">} Namer
 * @typedef {"name" | "object"} Form  object: as what is gained or paid
 */

/** @param {Namer} ctx @param {{name: import("./facts.js").Names} | undefined} thing @param {string} other */
const printed = (ctx, thing, other) => thing?.name[ctx.locale.value] ?? other;

/** A place: "Samarkand"; oases by their letter. @param {Namer} ctx @param {string} id */
export const placeName = (ctx, id) => printed(ctx, factsOf(ctx.components).nodes.get(id), id);

/** A place as where somebody goes or is: "to Samarkand", "in Samarkand". A host's own stands bare. @param {Namer} ctx @param {string} id @param {"to" | "in" | "from"} form */
export function placeAs(ctx, id, form) {
  const [name, own] = [placeName(ctx, id), `place-${id}`];
  const known = ctx.t.has(own) && ctx.t(own, { case: "name" }) === name;
  return known ? ctx.t(own, { case: form }) : ctx.t("place-other", { name, case: form });
}

/** @param {Namer} ctx @param {string} id */
export const characterName = (ctx, id) => printed(ctx, factsOf(ctx.components).characters.get(id), id);

/** "3 camels". @param {Namer} ctx @param {string} what @param {number} n @param {Form} [form] */
export const counted = ({ t }, what, n, form = "name") => t("thing", { what, n, case: form });

/** "3 camels and 1 gold". @param {Namer} ctx @param {Amounts} amounts @param {Form} [form] */
export const things = (ctx, amounts, form = "name") =>
  list(
    ctx,
    Object.entries(amounts).flatMap(([what, n]) => (n ? [counted(ctx, what, n, form)] : [])),
  );

/** A good by itself: "silk". @param {Pick<Namer, "t">} ctx @param {string} what */
export const kindName = ({ t }, what) => t("kind", { what });

/** "an action space": its title. @param {Pick<Namer, "t">} ctx @param {string} space */
export const spaceName = ({ t }, space) => t(`space-${space}`);

/** A die by what it looks like: "black 4". @param {Pick<Namer, "t">} ctx @param {string} id @param {number | null | undefined} value */
export const dieName = ({ t }, id, value) =>
  t("die-name", {
    kind: id.startsWith("black-") ? "black" : id === "white" ? "white" : "own",
    value: value ?? 0,
  });

// ── What cards and tiles say ────────────────────────────────────────────────────────────────────

/** @param {Namer} ctx @param {string} id */
export function explainContract(ctx, id) {
  const contract = factsOf(ctx.components).contracts.get(id);
  if (!contract) return id;
  return ctx.t("explain-contract", {
    cost: things(ctx, contract.cost, "object"),
    reward: things(ctx, contract.reward, "object"),
  });
}

/** A contract in a sentence, by its points and price: "the one for 5 VP". @param {Namer} ctx @param {string} id */
export function contractName(ctx, id) {
  const contract = factsOf(ctx.components).contracts.get(id);
  return contract ? `${things(ctx, contract.cost)} → ${things(ctx, contract.reward)}` : id;
}

/** What a city card does, in a sentence. @param {Namer} ctx @param {string} id */
export function explainCard(ctx, id) {
  const card = factsOf(ctx.components).cards.get(id);
  return card ? EXPLAIN[card.kind](ctx, card) : id;
}

/** @type {Record<CityCard["kind"], (ctx: Namer, card: CityCard) => string>} */
const EXPLAIN = {
  per_pip: (ctx, { gain = {} }) => ctx.t("explain-per_pip", { gain: things(ctx, gain, "object") }),
  die_table: (ctx, { table = [] }) =>
    byDie(table)
      .map(({ values, gain }) =>
        ctx.t("explain-die_table", {
          from: values[0],
          to: values.at(-1) ?? 0,
          span: values.length > 1 ? "yes" : "no",
          gain: things(ctx, gain, "object"),
        }),
      )
      .join("; "),
  per_owned: (ctx, { gain = {}, per = "" }) =>
    ctx.t("explain-per_owned", { gain: things(ctx, gain, "object"), per }),
  exchange: (ctx, { cost = {}, gain = {} }) =>
    ctx.t("explain-exchange", { cost: things(ctx, cost, "object"), gain: things(ctx, gain, "object") }),
  swap: (ctx, { directions = [], mix }) =>
    ctx.t("explain-swap", {
      ways: list(
        ctx,
        directions.map(({ cost, gain }) => `${things(ctx, cost)} → ${things(ctx, gain)}`),
        "disjunction",
      ),
      mix: mix ? "yes" : "no",
    }),
};

/** The bonus of a small city. @param {Namer} ctx @param {string} id */
export const explainBonus = (ctx, id) =>
  ctx.t("explain-bonus", {
    gain: things(ctx, factsOf(ctx.components).bonuses.get(id)?.gain ?? {}, "object"),
  });

/** @param {Namer} ctx @param {string} id */
export const explainOutpost = (ctx, id) =>
  ctx.t("explain-outpost", {
    gain: things(ctx, factsOf(ctx.components).outposts.get(id)?.gain ?? {}, "object"),
  });

/** @param {Namer} ctx @param {string} id */
export function explainGoal(ctx, id) {
  const goal = factsOf(ctx.components).goals.get(id);
  if (!goal) return id;
  const [a, b] = goal.cities.map((city) => placeAs(ctx, city, "in"));
  return ctx.t("explain-goal", { a, b, vp: goal.vp });
}

/** What a character can do, in a sentence or two. @param {Namer} ctx @param {string} id @param {number} seats  how many play */
export function explainCharacter(ctx, id, seats) {
  const character = factsOf(ctx.components).characters.get(id);
  const share = character?.when_others_use?.[seats];
  return ctx.t(`character-${id}`, {
    start: things(ctx, character?.round_start ?? {}, "object"),
    posts: ctx.components.setup.trading_posts + (character?.extra_posts ?? 0),
    n: share?.bazaar ?? 1,
    khan: share?.khan.camel ?? 0,
    coins: share?.take5.coin ?? 0,
    vp: ctx.components.scoring.beijing[0],
  });
}

/** Its power in two or three words, for a seat's panel. @param {Pick<Namer, "t">} ctx @param {string} id */
export const characterShort = ({ t }, id) => t(`character-${id}.short`);

/** Where something comes from, by its id: a contract, a tile, a card, a character, a space. @param {Namer} ctx @param {string} id */
export function sourceName(ctx, id) {
  const { contracts, cards, outposts, bonuses, characters, nodes } = factsOf(ctx.components);
  const { t } = ctx;
  if (contracts.has(id)) return t("source-contract");
  if (cards.has(id)) return t("source-card");
  if (outposts.has(id)) return t("source-outpost");
  if (bonuses.has(id)) return t("source-bonus", { city: "none" });
  if (nodes.has(id)) return t("source-bonus", { city: placeName(ctx, id) });
  if (characters.has(id)) return characterName(ctx, id);
  return t.has(`space-${id}`) ? spaceName(ctx, id) : t.has(`source-${id}`) ? t(`source-${id}`) : "";
}
