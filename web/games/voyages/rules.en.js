/**
 * The rules of The Voyages of Marco Polo for players, in English. Numbers and names come from the component data. Ids
 * are the same in every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { actions, bonus } from "./rules-actions.en.js";
import { contractsOf, factsOf } from "./rules-facts.js";
import { DieFigure, Resources, Sign } from "./rules-pictures.js";
import { bonusNow, cardsNow, spacesNow } from "./rules-position.js";
import { characters, rewards } from "./rules-rewards.en.js";
import { placing, round } from "./rules-round.en.js";
import { decided } from "./rules-rulings.en.js";
import { end, expert } from "./rules-scoring.en.js";
import { cityCards, travel } from "./rules-travel.en.js";
import { BONUS, camels, character, counted, effect, list, place, SPACES } from "./rules-words.en.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Conditions, Reading, Section} from "../../rules/types.js" */

export const title = "Rules";

export { styles } from "./rules-pictures.js";
/** Refusal code of the game: the paragraph that explains it. */
export { refusalSections } from "./rules-refusals.js";

/** @type {Section[]} */
export const sections = [
  { id: "s1-brief", number: "1", title: "The game in brief", body: brief },
  { id: "s2-components", number: "2", title: "What you play with", body: components },
  { id: "s3-visible", number: "3", title: "Who sees what", body: visible },
  { id: "s4-setup", number: "4", title: "Setting up", body: setup },
  { id: "s5-round", number: "5", title: "A round and a turn", body: round },
  { id: "s6-placing", number: "6", title: "Placing dice", body: placing },
  { id: "s7-actions", number: "7", title: "Main actions", body: actions, conditions: actionsNow },
  { id: "s8-travel", number: "8", title: "Travelling", body: travel },
  { id: "s9-cards", number: "9", title: "City cards", body: cityCards, conditions: cityCardsNow },
  { id: "s10-bonus", number: "10", title: "Bonus actions", body: bonus, conditions: bonusActionsNow },
  { id: "s11-rewards", number: "11", title: "Contracts and bonuses", body: rewards },
  { id: "s12-characters", number: "12", title: "Characters", body: characters },
  { id: "s13-end", number: "13", title: "Final scoring", body: end },
  { id: "s14-expert", number: "14", title: "For experts", body: expert },
  { id: "s15-rulings", number: "15", title: "Rulings", body: rulings },
  { id: "s16-hints", number: "16", title: "Hints for your first game", body: hints },
];

/** @param {{text: string, holds: boolean}[]} found @returns {Conditions[]} */
const ticked = (found) => (found.length ? [{ list: found }] : []);

/** @param {GameContext} at */
function actionsNow(at) {
  return ticked(spacesNow(at).map(({ space, open }) => ({ text: SPACES[space] ?? space, holds: open })));
}

/** @param {GameContext} at */
function cityCardsNow(at) {
  const facts = factsOf(at.components);
  return ticked(
    cardsNow(at).map(({ city, card, open }) => {
      const found = facts.cards.get(card);
      return {
        text: `${facts.nodes.get(city)?.name.en ?? city}: ${found ? effect(found) : card}`,
        holds: open,
      };
    }),
  );
}

/** @param {GameContext} at */
function bonusActionsNow(at) {
  return ticked(bonusNow(at).map(({ cmd, open }) => ({ text: BONUS[cmd], holds: open })));
}

