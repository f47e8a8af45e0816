/** Rulings on cases that the rulebook leaves open or says in passing, in English (section 14 of the rules). */

import { html } from "../../lib/html.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export function decided({ first, second, boxChests, deck }) {
  const fields = `${first[0].index}–${first[first.length - 2].index}`;
  return [
    {
      n: 1,
      house: true,
      title: "Who starts",
      text: "The rulebook lets the youngest start. Here the host picks a seat or leaves it to chance. The seats go clockwise.",
    },
    {
      n: 2,
      house: true,
      title: "Passing",
      text: "You do not announce a pass. A turn without a step was one.",
    },
    {
      n: 3,
      title: "Paying exactly",
      text: "You play exactly the cards asked for: no more, and there is no change. Where several sets fit, you name the cards.",
    },
    {
      n: 4,
      house: true,
      title: "Skipping your own figure",
      text: "The next free space skips every taken one, even where your own second figure stands.",
    },
    {
      n: 5,
      house: true,
      title: "Being beyond",
      text: "What counts for ballast is where the figures stand now: an opponent’s figure on a later space than the one you would walk to has passed it, wherever it set out from. Your own other figure does not count. A figure that was put on Kantshou has passed every space before it.",
    },
    {
      n: 6,
      house: true,
      title: "Ballast and then cards",
      text: "The condition is about the ballast step alone. Card steps after it may take you to the head of the caravan and win chests.",
    },
    { n: 7, title: "One card", text: "You have to draw, and exactly one card." },
    {
      n: 8,
      house: true,
      title: "When to shuffle",
      text: "The played cards are shuffled when a card is needed and the pile is empty, not before. What you played in this turn is among them.",
    },
    {
      n: 9,
      house: true,
      title: "No pile, no played cards",
      text: "Then only the display can be drawn from. It stays short until a later draw, from the display or the pile, can fill it.",
    },
    {
      n: 10,
      house: true,
      title: "Nothing to draw at all",
      text: `With all ${deck.cards} cards in the players’ hands you end your turn without a draw. After a card step that cannot happen, since the cards just played can be drawn.`,
    },
    {
      n: 11,
      house: true,
      title: "The stuck caravan",
      text: html`If everybody in a row ends a turn with neither a step nor a draw, the leg under way is scored as it stands: <a href="#s11-stall">see there</a>. Before the interim scoring, chests left on spaces ${fields} go back to the supply and the count starts again. It can happen when the figures jam before Kantshou or Daidu and the goods they need are spread over all hands.`,
    },
    { n: 12, house: true, title: "No hand limit", text: "You may hold as many cards as you like." },
    {
      n: 13,
      house: true,
      title: "Gold is open, and there is enough",
      text: `Chests lie open on the table, so everybody’s gold is known, as one number. The supply never runs short: you are paid even if the ${boxChests} chests should not suffice. Gold for ballast goes back to the supply.`,
    },
    {
      n: 14,
      title: "Two players, one starting chest",
      text: "With two players figures, merchant cards and hand cards are doubled; the starting chest is not.",
    },
    {
      n: 15,
      house: true,
      title: "First at Kantshou",
      text: "The first arrival at Kantshou ends the moving at once, in the variant for your other figure too. You draw before the gold is paid.",
    },
    {
      n: 16,
      house: true,
      title: "A latecomer walks on",
      text: "After being put on Kantshou for nothing, a latecomer may take more steps in the same turn. A chest on the numbered field would still be theirs.",
    },
    {
      n: 17,
      title: "Empty fields",
      text: `After the interim scoring no figure ever stays on spaces ${fields}. So a latecomer always arrives on the first of them.`,
    },
    {
      n: 18,
      title: "Room in Kantshou",
      text: "After the interim scoring Kantshou holds any number of figures. It is the only such space.",
    },
    {
      n: 19,
      house: true,
      title: "Daidu ends it",
      text: "The arrival at Daidu ends the game in the middle of the turn. Nobody draws, and nobody gets another turn.",
    },
    {
      n: 20,
      title: "Who scores at the end",
      text: `Only the numbered fields of the second leg count, from space ${second[0].index} on. Figures on Kantshou or in the first leg get nothing.`,
    },
    {
      n: 21,
      house: true,
      title: "Ties with two players",
      text: "Each player’s figure nearest to Daidu counts. The lower places are settled in the same way.",
    },
    { n: 22, house: true, title: "Equal in everything", text: "They share the place." },
    {
      n: 23,
      house: true,
      title: "To and fro",
      text: "In the variant with both figures your steps may go from one figure to the other and back.",
    },
    {
      n: 24,
      house: true,
      title: "Taking back",
      text: "In the rules a step that is made is made. Taking it back is up to the table: your own last step freely, if nothing was revealed by it and nobody else has acted since, anything more if everybody agrees.",
    },
    {
      n: 25,
      title: "Looking through the played cards",
      text: "They lie face up and may be looked through at any time.",
    },
    {
      n: 26,
      title: "Colours",
      text: "Before the start everybody picks a free figure colour; with two players two each, and the fifth stays in the box.",
    },
  ];
}
