/**
 * The facts of components.json that the rules speak of, so that the pages tell a host's own data as they are.
 */

import { keptFor } from "../../lib/kept.js";

/**
 * @typedef {{type: string, count: number}} Requirement
 *
 * @typedef {object} Space
 * @property {number} index
 * @property {Record<string, string>} name
 * @property {string} kind  start, field, stage_end or goal
 * @property {1 | 2} leg
 * @property {Requirement | null} requirement
 * @property {number | null} score  gold for a figure that stands here when its leg is scored
 * @property {number} chest  value of the chest printed here, or 0
 */

/**
 * @typedef {object} Facts
 * @property {any} game  title, players, minutes, designer …
 * @property {Space[]} spaces
 * @property {Space} start
 * @property {Space} town  Kantshou
 * @property {Space} goal  Daidu
 * @property {Space[]} first  the scoring fields of the first leg, in the order of the road; the town is the last
 * @property {Space[]} second  those of the second leg; the goal is the last
 * @property {Space[]} chests  the spaces with a chest
 * @property {number} boardGold  what all of them hold
 * @property {{cards: number, goods: number, leaders: number, colours: number, kinds: number, copies: number,
 *   eachLeader: number, eachKind: number}} deck
 * @property {number} figures
 * @property {{value: number, count: number}[]} box  the chests that the game comes with
 * @property {number} boxChests
 * @property {number} boxGold
 * @property {{players: number, figures: number, spaces: number[], hand: number, pile: number,
 *   supply: Record<string, number>}[]} setups
 * @property {number} display
 * @property {number} startingGold
 * @property {number} ballast  what a ballast step costs
 */

/** The same ones for the same data. */
export const factsOf = keptFor(gather);

/**
 * @param {any} components
 * @returns {Facts}
 */
function gather(components) {
  const { board, constants } = components;
  /** @type {Space[]} */
  const spaces = board.spaces;
  const chests = spaces.filter((space) => space.chest > 0);
  /** @param {1 | 2} leg */
  const run = (leg) => spaces.filter((space) => space.leg === leg && space.score);
  return {
    game: components.game,
    spaces,
    start: spaces[board.start],
    town: spaces[board.stage_end],
    goal: spaces[board.goal],
    first: run(1),
    second: run(2),
    chests,
    boardGold: sum(chests.map((space) => space.chest)),
    deck: deckOf(components),
    figures: components.figures.length,
    box: components.chests,
    boxChests: sum(components.chests.map((/** @type {any} */ chest) => chest.count)),
    boxGold: sum(components.chests.map((/** @type {any} */ chest) => chest.count * chest.value)),
    setups: Object.entries(components.setup).map(([players, setup]) => ({
      players: Number(players),
      figures: setup.figures_on_board,
      spaces: setup.start_spaces_in_placement_order,
      hand: setup.starting_hand,
      pile: setup.draw_pile_after_setup,
      supply: setup.chests_left_in_supply,
    })),
    display: constants.display_size,
    startingGold: constants.starting_gold,
    ballast: constants.ballast_cost,
  };
}

/** @param {any} components */
function deckOf(components) {
  /** @type {any[]} */
  const cards = components.cards;
  const goods = cards.filter((card) => card.type === "good");
  const colours = components.card_colours.length;
  const kinds = components.goods.length;
  return {
    cards: cards.length,
    goods: goods.length,
    leaders: cards.length - goods.length,
    colours,
    kinds,
    copies: goods.length / (colours * kinds),
    eachLeader: (cards.length - goods.length) / colours,
    eachKind: goods.length / kinds,
  };
}

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * The spaces of a stretch of the road, both ends included.
 *
 * @param {Facts} facts
 * @param {number} from
 * @param {number} to
 */
export const stretch = ({ spaces }, from, to) =>
  spaces.filter((space) => from <= space.index && space.index <= to);

/**
 * The numbered field of a run, as the examples call it: "field 5".
 *
 * @param {Space[]} run
 * @param {number} score
 */
export const field = (run, score) => run.find((space) => space.score === score) ?? run[run.length - 1];

/**
 * @param {any} components
 * @param {string} colour
 * @returns {Record<string, string>}
 */
export const figureName = ({ figures }, colour) =>
  figures.find((/** @type {{id: string}} */ { id }) => id === colour)?.name ?? { en: colour, hu: colour };

/**
 * Each requirement that the road asks for anywhere, once, the types in the order of the components.
 *
 * @param {any} components
 * @returns {{type: string, counts: number[]}[]}
 */
export function requirementsOf(components) {
  const { spaces } = factsOf(components);
  return components.requirement_types.map((/** @type {{id: string}} */ { id }) => ({
    type: id,
    counts: [
      ...new Set(spaces.flatMap(({ requirement }) => (requirement?.type === id ? [requirement.count] : []))),
    ].sort(),
  }));
}

/**
 * Cards that pay a requirement, for a drawn example: of several colours where colours do not matter.
 *
 * @param {any} components
 * @param {Requirement} requirement
 * @returns {string[]}
 */
export function cardsPaying({ cards, card_colours, goods }, { type, count }) {
  /** @type {{id: string, type: string, colour: string, good: string | null, copy: number}[]} */
  const all = cards;
  const colours = ids(card_colours);
  const kinds = ids(goods);
  switch (type) {
    case "leaders":
      return ids(all.filter((card) => card.type === "leader" && card.copy === 1)).slice(0, count);
    case "same_colour":
      return ids(all.filter((card) => card.colour === colours[0])).slice(0, count);
    case "each_good":
      return kinds.flatMap((good, i) =>
        ids(all.filter((card) => card.good === good && card.colour === colours[i])).slice(0, 1),
      );
    case "five_colours":
      return colours.flatMap((colour, i) =>
        ids(all.filter((card) => card.colour === colour && card.good === (kinds[i] ?? null))).slice(0, 1),
      );
    default: {
      const equal = all.filter((card) => card.good === kinds[1]);
      return ids([...equal.slice(2), ...equal]).slice(0, count);
    }
  }
}

/** @param {{id: string}[]} items */
const ids = (items) => items.map(({ id }) => id);
