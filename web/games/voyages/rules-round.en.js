/** A round, a turn and the dice, in English: sections 5 and 6 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { again, lowRoll, occupied } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Space } from "./rules-pictures.js";
import { camels, coins, counted, either, things } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function round(c) {
  const { rounds, threshold, characters } = factsOf(c.components);
  const start = (/** @type {string} */ id) => things(characters.get(id)?.round_start ?? {});
  return html`
    <p>There are ${counted(rounds, "round")}. Each begins with bonuses and a roll of the dice; then everybody places dice, one action after another, until nobody has a die left.</p>
    <${Rule} of=${c} id="s5-start" title="Who starts">
      <p>The hourglass marks the start player. In later rounds it goes to whoever was the <b>last to choose the travel action</b> in the round before, whatever the colour of the dice. If nobody travelled, it stays where it is.
        Bonus steps never count. Whoever has travelled last is shown with the hourglass at once.</p>
    <//>
    <${Rule} of=${c} id="s5-bonuses" title="Bonuses">
      <p>First everybody gets the <a href="#s11-bonuses">city bonus</a> of every small city with a trading post of theirs, in the first round too if they should have one.
        Some characters bring something as well: Johannes ${start("johannes")}, Niccolò and Marco ${start("niccolo_marco")}, and Matteo the top contract of the special pile.</p>
    <//>
    <${Rule} of=${c} id="s5-roll" title="Rolling">
      <p>All dice come back, also black and white ones. The black ones go back to the board, and dummy dice stay where they are. Then all roll all their dice at once.</p>
    <//>
    <${Rule} of=${c} id="s5-compensation" title="Compensation">
      <p>If your dice total less than ${threshold}, you get one coin or one camel for each point that is missing, in any mixture.</p>
    <//>
    ${compensationExample(c)}
    <${Rule} of=${c} id="s5-turns" title="One after the other">
      <p>Then turns go clockwise from the start player, to the next player each time who still has dice. Only the player whose turn it is does anything.
        Whoever has no dice is skipped, and has no bonus actions in this round any more. If only one player has dice left, this player has one turn after another.</p>
    <//>
    <${Rule} of=${c} id="s5-main" title="One main action">
      <p>A turn has exactly one <a href="#s7-actions">main action</a>: place dice on one space, pay, and carry it out at once and as a whole.
        Before it and after it you may do any number of <a href="#s10-bonus">bonus actions</a>, but none in the middle of it.</p>
    <//>
    <${Rule} of=${c} id="s5-must" title="No passing">
      <p>As long as you have dice you must do a main action before you end your turn. The money bag is none. But you may put all your dice on the money bag, one by one; then you may end the turn without a main action.
        This is always possible, so nobody is ever stuck.</p>
      <p>If you get a black die later in that turn, you have dice again, and the same rule holds for it.</p>
    <//>
    <${Rule} of=${c} id="s5-pending" title="What is open comes first">
      <p>If a reward asks you something (which good, which city, where to go), you answer that before anything else, and one question after another. Where nothing is asked there is nothing to answer.</p>
    <//>
    <${Rule} of=${c} id="s5-choice" title="An answer from those there are">
      <p>Every move names what belongs to it: a space, dice, and what the space asks for, such as a row, a good or a route. What does not belong to it, or is not among the things to choose from, is no answer.</p>
    <//>
    <${Rule} of=${c} id="s5-end" title="The end of a round">
      <p>When nobody has dice left, the round ends. Contracts still on the board go under the special pile, those on slot 1 first, and the next pile is laid out. The number of piles shows how many rounds are to come.
        After round ${rounds} comes the <a href="#s13-end">final scoring</a>.</p>
    <//>
    <${Rule} of=${c} id="s5-phases" title="One thing after another">
      <p>The draft of characters and the choice of goal cards come before the first round, bonuses and compensation before the turns. Whatever belongs to another part has to wait for it. When the game is over, nothing more can be done.</p>
    <//>`;
}

