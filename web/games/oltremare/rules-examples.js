/**
 * The worked examples of the rules: who holds and does what. Whatever they come to is reckoned here from the
 * component data; told and drawn in every language.
 */

import { factsOf, sum } from "./rules-facts.js";

/** @import {Facts} from "./rules-facts.js" */

/**
 * @typedef {{good: string, size: number, ducats: number}} Group  adjacent cards of one good, and what they pay
 * @typedef {{good: string, size: number}} Part  of a cargo pile
 * @typedef {"anna" | "bence" | "csilla" | "dani" | "eszter"} Who
 */

/** The merchants of the examples with their colours. @type {Record<Who, string>} */
export const COLOURS = { anna: "red", bence: "blue", csilla: "green", dani: "yellow", eszter: "black" };

// ── What things come to ─────────────────────────────────────────────────────────────────────────────

/**
 * What a group pays: a card beyond the largest size adds nothing.
 *
 * @param {Facts} facts
 * @param {Part} part
 * @returns {Group}
 */
export function paid({ good }, part) {
  const prices = good.get(part.good)?.prices ?? [];
  return { ...part, ducats: prices[Math.min(part.size, prices.length) - 1] ?? 0 };
}

/** @param {Group[]} groups */
const worth = (groups) => sum(groups.map(({ ducats }) => ducats));

/**
 * Awards by number of tiles: each different number is a place.
 *
 * @param {Facts} facts
 * @param {number[]} counts
 */
export function placed({ awards }, counts) {
  const places = [...new Set(counts)].sort((a, b) => b - a);
  return counts.map((count) => awards[places.indexOf(count)] ?? 0);
}

/**
 * What the icons on played cards bring.
 *
 * @param {Facts} facts
 * @param {string[]} cards
 * @param {string} [tile]  kind of the active harbour tile
 */
function brought({ card, table }, cards, tile) {
  const icons = cards.flatMap((id) => card.get(id)?.icons ?? []);
  /** @param {string} icon */
  const number = (icon) => icons.filter((each) => each === icon).length;
  /** @param {string} icon @param {number} n */
  const look = (icon, n) => table[icon][Math.min(n, table[icon].length - 1)];
  const [money, pirates, market, ships] = ["money", "pirate", "market", "ship"].map(number);
  return {
    icons: { money, pirate: pirates, market, ship: ships },
    money: look("money", money + (tile === "big_deal" ? 1 : 0)),
    calmSea: tile === "calm_sea" ? ships : 0,
    pirates: tile === "pirate_victory" ? 0 : look("pirate", pirates),
    market: look("market", market),
    routes: ships,
  };
}

// ── A whole turn (sections 7 to 11) ─────────────────────────────────────────────────────────────────

/**
 * Anna's turn: she buys two cards, trades with Bence, plays three cards and loads them.
 *
 * @param {any} components
 */
export function annasTurn(components) {
  const facts = factsOf(components);
  const { purchase } = facts;
  const start = 4;
  /** @param {number} ducats */
  const price = (ducats) => (ducats > 0 ? purchase.price : purchase.price_in_debt);
  const first = price(start);
  const second = price(start - first);
  const added = 1;
  const afterTrade = start - first - second - added;
  const played = ["salt-02", "salt-06", "wine-09"];
  const effects = brought(facts, played);
  const loaded = ["wine-09", "salt-02", "salt-06"];
  return {
    top: "wine-05",
    held: "olive-07",
    bought: ["wine-09", "grain-07"],
    given: "olive-07",
    taken: ["salt-02", "salt-06"],
    kept: "grain-07",
    added,
    played,
    effects,
    loaded,
    start,
    first,
    second,
    afterBuying: start - first - second,
    next: price(start - first - second),
    afterTrade,
    afterActions: afterTrade + effects.money,
    group: paid(facts, { good: "salt", size: 2 }),
  };
}

/**
 * What the harbour tiles do to played cards (section 10).
 *
 * @param {any} components
 */
export function tilesAtWork(components) {
  const facts = factsOf(components);
  const calm = ["silk-05", "salt-07", "wine-06"];
  const deal = ["silk-05", "wine-06", "salt-07", "olive-16"];
  return {
    calm: { cards: calm, ...brought(facts, calm, "calm_sea") },
    deal: { cards: deal, ...brought(facts, deal, "big_deal"), without: brought(facts, deal).money },
  };
}