/** @param {Reading} c */
function brief(c) {
  const { game, rounds, setup: begin } = factsOf(c.components);
  return html`
    <p class="r-lead">In 1271 Marco Polo sets out from Venezia for the court of the Khan. You are on the same road: with camels and coins, contracts in your bag, and a handful of dice that decide how well a day will go.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} players</li>
      <li>about ${game.minutes} minutes</li>
      <li>age ${game.minimum_age} and up</li>
    </ul>
    <p>In each of ${counted(rounds, "round")} all roll their dice, ${begin.own_dice} each. Then one after another you place some of them on a space of the board and do what it says: buy camels, pepper, silk and gold, ask the Khan for a favour, take contracts, travel, or use the card of a city.
      The lowest die you place says how much you may do; and where others have been before you, you pay as much for it.</p>
    <p>With goods and camels you complete <a href="#s11-rewards">contracts</a>. With coins you <a href="#s8-travel">travel</a>, leave trading posts in the cities, and get what they bring. Your <a href="#s12-characters">character</a> can do something that nobody else can.
      In the end come two secret <a href="#s13-goals">goal cards</a>, Beijing, and the number of contracts. Whoever has the most points wins.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const facts = factsOf(c.components);
  const { counts, contracts, cards, bonuses, outposts, goals, setup: begin } = facts;
  const names = {
    coin: "pay for fees and journeys",
    camel: "pay for roads, dice and contracts; not goods",
    pepper: "a good",
    silk: "a good",
    gold: "a good",
    vp: "decide who wins",
  };
  return html`
    <ul>
      <li><b>The board:</b> above the map with its cities and roads, below the spaces for dice.</li>
      <li>For each player <b>a player board</b> with room for active contracts, a drawer for completed ones, storage for goods and a place for dice.</li>
      <li><b>${counts.dice_total} dice:</b> <${DieFigure} whose="anna" value=${5} /> ${counts.dice_per_colour} in each colour of the players, <${DieFigure} whose="black" value=${3} /> ${counts.dice_black} black ones, and <${DieFigure} whose="white" value=${6} /> ${counts.dice_white} white one.</li>
      <li>For each player a <b>figure</b> on the map and <b>${begin.trading_posts} trading posts</b>, called posts for short. Two black posts and second figures are for some characters.</li>
      <li><b>${contracts.size} contracts</b>, ${contractsOf(facts).starting.length} of them starting contracts.</li>
      <li><b>${cards.size} city cards</b>, of which ${facts.cityOf.size} are used in a game, <b>${outposts.size} outpost bonuses</b> for the large cities and <b>${bonuses.size} city bonuses</b> for the small ones.</li>
      <li><b>${goals.size} goal cards</b>, each with a large and a small city.</li>
      <li><b>${facts.characters.size} characters</b>, and the hourglass of the start player.</li>
    </ul>
    <${Rule} of=${c} id="s2-resources" title="Coins, camels, goods, points">
      <${Resources} of=${c} words=${names} head=${["What", "What for"]} />
      <p><b>Goods</b> are pepper, silk and gold. Camels and coins are none. Of all of these you can have as many as you like: they never run out. On the screen they are simply numbers. Victory points (VP on the board) are called points for short.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">What</span></th><th scope="col">Who sees it</th></tr></thead>
      <tbody>
        <tr><th scope="row">Coins, camels, goods, points, dice and their values</th><td>everybody</td></tr>
        <tr><th scope="row">Posts, figures, characters, active and completed contracts</th><td>everybody</td></tr>
        <tr><th scope="row">How many contracts the special pile has, and how many black dice are left</th><td>everybody</td></tr>
        <tr><th scope="row">Goal cards</th><td>only you see yours, until the final scoring</td></tr>
        <tr><th scope="row">Goal cards you were dealt and gave back</th><td>only you</td></tr>
        <tr><th scope="row">The order of contracts in the piles</th><td>nobody</td></tr>
        <tr><th scope="row">City cards, outposts and goals that are not in the game</th><td>nobody</td></tr>
      </tbody>
    </table>
    <p>If somebody has a choice to make, everybody sees that and what it is about. Bonuses with a choice and the compensation are decided by all at the same time; nothing that others choose there changes what you can choose.</p>`;
}

/** @param {Reading} c */
function setup(c) {
  const facts = factsOf(c.components);
  const { seats, setup: begin, counts } = facts;
  return html`
    <p>The table does all of this for you. It is good to know all the same.</p>
    <ol>
      <li>An outpost bonus lies open on each large city and a city card on each of its places. The others stay in the box, unseen.</li>
      <li>The city bonuses lie on the small cities with their letters.</li>
      <li>The ${contractsOf(facts).others.length} contracts are mixed: five piles of 6, and the <b>special pile</b> with the rest. The first pile is laid out on slots 1 to 6 of the board; the other piles wait for the rounds to come.</li>
      <li>Everybody gets ${camels(begin.camels)}, coins by the order of play, a starting contract and ${begin.goals} secret goal cards. Figures stand in Venezia.</li>
      <li>With fewer players, dummy dice of a colour that nobody has lie on some spaces for the whole game.</li>
    </ol>
    <table class="r-table r-table--num rm-sums">
      <thead><tr><th scope="col">Players</th><th scope="col">Coins, from the start player on</th><th scope="col">Black dice</th><th scope="col">Dummies at the Khan</th><th scope="col">Dummies on Take 5</th></tr></thead>
      <tbody>${seats.map(([players, plan]) => html`<tr key=${players}><th scope="row">${players}</th><td>${begin.coins_by_turn_order.slice(0, Number(players)).join(", ")}</td><td>${plan.black_dice}</td><td>${plan.khan_dummies.length}</td><td>${plan.take5_dummies.length}</td></tr>`)}</tbody>
    </table>
    <p>The dummy dice at the Khan show a 1.</p>
    <${Rule} of=${c} id="s4-start" title="Who starts">
      <p>With the box it is whoever has last travelled around the world. Here the host names somebody or leaves it to chance.</p>
    <//>
    <${Rule} of=${c} id="s4-characters" title="Characters of the first game">
      <p>From the start player on, with as many as there are players: ${list(begin.first_characters.map((/** @type {string} */ id) => character(c, id)))}. Experts <a href="#s14-draft">choose their characters</a>.</p>
    <//>
    <${Rule} of=${c} id="s4-special" title="What characters begin with">
      <p>Kubilai’s figure starts in ${place(c, "beijing")}, with a post there. Niccolò and Marco have a second figure in ${place(c, "venezia")}. Wilhelm has ${counts.trading_post_black} black posts more, and Matteo has the white die.</p>
    <//>`;
}

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>Decisions on what comes up now and then. Where the rulebook is silent we have decided; those are marked with <i class="r-house">house</i>.</p>
    <${Rulings} of=${c} list=${decided(c)} house="house" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { scoring, camels: price } = factsOf(c.components);
  return html`
    <ul class="r-hints">
      <li><b>Camels are never too many.</b> <${Sign} what="camel" /> They pay for contracts, roads, black dice and better rolls. Taking fewer than your die allows is hardly ever wise.</li>
      <li><b>A lower row may be the better one.</b> At the bazaar some rows bring coins or camels beside the goods.</li>
      <li><b>Be early where it is crowded.</b> Whoever comes later pays a fee, and with high dice a high one. With low dice the fee is low too.</li>
      <li><b>Keep coins for a journey.</b> Long ones are expensive, but two steps more often bring two cities more. Mind what roads cost.</li>
      <li><b>Small cities pay every round.</b> The earlier a post stands there, the more often its bonus comes.</li>
      <li><b>Look at your goal cards early.</b> Their four cities bring up to ${factsOf(c.components).goalCities.at(-1)} points together, besides the points of the cards.</li>
      <li><b>The hourglass is worth something.</b> Who travels last in a round begins the next one, and has the first choice of everything.</li>
      <li><b>A black die is an action more.</b> <${DieFigure} whose="black" value=${4} /> It costs ${camels(price.black)} and lets you come a second time where your own colour lies.</li>
      <li><b>Complete contracts.</b> They bring points all along, and ${scoring.most_contracts} more in the end for whoever has the most.</li>
      <li><b>A post in Beijing</b> brings points itself, and makes what goods you have left count.</li>
    </ul>`;
}