/** @param {Reading} c */
function compensationExample(c) {
  const { dice, total, missing, mixtures } = lowRoll(c.components);
  const says = `${dice.join(" + ")} = ${total}`;
  return html`<${Rule} of=${c} id="s5-example" title="An example">
    <${Space} dice=${dice.map((value) => ({ value, whose: "anna" }))} label=${`Five blue dice: ${dice.join(", ")}`} says=${says} />
    <p>${missing} points are missing. So Anna gets ${either(mixtures.map(({ coin, camel }) => (coin && camel ? `${coins(coin)} and ${camels(camel)}` : coin ? coins(coin) : camels(camel))))}.</p>
  <//>`;
}

/** @param {Reading} c */
export function placing(c) {
  return html`
    <p>What follows holds for every action space.</p>
    <${Rule} of=${c} id="s6-own" title="Your own dice">
      <p>You place dice from your own board: those of your colour, black ones you got in this round, and the white one if you are Matteo. You never use the dice of others, nor dice that lie on a space already.</p>
    <//>
    <${Rule} of=${c} id="s6-number" title="As many as are printed">
      <p>A space takes exactly as many dice as are drawn on it: 1, 2 or 3.</p>
    <//>
    <${Rule} of=${c} id="s6-value" title="The lowest die counts">
      <p>The <b>lowest</b> die you place is the value of the action. It says how high a row, how many steps, which slots or how often. You may always use less than that, but must do the action at least once.
        Only where you take coins does the value not matter.</p>
    <//>
    <${Rule} of=${c} id="s6-colour" title="Each colour once">
      <p>Dice of a player’s colour may be placed on each space <b>only once per round</b>. You can come a second time if <b>all</b> the dice you place are black or white. Mixed with dice of your own colour, they are no help.
        Each of the four rows of the bazaar is a space of its own; the Khan’s favour is one space with all its slots. There is no such limit on the money bag.</p>
    <//>
    <${Rule} of=${c} id="s6-fee" title="The fee for an occupied space">
      <p>If any die lies there already, somebody else’s, your own or a dummy die, you first pay as many coins as the <b>lowest die you are placing</b> shows. The dice that lie there do not matter, and doing less does not make it cheaper.
        Then the action is carried out as always.</p>
      <p>There is no fee on the money bag and for the Khan’s favour. City cards take only one die, and are then closed.</p>
    <//>
    <${Rule} of=${c} id="s6-pay" title="Paying comes first">
      <p>Fee, steps, roads, and the price of a card or a contract must all be paid before you get anything. What an action brings cannot pay for it. Coins, camels and goods never fall below 0, and nobody lends anything.</p>
    <//>
    ${feeExample(c)} ${colourExample(c)}`;
}

/** @param {Reading} c */
function feeExample(c) {
  const { theirs, dice, coins: had, fee, left, row, gain } = occupied(c.components);
  return html`<${Rule} of=${c} id="s6-fee-example" title="An example of the fee">
    <${Space} dice=${[...theirs.map((value) => ({ value, whose: "anna" })), ...dice.map((value) => ({ value, whose: "bence", coming: true }))]}
      label=${`On the silk lie two blue sixes; a yellow ${dice[0]} and ${dice[1]} are to follow`} />
    <p>Anna has been at the silk. Ben places ${dice.join(" and ")}, so he pays ${coins(fee)} of his ${had}, and has ${left} left. He could take row ${fee}; he chooses row ${row} and gets ${things(gain)}. The fee would be the same in every row.</p>
  <//>`;
}

/** @param {Reading} c */
function colourExample(c) {
  const { there, own, black, fee, gain } = again(c.components);
  return html`<${Rule} of=${c} id="s6-colour-example" title="An example of the colours">
    <${Space} dice=${[
      { value: there, whose: "csilla" },
      { value: own, whose: "csilla", coming: true, refused: true },
      { value: black, whose: "black", coming: true },
    ]} label=${`On the camels lies a green ${there}; a green ${own} may not follow, a black ${black} may`} />
    <p>Clara has taken camels in this round. Her green ${own} may not go there again, but the black ${black} may. She pays a fee of ${coins(fee)}, although it is her own die that lies there, and gets up to ${things(gain)}.</p>
  <//>`;
}