// ── Scorings (sections 12 to 14) ────────────────────────────────────────────────────────────────────

/**
 * Places by number of tiles, each row a table of its own (section 12).
 *
 * @param {any} components
 */
export const places = (components) =>
  [
    [4, 4, 2, 1, 0],
    [5, 3, 2, 1, 1],
    [2, 0],
  ].map((counts) => ({ counts, awards: placed(factsOf(components), counts) }));

/**
 * The interim scoring: four players' prestige, and Anna's cargo from the top down.
 *
 * @param {any} components
 */
export function interimScoring(components) {
  const facts = factsOf(components);
  /** @type {Who[]} */
  const who = ["anna", "bence", "csilla", "dani"];
  const counts = [2, 4, 2, 0];
  const awards = placed(facts, counts);
  const [kept, ...groups] = [
    { good: "wine", size: 2 },
    { good: "salt", size: 3 },
    { good: "silk", size: 1 },
    { good: "parchment", size: 2 },
  ].map((part) => paid(facts, part));
  return {
    players: who.map((id, i) => ({ who: id, tiles: counts[i], award: awards[i] })),
    kept,
    groups,
    cargo: worth(groups),
    total: awards[0] + worth(groups),
  };
}

/**
 * @typedef {object} Account  a player's ducats, line by line
 * @property {Who} who
 * @property {Group[]} groups  from the top down
 * @property {number} cards  in the cargo pile
 * @property {{prestige: number, pirates: number, harbours: number}} counts
 * @property {Record<"before" | "prestige" | "cargo" | "pirates" | "harbours", number>} lines
 * @property {number} total
 */

/** @type {{who: Who, before: number, prestige: number, cargo: Part[], pirates: number, harbours: number}[]} */
const AT_THE_END = [
  {
    who: "anna",
    before: 15,
    prestige: 3,
    cargo: [
      { good: "grain", size: 5 },
      { good: "olive", size: 2 },
      { good: "gem", size: 1 },
    ],
    pirates: 2,
    harbours: 4,
  },
  {
    who: "bence",
    before: 23,
    prestige: 1,
    cargo: [
      { good: "salt", size: 3 },
      { good: "wine", size: 1 },
      { good: "salt", size: 2 },
    ],
    pirates: 1,
    harbours: 4,
  },
  {
    who: "csilla",
    before: 16,
    prestige: 1,
    cargo: [
      { good: "gem", size: 3 },
      { good: "silk", size: 2 },
      { good: "parchment", size: 1 },
    ],
    pirates: 0,
    harbours: 2,
  },
];

/**
 * The final scoring: three players, every line of everybody's ducats.
 *
 * @param {any} components
 * @returns {Account[]}
 */
export function finalScoring(components) {
  const facts = factsOf(components);
  const prestige = placed(
    facts,
    AT_THE_END.map((player) => player.prestige),
  );
  const harbours = placed(
    facts,
    AT_THE_END.map((player) => player.harbours),
  );
  return AT_THE_END.map(({ who, before, cargo, ...counts }, i) => {
    const groups = cargo.map((part) => paid(facts, part));
    const lines = {
      before,
      prestige: prestige[i],
      cargo: worth(groups),
      pirates: -counts.pirates,
      harbours: harbours[i],
    };
    const cards = sum(cargo.map(({ size }) => size));
    return { who, groups, cards, counts, lines, total: sum(Object.values(lines)) };
  });
}

/**
 * Whether the accounts show what they are made to show: two are equal at the head, and cargo cards decide. A host's
 * own prices may come to something else.
 *
 * @param {Account[]} accounts
 */
export const cargoDecides = ([anna, bence, csilla]) =>
  anna.total === bence.total && anna.total > csilla.total && anna.cards > bence.cards;

/**
 * A cash-out (section 14): Anna's cargo is paid, her pirate cards subtracted, and all of them are the new deck.
 *
 * @param {any} components
 */
export function cashOut(components) {
  const facts = factsOf(components);
  const groups = [
    { good: "olive", size: 3 },
    { good: "silk", size: 2 },
  ].map((part) => paid(facts, part));
  const pirates = 4;
  return {
    groups,
    pirates,
    ducats: worth(groups) - pirates,
    deck: sum(groups.map(({ size }) => size)) + pirates,
  };
}
