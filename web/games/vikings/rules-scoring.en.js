/** Threat and the scorings, in English: sections 9 to 12 of the rules. */

import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Rule } from "../../rules/parts.js";
import { completed, fed, ferried, ferrying, LOADS, theEnd, threatAndScorings } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, Area, Loads, Player, Sums } from "./rules-pictures.js";
import { counted, gold, list, NAMES, one, points, together, vikings } from "./rules-words.en.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Account} from "./rules-reckoning.js" */

/** @param {Reading} c */
export function threat(c) {
  const { area, threatened } = threatAndScorings(c.components);
  return html`
    <p>A ship endangers only its own column.</p>
    <${Rule} of=${c} id="s9-warrior" title="With a warrior">
      <p>If a warrior stands in the row of the warriors in this column, the ship is <b>repelled</b>, and nobody in the column is threatened. A tile in that row without a warrior protects nobody.</p>
    <//>
    <${Rule} of=${c} id="s9-threatened" title="Without one">
      <p>Then every settled viking of the column is <b>threatened</b> who stands in a row that <a href="#s2-ships">this ship threatens</a>. He lies down. Threatened vikings bring neither points nor gold, nor fish.
        They stay on their tiles, and get up again as soon as a warrior is there.</p>
      <p>Threat is looked at anew in every scoring. A warrior who comes by boat in the same large scoring protects at once. Whether an island is completed does not matter.</p>
    <//>
    <${Rule} of=${c} id="s9-example" title="An example">
      <${Area} of=${c} area=${area} label="An area with three ships: column 1 is threatened, a warrior protects column 2, and the ship of column 3 reaches nobody"
        says="In column 1 there is a tile in the row of the warriors, but no warrior. In column 2 a warrior repels the ship. The ship of column 3 meets nobody in the rows it threatens." />
      <p>Threatened are ${list(threatened.map(({ row, col }) => `the ${one(row)} in column ${col}`))}.</p>
    <//>`;
}

/** @param {Reading} c */
export function small(c) {
  const { scoring } = factsOf(c.components);
  const { small: found } = threatAndScorings(c.components);
  return html`
    <p>After rounds with a small scoring everybody gets <b>${gold(scoring.goldsmith_gold)} for each settled goldsmith</b> who is not threatened. Nothing else counts, not even repelled ships.
      In the advanced game <a href="#s14-kinds">special tiles</a> may add to it.</p>
    <${Rule} of=${c} id="s10-example" title="An example">
      <p>In the <a href="#s9-example">area above</a> the goldsmith in column 1 is threatened. ${vikings("goldsmith", found.goldsmiths)} are left: ${found.goldsmiths} × ${scoring.goldsmith_gold} = ${gold(found.gold)}.</p>
    <//>`;
}

/** @param {Reading} c */
export function large(c) {
  const { scoring } = factsOf(c.components);
  return html`
    <p>One player after the other, beginning with the start player and going clockwise, first ferries and then gets what the islands bring, at once and in full. Then it is the next one’s turn.</p>
    <${Rule} of=${c} id="s11-trip" title="The boatmen">
      <p>With each trip a boatman from your mainland takes at least one viking to the islands, and then leaves the game. You may make as many trips as you have boatmen.
        Only vikings who wait on your mainland are carried. Settled ones never move, and boatmen are never cargo.</p>
    <//>
    <${Rule} of=${c} id="s11-load" title="What fits into a boat">
      <p>Either <b>any number of vikings of one role</b>, or <b>one each of any number of roles</b>. A boatman may carry fewer than he could. How you share them out among the trips is your choice.</p>
      <p>In the advanced game a boat holds <a href="#s13-boatmen">one viking only</a>.</p>
    <//>
    <${Rule} of=${c} id="s11-target" title="Where to">
      <p>To tiles of your islands that are still free, each viking to one in the row of his role.</p>
    <//>
    <${Rule} of=${c} id="s11-duty" title="In the last round you must">
      <p>You need not ferry anybody, except in the last round: there you may stop only when you have no boatman left, or when nobody on your mainland has a free tile in his row.
        A trip with a single viking will do.</p>
    <//>
    ${ferryExample(c)}
    <${Rule} of=${c} id="s11-gains" title="What the islands bring">
      <p>In this order, and only for those who are not <a href="#s9-threat">threatened</a>:</p>
      <ol>
        <li><b>Warriors:</b> each repelled ship is plundered, and you get its <a href="#s2-ships">value</a>, in gold or points.</li>
        <li><b>Nobles:</b> ${points(scoring.noble_vp)} each.</li>
        <li><b>Scouts:</b> ${points(scoring.scout_vp)} each, and ${points(scoring.scout_per_viking_below_vp)} more for a goldsmith and for a fisherman settled below in the same column.</li>
        <li><b>Goldsmiths:</b> ${gold(scoring.goldsmith_gold)} each.</li>
        <li><b>Fishermen</b> bring nothing now.</li>
      </ol>
      <p>It does not matter whether the goldsmith or the fisherman below a scout is threatened; a threatened scout himself brings nothing at all.
        In the advanced game <a href="#s14-kinds">special tiles</a> may add to it.</p>
    <//>
    ${largeExample(c)}`;
}

