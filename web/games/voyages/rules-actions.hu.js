/** Fő akciók és bónuszakciók: the main actions and the bonus actions, in Hungarian: sections 7 and 10 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { completed, KHAN, pepper, silk, twoContracts } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Bazaar, Contract, Khan, Slots, Space } from "./rules-pictures.js";
import { Az, az, counted, gained, list, pips, things } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function actions(c) {
  const facts = factsOf(c.components);
  const { khan, taking, contractSlots } = facts;
  const extras = contractSlots.filter((slot) => slot.coin_or_camel > 0);
  return html`
    <p>Fő akcióként ezeknek a mezőknek az egyikére raksz kockát, vagy <a href="#s8-travel">utazol</a>, vagy egy <a href="#s9-cards">városkártyát</a> használsz.</p>
    <${Rule} of=${c} id="s7-five" title="5 érme elvétele (1 kocka)">
      <p>Kapsz ${gained({ coin: facts.take5 })}, akármit mutat a kocka. Az értéke csak akkor számít, ha a mező foglalt, és fizetni kell. Két játékos esetén mindig van itt egy semleges kocka, ezért mindig fizetni kell.</p>
    <//>
    <${Rule} of=${c} id="s7-bazaar" title="A Nagy Bazár (1, 2 vagy 3 kocka)">
      <p>A tevéhez és a borshoz 1 kocka kell, a selyemhez 2, az aranyhoz 3. Olyan sort választasz, amelyik nem nagyobb a legkisebb kockádnál, és mindent megkapsz, ami ott annál az árunál szerepel.</p>
      <${Bazaar} of=${c} head="Kocka" dice=${(/** @type {number} */ n) => counted(n, "kocka")} tell=${things} />
      <p>Az arany oszlopában a bónuszlépés egy <a href="#s8-bonus">bónuszmozgás</a>.</p>
    <//>
    ${bazaarExample(c)}
    <${Rule} of=${c} id="s7-khan" title="A Kán kegye (1 kocka)">
      <p>Kapsz ${counted(khan.goods, "tetszőleges árut")} és ${gained(khan.gain)}. A mezőn ${counted(khan.slots, "hely")} van, balról jobbra telnek meg, és a kockának <b>legalább akkorának kell lennie, mint az előzőnek</b>.
        Ha minden hely foglalt, ebben a fordulóban a mező zárva van. Fizetni nem kell érte. A semleges kockák is helyet foglalnak. A saját színeddel ide is csak egyszer jöhetsz fordulónként.</p>
      <${Khan} of=${c} dice=${[
        { value: KHAN.first, whose: "csilla" },
        { value: KHAN.next, whose: "bence" },
      ]} label=${`A Kán sora: egy zöld ${pips(KHAN.first)}, egy sárga ${pips(KHAN.next)} és két szabad hely`} says=${`Csilla ${pips(KHAN.first)} kockát rakott le. Bence ${pips(KHAN.low)}t már nem rakhatott volna, de ${pips(KHAN.next)}t igen. A következő kocka legalább ${pips(KHAN.next)} legyen.`} />
    <//>
    <${Rule} of=${c} id="s7-contracts" title="Szerződés elvétele (1 kocka)">
      <p>Elveszel 1 vagy ${taking.most_taken} szerződést a tábláról, olyan helyekről, amelyek száma nem nagyobb a kockádnál. Mindkettőt előre kiválasztod, mielőtt bármi elcsúszna. Néhány helyhez ráadás is jár: ${extras.map(({ slot, coin_or_camel: n }) => `${az(slot)}. helyhez ${counted(n, "érme")} vagy ${counted(n, "teve")}`).join(", ")}, mindig csak egyfajta.</p>
      <p>Utána a többi balra csúszik. Ha egy sem maradt, a speciális pakliból ${taking.refill} kerül az első helyekre, vagy annyi, amennyi van.
        Amíg a táblán nincs szerződés, a mező nem használható.</p>
    <//>
    <${Rule} of=${c} id="s7-room" title="Hely a szerződéseknek">
      <p>Egyszerre ${counted(taking.active_places, "aktív szerződésed")} lehet. Ha nincs elég hely, előbb a régiek közül teszel néhányat a speciális pakli aljára, <b>pontosan annyit, amennyi kell</b>, és te választod ki, melyiket.
        Amit most veszel el, azt ugyanabban az akcióban nem teheted vissza. Úgy is csinálhatsz helyet, hogy előtte teljesítesz egy szerződést.</p>
    <//>
    ${contractsExample(c)}`;
}

/** @param {Reading} c */
function bazaarExample(c) {
  const two = silk(c.components);
  const { die, most, row, other } = pepper(c.components);
  return html`<${Rule} of=${c} id="s7-example" title="Példák a bazárból">
    <${Space} dice=${two.dice.map((value) => ({ value, whose: "bence" }))} label=${`Két sárga kocka: ${two.dice.join(" és ")}`} says=${`Selyem ${two.dice.map(pips).join(" és ")} kockával: a kisebbik ${az(two.row)}. sorig enged, ez legfeljebb ${things(two.gain)}.`} />
    <${Space} dice=${[{ value: die, whose: "anna" }]} label=${`Egy kék ${pips(die)}`} says=${`Bors ${pips(die)} kockával: ${things(most)}, vagy ${az(row)}. sorból ${things(other)}.`} />
  <//>`;
}

