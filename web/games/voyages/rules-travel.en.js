/** The map and its cities, in English: sections 8 and 9 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { exchanged, lowest, threeSteps } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Chart, WholeChart } from "./rules-map.js";
import { CityCard, CityCards, Scale, Space } from "./rules-pictures.js";
import { camels, coins, counted, effect, list, place, points, things, times } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function travel(c) {
  const { kinds, nodes, roads, steps, scoring, milestones, setup } = factsOf(c.components);
  const plain = milestones.filter(([posts]) => posts <= setup.trading_posts);
  return html`
    <p>The travel action takes 2 dice and moves your figure. Where it stops you place a trading post, and trading posts bring bonuses, open city cards and count in the end.</p>
    <${WholeChart} of=${c} label=${`The map: ${nodes.size} places from Venezia to Beijing, joined by ${roads.length} roads`}
      says=${`${kinds.large} large cities, ${kinds.small} small cities with their bonuses, ${kinds.oasis} oases, Venezia in the west and Beijing in the east. Some roads cost camels or coins.`} />
    <${Rule} of=${c} id="s8-steps" title="Steps">
      <p>The lower die is the most steps you may go; fewer are allowed, but at least one. You pay for the steps you really go, and not for the dice:</p>
      <${Scale} values=${steps} first=${1} head=${["Steps", "Coins"]} />
    <//>
    <${Rule} of=${c} id="s8-route" title="The route">
      <p>You go from place to place along the roads, and choose the whole route before you go. You may go back and forth and come to a place several times. You must stop at a place, and nobody else’s figure is in the way.</p>
    <//>
    <${Rule} of=${c} id="s8-roads" title="Roads that cost something">
      <p>The camels or coins printed on a road are paid each time you use it, in either direction, <b>on top of</b> the steps. All of it, and the fee if the space is occupied, is due before you go.</p>
    <//>
    ${travelExample(c)}
    <${Rule} of=${c} id="s8-arrival" title="Arriving">
      <p>Only the place where you <b>stop</b> counts.</p>
      <ul>
        <li><b>Oasis</b> and <b>Venezia:</b> nothing happens, and no post is placed.</li>
        <li><b>Small city:</b> you place a trading post and at once get the city’s bonus, and again at the beginning of every round to come. Its tile stays for everybody.</li>
        <li><b>Large city:</b> you place a trading post. Whoever is the first to do so takes the outpost bonus that lies there; its tile then leaves the game. From now on you may use the city’s cards.</li>
        <li><b>Beijing:</b> you place a trading post on the free space with the most points: ${list(scoring.beijing.map(String))}. It counts in the end, and makes your goods count.</li>
      </ul>
      <p>Any number of players may have posts in a city, but each only <b>one</b>. If you stop where you have one already, nothing happens, and there is no bonus either.</p>
    <//>
    <${Rule} of=${c} id="s8-milestones" title="Many posts">
      <p>${plain.map(([posts, vp]) => `The ${posts}th post you place brings ${points(vp)} at once.`).join(" ")}</p>
    <//>
    <${Rule} of=${c} id="s8-none" title="No post left">
      <p>If you must place a post and have none, you take one of yours from another city. It counts as placed, so you get what the new city gives. What the old one gave is lost, and for the number of posts you get nothing again.</p>
    <//>
    <${Rule} of=${c} id="s8-bonus" title="Bonus moves">
      <p>Some rewards let your figure go up to so many steps, in one journey with one stop. That takes no dice, costs nothing for the steps and no fee, and does not make you start player. Roads are paid as always, and you arrive as always.
        You may also decline it; then it is lost, as it is if you can pay for no road.</p>
    <//>`;
}

/** @param {Reading} c */
function travelExample(c) {
  const { dice, from, path, used, bySteps, coins: due, camels: load } = threeSteps(c.components);
  const way = [from, ...path].map((id) => place(c, id));
  return html`<${Rule} of=${c} id="s8-example" title="An example of a journey">
    <${Chart} of=${c} way=${[from, ...path]} who="bence" label=${`A part of the map with the way ${way.join(" – ")} marked`} />
    <${Space} dice=${dice.map((value) => ({ value, whose: "bence" }))} label=${`Two yellow dice: ${dice.join(" and ")}`} says=${`Ben may go up to ${counted(lowest(dice), "step")}, and goes ${path.length}: ${way.join(" – ")}.`} />
    <p>The steps cost ${coins(bySteps)}, the roads ${used.map(({ cost }) => cost.camel ?? 0).join(" + ")} = ${camels(load)}; that is ${coins(due)} and ${camels(load)}. He places his post in ${way.at(-1)} only. In ${way.at(-2)} he just passes through.</p>
  <//>`;
}

/** @param {Reading} c */
export function cityCards(c) {
  const { cityOf, cards } = factsOf(c.components);
  return html`
    <p>In the large cities lie city cards, ${cityOf.size} in each game, three of them in Sumatra. Each is an action space for those who have a trading post in its city.</p>
    <${Rule} of=${c} id="s9-post" title="Only with a post">
      <p>You need a post in the city. A post placed with the travel action can be used from your next turn on; one that a bonus move placed earlier in this turn can be used at once.</p>
    <//>
    <${Rule} of=${c} id="s9-once" title="One die, once per round">
      <p>You place one die on the card, of any colour. It is then closed to everybody until the next round. No fee opens it again, not even Berke can come. The three cards in Sumatra are three spaces.</p>
    <//>
    <${Rule} of=${c} id="s9-times" title="How often">
      <p>Where a card exchanges something, you do so up to as many times as the die shows, and as often as you can pay. The whole price is paid before you get anything. Where a card says what each value of the die brings, or counts what you have, you get all of it.</p>
    <//>
    <${Rule} of=${c} id="s9-possible" title="It must be possible">
      <p>You cannot use a card that would do nothing: if you have nothing of what it counts, no small city with a post for a city bonus, or cannot pay even once.</p>
    <//>
    ${cardExample(c)}
    <${Rule} of=${c} id="s9-cards-list" title=${`All ${cards.size} city cards`}>
      <${CityCards} of=${c} tell=${effect} />
    <//>
    <${Rule} of=${c} id="s9-single" title="Some of them in detail">
      <ul>
        <li><b>Posts placed</b> count with those in Beijing and the black ones. A die higher than what is counted is allowed.</li>
        <li><b>Exchange in both directions:</b> camels and coins change in one and the same direction throughout. Points and coins, and goods and camels, may change in either direction each time, one after the other; each exchange must be payable when its turn comes. Points may fall below 0.</li>
        <li><b>City bonuses:</b> those of different small cities. If you have fewer of them, you get fewer.</li>
        <li><b>Steps for camels or goods:</b> you pay for as many steps as you want, and then go <b>one</b> journey of up to that many. The two goods for a step must be different.</li>
        <li><b>Goods for coins:</b> you choose each of them freely.</li>
      </ul>
    <//>`;
}

/** @param {Reading} c */
function cardExample(c) {
  const { card, die, stock, times: often, paid, gain } = exchanged(c.components);
  if (!card) return null;
  return html`<${Rule} of=${c} id="s9-example" title="An example of a city card">
    <${Space} dice=${[{ value: die, whose: "csilla" }]} label=${`A green ${die} on the card: ${effect(card)}`}>
      <${CityCard} card=${card} says=${effect(card)} />
    <//>
    <p>With a ${die} Clara might exchange ${times(die)}, but she has ${things(stock)}. So she does it ${times(often)}, pays ${things(paid)} and gets ${things(gain)}.</p>
  <//>`;
}
