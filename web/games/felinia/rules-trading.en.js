/** Bidding, trading, boarding and selling, in English: sections 6 to 9 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import {
  banking,
  boarding as boardingExample,
  guildStack,
  marketStack,
  selling as saleExample,
} from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Goods, Harbour, Player, Stall, Sums } from "./rules-pictures.js";
import { aGood, coins, counted, goods, hour, list, NAMES, price, shipTo } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function bidding(c) {
  const { money, player } = factsOf(c.components);
  const it = banking(c.components);
  return html`
    <p>There are ${counted(player.bid_tokens, "bid round")}. In each the start player begins, and clockwise everybody places exactly one token. You cannot pass.</p>
    <${Rule} of=${c} id="s6-spots" title="Where a token can go">
      <ul>
        <li><b>To an open market or the guild:</b> on <b>top</b> of the tokens that lie there.</li>
        <li><b>Into your bank,</b> the spaces of your own board: there it brings you coins at once, and does nothing more in this round.</li>
      </ul>
      <p>There is no limit. Several of your tokens may go to the same spot, in one stack too. An empty market is allowed, and a stack that you could not pay for now. Closed markets are not.</p>
    <//>
    <${Rule} of=${c} id="s6-bank" title="What your bank pays">
      <p>In the first, second and third bid round ${list(money.bank.map(String))} coins. It is the bid round that counts, not how many of your tokens lie there.</p>
      <p>Example: ${NAMES.anna} has ${coins(it.before)} and puts her second token in her bank. She gets ${coins(it.gain)} and has ${it.after}.</p>
    <//>`;
}

/** @param {Reading} c */
export function trading(c) {
  const { money } = factsOf(c.components);
  return html`
    <p>The open markets are resolved from the top down, the guild last. In each place the tokens are taken from the <b>top</b> of the stack downwards. The owner of the token makes <b>one deal, or passes</b>; either way the token goes back. In a market the deal is to buy a good, at the guild to swap one or to take a bonus tile.</p>
    <${Rule} of=${c} id="s7-price" title="The price">
      <p>A deal costs as many coins as there are tokens in the stack at that moment, this one included. So the price falls by one with every token, whoever owns it, and also if somebody passes. What your token will pay is fixed when you place it, since those put on top of it later are dealt with before it. You must have the coins, or get them by <a href="#s9-selling">selling</a>. A stack of more than ${money.most} is too dear for the top token.</p>
    <//>
    <${Rule} of=${c} id="s7-market" title="In a market: buy a good">
      <p>You pay the price and take one good of your choice from those in the market. If nothing is left there, there is no deal.</p>
    <//>
    ${marketExample(c)}
    
    <${Rule} of=${c} id="s7-swap" title="At the guild: swap a good">
      <p>You pay the price, put one of your goods into the bag and take one of a <b>different</b> kind from it, whichever you like among those that are in the bag. In addition you get 1 spice.
        The good you give goes in only when you have chosen, so you cannot take it out again.</p>
    <//>
    <${Rule} of=${c} id="s7-bonus" title="At the guild: a bonus tile">
      <p>You pay the price, give back 1 gold and 1 spice, and take one bonus tile of your choice from the pile. It lies face down before you. If the pile is empty, there is none to be had.</p>
    <//>
    ${guildExample(c)}
    <${Rule} of=${c} id="s7-pass" title="Passing">
      <p>You may always pass. If you could not make a deal at all, not even after selling what the deal does not need, you pass by itself.</p>
    <//>`;
}

/** @param {Reading} c */
function marketExample(c) {
  const { goods: there, stack, deals } = marketStack();
  return html`<${Rule} of=${c} id="s7-example" title="An example: four tokens in a market">
    <${Stall} of=${c} goods=${there} stack=${stack} prices=${deals.map((deal) => deal.price)} label=${`A market with ${goods(Object.fromEntries(there.map((kind) => [kind, 1])))}, and the tokens of ${list(stack.map((who) => NAMES[who]))} from the top`} />
    <p>The topmost token lies at the left, each with the price of its turn below it.</p>
    <${Sums} head=${["Token", "Price", "Deal", "Coins before", "after"]} rows=${deals.map(
      ({ who, price: asked, buys, before, after }) => [
        html`<${Player} who=${who} name=${NAMES[who]} />`,
        asked,
        buys ? `buys ${aGood(buys)}` : "passes",
        before,
        after,
      ],
    )} />
    <p>${NAMES.bence} does not want to pay ${deals[1].price}. The price falls all the same: ${NAMES.csilla} pays ${deals[2].price}, and his own lower token gets the last good for ${coins(deals[3].price)}.</p>
  <//>`;
}

