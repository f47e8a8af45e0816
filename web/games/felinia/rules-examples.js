/**
 * The worked examples of the rules: who holds and does what. Whatever they come to is reckoned from the component
 * data; told and drawn in every language.
 */

import { factsOf } from "./rules-facts.js";
import { banked, paidFor, pricesOf, proceeds, sailing } from "./rules-reckoning.js";

/** @import {Ship} from "./facts.js" */

/** @typedef {"anna" | "bence" | "csilla"} Who */

/** The players of the examples with their colours. @type {Record<Who, string>} */
export const COLOURS = { anna: "blue", bence: "red", csilla: "green" };

// ── Bidding and trading (sections 6 to 9) ───────────────────────────────────────────────────────────

/** A token on the own board in the second bid round. @param {any} components */
export function banking(components) {
  const facts = factsOf(components);
  const [before, round] = [4, 2];
  const gain = facts.money.bank[round - 1];
  return { before, round, gain, after: banked(facts, before, gain) };
}

/** @type {{goods: string[], coins: Record<Who, number>, stack: Who[], buys: (string | null)[]}} the stack from the top */
const MARKET = {
  goods: ["books", "clocks", "wines"],
  coins: { anna: 5, bence: 4, csilla: 2 },
  stack: ["anna", "bence", "csilla", "bence"],
  buys: ["clocks", null, "books", "wines"],
};

/** A market with four tokens, from the top: each token's price, and what its owner does with it. */
export function marketStack() {
  const coins = { ...MARKET.coins };
  const prices = pricesOf(MARKET.stack);
  const deals = MARKET.stack.map((who, i) => {
    const [price, buys, before] = [prices[i], MARKET.buys[i], coins[who]];
    if (buys) coins[who] -= price;
    return { who, price, buys, before, after: coins[who] };
  });
  return { ...MARKET, deals, left: coins };
}

/** The guild: a bonus tile, then a swap. */
export function guildStack() {
  /** @type {Who[]} */
  const stack = ["anna", "bence"];
  const [first, second] = pricesOf(stack);
  const coins = { anna: 3, bence: 2 };
  return {
    stack,
    pile: ["bt_tiger_plus", "bt_lion_extra"],
    tile: "bt_tiger_plus",
    first,
    second,
    coins,
    give: "books",
    take: "clocks",
    left: { anna: coins.anna - first, bence: coins.bence - second },
  };
}

/** Anna buys a clock and puts merchants on two ships. @param {any} components */
export function boarding(components) {
  const facts = factsOf(components);
  const start = { coins: 3, goods: { clothes: 2, glassware: 1, clocks: 1 } };
  const [price, bought] = [2, "clocks"];
  const after = { coins: start.coins - price, goods: { ...start.goods, [bought]: start.goods.clocks + 1 } };
  const boarded = ["s0945", "s0500"].map((id) => /** @type {Ship} */ (facts.ships.get(id)));
  const steps = [];
  let now = after;
  for (const ship of boarded) {
    now = { coins: now.coins - ship.coins, goods: /** @type {any} */ (paidFor(now.goods, ship)) };
    steps.push({ ship, ...now });
  }
  return { start, price, bought, after, steps };
}

/** Bence has no coins, and sells until he can buy. @param {any} components */
export function selling(components) {
  const facts = factsOf(components);
  const [coins, price] = [0, 2];
  const sold = { gold: 1, spice: 1, goods: 1 };
  const gain = proceeds(facts, sold);
  return { coins, price, sold, gain, after: coins + gain, left: coins + gain - price };
}

// ── Exploration (section 10) ────────────────────────────────────────────────────────────────────────

/** @typedef {{ship: string, seats: (Who | null)[]}} Berth */

/** @type {Record<"full" | "none", Berth[]>} */
const HARBOURS = {
  full: [
    { ship: "s0945", seats: ["anna", "bence"] },
    { ship: "s0645", seats: ["csilla", null] },
    { ship: "s0600", seats: ["bence"] },
    { ship: "s0530", seats: [null, null] },
  ],
  none: [
    { ship: "s0945", seats: ["anna", null] },
    { ship: "s0645", seats: ["csilla", null] },
    { ship: "s0915", seats: [null, null] },
    { ship: "s0700", seats: [null, null] },
  ],
};

/** Two harbours and the ships that leave them: with full ships, and with none. @param {any} components */
export function departures(components) {
  const facts = factsOf(components);
  /** @param {Berth[]} berths */
  const seen = (berths) => ({ berths, sail: sailing(facts, berths).map(({ ship }) => ship) });
  return { full: seen(HARBOURS.full), none: seen(HARBOURS.none) };
}

/**
 * @typedef {object} Land  provinces as they lie on the board
 * @property {Record<string, string>} up  face-up tiles by province
 * @property {Record<string, Who>} merchants  by province
 * @property {string[]} [path]  of the travelling merchant
 */

/** Csilla's journey in a kingdom where all tiles lie face down. @param {any} components */
export function journey(components) {
  const { tiles } = factsOf(components);
  const revealed = { b_tiger_p2: "tt_tiger_1", b_tiger_p6: "tt_tiger_3" };
  const path = ["b_tiger_port", "b_tiger_x1", "b_tiger_p2"];
  /** @type {Who} */
  const who = "csilla";
  return {
    who,
    ship: "s0830",
    country: "tiger",
    revealed,
    path,
    type: tiles.get(revealed.b_tiger_p2)?.type ?? "",
    before: /** @type {Land} */ ({ up: revealed, merchants: {}, path }),
    after: /** @type {Land} */ ({ up: { b_tiger_p6: revealed.b_tiger_p6 }, merchants: { b_tiger_p2: who } }),
    gains: symbolsOf(components, "basic", path),
  };
}

/** The symbols along a way. @param {any} components @param {"basic" | "advanced"} rules @param {string[]} path */
function symbolsOf(components, rules, path) {
  const { provinces } = factsOf(components).boards[rules];
  return path.flatMap((id) => provinces.find((province) => province.id === id)?.symbols ?? []);
}

/** The tiles of a kingdom in the advanced game. */
const CHEETAH = {
  a_cheetah_p1: "tt_cheetah_2",
  a_cheetah_p2: "tt_cheetah_5",
  a_cheetah_p3: "tt_cheetah_4",
  a_cheetah_p4: "tt_cheetah_1",
  a_cheetah_p5: "tt_cheetah_6",
  a_cheetah_p6: "tt_cheetah_3",
  a_cheetah_w1: "sp_gold_symbol",
  a_cheetah_w2: "sp_spice_points",
};

/** A fourth step in the advanced game, paid with food. @param {any} components */
export function longJourney(components) {
  const { journey: limits } = factsOf(components);
  const path = ["a_cheetah_port", "a_cheetah_x1", "a_cheetah_x3", "a_cheetah_w2"];
  const food = 1;
  const gained = symbolsOf(components, "advanced", path).filter((symbol) => symbol === "food").length;
  return {
    country: "cheetah",
    path,
    food,
    gained,
    steps: path.length,
    paid: Math.max(0, path.length - limits.steps),
    tile: CHEETAH.a_cheetah_w2,
    land: /** @type {Land} */ ({ up: CHEETAH, merchants: {}, path }),
  };
}
