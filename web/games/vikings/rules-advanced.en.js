/** The advanced game, in English: sections 13 and 14 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { BIDS, building, choosing } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Area, Player, Specials, Wheel } from "./rules-pictures.js";
import { all, counted, list, NAMES, points } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */

/** The special tile for a full trip. @param {Reading} c */
const longBoat = (c) =>
  factsOf(c.components).specials.find(({ effect }) => effect.kind === "full_trip")?.name.en ?? "";

/** @param {Reading} c */
export function auction(c) {
  const { modes, specialStacks, slots } = factsOf(c.components);
  const { draw } = modes.advanced;
  return html`
    <p>The host chooses before the game: basic, advanced, or advanced without auction. In the advanced game a round begins like this:</p>
    <ol>
      <li>Empty spaces for special tiles are filled, so that ${specialStacks.face_up} lie open.</li>
      <li>The holder of the start player’s marker draws ${draw} vikings, for all to see.</li>
      <li>Everybody may <b>bid</b> for being the start player. The winner pays, and takes the marker.</li>
      <li>The start player sends <b>one viking back</b> to the box: he is out of the game.</li>
      <li>The tiles are laid out as ever, from 0 upwards and the ships from the top.</li>
      <li>One after the other <b>choose a role</b>, and so settle where the vikings stand.</li>
    </ol>
    <p>Then everybody takes combinations, beginning with the start player. The rest of the round is as in the basic game.
      After it the marker passes to the left neighbour of whoever has won the auction.</p>
    <${Rule} of=${c} id="s13-opening" title="The opening bid">
      <p>The holder of the marker opens with 0 or more and cannot pass here: a bid of 0 comes to the same.</p>
    <//>
    <${Rule} of=${c} id="s13-bids" title="Higher or out">
      <p>Clockwise everybody who is still in either bids more than the last bid, or passes and is out. When only one is left, the auction is over. That player pays the bid to the bank; the others pay nothing.
        If all pass over an opening of 0, its bidder keeps the marker for free.</p>
    <//>
    <${Rule} of=${c} id="s13-highest" title="As much as you have">
      <p>Bids are in gold. What you lack in gold may be paid in points, one for one, so you can bid as much as your gold and points together. Gold is paid first.</p>
    <//>
    <${Rule} of=${c} id="s13-auction" title="An example of the auction">
      <ol class="rv-bids">
        ${BIDS.map(({ who, bid }, i) => html`<li key=${i}><${Player} who=${who} name=${NAMES[who]} /> ${bid ?? "pass"}</li>`)}
      </ol>
      <p>Clara is the only one left. She pays her bid and is the start player of this round.</p>
    <//>
    <${Rule} of=${c} id="s13-roles" title="Choosing roles">
      <p>The start player names one of the roles drawn. All vikings of that role go to the highest places that have none yet, from ${slots - 1} downwards. Then the next player clockwise names one of the roles that are left, and so on around, until all stand at the wheel.
        You may be asked more than once, or not at all.</p>
    <//>
    ${rolesExample(c)}
    <${Rule} of=${c} id="s13-boatmen" title="One viking to a boat">
      <p>In the advanced game a boatman carries <b>exactly one viking</b>. With a ${longBoat(c)} tile he makes a full trip as in the basic game; he and the tile then leave the game.
        For each trip you decide whether to use one you have.</p>
    <//>
    <${Rule} of=${c} id="s13-without" title="Without auction">
      <p>If you have agreed on that, nobody bids. The holder of the marker is the start player, sends one viking back, and chooses the first role.</p>
    <//>`;
}

/** @param {Reading} c */
function rolesExample(c) {
  const { chosen, wheel } = choosing(c.components);
  return html`<${Rule} of=${c} id="s13-example" title="An example of choosing">
    <${Wheel} of=${c} wheel=${wheel} label="The wheel with all tiles; vikings stand only at the high numbers so far"
      says=${`${chosen.map(({ who, role, slots }) => `${NAMES[who]} chose the ${all(role)}: they went to ${list(slots.map(String))}.`).join(" ")} The places below are still empty.`} />
  <//>`;
}

const WHEN = {
  gold: "At once",
  bonus_gold: "Small and large scorings",
  bonus_vp: "Large scorings",
  full_trip: "One trip in a large scoring",
  idle_boatman: "Final scoring",
  feast: "Final scoring",
  treasure: "Final scoring",
  building: "Final scoring",
};

/** @param {Reading} c */
export function specials(c) {
  const { specialStacks, specialTiles } = factsOf(c.components);
  const { area, counted: found } = building(c.components);
  return html`
    <p>There are ${specialTiles} of them, in the advanced game only. People on them are no vikings: they neither stand anywhere nor eat.</p>
    <${Rule} of=${c} id="s14-right" title="With the dearest combination">
      <p>Whoever takes the combination that is <b>the dearest at the wheel right now</b> may take one open special tile along. A free one never gives that right, not even the last.
        You may also leave it. Taken tiles are replaced only at the beginning of the next round, so there are ${specialStacks.face_up} at most in a round.</p>
      <p>You choose it as part of your take, and it does its work after tile and viking have been placed.</p>
    <//>
    <${Rule} of=${c} id="s14-kinds" title="All of them">
      <${Specials} of=${c} head=${["Tile", "What it does"]} when=${WHEN} />
      <p>Equal effects add up. Tiles that help a role lie beside its row, others above the mainland.</p>
    <//>
    <${Rule} of=${c} id="s14-exchange" title="Building tiles are exchanged">
      <p>A building tile replaces one of your middles with the same building, at once; the middle goes to the box. If you have several, you choose which; the one you have just placed may be it.
        A viking on it stays there. If you have none, the building tile waits above your mainland. Then the next such middle you take is exchanged as soon as it is placed.</p>
      <p>From then on it is a middle like any other: for islands, for vikings, for edges.</p>
    <//>
    <${Rule} of=${c} id="s14-building" title="What a building tile is worth">
      <p>In the final scoring you get 1 point for each viking on it and on the cells around it, corners too, if he is not threatened.</p>
      <${Area} of=${c} area=${area} counted=${found} label="An area with a building tile; the vikings that count for it are marked"
        says=${`${counted(found.length, "viking")} count for the building tile in column 2: ${points(found.length)}. The noble in column 1 is threatened, and the fishermen are too far away.`} />
    <//>`;
}
