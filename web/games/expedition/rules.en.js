/**
 * The rules of Marco Polo Expedition for players, in English. Numbers and the names on the board come from
 * the component data. Ids are the same in every language.
 */

import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { Rule, Rulings } from "../../rules/parts.js";
import {
  ballastLeap,
  finalScoring,
  interimScoring,
  latecomer,
  nextFree,
  redWinsTie,
} from "./rules-examples.js";
import { factsOf, field, figureName, requirementsOf } from "./rules-facts.js";
import {
  Accounts,
  Cards,
  Chest,
  Deck,
  Gains,
  Needs,
  Offer,
  Road,
  ScoringRow,
  Track,
  WholeBoard,
} from "./rules-pictures.js";
import { ballastsNow, stepsNow } from "./rules-position.js";
import { decided } from "./rules-rulings.en.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Conditions, Reading, Section} from "../../rules/types.js" */
/** @import {Standing} from "./rules-examples.js" */
/** @import {Requirement, Space} from "./rules-facts.js" */

export const title = "Rules";

export { Patterns as Defs, styles } from "./rules-pictures.js";
/** Refusal code of the game: the paragraph that explains it. */
export { refusalSections } from "./rules-refusals.js";

const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** @param {number} n */
const word = (n) => WORDS[n] ?? String(n);

/** @param {string[]} parts */
const list = (parts) => new Intl.ListFormat("en-GB").format(parts);

/** @param {Space} space */
const name = (space) => space.name.en;

/**
 * The name of a figure's colour, which is how the examples call its player.
 *
 * @param {Reading} c
 * @param {string} id
 */
const called = (c, id) => figureName(c.components, id).en;

/** @param {number} n */
const gold = (n) => `${n} gold`;

/**
 * @param {Reading} c
 * @param {Standing} figure
 */
const earned = (c, figure) => `${called(c, figure.colour)} on ${name(figure.at)}: ${gold(figure.gold ?? 0)}`;

/**
 * What a space asks for, in words.
 *
 * @param {Requirement | null} requirement
 */
export function needs(requirement) {
  const { type, count } = /** @type {Requirement} */ (requirement);
  if (type === "same_goods") return count === 1 ? "1\u00A0goods card" : `${count}\u00A0equal goods`;
  if (type === "leaders") return count === 1 ? "1\u00A0caravan leader" : `${count}\u00A0caravan leaders`;
  if (type === "same_colour") return `${count}\u00A0cards of one colour`;
  return type === "each_good" ? "one of every good" : "all five colours";
}

