/** The four phases of a turn, in English: sections 6 to 11 of the rules. */

import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Rule } from "../../rules/parts.js";
import { annasTurn, tilesAtWork } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Cards, IconTable, Ledger, Tiles } from "./rules-pictures.js";
import { cards, counted, ducats, goodName, goodsOf, list, telling } from "./rules-words.en.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function power(c) {
  const { lions, unpaidLions, card } = factsOf(c.components);
  const { top } = annasTurn(c.components);
  const surplus = 2;
  return html`
    <p>At the beginning of your turn you may hold as many cards as you have <b>lions</b>.
      If you hold more, you put the surplus face down on top of your <b>pirate pile</b>, cards of your choice, in an order of your choice.
      If you do not, nothing happens.</p>
    <p>Cards in your pirate pile cost you 1 ducat each at the end. You may <a href="#s7-pirates">buy them back</a>.</p>
    <${Rule} of=${c} id="s6-influence" title="Influence">
      <p>If your active harbour tile is <a href="#s10-tiles">Influence</a>, you first get a ducat for each lion beyond ${unpaidLions}:
        with ${lions[1]} lions ${ducats(lions[1] - unpaidLions)}, with ${unpaidLions} none. Only then do you discard.</p>
    <//>
    <${Rule} of=${c} id="s6-example" title="An example">
      <p>This is Anna’s top card. If she holds ${cards((card.get(top)?.lions ?? 0) + surplus)} when her turn begins, ${surplus} of them go to the pirates.
        She could have sold them in the turns of the others.</p>
      <${Cards} of=${c} ids=${[top]} tell=${telling(c)} />
    <//>`;
}

/** @param {Reading} c */
export function buying(c) {
  const { purchase } = factsOf(c.components);
  const { price, price_in_debt, most_per_turn, good_buy_prices } = purchase;
  return html`
    <p>In your trade phase you may buy cards, one at a time, from the goods deck or from your own pirate pile.</p>
    <${Rule} of=${c} id="s7-limit" title="At most ${most_per_turn} a turn">
      <p>You may buy at most ${cards(most_per_turn)} in a turn, from both places together.</p>
    <//>
    <${Rule} of=${c} id="s7-price" title="What a card costs">
      <p>A card costs <b>${ducats(price)}</b>. If you have 0 ducats or fewer at that moment, it costs <b>${ducats(price_in_debt)}</b>.
        With <a href="#s10-tiles">Good Buy</a> the first, second, third and fourth card of the turn cost ${list(good_buy_prices.map(String))} ducats, in debt as well.</p>
    <//>
    <${Rule} of=${c} id="s7-pirates" title="From the goods deck, or from your pirates">
      <p>From either pile you get the top card, and you see it only when you have paid.</p>
    <//>
    <${Rule} of=${c} id="s7-empty" title="When there is nothing to buy">
      <p>If the goods deck is empty, the discard pile is shuffled first. If that is empty too, you cannot buy from the deck,
        unless you have to: because you hold fewer cards than your load and your pirate pile is empty. Then <a href="#s14-cash">a cargo is cashed in</a>.</p>
    <//>
    <${Rule} of=${c} id="s7-venice" title="The Venice card">
      <p>If the Venice card turns up, the <a href="#s12-interim">interim scoring</a> comes first. Then you get the next card for the same price, and your turn goes on.</p>
    <//>`;
}

