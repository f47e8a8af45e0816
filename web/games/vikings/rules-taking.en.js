/** A take, in English: sections 6 to 8 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { placing, settling as settlingArea, turning } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Area, Wheel } from "./rules-pictures.js";
import { counted, either, gold, list, one } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function taking(c) {
  return html`
    <p>In your turn you take exactly one combination. It happens in this order: you pay the price, place the tile, and then the viking; in the advanced game a special tile may follow.
      If you took the free combination, the wheel turns. Then it is the next player’s turn.</p>
    <${Rule} of=${c} id="s6-one" title="One that is there">
      <p>You can take any combination that is still at the wheel, tile and viking together, if the next two paragraphs allow it. There is always at least one.</p>
    <//>
    <${Rule} of=${c} id="s6-price" title="The price">
      <p>A combination costs as much gold as the number beside it. You must have that much.</p>
    <//>
    <${Rule} of=${c} id="s6-zero" title="The lock on 0">
      <p>The combination at 0 is free. You may take it only <b>if no other viking of the same role is left at the wheel</b>.
        It does not matter where the others stand or what they cost.</p>
      <p>There is one exception. If you have less gold than the cheapest of the combinations that cost anything, the lock does not hold for you.
        Your points do not count here: only gold in hand does. You may also <a href="#s6-exchange">exchange points</a> and buy instead, as you like.</p>
    <//>
    <${Rule} of=${c} id="s6-exchange" title="Points for gold">
      <p>Before you take, you may exchange points for gold: 1 point for 1 gold, as many as you have. Your points never fall below 0, and gold cannot be exchanged back.
        Nobody has to exchange, and a take never does it for you.</p>
    <//>
    <${Rule} of=${c} id="s6-turn" title="Turning the wheel">
      <p>When the combination at 0 has been taken, the wheel turns clockwise until its 0 stands at the next combination that is left, past all places that are empty.
        All prices fall by as much. If any other combination was taken, the wheel stays. So the last combination of a round is always free.</p>
    <//>
    ${wheelExample(c)}`;
}

/** @param {Reading} c */
function wheelExample(c) {
  const { locked, before, after, cheapest } = turning(c.components);
  const role = locked.slots[0]?.viking ?? "";
  const next = after.slots[after.zero]?.viking ?? "";
  return html`<${Rule} of=${c} id="s6-example" title="An example">
    <${Wheel} of=${c} wheel=${locked} locked=${true} label=${`The wheel: at 0 stands a ${one(role)} with a lock, another ${one(role)} at 2`}
      says=${`At 0 stands a ${one(role)}, but one more is left at 2. So 0 is locked, unless you have less than ${gold(cheapest)}, the price of the cheapest of the others.`} />
    <${Wheel} of=${c} wheel=${before} label=${`The wheel: the last ${one(role)} stands at 0`}
      says=${`Somebody has bought the one at 2. Now the ${one(role)} at 0 is the last one, and free for everybody.`} />
    <${Wheel} of=${c} wheel=${after} label=${`The wheel has turned: 0 stands beside a ${one(next)}`}
      says=${`It has been taken. The wheel has turned on by ${counted(after.zero, "place")}, past the gap, and everything has become cheaper by ${gold(after.zero)}. 0 stands beside a ${one(next)} now.`} />
  <//>`;
}

/** @param {Reading} c */
export function tiles(c) {
  const { firstColumns } = factsOf(c.components);
  const { area, left, right, ship } = placing(c.components);
  const next = firstColumns.length + 1;
  return html`
    <p>Your sea has rows from top to bottom and columns that are counted from the mainland: 1, 2, 3 and so on, without an end.</p>
    <${Rule} of=${c} id="s7-start" title="The start tile">
      <p>With your first take of the game you also place your start tile: in column 1 of one of the five rows for islands, whichever you like. It comes <b>before</b> the tile you took,
        which may then be joined to it. No viking settles on it now. Later there is no start tile to place any more.</p>
    <//>
    <${Rule} of=${c} id="s7-ship" title="Ships">
      <p>A ship goes to the top row. Your first ships go to columns ${list(firstColumns.map(String))}, in any order. After those the next one goes to column ${next}, and so on without a gap.
        There is always room, and nothing need lie below.</p>
    <//>
    <${Rule} of=${c} id="s7-island" title="Islands touch the coast or a tile">
      <p>An island tile goes to any empty cell of the five lower rows that touches, with at least one side, your mainland or one of your island tiles.
        Corners do not count, and neither do ships.</p>
    <//>
    <${Rule} of=${c} id="s7-fit" title="Sea to sea, land to land">
      <p>Left and right the tile must fit its neighbours: sea to sea, land to land. <b>The coast is sea</b>, so in column 1 only left ends fit.
        An empty cell beside it forbids nothing. So gaps may come about, and be filled later. Above and below everything fits.</p>
      <${Area} of=${c} area=${area} lit=${left} columns=${4} label="An area in which the cells for a left end are marked" says="Here a left end may go: beside the coast, behind a right end, or above or below another tile where nothing on the left or the right stands against it." />
      <${Area} of=${c} area=${area} lit=${right} columns=${4} label="An area in which the cells for a right end are marked" says="Here a right end may go: where there is land on its left, or nothing yet." />
      <p>A ship may go to column ${either(ship.map(String))} here; the first free columns are filled before any other.</p>
    <//>
    <${Rule} of=${c} id="s7-must" title="What fits must be placed">
      <p>If there is any cell for a tile, you must place it, and you choose where. If there is none, the tile goes to the box and its viking to your mainland.
        A placed tile never moves again, and nothing can be given to other players.</p>
    <//>`;
}

/** @param {Reading} c */
export function settling(c) {
  return html`
    <${Rule} of=${c} id="s8-settle" title="On the tile">
      <p>If you have placed the island tile in the row of the viking’s role, he <b>may settle</b> on this very tile. He then stays there for good.
        You are not obliged to choose that row, nor to settle.</p>
    <//>
    <${Rule} of=${c} id="s8-mainland" title="Or to the mainland">
      <p>Otherwise he goes to your mainland: if the tile lies in another row, if it is a ship, if it could not be placed, or if you want it so. Boatmen always go there.
        The mainland holds any number. From there others get to free tiles only <a href="#s11-trip">by boat</a>.</p>
    <//>
    <${Rule} of=${c} id="s8-example" title="An example">
      <${Area} of=${c} area=${settlingArea()} label="A goldsmith stands on a tile in his row; a scout waits on the mainland"
        says="The right end was put into the row of the nobles. The scout who came with it has to wait on the mainland. The goldsmith came with the left end in his own row, and has settled there." />
    <//>`;
}
