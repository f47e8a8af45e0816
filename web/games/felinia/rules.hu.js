/**
 * A Felinia szabályai a játékosoknak, magyarul. The rules in Hungarian: numbers and names come from the component
 * data. Ids are the same in every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { advanced } from "./rules-advanced.hu.js";
import { factsOf } from "./rules-facts.js";
import { exploration } from "./rules-journeys.hu.js";
import { printed } from "./rules-land.js";
import { BonusTiles, GoodsTable, Land, Mark, ShipParts, SymbolsTable, Types } from "./rules-pictures.js";
import { bidsNow, shipsNow, storingNow } from "./rules-position.js";
import { decided } from "./rules-rulings.hu.js";
import { end, scoring, storage } from "./rules-scoring.hu.js";
import { bidding, boarding, selling, trading } from "./rules-trading.hu.js";
import { az, coins, counted, list, points, price, shipTo } from "./rules-words.hu.js";
import { animalLetter } from "./words.js";

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
  { id: "s5-round", number: "5", title: "Egy forduló", body: round },
  { id: "s6-bidding", number: "6", title: "Licitálás (1. fázis)", body: bidding, conditions: biddingNow },
  { id: "s7-trading", number: "7", title: "Kereskedés (2. fázis)", body: trading },
  { id: "s8-boarding", number: "8", title: "Hajóra szállás", body: boarding, conditions: boardingNow },
  { id: "s9-selling", number: "9", title: "Eladás, bármikor", body: selling },
  { id: "s10-exploration", number: "10", title: "Felderítés (3. fázis)", body: exploration },
  {
    id: "s11-storage",
    number: "11",
    title: "Raktározás és előkészítés (4. és 5. fázis)",
    body: storage,
    conditions: keepingNow,
  },
  { id: "s12-end", number: "12", title: "A játék vége", body: end },
  { id: "s13-scoring", number: "13", title: "A gazdagság értékelése", body: scoring },
  { id: "s14-advanced", number: "14", title: "Haladó játék és szakértő változat", body: advanced },
  { id: "s15-rulings", number: "15", title: "Döntések vitás esetekre", body: rulings },
  { id: "s16-hints", number: "16", title: "Tanácsok az első játékhoz", body: hints },
];

/** @param {GameContext} at @returns {Conditions[]} */
function biddingNow(at) {
  const now = bidsNow(at);
  if (!now) return [];
  const { gain, lowest, highest } = now;
  const stacks = lowest === highest ? coins(lowest) : `${lowest}–${coins(highest)}`;
  return [
    {
      list: [
        { text: `a bankodba tett licitjelző most ennyit hoz: ${coins(gain)}`, holds: gain > 0 },
        {
          text: `egy piacon vagy a céhnél ennyit kellene fizetni érte: ${stacks}`,
          holds: true,
        },
      ],
    },
  ];
}

/** @param {GameContext} at @returns {Conditions[]} */
function boardingNow(at) {
  const now = shipsNow(at);
  if (!now) return [];
  const c = /** @type {any} */ (at);
  const ships = now.ships.map(({ ship, free, goods, coins: silver, can }) => ({
    title: shipTo(c, ship),
    list: [
      { text: "van szabad hely", holds: free },
      { text: "megvan hozzá az árud", holds: goods },
      { text: "megvan hozzá a pénzed", holds: silver },
    ],
    verdict: { holds: can, text: can ? "Most felszállhatsz rá." : "Most nem szállhatsz fel rá." },
  }));
  return [{ list: [{ text: "éppen most kötöttél üzletet", holds: now.dealt }] }, ...ships];
}

/** @param {GameContext} at @returns {Conditions[]} */
function keepingNow(at) {
  const now = storingNow(at);
  if (!now) return [];
  const { held, free, most, fee } = now;
  return [
    {
      list: [
        { text: `${counted(held, "árud")} van, és ${free} marad meg ingyen`, holds: held <= free },
        { text: `még egyet megtarthatsz ennyiért: ${coins(fee)}`, holds: most > free },
      ],
    },
  ];
}