/** @type {Section[]} */
export const sections = [
  { id: "s1-brief", number: "1", title: "The game in brief", body: brief },
  { id: "s2-components", number: "2", title: "What you play with", body: components },
  { id: "s3-visible", number: "3", title: "Who sees what", body: visible },
  { id: "s4-setup", number: "4", title: "Setting up", body: setup },
  { id: "s5-turn", number: "5", title: "A turn", body: turn },
  { id: "s6-card-step", number: "6", title: "Card step", body: cardStep, conditions: cardStepNow },
  {
    id: "s7-ballast",
    number: "7",
    title: "Giving up ballast",
    body: ballastStep,
    conditions: ballastStepNow,
  },
  { id: "s8-chests", number: "8", title: "Chests on the board", body: chests },
  { id: "s9-draw", number: "9", title: "Drawing a card", body: draw },
  { id: "s10-interim", number: "10", title: "Interim scoring at Kantshou", body: interim },
  { id: "s11-end", number: "11", title: "The end at Daidu", body: end },
  { id: "s12-two", number: "12", title: "Two players", body: two },
  { id: "s13-track", number: "13", title: "The road, space by space", body: track },
  { id: "s14-rulings", number: "14", title: "Rulings", body: rulings },
  { id: "s15-hints", number: "15", title: "Hints for your first expedition", body: hints },
];

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function cardStepNow(at) {
  const steps = stepsNow(at);
  return steps.map(({ figure, to, needs: requirement, payable }) => ({
    ...heading(at, figure, steps.length),
    list: [
      {
        text: html`The next free space is <b>${placeName(at, to)}</b>. You ${payable ? "can" : "cannot"} pay for it: ${needs(requirement)}.`,
        holds: payable,
      },
    ],
  }));
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function ballastStepNow(at) {
  const ballasts = ballastsNow(at);
  const { ballast } = factsOf(at.components);
  return ballasts.map(({ figure, to, holds, beyond }) => ({
    ...heading(at, figure, ballasts.length),
    list: [
      { text: "no ballast step in this turn yet", holds: holds[0] },
      { text: `at least ${ballast} gold`, holds: holds[1] },
      { text: `an opponent beyond ${placeName(at, to)}`, holds: holds[2] },
    ],
    verdict: holds[2]
      ? {
          holds: true,
          text: html`<b>Allowed now:</b> ${list(beyond)} ${beyond.length === 1 ? "stands" : "stand"} beyond ${placeName(at, to)}.`,
        }
      : { holds: false, text: html`<b>Not allowed now.</b>` },
  }));
}

/**
 * @param {GameContext} at
 * @param {string} figure
 * @param {number} figures  with one figure there is nothing to tell apart
 */
const heading = (at, figure, figures) =>
  figures > 1
    ? { pigment: pigment(figure), title: `Your ${figureName(at.components, figure).en} figure` }
    : {};

/**
 * @param {GameContext} at
 * @param {number} space
 */
const placeName = (at, space) => name(factsOf(at.components).spaces[space]);

/** @param {Reading} c */
function brief(c) {
  const { game } = factsOf(c.components);
  return html`
    <p class="r-lead">You are merchants in one caravan. It leaves the port of Hormus and follows the road of Marco Polo
      across deserts and over mountains, rests in Kantshou on the way, and ends in Daidu, the city of the great khan.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} players</li>
      <li>about ${game.minutes} minutes</li>
      <li>age ${game.minimum_age} and up</li>
      <li>${game.designer}, ${game.publisher} ${game.year}</li>
    </ul>
    <p>On your turn you move your figure along the road, as far as you like and can pay for.
      A step always goes to the next <b>free</b> space ahead, and you pay with the cards which that space asks for.
      Spaces where others stand are skipped and cost nothing, so it is worth a lot to walk close behind the others.
      At the end of your turn you draw one card.</p>
    <p>Gold lies in chests along the road, and twice there is a scoring: when the first figure arrives at Kantshou,
      and when the first one arrives at Daidu. The closer you stand, the more you get.
      Whoever has the most gold at the end wins.</p>
    <${Rule} of=${c} id="s1-story" title="The story">
      <p>Marco Polo was seventeen when, in 1271, his father Nicolo and his uncle Maffeo set out for China a second time,
        to the court of the great khan of the Mongols, and took him along.
        They sailed to the Near East and went on with a caravan: through deserts, over mountains,
        across the steppes of Mongolia, from one town to the next, trading in each of them.
        In Kantshou the family stayed for a whole year.
        In 1275 they came to Daidu, which today is Beijing, where Kublai Khan held court.</p>
      <p>The best business is done in Kantshou and in Daidu, and it is done by those who get the best places first.</p>
    <//>`;
}

/** @param {Reading} c */
function components(c) {
  const { deck, figures, box, boxChests, spaces } = factsOf(c.components);
  const values = list(box.map((chest) => `${chest.count} of ${chest.value} gold`));
  return html`
    <ul>
      <li><b>The board:</b> one road of ${spaces.length} spaces, from Hormus by way of Kantshou to Daidu.</li>
      <li><b>${figures} figures</b> and ${figures} merchant cards. A merchant card lies open before its owner and shows
        whose figure is whose; on the screen the sign beside each name does that.</li>
      <li><b>${deck.cards} cards</b> in one deck: ${deck.goods} goods cards and ${deck.leaders} caravan leaders.</li>
      <li><b>${boxChests} chests:</b> ${values}. The stripes on a chest are its value.</li>
    </ul>
    ${!c.at && html`<${WholeBoard} of=${c} label="The board: the road from Hormus by way of Kantshou to Daidu" />`}
    <p class="r-row">${box.map((chest) => html`<${Chest} n=${chest.value} label=${`Chest of ${chest.value} gold`} />`)}</p>
    <${Rule} of=${c} id="s2-deck" title="The deck">
      <p>There are ${word(deck.colours)} card colours and ${word(deck.kinds)} goods.
        In every colour you find each good ${deck.copies === 2 ? "twice" : `${deck.copies} times`} and ${word(deck.eachLeader)} caravan leaders.
        That makes ${deck.eachKind} cards of each good.</p>
      <${Deck} of=${c} label="The whole deck, one row for each colour" />
      <p>Letter, pattern and colour of a card say the same thing; its picture is the good.
        The colours of cards have nothing to do with those of the figures: the red figure may play cards of any colour.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <p>Only two things are secret: the cards in your hand, and the draw pile.</p>
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">What</span></th><th scope="col">You see</th><th scope="col">The others see</th></tr></thead>
      <tbody>
        <tr><th scope="row">Your hand</th><td>every card</td><td>how many</td></tr>
        <tr><th scope="row">The draw pile</th><td>how many</td><td>how many</td></tr>
        <tr><th scope="row">What you draw from the pile</th><td>the card</td><td>that you drew</td></tr>
        <tr><th scope="row">What you draw from the display</th><td>the card</td><td>the card</td></tr>
        <tr><th scope="row">The display, the played cards</th><td>every card</td><td>every card</td></tr>
        <tr><th scope="row">Figures, chests, gold</th><td>everything</td><td>everything</td></tr>
      </tbody>
    </table>
    <${Rule} of=${c} id="s3-played">
      <p>You may look through the played cards whenever you like.
        Once they have been shuffled into a new pile, nobody knows which of them lies where.</p>
    <//>`;
}

/** @param {Reading} c */
function setup(c) {
  const { setups, display, startingGold, chests, deck } = factsOf(c.components);
  return html`
    <p>The table does all of this for you. It is good to know all the same.</p>
    <ol>
      <li>A chest is put on each of the ${word(chests.length)} spaces that show one, of the value printed there.</li>
      <li>Everybody gets a chest of ${startingGold} gold. What is left is the supply beside the board.</li>
      <li>All ${deck.cards} cards are shuffled, and everybody is dealt a hand, which is secret.</li>
      <li>The top ${word(display)} cards are turned face up: the display. The rest is the draw pile.</li>
      <li>Everybody has a figure in a colour of their choice; with two players, two figures.</li>
      <li>The start player’s figure is put on space 0. Clockwise, every other figure is put on the next free space.
        With two players this goes to and fro until all four figures stand. There is nothing to choose and nothing to pay.</li>
      <li>The start player has the first turn, and the turns go round clockwise.</li>
    </ol>
    <table class="r-table r-table--num">
      <thead><tr><th scope="col">Players</th><th scope="col">Cards each</th><th scope="col">Figures</th><th scope="col">On spaces</th>
        <th scope="col">Draw pile</th><th scope="col">Supply: chests of ${Object.keys(setups[0].supply).join(" / ")}</th></tr></thead>
      <tbody>${setups.map(
        (row) => html`<tr><th scope="row">${row.players}</th><td>${row.hand}</td><td>${row.figures}</td>
          <td>${row.spaces[0]}–${row.spaces.at(-1)}</td><td>${row.pile}</td><td>${Object.values(row.supply).join(" / ")}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s4-start" title="Who starts">
      <p>In the box it is the youngest. Here the host names somebody or leaves it to chance.</p>
    <//>`;
}

/** @param {Reading} c */
function turn(c) {
  const example = nextFree(c.components);
  const [from, to, refused] = [example.from, example.to, example.refused].map(name);
  return html`
    <p>Your turn has two parts, always in this order:</p>
    <ol>
      <li><b>Move or pass.</b> Take as many steps as you like and can pay for.
        Each of them is a <a href="#s6-card-step">card step</a> or, once in your turn, a <a href="#s7-ballast">ballast step</a>, in any order.</li>
      <li><b>Draw</b> exactly one card. The <a href="#s9-draw">draw</a> ends your turn, and the player to your left is next.</li>
    </ol>
    <${Rule} of=${c} id="s5-next-free" title="The next free space">
      <p>A figure always goes to the next free space: the nearest one ahead on which nobody stands.
        Taken spaces are skipped. They cost nothing and give nothing, neither a chest nor gold.
        A free space is never skipped.</p>
      <${Road} of=${c} ...${example}
        label=${`Red walks from ${from} over green and orange to ${to}; ${refused} is not possible yet.`} />
      <p>Red pays for ${to} alone: ${needs(example.to.requirement)}. After that ${refused} may follow, in the same turn,
        if red can pay for it as well.</p>
      <p>On every space stands one figure at most. Only Kantshou can hold several, once it has had its <a href="#s10-interim">interim scoring</a>.</p>
    <//>
    <${Rule} of=${c} id="s5-pass" title="Passing">
      <p>A turn without a step is a pass. You need not announce it: you simply draw.
        Nobody ever has to move, not even somebody who could.</p>
    <//>
    <${Rule} of=${c} id="s5-own" title="Your turn, your figure">
      <p>Only the player whose turn it is does anything; the others have nothing to decide in between.
        You only ever move a figure of your own.</p>
    <//>
    <${Rule} of=${c} id="s5-stops" title="When a turn is cut short">
      <p>The first figure of all to arrive at Kantshou ends the moving in that turn: <a href="#s10-stop">only the draw is left</a>.
        The first one to arrive at Daidu <a href="#s11-end">ends the game</a> on the spot.</p>
    <//>`;
}

/** @param {Reading} c */
function cardStep(c) {
  return html`
    <p>You play the cards which the next free space asks for, from your hand, face up onto the played cards. Your figure walks there.</p>
    <${Rule} of=${c} id="s6-exact" title="Exactly these cards">
      <p>You play exactly as many cards as the space asks for, never more: there is no change.
        Where several sets fit, the choice is yours. The screen picks one for you, and you can exchange it card by card.</p>
    <//>
    <${Rule} of=${c} id="s6-own-cards" title="From your own hand">
      <p>Only cards in your own hand pay, and each of them once. A card of the display has to be drawn first.</p>
    <//>
    <${Rule} of=${c} id="s6-requirements" title="What a space can ask for">
      ${requirementsOf(c.components).map(({ type, counts }) => {
        const words = /** @type {any} */ (ASKED)[type];
        const counted = counts.map(
          (count) => html`<${Needs} of=${c} needs=${{ type, count }} label=${needs({ type, count })} />`,
        );
        return html`<section class="r-needs" id=${`s6-${type}`}>
          <h4>${words.title} <span class="r-needs__signs">${counted}</span></h4>
          <p>${words.text}</p>
          <${Cards} of=${c} ids=${words.fits} says="fits" />
          ${words.not && html`<${Cards} of=${c} ids=${words.not} says=${words.why} not />`}
        </section>`;
      })}
    <//>
    <${Rule} of=${c} id="s6-several" title="Several steps in one turn">
      <p>A turn may hold any number of card steps. Each of them is paid for in full, and one card pays for one step only.</p>
    <//>`;
}

const ASKED = {
  same_goods: {
    title: "Equal goods",
    text: "As many goods cards as there are stars, all of one good. Their colours do not matter. Caravan leaders do not count.",
    fits: ["blue-fruit-1", "yellow-fruit-1", "yellow-fruit-2"],
    not: ["red-silk-1", "blue-silk-1", "red-leader-1"],
    why: "does not fit: caravan leaders are not goods",
  },
  each_good: {
    title: "One of every good",
    text: "One oil, one spice, one silk and one fruit. Their colours do not matter. Caravan leaders do not count.",
    fits: ["yellow-oil-1", "blue-spice-1", "red-silk-1", "blue-fruit-1"],
  },
  leaders: {
    title: "Caravan leaders",
    text: "As many caravan leaders as there are heads, of any colours. Only leaders count.",
    fits: ["blue-leader-1", "green-leader-1"],
  },
  same_colour: {
    title: "Cards of one colour",
    text: "As many cards as shown, all of one colour. Goods and caravan leaders may be mixed.",
    fits: ["red-spice-1", "red-spice-2", "red-leader-1"],
    not: ["red-oil-1", "red-silk-1", "blue-oil-1"],
    why: "does not fit: blue is another colour",
  },
  five_colours: {
    title: "All five colours",
    text: "One card of each of the five colours. Goods and caravan leaders may be mixed.",
    fits: ["red-silk-1", "blue-leader-1", "yellow-silk-1", "green-spice-1", "purple-spice-1"],
  },
};

/** @param {Reading} c */
function ballastStep(c) {
  const { ballast } = factsOf(c.components);
  const example = ballastLeap(c.components);
  const { from, second, fifth } = example;
  return html`
    <p>Your camel carries more than it must. Once in your turn you may leave some of it behind:
      you pay <b>${ballast} gold</b> to the supply, and your figure walks to its next free space <b>without a card</b>.
      You may do so before, after or between card steps. All of this must hold:</p>
    <ul class="r-ticks">
      <${Rule} of=${c} id="s7-once" as="li">you have made no ballast step in this turn yet, with any figure;<//>
      <${Rule} of=${c} id="s7-gold" as="li">you have at least ${ballast} gold;<//>
      <${Rule} of=${c} id="s7-passed" as="li">a figure of an opponent stands <b>beyond</b> the space you would walk to.<//>
    </ul>
    <p>So ballast never takes you to the head of the caravan. It never wins a chest on the board,
      and it never makes you the first at Kantshou or at Daidu.</p>
    <${Rule} of=${c} id="s7-example" title="An example">
      <p>Red is on ${name(from)}. Field ${second.score} is next and asks for ${needs(second.requirement)}, which would be dear.
        Green and blue stand on the two fields after it. So an opponent is beyond field ${second.score}, and red may give up ballast.</p>
      <${Road} of=${c} ...${example}
        label=${`Red walks by ballast from ${name(from)} to ${name(second)}, then with cards over green and blue to ${name(fifth)}.`} />
      <p>For ${ballast} gold red walks to field ${second.score}. Then red plays what field ${fifth.score} asks for, ${needs(fifth.requirement)},
        skips green and blue and stands on field ${fifth.score}.
        Nobody had to stand beyond that one, since it was reached with cards.</p>
      <${Cards} of=${c} pays=${fifth.requirement} says=${`pay for field ${fifth.score}`} />
    <//>
    <${Rule} of=${c} id="s7-use" title="What it is good for">
      <p>Ballast is worth most to a figure at the tail of the caravan. Joined with card steps it makes long leaps,
        and it saves you a set of cards that is hard to get together again.</p>
    <//>`;
}

/** @param {Reading} c */
function chests(c) {
  const facts = factsOf(c.components);
  return html`
    <p>Whoever arrives first on a space with a chest takes it at once.
      Those who come later get nothing, and so do those who skip the space.
      You may spend the gold on ballast in the same turn.</p>
    <ul class="r-chests">${facts.chests.map(
      (space) =>
        html`<li><${Chest} n=${space.chest} label=${`${space.chest} gold`} /><span>${name(space)}</span></li>`,
    )}</ul>
    <p>That makes ${word(facts.chests.length)} chests and ${facts.boardGold} gold.</p>
    <${Rule} of=${c} id="s8-change" title="Changing chests">
      <p>A chest can be changed at any time, one of 3 into one of 2 and one of 1, for instance.
        So gold is simply a number here, and everybody sees everybody’s.</p>
    <//>`;
}

/** @param {Reading} c */
function draw(c) {
  const { display, deck } = factsOf(c.components);
  return html`
    <${Rule} of=${c} id="s9-mandatory">
      <p>At the end of your turn, whether you moved or not, you draw exactly one card.
        You have to draw, and your turn is over with it. Your hand may grow as large as you like.</p>
    <//>
    <${Rule} of=${c} id="s9-display" title="From the display or from the pile">
      <p>Take any one of the ${word(display)} open cards of the display, or the top card of the draw pile, unseen.
        A card taken from the display is replaced from the pile at once.
        After every draw the display is filled up to ${word(display)}, as far as there are cards.</p>
      <${Offer} of=${c} ids=${["blue-leader-1", "green-silk-1", "yellow-fruit-1", "red-oil-1", "purple-leader-1"].slice(0, display)} says="the display and the draw pile" />
    <//>
    <${Rule} of=${c} id="s9-reshuffle" title="When the pile runs out">
      <p>When a card is needed from the pile and none is left there, all played cards are shuffled and become the new pile.
        This happens at the very moment the card is needed, no sooner; the cards you have just played are among them.</p>
    <//>
    <${Rule} of=${c} id="s9-empty" title="When nothing is left to draw">
      <p>If the pile and the played cards are both used up, you can only draw from the display.
        It stays short then, until a later draw can fill it again.
        If all ${deck.cards} cards are in somebody’s hand, you end your turn without a draw.
        That is the only case in which you may.</p>
    <//>`;
}

/** @param {Reading} c */
function interim(c) {
  const { first, town } = factsOf(c.components);
  const example = interimScoring(c.components);
  const { figures, third, fifth } = example;
  const late = latecomer(c.components);
  return html`
    <p>The first figure of all to arrive at Kantshou brings about the interim scoring.
      Its owner pays what Kantshou asks for: ${needs(town.requirement)}. Then:</p>
    <ol>
      <${Rule} of=${c} id="s10-stop" as="li">This player takes no more steps, with any figure. Only the usual draw is left.<//>
      <li>After the draw every figure on a numbered field of the first leg of the road earns its owner gold: <${ScoringRow} of=${c} spaces=${first} /></li>
      <li>All these figures are put on Kantshou. Those that have not reached the numbered fields stay where they are and earn nothing.</li>
      <li>The player to the left goes on.</li>
    </ol>
    <${Rule} of=${c} id="s10-example" title="An example">
      <p>Red arrives at Kantshou. Blue stands on field ${fifth.score}, green on field ${third.score};
        orange has not reached the numbered fields.</p>
      <${Road} of=${c} ...${example} label=${figures.map((figure) => earned(c, figure)).join("; ")} />
      <${Gains} of=${c} figures=${figures} gold=${gold} />
      <p>Red, blue and green all stand on Kantshou now and go on from there.</p>
    <//>
    <${Rule} of=${c} id="s10-latecomers" title="Latecomers catch up">
      <p>After the interim scoring, a figure that arrives on any numbered field of the first leg is put on Kantshou at once and for nothing.
        It has paid the usual price of that field, in cards or as ballast, and earns no gold there.
        Only the very first one ever pays what Kantshou asks for. The latecomer’s turn goes on.</p>
      <${Road} of=${c} ...${late}
        label=${`Orange pays for ${name(late.to)} and is put on Kantshou at once.`} />
      <p>Orange pays ${needs(late.to.requirement)} for ${name(late.to)} and stands on Kantshou, together with the others.</p>
    <//>`;
}

/** @param {Reading} c */
function end(c) {
  const { second, goal } = factsOf(c.components);
  return html`
    <p>When a figure arrives at Daidu, having paid ${needs(goal.requirement)}, the game is over at once:
      no draw, and no more turns for anybody.</p>
    <${Rule} of=${c} id="s11-final" title="Final scoring">
      <p>Every figure on a numbered field of the second leg of the road earns its owner gold: <${ScoringRow} of=${c} spaces=${second} /></p>
      <p>Figures on Kantshou or behind it earn nothing, and cards in your hand are worth nothing. <b>Whoever has the most gold wins.</b></p>
      ${finalExample(c)}
    <//>
    <${Rule} of=${c} id="s11-tie" title="Ties">
      <p>Among players with equal gold, the one whose figure stands on Daidu or nearest to it is ahead. The same goes for the lower places.
        If that is equal too, which can only be on Kantshou, they share the place.</p>
    <//>
    <${Rule} of=${c} id="s11-stall" title="When the caravan is stuck">
      <p>It is rare, but it can happen: all cards are in somebody’s hand and nobody can take a step or wants to.
        As soon as everybody has in a row ended a turn with neither a step nor a draw, the leg under way is scored as it stands.
        Before the interim scoring that is the interim scoring: nobody gets the gold of Kantshou itself,
        the figures on numbered fields go there, chests left on these fields go back to the supply, and the next player goes on.
        After it, the game ends with the final scoring.</p>
    <//>`;
}

/** @param {Reading} c */
function finalExample(c) {
  const example = finalScoring(c.components);
  const { figures, accounts, red, blue } = example;
  const lines = {
    start: "Start",
    chests: "Chests",
    kantshou: "Kantshou",
    daidu: "Daidu",
    ballast: "Ballast",
  };
  return html`<${Rule} of=${c} id="s11-example" title="An example">
    <p>Green arrives at Daidu. Red stands on ${name(red)}, blue on ${name(blue)}, orange still on Kantshou.</p>
    <${Road} of=${c} ...${example} label=${figures.map((figure) => earned(c, figure)).join("; ")} />
    <${Accounts} of=${c} accounts=${accounts} lines=${lines} total="Gold" head="Line" />
    ${
      redWinsTie(accounts) &&
      html`<p>Red and blue are equal. Red’s figure is nearer to Daidu, so red wins. To be the first at Daidu was not enough for green.</p>`
    }
  <//>`;
}

/** @param {Reading} c */
function two(c) {
  const { setups, startingGold } = factsOf(c.components);
  const pair = setups.find(({ players }) => players === 2) ?? setups[0];
  return html`
    <p>All the rules hold, with these differences:</p>
    <ul>
      <li>Each of you has <b>two figures</b> in two colours, and ${pair.hand} cards. You still start with ${startingGold} gold, not with twice as much.</li>
      <li>The figures are placed in turns, so they stand alternately on the first ${word(pair.figures)} spaces.</li>
      <li>You have one hand of cards for both figures, and you draw one card a turn, as always.</li>
      <li>Both your figures score, in the interim and in the final scoring, and the gold is added up.</li>
    </ul>
    <${Rule} of=${c} id="s12-one-figure" title="One figure a turn">
      <p>You make all steps of a turn with <b>one</b> of your figures.
        Which one is your choice in every turn, and your first step settles it, be it with cards or by ballast.</p>
    <//>
    <${Rule} of=${c} id="s12-own" title="Your other figure">
      <p>Your own second figure is skipped like any other. For ballast it does not count: an <b>opponent’s</b> figure must be beyond the space.</p>
    <//>
    <${Rule} of=${c} id="s12-both" title="Variant: both figures">
      <p>If you agree on it before the game, you may move <b>both</b> figures in one turn and change between them as you like.
        Ballast is still allowed once a turn in all. Everything else stays the same.
        When one of your figures is the first at Kantshou, the other one stops as well.</p>
    <//>`;
}

/** @param {Reading} c */
function track(c) {
  return html`
    <p>All spaces with what they ask for, the chest that lies there at the start, and the medal: the gold for a figure standing there in the scoring.</p>
    <${Track} of=${c} needs=${needs} words=${{
      legs: ["First leg: Hormus to Kantshou", "Second leg: Kantshou to Daidu"],
      columns: ["Space", "Asks for", "Chest", "Scores"],
      start: "the caravan starts here",
      gold,
    }} />`;
}

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>What comes up now and then. Where the rulebook is silent we have decided; those are marked with <i class="r-house">house</i>.</p>
    <${Rulings} of=${c} list=${decided(factsOf(c.components))} house="house" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { deck, ballast, first } = factsOf(c.components);
  const [fourth, fifth] = [field(first, 4), field(first, 5)];
  return html`
    <ul class="r-hints">
      <li><b>Walk in company.</b> A row of taken spaces ahead of you is a leap that costs nothing. Stay close behind the others.</li>
      <li><b>You need not lead.</b> At the head of the caravan you pay for every single space and open the road for the rest.
        If the next space is dear, pass and draw, and let somebody else go first.</li>
      <li><b>Collect for the road.</b> Look at the next four or five free spaces, not at the next one alone, and keep the cards that serve several of them.</li>
      <li><b>Know your caravan leaders.</b> Nothing else pays for heads, and they help with colours. They are never a good.</li>
      <li><b>Save up for one long turn.</b> Two or three steps in a row may take you past the others before they can move on.</li>
      <li><b>Ballast is for the tail.</b> ${ballast} gold instead of three cards is a bargain.
        On the numbered fields think twice: from one to the next you win 1 gold, so paying for it only pays if you skip somebody.</li>
      <li><b>Be near when Kantshou is reached.</b> On the fields just before it you get ${fourth.score} or ${fifth.score} gold without paying for the city.
        And if the others are far behind, do not wait: arrive.</li>
      <li><b>Four of one good for Daidu.</b> There are only ${deck.eachKind} of each. Begin early, and watch what is played and what the others take from the display.</li>
      <li><b>The pile keeps a secret.</b> What you take from the display, everybody has seen.</li>
    </ul>`;
}
