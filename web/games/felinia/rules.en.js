/**
 * The rules of Felinia for players, in English. Numbers and names come from the component data. Ids are the same in
 * every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { advanced } from "./rules-advanced.en.js";
import { factsOf } from "./rules-facts.js";
import { exploration } from "./rules-journeys.en.js";
import { printed } from "./rules-land.js";
import { BonusTiles, GoodsTable, Land, Mark, ShipParts, SymbolsTable, Types } from "./rules-pictures.js";
import { bidsNow, shipsNow, storingNow } from "./rules-position.js";
import { decided } from "./rules-rulings.en.js";
import { end, scoring, storage } from "./rules-scoring.en.js";
import { bidding, boarding, selling, trading } from "./rules-trading.en.js";
import { coins, counted, list, points, price, shipTo } from "./rules-words.en.js";
import { animalLetter } from "./words.js";

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
  { id: "s5-round", number: "5", title: "A round", body: round },
  { id: "s6-bidding", number: "6", title: "Bidding (phase 1)", body: bidding, conditions: biddingNow },
  { id: "s7-trading", number: "7", title: "Trading (phase 2)", body: trading },
  { id: "s8-boarding", number: "8", title: "Boarding ships", body: boarding, conditions: boardingNow },
  { id: "s9-selling", number: "9", title: "Selling, at any time", body: selling },
  { id: "s10-exploration", number: "10", title: "Exploration (phase 3)", body: exploration },
  {
    id: "s11-storage",
    number: "11",
    title: "Storage and preparation (phases 4 and 5)",
    body: storage,
    conditions: keepingNow,
  },
  { id: "s12-end", number: "12", title: "The end of the game", body: end },
  { id: "s13-scoring", number: "13", title: "Wealth scoring", body: scoring },
  { id: "s14-advanced", number: "14", title: "Advanced game and expert variant", body: advanced },
  { id: "s15-rulings", number: "15", title: "Rulings", body: rulings },
  { id: "s16-hints", number: "16", title: "Hints for your first game", body: hints },
];

/** @param {GameContext} at @returns {Conditions[]} */
function biddingNow(at) {
  const now = bidsNow(at);
  if (!now) return [];
  const { gain, lowest, highest } = now;
  const stacks = lowest === highest ? coins(lowest) : `${lowest} to ${coins(highest)}`;
  return [
    {
      list: [
        { text: `a token in your bank brings you ${coins(gain)} now`, holds: gain > 0 },
        {
          text: `in a market or at the guild it would have to pay ${stacks}`,
          holds: true,
        },
      ],
    },
  ];
}

/** @param {GameContext} at @returns {Conditions[]} */
function boardingNow(at) {
  const now = shipsNow(at);
  if (!now) return [];
  const c = /** @type {any} */ (at);
  const ships = now.ships.map(({ ship, free, goods, coins: silver, can }) => ({
    title: `${shipTo(c, ship).replace("the ", "The ")}`,
    list: [
      { text: "there is a free seat", holds: free },
      { text: "you have the goods", holds: goods },
      { text: "you have the coins", holds: silver },
    ],
    verdict: { holds: can, text: can ? "You can board it now." : "You cannot board it now." },
  }));
  return [{ list: [{ text: "you have just made a deal", holds: now.dealt }] }, ...ships];
}

/** @param {GameContext} at @returns {Conditions[]} */
function keepingNow(at) {
  const now = storingNow(at);
  if (!now) return [];
  const { held, free, most, fee } = now;
  return [
    {
      list: [
        {
          text: `you hold ${counted(held, "good")}, and ${free} can be kept for nothing`,
          holds: held <= free,
        },
        { text: `one more can be kept for ${coins(fee)}`, holds: most > free },
      ],
    },
  ];
}

