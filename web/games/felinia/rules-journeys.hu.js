/** Hajók és utazó kereskedők: ships that sail and merchants who travel, in Hungarian: section 10 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { departures, journey } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Harbour, Land } from "./rules-pictures.js";
import { az, counted, country, hour, list, NAMES, shipTo, type } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Berth} from "./rules-examples.js" */

/** @param {Reading} c */
export function exploration(c) {
  const { journey: limits } = factsOf(c.components);
  return html`
    <p>Először eldől, mely hajók indulnak. Aztán a kereskedőik partra szállnak és bejárják a szigetet, egyik a másik után: mindegyik befejezi az útját, mielőtt a következő elindulna.</p>
    <${Rule} of=${c} id="s10-departure" title="Mely hajók indulnak">
      <p>Ha vannak <b>teli hajók</b>, amelyeken minden hely foglalt, ezek mind elindulnak, a legkorábbi indulási időpont az első. A többi marad.
        Ha <b>egyik hajó sincs tele</b>, csak a legkorábbi időpontú indul, akár félig, akár teljesen üresen. Ha üres, a lapkáját egyszerűen eltesszük.</p>
    <//>
    ${departureExample(c)}
    <${Rule} of=${c} id="s10-arrival" title="Érkezés: az első lépés">
      <p>A kereskedők a helyek sorrendjében szállnak partra, az orrtól kezdve. Az első lépés mindig a királyság <b>kikötő melletti tartományába</b> vezet. Az üres hajó lapkáját eltesszük, ha már mindenki végzett.</p>
    <//>
    <${Rule} of=${c} id="s10-reveal" title="Lapkák felfordítása (alapjáték)">
      <p>A partraszállás után legfeljebb ${counted(limits.reveals, "lefordított kereskedelemlapkát")} felfordíthatsz <b>ebben a királyságban</b>, egyenként, bárhol fekszenek benne. Egyet sem muszáj. A játék végéig felfordítva maradnak.
        Minden kereskedőnek jár a saját ${limits.reveals} felfordítása. A következő lépéssel lemondasz arról, ami még maradt.</p>
    <//>
    <${Rule} of=${c} id="s10-steps" title="Legfeljebb ${limits.steps} lépés">
      <p>A partraszállással együtt a kereskedőd ${counted(limits.steps, "lépést")} tehet. Utána tehát még ${limits.steps - 1} van hátra, és bármelyik előtt megállhatsz. A haladó játékban <a href="#s14-food">étellel</a> továbbmehetsz.</p>
    <//>
    <${Rule} of=${c} id="s10-roads" title="Az utak mentén">
      <p>Egy lépés út mentén vezet a szomszédos tartományba. Ahol két tartomány csak érintkezik, ott nincs átjárás.</p>
    <//>
    <${Rule} of=${c} id="s10-visited" title="Vissza sosem">
      <p>Egy úton ugyanabba a tartományba nem léphetsz kétszer. A kikötő melletti tartomány is számít.</p>
    <//>
    <${Rule} of=${c} id="s10-occupied" title="Más kereskedőkön át nem">
      <p>Olyan tartományba, ahol kereskedő áll, nem lehet lépni, akár a tiéd, akár másé. Csak kereskedelmi állomás lehet foglalt; útkereszteződésben és kikötőben senki sem marad.</p>
    <//>
    <${Rule} of=${c} id="s10-facedown" title="Lefordított lapkára nem">
      <p>Olyan tartományba, amelynek lapkája lefordítva fekszik, nem lehet lépni.</p>
    <//>
    <${Rule} of=${c} id="s10-symbols" title="Útkereszteződések">
      <p>Aki útkereszteződésbe lép, azonnal megkapja, <a href="#s2-symbols">amit a jelei mutatnak</a>, egymás után. Minden rögtön fel is használható. A kikötő melletti tartomány nem ad semmit.</p>
    <//>
    <${Rule} of=${c} id="s10-tile" title="Lapka elvétele">
      <p>Aki <b>felfordított</b> lapkájú tartományba lép, elveszi a lapkát, és az útja véget ér: a kereskedő állomást alapít, és a játék végéig ott marad. Lehet ez korábban felfordított lapka is. Nem muszáj elvenned azt a lapkát, amelyet elérnél.</p>
    <//>
    <${Rule} of=${c} id="s10-home" title="Hazatérés">
      <p>Ha egy kereskedő lapka nélkül fejezi be az útját, visszakerül a talonodba, és egy későbbi fordulóban újra hajóra szállhat. Amit összeszedett, megmarad.</p>
    <//>
    <${Rule} of=${c} id="s10-stop" title="Az út vége">
      <p>Te mondod meg, mikor áll meg a kereskedőd. Ha már semmit sem lehet felfordítani, és lépni sem lehet, magától megáll.</p>
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
      label: `${shipTo(c, ship)}: ${seats.map((who) => (who ? NAMES[who] : "szabad hely")).join(", ")}`,
      says: sail.includes(ship)
        ? html`<b>indul${sail.length > 1 && ` (${sail.indexOf(ship) + 1}.)`}</b>`
        : "marad",
    }));
  return html`<${Rule} of=${c} id="s10-departure-example" title="Két példa">
    <${Harbour} of=${c} berths=${drawn(full)} says=${`A teli hajók ebben a sorrendben indulnak: ${full.sail.map((id) => hour(c, id)).join(", ")}. Marad ${az(hour(c, "s0530"))} időpontú, pedig mind közül az a legkorábbi.`} />
    <${Harbour} of=${c} berths=${drawn(none)} says=${`Egyik hajó sincs tele. Csak ${az(hour(c, none.sail[0]))} időpontú indul, egyetlen kereskedővel.`} />
  <//>`;
}

/** @param {Reading} c */
function journeyExample(c) {
  const it = journey(c.components);
  const [kingdom, found] = [country(c, it.country), type(c, it.type)];
  const { symbols } = factsOf(c.components);
  const gains = it.gains.map((id) => symbols.find((symbol) => symbol.id === id)?.name.hu.toLowerCase() ?? id);
  return html`<${Rule} of=${c} id="s10-example" title="Példa">
    <p>${NAMES[it.who]} kereskedője ${az(hour(c, it.ship))} időpontú hajóval érkezik ide: ${kingdom}. Minden lapka lefordítva fekszik. ${NAMES[it.who]} kettőt felfordít: jobbra fent is, balra lent is ez van alatta: ${found}.</p>
    <${Land} of=${c} rules="basic" countries=${[it.country]} land=${it.before} label=${`${kingdom}: két lapka felfordítva, és a kereskedő útja a kikötőből egy útkereszteződésen át az egyikhez vezet`}
      says="Az 1. lépés a partraszállás, a 2. az útkereszteződés, a 3. a kereskedelmi állomás." />
    <p>A második lépése olyan útkereszteződésbe visz, amelynek a jele: ${list(gains)}. Kap 1 aranyat. A harmadikkal elveszi a lapkát. A másik felfordítva marad annak, aki később jön.</p>
    <${Land} of=${c} rules="basic" countries=${[it.country]} land=${it.after} label=${`${kingdom} az út után: ${NAMES[it.who]} kereskedője az állomáson`} />
    <p>A balra lent fekvő lapkához, amely a kikötő mellett van, két lépés is elég lett volna. De arrafelé nincs arany.</p>
  <//>`;
}
