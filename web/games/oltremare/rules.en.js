/**
 * The rules of Oltremare for players, in English. Numbers and names come from the component data. Ids are the same
 * in every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { factsOf } from "./rules-facts.js";
import { CardParts, Prices, Sign, WholeChart } from "./rules-pictures.js";
import { purchasesNow, readyNow } from "./rules-position.js";
import { decided } from "./rules-rulings.en.js";
import { end, exhausted, interim } from "./rules-scoring.en.js";
import { actions, buying, deals, loading, power, sailing } from "./rules-turn.en.js";
import { cards, counted, ducats, either, goodName, list, telling } from "./rules-words.en.js";

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
  { id: "s5-turn", number: "5", title: "A turn", body: turn },
  { id: "s6-power", number: "6", title: "Sea power (phase 1)", body: power },
  { id: "s7-buying", number: "7", title: "Buying cards (phase 2)", body: buying, conditions: buyingNow },
  { id: "s8-deals", number: "8", title: "Deals (phase 2)", body: deals },
  { id: "s9-actions", number: "9", title: "Actions (phase 3)", body: actions, conditions: actionsNow },
  { id: "s10-sailing", number: "10", title: "Sailing and harbour tiles", body: sailing },
  { id: "s11-loading", number: "11", title: "Loading (phase 4)", body: loading },
  { id: "s12-interim", number: "12", title: "Interim scoring", body: interim },
  { id: "s13-end", number: "13", title: "Last round and final scoring", body: end },
  { id: "s14-empty", number: "14", title: "When the deck runs out", body: exhausted },
  { id: "s15-rulings", number: "15", title: "Rulings", body: rulings },
  { id: "s16-hints", number: "16", title: "Hints for your first voyage", body: hints },
];

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function buyingNow(at) {
  const now = purchasesNow(at);
  if (!now) return [];
  const { limit, bought, deck, pirates, price, after } = now;
  return [
    {
      list: [
        { text: `you have bought ${bought} of at most ${limit} cards this turn`, holds: bought < limit },
        { text: "a card can be had from the goods deck", holds: deck },
        { text: "there is a card in your pirate pile", holds: pirates },
      ],
      verdict:
        price === null
          ? { holds: false, text: html`<b>You cannot buy now.</b>` }
          : {
              holds: true,
              text: html`<b>The next card costs ${ducats(price)}.</b> You would have ${ducats(after)} left.`,
            },
    },
  ];
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function actionsNow(at) {
  const now = readyNow(at);
  if (!now) return [];
  const { load, hand } = now;
  return [{ list: [{ text: `your load is ${load}, and you hold ${cards(hand)}`, holds: hand >= load }] }];
}

/** @param {Reading} c */
function brief(c) {
  const { game } = factsOf(c.components);
  return html`
    <p class="r-lead">You are merchants with one ship each, on the sea between Venice and the Levant.
      You haggle over goods, stow them in your hold, and hope that what lies together there will fetch a good price.
      And you do not always tell the whole truth.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} players</li>
      <li>about ${game.minutes} minutes</li>
      <li>age ${game.minimum_age} and up</li>
    </ul>
    <p>Every card is two things: a piece of cargo, and two actions. In your turn you play some cards from your hand.
      Their icons bring ducats, more cards and pirates, and let your ship sail to a harbour with a useful tile.
      Then you load the same cards onto your cargo pile. The one you put on top rules your next turn:
      it says how many cards you may keep in your hand, and how many you must play.</p>
    <p>You get your cards by buying them unseen, or from the others. A deal may move cards and ducats in any way the two of you like.
      The goods you offer must be true. <b>What else is on those cards you may make up.</b></p>
    <p>Cargo pays twice: in the interim scoring, brought about by the Venice card, and at the end.
      What pays is a group, cards of one good lying directly on top of each other.
      Whoever has the most ducats at the end wins.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const {
    cards: all,
    goods,
    harbours,
    routes,
    tiles,
    prestige,
    colours,
    named,
    lions,
    loads,
  } = factsOf(c.components);
  const total = lions[0] + loads[1];
  const alike = all.every((card) => card.lions + card.load === total);
  return html`
    <ul>
      <li><b>${all.length} goods cards</b> of ${goods.length} kinds.</li>
      <li><b>The Venice card,</b> which brings about the interim scoring.</li>
      <li><b>The board:</b> ${harbours} harbours and the ${routes} sea routes between them.</li>
      <li><b>${tiles} harbour tiles</b> with lasting advantages, and <b>${prestige} prestige tiles</b> for those who trade with others.</li>
      <li>For each of the ${colours} colours a <b>ship</b>, a cube for the ducat track, a minus marker and a summary sheet.
        On the screen your ducats are simply a number.</li>
    </ul>
    ${!c.at && html`<${WholeChart} of=${c} label="The chart: the harbours and the sea routes between them" />`}
    <${Rule} of=${c} id="s2-card" title="A goods card">
      <${CardParts} of=${c} id="grain-06" tell=${telling(c)} parts=${[
        {
          signs: html`<${Sign} of="lions" />`,
          says: html`<b>Lions</b>, ${lions[0]} to ${lions[1]}: your sea power. That is how many cards you may hold when your turn begins.`,
        },
        {
          signs: html`<${Sign} of="load" />`,
          says: html`<b>Load</b>, ${loads[0]} to ${loads[1]}: that is how many cards you must play.`,
        },
        {
          signs: html`<${Sign} of="grain" />`,
          says: html`<b>The good.</b> It counts when the card lies in your cargo.`,
        },
        {
          signs: html`<${Sign} of="money" /><${Sign} of="pirate" /><${Sign} of="market" /><${Sign} of="ship" />`,
          says: html`<b>Two different actions</b> out of money, pirates, market and sailing. They count when you play the card.`,
        },
        {
          signs: html`<b class="k-num">1…5</b>`,
          says: html`<b>Prices</b> for a group of 1, 2, 3 … cards of this good.`,
        },
      ]} />
      ${alike && html`<p>On every card lions and load add up to ${total}: great sea power goes with a light load.</p>`}
      <p>${named} of the cards also bear the name of a harbour. It is looked at during the set-up and never again.</p>
    <//>
    <${Rule} of=${c} id="s2-prices" title="What a group pays">
      <p>A group is cards of one good that lie directly on top of each other in a cargo pile.</p>
      <${Prices} of=${c} title="Ducats for a group" head=${["Good", "Cards"]} />
      <p>The last price of a row is for the largest group. More cards than that add nothing.</p>
    <//>
    <${Rule} of=${c} id="s2-debt" title="Debt">
      <p>Your ducats may fall below 0, and there is no limit. As long as they are below 0, the minus marker lies with you;
        at exactly 0 you give it back.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">What</span></th><th scope="col">Who sees it</th></tr></thead>
      <tbody>
        <tr><th scope="row">Ducats, prestige tiles, ships, harbour tiles</th><td>everybody, the turned-over tiles too</td></tr>
        <tr><th scope="row">How many cards are in a hand or a pile</th><td>everybody</td></tr>
        <tr><th scope="row">Your hand</th><td>you alone</td></tr>
        <tr><th scope="row">The top card of a cargo pile</th><td>everybody</td></tr>
        <tr><th scope="row">The cards below it</th><td><b>nobody, not even you</b></td></tr>
        <tr><th scope="row">Pirate piles</th><td><b>nobody, not even you</b></td></tr>
        <tr><th scope="row">The goods deck, the place of the Venice card, the unused harbour tiles</th><td>nobody</td></tr>
        <tr><th scope="row">Cards you buy or get at the market</th><td>you alone</td></tr>
        <tr><th scope="row">Cards that pirates draw</th><td>nobody</td></tr>
        <tr><th scope="row">Cards in an offer</th><td>you the card, the others its good</td></tr>
        <tr><th scope="row">Cards that change hands in a deal</th><td>the two of you the cards, the others the goods</td></tr>
        <tr><th scope="row">Cards you have played</th><td>everybody, until they are loaded</td></tr>
      </tbody>
    </table>
    <${Rule} of=${c} id="s3-cargo" title="Remember what you load">
      <p>Nobody may look through a cargo pile, not even its owner. So the log names played cards only as long as they lie open.
        Of a turn that is over it says how many cards were loaded. The same goes for cards in the pirate pile:
        what you put there you knew at that moment, and nobody tells you again.</p>
      <p>If you would rather not remember, agree on the <b>memory aid</b> before the game: with it the log keeps the names.</p>
    <//>
    <${Rule} of=${c} id="s3-counts" title="What can be counted">
      <p>The numbers of cards in hands and piles are public. In the number for the goods deck the Venice card is left out.
        When the Venice card comes to lie on top of the deck, everybody sees that, since it looks unlike the rest.</p>
    <//>
    <${Rule} of=${c} id="s3-scored" title="In a scoring">
      <p>The piles are spread out, and everybody is told goods and sizes of the groups. After that the discard pile is closed again.
        At the very end all cargo piles and pirate piles lie open.</p>
    <//>`;
}