/** @param {Reading} c */
function brief(c) {
  const { game, player, goods, countries } = factsOf(c.components);
  return html`
    <p class="r-lead">Katzburg kereskedőcsaládjai vagytok. A tengeren túl Felinia szigete fekszik, ${countries.size} királysággal, és mindegyik másféle fényűzésért rajong.
      Aki a megfelelő árut a megfelelő hajóra viszi, átküldhet egy kereskedőt, hogy kereskedelmi állomást alapítson.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} játékos</li>
      <li>60–${game.minutes} perc</li>
      <li>${game.minimum_age} éves kortól</li>
    </ul>
    <p>Minden forduló elején lerakjátok ${az(player.bid_tokens)} licitjelzőtöket: a piacokra, ahol árut lehet venni, a Kereskedő céhhez, vagy a saját bankotokba, amiért pénz jár.
      Aztán halmonként sorra kerülnek a jelzők, <b>a legfelső elsőként</b>. A gazdája fizet a legtöbbet, és ő választhat először; lejjebb egyre kevesebbért jut abból, ami maradt.</p>
    <p>Aki üzletet köt, rögtön utána áruért kereskedőket tehet hajókra. A kikötőből a teli hajók indulnak el; ha egy sincs tele, akkor az, amelyiknek a legkorábbi az indulási időpontja.
      A szigeten minden kereskedő végigjárja az utakat, összeszedi, amit az útkereszteződések adnak, és a végén eljuthat egy kereskedelemlapkához: elveszi, és ott marad.</p>
    <p>A végén pontot érnek a <b>kereskedelemlapkák</b>, egy fajtából minél több, annál jobban, az <b>egymás mellett álló kereskedők</b>, és egy kicsit a megmaradt arany, fűszer és áru.
      Áruból ${goods.size} fajta van, és minden királyság hajói kérnek legalább egyet a sajátjukból.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const f = factsOf(c.components);
  const board = f.boards.basic;
  const each = board.provinces.length / f.countries.size;
  return html`
    <ul>
      <li><b>A játéktábla.</b> Katzburg ${f.mostMarkets} piaccal, a céhhel és a kikötőben ${counted(f.berths, "hajóhellyel")}, meg Felinia szigete: ${f.countries.size} királyság, mindegyik ${counted(each, "tartományból")} áll.</li>
      <li><b>${f.allGoods} árulapka</b> ${f.goods.size} fajtából, és a zsák, amelyből húzzuk őket.</li>
      <li><b>${f.ships.size} hajólapka,</b> ${f.backs.get("grey")} szürke és ${f.backs.get("blue")} kék hátlappal. A kékek jönnek utoljára, minden királyságba egy.</li>
      <li><b>${f.tiles.size} kereskedelemlapka</b> a szigetre és <b>${counted(f.bonuses.size, "bónuszlapka")}</b> a céhhez.</li>
      <li><b>Nyersanyagkártyák:</b> ${f.cards.gold} arany és ${f.cards.spice} fűszer.</li>
      <li>Mind ${az(f.colours.length)} színben <b>${counted(f.player.merchants, "kereskedő")}</b>, <b>${counted(f.player.bid_tokens, "licitjelző")}</b> és egy tábla 0-tól ${f.money.most}-ig számozott pénzsávval és ${counted(f.money.bank.length, "mezővel")} a licitjelzőknek, ez a bank.</li>
      <li>Csak a <a href="#s14-advanced">haladó játékban</a>: a játéktábla másik oldala, ${counted(f.specials.size, "speciális kereskedelemlapka")}, ${f.cards.food} ételkártya és ${counted(f.mysteries.size, "rejtélyes hely kártya")}.</li>
    </ul>
    ${
      !c.at &&
      html`<${Land} of=${c} rules="basic" countries=${[...f.countries.keys()]} land=${{ up: {}, merchants: {} }} names=${true} label="A sziget az alapjátékban: királyságok kikötőkkel, útkereszteződésekkel, kereskedelmi állomásokkal és a köztük vezető utakkal"
        says="A horgony a kikötő melletti tartományt jelöli, a rombusz az útkereszteződést, a mancs a kereskedelmi állomást a lefordított lapkájával. Köztük széles sávok az utak, a vastag vonal a királyságok széle." />`
    }
    <${Rule} of=${c} id="s2-goods" title="Áruk és királyságok">
      <${GoodsTable} of=${c} head=${["Áru", "itt a legkeresettebb"]} />
    <//>
    <${Rule} of=${c} id="s2-ship" title="Egy hajólapka">
      <${ShipParts} of=${c} id="s0515" label=${`Hajó, úti célja: ${f.countries.get("tiger")?.name.hu}, indul: ${f.ships.get("s0515")?.departure}, két hely van rajta`} parts=${[
        {
          sign: html`<b class="k-num">${f.ships.get("s0515")?.departure}</b>`,
          says: html`<b>Indulási időpont.</b> Minden hajón más.`,
        },
        {
          sign: html`<b>${animalLetter(printed(c), "tiger")}</b>`,
          says: html`<b>Úti cél:</b> a vitorla állata és színe egy királyságé.`,
        },
        {
          sign: html`<b class="k-num">1–2</b>`,
          says: html`<b>Helyek</b> a kereskedőknek. Az első az orrban van.`,
        },
        {
          sign: html`<${Mark} symbol="goods" />`,
          says: html`<b>Ennyibe kerül minden kereskedő:</b> két egyforma és még egy áru, vagy két egyforma áru és egy ezüst. Ezen a hajón ${price(f.ships.get("s0515") ?? { goods: {}, coins: 0 })}.`,
        },
      ]} />
      <p>Minden hajó kér legalább egy árut a saját királyságáéból.</p>
    <//>
    <${Rule} of=${c} id="s2-tiles" title="Kereskedelemlapkák">
      <p>A kereskedelemlapka egy királyság állatát mutatja: ez a fajtája. A szigeten először lefordítva fekszik egy kereskedelmi állomáson, és csak az állomás színe látszik.
        Egy királyság ${counted(f.tiles.size / f.countries.size, "lapkája")} között a saját fajtája a leggyakoribb. Hogy mi más van még közöttük, azt a sziget mellett látod.</p>
      <${Types} of=${c} />
    <//>
    <${Rule} of=${c} id="s2-bonus" title="Bónuszlapkák">
      <p>A plusz lapka eggyel több lapkának számít a fajtájából. A +1-es lapka minden ilyen fajtájú lapkádért 1 pontot hoz.</p>
      <${BonusTiles} of=${c} />
    <//>
    <${Rule} of=${c} id="s2-symbols" title="Amit az útkereszteződések adnak">
      <${SymbolsTable} of=${c} only=${["coin", "gold", "spice", "goods"]} head=${["Jel", "Aki a tartományba lép, ezt kapja"]} says=${{
        coin: `${coins(1)}, de legfeljebb ${f.money.most} lehet nálad`,
        gold: `1 arany: eladva ${coins(f.prices.gold)}, megtartva ${points(f.scoring.gold)} a végén`,
        spice: `1 fűszer: eladva ${coins(f.prices.spice)}; a végén minden pár ${counted(f.scoring.spice_pair, "pontot")} ér`,
        goods: "egy véletlenül húzott áru a zsákból",
      }} />
    <//>
    <${Rule} of=${c} id="s2-coins" title="Ezüst">
      <p>Legalább 0, legfeljebb ${coins(f.money.most)} lehet nálad. Ami ${f.money.most} fölött járna, elvész.</p>
    <//>
    <${Rule} of=${c} id="s2-cards" title="Nyersanyagkártyák">
      <p>Az arany, a fűszer és az étel kártya, amelynek egyik oldala 1-et ér, a másik 3-at. Maguktól fordulnak és váltódnak, hogy senki se foglaljon le több kártyát a kelleténél: 7 arany két hármas és egy egyes kártya.
        Mindegyikből ${counted(f.cards.gold, "kártya")} van. Ha egy nyereséghez újabb kellene, de már nincs, nem kapod meg.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">Mit</span></th><th scope="col">Ki látja</th></tr></thead>
      <tbody>
        <tr><th scope="row">Ezüst, áru, arany, fűszer, étel, kereskedők</th><td>mindenki</td></tr>
        <tr><th scope="row">Licitjelzők, piacok, hajók, a bónuszlapkák kupaca</th><td>mindenki</td></tr>
        <tr><th scope="row">Melyik áruból mennyi van a zsákban</th><td>mindenki</td></tr>
        <tr><th scope="row">Milyen fajtájú lapkák kerültek egy-egy királyságba</th><td>mindenki</td></tr>
        <tr><th scope="row">A szigeten lefordítva fekvő lapkák</th><td><b>senki</b></td></tr>
        <tr><th scope="row">A kereskedelem- és bónuszlapkáid</th><td>te; a többiek csak azt, hány van</td></tr>
        <tr><th scope="row">A speciális lapkáid</th><td>mindenki</td></tr>
        <tr><th scope="row">A rejtélyes hely kártyáid, és amelyek közül választasz</th><td>te; a többiek csak azt, hány van</td></tr>
        <tr><th scope="row">A hajók és a rejtélyes helyek sorrendje, a zsákból jövő áruk</th><td>senki</td></tr>
        <tr><th scope="row">Hány hajó van még, és milyen színű a következő hátlapja</th><td>mindenki</td></tr>
      </tbody>
    </table>
    <${Rule} of=${c} id="s3-taken" title="Az elvett lapkák">
      <p>Mindenki látja, ki melyik lapkát veszi el, és a napló is megmondja. Utána lefordítva fekszik, és a képernyő a többieknek már csak annyit mutat, hány lapkád van. A sajátjaidat bármikor megnézheted.
        A végén minden kiderül.</p>
    <//>`;
}

