/** Ships that sail and merchants who travel, in English: section 10 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { departures, journey } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Harbour, Land } from "./rules-pictures.js";
import { counted, country, hour, list, NAMES, shipTo, type } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Berth} from "./rules-examples.js" */

/** @param {Reading} c */
export function exploration(c) {
  const { journey: limits } = factsOf(c.components);
  return html`
    <p>First it is seen which ships sail. Then their merchants go ashore and travel, one after the other, and each finishes before the next begins.</p>
    <${Rule} of=${c} id="s10-departure" title="Which ships sail">
      <p>If there are <b>full ships</b>, with all seats taken, all of these sail, the earliest departure time first. All others stay.
        If <b>no ship is full</b>, only the one with the earliest departure time sails, half full or empty. If it is empty, its tile is just put away.</p>
    <//>
    ${departureExample(c)}
    <${Rule} of=${c} id="s10-arrival" title="Arrival: the first step">
      <p>Merchants leave the ship in the order of the seats, bow first. The first step always leads to the <b>port province</b> of the kingdom. The empty ship’s tile is put away when all have finished.</p>
    <//>
    <${Rule} of=${c} id="s10-reveal" title="Turning up tiles (basic game)">
      <p>When he has landed you may turn up to ${counted(limits.reveals, "face-down trade tile")} of <b>this kingdom</b> face up, one by one, wherever they lie in it. None or one is allowed too. They stay face up for the rest of the game.
        Each merchant has his own ${limits.reveals}. With the next step you give up what is left of them.</p>
    <//>
    <${Rule} of=${c} id="s10-steps" title="Up to ${limits.steps} steps">
      <p>With the landing your merchant has ${counted(limits.steps, "step")}. So there are ${limits.steps - 1} more, and you may stop before any of them. In the advanced game <a href="#s14-food">food</a> brings more.</p>
    <//>
    <${Rule} of=${c} id="s10-roads" title="Along the roads">
      <p>A step leads to the next province along a road. Where provinces only touch, there is no way.</p>
    <//>
    <${Rule} of=${c} id="s10-visited" title="Never back">
      <p>No province is entered twice on a journey. The port province counts as entered.</p>
    <//>
    <${Rule} of=${c} id="s10-occupied" title="Not past other merchants">
      <p>A province in which a merchant stands cannot be entered, be it your own merchant or another’s. Only trading posts are ever occupied; nobody stays at crossroads or in a port.</p>
    <//>
    <${Rule} of=${c} id="s10-facedown" title="Not onto face-down tiles">
      <p>A province whose tile lies face down cannot be entered.</p>
    <//>
    <${Rule} of=${c} id="s10-symbols" title="Crossroads">
      <p>Whoever enters a crossroads gets at once <a href="#s2-symbols">what its symbols show</a>, one after the other. All of it can be used at once. Port provinces give nothing.</p>
    <//>
    <${Rule} of=${c} id="s10-tile" title="Taking a tile">
      <p>Whoever enters a province with a <b>face-up</b> tile takes it, and the journey is over: the merchant founds a trading post and stays there for the rest of the game. It may be a tile that was turned up on an earlier journey. You need not take a tile that you could reach.</p>
    <//>
    <${Rule} of=${c} id="s10-home" title="Returning home">
      <p>If a merchant ends his journey without a tile, he goes back to your stock and can be used again in a later round. What he has gathered you keep.</p>
    <//>
    <${Rule} of=${c} id="s10-stop" title="The end of a journey">
      <p>You say when your merchant stops. If nothing can be turned up and no step is possible, he stops by himself.</p>
    <//>
    ${journeyExample(c)}`;
}

/** @param {Reading} c */
function departureExample(c) {
  const { full, none } = departures(c.components);
  /** @param {{berths: Berth[], sail: string[]}} harbour */
  const drawn = ({ berths, sail }) =>
    berths.map(({ ship, seats }) => ({
      ship,
      seats,
      sails: sail.includes(ship),
      label: `${shipTo(c, ship)}: ${seats.map((who) => (who ? NAMES[who] : "a free seat")).join(", ")}`,
      says: sail.includes(ship)
        ? html`<b>sails${sail.length > 1 && ` as number ${sail.indexOf(ship) + 1}`}</b>`
        : "stays",
    }));
  return html`<${Rule} of=${c} id="s10-departure-example" title="Two examples">
    <${Harbour} of=${c} berths=${drawn(full)} says=${`Full are ${list(full.sail.map((id) => hour(c, id)))}. They sail in this order. ${hour(c, "s0530").replace("t", "T")} stays, although it is the earliest of all.`} />
    <${Harbour} of=${c} berths=${drawn(none)} says=${`No ship is full. Only ${hour(c, none.sail[0])} sails, with a single merchant.`} />
  <//>`;
}

/** @param {Reading} c */
function journeyExample(c) {
  const it = journey(c.components);
  const [kingdom, found] = [country(c, it.country), type(c, it.type)];
  return html`<${Rule} of=${c} id="s10-example" title="An example">
    <p>${NAMES[it.who]}’s merchant comes with ${hour(c, it.ship)} to the ${kingdom}. All tiles lie face down. She turns up two of them, and finds a ${found} at the upper right and another one at the lower left.</p>
    <${Land} of=${c} rules="basic" countries=${[it.country]} land=${it.before} label=${`The ${kingdom}: two tiles are face up, and the merchant’s way leads from the port past a crossroads to one of them`}
      says="Step 1 is the landing, step 2 the crossroads, step 3 the trading post." />
    <p>Her second step leads to a crossroads with ${list(it.gains)}: she gets 1 gold. With the third she takes the ${found}. The other tile stays face up for whoever comes later.</p>
    <${Land} of=${c} rules="basic" countries=${[it.country]} land=${it.after} label=${`The ${kingdom} afterwards: a merchant of ${NAMES[it.who]} at the trading post`} />
    <p>To the tile at the lower left, which lies beside the port, two steps would have been enough. But there is no gold on that way.</p>
  <//>`;
}