/** @param {Reading} c */
function setup(c) {
  const { berths, tiles, startingDucats, hand, setups, spread, namedLions } = factsOf(c.components);
  const pair = setups.find(({ removed }) => removed.length);
  return html`
    <p>The table does all of this for you. It is good to know all the same.</p>
    <ol>
      <li>Everybody has a colour: the ship and the other things of that colour.</li>
      <li>The harbour tiles are mixed, and one is put face up on each of the ${berths} harbours. The other ${tiles - berths} go to the box unseen.</li>
      ${pair && html`<li>With ${pair.players} players all ${list(pair.removed.map((id) => goodName(c, id)))} cards are taken out of the game. That is the only change with ${pair.players} players.</li>`}
      <li>Everybody starts with ${ducats(startingDucats)}.</li>
      <li>The goods cards are shuffled. For each player in turn cards are turned up until one with the name of a harbour appears.
        It is the first card of that player’s cargo pile. The ship is put in that harbour, and the tile there goes to the box.</li>
      <li>All other cards, the turned-up ones too, are shuffled once more. Everybody gets ${cards(hand)}. The rest is the goods deck.</li>
      <li>The Venice card is put somewhere near the middle of the deck.</li>
    </ol>
    <table class="r-table r-table--num">
      <thead><tr><th scope="col">Players</th><th scope="col">Goods cards</th><th scope="col">Goods deck</th><th scope="col">Cards above the Venice card</th></tr></thead>
      <tbody>${setups.map(
        ({ players, cards: n, deck, above }) =>
          html`<tr key=${players}><th scope="row">${players}</th><td>${n}</td><td>${deck}</td><td>${above.join("–")}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s4-start" title="Who starts">
      <p>In the box it is whoever was in Venice last. Here the host names somebody or leaves it to chance.
        The starting player keeps the marker for the whole game.</p>
    <//>
    <${Rule} of=${c} id="s4-ships" title="First cards and first harbours">
      <p>Harbours are handed out clockwise from the starting player. The cards passed over go back at once; the log tells how many there were.
        Each harbour name is on one card only, so no two ships start in the same place.
        Only cards with ${either(namedLions.map(String))} lions bear a name, so nobody has to discard or buy in the first turn.</p>
    <//>
    <${Rule} of=${c} id="s4-venice" title="The place of the Venice card">
      <p>It lies at most ${cards(spread)} from the middle of the deck, and every place there is as likely as any other.</p>
    <//>`;
}