/** @param {Reading} c */
function guildExample(c) {
  const { stack, pile, tile, first, second, coins: before, left, give, take } = guildStack();
  const { bonuses } = factsOf(c.components);
  return html`<${Rule} of=${c} id="s7-guild-example" title="An example: at the guild">
    <${Stall} of=${c} bonus=${pile} stack=${stack} prices=${[first, second]} label=${`The guild with two bonus tiles, and the tokens of ${list(stack.map((who) => NAMES[who]))} from the top`} />
    <p>${NAMES.anna} pays ${coins(first)}, gives 1 gold and 1 spice, and takes ${bonuses.get(tile)?.name.en}: she has ${before.anna} − ${first} = ${coins(left.anna)} left. ${NAMES.bence} pays ${coins(second)}, gives ${aGood(give)} and chooses ${aGood(take)} from the bag. He also gets 1 spice.</p>
  <//>`;
}

/** @param {Reading} c */
export function boarding(c) {
  const { player } = factsOf(c.components);
  return html`
    <p>After each of your deals you may put merchants on ships, as many as you can pay for, one after the other, on one ship or on several.</p>
    <${Rule} of=${c} id="s8-when" title="Only right after a deal">
      <p>Not before the deal, and not after a pass. Boarding ends when you say so, or by itself when you could not pay for any ship even by selling. If you have forgotten to board, you must wait for your next deal.</p>
    <//>
    <${Rule} of=${c} id="s8-price" title="The price of a merchant">
      <p>For each merchant you put the goods that the ship shows back into the bag, and pay its coins. A good that you have only just bought counts.</p>
    <//>
    <${Rule} of=${c} id="s8-seat" title="The seat">
      <p>The ship must lie in a berth and have a free seat. Your merchant takes the first free one, counted from the bow. Both seats of a ship may be yours.</p>
    <//>
    <${Rule} of=${c} id="s8-stock" title="The merchant">
      <p>He comes from your stock. There are ${player.merchants} of each colour; whoever puts the last one on a ship <a href="#s12-merchants">brings about the end</a>.</p>
    <//>
    <${Rule} of=${c} id="s8-stay" title="Nobody leaves yet">
      <p>Ships stay in port until trading is over, full ones too.</p>
    <//>
    ${boardingExamples(c)}`;
}

/** @param {Reading} c */
function boardingExamples(c) {
  const { start, price: paid, bought, after, steps } = boardingExample(c.components);
  return html`<${Rule} of=${c} id="s8-example" title="An example">
    <${Harbour} of=${c} berths=${steps.map(({ ship }) => ({
      ship: ship.id,
      seats: Array.from({ length: ship.seats }, (_, i) => (i ? null : "anna")),
      label: `${shipTo(c, ship.id)} for ${price(ship)}, ${NAMES.anna} in the first seat`,
    }))} />
    <p>${NAMES.anna} has ${goods(start.goods)}. She buys ${aGood(bought)} for ${coins(paid)} and puts a merchant on each of these ships:</p>
    <${Sums} head=${[NAMES.anna, "Goods", "Coins"]} rows=${[
      [
        "at the beginning",
        html`<${Goods} of=${c} goods=${start.goods} /><span class="k-sr">${goods(start.goods)}</span>`,
        start.coins,
      ],
      [
        `buys ${aGood(bought)}`,
        html`<${Goods} of=${c} goods=${after.goods} /><span class="k-sr">${goods(after.goods)}</span>`,
        after.coins,
      ],
      ...steps.map(({ ship, goods: left, coins: silver }) => [
        `boards ${hour(c, ship.id)}`,
        Object.keys(left).length
          ? html`<${Goods} of=${c} goods=${left} /><span class="k-sr">${goods(left)}</span>`
          : "none",
        silver,
      ]),
    ]} />
  <//>`;
}

/** @param {Reading} c */
export function selling(c) {
  const { prices, money } = factsOf(c.components);
  const it = saleExample(c.components);
  return html`
    <p>At any time you may sell: gold for ${coins(prices.gold)} each, spice for ${prices.spice}, goods for ${prices.goods}. Also when it is not your turn, from the first bid until the scoring begins.</p>
    <${Rule} of=${c} id="s9-what" title="What can be sold">
      <p>Gold, spice and goods that you have, as many as you like, but at least one. Food, tiles, cards and merchants cannot be sold. Gold and spice go to the supply, goods into the bag.</p>
    <//>
    <${Rule} of=${c} id="s9-cap" title="Never more than ${money.most}">
      <p>Coins beyond ${money.most} are lost. You may sell all the same; the screen warns you.</p>
    <//>
    <${Rule} of=${c} id="s9-between" title="In between">
      <p>A sale interrupts nobody. You may sell just before you pay a price or a ship, and the coins can be used at once. Only a player who has to choose a mystery card must do that first.</p>
    <//>
    <${Rule} of=${c} id="s9-example" title="An example">
      <p>${NAMES.bence} has no coin, but his token in the market is next and costs ${it.price}. He sells ${it.sold.gold} gold, ${it.sold.spice} spice and ${aGood("books")}: ${prices.gold} + ${prices.spice} + ${prices.goods} = ${coins(it.gain)}. He buys ${aGood("wines")} and has ${coins(it.left)} left for a ship.</p>
    <//>`;
}