/** @param {Reading} c */
function contractsExample(c) {
  const { die, row, slots, extra, left } = twoContracts(c.components);
  return html`<${Rule} of=${c} id="s7-contracts-example" title="Egy példa a szerződésekre">
    <${Slots} of=${c} contracts=${row} taken=${slots} tell=${things} label=${`Hat szerződés a táblán; ${list(slots.map((slot) => `${az(slot)}. helyen`))} lévő van kiválasztva`} says=${`Csilla ${pips(die)} kockával elveszi ${list(slots.map((slot) => `${az(slot)}. helyen`))} lévő szerződést. ${Az(slots[1])}. helyhez ${gained({ camel: extra })} választ.`} />
    <${Slots} of=${c} contracts=${left} tell=${things} label=${`${counted(left.length, "szerződés")} az első helyeken`} says="Aztán a többi balra csúszik." />
  <//>`;
}

/** @param {Reading} c */
export function bonus(c) {
  const { bag, camels: price } = factsOf(c.components);
  return html`
    <p>A körödben, a fő akció előtt és után ezekből akárhányat végrehajthatsz, bármilyen sorrendben, ahányszor csak ki tudod fizetni.</p>
    <${Rule} of=${c} id="s10-complete" title="Szerződés teljesítése">
      <p>Kifizeted az egyik aktív szerződésed tevéit és áruit, és megkapod, amit hoz. A helye már a jutalom előtt felszabadul, így az a szerződés, amelyet jutalmul húzol, odakerül. A teljesített szerződések a fiókodba kerülnek; bárki megnézheti, melyek azok.</p>
    <//>
    ${contractExample(c)}
    <${Rule} of=${c} id="s10-bag" title="Pénzeszsák">
      <p>Egy kockát a pénzeszsákra teszel, és kapsz ${gained({ coin: bag })}, akármit mutat. Fizetni nem kell érte, és bármilyen színű kockával akárhányszor jöhetsz.</p>
    <//>
    <${Rule} of=${c} id="s10-reroll" title="Kocka újradobása">
      <p>Fizetsz ${gained({ camel: price.reroll })}, és újradobod az egyik le nem rakott kockádat.</p>
    <//>
    <${Rule} of=${c} id="s10-adjust" title="Kocka eredményének megváltoztatása">
      <p>Fizetsz ${gained({ camel: price.adjust })}, és az egyik le nem rakott kockádat 1-gyel feljebb vagy lejjebb fordítod; kétszer annyiért 2-vel, lépésenként. A 6-ból sosem lesz 1, és az 1-ből sem 6.</p>
    <//>
    <${Rule} of=${c} id="s10-black" title="Fekete kocka">
      <p>Fizetsz ${gained({ camel: price.black })}, elveszel a tábláról egy fekete kockát, dobsz vele, és ebben a fordulóban a tiéd. Egy körben <b>csak egyet vehetsz</b>, és csak amíg van. A jutalmul kapott fekete kocka nem számít vásárlásnak.</p>
    <//>
    <p>A fekete és a fehér kockákat is újra lehet dobni és el lehet fordítani.</p>`;
}

/** @param {Reading} c */
function contractExample(c) {
  const contract = completed(c.components);
  if (!contract) return null;
  const { cost, reward } = contract;
  return html`<${Rule} of=${c} id="s10-example" title="Egy példa a teljesítésre">
    <div class="rm-beside">
      <${Contract} of=${c} id=${contract.id} tell=${things} />
      <p>Anna fizet ${gained(cost)}, és kap ${gained(reward)}.</p>
    </div>
  <//>`;
}
