/** Rulings on cases that the rulebook leaves open or says in passing, in English (section 15 of the rules). */

import { html } from "../../lib/html.js";
import { coins, counted } from "./rules-words.en.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export const decided = (facts) => [...deals(facts), ...journeys(facts), ...ending(facts), ...more(facts)];

/** @param {Facts} facts @returns {Ruling[]} */
const deals = ({ cards, money }) => [
  {
    n: 1,
    house: true,
    title: "When cards run out",
    text: `There are ${cards.gold} gold cards, ${cards.spice} of spice and ${cards.food} of food. If a gain would need one more than are left, you do not get it. Several things gained together are looked at one by one.`,
  },
  {
    n: 2,
    house: true,
    title: "What is in the bag",
    text: "It can be worked out from what lies open, so the screen shows it. What is drawn is left to chance.",
  },
  {
    n: 3,
    house: true,
    title: "Passing and leaving off by itself",
    text: "You pass by yourself if you could make no deal at that place, not even after selling everything that the deal does not need. Boarding ends by itself in the same way. Both are looked at again after every sale.",
  },
  {
    n: 4,
    title: "Several tokens in one stack",
    text: "Each is resolved by itself, with boarding after each deal.",
  },
  {
    n: 5,
    house: true,
    title: "A swap when the bag is nearly empty",
    text: "If the bag holds nothing but the kind you give, you cannot swap. If only the kind you wish for is missing, choose another. The spice belongs to the deal: if there are no spice cards left, you swap without it.",
  },
  {
    n: 6,
    title: "Selling between steps",
    text: "You may sell before you pay. The coins count at once.",
  },
  {
    n: 7,
    house: true,
    title: "A good just taken",
    text: "A good that you have bought or drawn can be used at once, for a ship too.",
  },
  {
    n: 8,
    house: true,
    title: "Full ships",
    text: "They wait until trading is over. Ships never sail during trading.",
  },
  {
    n: 9,
    house: true,
    title: "Selling beyond the limit",
    text: `It is allowed, and what exceeds ${coins(money.most)} is lost. You may sell with ${money.most} coins too.`,
  },
  {
    n: 10,
    house: true,
    title: "Selling out of turn",
    text: "It does not interrupt anybody: it counts between two moves of others. Only while you have mystery cards to choose from, you cannot sell. After the scoring nobody can.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const journeys = ({ journey, crossing }) => [
  {
    n: 11,
    house: true,
    title: "Which tiles can be turned up",
    text: `Each merchant has ${journey.reveals}: any face-down tiles of the kingdom he has come to, within reach or not. They are turned up after landing and before the next step, and lapse with it.`,
  },
  {
    n: 12,
    house: true,
    title: "Which tiles can be taken",
    text: "Any face-up tile that can be reached, also one that was turned up earlier. Nobody has to take one.",
  },
  {
    n: 13,
    house: true,
    title: "Roads and borders",
    text: html`Merchants move along roads only. Borders without a road count for <a href="#s13-groups">groups</a> alone. In the basic game no road leads into another kingdom, in the advanced game ${counted(crossing, "road")} do.`,
  },
  {
    n: 14,
    house: true,
    title: "The end of a journey by itself",
    text: "When nothing can be turned up and no step is possible, with the food in hand, the journey is over. If there is a step left, you have to say that your merchant stops.",
  },
  {
    n: 15,
    house: true,
    title: "Food is spent by itself",
    text: `From step ${journey.steps + 1} on each step costs 1 food. It is the number of steps that counts, wherever they lead.`,
  },
  {
    n: 16,
    house: true,
    title: "The order of ships",
    text: "It is fixed when exploration begins. Merchants who return home can board again only in a later round.",
  },
  {
    n: 17,
    title: "Tiles you have taken",
    text: "They lie face down. You may look at yours at any time, the others may not.",
  },
  {
    n: 18,
    house: true,
    title: "Keeping is never forced",
    text: "You may keep no mystery card at all. You are shown the cards, and answer, even if none of them can be kept.",
  },
  {
    n: 19,
    house: true,
    title: "Cards under the deck",
    text: "If you keep neither of two cards, they go under the deck in the order in which they were drawn.",
  },
  {
    n: 20,
    house: true,
    title: "Paying for a mystery card",
    text: "With a good that you hold at that moment. Everybody sees the good, nobody the card. The table checks that it is right.",
  },
  {
    n: 21,
    house: true,
    title: "Special tiles lie open",
    text: "Everybody must be able to see what they do. Ordinary tiles lie face down in the advanced game too, although all have seen them.",
  },
  {
    n: 22,
    house: true,
    title: "How much food",
    text: "As much as there are cards for. It brings points only with the special tile for it.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const ending = ({ storage }) => [
  {
    n: 23,
    house: true,
    title: "The order in storage",
    text: `You name the goods you keep. The surplus is sold first, up to the limit of coins; then the ${coins(storage.fourth_cost)} for the fourth good are paid. Whoever has at most ${storage.free} goods has nothing to answer, and may still sell until the others are done.`,
  },
  {
    n: 24,
    house: true,
    title: "Not enough ships",
    text: "Then no ship is placed, not even on some of the empty berths.",
  },
  {
    n: 25,
    house: true,
    title: "Both ends at once",
    text: "If somebody’s last merchant has boarded, that is what counts, and the ships no longer matter. It stands even if merchants return home.",
  },
  {
    n: 26,
    house: true,
    title: "An extra tile by itself",
    text: "It counts even if you have no other tile of its type: 1 point. Goods that are left at the end are not sold by themselves.",
  },
  {
    n: 27,
    house: true,
    title: "Several special tiles",
    text: "Each counts by itself. The one for single merchants changes nothing for groups of two or more.",
  },
  {
    n: 28,
    house: true,
    title: "Who knows your tiles",
    text: "Everybody has seen you take them, and the log names them. The screen shows the others only their number until the scoring.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const more = ({ storage, money }) => [
  {
    n: 29,
    house: true,
    title: "Several reasons at once",
    text: "If a move is impossible for several reasons, you are told the first in a fixed order.",
  },
  {
    n: 30,
    house: true,
    title: "Selling nothing",
    text: "A sale needs at least one thing that is sold.",
  },
  {
    n: 31,
    house: true,
    title: "An empty bag and a swap",
    text: "A sale puts goods into the bag. So with an empty bag and two kinds of goods in hand you can still swap: sell one first.",
  },
  {
    n: 32,
    house: true,
    title: "Mysterious places come last",
    text: "If a province has several symbols, the ordinary ones are given first. If the deck of mystery cards is empty, nothing is shown.",
  },
  {
    n: 33,
    house: true,
    title: "Special tiles of one kind",
    text: "If a host’s own set has several of a kind, their points and gains add up. Of those for single merchants the best one counts.",
  },
  {
    n: 34,
    house: true,
    title: "Selling during storage",
    text: `Whoever sells down to ${storage.free} goods has nothing more to answer. The limit of ${coins(money.most)} holds as ever.`,
  },
  {
    n: 35,
    house: true,
    title: "Taking back a move",
    text: "If all agree to take back moves, what nobody knew is dealt anew: later draws from the bag, the ships to come, face-down tiles, the deck of mystery cards. Cards that somebody has looked at and put under the deck stay there.",
  },
  {
    n: 36,
    house: true,
    title: "Change for resources",
    text: "You can always give up a part of what you hold, even where there are too few cards to make change. Until there are enough again nobody gains more of that resource.",
  },
];
