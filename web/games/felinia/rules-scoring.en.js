/** Storage, the end and the wealth scoring, in English: sections 11 to 13 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { coinsDecide, grouping, scoring as scored, storing } from "./rules-accounts.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, GroupValues, Land, Player, TileValues } from "./rules-pictures.js";
import { coins, counted, list, NAMES, points, times, type } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Worked} from "./rules-accounts.js" */

/** @param {Reading} c */
export function storage(c) {
  const { storage: limits, markets, berths } = factsOf(c.components);
  const it = storing(c.components);
  return html`
    <p>During the round there is no limit to your goods. Now there is.</p>
    <${Rule} of=${c} id="s11-keep" title="How many goods you keep">
      <p>At most ${limits.free}, or exactly ${limits.most} if you pay ${coins(limits.fourth_cost)}. All others are sold for ${coins(limits.forced_sale)} each, into the bag. You choose which; all do it at the same time. With ${limits.free} goods or fewer you have nothing to do.</p>
    <//>
    <${Rule} of=${c} id="s11-order" title="First sell, then pay">
      <p>The surplus is sold before the ${coins(limits.fourth_cost)} are paid, so the sale may pay for the fourth good.</p>
      <p>Example: ${NAMES.anna} has ${counted(it.held, "good")} and ${coins(it.coins)}. She keeps ${it.kept} and sells ${it.sold}: ${it.coins} + ${it.between - it.coins} = ${coins(it.between)}. Then she pays ${limits.fourth_cost} and has ${it.after} left.</p>
    <//>
    <${Rule} of=${c} id="s11-preparation" title="Preparation">
      <p>In this order:</p>
      <ol>
        <li>The bid tokens come back from the banks.</li>
        <li>Each empty one of the ${berths} berths gets the next ship, from the first berth on. If there are not enough ships for all, <a href="#s12-ships">the game ends</a>.</li>
        <li>Each open market is filled up to ${counted(markets.refill, "good")} from the bag, from the top market down. If the bag is empty, a market gets no more.</li>
        <li>The start player card goes to the next player clockwise.</li>
      </ol>
    <//>`;
}

/** @param {Reading} c */
export function end(c) {
  const { player } = factsOf(c.components);
  return html`
    <p>There are two ways in which the game ends, whichever comes first. In both the last ships sail, and then wealth is scored.</p>
    <${Rule} of=${c} id="s12-merchants" title="Somebody’s last merchant boards">
      <p>When the last of somebody’s ${player.merchants} merchants boards a ship and the stock is empty, trading is played to its end. Then <b>all</b> ships sail, full or not, the earliest first. There is no storage and no preparation any more. That stands even if one of those merchants returns home later.</p>
    <//>
    <${Rule} of=${c} id="s12-ships" title="Not enough ships">
      <p>When there are fewer ships left than empty berths in preparation, none is placed. At once all ships with merchants aboard sail, the earliest first. Nothing else of preparation takes place.</p>
    <//>
    <${Rule} of=${c} id="s12-over" title="When it is over">
      <p>Until the scoring you may still sell. After it nothing more can be done. Merchants in stock are worth nothing.</p>
    <//>`;
}

/** @param {Reading} c */
export function scoring(c) {
  const { scoring: worth } = factsOf(c.components);
  return html`
    <p>Six things bring points:</p>
    <ol>
      <li><a href="#s13-tiles">trade tiles</a>, each type by itself,</li>
      <li><a href="#s13-plus">+1 bonus tiles</a>,</li>
      <li><a href="#s13-groups">groups of merchants</a> on the island,</li>
      <li>gold: ${points(worth.gold)} each,</li>
      <li>spice: ${points(worth.spice_pair)} for each full pair,</li>
      <li>goods: ${points(worth.goods)} each.</li>
    </ol>
    <p>Coins and food are worth nothing. In the advanced game <a href="#s14-scoring">mystery cards and special tiles</a> are added. Whoever has most points wins.</p>
    <${Rule} of=${c} id="s13-tiles" title="Trade tiles">
      <p>Each tile is worth as many points as you have tiles of its type, up to the type’s limit. An extra tile among your bonus tiles counts like a trade tile, also if it is your only one of that type.</p>
      <${TileValues} of=${c} head="Tiles of a type, together" more="each further" name=${(/** @type {string} */ id) => type(c, id)} />
    <//>
    <${Rule} of=${c} id="s13-plus" title="+1 bonus tiles">
      <p>1 point for each of your trade tiles of that type. By itself such a bonus tile is worth nothing.</p>
    <//>
    <${Rule} of=${c} id="s13-groups" title="Groups of merchants">
      <p>Your merchants in provinces that share a border form a group, over the edges of kingdoms too. Roads do not matter here. The larger the group, the more each merchant in it is worth:</p>
      <${GroupValues} of=${c} head=${["Merchants in a group", "each", "together"]} more="or more" />
    <//>
    ${groupsExample(c)}
    ${scoringExample(c)}
    <${Rule} of=${c} id="s13-tie" title="Ties">
      <p>With equal points the one with more coins is ahead. If these are equal too, the victory is shared.</p>
    <//>`;
}

/** @param {Reading} c */
function groupsExample(c) {
  const { countries } = factsOf(c.components);
  const { sizes, land } = grouping(c.components);
  return html`<${Rule} of=${c} id="s13-groups-example" title="An example: ${NAMES.anna}’s groups">
    <${Land} of=${c} rules="basic" countries=${[...countries.keys()]} land=${land} names=${true} label=${`The island at the end, with merchants of three players; ${NAMES.anna}’s form groups of ${list(sizes.map(({ size }) => String(size)))}`}
      says=${`${NAMES.anna} is blue with a circle, ${NAMES.bence} red with a diamond, ${NAMES.csilla} green with a triangle.`} />
    <p>${NAMES.anna} has groups of ${list(sizes.map(({ size }) => String(size)))}. The largest reaches over the edge of two kingdoms. They are worth ${sizes.map(({ size, each }) => times(size, each)).join(" + ")} = ${points(sizes.reduce((all, { points: own }) => all + own, 0))}.</p>
  <//>`;
}

/** @param {Reading} c */
function scoringExample(c) {
  const accounts = scored(c.components);
  const [anna, bence] = accounts;
  const lines = {
    tiles: "Trade tiles",
    plus: "+1 bonus tiles",
    merchants: "Merchants",
    gold: "Gold",
    spice: "Spice",
    goods: "Goods",
  };
  return html`<${Rule} of=${c} id="s13-example" title="An example: the whole scoring">
    ${accounts.map(
      ({ who, types, extra }) =>
        html`<p key=${who}><${Player} who=${who} name=${NAMES[who]} /> ${list(types.map(({ type: id, n, each }) => `${type(c, id)} ${times(n, each)}`))}${extra && ", the extra tile counted in"}.</p>`,
    )}
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Points" head="Line" from=${{
      merchants: (/** @type {Worked} */ { groups }) =>
        groups.map(({ size, each }) => times(size, each)).join(" + "),
      gold: (/** @type {Worked} */ { estate }) => `${estate.gold} gold`,
      spice: (/** @type {Worked} */ { estate }) => `${estate.spice} spice`,
      goods: (/** @type {Worked} */ { estate }) => counted(estate.goods ?? 0, "good"),
    }} />
    ${
      coinsDecide(accounts) &&
      html`<p>${NAMES.anna} and ${NAMES.bence} are equal. ${NAMES.bence} has ${coins(bence.estate.coins ?? 0)} left, ${NAMES.anna} ${anna.estate.coins}: so ${NAMES.bence} wins.</p>`
    }
  <//>`;
}
