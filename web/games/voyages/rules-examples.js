/**
 * The worked examples of the rules: what was rolled, who goes where, who holds what at the end. Whatever it comes to
 * is reckoned here from the component data; told and drawn in every language.
 */

import { factsOf, sum } from "./rules-facts.js";

/** @import {Amounts, Goal} from "./facts.js" */
/** @import {Facts} from "./rules-facts.js" */

/** @typedef {"anna" | "bence" | "csilla"} Who */

/** The players of the examples with their colours. @type {Record<Who, string>} */
export const COLOURS = { anna: "blue", bence: "yellow", csilla: "green" };

// ── Dice (sections 5 and 6) ─────────────────────────────────────────────────────────────────────────

/** The value of an action, and what it costs on an occupied space. @param {number[]} dice */
export const lowest = (dice) => Math.min(...dice);

/**
 * What a roll that is too low is made good by: every mixture of coins and camels.
 *
 * @param {Facts} facts
 * @param {number[]} dice
 */
export function compensated({ threshold }, dice) {
  const missing = Math.max(0, threshold - sum(dice));
  return {
    dice,
    total: sum(dice),
    missing,
    mixtures: Array.from({ length: missing + 1 }, (_, camel) => ({ coin: missing - camel, camel })),
  };
}

/** @param {any} components */
export const lowRoll = (components) => compensated(factsOf(components), [3, 2, 4, 1, 3]);

/**
 * What a row of the bazaar gives.
 *
 * @param {Facts} facts
 * @param {string} space
 * @param {number} row
 */
export const rowOf = ({ bazaar }, space, row) => bazaar.get(space)?.rows[row - 1] ?? {};

/**
 * Silk with two dice: the lower one reaches so far, the other changes nothing.
 *
 * @param {any} components
 */
export function silk(components) {
  const dice = [4, 5];
  return { dice, row: lowest(dice), gain: rowOf(factsOf(components), "bazaar_silk", lowest(dice)) };
}

/**
 * A lower row that gives something else.
 *
 * @param {any} components
 */
export function pepper(components) {
  const [facts, die] = [factsOf(components), 4];
  return {
    die,
    most: rowOf(facts, "bazaar_pepper", die),
    row: die - 1,
    other: rowOf(facts, "bazaar_pepper", die - 1),
  };
}

/**
 * Silk where somebody has been before: first the fee, then a lower row at the same price.
 *
 * @param {any} components
 */
export function occupied(components) {
  const [dice, coins, row] = [[4, 5], 5, 3];
  const gain = rowOf(factsOf(components), "bazaar_silk", row);
  return { theirs: [6, 6], dice, coins, fee: lowest(dice), left: coins - lowest(dice), row, gain };
}

/**
 * The own colour lies on the camels already; a black die may follow, for the fee.
 *
 * @param {any} components
 */
export function again(components) {
  const black = 3;
  return { there: 2, own: 6, black, fee: black, gain: rowOf(factsOf(components), "bazaar_camel", black) };
}

// ── Main actions (section 7) ────────────────────────────────────────────────────────────────────────

/** The Khan's row: two dice lie there, one is too low, one may follow. */
export const KHAN = { first: 3, low: 2, next: 4 };

/**
 * Two contracts with a 6, of slots 2 and 6.
 *
 * @param {any} components
 */
export function twoContracts(components) {
  const { contractSlots } = factsOf(components);
  const die = 6;
  const row = ["con_01", "con_02", "con_03", "con_04", "con_05", "con_06"];
  const slots = [2, 6];
  return {
    die,
    row,
    slots,
    extra: contractSlots.find(({ slot }) => slot === slots[1])?.coin_or_camel ?? 0,
    left: row.filter((_, i) => !slots.includes(i + 1)),
  };
}

/**
 * A contract that is completed.
 *
 * @param {any} components
 */
export const completed = (components) => factsOf(components).contracts.get("con_09");

// ── On the map (sections 8 and 9) ───────────────────────────────────────────────────────────────────

/**
 * What a journey costs: its steps and its roads. Johannes steps from one oasis to any other without a road.
 *
 * @param {Facts} facts
 * @param {string} from
 * @param {string[]} path
 */
export function journey({ steps, roads, nodes }, from, path) {
  const stops = [from, ...path];
  const used = path.map((to, i) => ({ from: stops[i], to, cost: costOf(roads, stops[i], to) }));
  const jumps = used.filter(
    (step) => nodes.get(step.from)?.kind === "oasis" && nodes.get(step.to)?.kind === "oasis",
  );
  /** @param {string} resource */
  const due = (resource) => sum(used.map(({ cost }) => cost[resource] ?? 0));
  const bySteps = steps[path.length - 1];
  return {
    from,
    path,
    used,
    jumps,
    steps: path.length,
    bySteps,
    coins: bySteps + due("coin"),
    camels: due("camel"),
  };
}

