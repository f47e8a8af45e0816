/** The rulings in English (section 15 of the rules). */

import { html } from "../../lib/html.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export const decided = (facts) => [
  ...boxed(facts),
  ...taking(),
  ...ending(),
  ...advanced(facts),
  ...more(),
  ...further(),
];

/** @param {Facts} facts @returns {Ruling[]} */
const boxed = ({ shapes, ships }) => [
  {
    n: 1,
    house: true,
    title: "How many of which island tile",
    text: `${shapes.left + shapes.start} left ends, ${shapes.start} of them start tiles, ${shapes.middle} middles and ${shapes.right} right ends: so say published lists of the components. That the middles bear the four buildings is what we conclude from them; the names of the buildings are ours.`,
  },
  {
    n: 2,
    house: true,
    title: "How many of which ship",
    text: `How many ships there are of each sail (${ships.map(({ ids }) => ids.length).join(", ")} in the order of the table), and what the red and the yellow one are worth, is decided by us. The others are as in the rulebook.`,
  },
  {
    n: 3,
    house: true,
    title: "The coast is sea",
    text: html`In column 1 only left ends and the start tile fit. See <a href="#s7-fit">how tiles fit</a>.`,
  },
  {
    n: 4,
    house: true,
    title: "The start tile comes first",
    text: "It is placed before the tile that was taken, so that this may be joined to it. Nothing is lost by that: everything that can be reached the other way round can be reached so.",
  },
];

/** @returns {Ruling[]} */
const taking = () => [
  {
    n: 5,
    house: true,
    title: "Too poor for all the others",
    text: "The cheapest combination means the cheapest of those that cost something. Only gold in hand counts, not points that could be exchanged.",
  },
  {
    n: 6,
    house: true,
    title: "Exchange before the take",
    text: "Points are exchanged in your own turn, while takes are made and before yours. A take never exchanges by itself. The payment of a bid and the loss by ships at the end do.",
  },
  {
    n: 7,
    house: true,
    title: "Never below 0 points",
    text: "An exchange of more than you have is not possible, and losses stop at 0. What can be paid neither in gold nor in points is forgiven.",
  },
];

/** @returns {Ruling[]} */
const ending = () => [
  {
    n: 8,
    house: true,
    title: "Ships at the end: gold first",
    text: "All losses of gold are added up and paid, in gold and then in points. After that come the losses of points.",
  },
  {
    n: 9,
    house: true,
    title: "Most of nothing",
    text: "For most boatmen, most islands and the longest island at least one is needed. If nobody has any, nobody gets the points.",
  },
  {
    n: 10,
    title: "How long an island is",
    text: "The rulebook counts now the tiles between the ends, now all of them; the comparison is the same. Here all of them are counted.",
  },
  {
    n: 11,
    house: true,
    title: "When buildings are scored",
    text: "After the longest island and before feeding. It matters only where points would fall below 0.",
  },
  {
    n: 12,
    house: true,
    title: "What must be ferried in the last round",
    text: "Only trips to free tiles are asked for. Whether a special tile for boats is used is up to you for each trip, and a trip with one viking will do.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const advanced = ({ modes }) => [
  {
    n: 13,
    house: true,
    title: "Exactly one",
    text: "In the advanced game a trip without a special tile carries exactly one viking.",
  },
  {
    n: 14,
    house: true,
    title: "The special tile comes last",
    text: "It is chosen with the take, and works after tile and viking have been placed. So the middle you have just placed may be exchanged, but gold from a special tile cannot help to pay for this take. You need not take one.",
  },
  {
    n: 15,
    house: true,
    title: "Exchanging buildings",
    text: "A viking on the exchanged tile stays. The exchange must be made; you choose only where there are several tiles. A middle that fits nowhere goes to the box, and the building tile goes on waiting.",
  },
  {
    n: 16,
    house: true,
    title: "Without auction",
    text: `The holder of the marker draws ${modes.advanced_no_auction.draw} vikings, sends one of them back, and chooses the first role.`,
  },
  {
    n: 17,
    house: true,
    title: "What bidders know",
    text: "The opener cannot pass. Special tiles lie open before the auction and the vikings are drawn, but islands and ships are laid out only after one viking has been sent back.",
  },
];

/** @returns {Ruling[]} */
const more = () => [
  {
    n: 18,
    house: true,
    title: "The first start player",
    text: "Chance decides, unless the host names somebody.",
  },
  {
    n: 19,
    house: true,
    title: "Everything can be counted",
    text: "Gold and all other numbers are public.",
  },
  {
    n: 20,
    house: true,
    title: "The bank never runs out",
    text: "There is always enough gold. Coins are only denominations.",
  },
  {
    n: 21,
    house: true,
    title: "Where the marker goes",
    text: "Whoever wins the auction is the start player. At the end of the round the marker passes from there to the left, and that player draws and opens the next auction.",
  },
  {
    n: 22,
    title: "When ships are plundered",
    text: "In every large scoring anew; never in a small one or in the final scoring.",
  },
  {
    n: 23,
    house: true,
    title: "When somebody is away",
    text: "When the others agree to it, or whoever runs the server says so, a bot sits in. It plays as well as it can; whoever was away may come back at any time.",
  },
  {
    n: 24,
    house: true,
    title: "Who is asked about boats",
    text: "Whoever has no boatman, or nobody who could be carried, is passed over. Whoever has made a trip ends the ferrying himself, even if nothing is left to carry; only then come the gains.",
  },
];

/** @returns {Ruling[]} */
const further = () => [
  { n: 25, house: true, title: "After the end", text: "When the game is over nothing can be done any more." },
  {
    n: 26,
    house: true,
    title: "Naming too much",
    text: "A row for the start tile can be named only with the first take, and never that of the ships. A tile to be exchanged can be named only where there is something to exchange; if there is only one, it need not be named.",
  },
  {
    n: 27,
    house: true,
    title: "Cells for tiles without a place",
    text: "For a tile that fits nowhere no cell can be named, not even by half, and for a ship no row. Where the tile fits, a cell that is named only by half counts as not named.",
  },
  {
    n: 28,
    house: true,
    title: "Amounts and names that there are not",
    text: "Exchanges of less than 1, bids below 0, and roles or rows that do not exist are no moves at all.",
  },
  {
    n: 29,
    house: true,
    title: "A waiting building tile and the viking",
    text: "If a waiting building tile is exchanged for the middle you have just placed, this comes before the viking settles: he settles on the building tile.",
  },
  {
    n: 30,
    house: true,
    title: "Several of a kind",
    text: "If a host’s own set has several tiles that better the exchange of gold or the surplus portions, the best one counts. Bonuses for roles add up.",
  },
  {
    n: 31,
    house: true,
    title: "The last role",
    text: "When roles are chosen, the last one is chosen by somebody like the others, although there is nothing left to choose from.",
  },
  {
    n: 32,
    house: true,
    title: "The bag",
    text: "Vikings are drawn only when they are needed, each one in the bag as likely as the next. How many of each role it holds everybody may see.",
  },
];
