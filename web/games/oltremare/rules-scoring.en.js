/** The scorings, in English: sections 12 to 14 of the rules. */

import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Rule } from "../../rules/parts.js";
import { cargoDecides, cashOut, finalScoring, interimScoring, paid, places } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, Merchant, Pile, Places } from "./rules-pictures.js";
import { cards, counted, ducats, goodName, goodsOf, list, NAMES, pays } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Account, Group} from "./rules-examples.js" */

/** @param {Reading} c */
export function interim(c) {
  const { awards } = factsOf(c.components);
  return html`
    <p>It takes place once in the game: when a draw meets the Venice card, be it by buying, by the market or by pirates,
      or when the Venice card lies on top of the goods deck at the end of a turn.
      Two things are scored, prestige first and then cargo.</p>
    <${Rule} of=${c} id="s12-prestige" title="Prestige">
      <p>Most prestige tiles: ${ducats(awards[0])}. Second most: ${awards[1]}. Third most: ${awards[2]}. All others get nothing.
        Each different number of tiles is one place: all who have it get the full award, and the next lower number is the next place. Even 0 tiles can get a place.
        Then everybody gives all prestige tiles back.</p>
      <${Places} rows=${places(c.components)} columns=${["Numbers of tiles", "Ducats"]} />
    <//>
    <${Rule} of=${c} id="s12-cargo" title="Cargo">
      <p>Everybody takes the <b>topmost group</b> off the cargo pile: all cards of the top good lying directly on top of each other.
        It stays as the new cargo pile and is not paid now. It can grow on, and is paid once, later.
        All groups below pay their <a href="#s2-prices">prices</a>, and their cards go to the discard pile.
        If your whole cargo is a single group, you keep all of it.</p>
      <p>Pirate piles, harbour tiles, and cards that are played but not yet loaded do not count now.</p>
    <//>
    ${interimExample(c)}
    <${Rule} of=${c} id="s12-after" title="After it">
      <p>The Venice card is out of the game; it never goes to anybody. If a draw met it, the next card is drawn in its place, for the same price if it was bought.
        Then the turn goes on. Open offers stay open.</p>
    <//>`;
}

/** @param {Reading} c */
function interimExample(c) {
  const { players, kept, groups, cargo, total } = interimScoring(c.components);
  return html`<${Rule} of=${c} id="s12-example" title="An example">
    <p>First prestige:</p>
    <ul class="ro-list">
      ${players.map(({ who, tiles, award }) => html`<li key=${who}><${Merchant} who=${who} name=${NAMES[who]} /> ${counted(tiles, "tile")}, ${signed(award, true)}</li>`)}
    </ul>
    <p>Then cargo. Anna’s pile from the top down:</p>
    <${Pile} of=${c} groups=${[kept, ...groups]} kept=${1} label="Anna’s cargo pile, from the top down"
      says=${(/** @type {Group} */ group, /** @type {boolean} */ stays) => (stays ? `${goodsOf(c, group)}: stay` : pays(c, group))} />
    <p>The ${goodName(c, kept.good)} stays. The rest pays ${groups.map((group) => group.ducats).join(" + ")} = ${cargo}.
      With the award for prestige Anna gets ${ducats(total)}.</p>
  <//>`;
}

/** @param {Reading} c */
export function end(c) {
  const { awards } = factsOf(c.components);
  return html`
    <${Rule} of=${c} id="s13-last" title="The last round">
      <p>When somebody draws the last card of the goods deck, the last round is on. It ends with the turn of the player to the right of the starting player,
        so that all have had the same number of turns. For the one who drew the card, this turn is the last; if it was the starting player, everybody else still has a turn.</p>
      <p>It does not matter what the card was drawn for, nor whether the drawing goes on with a reshuffled deck. If the deck runs out once more, that changes nothing.</p>
    <//>
    <${Rule} of=${c} id="s13-final" title="Final scoring">
      <p>In this order:</p>
    <//>
    <ol>
      <${Rule} of=${c} id="s13-prestige" as="li"><b>Prestige.</b> ${list(awards.map(String))} ducats for the most, second most and third most tiles, as in the <a href="#s12-prestige">interim scoring</a>.<//>
      <${Rule} of=${c} id="s13-cargo" as="li"><b>Cargo.</b> Your pile is split into groups from the top down, without changing the order, and each group pays its price.
        If there are more cards than the largest group has, the surplus pays nothing and starts no group of its own. A good may form several groups if others lie in between.<//>
      <${Rule} of=${c} id="s13-pirates" as="li"><b>Pirates.</b> You lose 1 ducat for each card in your pirate pile.<//>
      <${Rule} of=${c} id="s13-tiles" as="li"><b>Harbour tiles.</b> ${list(awards.map(String))} ducats for the most, second most and third most, active and turned-over ones together.
        0 tiles can get a place here as well. A compass that was used is gone; one that was not used counts.<//>
    </ol>
    <p>Cards in your hand are worth nothing. <b>Whoever has the most ducats wins.</b></p>
    <${Rule} of=${c} id="s13-tie" title="Ties">
      <p>With equal ducats the one with more cards in the cargo pile is ahead, as it is at the end. What was discarded in the interim scoring does not count.
        If that is equal too, the one who comes first in turn order, beginning with the starting player, is ahead.</p>
    <//>
    ${finalExample(c)}`;
}