/** @param {Reading} c */
export function deals(c) {
  const { mostDucats, prestige } = factsOf(c.components);
  return html`
    <p>In the trade phase the active player may trade with every opponent: cards for cards, cards for ducats, cards for both.
      There is no limit to deals, nor to the cards you get by them.</p>
    <${Rule} of=${c} id="s8-pair" title="The active player and one opponent">
      <p>Every deal is between the active player and one opponent. Opponents never trade with each other.
        Either of the two may make an offer.</p>
    <//>
    <${Rule} of=${c} id="s8-truth" title="The good is true, the rest may be a lie">
      <p>You may ask what is on an offered card. <b>The good must be told truthfully.</b> That is why you put real cards into an offer, and the table shows their goods. <b>About icons,
        lions and load you may lie</b>, before you are asked and after. Nobody checks, and a lie is never exposed.
        Whoever gets the card will see for themselves.</p>
      <p>Cards are never shown before a deal is done.</p>
    <//>
    <${Rule} of=${c} id="s8-call" title="Calling out">
      <p>Everybody may call out what they seek and what they have. That binds nobody, but what you say you have must be in your hand, as many cards as you say.
        A call stands until the trade phase ends or you make another; an empty one takes it back. If you then trade some of these cards away, the call goes down with them.
        In the chat you may say what you like.</p>
    <//>
    <${Rule} of=${c} id="s8-offer" title="Making an offer">
      <p>What you <b>give</b>: certain cards from your hand, ducats, or both. What you <b>want</b>: so many cards of these goods, ducats, or both.
        The other side chooses which cards of these goods it hands over. You may add what is said to be on your cards.</p>
      <p>Everybody at the table sees an offer: goods, numbers, ducats and what is said of the cards. Which cards they are, only you know.</p>
    <//>
    <${Rule} of=${c} id="s8-card" title="At least one card">
      <p>At least one card must change hands. A card for nothing is a valid deal; ducats alone are not.</p>
    <//>
    <${Rule} of=${c} id="s8-terms" title="What can be in a deal">
      <p>Only cards in your hand and ducats: no cargo, no pirate cards, no tiles, and no promises for later turns.
        Ducats flow in one direction only, 0 to ${mostDucats} of them, and you may go into debt for them without limit.
        Of a good you can want no more cards than there are in the game.</p>
      <p>What is said of a card must be something a card can have: different ones of the four icons, lions and load as they occur.</p>
    <//>
    <${Rule} of=${c} id="s8-open" title="How long an offer stands">
      <p>You are bound by your offer until you withdraw it, the other side declines it, or the trade phase ends.
        You have one open offer to each player; a new one takes the place of the old.
        A counter-offer closes the offer it answers. Buying cards or an interim scoring leave offers as they are.</p>
      <p>The same card may be in several of your offers. Whoever accepts first gets it. Every offer whose cards you no longer hold is void then.</p>
    <//>
    <${Rule} of=${c} id="s8-answer" title="Answering">
      <p>Only the one to whom an offer is made can accept or decline it; only the one who made it can withdraw it.
        About a card you ask the one who would hand it over, and only they can answer. A new answer replaces the old one.
        Nobody has to answer: the active player may go on at any time.</p>
    <//>
    <${Rule} of=${c} id="s8-pick" title="Accepting">
      <p>If cards are wanted from you, you pick them when you accept: exactly these goods, exactly so many.</p>
    <//>
    <${Rule} of=${c} id="s8-strand" title="Enough cards for the load">
      <p>A deal cannot be made if it would leave the active player with too few cards: hand and the purchases left this turn must reach the load.
        The offer stays open, since a purchase or another deal may change that.</p>
    <//>
    <${Rule} of=${c} id="s8-prestige" title="Prestige">
      <p>Each opponent who makes a deal with the active player gets <b>1 prestige tile</b>, with the first deal of the turn and only once in it,
        even if an interim scoring takes the tile away in between. The active player gets none. There are always enough, even if all ${prestige} should be in use.</p>
    <//>
    ${tradeExample(c)}`;
}

/** @param {Reading} c */
function tradeExample(c) {
  const it = annasTurn(c.components);
  return html`<${Rule} of=${c} id="s8-example" title="An example">
    <p>Anna must play 3 cards in this turn and holds a single one, of ${goodName(c, "olive")}. She has ${ducats(it.start)}.
      She buys two cards from the deck, ${goodName(c, "wine")} and ${goodName(c, "grain")}. Then she calls out that she seeks ${goodName(c, "salt")}, and Ben offers two.</p>
    <${Ledger} columns=${["Anna", "Change", "Ducats"]} rows=${[
      { says: "at the beginning", ducats: it.start },
      { says: "buys a card", change: -it.first, ducats: it.start - it.first },
      { says: "buys a second one", change: -it.second, ducats: it.afterBuying },
      {
        says: `gives Ben ${goodName(c, "olive")} and ${ducats(it.added)}`,
        change: -it.added,
        ducats: it.afterTrade,
      },
    ]} />
    <p>Another card from the deck would have cost her ${ducats(it.next)}. Ben gets a prestige tile. This is what Anna has in her hand now:</p>
    <${Cards} of=${c} ids=${[...it.loaded, it.kept]} tell=${telling(c)} />
  <//>`;
}