/** @param {Reading} c */
function brief(c) {
  const { game, player, goods, countries } = factsOf(c.components);
  return html`
    <p class="r-lead">You are merchant families of Katzburg. Across the sea lies Felinia, an island of ${countries.size} kingdoms, each with a weakness for one kind of luxury.
      Whoever brings the right goods to the right ship may send a merchant over, and have him found a trading post there.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} players</li>
      <li>60 to ${game.minutes} minutes</li>
      <li>age ${game.minimum_age} and up</li>
    </ul>
    <p>Every round you first place your ${player.bid_tokens} bid tokens: in the markets, where goods are bought, at the Merchants’ Guild, or in your own bank, which brings coins.
      Then the tokens are dealt with stack by stack, <b>the one on top first</b>. It pays the highest price and has the best choice; every one below pays less, for what is left.</p>
    <p>Whoever makes a deal may at once pay goods and put merchants on ships. In the harbour it is the full ships that leave; if none is full, the one with the earliest departure time.
      On the island each merchant travels along the roads, gathers what the crossroads give, and may end at a trade tile: he takes the tile and stays.</p>
    <p>At the end points come from <b>trade tiles</b>, the more of one type the better, from <b>merchants side by side</b>, and a little from gold, spice and goods that are left.
      There are ${goods.size} kinds of goods, and each kingdom’s ships ask for at least one of its own.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const f = factsOf(c.components);
  const board = f.boards.basic;
  const each = board.provinces.length / f.countries.size;
  return html`
    <ul>
      <li><b>The board.</b> Katzburg with ${f.mostMarkets} markets, the guild and ${counted(f.berths, "berth")} in the harbour; and the island of Felinia: ${f.countries.size} kingdoms of ${counted(each, "province")}.</li>
      <li><b>${f.allGoods} goods tiles</b> of ${f.goods.size} kinds, and the bag they are drawn from.</li>
      <li><b>${f.ships.size} ship tiles,</b> ${f.backs.get("grey")} with a grey back and ${f.backs.get("blue")} with a blue one. The blue ones come last, one for each kingdom.</li>
      <li><b>${f.tiles.size} trade tiles</b> for the island and <b>${counted(f.bonuses.size, "bonus tile")}</b> at the guild.</li>
      <li><b>Resource cards:</b> ${f.cards.gold} gold and ${f.cards.spice} spice.</li>
      <li>In each of ${f.colours.length} colours <b>${counted(f.player.merchants, "merchant")}</b> and <b>${counted(f.player.bid_tokens, "bid token")}</b>, and a board with a money track from 0 to ${f.money.most} and ${counted(f.money.bank.length, "bank space")}.</li>
      <li>Only in the <a href="#s14-advanced">advanced game</a>: the other side of the board, ${counted(f.specials.size, "special tile")}, ${f.cards.food} food cards and ${counted(f.mysteries.size, "mystery place card")}.</li>
    </ul>
    ${
      !c.at &&
      html`<${Land} of=${c} rules="basic" countries=${[...f.countries.keys()]} land=${{ up: {}, merchants: {} }} names=${true} label="The island in the basic game: kingdoms with ports, crossroads, trading posts and the roads between them"
        says="Anchors are the port provinces, diamonds the crossroads, paws the trading posts with their tiles face down. Roads are broad bands between them; thick lines are the edges of the kingdoms." />`
    }
    <${Rule} of=${c} id="s2-goods" title="Goods and kingdoms">
      <${GoodsTable} of=${c} head=${["Goods", "wanted above all in"]} />
    <//>
    <${Rule} of=${c} id="s2-ship" title="A ship tile">
      <${ShipParts} of=${c} id="s0515" label=${`A ship to the ${f.countries.get("tiger")?.name.en}, leaving at ${f.ships.get("s0515")?.departure}, with two seats`} parts=${[
        {
          sign: html`<b class="k-num">${f.ships.get("s0515")?.departure}</b>`,
          says: html`<b>Departure time.</b> It is different on every ship.`,
        },
        {
          sign: html`<b>${animalLetter(printed(c), "tiger")}</b>`,
          says: html`<b>Destination:</b> sail and colour are those of a kingdom.`,
        },
        {
          sign: html`<b class="k-num">1–2</b>`,
          says: html`<b>Seats</b> for merchants. The first one is at the bow.`,
        },
        {
          sign: html`<${Mark} symbol="goods" />`,
          says: html`<b>Price of each merchant:</b> two goods of a kind and another good, or two of a kind and a coin. This one asks ${price(f.ships.get("s0515") ?? { goods: {}, coins: 0 })}.`,
        },
      ]} />
      <p>Every ship asks for at least one good of its own kingdom.</p>
    <//>
    <${Rule} of=${c} id="s2-tiles" title="Trade tiles">
      <p>A trade tile shows the animal of a kingdom: that is its type. On the island it lies face down at first, on a trading post, and only the colour of the post is seen.
        Among the ${counted(f.tiles.size / f.countries.size, "tile")} of a kingdom its own type is the most frequent. Which others there are stands beside the island.</p>
      <${Types} of=${c} />
    <//>
    <${Rule} of=${c} id="s2-bonus" title="Bonus tiles">
      <p>An extra tile counts as one more tile of its type. A +1 tile brings a point for each tile that you have of its type.</p>
      <${BonusTiles} of=${c} />
    <//>
    <${Rule} of=${c} id="s2-symbols" title="What crossroads give">
      <${SymbolsTable} of=${c} only=${["coin", "gold", "spice", "goods"]} head=${["Symbol", "Whoever enters the province gets"]} says=${{
        coin: `${coins(1)}, up to ${f.money.most}`,
        gold: `1 gold: it can be sold for ${coins(f.prices.gold)} or kept for ${points(f.scoring.gold)}`,
        spice: `1 spice: it can be sold for ${coins(f.prices.spice)}; a pair of them is ${points(f.scoring.spice_pair)} at the end`,
        goods: "a good drawn from the bag by chance",
      }} />
    <//>
    <${Rule} of=${c} id="s2-coins" title="Coins">
      <p>You have between 0 and ${coins(f.money.most)}. What you would get beyond ${f.money.most} is lost.</p>
    <//>
    <${Rule} of=${c} id="s2-cards" title="Resource cards">
      <p>Gold, spice and food are cards that are worth 1 on one side and 3 on the other. They are turned over and changed by themselves, so that nobody uses more cards than need be: 7 gold are 2 cards of 3 and 1 of 1.
        There are ${f.cards.gold} cards of each kind. If a gain would need another one and none is left, you do not get it.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">What</span></th><th scope="col">Who sees it</th></tr></thead>
      <tbody>
        <tr><th scope="row">Coins, goods, gold, spice, food, merchants</th><td>everybody</td></tr>
        <tr><th scope="row">Bid tokens, markets, ships, the pile of bonus tiles</th><td>everybody</td></tr>
        <tr><th scope="row">How many goods of each kind are in the bag</th><td>everybody</td></tr>
        <tr><th scope="row">Which tile types each kingdom was filled with</th><td>everybody</td></tr>
        <tr><th scope="row">Face-down trade tiles on the island</th><td><b>nobody</b></td></tr>
        <tr><th scope="row">Your trade tiles and bonus tiles</th><td>you; the others how many they are</td></tr>
        <tr><th scope="row">Your special tiles</th><td>everybody</td></tr>
        <tr><th scope="row">Your mystery cards, and those you choose from</th><td>you; the others how many they are</td></tr>
        <tr><th scope="row">The order of the ships and of the mystery cards, coming draws from the bag</th><td>nobody</td></tr>
        <tr><th scope="row">How many ships are left, and the back of the next one</th><td>everybody</td></tr>
      </tbody>
    </table>
    <${Rule} of=${c} id="s3-taken" title="Tiles that were taken">
      <p>Everybody sees which tile somebody takes, and the log tells it. After that it lies face down, and the screen shows the others only how many tiles you have. You may look at your own at any time.
        At the end everything is laid open.</p>
    <//>`;
}

