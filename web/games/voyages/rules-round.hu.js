/** Forduló, kör és kockák: a round, a turn and the dice, in Hungarian: sections 5 and 6 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { again, lowRoll, occupied } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Space } from "./rules-pictures.js";
import { Az, az, counted, either, gained, pips } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function round(c) {
  const { rounds, threshold, characters } = factsOf(c.components);
  const start = (/** @type {string} */ id) => gained(characters.get(id)?.round_start ?? {});
  return html`
    <p>A játék ${counted(rounds, "fordulóból")} áll. Mindegyik bónuszokkal és kockadobással kezdődik; aztán felváltva kockákat raktok le, akciót akció után, amíg mindenki kockái el nem fogynak.</p>
    <${Rule} of=${c} id="s5-start" title="Ki kezd">
      <p>A kezdőjátékost a homokóra jelzi. A későbbi fordulókban az a játékos kezd, aki az előzőben <b>utoljára választotta az utazást</b>, akármilyen színű kockákkal. Ha senki sem utazott, a kezdőjátékos nem változik.
        A bónuszlépések nem számítanak. A homokórát mindig az utolsó utazónál mutatjuk.</p>
    <//>
    <${Rule} of=${c} id="s5-bonuses" title="Bónuszok">
      <p>Először mindenki megkapja minden olyan kisváros <a href="#s11-bonuses">városbónuszát</a>, ahol kereskedőállomása van, akár már az első fordulóban is.
        Néhány karakter is hoz valamit: Johannes ${start("johannes")}, Niccolò és Marco ${start("niccolo_marco")}, Matteo pedig a speciális pakli felső szerződését.</p>
    <//>
    <${Rule} of=${c} id="s5-roll" title="Dobás">
      <p>Minden kocka visszajön, a fekete és a fehér is. A feketék visszakerülnek a táblára, a semleges kockák a helyükön maradnak. Aztán mindenki egyszerre dob az összes kockájával.</p>
    <//>
    <${Rule} of=${c} id="s5-compensation" title="Kárpótlás">
      <p>Ha a kockáid összege kisebb, mint ${threshold}, minden hiányzó pontért egy érmét vagy egy tevét kapsz, tetszőleges elosztásban.</p>
    <//>
    ${compensationExample(c)}
    <${Rule} of=${c} id="s5-turns" title="Egymás után">
      <p>A körök a kezdőjátékostól az óramutató járása szerint követik egymást; mindig a következő olyan játékos jön, akinek még van kockája. Csak az a játékos csinálhat bármit, akin a sor van.
        Akinek elfogyott a kockája, kimarad, és ebben a fordulóban már bónuszakciója sincs. Ha már csak egy játékosnak van kockája, több köre is lehet egymás után.</p>
    <//>
    <${Rule} of=${c} id="s5-main" title="Egy fő akció">
      <p>Egy körben pontosan egy <a href="#s7-actions">fő akció</a> van: kockákat raksz egy mezőre, fizetsz, és az akciót azonnal, egészben végrehajtod.
        Előtte és utána akárhány <a href="#s10-bonus">bónuszakciód</a> lehet, de közben egy sem.</p>
    <//>
    <${Rule} of=${c} id="s5-must" title="Passzolni nem lehet">
      <p>Amíg van kockád, fő akciót kell végrehajtanod, mielőtt befejezed a körödet. A pénzeszsák nem fő akció. De egyenként az összes kockádat ráteheted, és akkor fő akció nélkül is vége lehet a körödnek.
        Ez mindig megtehető, így senki sem akad el.</p>
      <p>Ha ugyanabban a körben ezután fekete kockát kapsz, megint van kockád, és rá is ugyanez a szabály vonatkozik.</p>
    <//>
    <${Rule} of=${c} id="s5-pending" title="Előbb a nyitott kérdés">
      <p>Ha egy jutalomhoz választanod kell (melyik áru, melyik város, merre mész), előbb erre válaszolsz, és csak utána csinálhatsz mást. Ha több kérdés van, sorban jönnek. Ahol nincs kérdés, nincs mire válaszolni.</p>
    <//>
    <${Rule} of=${c} id="s5-choice" title="A felkínáltak közül">
      <p>Minden lépéshez hozzátartozik, amit meg kell mondani: a mező, a kockák, és amit a mező kérdez, például a sor, az áru vagy az útvonal. Ami nem tartozik hozzá, vagy nincs a választhatók között, az nem jó válasz.</p>
    <//>
    <${Rule} of=${c} id="s5-end" title="A forduló vége">
      <p>A forduló akkor ér véget, amikor már senkinek sincs kockája. A táblán maradt szerződések a speciális pakli aljára kerülnek, elsőként az 1. helyen lévő, és a következő pakli lapjai kerülnek a táblára. A várakozó paklik száma mutatja, hány forduló van hátra.
        Az utolsó, ${rounds}. forduló után jön a <a href="#s13-end">végső pontozás</a>.</p>
    <//>
    <${Rule} of=${c} id="s5-phases" title="Mindennek megvan az ideje">
      <p>A karakterek és a célkártyák kiválasztása az első forduló előtt van, a bónuszok és a kárpótlás a körök előtt. Ami máskorra való, annak meg kell várnia az idejét. Ha a játék véget ért, már semmit sem lehet tenni.</p>
    <//>`;
}