/** @param {Reading} c */
function turn(c) {
  return html`
    <p>Turns go round clockwise. The player whose turn it is, the <b>active player</b>, goes through four phases:</p>
    <ol>
      <li><b>Sea power.</b> If you hold more cards than you have lions, <a href="#s6-power">discard the surplus</a>.</li>
      <li><b>Trade.</b> <a href="#s7-buying">Buy cards</a> and make <a href="#s8-deals">deals</a>, in any order and as often as you like.</li>
      <li><b>Actions.</b> Play as many cards as your load says. Their icons bring <a href="#s9-actions">money, pirates, market</a> and <a href="#s10-sailing">sailing</a>.</li>
      <li><b>Loading.</b> Put these cards <a href="#s11-loading">onto your cargo pile</a>, in an order of your choice.</li>
    </ol>
    <${Rule} of=${c} id="s5-phases" title="One phase after the other">
      <p>Each phase is over when the next one has begun; there is no way back. What nobody has to decide happens by itself:
        ducats, pirates and market cards, taking a tile, loading a single card, the scorings, and passing the turn on.</p>
    <//>
    <${Rule} of=${c} id="s5-active" title="Only the active player, but for deals">
      <p>Only the active player discards, buys, plays, sails and loads. The others may call out, offer, ask and answer,
        and only in the trade phase. They never have to, and the game never waits for them.</p>
    <//>
    <${Rule} of=${c} id="s5-fixed" title="Lions and load of the turn">
      <p>Both are read off the top card of your cargo pile when your turn begins, and they hold until it ends,
        whatever may happen to that card.</p>
    <//>
    <${Rule} of=${c} id="s5-count" title="Exactly so many">
      <p>You discard exactly the surplus, you play exactly as many cards as your load says, and you sail along exactly as many routes as you have played ship icons.
        Never more, never fewer. Each card counts once, and it must be in your hand.</p>
    <//>`;
}

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>Decisions on what comes up now and then. Where the rulebook is silent we have decided; those are marked with <i class="r-house">house</i>.</p>
    <${Rulings} of=${c} list=${decided(factsOf(c.components))} house="house" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { table, purchase, awards } = factsOf(c.components);
  return html`
    <ul class="r-hints">
      <li><b>Mind your top card.</b> The order of your cargo matters only for the scorings, but the card on top shapes your whole next turn.
        Many lions let you keep many cards; a heavy load makes you play many.</li>
      <li><b>Three of a kind.</b> One money icon brings ${ducats(table.money[1])}, three bring ${table.money[3]}.
        Pirates grow just as fast, so play them one at a time.</li>
      <li><b>Nothing need go to the pirates.</b> Until your next turn begins you can still sell surplus cards in the turns of others.</li>
      <li><b>Make a deal, any deal.</b> Whoever trades with the active player gets a prestige tile, even for a card that is given away.
        Having the most tiles is worth ${ducats(awards[0])}, twice in the game.</li>
      <li><b>Ask about icons.</b> An answer may be a lie, but it tells you something about the one who gives it.</li>
      <li><b>Lie seldom.</b> Whoever has bought a “market” with a skull on it from you will pay less for the next card.</li>
      <li><b>Do not fear a little debt.</b> A card for ${ducats(purchase.price_in_debt)} that completes a group or a third money icon is cheap.</li>
      <li><b>Keep your best group on top when Venice is near.</b> In the interim scoring the top group stays, and it can grow on until the end.</li>
      <li><b>Count the harbour tiles.</b> Turned over they do nothing more, but in the end each of them counts, and ${counted(awards.length, "place")} are paid.</li>
    </ul>`;
}