/** @param {Reading} c */
function setup(c) {
  const f = factsOf(c.components);
  return html`
    <p>Mindezt az asztal elvégzi helyettetek. Azért jó tudni.</p>
    <ol>
      <li>A kezdőjátékost sorsoljuk, övé a kezdőjátékos-kártya. A többiek az óramutató járása szerint következnek.</li>
      <li>Mindenkinek van ${counted(f.money.start, "ezüstje")}, a talonjában ${counted(f.player.merchants, "kereskedője")}, továbbá ${counted(f.player.bid_tokens, "licitjelzője")} és ${f.firstGoods} különböző áruja, nincs két egyforma kezdés. A többi áru a zsákba kerül.</li>
      <li>Minden nyitott piacra ${counted(f.markets.setup, "árut")} húzunk a zsákból. Ha ${f.setups.at(-1)?.players} játékosnál kevesebben vagytok, a legalsó piacok zárva vannak.</li>
      <li>Megkeverjük ${az(f.backs.get("blue") ?? 0)} kék hajót, aztán ${az(f.backs.get("grey") ?? 0)} szürkét, és ezeket a kékek tetejére tesszük. A felső ${f.berths} hajó a hajóhelyekre kerül.</li>
      <li>Minden kereskedelmi állomás kap egy lefordított kereskedelemlapkát a színéből, királyságonként ${f.tiles.size / f.countries.size} van.</li>
      <li>A bónuszlapkák képpel felfelé fekszenek a céhnél. Bárki bármikor átnézheti őket.</li>
    </ol>
    <table class="r-table r-table--num">
      <thead><tr><th scope="col">Játékos</th><th scope="col">Nyitott piac</th><th scope="col">Áru a zsákban</th></tr></thead>
      <tbody>${f.setups.map(({ players, open, bag }) => html`<tr key=${players}><th scope="row">${players}</th><td>${open}</td><td>${bag}</td></tr>`)}</tbody>
    </table>
    <${Rule} of=${c} id="s4-which" title="Alapjáték vagy haladó">
      <p>Az alapjáték ${list(f.game.recommended.basic.map(String))} játékossal a legjobb, a haladó ${list(f.game.recommended.advanced.map(String))} játékossal.
        Hogy a <a href="#s14-advanced">haladó játék</a> mivel több, és mi a szakértő változat, azt külön rész mondja el.</p>
    <//>`;
}

