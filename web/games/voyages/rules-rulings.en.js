/** The rulings, in English: section 15 of the rules. */

import { html } from "../../lib/html.js";

/** @import {Reading, Ruling} from "../../rules/types.js" */

/**
 * @param {Reading} c
 * @returns {Ruling[]}
 */
export const decided = (c) =>
  [...before(), ...rounds(c), ...dice(), ...cards(), ...ways(), ...ending(), ...further()].sort(
    (a, b) => a.n - b.n,
  );

/** @returns {Ruling[]} */
const before = () => [
  {
    n: 1,
    house: true,
    title: "Nothing runs out",
    text: "Coins, goods, camels and points have no limit. Only black dice, the special pile, posts and the Khan’s slots can be used up.",
  },
  {
    n: 2,
    house: true,
    title: "The first start player",
    text: "Drawn by chance, or named by the host.",
  },
  {
    n: 3,
    title: "Starting contracts left over",
    text: "They leave the game.",
  },
  {
    n: 4,
    house: true,
    title: "Three options for experts",
    text: html`City bonuses, characters and goal cards can each be chosen or not. All off is the basic game, all on the game for experts. See <a href="#s14-expert">for experts</a>.`,
  },
  {
    n: 5,
    title: "What is known when you choose",
    text: "The contracts lie open before characters are chosen. Goal cards are dealt after that.",
  },
];

/** @param {Reading} c @returns {Ruling[]} */
const rounds = (c) => [
  {
    n: 6,
    house: true,
    title: "Bonuses at the beginning of a round",
    text: "What leaves no choice comes by itself. All choices are made at the same time, and the dice are rolled when all have answered. For each player the cities come in the order of the map, from the north-west on, and then the character.",
  },
  {
    n: 7,
    title: "Matteo’s white die and the compensation",
    text: html`It counts for the total, with which Matteo has six dice. Rashid never gets anything. See <a href="#s5-compensation">compensation</a>.`,
  },
  {
    n: 8,
    title: "When a turn may end",
    text: html`Once the main action is done, or when you have no dice left because all of them are on the money bag. You may put them there although another action would be possible. See <a href="#s5-must">no passing</a>.`,
  },
  {
    n: 9,
    house: true,
    title: "A black die after all",
    text: "If you had no dice for a main action, and then get a black die in the same turn, you must use it before you end the turn: on the money bag or for a main action.",
  },
  {
    n: 10,
    title: "The Khan’s row is one space",
    text: "Each colour may be placed there once in a round, not once per slot. More only with black or white dice.",
  },
  {
    n: 11,
    house: true,
    title: "An empty special pile",
    text: "What would be drawn is not drawn, and there is nothing to decide.",
  },
  {
    n: 12,
    house: true,
    title: "Order within a reward",
    text: html`See <a href="#s11-order">in which order</a>. A reward that comes from a reward is finished first.`,
  },
  {
    n: 13,
    house: true,
    title: "What may be declined",
    text: `A move, and a drawn contract for which there is no room. Of several city bonuses you may name fewer, but at least one. Everything else you must take; it never does harm.`,
  },
  {
    n: 14,
    title: "Making room for a drawn contract",
    text: html`You see the new contract first, then you choose which of the old ones goes under the pile, or you decline the new one. Contracts from the board are stricter: room comes first. See <a href="#s11-room">a drawn contract, and no room</a>.`,
  },
  {
    n: 15,
    title: `Slot ${c.components.contract_slots.length}`,
    text: "Two coins or two camels, and not one of each.",
  },
];

/** @returns {Ruling[]} */
const cards = () => [
  {
    n: 16,
    title: "Directions of an exchange",
    text: "Camels and coins: one direction for the whole action. Points and coins, goods and camels: each time either direction, one exchange after the other, and each must be payable when its turn comes.",
  },
  {
    n: 17,
    title: "Points below 0",
    text: "Points you pay on a city card may take you below 0.",
  },
  {
    n: 18,
    title: "Which posts count",
    text: "All on the map, also that in Beijing and Wilhelm’s black ones. If nothing is counted, the card cannot be used.",
  },
  {
    n: 19,
    title: "Several city bonuses",
    text: "They come from different cities. If you have fewer of these, you get fewer, and without any the card cannot be used. All coins are paid before the first bonus.",
  },
  {
    n: 20,
    title: "Steps by a city card",
    text: "You pay as many times as you like, then go one journey of up to that many steps and place one post, where you stop; Wilhelm also on his way. The goods for one step are two different ones, and may be others for the next.",
  },
  {
    n: 21,
    title: "From the next turn on",
    text: "Since travelling is the main action, a card in the city you travel to can be used in your next turn at the earliest. A post placed by a bonus action opens its card at once.",
  },
  {
    n: 22,
    house: true,
    title: "All the die allows",
    text: "Cards that say what each value brings, or that count something, always bring as much as the die allows. To take less would never help.",
  },
];

