/** Rulings on cases that the rulebook leaves open or says in passing, in English (section 15 of the rules). */

import { html } from "../../lib/html.js";
import { cards, ducats, either } from "./rules-words.en.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export const decided = (facts) => [
  ...turns(facts),
  ...dealing(facts),
  ...scorings(),
  ...tiles(),
  ...more(facts),
];

/** @param {Facts} facts @returns {Ruling[]} */
const turns = ({ spread, namedLions, unpaidLions }) => [
  {
    n: 1,
    house: true,
    title: "Numbers of cards",
    text: "How many cards there are in hands and piles is public. The number for the goods deck leaves out the Venice card.",
  },
  {
    n: 2,
    house: true,
    title: "Venice on top",
    text: "The Venice card can be told from the others. So everybody knows when it lies on top of the deck.",
  },
  {
    n: 3,
    house: true,
    title: "Looking through cargo",
    text: html`Nobody may, not even the owner. The log names played cards only while they lie open, unless you agreed on the <a href="#s3-cargo">memory aid</a> before the game.`,
  },
  {
    n: 4,
    house: true,
    title: "Who starts",
    text: "By the rulebook whoever was in Venice last. Here the host names somebody or leaves it to chance.",
  },
  {
    n: 5,
    house: true,
    title: "First harbours",
    text: "They are handed out clockwise from the starting player. The cards passed over are shuffled back in at once; the log tells how many there were.",
  },
  {
    n: 6,
    house: true,
    title: "Names of harbours",
    text: `Each name is on one card only, and only cards with ${either(namedLions.map(String))} lions bear one. So no two ships start in the same harbour, and nobody must discard or buy in the first turn.`,
  },
  {
    n: 7,
    house: true,
    title: "Place of the Venice card",
    text: `Up to ${cards(spread)} above or below the middle of the deck, every place equally likely.`,
  },
  {
    n: 8,
    house: true,
    title: "Lions and load stay",
    text: "They are read when the turn begins and hold for all of it, even if the top card should be taken away by a cash-out.",
  },
  {
    n: 9,
    house: true,
    title: "Influence comes first",
    text: `Its ducats, one for each lion beyond ${unpaidLions}, are paid before anything is discarded.`,
  },
  {
    n: 10,
    title: "Buying back from the pirates",
    text: "You get the top card of your pirate pile and see it only after you have paid.",
  },
  {
    n: 11,
    house: true,
    title: "Good Buy in debt",
    text: "Its prices hold in debt too, without a surcharge.",
  },
  {
    n: 12,
    house: true,
    title: "Buying from an empty deck",
    text: html`The discard pile is shuffled first. If that is empty too, you cannot buy there, unless your hand is smaller than your load and your pirate pile is empty: <a href="#s7-empty">see there</a>.`,
  },
  {
    n: 13,
    house: true,
    title: "Back to the same harbour",
    text: "A harbour may be passed or reached again, the one you started from as well. Only routes are used up.",
  },
  {
    n: 14,
    house: true,
    title: "No ship icon",
    text: "Then there is no voyage: the ship stays, the active tile stays active, and no tile is taken.",
  },
  {
    n: 15,
    house: true,
    title: "A tile just taken",
    text: "Actions use the tile that was active when the cards were played. One that is taken at the end of the voyage works from then on: Calm Sea, Big Deal and Victory over the Pirates from the next turn.",
  },
  {
    n: 16,
    house: true,
    title: "Where played cards are",
    text: "They lie open until they are loaded and belong neither to the hand nor to the cargo.",
  },
  {
    n: 17,
    house: true,
    title: "Sailing comes last",
    text: "You choose the way of your ship after you have drawn your market cards.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const dealing = ({ prestige }) => [
  {
    n: 18,
    house: true,
    title: "True goods on both sides",
    text: "Whoever makes an offer puts certain cards into it, and the table shows their goods. Whoever accepts picks cards that match what is wanted, in kind and number. So no good can be untrue.",
  },
  {
    n: 19,
    house: true,
    title: "What is said of a card",
    text: "Icons, lions and load: free speech, never checked, true or false, and never exposed afterwards. You find out when you hold the card.",
  },
  {
    n: 20,
    house: true,
    title: "At least one card",
    text: "Something must change hands, and it must be a card. Ducats flow in one direction only. A card for nothing is a deal and brings prestige.",
  },
  {
    n: 21,
    title: "Paying in debt",
    text: "In a deal both sides may pay ducats they do not have, without limit.",
  },
  {
    n: 22,
    house: true,
    title: "Offers bind",
    text: "You are bound by your offer until you withdraw it, it is declined, replaced or void, or the trade phase ends. You have one open offer to each player; a newer one replaces it.",
  },
  {
    n: 23,
    house: true,
    title: "One card in several offers",
    text: "That is allowed. Answers count in the order in which they arrive, and a deal is carried out as a whole. After it every offer whose maker no longer holds all its cards is void.",
  },
  {
    n: 24,
    house: true,
    title: "Reaching the load",
    text: "A deal is refused if the active player’s hand after it and the purchases left in this turn come to less than the load. The offer stays open.",
  },
  {
    n: 25,
    house: true,
    title: "Cards in hand only",
    text: "No cargo, no pirate cards, no tiles, no prestige and no promises for later turns can be traded.",
  },
  {
    n: 26,
    house: true,
    title: "Nothing is shown",
    text: "You may say much about a card, but you cannot show it before the deal is done.",
  },
  {
    n: 27,
    house: true,
    title: "Everybody listens",
    text: "Offers, their goods and ducats, and what is said of the cards are public. Which cards they are only the maker knows.",
  },
  {
    n: 28,
    house: true,
    title: "Prestige once a turn",
    text: "The tile comes with the first deal of the turn. There is no second one in it, even if an interim scoring takes the first away.",
  },
  {
    n: 29,
    house: true,
    title: "Enough prestige",
    text: `Prestige is a counter. Should all ${prestige} tiles be in use, more are given all the same.`,
  },
  {
    n: 30,
    house: true,
    title: "Offers outlive a scoring",
    text: "Purchases and an interim scoring in the trade phase leave open offers as they are.",
  },
  {
    n: 31,
    house: true,
    title: "Calling out",
    text: "Of each good you may say to have as many cards as you hold, or fewer, never more. In the chat nothing is checked.",
  },
];

/** @returns {Ruling[]} */
const scorings = () => [
  {
    n: 32,
    house: true,
    title: "Pirates meet Venice",
    text: "If pirates draw the Venice card, that too brings about the interim scoring. The card itself goes to no pile.",
  },
  {
    n: 33,
    house: true,
    title: "The starting player ends it",
    text: "If the starting player draws the last card, everybody else still has a turn. All have the same number of turns.",
  },
  {
    n: 34,
    house: true,
    title: "When the last round begins",
    text: "When the deck becomes empty by a draw, whatever it was for, even if the same drawing goes on with a reshuffled deck. If it runs out again, that changes nothing.",
  },
  {
    n: 35,
    house: true,
    title: "Places for harbour tiles",
    text: "Here, too, 0 can get a place. A compass that was used does not count, one that was not used does.",
  },
  { n: 36, title: "Cards in hand", text: "They are worth nothing at the end." },
  {
    n: 37,
    house: true,
    title: "Cargo in a tie",
    text: "What counts is your cargo pile at the end of the game, not the cards discarded before.",
  },
  {
    n: 38,
    house: true,
    title: "Who is cashed out",
    text: html`Each time it is needed: the first player with cargo or pirate cards, clockwise from the starting player to the active player, perhaps somebody a second time. If nobody has any, <a href="#s14-next">the rest of the drawing lapses</a>.`,
  },
  {
    n: 39,
    house: true,
    title: "Too few cards",
    text: "If you hold fewer cards than your load and none can be had at all, you play all you have, perhaps none.",
  },
  {
    n: 40,
    house: true,
    title: "Played cards and a cash-out",
    text: "Cards that are played and not loaded are never part of it. Whoever was cashed out loads onto an empty pile.",
  },
  {
    n: 41,
    house: true,
    title: "No way of that length",
    text: "Then the ship sails as far as it can. On the map of this game it never happens.",
  },
];

/** @returns {Ruling[]} */
const tiles = () => [
  {
    n: 42,
    house: true,
    title: "Compass to compass",
    text: "By the compass you cannot go where another compass lies, nor stay where you are.",
  },
  {
    n: 43,
    house: true,
    title: "Compass to an empty harbour",
    text: "That is allowed. You have no active tile then.",
  },
  {
    n: 44,
    house: true,
    title: "The compass unused",
    text: "You may leave it. It stays as your active tile, does nothing more, and counts as a harbour tile at the end.",
  },
  {
    n: 45,
    house: true,
    title: "The tile before the compass",
    text: "It is turned over as usual.",
  },
  {
    n: 46,
    house: true,
    title: "When Calm Sea pays",
    text: "Together with the money icons.",
  },
  {
    n: 47,
    title: "The minus marker",
    text: "It goes back as soon as you have 0 ducats or more.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const more = ({ mostDucats }) => [
  {
    n: 48,
    house: true,
    title: "How much can be named",
    text: `Offers and calls speak of 0 to ${ducats(mostDucats)}, and of each good of no more cards than the game has.`,
  },
  {
    n: 49,
    house: true,
    title: "How long a call stands",
    text: "Until the trade phase ends or you make another; one that says nothing takes it back. When you give cards away in a deal, the call says fewer of them, so that it stays true.",
  },
  {
    n: 50,
    house: true,
    title: "What can be said of a card",
    text: "Different icons of the four there are, lions and load as they occur, and at least one of these. A new answer replaces the old one.",
  },
  {
    n: 51,
    house: true,
    title: "Counter-offers",
    text: "A counter-offer closes the offer that it answers.",
  },
  {
    n: 52,
    house: true,
    title: "What the log still names",
    text: "A card is named to those who knew it as long as they see it: in their own hand, played, or on top of a cargo pile. When they do not see it any more, its name goes from the log. What you discarded in phase 1 is told to you with that move only. With the memory aid all other names stay.",
  },
  {
    n: 53,
    house: true,
    title: "When all agree to take a move back",
    text: "The goods deck, the place of the Venice card and the cards that pirates drew are dealt anew. What somebody has seen stays as it was: cargo, discarded pirate cards, scored cards.",
  },
  {
    n: 54,
    house: true,
    title: "What a scoring tells",
    text: "Goods and sizes of the groups, not which cards they were. At the end of the game all cargo and pirate piles are opened.",
  },
  {
    n: 55,
    house: true,
    title: "Pirates one by one",
    text: "Each card drawn lies on the pirate pile at once. If the active player is cashed out in the middle of the drawing, it is taken along.",
  },
  {
    n: 56,
    house: true,
    title: "Other maps",
    text: "A host may bring another map, but every harbour of it must be on a route. Other data are not taken.",
  },
];