/** @param {Reading} c */
function compensationExample(c) {
  const { dice, total, missing, mixtures } = lowRoll(c.components);
  const both = mixtures.map(({ coin, camel }) =>
    gained({ ...(coin ? { coin } : {}), ...(camel ? { camel } : {}) }),
  );
  return html`<${Rule} of=${c} id="s5-example" title="Egy példa">
    <${Space} dice=${dice.map((value) => ({ value, whose: "anna" }))} label=${`Öt kék kocka: ${dice.join(", ")}`} says=${`${dice.join(" + ")} = ${total}`} />
    <p>${counted(missing, "pont")} hiányzik. Anna kaphat ${either(both)}.</p>
  <//>`;
}

/** @param {Reading} c */
export function placing(c) {
  return html`
    <p>Ami itt következik, minden akciómezőre igaz.</p>
    <${Rule} of=${c} id="s6-own" title="A saját kockáid">
      <p>A játékostábládról raksz le kockákat: a saját színűeket, az ebben a fordulóban szerzett feketéket, és ha Matteo vagy, a fehéret. Mások kockáit sosem használhatod, és azokat sem, amelyek már egy mezőn vannak.</p>
    <//>
    <${Rule} of=${c} id="s6-number" title="Annyi, amennyi a mezőn látható">
      <p>Egy mezőre pontosan annyi kocka kell, amennyi rajta látható: 1, 2 vagy 3.</p>
    <//>
    <${Rule} of=${c} id="s6-value" title="A legkisebb kocka számít">
      <p>Az akció értékét a <b>legkisebb</b> lerakott kockád adja. Ez szabja meg, meddig mehetsz fel a sorokban, hányat léphetsz, mely helyekről vehetsz el, vagy hányszor ismételhetsz. Kevesebbet mindig szabad, de az akciót legalább egyszer végre kell hajtani.
        Csak ott nem számít az érték, ahol érmét veszel el.</p>
    <//>
    <${Rule} of=${c} id="s6-colour" title="Minden szín egyszer">
      <p>Egy játékos a saját színű kockáival minden mezőre <b>fordulónként csak egyszer</b> mehet. Másodszor akkor, ha az <b>összes</b> lerakott kocka fekete vagy fehér. Saját színnel keverve ezek sem segítenek.
        A bazár négy sora négy külön mező; a Kán kegye az összes helyével együtt egyetlen mező. A pénzeszsákon nincs ilyen korlát.</p>
    <//>
    <${Rule} of=${c} id="s6-fee" title="Fizetés a foglalt mezőért">
      <p>Ha már van ott kocka, akár másé, akár a tiéd, akár semleges, előbb annyi érmét fizetsz, amennyit a <b>legkisebb kocka mutat, amelyet most raksz le</b>. A korábban lerakott kockák értéke nem számít, és attól sem lesz olcsóbb, ha kevesebbet csinálsz.
        Utána az akció a szokásos módon zajlik.</p>
      <p>A pénzeszsákért és a Kán kegyéért nem kell fizetni. A városkártyákra csak egy kocka kerülhet, utána zárva vannak.</p>
    <//>
    <${Rule} of=${c} id="s6-pay" title="Előbb a fizetés">
      <p>A foglalt mezőt, a lépéseket, az utakat, a kártya vagy a szerződés árát mind előre kell kifizetni, mielőtt bármit kapsz. Amit az akció hoz, abból nem fizethetsz. Érméd, tevéd, árud sosem lehet 0-nál kevesebb, és kölcsön sincs.</p>
    <//>
    ${feeExample(c)} ${colourExample(c)}`;
}

/** @param {Reading} c */
function feeExample(c) {
  const { theirs, dice, coins: had, fee, left, row, gain } = occupied(c.components);
  return html`<${Rule} of=${c} id="s6-fee-example" title="Egy példa a fizetésre">
    <${Space} dice=${[...theirs.map((value) => ({ value, whose: "anna" })), ...dice.map((value) => ({ value, whose: "bence", coming: true }))]}
      label=${`A selymen két kék hatos van; egy sárga ${dice.map(pips).join(" és egy ")} következik`} />
    <p>Anna már járt a selyemnél. Bence ${dice.map(pips).join(" és ")} kockát rak le, ezért ${gained({ coin: fee })} fizet; ${counted(had, "érméje")} volt, marad ${left}. ${Az(fee)}. sorig mehetne, de ${az(row)}. sort választja, és kap ${gained(gain)}. Bármelyik sorért ugyanennyit fizetne.</p>
  <//>`;
}

/** @param {Reading} c */
function colourExample(c) {
  const { there, own, black, fee, gain } = again(c.components);
  return html`<${Rule} of=${c} id="s6-colour-example" title="Egy példa a színekre">
    <${Space} dice=${[
      { value: there, whose: "csilla" },
      { value: own, whose: "csilla", coming: true, refused: true },
      { value: black, whose: "black", coming: true },
    ]} label=${`A tevéknél egy zöld ${pips(there)} van; zöld ${pips(own)} már nem mehet oda, fekete ${pips(black)} igen`} />
    <p>Csilla ebben a fordulóban már vett tevét. ${Az(pips(own))} zöld kockájával nem mehet oda újra, ${az(pips(black))} feketével igen. A foglalt mezőért ${gained({ coin: fee })} fizet, pedig a saját kockája van ott, és legfeljebb ${gained(gain)} kap.</p>
  <//>`;
}