const WHY = {
  mixed: "several of one role and another role besides",
  target: "there is only one free tile in their row",
};

/** @param {Reading} c */
const ferryExample = (c) => html`<${Rule} of=${c} id="s11-ferrying" title="An example of ferrying">
  <${Area} of=${c} area=${ferrying()} label="An area with free tiles; a boatman and vikings of four roles wait on the mainland" says="One boatman, and many who want to go." />
  <${Loads} loads=${LOADS.map(({ load, why }) => ({ load, may: !why, says: why ? `${together(load)}: no, ${WHY[why]}` : together(load) }))} />
  <${Area} of=${c} area=${ferried()} label="The same area with three fishermen settled; the boatman is gone" says="The three fishermen have been taken across. The boatman has left the game." />
<//>`;

/** @param {Reading} c */
function largeExample(c) {
  const { noble_vp, goldsmith_gold } = factsOf(c.components).scoring;
  const { area, large: found } = threatAndScorings(c.components);
  const { beaten, nobles, scouts, goldsmiths, steps, total } = found;
  const from = {
    warriors: beaten.map(({ col }) => `the ship of column ${col}`).join(", "),
    nobles: `${nobles} × ${noble_vp}`,
    scouts: scouts.map(({ vp }) => vp).join(" + "),
    goldsmiths: `${goldsmiths} × ${goldsmith_gold}`,
  };
  const names = { warriors: "Warriors", nobles: "Nobles", scouts: "Scouts", goldsmiths: "Goldsmiths" };
  const keys = /** @type {(keyof typeof names)[]} */ (Object.keys(names));
  return html`<${Rule} of=${c} id="s11-example" title="An example of the gains">
    <${Area} of=${c} area=${area} label="The area of the example of threat once more" />
    <${Sums} head=${["Step", "From", "Points", "Gold"]}
      rows=${keys.map((key) => [names[key], from[key], steps[key].vp || "", steps[key].gold || ""])}
      total=${["Together", "", total.vp, total.gold]} />
    <p>Scouts: ${scouts.map(({ col, below, vp }) => `the one in column ${col} has ${below || "nobody"} below and brings ${vp}`).join("; ")}.</p>
  <//>`;
}

/** @param {Reading} c */
export function end(c) {
  const { scoring } = factsOf(c.components);
  return html`
    <p>After the large scoring of the last round there is nothing more to decide. Each step is done by all players before the next one.</p>
    <ol>
      <${Rule} of=${c} id="s12-ships" as="li"><b>Ships.</b> Each ship that no warrior repels costs you its value, whether it threatens anybody or not. First all the gold is paid, then the points. Gold that you lack is paid in points, one for one.<//>
      <${Rule} of=${c} id="s12-gold" as="li"><b>Gold.</b> ${gold(scoring.gold_per_vp)} are exchanged for 1 point, as often as you can. The rest is kept.<//>
      <${Rule} of=${c} id="s12-boatmen" as="li"><b>Idle boatmen.</b> Whoever has the most boatmen on the mainland gets ${points(scoring.most_idle_boatmen_vp)}.<//>
      <${Rule} of=${c} id="s12-islands" as="li"><b>Islands.</b> Whoever has the most completed islands gets ${points(scoring.most_islands_vp)}. An island is completed if it runs without a gap from a left end to a right end, with any number of middles or none between.<//>
      <${Rule} of=${c} id="s12-longest" as="li"><b>The longest island.</b> The completed island with the most tiles, both ends included, brings ${points(scoring.longest_island_vp)}.<//>
      <${Rule} of=${c} id="s12-buildings" as="li"><b>Buildings.</b> Only in the advanced game: what your <a href="#s14-building">building tiles</a> are worth.<//>
      <${Rule} of=${c} id="s12-feeding" as="li"><b>Feeding.</b> Each settled fisherman who is not threatened catches ${counted(scoring.portions_per_fisherman, "portion")}. All your vikings eat one each: settled ones, threatened ones, those on the mainland and idle boatmen.
        Each portion too many brings ${points(scoring.surplus_portion_vp)}, each hungry viking costs ${signed(-scoring.hungry_viking_vp)}.<//>
    </ol>
    <p><b>Whoever has the most points wins.</b></p>
    <${Rule} of=${c} id="s12-most" title="Equal numbers">
      <p>For boatmen, islands and the longest island everybody who has the most gets all the points. But at least one is needed: if nobody has any, nobody gets them.</p>
    <//>
    <${Rule} of=${c} id="s12-floor" title="Never below 0">
      <p>Points never fall below 0. What you can pay neither in gold nor in points is forgiven.</p>
    <//>
    <${Rule} of=${c} id="s12-tie" title="Ties">
      <p>With equal points the one with more gold left is ahead. If that is equal too, they share the place.</p>
    <//>
    ${islandExample(c)} ${foodExample(c)} ${endExample(c)}`;
}

