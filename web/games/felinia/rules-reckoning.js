/**
 * What the examples in the rules come to, reckoned from the component data. The tests hold it against the cases that
 * the rules layer passes.
 */

import { sum } from "./rules-facts.js";
import { groupsAmong, merchantWorth, tilesByType, valued } from "./worth.js";

/** @import {Ship} from "./facts.js" */
/** @import {Board, Facts} from "./rules-facts.js" */

/**
 * @typedef {object} Estate  what somebody has at the end; missing is none
 * @property {string[]} [tiles]  trade tiles
 * @property {string[]} [bonus]
 * @property {string[]} [specials]
 * @property {string[]} [merchants]  provinces
 * @property {number} [gold]
 * @property {number} [spice]
 * @property {number} [goods]
 * @property {number} [food]
 * @property {number} [mystery]  cards
 * @property {number} [coins]
 */

/** @typedef {{size: number, each: number, points: number}} Group */

/** @typedef {{lines: Record<Line, number>, groups: Group[], types: ReturnType<typeof tileTypes>, total: number}} Account */

/** @typedef {"tiles" | "plus" | "merchants" | "gold" | "spice" | "goods" | "mystery" | "food"} Line */

// ── The wealth scoring ──────────────────────────────────────────────────────────────────────────────

/**
 * Tiles by type: how many, and what each is worth.
 *
 * @param {Facts} facts
 * @param {Estate} estate
 */
const tileTypes = (facts, estate) =>
  tilesByType(facts, estate)
    .filter(({ n }) => n > 0)
    .map(({ type, n, each }) => ({ type, n, each, points: n * each }));

/**
 * A point for each tile of a type with a +1 tile.
 *
 * @param {Facts} facts
 * @param {Estate} estate
 */
function plusPoints({ tiles, bonuses }, { tiles: held = [], bonus = [] }) {
  const marked = bonus.flatMap((id) => bonuses.get(id) ?? []).filter(({ kind }) => kind === "plus_one");
  return sum(marked.map(({ type }) => held.filter((id) => tiles.get(id)?.type === type).length));
}

/**
 * Sizes of the groups that merchants in these provinces form, the largest first.
 *
 * @param {Board} board
 * @param {string[]} merchants
 */
export const groups = ({ borders }, merchants) =>
  groupsAmong(borders, merchants)
    .map(({ length }) => length)
    .sort((a, b) => b - a);

/**
 * Points of a group, and of each merchant in it.
 *
 * @param {Facts} facts
 * @param {number} size
 * @param {number} [lone]  what a special tile makes of a merchant who is alone
 * @returns {Group}
 */
export function groupWorth({ scoring }, size, lone = 0) {
  const each = merchantWorth(scoring.merchant_by_group, size, lone);
  return { size, each, points: size * each };
}

/**
 * Every line of an estate.
 *
 * @param {Facts} facts
 * @param {"basic" | "advanced"} rules
 * @param {Estate} estate
 * @returns {Account}
 */
export function account(facts, rules, estate) {
  const { scoring, specials, boards } = facts;
  const { gold = 0, spice = 0, goods = 0, food = 0, mystery = 0, merchants = [] } = estate;
  /** @param {string} kind  of a special tile's effect: what it is worth */
  const value = (kind) =>
    sum(
      (estate.specials ?? [])
        .map((id) => specials.get(id)?.effect)
        .map((effect) => (effect?.kind === kind ? effect.value : 0)),
    );
  const types = tileTypes(facts, estate);
  const found = groups(boards[rules], merchants).map((size) =>
    groupWorth(facts, size, value("lone_merchant_value")),
  );
  const lines = {
    tiles: sum(types.map(({ points }) => points)),
    plus: plusPoints(facts, estate),
    merchants: sum(found.map(({ points }) => points)),
    gold: gold * scoring.gold,
    spice: Math.max(Math.floor(spice / 2) * scoring.spice_pair, spice * value("points_per_spice")),
    goods: goods * scoring.goods,
    mystery: mystery * (valued(scoring.mystery_by_count, mystery) + value("extra_points_per_mystery_card")),
    food: food * value("points_per_food"),
  };
  return { lines, groups: found, types, total: sum(Object.values(lines)) };
}

// ── During the game ─────────────────────────────────────────────────────────────────────────────────

/** Coins after a gain, up to the most there can be. @param {Facts} facts @param {number} coins @param {number} gain */
export const banked = ({ money }, coins, gain) => Math.min(money.most, coins + gain);

/**
 * What the sale of these brings.
 *
 * @param {Facts} facts
 * @param {{gold?: number, spice?: number, goods?: number}} sold
 */
export const proceeds = ({ prices }, { gold = 0, spice = 0, goods = 0 }) =>
  gold * prices.gold + spice * prices.spice + goods * prices.goods;

/**
 * Prices of the tokens in a stack, the topmost first.
 *
 * @param {readonly unknown[]} stack
 */
export const pricesOf = (stack) => stack.map((_, i) => stack.length - i);

/**
 * The ships that sail, in their order: all that are full, else the earliest.
 *
 * @template Who
 * @param {Facts} facts
 * @param {{ship: string, seats: (Who | null)[]}[]} berths
 */
export function sailing({ ships }, berths) {
  /** @param {{ship: string}} there */
  const time = (there) => ships.get(there.ship)?.departure_minutes ?? 0;
  const ordered = [...berths].sort((a, b) => time(a) - time(b));
  const full = ordered.filter(({ seats }) => seats.every((seat) => seat !== null));
  return full.length ? full : ordered.slice(0, 1);
}

/**
 * What is left of goods once a ship is paid.
 *
 * @param {Record<string, number>} goods
 * @param {Ship} ship
 */
export const paidFor = (goods, ship) =>
  Object.fromEntries(
    Object.entries(goods)
      .map(([good, n]) => /** @type {[string, number]} */ ([good, n - (ship.goods[good] ?? 0)]))
      .filter(([, n]) => n > 0),
  );
