/** The end and the expert options, in English: sections 13 and 14 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { placesOf, TIED, theEnd } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, Goals, Holdings, Player, Scale } from "./rules-pictures.js";
import { coins, counted, list, NAMES, place, points } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Account} from "./rules-examples.js" */

/** @param {Reading} c */
export function end(c) {
  const { rounds, scoring, goals, goalCities, setup } = factsOf(c.components);
  return html`
    <p>After round ${rounds} the goal cards are turned up, and everybody adds to the points made during the game:</p>
    <ol>
      <${Rule} of=${c} id="s13-goals" as="li"><b>Goal cards.</b> For each of your ${setup.goals} cards its points, if you have posts in <b>both</b> its cities.<//>
      <${Rule} of=${c} id="s13-cities" as="li"><b>Cities on goal cards.</b> Points by how many <b>different</b> cities on your two cards have a post of yours, whether the card itself is reached or not. A city on both cards counts once.
        <${Scale} values=${goalCities} first=${0} head=${["Cities", "Points"]} /><//>
      <${Rule} of=${c} id="s13-coins" as="li"><b>Coins.</b> 1 point for every full ${coins(scoring.coins_per_vp)}.<//>
      <${Rule} of=${c} id="s13-beijing" as="li"><b>Beijing.</b> The points of the space on which your post stands: ${list(scoring.beijing.map(String))}.<//>
      <${Rule} of=${c} id="s13-goods" as="li"><b>Goods.</b> Only with a post in Beijing: 1 point for every full ${counted(scoring.goods_per_vp, "good")}, gold, silk and pepper added up. Camels do not count.<//>
      <${Rule} of=${c} id="s13-most" as="li"><b>Most contracts.</b> ${points(scoring.most_contracts)} for whoever has completed the most; if there are several, for each of them.<//>
    </ol>
    <p>Contracts that are not completed, camels and posts that you have not placed are worth nothing by themselves. <b>Whoever has the most points wins.</b></p>
    <${Rule} of=${c} id="s13-tie" title="A tie">
      <p>Of those who are equal, the one with more camels comes first. If these are equal too, they share the place.</p>
      <p>Say four players have the same points, and ${list(TIED.map(String))} camels: they come to places ${list(placesOf(TIED).map(String))}.</p>
    <//>
    ${endExample(c)}
    <${Rule} of=${c} id="s13-cards" title=${`All ${goals.size} goal cards`}>
      <${Goals} of=${c} name=${(/** @type {string} */ id) => place(c, id)} label=${(/** @type {string[]} */ cities, /** @type {number} */ vp) => `${list(cities)}: ${points(vp)}`} />
    <//>`;
}

/** What the lines at the end came from. @type {Record<string, (account: Account) => string>} */
const FROM = {
  goal_cards: ({ reached }) => counted(reached.length, "card"),
  goal_cities: ({ cities }) => counted(cities.length, "city", "cities"),
  coins: ({ coins: had }) => coins(had),
  goods: ({ goods, beijing }) =>
    beijing === undefined ? `${counted(goods, "good")}, no post` : counted(goods, "good"),
  most_contracts: ({ completed }) => `${completed} completed`,
};

/** @param {Reading} c */
function endExample(c) {
  const accounts = theEnd(c.components);
  const lines = {
    before: "During the game",
    goal_cards: "Goal cards",
    goal_cities: "Cities on them",
    coins: "Coins",
    beijing: "Beijing",
    goods: "Goods",
    most_contracts: "Most contracts",
  };
  const best = Math.max(...accounts.map(({ total }) => total));
  const winners = accounts.filter(({ total }) => total === best);
  return html`<${Rule} of=${c} id="s13-example" title="A whole example">
    <ul class="rm-holdings">
      ${accounts.map(
        (account) => html`<li key=${account.who}><${Player} who=${account.who} name=${NAMES[account.who]} />
          <${Holdings} of=${c} holding=${account} name=${(/** @type {string} */ id) => place(c, id)} posts=${`Posts: ${list(account.posts.map((id) => place(c, id)))}.`} /></li>`,
      )}
    </ul>
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Points" head="Line" from=${FROM} />
    ${winners.length === 1 && html`<p>${NAMES[winners[0].who]} wins.</p>`}
  <//>`;
}

/** @param {Reading} c */
export function expert(c) {
  const { setup } = factsOf(c.components);
  return html`
    <p>Each of these options can be chosen by itself. If several are, they come in this order, after the contracts have been laid out.</p>
    <${Rule} of=${c} id="s14-bonuses" title="Random city bonuses">
      <p>The tiles are mixed over the small cities, whatever their letters.</p>
    <//>
    <${Rule} of=${c} id="s14-draft" title="Choosing characters">
      <p>One character more than there are players is laid out. The <b>last</b> player of the first round chooses first, then it goes counter-clockwise, and the start player takes one of the last two. What is left over goes to the box. Everybody sees all of it.
        Of Mercator’s tiles the one for your number of players is used.</p>
    <//>
    <${Rule} of=${c} id="s14-goals" title="Choosing goal cards">
      <p>When the characters are known, everybody gets ${setup.goals_dealt} goal cards and secretly keeps ${setup.goals}, all at the same time. Nobody sees what the others give back.</p>
    <//>`;
}