/** @param {Reading} c */
function round(c) {
  return html`
    <p>Egy játék nagyjából tíz-tizenkét forduló. Mindegyik öt fázisból áll:</p>
    <ol>
      <li><b>Licitálás.</b> Sorban mindenki lerak egy <a href="#s6-bidding">licitjelzőt</a>, háromszor egymás után.</li>
      <li><b>Kereskedés.</b> A jelzők sorra kerülnek: <a href="#s7-trading">üzleteket</a> köttök, és a kereskedőitek <a href="#s8-boarding">szállnak hajóra</a>.</li>
      <li><b>Felderítés.</b> Hajók <a href="#s10-exploration">indulnak</a>, és a kereskedőik bejárják a szigetet.</li>
      <li><b>Raktározás.</b> Akinek túl sok áruja van, <a href="#s11-storage">eladja</a> a fölösleget.</li>
      <li><b>Előkészítés.</b> Új hajók és áruk <a href="#s11-preparation">érkeznek</a>, és a kezdőjátékos-kártya továbbmegy.</li>
    </ol>
    <${Rule} of=${c} id="s5-phases" title="Egyik a másik után">
      <p>Egy fázis véget ér, mielőtt a következő elkezdődne, és ugyanígy minden lépés benne: egy jelző az üzletével és a hajóra szállással, egy hajó, egy kereskedő útja. Amíg valaki rejtélyes hely kártyát választ, a többiek csak eladhatnak.
        Amiről senkinek sem kell döntenie, az magától megtörténik.</p>
    <//>
    <${Rule} of=${c} id="s5-turns" title="Ki van soron">
      <p>Licitáláskor az óramutató járása szerint következtek, kereskedéskor mindig az, akinek a jelzője sorra kerül, a szigeten az, akinek a kereskedője úton van. Raktározni egyszerre raktároztok.
        Csak <a href="#s9-selling">eladni</a> lehet bárkinek bármikor.</p>
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
  const { money, berths, backs, countries, scoring: worth, storage: store } = factsOf(c.components);
  const last = worth.merchant_by_group.length;
  return html`
    <ul class="r-hints">
      <li><b>Számolj, mielőtt licitálsz.</b> A később letett jelző kerül felülre: először választ, és a legtöbbet fizeti. Az egyedül lévő csak ${counted(1, "ezüstbe")} kerül. Legalul lenni olcsó, amíg marad valami hasznos.</li>
      <li><b>A bankod a végén fizet a legjobban.</b> A harmadik jelző ${counted(money.bank.at(-1) ?? 0, "ezüstöt")} hoz, az első csak ennyit: ${money.bank[0]}. De ami ${money.most} fölött járna, elvész.</li>
      <li><b>Gyűjts szín szerint.</b> Minden hajó kér legalább egy árut a saját királyságáéból, gyakran kettőt. Két egyformával már majdnem a fedélzeten vagy.</li>
      <li><b>Nézd az órákat.</b> Ha egyik hajó sincs tele, a legkorábbi indul, veled vagy nélküled. Korai hajóra egyetlen kereskedő is jó, a késői addig vár, amíg megtelik.</li>
      <li><b>Csak üzlet után szállhatsz fel.</b> Egy halom alján lévő olcsó jelző már azért is megérheti, mert utána felszállhatsz. Ha már a következő jelző van soron, a következő üzletedig várnod kell.</li>
      <li><b>Jobb egy lapka, mint a hazaút.</b> Az alapjátékban szinte mindig megéri eljutni egy kereskedelemlapkához, akármilyenhez.</li>
      <li><b>Építs egymás mellé.</b> Ha legalább ${last} kereskedőd áll együtt, mindegyik ${counted(worth.merchant_by_group[last - 1], "pontot")} ér. A csoportok a királyságok határán is átnyúlnak.</li>
      <li><b>Figyeld a többiek talonját.</b> Aki az utolsó kereskedőjét is hajóra teszi, véget vet a játéknak, és akkor minden hajó elindul.</li>
      <li><b>Az utolsó ${backs.get("blue")} hajó ${countries.size} különböző királyságba megy.</b> Ha kék hátlap látszik, közel a vég: ${counted(berths, "hajóhely")} mellett a hajók hamar elfogynak.</li>
      <li><b>Az ezüst a végén nem ér semmit,</b> de döntetlennél számít. Költsd el, és add el, ami kárba menne: raktározáskor egy áru ennyit hoz: ${coins(store.forced_sale)}.</li>
    </ul>`;
}
