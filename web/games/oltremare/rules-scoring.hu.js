/** Az értékelések: the scorings, in Hungarian: sections 12 to 14 of the rules. */

import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Rule } from "../../rules/parts.js";
import { cargoDecides, cashOut, finalScoring, interimScoring, paid, places } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, Merchant, Pile, Places } from "./rules-pictures.js";
import { cards, counted, ducats, goodName, goodsOf, list, NAMES, pays } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Account, Group} from "./rules-examples.js" */

/** @param {Reading} c */
export function interim(c) {
  const { awards } = factsOf(c.components);
  return html`
    <p>A játékban egyszer kerül rá sor: amikor valaki a Velencekártyát húzza, akár vásárláskor, akár a piacon, akár a kalózok miatt,
      vagy amikor egy kör végén a Velencekártya van az árupakli tetején.
      Két dolgot értékelünk: előbb a hírnevet, aztán a rakományt.</p>
    <${Rule} of=${c} id="s12-prestige" title="Hírnév">
      <p>A legtöbb hírnévlapkáért ${ducats(awards[0])} jár, a második legtöbbért ${awards[1]}, a harmadik legtöbbért ${awards[2]}. A többiek nem kapnak semmit.
        Minden különböző darabszám egy-egy helyezés: akiknek ugyanannyi lapkájuk van, mind a teljes összeget kapják, és a következő kisebb szám a következő helyezés.
        Akár 0 lapkával is lehet helyezést elérni. Utána mindenki visszaadja az összes hírnévlapkáját.</p>
      <${Places} rows=${places(c.components)} columns=${["Lapkák száma", "Dukát"]} />
    <//>
    <${Rule} of=${c} id="s12-cargo" title="Rakomány">
      <p>Mindenki leveszi a rakománypaklijáról a <b>legfelső csoportot</b>: a felső árufajta összes, közvetlenül egymáson fekvő lapját.
        Ez lesz az új rakománypaklija, és most nem fizet. Tovább nőhet, és majd később fizet, egyetlenegyszer.
        Az alatta lévő csoportokért megkapjátok az <a href="#s2-prices">eladási árat</a>, a lapjaik pedig a dobott lapok közé kerülnek.
        Akinek az egész rakománya egyetlen csoport, az mindet megtartja.</p>
      <p>A kalózpaklik, a kikötőlapkák és a kijátszott, de még be nem rakodott lapok most nem számítanak.</p>
    <//>
    ${interimExample(c)}
    <${Rule} of=${c} id="s12-after" title="Az értékelés után">
      <p>A Velencekártya kikerül a játékból; sosem lesz senkié. Ha húzás közben került elő, helyette a következő lapot kell húzni, vásárláskor ugyanazért az árért.
        Aztán a kör folytatódik. A nyitott ajánlatok nyitva maradnak.</p>
    <//>`;
}

/** @param {Reading} c */
function interimExample(c) {
  const { players, kept, groups, cargo, total } = interimScoring(c.components);
  return html`<${Rule} of=${c} id="s12-example" title="Egy példa">
    <p>Először a hírnév:</p>
    <ul class="ro-list">
      ${players.map(({ who, tiles, award }) => html`<li key=${who}><${Merchant} who=${who} name=${NAMES[who]} /> ${counted(tiles, "lapka")}, ${signed(award, true)}</li>`)}
    </ul>
    <p>Aztán a rakomány. Anna paklija felülről lefelé:</p>
    <${Pile} of=${c} groups=${[kept, ...groups]} kept=${1} label="Anna rakománypaklija, felülről lefelé"
      says=${(/** @type {Group} */ group, /** @type {boolean} */ stays) => (stays ? `${goodsOf(c, group)}: marad` : pays(c, group))} />
    <p>A legfelső csoport megmarad. A többi ${groups.map((group) => group.ducats).join(" + ")} = ${ducats(cargo)}ot ér.
      A hírnévért járó összeggel együtt Anna ${ducats(total)}ot kap.</p>
  <//>`;
}

/** @param {Reading} c */
export function end(c) {
  const { awards } = factsOf(c.components);
  return html`
    <${Rule} of=${c} id="s13-last" title="Az utolsó forduló">
      <p>Amikor valaki kihúzza az árupakli utolsó lapját, elkezdődik az utolsó forduló. A kezdőjátékos jobb oldali szomszédjának körével ér véget,
        így mindenki ugyanannyiszor kerül sorra. Annak, aki a lapot húzta, ez az utolsó köre; ha ő a kezdőjátékos, a többiek mind sorra kerülnek még.</p>
      <p>Mindegy, miért kellett a lap, és az is, hogy a húzás az újrakevert pakliból folytatódik-e. Ha a pakli később megint elfogy, az már nem változtat semmin.</p>
    <//>
    <${Rule} of=${c} id="s13-final" title="A végső értékelés">
      <p>Ebben a sorrendben:</p>
    <//>
    <ol>
      <${Rule} of=${c} id="s13-prestige" as="li"><b>Hírnév.</b> A legtöbb, a második és a harmadik legtöbb lapkáért ${list(awards.map(String))} dukát jár, ahogyan a <a href="#s12-prestige">közbenső értékeléskor</a>.<//>
      <${Rule} of=${c} id="s13-cargo" as="li"><b>Rakomány.</b> A paklidat felülről lefelé, a lapok sorrendjét meghagyva csoportokra bontjuk, és minden csoportért megkapod az árát.
        Ha több lap van egymáson, mint amennyi a legnagyobb csoporthoz kell, a többlet nem ér semmit, és nem kezd új csoportot.
        Ugyanaz az áru több csoportot is alkothat, ha más áru van közöttük.<//>
      <${Rule} of=${c} id="s13-pirates" as="li"><b>Kalózok.</b> A kalózpaklid minden lapjáért 1 dukátot veszítesz.<//>
      <${Rule} of=${c} id="s13-tiles" as="li"><b>Kikötőlapkák.</b> A legtöbb, a második és a harmadik legtöbb lapkáért ${list(awards.map(String))} dukát jár; az aktív és a lefordított lapkák együtt számítanak.
        Itt is lehet 0 lapkával helyezést elérni. A felhasznált Iránytű már nincs játékban, a fel nem használt számít.<//>
    </ol>
    <p>A kézben maradt lapok nem érnek semmit. <b>Az győz, akinek a legtöbb dukátja van.</b></p>
    <${Rule} of=${c} id="s13-tie" title="Holtverseny">
      <p>Egyenlő dukát esetén az kerül előbbre, akinek a játék végén több lap van a rakománypaklijában. A közbenső értékeléskor eldobott lapok nem számítanak.
        Ha ez is egyenlő, az, aki a kezdőjátékostól számítva hamarabb következik; a kezdőjátékos a legelső.</p>
    <//>
    ${finalExample(c)}`;
}

