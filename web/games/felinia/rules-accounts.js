/** The worked examples of storage and scoring (sections 11, 13 and 14): who has what at the end, and what it comes to. */

import { factsOf } from "./rules-facts.js";
import { account, groups, groupWorth } from "./rules-reckoning.js";

/** @import {Land, Who} from "./rules-examples.js" */
/** @import {Account, Estate} from "./rules-reckoning.js" */

/** Five goods and one coin: one is sold, the fourth place is paid. @param {any} components */
export function storing(components) {
  const { storage } = factsOf(components);
  const [coins, held, kept] = [1, 5, 4];
  const sold = held - kept;
  const between = coins + sold * storage.forced_sale;
  return { coins, held, kept, sold, between, after: between - storage.fourth_cost };
}

/** @type {(Estate & {who: Who})[]} */
const AT_THE_END = [
  {
    who: "anna",
    tiles: [
      "tt_lynx_1",
      "tt_lynx_2",
      "tt_lynx_3",
      "tt_lion_6",
      "tt_tiger_5",
      "tt_tiger_1",
      "tt_tiger_2",
      "tt_lion_1",
    ],
    bonus: ["bt_tiger_plus"],
    merchants: [
      "b_cheetah_p1",
      "b_cheetah_p2",
      "b_panther_p6",
      "b_panther_p5",
      "b_lynx_p3",
      "b_lynx_p6",
      "b_lion_p5",
      "b_lion_p6",
    ],
    gold: 2,
    spice: 3,
    goods: 2,
    coins: 0,
  },
  {
    who: "bence",
    tiles: [
      "tt_cheetah_1",
      "tt_cheetah_2",
      "tt_lynx_4",
      "tt_panther_2",
      "tt_panther_3",
      "tt_tiger_4",
      "tt_tiger_3",
    ],
    bonus: ["bt_cheetah_extra"],
    merchants: [
      "b_tiger_p1",
      "b_tiger_p2",
      "b_tiger_p4",
      "b_lynx_p4",
      "b_panther_p4",
      "b_panther_p2",
      "b_cheetah_p6",
    ],
    gold: 1,
    spice: 1,
    goods: 1,
    coins: 4,
  },
  {
    who: "csilla",
    tiles: [
      "tt_panther_1",
      "tt_cheetah_6",
      "tt_lion_2",
      "tt_lion_3",
      "tt_cheetah_4",
      "tt_lynx_5",
      "tt_panther_5",
    ],
    bonus: ["bt_lion_extra"],
    merchants: [
      "b_lion_p2",
      "b_lion_p1",
      "b_lion_p4",
      "b_panther_p1",
      "b_cheetah_p4",
      "b_tiger_p6",
      "b_lynx_p1",
    ],
    gold: 2,
    spice: 0,
    goods: 1,
    coins: 2,
  },
];

/** @typedef {Account & {who: Who, estate: Estate, extra: boolean}} Worked  extra: an extra tile counts with the others */

/** The wealth scoring of three players, every line of it. @param {any} components @returns {Worked[]} */
export function scoring(components) {
  const facts = factsOf(components);
  return AT_THE_END.map((estate) => ({
    ...account(facts, "basic", estate),
    who: estate.who,
    estate,
    extra: (estate.bonus ?? []).some((id) => facts.bonuses.get(id)?.kind === "extra_tile"),
  }));
}

/** Anna's merchants on the island, and what their groups are worth. @param {any} components */
export function grouping(components) {
  const facts = factsOf(components);
  const merchants = AT_THE_END[0].merchants ?? [];
  return {
    sizes: groups(facts.boards.basic, merchants).map((size) => groupWorth(facts, size)),
    land: /** @type {Land} */ ({
      up: {},
      merchants: Object.fromEntries(
        AT_THE_END.flatMap(({ who, merchants: own = [] }) => own.map((id) => [id, who])),
      ),
    }),
  };
}

/** @type {Record<"with" | "without", Estate>} */
const ADVANCED = {
  with: {
    food: 3,
    spice: 5,
    mystery: 3,
    specials: ["sp_food_points", "sp_spice_points", "sp_lone_merchant", "sp_mystery_points"],
    merchants: ["a_lion_w1", "a_panther_p3", "a_lynx_p1", "a_lynx_p2"],
  },
  without: {
    food: 3,
    spice: 5,
    mystery: 3,
    merchants: ["a_lion_w1", "a_panther_p3", "a_lynx_p1", "a_lynx_p2"],
  },
};

/** The same things with and without the special tiles that score. @param {any} components */
export function specialScoring(components) {
  const facts = factsOf(components);
  return {
    estate: ADVANCED.with,
    with: account(facts, "advanced", ADVANCED.with),
    without: account(facts, "advanced", ADVANCED.without),
  };
}

/**
 * Whether the accounts show what they are made to show: two are equal at the head, and coins decide. A host's own data
 * may come to something else.
 *
 * @param {Worked[]} accounts
 */
export const coinsDecide = ([anna, bence, csilla]) =>
  anna.total === bence.total &&
  anna.total > csilla.total &&
  (anna.estate.coins ?? 0) < (bence.estate.coins ?? 0);
