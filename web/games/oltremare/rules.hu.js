/**
 * Az Oltremare szabályai a játékosoknak, magyarul. The rules in Hungarian: numbers and names come from the component
 * data. Ids are the same in every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { factsOf } from "./rules-facts.js";
import { CardParts, Prices, Sign, WholeChart } from "./rules-pictures.js";
import { purchasesNow, readyNow } from "./rules-position.js";
import { decided } from "./rules-rulings.hu.js";
import { end, exhausted, interim } from "./rules-scoring.hu.js";
import { actions, buying, deals, loading, power, sailing } from "./rules-turn.hu.js";
import { az, cards, counted, ducats, either, goodName, list, telling } from "./rules-words.hu.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Conditions, Reading, Section} from "../../rules/types.js" */

export const title = "Szabályok";

export { styles } from "./rules-pictures.js";
export { refusalSections } from "./rules-refusals.js";

/** @type {Section[]} */
export const sections = [
  { id: "s1-brief", number: "1", title: "A játék röviden", body: brief },
  { id: "s2-components", number: "2", title: "Amivel játszotok", body: components },
  { id: "s3-visible", number: "3", title: "Ki mit lát", body: visible },
  { id: "s4-setup", number: "4", title: "Előkészületek", body: setup },
  { id: "s5-turn", number: "5", title: "Egy kör", body: turn },
  { id: "s6-power", number: "6", title: "Tengeri hatalom (1. fázis)", body: power },
  { id: "s7-buying", number: "7", title: "Vásárlás (2. fázis)", body: buying, conditions: buyingNow },
  { id: "s8-deals", number: "8", title: "Üzletek (2. fázis)", body: deals },
  { id: "s9-actions", number: "9", title: "Akciók (3. fázis)", body: actions, conditions: actionsNow },
  { id: "s10-sailing", number: "10", title: "Hajózás és kikötőlapkák", body: sailing },
  { id: "s11-loading", number: "11", title: "Berakodás (4. fázis)", body: loading },
  { id: "s12-interim", number: "12", title: "Közbenső értékelés", body: interim },
  { id: "s13-end", number: "13", title: "Utolsó forduló és végső értékelés", body: end },
  { id: "s14-empty", number: "14", title: "Ha elfogy az árupakli", body: exhausted },
  { id: "s15-rulings", number: "15", title: "Döntések vitás esetekre", body: rulings },
  { id: "s16-hints", number: "16", title: "Tanácsok az első hajóúthoz", body: hints },
];

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function buyingNow(at) {
  const now = purchasesNow(at);
  if (!now) return [];
  const { limit, bought, deck, pirates, price, after } = now;
  return [
    {
      list: [
        {
          text: `ebben a körben eddig ${bought} lapot vettél, legfeljebb ${limit} lehet`,
          holds: bought < limit,
        },
        { text: "az árupakliból van mit venni", holds: deck },
        { text: "van lap a kalózpaklidban", holds: pirates },
      ],
      verdict:
        price === null
          ? { holds: false, text: html`<b>Most nem vehetsz lapot.</b>` }
          : {
              holds: true,
              text: html`<b>A következő lap ára ${ducats(price)}.</b> Utána ${ducats(after)} marad nálad.`,
            },
    },
  ];
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function actionsNow(at) {
  const now = readyNow(at);
  if (!now) return [];
  const { load, hand } = now;
  return [
    { list: [{ text: `${load} lapot kell kijátszanod, és ${hand} van a kezedben`, holds: hand >= load }] },
  ];
}

/** @param {Reading} c */
function brief(c) {
  const { game } = factsOf(c.components);
  return html`
    <p class="r-lead">Kereskedők vagytok, fejenként egy hajóval a Velence és a Levante közti tengeren.
      Árukra alkudoztok, megrakjátok velük a hajótokat, és bíztok benne, hogy ami a rakományban egymásra kerül, azért jó árat adnak.
      Közben pedig nem mindig mondotok igazat.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} játékos</li>
      <li>kb. ${game.minutes} perc</li>
      <li>${game.minimum_age} éves kortól</li>
    </ul>
    <p>Minden lap kétféleképpen hasznos: áru is, és két akció is van rajta. A körödben kijátszol néhány lapot a kezedből.
      Az ikonjaik dukátot, újabb lapokat és kalózokat hoznak, és a hajódat olyan kikötőbe vihetik, ahol hasznos lapka vár.
      Aztán ugyanezeket a lapokat berakodod a rakománypaklidra. Amelyik felülre kerül, az szabja meg a következő körödet:
      azt, hogy hány lapot tarthatsz meg a kezedben, és azt, hogy hányat kell kijátszanod.</p>
    <p>Lapokat látatlanban vehetsz, vagy a többiektől szerezhetsz. Egy üzletben lapok és dukátok úgy cserélnek gazdát, ahogy ketten megegyeztek.
      A felajánlott árukról igazat kell mondanod. <b>Hogy mi más van még a lapokon, arról azt mondasz, amit akarsz.</b></p>
    <p>A rakomány kétszer fizet: a közbenső értékeléskor, amelyet a Velencekártya vált ki, és a játék végén.
      Pénzt árucsoportért kapsz, vagyis közvetlenül egymáson fekvő, azonos árujú lapokért.
      Az győz, akinek a végén a legtöbb dukátja van.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const {
    cards: all,
    goods,
    harbours,
    routes,
    tiles,
    prestige,
    colours,
    named,
    lions,
    loads,
  } = factsOf(c.components);
  const total = lions[0] + loads[1];
  const alike = all.every((card) => card.lions + card.load === total);
  return html`
    <ul>
      <li><b>${all.length} árukártya</b> ${goods.length} árufajtából.</li>
      <li><b>A Velencekártya,</b> amely kiváltja a közbenső értékelést.</li>
      <li><b>A játéktábla:</b> ${harbours} kikötő és a köztük vezető ${routes} hajózási útvonal.</li>
      <li><b>${tiles} kikötőlapka</b> tartós előnyökkel, és <b>${prestige} hírnévlapka</b> azoknak, akik üzletet kötnek.</li>
      <li>Mind ${az(colours)} színben egy <b>hajó</b>, egy kocka a dukátsávra, egy mínuszjelző és egy összegzőlap.
        A képernyőn a dukátjaidat egyszerűen egy szám mutatja.</li>
    </ul>
    ${!c.at && html`<${WholeChart} of=${c} label="A térkép: a kikötők és a köztük vezető hajózási útvonalak" />`}
    <${Rule} of=${c} id="s2-card" title="Az árukártya">
      <${CardParts} of=${c} id="grain-06" tell=${telling(c)} parts=${[
        {
          signs: html`<${Sign} of="lions" />`,
          says: html`<b>Oroszlánok</b>, ${lions[0]}–${lions[1]}: a tengeri hatalmad. Ennyi lap lehet a kezedben a köröd elején.`,
        },
        {
          signs: html`<${Sign} of="load" />`,
          says: html`<b>Berakodásikonok</b>, ${loads[0]}–${loads[1]}: ennyi lapot kell kijátszanod.`,
        },
        {
          signs: html`<${Sign} of="grain" />`,
          says: html`<b>Az áru.</b> Akkor számít, amikor a lap a rakományodban van.`,
        },
        {
          signs: html`<${Sign} of="money" /><${Sign} of="pirate" /><${Sign} of="market" /><${Sign} of="ship" />`,
          says: html`<b>Két különböző akcióikon:</b> pénz, kalózok, piac vagy hajózás. Akkor számítanak, amikor a lapot kijátszod.`,
        },
        {
          signs: html`<b class="k-num">1…5</b>`,
          says: html`<b>Eladási árak</b>: ennyit fizet egy 1, 2, 3… lapból álló csoport ebből az áruból.`,
        },
      ]} />
      ${alike && html`<p>A két szám összege minden lapon ${total}: minél nagyobb a tengeri hatalmad, annál kevesebb lapot kell kijátszanod.</p>`}
      <p>A lapok közül ${named} egy kikötő nevét is viseli. Ennek csak az előkészületeknél van szerepe.</p>
    <//>
    <${Rule} of=${c} id="s2-prices" title="Mennyit fizet egy árucsoport">
      <p>Árucsoportot a rakománypakliban közvetlenül egymáson fekvő, azonos árujú lapok alkotnak.</p>
      <${Prices} of=${c} title="Egy csoport ára dukátban" head=${["Áru", "Lap"]} />
      <p>Minden sor utolsó száma a legnagyobb csoport ára. Az ezen felüli lapok már nem érnek semmit.</p>
    <//>
    <${Rule} of=${c} id="s2-debt" title="Adósság">
      <p>A dukátjaid száma 0 alá is csökkenhet, akármeddig. Amíg 0 alatt van, nálad van a mínuszjelző;
        amint eléri a 0-t, visszaadod.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">Mit</span></th><th scope="col">Ki látja</th></tr></thead>
      <tbody>
        <tr><th scope="row">Dukátok, hírnévlapkák, hajók, kikötőlapkák</th><td>mindenki, a lefordított lapkákat is</td></tr>
        <tr><th scope="row">Hány lap van egy kézben vagy egy pakliban</th><td>mindenki</td></tr>
        <tr><th scope="row">A kezedben lévő lapok</th><td>csak te</td></tr>
        <tr><th scope="row">Egy rakománypakli felső lapja</th><td>mindenki</td></tr>
        <tr><th scope="row">Az alatta fekvő lapok</th><td><b>senki, még te sem</b></td></tr>
        <tr><th scope="row">A kalózpaklik lapjai</th><td><b>senki, még te sem</b></td></tr>
        <tr><th scope="row">Az árupakli, a Velencekártya helye, a kimaradt kikötőlapkák</th><td>senki</td></tr>
        <tr><th scope="row">Amit veszel vagy a piacon kapsz</th><td>csak te</td></tr>
        <tr><th scope="row">Amit a kalózok miatt húzol</th><td>senki</td></tr>
        <tr><th scope="row">Egy ajánlatba tett lapok</th><td>te a lapokat, a többiek az árujukat</td></tr>
        <tr><th scope="row">Egy üzletben gazdát cserélő lapok</th><td>ti ketten a lapokat, a többiek az árujukat</td></tr>
        <tr><th scope="row">A kijátszott lapok</th><td>mindenki, a berakodásig</td></tr>
      </tbody>
    </table>
    <${Rule} of=${c} id="s3-cargo" title="Jegyezd meg, mit rakodsz be">
      <p>A rakománypaklit senki sem nézheti végig, a gazdája sem. A napló ezért csak addig nevezi meg a kijátszott lapokat, amíg nyíltan fekszenek.
        A befejezett körökről már csak annyit mond, hány lapot rakodtak be. Ugyanez áll a kalózpaklira:
        amit odatettél, azt akkor tudtad, és később senki sem mondja meg újra.</p>
      <p>Ha nem szívesen tartjátok ezt fejben, a játék előtt kapcsoljátok be az <b>emlékeztetőt</b>: vele a napló megőrzi a neveket.</p>
    <//>
    <${Rule} of=${c} id="s3-counts" title="Ami megszámolható">
      <p>A kézben tartott és a paklikban fekvő lapok száma nyilvános. Az árupaklinál a Velencekártya nem számít bele.
        Ha a Velencekártya kerül az árupakli tetejére, azt mindenki látja, hiszen nem olyan, mint a többi lap.</p>
    <//>
    <${Rule} of=${c} id="s3-scored" title="Értékeléskor">
      <p>A paklikat kiterítjük, és mindenki megtudja a csoportok áruját és nagyságát. Utána a dobott lapokat már nem lehet megnézni.
        A játék legvégén minden rakománypakli és kalózpakli nyíltan fekszik.</p>
    <//>`;
}

/** @param {Reading} c */
function setup(c) {
  const { berths, tiles, startingDucats, hand, setups, spread, namedLions } = factsOf(c.components);
  const pair = setups.find(({ removed }) => removed.length);
  return html`
    <p>Mindezt az asztal elvégzi helyettetek. Azért jó tudni.</p>
    <ol>
      <li>Mindenkinek van egy színe: övé az ilyen színű hajó és minden más, ami hozzá tartozik.</li>
      <li>A kikötőlapkákat megkeverjük, és mind ${az(berths)} kikötőbe kerül belőlük egy, képpel felfelé. A maradék ${tiles - berths} lapka látatlanban a dobozba megy.</li>
      ${pair && html`<li>Ha ${pair.players} játékos játszik, minden ${list(pair.removed.map((id) => goodName(c, id)))} kimarad a játékból. Ez az egyetlen eltérés.</li>`}
      <li>Mindenki ${ducats(startingDucats)}tal kezd.</li>
      <li>Az árukártyákat megkeverjük. Mindenkinek, a játékosok sorrendjében, addig csapunk fel lapokat, amíg olyan nem jön, amelyen kikötő neve áll.
        Ez lesz az illető rakománypaklijának első lapja. A hajója ebbe a kikötőbe kerül, az ott lévő lapka pedig a dobozba.</li>
      <li>Az összes többi lapot, a felcsapottakat is, újra megkeverjük. Mindenki ${cards(hand)}ot kap a kezébe. A maradék az árupakli.</li>
      <li>A Velencekártya nagyjából a pakli közepére kerül.</li>
    </ol>
    <table class="r-table r-table--num">
      <thead><tr><th scope="col">Játékos</th><th scope="col">Árukártya</th><th scope="col">Árupakli</th><th scope="col">Lap a Velencekártya fölött</th></tr></thead>
      <tbody>${setups.map(
        ({ players, cards: n, deck, above }) =>
          html`<tr key=${players}><th scope="row">${players}</th><td>${n}</td><td>${deck}</td><td>${above.join("–")}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s4-start" title="Ki kezd">
      <p>A szabálykönyv szerint az, aki legutóbb járt Velencében. Itt a házigazda jelöli ki, vagy a véletlenre bízza.
        A kezdőjátékos jelzője az egész játék alatt nála marad.</p>
    <//>
    <${Rule} of=${c} id="s4-ships" title="Az első lapok és az első kikötők">
      <p>A kikötőket a kezdőjátékossal kezdve, az óramutató járásával megegyező irányban osztjuk ki. A közben átugrott lapok rögtön visszakerülnek; a napló azt mondja meg, hány volt.
        Egy kikötő neve csak egyetlen lapon szerepel, ezért nem indul két hajó ugyanonnan.
        Kikötőnév csak ${either(namedLions.map(String))} oroszlános lapon áll, így az első körében senkinek sem kell lapot eldobnia vagy vennie.</p>
    <//>
    <${Rule} of=${c} id="s4-venice" title="A Velencekártya helye">
      <p>Legfeljebb ${cards(spread)}nyira van a pakli közepétől, és ezen belül minden hely egyformán valószínű.</p>
    <//>`;
}

/** @param {Reading} c */
function turn(c) {
  return html`
    <p>A körök az óramutató járásával megegyező irányban követik egymást. Aki soron van, az az <b>aktív játékos</b>, és négy fázist hajt végre:</p>
    <ol>
      <li><b>Tengeri hatalom.</b> Ha több lap van a kezedben, mint ahány oroszlánod van, <a href="#s6-power">eldobod a fölösleget</a>.</li>
      <li><b>Kereskedés.</b> Tetszőleges sorrendben, akárhányszor <a href="#s7-buying">lapot vehetsz</a>, és <a href="#s8-deals">üzletet köthetsz</a>.</li>
      <li><b>Akciók.</b> Annyi lapot játszol ki, ahány berakodásikonod van. Sorban következik
        a <a href="#s9-actions">pénz, a kalózok és a piac</a>, végül a <a href="#s10-sailing">hajózás</a>.</li>
      <li><b>Berakodás.</b> Ugyanezeket a lapokat tetszőleges sorrendben <a href="#s11-loading">a rakománypaklidra rakod</a>.</li>
    </ol>
    <${Rule} of=${c} id="s5-phases" title="Egyik fázis a másik után">
      <p>Ha egy fázis elkezdődött, az előző véget ért; visszaút nincs. Amiről senkinek sem kell döntenie, az magától megtörténik:
        a dukátok kifizetése, a kalózok és a piac lapjainak húzása, a lapka elvétele, egyetlen lap berakodása, az értékelés és a kör átadása.</p>
    <//>
    <${Rule} of=${c} id="s5-active" title="Mindent az aktív játékos tesz, az üzletek kivételével">
      <p>Lapot eldobni, venni, kijátszani, hajózni és berakodni csak az aktív játékos tud. A többiek kihirdethetik, mit keresnek,
        ajánlatot tehetnek, kérdezhetnek és válaszolhatnak, de csak a kereskedés fázisában. Nekik egyik sem kötelező, és a játék sosem vár rájuk.</p>
    <//>
    <${Rule} of=${c} id="s5-fixed" title="Ami az egész körre érvényes">
      <p>Az oroszlánok és a berakodásikonok számát a köröd elején olvassuk le a rakománypaklid felső lapjáról. A köröd végéig érvényes,
        bármi történjék is közben azzal a lappal.</p>
    <//>
    <${Rule} of=${c} id="s5-count" title="Pontosan ennyi">
      <p>Pontosan a fölösleget dobod el, pontosan annyi lapot játszol ki, ahány berakodásikonod van, és pontosan annyi útvonalon hajózol végig, ahány hajóikont kijátszottál.
        Se több, se kevesebb nem lehet. Egy lap csak egyszer számít, és a kezedben kell lennie.</p>
    <//>`;
}

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>Ami időről időre felmerül. Ahol a szabálykönyv hallgat, mi döntöttünk; ezeket így jelöljük: <i class="r-house">házi</i>.</p>
    <${Rulings} of=${c} list=${decided(factsOf(c.components))} house="házi" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { table, purchase, awards } = factsOf(c.components);
  return html`
    <ul class="r-hints">
      <li><b>Ügyelj a felső lapra.</b> A rakomány sorrendje csak az értékeléseknél számít, de a felső lap az egész következő körödet meghatározza.
        Sok oroszlánnal sok lapot tarthatsz meg, sok berakodásikonnal sokat kell kijátszanod.</li>
      <li><b>Három egyforma ikon.</b> Egy pénzikonért ${ducats(table.money[1])} jár, háromért ${table.money[3]}.
        A kalózok ugyanígy szaporodnak, ezért egyenként játszd ki őket.</li>
      <li><b>A kalózoknak nem kell adnod semmit.</b> A következő köröd kezdetéig a fölösleges lapjaidat még eladhatod a többiek körében.</li>
      <li><b>Köss üzletet, bármilyet.</b> Aki az aktív játékossal üzletel, hírnévlapkát kap, akár egy ingyen odaadott lapért is.
        A legtöbb lapkáért a játék során kétszer is ${ducats(awards[0])} jár.</li>
      <li><b>Kérdezz az ikonokról.</b> A válasz lehet hazugság, de így is elárul valamit arról, aki mondja.</li>
      <li><b>Csak ritkán hazudj.</b> Aki tőled olyan „piacot” vett, amelyen halálfej is volt, a következő lapodért kevesebbet ad.</li>
      <li><b>Ne félj egy kis adósságtól.</b> Ha egy ${purchase.price_in_debt} dukátos lappal teljes lesz egy csoport, vagy meglesz a harmadik pénzikon, jó vásárt csináltál.</li>
      <li><b>Legyen felül a legjobb csoportod, ha közel van Velence.</b> A közbenső értékeléskor a legfelső csoport megmarad, és a játék végéig tovább nőhet.</li>
      <li><b>Számold a kikötőlapkákat.</b> Lefordítva már nincs hatásuk, de a végén mindegyik számít, és ${counted(awards.length, "helyezésért")} jár dukát.</li>
    </ul>`;
}