/** @param {Reading} c */
function islandExample(c) {
  const { area, islands, longest } = completed();
  return html`<${Rule} of=${c} id="s12-completed" title="An example of islands">
    <${Area} of=${c} area=${area} label="An area with three completed islands and two that are not" says="Nobody lives here, but that does not matter." />
    <p>${counted(islands.length, "island")} are completed. The second island of the nobles has no right end yet, and what the fishermen have built has no left one.
      The longest is that of the scouts with ${counted(longest, "tile")}.</p>
  <//>`;
}

/** @param {Reading} c */
function foodExample(c) {
  const { portions_per_fisherman: each } = factsOf(c.components).scoring;
  const { area, calm, raided } = fed(c.components);
  /** @param {typeof calm} found */
  const row = (found) => [
    `${found.fishermen} × ${each} = ${found.portions}`,
    found.mouths,
    signed(found.surplus, true),
    signed(found.vp, true),
  ];
  return html`<${Rule} of=${c} id="s12-food" title="An example of feeding">
    <${Area} of=${c} area=${area} label="An area in which a ship threatens a fisherman and others in column 1; two boatmen and a warrior are on the mainland" />
    <${Sums} head=${["", "Portions", "Mouths", "Difference", "Points"]} rows=${[
      ["Without the ship", ...row(calm)],
      ["With the ship", ...row(raided)],
    ]} />
    <p>The threatened fisherman catches nothing, and is hungry all the same.</p>
  <//>`;
}

/** What the lines at the end came from. @type {Record<string, (account: Account) => string>} */
const FROM = {
  ships: ({ counts }) => (counts.ships.gold ? `and ${signed(-counts.ships.gold)} gold` : ""),
  gold: ({ counts }) => `${counts.left} gold`,
  boatmen: ({ counts }) => String(counts.boatmen),
  islands: ({ counts }) => String(counts.islands),
  longest: ({ counts }) => counted(counts.longest, "tile"),
  feeding: ({ counts }) => `${counts.portions} for ${counts.mouths}`,
};

/** @param {Reading} c */
function endExample(c) {
  const accounts = theEnd(c.components);
  const best = Math.max(...accounts.map(({ total }) => total));
  const winners = accounts.filter(({ total }) => total === best);
  const lines = {
    before: "Before",
    ships: "Ships",
    gold: "Gold",
    boatmen: "Boatmen",
    islands: "Islands",
    longest: "Longest",
    feeding: "Feeding",
  };
  return html`<${Rule} of=${c} id="s12-example" title="An example of it all">
    <div class="rv-areas">
      ${accounts.map(
        ({ who, area }) => html`<div key=${who}>
          <${Player} who=${who} name=${NAMES[who]} />
          <${Area} of=${c} area=${area} small=${true} label=${`${NAMES[who]}’s area at the end`} says=${`${points(area.vp)}, ${gold(area.gold)}`} />
        </div>`,
      )}
    </div>
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Points" head="Line" from=${FROM} />
    ${winners.length === 1 && html`<p>${NAMES[winners[0].who]} wins.</p>`}
  <//>`;
}