/** @param {Facts["roads"]} roads @param {string} from @param {string} to @returns {Amounts} */
const costOf = (roads, from, to) =>
  roads.find(({ a, b }) => (a === from && b === to) || (b === from && a === to))?.cost ?? {};

/**
 * Three steps with a 3 and a 5.
 *
 * @param {any} components
 */
export function threeSteps(components) {
  const dice = [3, 5];
  return { dice, ...journey(factsOf(components), "samarcanda", ["oasis_f", "kashgar", "lan_zhou"]) };
}

/**
 * Johannes from Venezia to the far end of India.
 *
 * @param {any} components
 */
export const jump = (components) =>
  journey(factsOf(components), "venezia", ["oasis_a", "oasis_h", "karachi"]);

/**
 * A city card used with a 3, as often as it can be paid.
 *
 * @param {any} components
 */
export function exchanged(components) {
  const card = factsOf(components).cards.get("cc_camel_gold_4vp");
  const die = 3;
  /** @type {Amounts} */
  const stock = { gold: 2, camel: 3 };
  const times = Math.min(
    die,
    ...Object.entries(card?.cost ?? {}).map(([id, n]) => Math.floor((stock[id] ?? 0) / n)),
  );
  return { card, die, stock, times, paid: timesOver(card?.cost, times), gain: timesOver(card?.gain, times) };
}

/** @param {Amounts | undefined} amounts @param {number} times @returns {Amounts} */
const timesOver = (amounts = {}, times) =>
  Object.fromEntries(Object.entries(amounts).map(([id, n]) => [id, n * times]));

// ── The end (section 13) ────────────────────────────────────────────────────────────────────────────

/**
 * @typedef {object} Holding  what somebody has at the end
 * @property {number} vp
 * @property {number} coins
 * @property {number} camels
 * @property {number} goods
 * @property {string[]} posts
 * @property {number} completed
 * @property {string[]} goals
 * @property {number} [beijing]  place of the post there, from 0
 *
 * @typedef {Record<"before" | "goal_cards" | "goal_cities" | "coins" | "beijing" | "goods" | "most_contracts", number>} Lines
 * @typedef {Holding & {lines: Lines, reached: string[], cities: string[], total: number}} Account
 */

/**
 * Everybody's VP, line by line.
 *
 * @param {Facts} facts
 * @param {Holding[]} holdings
 * @returns {Account[]}
 */
export function finalScoring({ goals, goalCities, scoring }, holdings) {
  const most = Math.max(...holdings.map(({ completed: done }) => done));
  return holdings.map((holding) => {
    const held = holding.goals.map((id) => /** @type {Goal} */ (goals.get(id)));
    const reached = held.filter(({ cities }) => cities.every((city) => holding.posts.includes(city)));
    const cities = [...new Set(held.flatMap((each) => each.cities))].filter((city) =>
      holding.posts.includes(city),
    );
    const inBeijing = holding.beijing !== undefined;
    const lines = {
      before: holding.vp,
      goal_cards: sum(reached.map(({ vp }) => vp)),
      goal_cities: goalCities[cities.length],
      coins: Math.floor(holding.coins / scoring.coins_per_vp),
      beijing: inBeijing ? scoring.beijing[holding.beijing ?? 0] : 0,
      goods: inBeijing ? Math.floor(holding.goods / scoring.goods_per_vp) : 0,
      most_contracts: holding.completed === most ? scoring.most_contracts : 0,
    };
    return {
      ...holding,
      lines,
      reached: reached.map(({ id }) => id),
      cities,
      total: sum(Object.values(lines)),
    };
  });
}

/** @type {(Holding & {who: Who})[]} */
const AT_THE_END = [
  {
    who: "anna",
    vp: 30,
    coins: 29,
    camels: 5,
    goods: 5,
    posts: ["alexandria", "anxi", "lan_zhou", "beijing"],
    completed: 4,
    goals: ["goal_alexandria_anxi", "goal_lan_zhou_kochi"],
    beijing: 1,
  },
  {
    who: "bence",
    vp: 41,
    coins: 9,
    camels: 0,
    goods: 6,
    posts: ["moscow", "kashgar", "ormuz"],
    completed: 4,
    goals: ["goal_moscow_kashgar", "goal_moscow_ormuz"],
  },
  {
    who: "csilla",
    vp: 60,
    coins: 10,
    camels: 2,
    goods: 3,
    posts: ["beijing"],
    completed: 1,
    goals: ["goal_sumatra_anxi", "goal_karachi_kashgar"],
    beijing: 0,
  },
];

/**
 * Three players, every line of everybody's VP.
 *
 * @param {any} components
 */
export const theEnd = (components) =>
  finalScoring(factsOf(components), AT_THE_END).map((account, i) => ({ ...account, who: AT_THE_END[i].who }));

/** Camels of four players with equal VP. */
export const TIED = [3, 9, 9, 8];

/** Places of those with equal VP, by their camels. @param {number[]} camels */
export const placesOf = (camels) => camels.map((own) => 1 + camels.filter((other) => other > own).length);