/** @param {Reading} c */
function setup(c) {
  const f = factsOf(c.components);
  return html`
    <p>The table does all of this for you. It is good to know all the same.</p>
    <ol>
      <li>The start player is drawn by lot and gets the start player card. The others follow clockwise.</li>
      <li>Everybody has ${coins(f.money.start)}, ${counted(f.player.merchants, "merchant")} in stock, ${counted(f.player.bid_tokens, "bid token")} and ${f.firstGoods} different goods, no two players the same. The remaining goods go into the bag.</li>
      <li>Into each open market ${counted(f.markets.setup, "good")} are drawn from the bag. With fewer than ${f.setups.at(-1)?.players} players the lowest markets are closed.</li>
      <li>The ${f.backs.get("blue")} blue ships are shuffled, then the ${f.backs.get("grey")} grey ones, which are put on top of them. The top ${f.berths} ships go to the berths.</li>
      <li>Each trading post gets a face-down trade tile of its colour, ${f.tiles.size / f.countries.size} in each kingdom.</li>
      <li>The bonus tiles lie face up at the guild. Anybody may look through them at any time.</li>
    </ol>
    <table class="r-table r-table--num">
      <thead><tr><th scope="col">Players</th><th scope="col">Open markets</th><th scope="col">Goods in the bag</th></tr></thead>
      <tbody>${f.setups.map(({ players, open, bag }) => html`<tr key=${players}><th scope="row">${players}</th><td>${open}</td><td>${bag}</td></tr>`)}</tbody>
    </table>
    <${Rule} of=${c} id="s4-which" title="Basic or advanced">
      <p>The basic game is at its best with ${list(f.game.recommended.basic.map(String))} players, the advanced one with ${list(f.game.recommended.advanced.map(String))}.
        What the <a href="#s14-advanced">advanced game</a> adds, and the expert variant, stands in a section of its own.</p>
    <//>`;
}