/** @param {Reading} c */
export function actions(c) {
  const it = annasTurn(c.components);
  const { icons, money, pirates, market } = it.effects;
  return html`
    <p>You play exactly as many cards from your hand as your <b>load</b> says. With fewer cards in hand you cannot go on:
      you must get some first, by a deal or by buying. Playing ends the trade phase, and all offers with it.</p>
    <p>All icons on the played cards are counted, kind by kind, and carried out in this order:</p>
    <ol>
      <li><b>Money.</b> You get ducats.</li>
      <li><b>Pirates.</b> Cards from the goods deck go unseen onto your pirate pile, one by one.</li>
      <li><b>Market.</b> You draw cards from the goods deck into your hand.</li>
      <li><b>Sailing.</b> Your ship <a href="#s10-sailing">sails</a> along exactly as many routes as there are ship icons. You choose the way when you have seen your market cards.</li>
    </ol>
    <${IconTable} of=${c} head="Icons" more="or more" rows=${{ money: "ducats", pirate: "cards to your pirate pile", market: "cards to your hand" }} />
    <p>Whatever pirates and market call for must be drawn, down to the last card.</p>
    <${Rule} of=${c} id="s9-open" title="Played cards">
      <p>They lie open before you until they are loaded. In the meantime they belong neither to your hand nor to your cargo.</p>
    <//>
    <${Rule} of=${c} id="s9-tile" title="Which tile counts">
      <p>What counts is the harbour tile that was active when you played the cards. A tile you take at the end of this turn’s voyage brings nothing for them yet.</p>
    <//>
    <${Rule} of=${c} id="s9-stuck" title="No cards to be had">
      <p>If you hold fewer cards than your load and there is none to be had anywhere, you play what you have. It hardly ever happens.</p>
    <//>
    <${Rule} of=${c} id="s9-example" title="An example">
      <p>Anna plays three of her cards:</p>
      <${Cards} of=${c} ids=${it.played} tell=${telling(c)} says=${`${counted(icons.money, "money icon")}, ${counted(icons.pirate, "pirate icon")}, ${counted(icons.market, "market icon")}, ${counted(icons.ship, "ship icon")}`} />
      <p>She gets ${ducats(money)} and goes from ${signed(it.afterTrade)} to ${signed(it.afterActions)}${it.afterTrade < 0 && it.afterActions >= 0 && ", so the minus marker goes back"}. From
        the deck ${counted(pirates, "card goes", "cards go")} onto her pirate pile, and she draws ${cards(market)} at the market.
        Then her ship sails along ${counted(icons.ship, "route")}.</p>
    <//>`;
}

