/**
 * The worked examples of the rules: who stands where, and who goes where. Drawn and told in every language.
 */

import { factsOf, field, stretch, sum } from "./rules-facts.js";

/** @import {Space} from "./rules-facts.js" */

/**
 * @typedef {object} Standing  A figure on the road, with the gold it earns there.
 * @property {string} colour
 * @property {Space} at
 * @property {number} [gold]
 *
 * @typedef {object} Walk  A step. A second one with the same figure starts where the first one ended.
 * @property {string} colour
 * @property {Space} from
 * @property {Space} to
 * @property {"cards" | "ballast" | "carried"} by
 *
 * @typedef {object} Scene
 * @property {Space[]} spaces  the stretch of the road it happens on
 * @property {Standing[]} figures
 * @property {Walk[]} [walks]
 * @property {Space} [refused]  a space that cannot be reached yet
 */

/**
 * The next free space (section 5): red skips green and orange.
 *
 * @param {any} components
 */
export function nextFree(components) {
  const facts = factsOf(components);
  const { index } = field(facts.first, 3);
  const spaces = stretch(facts, index - 3, index + 1);
  const [from, second, third, to, refused] = spaces;
  return {
    spaces,
    figures: [
      { colour: "red", at: from },
      { colour: "green", at: second },
      { colour: "orange", at: third },
    ],
    walks: [walk("red", from, to, "cards")],
    refused,
    from,
    to,
  };
}

/**
 * Ballast and then cards (section 7): red leaps from before field 2 to field 5.
 *
 * @param {any} components
 */
export function ballastLeap(components) {
  const facts = factsOf(components);
  const [second, fifth] = [field(facts.first, 2), field(facts.first, 5)];
  const spaces = stretch(facts, second.index - 1, fifth.index + 1);
  return {
    spaces,
    figures: [
      { colour: "red", at: spaces[0] },
      { colour: "green", at: spaces[2] },
      { colour: "blue", at: spaces[3] },
    ],
    walks: [walk("red", spaces[0], second, "ballast"), walk("red", second, fifth, "cards")],
    from: spaces[0],
    second,
    fifth,
  };
}

/**
 * The interim scoring (section 10): red is the first at Kantshou.
 *
 * @param {any} components
 */
export function interimScoring(components) {
  const facts = factsOf(components);
  const { first, town } = facts;
  const spaces = stretch(facts, first[0].index - 1, town.index);
  const [third, fifth] = [field(first, 3), field(first, 5)];
  return {
    spaces,
    figures: [
      earning("red", town),
      earning("blue", fifth),
      earning("green", third),
      earning("orange", spaces[0]),
    ],
    third,
    fifth,
  };
}

/**
 * A latecomer (section 10): orange pays for the first numbered field and is put on Kantshou.
 *
 * @param {any} components
 */
export function latecomer(components) {
  const { spaces } = interimScoring(components);
  const { town } = factsOf(components);
  const [from, to] = spaces;
  return {
    spaces,
    figures: [
      { colour: "orange", at: from },
      { colour: "red", at: town },
    ],
    walks: [walk("orange", from, to, "cards"), walk("orange", to, town, "carried")],
    from,
    to,
  };
}

/** @typedef {{colour: string, lines: Record<string, number>, total: number}} Account  a player's gold, line by line */

/**
 * The final scoring (section 11): green is the first at Daidu, and every line of everybody's gold.
 *
 * @param {any} components
 */
export function finalScoring(components) {
  const facts = factsOf(components);
  const { second, goal, town } = facts;
  const interim = new Map(interimScoring(components).figures.map(({ colour, gold }) => [colour, gold ?? 0]));
  const red = earning("red", field(second, 5));
  const blue = earning("blue", field(second, 3));
  const green = earning("green", goal);
  const orange = { colour: "orange", at: town, gold: 0 };
  /** @param {Standing} figure @param {number} chests @param {number} steps by ballast @returns {Account} */
  const account = ({ colour, gold = 0 }, chests, steps) => {
    const lines = {
      start: facts.startingGold,
      chests,
      kantshou: interim.get(colour) ?? 0,
      daidu: gold,
      ballast: -steps * facts.ballast,
    };
    return { colour, lines, total: sum(Object.values(lines)) };
  };
  return {
    spaces: stretch(facts, second[0].index, goal.index),
    figures: [red, blue, green],
    red: red.at,
    blue: blue.at,
    accounts: [account(red, 2, 2), account(blue, 4, 1), account(green, 1, 1), account(orange, 5, 0)],
  };
}

/**
 * Whether the accounts show what they are made to show: red and blue are equal, and green is not the winner. A host's
 * own gold may come to something else.
 *
 * @param {Account[]} accounts
 */
export const redWinsTie = ([red, blue, green]) => red.total === blue.total && red.total > green.total;

/**
 * @param {string} colour
 * @param {Space} from
 * @param {Space} to
 * @param {Walk["by"]} by
 * @returns {Walk}
 */
const walk = (colour, from, to, by) => ({ colour, from, to, by });

/**
 * @param {string} colour
 * @param {Space} at
 */
const earning = (colour, at) => ({ colour, at, gold: at.score ?? 0 });
