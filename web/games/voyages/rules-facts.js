/**
 * The facts of components.json that the rules speak of, so that the pages tell a host's own data as they are.
 */

import { keptFor } from "../../lib/kept.js";
import { factsOf as printedOf } from "./facts.js";

/** @import {Amounts, Facts as Printed, Names, Node} from "./facts.js" */

/**
 * @typedef {{black_dice: number, khan_dummies: number[], take5_dummies: number[]}} Seats
 *
 * @typedef {object} Own
 * @property {any} game  players, minutes, minimum age
 * @property {number} rounds
 * @property {Record<string, number>} counts
 * @property {{id: string, name: Names, good?: boolean}[]} resources
 * @property {any} setup
 * @property {[string, Seats][]} seats  what changes with the number of players
 * @property {Record<Node["kind"], number>} kinds  how many places of each
 * @property {number} take5  coins
 * @property {number} bag  coins from the money bag
 * @property {{slots: number, gain: Amounts, goods: number}} khan
 * @property {{most_taken: number, active_places: number, refill: number}} taking
 * @property {{slot: number, coin_or_camel: number}[]} contractSlots
 * @property {number[]} steps  coins for one step, two, …
 * @property {{reroll: number, adjust: number, black: number}} camels  what the work on dice costs
 * @property {number} threshold  of the compensation
 * @property {number[]} goalCities  VP for none, one, …
 * @property {[number, number][]} milestones  posts placed, VP
 * @property {{beijing: number[], coins_per_vp: number, goods_per_vp: number, most_contracts: number}} scoring
 */

/** @typedef {Printed & Own} Facts */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/**
 * @param {any} data
 * @returns {Facts}
 */
function gather(data) {
  const printed = printedOf(data);
  return {
    ...printed,
    game: data.game,
    rounds: data.rounds,
    counts: data.counts,
    resources: data.resources,
    setup: data.setup,
    seats: Object.entries(data.setup.by_seats),
    kinds: kindsOf([...printed.nodes.values()]),
    take5: data.take5.coin,
    bag: data.money_bag.coin,
    khan: data.khan,
    taking: data.contract_action,
    contractSlots: data.contract_slots,
    steps: data.travel_cost,
    camels: {
      reroll: data.bonus_actions.reroll.cost.camel,
      adjust: data.bonus_actions.adjust.cost.camel,
      black: data.bonus_actions.black_die.cost.camel,
    },
    threshold: data.compensation.threshold,
    goalCities: data.goal_city_points,
    milestones: Object.entries(data.post_milestones).map(([posts, vp]) => [Number(posts), Number(vp)]),
    scoring: data.scoring,
  };
}

/** @param {Node[]} nodes */
function kindsOf(nodes) {
  const kinds = { start: 0, oasis: 0, small: 0, large: 0, beijing: 0 };
  for (const { kind } of nodes) kinds[kind] += 1;
  return kinds;
}

/** Starting contracts, and the others. @param {Facts} facts */
export function contractsOf({ contracts }) {
  const all = [...contracts.values()];
  return {
    starting: all.filter(({ starting }) => starting),
    others: all.filter(({ starting }) => !starting),
  };
}

/**
 * The small cities with the bonuses that they have in the basic game.
 *
 * @param {Facts} facts
 * @returns {{city: string, letter: string, gain: Amounts}[]}
 */
export const usualBonuses = ({ setup, bonuses }) =>
  Object.entries(setup.city_bonuses).map(([city, id]) => {
    const { letter = "", gain = {} } = bonuses.get(String(id)) ?? {};
    return { city, letter, gain };
  });

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
