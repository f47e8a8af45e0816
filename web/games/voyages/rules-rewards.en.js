/** What brings what, and who you are, in English: sections 11 and 12 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { CharacterEmblem } from "./cards.js";
import { jump } from "./rules-examples.js";
import { contractsOf, factsOf } from "./rules-facts.js";
import { Chart } from "./rules-map.js";
import { Bonuses, Contracts, Outposts, Sign } from "./rules-pictures.js";
import { character, coins, counted, list, NAMES, place, points, things } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function rewards(c) {
  const facts = factsOf(c.components);
  const { outposts, kinds, taking } = facts;
  const { starting, others } = contractsOf(facts);
  return html`
    <p>Contracts, city bonuses, outpost bonuses and city cards use the same signs. A reward is always carried out as a whole before anything else.</p>
    <${Rule} of=${c} id="s11-signs" title="The signs">
      <ul class="rm-signs">
        ${Object.entries(SIGNS).map(([id, says]) => html`<li key=${id}><${Sign} what=${id} /><span>${says}</span></li>`)}
      </ul>
    <//>
    <${Rule} of=${c} id="s11-order" title="In which order">
      <p>Points, coins, camels and goods come first, then goods you choose, city bonuses, the black die, the drawn contract, and at last the move. If one of these brings rewards itself, they come before what is left of the first.</p>
      <p>You may decline a move, and a contract for which you have no room. Everything else you get.</p>
    <//>
    <${Rule} of=${c} id="s11-room" title="A drawn contract, and no room">
      <p>A contract from the special pile is turned up for all to see. If both your ${taking.active_places} places are taken, you either put one of your old contracts under the pile and keep the new one, or decline it; then the new one goes under the pile.
        Until you have decided, it lies beside the pile.</p>
    <//>
    <${Rule} of=${c} id="s11-pile" title="The special pile">
      <p>Everybody sees how many contracts it has, nobody their order. Contracts are drawn from the top; what is put away, and what is left at the end of a round, goes to the bottom. If it is empty, nothing is drawn.</p>
    <//>
    <${Rule} of=${c} id="s11-bonuses" title="City bonuses">
      <p>In the basic game each tile lies on the city with its letter:</p>
      <${Bonuses} of=${c} tell=${things} name=${(/** @type {string} */ id) => place(c, id)} />
    <//>
    <${Rule} of=${c} id="s11-outposts" title="Outpost bonuses">
      <p>On each of the ${kinds.large} large cities lies one of these ${outposts.size}; the others are not in the game. Whoever is the first with a post there takes it, once.</p>
      <${Outposts} of=${c} tell=${things} />
    <//>
    <${Rule} of=${c} id="s11-starting" title="Starting contracts">
      <p>Everybody gets one of these; the others are not in the game.</p>
      <${Contracts} contracts=${starting} tell=${things} />
    <//>
    <${Rule} of=${c} id="s11-contracts" title=${`The other ${others.length} contracts`}>
      <${Contracts} contracts=${others} tell=${things} />
    <//>`;
}

/** What each sign means. @type {Record<string, string>} */
const SIGNS = {
  coin: "coins",
  camel: "camels",
  pepper: "pepper, a good",
  silk: "silk, a good",
  gold: "gold, a good",
  vp: "points",
  any_good: "so many goods of your choice, the same or different ones",
  two_different_goods: "two goods of two different kinds",
  contract: "the top contract of the special pile",
  black_die: "a black die from the board, rolled at once; nothing if there is none left",
  move: "a bonus move of up to so many steps",
  other_city_bonus: "the bonus of another small city of your choice; you need no post there",
  own_city_bonus: "the bonuses of so many different small cities in which you have a post",
};