/** @param {Reading} c */
function finalExample(c) {
  const accounts = finalScoring(c.components);
  const facts = factsOf(c.components);
  const largest = paid(facts, { good: "gem", size: facts.good.get("gem")?.prices.length ?? 0 });
  const lines = {
    before: "Before the scoring",
    prestige: "Prestige",
    cargo: "Cargo",
    pirates: "Pirates",
    harbours: "Harbour tiles",
  };
  return html`<${Rule} of=${c} id="s13-example" title="An example">
    <p>Three players have spread out their cargo, each from the top down:</p>
    ${accounts.map(
      ({ who, groups }) => html`<div class="ro-hold" key=${who}>
        <${Merchant} who=${who} name=${NAMES[who]} />
        <${Pile} of=${c} groups=${groups} says=${(/** @type {Group} */ group) => pays(c, group)} label=${`${NAMES[who]}’s cargo pile, from the top down`} />
      </div>`,
    )}
    <p>Ben’s two groups of ${goodName(c, "salt")} are paid each by itself, since ${goodName(c, "wine")} lies in between.
      The last of Clara’s ${goodName(c, "gem")} brings nothing: ${goodsOf(c, largest)} are the largest group and pay ${largest.ducats}.</p>
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Ducats" head="Line" from=${{
      prestige: (/** @type {Account} */ { counts }) => counted(counts.prestige, "tile"),
      cargo: (/** @type {Account} */ account) => cards(account.cards),
      pirates: (/** @type {Account} */ { counts }) => cards(counts.pirates),
      harbours: (/** @type {Account} */ { counts }) => counted(counts.harbours, "tile"),
    }} />
    ${
      cargoDecides(accounts) &&
      html`<p>Anna and Ben are equal. Anna has more cards in her cargo pile, ${accounts[0].cards} to ${accounts[1].cards}, so Anna wins.</p>`
    }
  <//>`;
}

/** @param {Reading} c */
export function exhausted(c) {
  const { groups, pirates, ducats: total, deck } = cashOut(c.components);
  return html`
    <p>If a card has to be drawn and the goods deck is empty, the discard pile is shuffled and becomes the new deck.</p>
    <${Rule} of=${c} id="s14-cash" title="A cargo is cashed in">
      <p>If there is no discard pile either, and the card must be drawn, for pirates, for the market, or for a <a href="#s7-empty">purchase that has to be made</a>,
        then the <b>starting player</b> is cashed out: the cargo pile pays as in the final scoring, and 1 ducat is lost for each pirate card. Prestige and harbour tiles are not scored.
        Then these cargo and pirate cards are shuffled and are the new deck, and the drawing goes on.</p>
      <p>Cards that are played but not yet loaded stay out of it. They will be the first cards of a new cargo pile.</p>
    <//>
    <${Rule} of=${c} id="s14-next" title="And if that is not enough">
      <p>Each time a deck is needed, it is the turn of the first player who has any cargo or pirate cards, clockwise from the starting player to the active player.
        Those all have had their last turn or are having it. It may be the starting player again, if there is new cargo.
        A card that pirates have just put onto your pile is taken along. If nobody has any card, the rest of the drawing lapses.</p>
    <//>
    <${Rule} of=${c} id="s14-example" title="An example">
      <p>Anna is the starting player. Her cargo pile from the top down:</p>
      <${Pile} of=${c} groups=${groups} says=${(/** @type {Group} */ group) => pays(c, group)} label="Anna’s cargo pile, from the top down" />
      <p>She has ${cards(pirates)} in her pirate pile. So she gets ${groups.map((group) => group.ducats).join(" + ")} − ${pirates} = ${ducats(total)}, and ${cards(deck)} are the new deck.</p>
    <//>`;
}
