/**
 * The rules of Vikings for players, in English. Numbers and names come from the component data. Ids are the same in
 * every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { auction, specials } from "./rules-advanced.en.js";
import { offer } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Figure, Roles, Ships, Tiles, Wheel } from "./rules-pictures.js";
import { bidsNow, ferryingNow, takesNow } from "./rules-position.js";
import { decided } from "./rules-rulings.en.js";
import { end, large, small, threat } from "./rules-scoring.en.js";
import { settling, taking, tiles } from "./rules-taking.en.js";
import { all, counted, gold, list, one, points, value, vikings } from "./rules-words.en.js";

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
  { id: "s5-round", number: "5", title: "A round and its offer", body: round },
  { id: "s6-taking", number: "6", title: "Taking a combination", body: taking, conditions: takingNow },
  { id: "s7-tiles", number: "7", title: "Placing the tile", body: tiles },
  { id: "s8-viking", number: "8", title: "Placing the viking", body: settling },
  { id: "s9-threat", number: "9", title: "Threat and protection", body: threat },
  { id: "s10-small", number: "10", title: "Small scoring", body: small },
  { id: "s11-large", number: "11", title: "Large scoring", body: large, conditions: boatmenNow },
  { id: "s12-end", number: "12", title: "Final scoring", body: end },
  { id: "s13-advanced", number: "13", title: "The advanced game", body: auction, conditions: biddingNow },
  { id: "s14-special", number: "14", title: "Special tiles", body: specials },
  { id: "s15-rulings", number: "15", title: "Rulings", body: rulings },
  { id: "s16-hints", number: "16", title: "Hints for your first game", body: hints },
];

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function takingNow(at) {
  const now = takesNow(at);
  if (!now) return [];
  const { lockedBy, affordable, dearer } = now;
  const zero = lockedBy
    ? `0 is locked: another ${one(lockedBy)} is left at the wheel`
    : "the combination at 0 can be taken";
  const paid = {
    text: `you can pay for ${affordable} of the ${dearer} that cost gold`,
    holds: affordable > 0,
  };
  return [{ list: [{ text: zero, holds: lockedBy === null }, ...(dearer ? [paid] : [])] }];
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function boatmenNow(at) {
  const now = ferryingNow(at);
  if (!now) return [];
  const { boatmen, waiting, mayStop } = now;
  return [
    {
      list: [
        { text: "you have a boatman on your mainland", holds: boatmen },
        { text: "somebody on your mainland has a free tile in the right row", holds: waiting },
      ],
      verdict: {
        holds: mayStop,
        text: mayStop ? html`<b>You may stop ferrying.</b>` : html`<b>You must go on ferrying.</b>`,
      },
    },
  ];
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function biddingNow(at) {
  const now = bidsNow(at);
  if (!now) return [];
  return [{ list: [{ text: `you can bid from ${now.lowest} to ${now.highest}`, holds: true }] }];
}

/** @param {Reading} c */
function brief(c) {
  const { game, rounds } = factsOf(c.components);
  return html`
    <p class="r-lead">You are chieftains of a coast with empty islands before it. Piece by piece you build up the islands and settle your people there,
      each at the right spot. Hostile ships will come, and in the end everybody wants to eat.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} players</li>
      <li>about ${game.minutes} minutes</li>
      <li>age ${game.minimum_age} and up</li>
    </ul>
    <p>In each of ${counted(rounds.length, "round")} a wheel offers pairs of a tile and a viking, from free to dear. In your turn you take one pair.
      The tile goes into your own sea, the viking onto the tile if it lies in the viking’s row, and else to your mainland, to wait for a boat.
      Whenever the free pair is taken, the wheel turns and all the others become cheaper.</p>
    <p>After every odd round your goldsmiths bring gold. After every even round boatmen sail, and nearly everybody on an island brings something.
      After the last round come ships, gold, idle boatmen, islands, and the big meal. Whoever has the most points then wins.</p>
    <p>The <a href="#s13-advanced">advanced game</a> adds an auction for the right to start, and <a href="#s14-special">special tiles</a>.
      Everything else stays as it is.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const facts = factsOf(c.components);
  const { vikings: people, islands, sails, specialTiles, colours, shapes, stacks, coins } = facts;
  return html`
    <ul>
      <li><b>${people} vikings</b> of ${facts.roles.length} roles, in a bag.</li>
      <li><b>${islands} island tiles</b> and <b>${sails} ship tiles</b>. ${shapes.start} of the islands are start tiles; the others lie with the ships in ${stacks.count} stacks.</li>
      <li><b>The board</b> with the wheel: ${facts.slots} places for a tile and a viking each, and the numbers from 0 to ${facts.slots - 1} that turn inside them.</li>
      <li>For each player a <b>mainland</b>: a coast with ${facts.rows.length} rows of sea before it, the topmost for ships, the others for one role each.
        There are also two cubes in each of ${colours.length} colours, and a summary sheet for everybody.</li>
      <li><b>Coins</b> of ${list(coins.map(({ value: worth }) => String(worth)))} gold, and the marker of the start player. On the screen your gold and your points are simply numbers.</li>
      <li>For the advanced game <b>${specialTiles} special tiles</b>.</li>
    </ul>
    <p>Victory points are called points for short.</p>
    <${Rule} of=${c} id="s2-roles" title="The vikings">
      <${Roles} of=${c} head=${["Role", "What for"]} words=${{
        fisherman: html`feeds ${facts.scoring.portions_per_fisherman} vikings at the end`,
        goldsmith: html`brings ${gold(facts.scoring.goldsmith_gold)} in every small and large scoring`,
        scout: html`brings points in large scorings, more with a goldsmith or a fisherman below`,
        noble: html`brings ${points(facts.scoring.noble_vp)} in every large scoring`,
        warrior: html`holds off the ship of the column, and plunders it in large scorings`,
        boatman: html`waits on the mainland, and carries others to the islands`,
      }} />
      <p>A viking stands only in the row of his role, and only one on a tile. Boatmen have no row.</p>
    <//>
    <${Rule} of=${c} id="s2-islands" title="Island tiles">
      <${Tiles} of=${c} tiles=${[
        { tile: "S", says: `start tile, ${shapes.start}` },
        { tile: "L", says: `left end, ${shapes.left}` },
        { tile: "C", says: `middle, ${shapes.middle}` },
        { tile: "R", says: `right end, ${shapes.right}` },
      ]} />
      <p>Islands run from left to right. A left end has sea on its left and land on its right, a right end the other way round, a middle has land on both sides.
        Above and below there is always sea. Middles show one of four buildings, which matter only in the advanced game. Tiles are never turned.</p>
    <//>
    <${Rule} of=${c} id="s2-ships" title="Ships">
      <${Ships} of=${c} head=${["Ship", "Threatens the rows of the", "Value"]} words=${{
        threatens: (/** @type {string[]} */ rows) => list(rows.map(all)),
        value,
      }} />
      <p>A ship threatens those rows of its own column, as you can read in <a href="#s9-threat">threat and protection</a>.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">What</span></th><th scope="col">Who sees it</th></tr></thead>
      <tbody>
        <tr><th scope="row">The offer, the prices, open special tiles, drawn vikings, bids</th><td>everybody</td></tr>
        <tr><th scope="row">Everybody’s islands, mainland, gold and points</th><td>everybody</td></tr>
        <tr><th scope="row">How many vikings of each role are left in the bag</th><td>everybody</td></tr>
        <tr><th scope="row">The tiles in the stacks</th><td>nobody, until they are laid out</td></tr>
        <tr><th scope="row">Which viking is drawn next</th><td>nobody</td></tr>
      </tbody>
    </table>
    <p>Nobody has secrets, and nobody chooses at the same time as others.</p>`;
}

/** @param {Reading} c */
function setup(c) {
  const facts = factsOf(c.components);
  const amounts = Object.entries(facts.setup.gold);
  const { sizes, face_up: open } = facts.specialStacks;
  return html`
    <p>The table does all of this for you. It is good to know all the same.</p>
    <ol>
      <li>Everybody gets a mainland, a start tile, ${points(facts.setup.vp)} and some gold. Start tiles that are left go to the box.</li>
      <li>The other ${facts.stacks.count * facts.stacks.tiles} tiles, islands and ships together, are mixed into ${counted(facts.stacks.count, "stack")} of ${facts.stacks.tiles}, face down: one for each round.</li>
      <li>All ${facts.vikings} vikings go into the bag.</li>
      <li>In the advanced game the special tiles are mixed too, and lie in ${counted(sizes.length, "stack")} of ${list(sizes.map(String))}. At the beginning of a round ${open} of them lie open.</li>
    </ol>
    <table class="r-table r-table--num rv-sums">
      <thead><tr><th scope="col">Players</th><th scope="col">Gold for each</th><th scope="col">Turns each, per round</th></tr></thead>
      <tbody>${amounts.map(
        ([players, coins]) =>
          html`<tr key=${players}><th scope="row">${players}</th><td>${coins}</td><td>${facts.slots / Number(players)}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s4-start" title="Who starts">
      <p>With the box it is the youngest player. Here the host names somebody or leaves it to chance.</p>
    <//>`;
}

/** @param {Reading} c */
function round(c) {
  const facts = factsOf(c.components);
  const { wheel, drawn } = offer(c.components);
  const { rounds, slots, stacks } = facts;
  const last = slots - 1;
  return html`
    <ol>
      <li>The next stack is laid out around the wheel, and vikings are drawn from the bag: the <b>offer</b>.</li>
      <li>Beginning with the start player and going clockwise, everybody takes <a href="#s6-taking">one combination</a> at a time, until all ${slots} are gone.</li>
      <li>The round is scored.</li>
      <li>The start player passes the marker to the left. The number 0 of the wheel goes back to where it was at first.</li>
    </ol>
    <table class="r-table rv-sums">
      <thead><tr><th scope="col">Round</th><th scope="col">Scoring after it</th></tr></thead>
      <tbody>${rounds.map(
        (scorings, i) =>
          html`<tr key=${i}><th scope="row">${i + 1}</th><td>${list(scorings.map((scoring) => SCORINGS[scoring]))}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s5-offer" title="Laying out the offer">
      <p>The ${stacks.tiles} tiles are turned up one by one. An <b>island tile</b> goes to the lowest place that is still empty, the first one to 0.
        A <b>ship</b> goes to the highest place that is still empty, the first one to ${last}.</p>
      <p>Then ${facts.modes.basic.draw} vikings are drawn and put beside the tiles from 0 upwards, sorted: ${list(facts.roles.map(({ id }) => all(id)))}.
        A tile and a viking at one place are a <b>combination</b>. The number beside it is its price.</p>
    <//>
    <${Rule} of=${c} id="s5-example" title="An example">
      <p>Two ships came up, so they lie at ${last} and ${last - 1}. The vikings drawn are ${list(facts.roles.filter(({ id }) => drawn[id]).map(({ id }) => vikings(id, drawn[id])))}.</p>
      <${Wheel} of=${c} wheel=${wheel} label="The wheel with an offer: islands from 0 upwards, two ships at the highest numbers, and a viking beside each tile" />
    <//>
    <${Rule} of=${c} id="s5-turns" title="One after the other">
      <p>Only the player whose turn it is takes, exchanges or ferries; in the advanced game the same goes for bids, for the viking sent back and for choosing roles.
        Nobody else has anything to do meanwhile.</p>
    <//>
    <${Rule} of=${c} id="s5-phases" title="One thing after another">
      <p>In the advanced game the auction, the viking sent back and the choice of roles come first. Then come the takes, and after rounds with a large scoring the boats.
        What belongs to another part of the round has to wait for it. When the game is over, nothing more can be done. The scorings and the passing of the marker happen by themselves.</p>
    <//>`;
}

/** @type {Record<string, string>} */
const SCORINGS = { small: "small scoring", large: "large scoring", final: "final scoring" };

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>Decisions on what comes up now and then. Where the rulebook is silent we have decided; those are marked with <i class="r-house">house</i>.</p>
    <${Rulings} of=${c} list=${decided(factsOf(c.components))} house="house" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { firstColumns, scoring } = factsOf(c.components);
  return html`
    <ul class="r-hints">
      <li><b>Gold is scarce.</b> Keep some for the next round. <${Figure} role="goldsmith" /> Goldsmiths who settle early are paid after every single round.</li>
      <li><b>Waiting makes things cheap.</b> With every turn of the wheel all prices fall. But if a rival needs the same as you, pay.</li>
      <li><b>Points are worth more than gold.</b> Giving a point for one gold is a poor bargain: ${gold(scoring.gold_per_vp)} will be needed to get it back. Do it only if the take surely brings more.</li>
      <li><b>Take warriors before you need them.</b> Ships come to everybody sooner or later, and whoever has repelled one plunders it in every large scoring.</li>
      <li><b>Send the first ship far out.</b> With a ship in column ${firstColumns.at(-1)} and most of your people nearer to the coast, hardly anybody is threatened.</li>
      <li><b>Boats sail only after every second round.</b> Whoever waits on the mainland waits for long.</li>
      <li><b>Mind the food.</b> Everybody eats, also those who wait, and also those who lie down. Many games are lost at this last meal.</li>
      <li><b>Keep an eye on the end.</b> Idle boatmen, many islands and a long one bring ${scoring.most_idle_boatmen_vp}, ${scoring.most_islands_vp} and ${points(scoring.longest_island_vp)}.</li>
    </ul>`;
}
