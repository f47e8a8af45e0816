/** The main actions and the bonus actions, in English: sections 7 and 10 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { completed, KHAN, pepper, silk, twoContracts } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Bazaar, Contract, Khan, Slots, Space } from "./rules-pictures.js";
import { camels, coins, counted, things } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function actions(c) {
  const facts = factsOf(c.components);
  const { khan, taking, contractSlots } = facts;
  const extras = contractSlots.filter((slot) => slot.coin_or_camel > 0);
  return html`
    <p>As your main action you place dice on one of these spaces, or you <a href="#s8-travel">travel</a>, or you use a <a href="#s9-cards">city card</a>.</p>
    <${Rule} of=${c} id="s7-five" title="Take 5 coins (1 die)">
      <p>You get ${coins(facts.take5)}, whatever the die shows. Its value matters only for the fee if the space is occupied. With two players a dummy die always lies here, so it always costs the fee.</p>
    <//>
    <${Rule} of=${c} id="s7-bazaar" title="The Grand Bazaar (1, 2 or 3 dice)">
      <p>Camels and pepper take 1 die each, silk takes 2, gold takes 3. You choose a row that is not higher than your lowest die, and get all that is printed there for this good.</p>
      <${Bazaar} of=${c} head="Die" dice=${(/** @type {number} */ n) => counted(n, "die", "dice")} tell=${things} />
      <p>The bonus step in the gold column is a <a href="#s8-bonus">bonus move</a>.</p>
    <//>
    ${bazaarExample(c)}
    <${Rule} of=${c} id="s7-khan" title="The Khan’s favour (1 die)">
      <p>You get ${counted(khan.goods, "good")} of your choice and ${things(khan.gain)}. There are ${khan.slots} slots, filled from left to right, and a die must show <b>at least as much as the one before it</b>.
        When all slots are taken, the space is closed for this round. There is no fee. Dummy dice take up slots. Your own colour may come only once per round.</p>
      <${Khan} of=${c} dice=${[
        { value: KHAN.first, whose: "csilla" },
        { value: KHAN.next, whose: "bence" },
      ]} label=${`The Khan’s row: a green ${KHAN.first}, a yellow ${KHAN.next} and two free slots`} says=${`Clara laid a ${KHAN.first}. Ben could not have laid a ${KHAN.low}; he laid a ${KHAN.next}. The next die must show at least ${KHAN.next}.`} />
    <//>
    <${Rule} of=${c} id="s7-contracts" title="Take contracts (1 die)">
      <p>You take 1 or ${taking.most_taken} contracts that lie on the board, from slots whose number is not higher than your die. You choose both before anything moves. Some slots give something more: ${extras.map(({ slot, coin_or_camel: n }) => `slot ${slot} ${coins(n)} or ${camels(n)}`).join(", ")}, all of one kind.</p>
      <p>Afterwards those that are left slide to the left. If none is left, ${taking.refill} are drawn from the special pile onto the first slots, as many as there are.
        As long as no contract lies on the board, the space cannot be used.</p>
    <//>
    <${Rule} of=${c} id="s7-room" title="Room for contracts">
      <p>You have room for ${taking.active_places} active contracts. If there is too little, you first put old ones under the special pile, <b>exactly as many as needed</b> and of your choice.
        A contract that you take now must not be put away in the same action. You can also complete contracts before, to make room.</p>
    <//>
    ${contractsExample(c)}`;
}

/** @param {Reading} c */
function bazaarExample(c) {
  const two = silk(c.components);
  const { die, most, row, other } = pepper(c.components);
  return html`<${Rule} of=${c} id="s7-example" title="Examples at the bazaar">
    <${Space} dice=${two.dice.map((value) => ({ value, whose: "bence" }))} label=${`Two yellow dice: ${two.dice.join(" and ")}`} says=${`Silk with ${two.dice.join(" and ")}: the lower die reaches row ${two.row}, so at most ${things(two.gain)}.`} />
    <${Space} dice=${[{ value: die, whose: "anna" }]} label=${`A blue ${die}`} says=${`Pepper with a ${die}: ${things(most)}, or ${things(other)} from row ${row}.`} />
  <//>`;
}

/** @param {Reading} c */
function contractsExample(c) {
  const { die, row, slots, extra, left } = twoContracts(c.components);
  return html`<${Rule} of=${c} id="s7-contracts-example" title="An example of contracts">
    <${Slots} of=${c} contracts=${row} taken=${slots} tell=${things} label=${`Six contracts on the board; those on slots ${slots.join(" and ")} are chosen`} says=${`With a ${die} Clara takes the contracts on slots ${slots.join(" and ")}. For slot ${slots[1]} she chooses ${camels(extra)}.`} />
    <${Slots} of=${c} contracts=${left} tell=${things} label=${`${counted(left.length, "contract")} on the first slots`} says="Then the others slide to the left." />
  <//>`;
}

/** @param {Reading} c */
export function bonus(c) {
  const { bag, camels: price } = factsOf(c.components);
  return html`
    <p>In your turn, before and after the main action, you may do any number of these, in any order and as often as you can pay for them.</p>
    <${Rule} of=${c} id="s10-complete" title="Complete a contract">
      <p>You pay the camels and goods of one of your active contracts and get what it brings. Its place is free before you do, so a contract you draw as its reward goes there. Completed contracts go to your drawer; everybody may know which they are.</p>
    <//>
    ${contractExample(c)}
    <${Rule} of=${c} id="s10-bag" title="Money bag">
      <p>You put one die on the money bag and get ${coins(bag)}, whatever it shows. There is no fee, and you may come as often as you like with dice of any colour.</p>
    <//>
    <${Rule} of=${c} id="s10-reroll" title="Reroll a die">
      <p>For ${camels(price.reroll)} you roll one of your unplaced dice again.</p>
    <//>
    <${Rule} of=${c} id="s10-adjust" title="Turn a die">
      <p>For ${camels(price.adjust)} you turn one of your unplaced dice up or down by 1, and for twice as many by 2, step by step. You never turn a 6 to a 1 or a 1 to a 6.</p>
    <//>
    <${Rule} of=${c} id="s10-black" title="A black die">
      <p>For ${camels(price.black)} you take a black die from the board, roll it, and have it for this round. You may <b>buy only one in a turn</b>, and only as long as there are any. A black die that is a reward does not count as bought.</p>
    <//>
    <p>Black and white dice may be rolled again and turned like any other.</p>`;
}

/** @param {Reading} c */
function contractExample(c) {
  const contract = completed(c.components);
  if (!contract) return null;
  const { cost, reward } = contract;
  return html`<${Rule} of=${c} id="s10-example" title="An example of a contract">
    <div class="rm-beside">
      <${Contract} of=${c} id=${contract.id} tell=${things} />
      <p>Anna pays ${things(cost)} and gets ${things(reward)}.</p>
    </div>
  <//>`;
}