/** @returns {Ruling[]} */
const dice = () => [
  {
    n: 23,
    title: "A place becomes free first",
    text: "When you complete a contract, its place is free before its reward comes. A contract drawn as the reward fits in.",
  },
  {
    n: 27,
    house: true,
    title: "Rashid’s dice",
    text: "They have no value until he places them, and each is given its value then. He cannot roll them again or turn them, nor does he need to.",
  },
  {
    n: 28,
    house: true,
    title: "When Mercator gets his share",
    text: "As soon as the dice lie there and the fee is paid. One for each action.",
  },
  {
    n: 36,
    house: true,
    title: "All or nothing",
    text: "Dice, colours, fee, prices and room are checked before anything happens. What is not allowed changes nothing.",
  },
  {
    n: 37,
    title: "When the board has no contracts",
    text: "Two are drawn from the special pile at once. If it has none, that is tried again at the beginning of every turn of the round.",
  },
];

/** @returns {Ruling[]} */
const ways = () => [
  {
    n: 24,
    title: "A post that is taken away",
    text: "Placed in another city it counts as newly placed: you get the bonuses of the new city, but no points for the number of posts. What the old city gave is lost.",
  },
  {
    n: 25,
    house: true,
    title: "A space in Beijing that becomes free",
    text: "The next to arrive may have it.",
  },
  {
    n: 26,
    house: true,
    title: "Several posts on one journey",
    text: "First all of them are placed in the order of the journey, with the points for their number; then their bonuses follow in the same order. With two figures the one whose way you went on with last comes last.",
  },
  {
    n: 29,
    title: "Johannes and roads between oases",
    text: "The jump is free even where a road with a price joins the two oases.",
  },
  {
    n: 30,
    house: true,
    title: "Wilhelm without posts",
    text: "Passing through he places none then, and takes none away. Where he stops, he must move one. The place from which he starts is not passed.",
  },
  {
    n: 31,
    house: true,
    title: "A figure that stays",
    text: "It does not arrive, so it brings nothing. If both figures stop in one city, there is one post.",
  },
];

/** @returns {Ruling[]} */
const ending = () => [
  {
    n: 32,
    house: true,
    title: "All places by the same order",
    text: "Points first, then camels; if these are equal too, the place is shared.",
  },
  {
    n: 33,
    title: "Nobody has completed a contract",
    text: "Then all have the most, with none, and all get the points.",
  },
  {
    n: 34,
    title: "A city on both goal cards",
    text: "Counts once for the number of cities, so three is the most then.",
  },
  {
    n: 35,
    house: true,
    title: "Completed contracts are public",
    text: "Everybody saw them when they were completed.",
  },
];

/** @returns {Ruling[]} */
const further = () => [
  {
    n: 38,
    house: true,
    title: "What leaves no choice",
    text: "is done at once: a move for which no road can be paid is lost, and the only small city is named by itself. Where there is a choice you are asked, even if one answer is plainly the best.",
  },
  {
    n: 39,
    house: true,
    title: "You end your turn yourself",
    text: "It ends when you say so, and nothing is decided before the next one begins. So everybody sees what was done, and you can take it back. Where no bonus action is possible any more, the table says it for you after a moment.",
  },
  {
    n: 40,
    house: true,
    title: "Two figures and a post taken away",
    text: "If a figure arrives where a post was just taken away for the other figure, there is none now, so it places one again, by moving another.",
  },
  {
    n: 41,
    house: true,
    title: "Taking a move back",
    text: "Goal cards you gave back stay known to you. If all agree to take a move back, contracts and goal cards that nobody has seen are mixed again. Contracts under the special pile were open once, so they stay.",
  },
  {
    n: 42,
    house: true,
    title: "Where points come from",
    text: "They are written down by contracts, city bonuses, city cards, number of posts, other bonuses, and the lines of the final scoring.",
  },
  {
    n: 43,
    house: true,
    title: "Whose hourglass is shown",
    text: "That of the last traveller, if there is one in this round. The order of the round itself does not change.",
  },
  {
    n: 44,
    house: true,
    title: "All of it",
    text: "Of a row of the bazaar, a card or a contract you get everything. Nothing may be left.",
  },
  {
    n: 45,
    house: true,
    title: "Several reasons at once",
    text: "If more than one rule forbids a move, you are told the first one you can do something about.",
  },
];