/** @param {Reading} c */
function finalExample(c) {
  const accounts = finalScoring(c.components);
  const facts = factsOf(c.components);
  const largest = paid(facts, { good: "gem", size: facts.good.get("gem")?.prices.length ?? 0 });
  const lines = {
    before: "Az értékelés előtt",
    prestige: "Hírnév",
    cargo: "Rakomány",
    pirates: "Kalózok",
    harbours: "Kikötőlapkák",
  };
  return html`<${Rule} of=${c} id="s13-example" title="Egy példa">
    <p>Három játékos kiterítette a rakományát, mindegyik felülről lefelé:</p>
    ${accounts.map(
      ({ who, groups }) => html`<div class="ro-hold" key=${who}>
        <${Merchant} who=${who} name=${NAMES[who]} />
        <${Pile} of=${c} groups=${groups} says=${(/** @type {Group} */ group) => pays(c, group)} label=${`${NAMES[who]} rakománypaklija, felülről lefelé`} />
      </div>`,
    )}
    <p>Bence két azonos árujú csoportja (${goodName(c, "salt")}) külön-külön fizet, mert más áru van közöttük.
      Csilla első csoportjában (${goodName(c, "gem")}) az utolsó lap már nem ér semmit: a legnagyobb ilyen csoport ${counted(largest.size, "lapból")} áll, és ${ducats(largest.ducats)}ot fizet.</p>
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Dukát" head="Tétel" from=${{
      prestige: (/** @type {Account} */ { counts }) => counted(counts.prestige, "lapka"),
      cargo: (/** @type {Account} */ account) => cards(account.cards),
      pirates: (/** @type {Account} */ { counts }) => cards(counts.pirates),
      harbours: (/** @type {Account} */ { counts }) => counted(counts.harbours, "lapka"),
    }} />
    ${
      cargoDecides(accounts) &&
      html`<p>Annának és Bencének ugyanannyi dukátja van. Anna rakománypaklijában több lap van (${accounts[0].cards}, Bencéében ${accounts[1].cards}), ezért Anna győz.</p>`
    }
  <//>`;
}

/** @param {Reading} c */
export function exhausted(c) {
  const { groups, pirates, ducats: total, deck } = cashOut(c.components);
  return html`
    <p>Ha lapot kell húzni, és az árupakli üres, megkeverjük a dobott lapokat: ez lesz az új árupakli.</p>
    <${Rule} of=${c} id="s14-cash" title="Egy rakomány kifizetése">
      <p>Ha dobott lap sincs, és a lapot mindenképpen ki kell húzni – a kalózok, a piac vagy egy <a href="#s7-empty">kötelező vásárlás</a> miatt –, <b>kifizetjük
        a kezdőjátékos rakományát</b>: a rakománypaklija annyit ér, mint a végső értékelésben, és a kalózpaklija minden lapjáért 1 dukátot veszít.
        A hírnévlapkákat és a kikötőlapkákat ilyenkor nem értékeljük. A rakományának és a kalózpaklijának lapjait ezután megkeverjük: ez lesz az új árupakli, és a húzás folytatódik.</p>
      <p>A kijátszott, de még be nem rakodott lapok ebből kimaradnak. Ezek lesznek az új rakománypakli első lapjai.</p>
    <//>
    <${Rule} of=${c} id="s14-next" title="Ha ez sem elég">
      <p>Valahányszor új pakli kell, az első olyan játékos következik, akinek van lap a rakomány- vagy a kalózpaklijában,
        a kezdőjátékostól az óramutató járásával megegyező irányban az aktív játékosig. Ők már túl vannak az utolsó körükön, vagy éppen azt játsszák.
        Ha a kezdőjátékos azóta újra rakodott, megint sorra kerülhet. Az a lap is beleszámít, amelyet a kalózok éppen most tettek a paklira.
        Ha már senkinek sincs lapja, a húzás hátralévő része elmarad.</p>
    <//>
    <${Rule} of=${c} id="s14-example" title="Egy példa">
      <p>Anna a kezdőjátékos. A rakománypaklija felülről lefelé:</p>
      <${Pile} of=${c} groups=${groups} says=${(/** @type {Group} */ group) => pays(c, group)} label="Anna rakománypaklija, felülről lefelé" />
      <p>A kalózpaklijában ${cards(pirates)} van. Így ${groups.map((group) => group.ducats).join(" + ")} − ${pirates} = ${ducats(total)}ot kap, és ${cards(deck)}ból áll az új árupakli.</p>
    <//>`;
}