/** @param {Reading} c */
export function characters(c) {
  const facts = factsOf(c.components);
  const { threshold, milestones, setup, scoring } = facts;
  const [last, bonus] = milestones.at(-1) ?? [0, 0];
  const found = (/** @type {string} */ id) => facts.characters.get(id);
  const start = (/** @type {string} */ id) => things(found(id)?.round_start ?? {});
  const shares = Object.entries(found("mercator")?.when_others_use ?? {});
  const { path, jumps, coins: due } = jump(c.components);
  return html`
    <p>Everybody plays a character with an ability that lasts the whole game and goes before the other rules. ${facts.characters.size} of them there are.</p>
    <${Rule} of=${c} id="s12-rashid" title=${titled(c, "rashid")}>
      <p>You do not roll. Whenever you place dice, you give each the value you like, black ones too. Until then they have no value, so they <b>cannot be rolled again or turned</b>. On an occupied space you pay by the values you have chosen: a 1 on the 5 coins costs only one coin.
        You never get a compensation. Nobody but you chooses values.</p>
    <//>
    <${Rule} of=${c} id="s12-matteo" title=${titled(c, "matteo")}>
      <p>The white die is yours: you roll 6 dice, and all of them count for the ${threshold} of the compensation. At the beginning of every round you draw the top contract of the special pile. If you have no room, you <a href="#s11-room">make room or decline</a>.</p>
    <//>
    <${Rule} of=${c} id="s12-berke" title=${titled(c, "berke")}>
      <p>You never pay the fee for occupied spaces. Everything else holds for you: each colour once, the Khan’s values and slots, the price of a journey, closed city cards.</p>
    <//>
    <${Rule} of=${c} id="s12-mercator" title=${titled(c, "mercator")}>
      <p>Whenever <b>another</b> player uses a row of the bazaar, you get one of its camels, pepper, silk or gold, whichever row was chosen. You get it as soon as the dice lie there. Your own actions, the money bag and city cards bring you nothing. There are tiles for each number of players:</p>
      <ul>${shares.map(([players, share]) => html`<li key=${players}><b>${players} players:</b> ${list([`${counted(share.bazaar, "unit", "units")} at the bazaar`, ...told(share.khan, "when another player goes to the Khan"), ...told(share.take5, "when another player takes 5 coins")])}.</li>`)}</ul>
    <//>
    <${Rule} of=${c} id="s12-kubilai" title=${titled(c, "kubilai")}>
      <p>Your figure starts in ${place(c, "beijing")}, and one of your posts stands on the space of ${points(scoring.beijing[0])} there. It is your first post. Whoever comes later gets ${list(scoring.beijing.slice(1).map(String))}.</p>
    <//>
    <${Rule} of=${c} id="s12-johannes" title=${titled(c, "johannes")}>
      <p>You get ${start("johannes")} at the beginning of every round. Whenever you move, you may step from any oasis to <b>any other oasis</b>. It is one step, and no road is paid for it. You may go on after that, jump again, or stop there.</p>
      <${Chart} of=${c} way=${["venezia", ...path]} who="anna" label=${`The map with the way Venezia – ${path.map((id) => place(c, id)).join(" – ")}; the step between the oases is a jump`} />
      <p>${NAMES.anna} goes ${path.length} steps for ${coins(due)}, ${counted(jumps.length, "of them a jump", "of them jumps")}, and so comes from Venezia to ${place(c, path.at(-1) ?? "")}.</p>
    <//>
    <${Rule} of=${c} id="s12-wilhelm" title=${titled(c, "wilhelm")}>
      <p>You have ${found("wilhelm")?.extra_posts ?? 0} more posts, the black ones, ${setup.trading_posts + (found("wilhelm")?.extra_posts ?? 0)} in all. You also place a post in every city and in Beijing where you <b>pass through</b>, in any movement. The bonuses of all these posts come when the journey has ended, in the order in which you placed them.
        The ${last}th post brings another ${points(bonus)} at once.</p>
    <//>
    <${Rule} of=${c} id="s12-niccolo" title=${titled(c, "niccolo_marco")}>
      <p>You have ${found("niccolo_marco")?.figures ?? 0} figures, and get ${start("niccolo_marco")} at the beginning of every round. You may divide the steps of one movement between your figures. Everything is paid before either goes, and each that has moved arrives where it stops.
        In one city they place one post only.</p>
    <//>`;
}

/** A character with the signs of the tile. @param {Reading} c @param {string} id */
const titled = (c, id) => html`${character(c, id)} <${CharacterEmblem} id=${id} />`;

/** @param {Record<string, number>} share @param {string} when */
const told = (share, when) => (Object.keys(share).length ? [`${things(share)} ${when}`] : []);