/** @param {Reading} c */
export function sailing(c) {
  const { unpaidLions, purchase } = factsOf(c.components);
  const { calm, deal } = tilesAtWork(c.components);
  /** @type {Record<string, {when: string, does: ComponentChildren}>} */
  const words = {
    calm_sea: { when: "when you play cards", does: "1 ducat for each ship icon." },
    big_deal: { when: "when you play cards", does: "One money icon more than you have played." },
    compass: {
      when: "at once, when you take it",
      does: html`Put your ship in <a href="#s10-compass">another harbour</a>.`,
    },
    influence: {
      when: "when your turn begins",
      does: `1 ducat for each lion beyond ${unpaidLions}.`,
    },
    pirate_victory: {
      when: "when you play cards",
      does: "Pirate icons count for nothing. What you discard in phase 1 still goes to the pirates.",
    },
    good_buy: {
      when: "when you buy",
      does: `Purchases cost ${list(purchase.good_buy_prices.map(String))} ducats.`,
    },
  };
  return html`
    <p>If you have played ship icons, your ship must sail along exactly as many routes. Without a ship icon it stays, and so does your tile.</p>
    <${Rule} of=${c} id="s10-routes" title="Route by route">
      <p>You go from harbour to harbour along the sea routes. <b>No route may be used twice in a turn</b>; a harbour may, the one you came from as well.
        Any number of ships may lie in one harbour. If on some map there should be no way of that length, the ship sails as far as it can.</p>
    <//>
    <${Rule} of=${c} id="s10-take" title="At the end of the voyage">
      <p>If there is a tile in the harbour, you must take it. It lies face up before you and is <b>active</b>; the one that was active before is turned over.
        If there is no tile, your active one is turned over and you have no active tile.
        You keep all your tiles: turned over they do nothing, but they count in the <a href="#s13-tiles">final scoring</a>.</p>
    <//>
    <${Rule} of=${c} id="s10-tiles" title="The harbour tiles">
      <${Tiles} of=${c} words=${words} columns=${["Tile", "What it does while it is active"]} />
    <//>
    <${Rule} of=${c} id="s10-calm" title="Calm Sea and Big Deal: examples">
      <${Cards} of=${c} ids=${calm.cards} tell=${telling(c)} says=${`Calm Sea: ${counted(calm.icons.ship, "ship icon")}, so ${ducats(calm.calmSea)}. They are paid together with the money icons.`} />
      <${Cards} of=${c} ids=${deal.cards} tell=${telling(c)} says=${`Big Deal: ${counted(deal.icons.money, "money icon")} and one more, so ${ducats(deal.money)} instead of ${deal.without}.`} />
    <//>
    <${Rule} of=${c} id="s10-compass" title="The compass">
      <p>When you take it you may at once put your ship in any other harbour, and take the tile that lies there, if any. It becomes your active tile.
        The compass is out of the game then. The tile that was active before is turned over as usual.
        If there is no tile where you go, you have no active tile.</p>
      <p>You may leave it unused. Then it stays as your active tile without any effect, cannot be used later, and counts as a harbour tile in the end.</p>
    <//>
    <${Rule} of=${c} id="s10-compass-where" title="Where the compass leads">
      <p>To any harbour but the one where you are, and not to one where another compass lies.</p>
    <//>`;
}

/** @param {Reading} c */
export function loading(c) {
  const it = annasTurn(c.components);
  const top = factsOf(c.components).card.get(it.loaded[it.loaded.length - 1]);
  return html`
    <p>You put the cards you have played onto your cargo pile, face up, in an order of your choice. Only the last one, the new top card, stays in sight.
      A single card is loaded by itself. You may keep as many cards in your hand as you like.</p>
    <${Rule} of=${c} id="s11-order" title="In what order">
      <p>Each played card is loaded, and each of them once. The order of a cargo pile never changes later.</p>
    <//>
    <${Rule} of=${c} id="s11-after" title="The end of the turn">
      <p>If the Venice card lies on top of the goods deck now, the <a href="#s12-interim">interim scoring</a> takes place.
        Then the player to your left is the active player, or the <a href="#s13-end">game ends</a>.</p>
    <//>
    <${Rule} of=${c} id="s11-example" title="An example">
      <p>Anna’s open card is ${goodName(c, "wine")}. She loads ${goodName(c, "wine")} first, so that it joins the group below, then her two cards of ${goodName(c, "salt")}.</p>
      <${Cards} of=${c} ids=${it.loaded} tell=${telling(c)} says="loaded from left to right; the last card is on top" />
      <p>On top of her pile there is a group now that would pay ${ducats(it.group.ducats)}: ${goodsOf(c, it.group)}.
        In her next turn ${top && `${top.lions} lions let her keep ${cards(top.lions)}, and she must play ${top.load}`}.</p>
    <//>`;
}