/** @param {Reading} c */
function round(c) {
  return html`
    <p>A game takes about ten to twelve rounds. Each has five phases:</p>
    <ol>
      <li><b>Bidding.</b> In turn everybody places a <a href="#s6-bidding">bid token</a>, three times round.</li>
      <li><b>Trading.</b> The tokens are resolved: <a href="#s7-trading">deals</a> are made, and merchants <a href="#s8-boarding">board ships</a>.</li>
      <li><b>Exploration.</b> Ships <a href="#s10-exploration">sail</a>, and their merchants travel on the island.</li>
      <li><b>Storage.</b> Whoever has too many goods <a href="#s11-storage">sells</a> the surplus.</li>
      <li><b>Preparation.</b> Ships and goods are <a href="#s11-preparation">filled up</a>, and the start player card moves on.</li>
    </ol>
    <${Rule} of=${c} id="s5-phases" title="One thing after the other">
      <p>A phase is finished before the next one begins, and so is each step within it: a token with its deal and its boarding, a ship, a merchant’s journey. While somebody chooses a mystery card, nothing else can be done but sales by the others.
        What nobody has to decide happens by itself.</p>
    <//>
    <${Rule} of=${c} id="s5-turns" title="Whose turn it is">
      <p>In bidding the players take turns clockwise, in trading it is the owner of the token that is being resolved, on the island the owner of the merchant who travels. Goods are stored by all at the same time.
        Only <a href="#s9-selling">selling</a> is free to everybody at any time.</p>
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
  const { money, berths, backs, countries, scoring: worth, storage: store } = factsOf(c.components);
  const last = worth.merchant_by_group.length;
  return html`
    <ul class="r-hints">
      <li><b>Count before you bid.</b> A token that is placed later lies on top, chooses first and pays most. One that lies alone pays ${coins(1)}. Being last in the stack is cheap, as long as something useful is left.</li>
      <li><b>Your bank pays best at the end.</b> The third token brings ${coins(money.bank.at(-1) ?? 0)}, the first only ${money.bank[0]}. But coins beyond ${money.most} are lost.</li>
      <li><b>Collect by colour.</b> Every ship wants at least one good of its own kingdom, and often two. With two alike you are nearly aboard.</li>
      <li><b>Watch the clocks.</b> If no ship is full, the earliest leaves, with or without you. An early ship is a good place for a single merchant, a late one waits until it is full.</li>
      <li><b>Only a deal lets you board.</b> A cheap token at the end of a stack may be worth it only because you can board then. Once the next token is being resolved, you have to wait for your next deal.</li>
      <li><b>Better a tile than a way home.</b> In the basic game it nearly always pays to reach a trade tile, even a single one.</li>
      <li><b>Build side by side.</b> From ${last} merchants together each is worth ${points(worth.merchant_by_group[last - 1])}. Groups reach over the edges of kingdoms.</li>
      <li><b>Keep an eye on the stock of the others.</b> Whoever puts the last merchant on a ship ends the game, and then all ships sail.</li>
      <li><b>The last ${backs.get("blue")} ships go to ${countries.size} different kingdoms.</b> When a blue back shows, the end is near: with ${counted(berths, "berth")} the ships do not last long.</li>
      <li><b>Coins are worth nothing at the end,</b> but they decide ties. Spend them, and sell what would be lost: in storage a good brings ${coins(store.forced_sale)}.</li>
    </ul>`;
}
