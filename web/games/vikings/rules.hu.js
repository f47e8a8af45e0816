/**
 * A Vikingek szabályai a játékosoknak, magyarul. The rules in Hungarian: numbers and names come from the component
 * data. Ids are the same in every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { auction, specials } from "./rules-advanced.hu.js";
import { offer } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Figure, Roles, Ships, Tiles, Wheel } from "./rules-pictures.js";
import { bidsNow, ferryingNow, takesNow } from "./rules-position.js";
import { decided } from "./rules-rulings.hu.js";
import { end, large, small, threat } from "./rules-scoring.hu.js";
import { settling, taking, tiles } from "./rules-taking.hu.js";
import { all, az, counted, gold, list, numbered, one, points, value, vikings } from "./rules-words.hu.js";

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
  { id: "s5-round", number: "5", title: "Egy forduló és az ajánlat", body: round },
  { id: "s6-taking", number: "6", title: "Egy kombináció elvétele", body: taking, conditions: takingNow },
  { id: "s7-tiles", number: "7", title: "A lapka lerakása", body: tiles },
  { id: "s8-viking", number: "8", title: "A viking elhelyezése", body: settling },
  { id: "s9-threat", number: "9", title: "Fenyegetés és védelem", body: threat },
  { id: "s10-small", number: "10", title: "Kis értékelés", body: small },
  { id: "s11-large", number: "11", title: "Nagy értékelés", body: large, conditions: boatmenNow },
  { id: "s12-end", number: "12", title: "Végső értékelés", body: end },
  { id: "s13-advanced", number: "13", title: "A haladó játék", body: auction, conditions: biddingNow },
  { id: "s14-special", number: "14", title: "Különleges lapkák", body: specials },
  { id: "s15-rulings", number: "15", title: "Döntések vitás esetekre", body: rulings },
  { id: "s16-hints", number: "16", title: "Tanácsok az első játékhoz", body: hints },
];

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function takingNow(at) {
  const now = takesNow(at);
  if (!now) return [];
  const { lockedBy, affordable, dearer } = now;
  const zero = lockedBy
    ? `a 0-s kombináció zárva van: a kerék mellett áll még másik ${one(lockedBy)}`
    : "a 0-s kombináció elvehető";
  const paid = {
    text: `${az(dearer)} fizetős kombináció közül ennyire futja az aranyadból: ${affordable}`,
    holds: affordable > 0,
  };
  return [{ list: [{ text: zero, holds: lockedBy === null }, ...(dearer ? [paid] : [])] }];
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function boatmenNow(at) {
  const now = ferryingNow(at);
  if (!now) return [];
  const { boatmen, waiting, mayStop } = now;
  return [
    {
      list: [
        { text: "van csónakosod a szárazföldön", holds: boatmen },
        { text: "van a szárazföldön olyan vikinged, akinek a sorában van szabad lapka", holds: waiting },
      ],
      verdict: {
        holds: mayStop,
        text: mayStop ? html`<b>Befejezheted a fuvarozást.</b>` : html`<b>Folytatnod kell a fuvarozást.</b>`,
      },
    },
  ];
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function biddingNow(at) {
  const now = bidsNow(at);
  if (!now) return [];
  return [
    {
      list: [
        { text: `a most adható legkisebb licit ${now.lowest}, a legnagyobb ${now.highest}`, holds: true },
      ],
    },
  ];
}

/** @param {Reading} c */
function brief(c) {
  const { game, rounds } = factsOf(c.components);
  return html`
    <p class="r-lead">Egy partvidék vezérei vagytok, előttetek a tenger. Lapkáról lapkára szigeteket építetek, és letelepítitek rajtuk az embereiteket,
      mindenkit a maga helyére. Jönnek majd ellenséges hajók is, és a végén mindenki enni kér.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} játékos</li>
      <li>körülbelül ${game.minutes} perc</li>
      <li>${game.minimum_age} éves kortól</li>
    </ul>
    <p>Mind ${az(rounds.length)} fordulóban egy forgókerék kínál lapkából és vikingből álló párokat, az ingyenestől a drágáig. Amikor te következel, egy párt veszel el.
      A lapka a saját tengeredre kerül. A viking letelepedhet rajta, ha a lapka az ő sorában fekszik; különben a szárazföldön vár, amíg egy csónakos át nem viszi.
      Valahányszor valaki az ingyenes párt viszi el, a kerék továbbfordul, és minden más olcsóbb lesz.</p>
    <p>Minden páratlan forduló után aranyat hoznak az aranyműveseid. Minden páros forduló után átkelnek a csónakosok, és szinte mindenki hoz valamit, aki a szigeteken él.
      Az utolsó forduló után sorra kerülnek a hajók, az arany, a munkátlan csónakosok, a szigetek és a nagy étkezés. Végül az győz, akinek a legtöbb pontja van.</p>
    <p>A <a href="#s13-advanced">haladó játékban</a> licitálni lehet a kezdés jogára, és <a href="#s14-special">különleges lapkák</a> is vannak.
      Minden más változatlan.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const facts = factsOf(c.components);
  const { vikings: people, islands, sails, specialTiles, colours, shapes, stacks, coins } = facts;
  return html`
    <ul>
      <li><b>${people} viking</b> egy zsákban, ${counted(facts.roles.length, "szerepben")}.</li>
      <li><b>${islands} szigetlapka</b> és <b>${sails} hajólapka</b>. A szigetlapkák közül ${shapes.start} kezdőlapka; a többi a hajókkal együtt ${stacks.count} oszlopban fekszik.</li>
      <li><b>A játéktábla</b> a forgókerékkel: ${facts.slots} hely egy-egy lapkának és vikingnek, és közöttük a forgatható számok 0-tól ${facts.slots - 1}-ig.</li>
      <li>Mindenkinek egy <b>szárazföld</b>: part, előtte a tenger ${facts.rows.length} sorral. A legfelső sor a hajóké, a többi egy-egy szerepé.
        Van még ${counted(colours.length, "színben")} két-két kocka, és mindenkinek egy összefoglalólap.</li>
      <li><b>Érmék</b> ${list(coins.map(({ value: worth }) => String(worth)))} arany értékben, és a kezdőjátékos jelzője. A képernyőn az aranyad és a pontjaid egyszerű számok.</li>
      <li>A haladó játékhoz <b>${specialTiles} különleges lapka</b>.</li>
    </ul>
    <p>A győzelmi pontot röviden pontnak nevezzük.</p>
    <${Rule} of=${c} id="s2-roles" title="A vikingek">
      <${Roles} of=${c} head=${["Viking", "Mire jó"]} words=${{
        fisherman: html`a végén ${counted(facts.scoring.portions_per_fisherman, "vikinget")} lát el étellel`,
        goldsmith: html`minden kis és nagy értékeléskor ${gold(facts.scoring.goldsmith_gold)}at hoz`,
        scout: html`a nagy értékelésekkor pontot hoz, többet, ha aranyműves vagy halász van alatta`,
        noble: html`minden nagy értékeléskor ${points(facts.scoring.noble_vp)}ot hoz`,
        warrior: html`visszaveri az oszlopa hajóját, és a nagy értékelésekkor ki is fosztja`,
        boatman: html`a szárazföldön vár, és átviszi a többieket a szigetekre`,
      }} />
      <p>Egy viking csak a saját sorában állhat, és egy lapkán csak egy viking. A csónakosoknak nincs soruk.</p>
    <//>
    <${Rule} of=${c} id="s2-islands" title="Szigetlapkák">
      <${Tiles} of=${c} tiles=${[
        { tile: "S", says: `${shapes.start} kezdőlapka` },
        { tile: "L", says: `${shapes.left} bal szigetvég` },
        { tile: "C", says: `${shapes.middle} szigetközép` },
        { tile: "R", says: `${shapes.right} jobb szigetvég` },
      ]} />
      <p>A szigetek balról jobbra húzódnak. A bal szigetvég bal széle tenger, a jobb széle sziget; a jobb szigetvégnél ez fordítva van, a szigetközépnek pedig mindkét széle sziget.
        Fent és lent mindig tenger van. A szigetközepeken négyféle épület áll; ezek csak a haladó játékban számítanak. A lapkákat sosem forgatjuk el.</p>
    <//>
    <${Rule} of=${c} id="s2-ships" title="Hajók">
      <${Ships} of=${c} head=${["Hajó", "Kiknek a sorát fenyegeti", "Értéke"]} words=${{
        threatens: (/** @type {string[]} */ rows) => list(rows.map(all)),
        value,
      }} />
      <p>Egy hajó a saját oszlopában fenyegeti ezeket a sorokat; erről a <a href="#s9-threat">fenyegetés és védelem</a> című részben olvashatsz.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">Mit</span></th><th scope="col">Ki látja</th></tr></thead>
      <tbody>
        <tr><th scope="row">Az ajánlat, az árak, a nyílt különleges lapkák, a kihúzott vikingek, a licitek</th><td>mindenki</td></tr>
        <tr><th scope="row">Mindenkinek a szigetei, a szárazföldje, az aranya és a pontjai</th><td>mindenki</td></tr>
        <tr><th scope="row">Melyik vikingből hány van még a zsákban</th><td>mindenki</td></tr>
        <tr><th scope="row">Az oszlopokban fekvő lapkák</th><td>senki, amíg ki nem rakjuk őket</td></tr>
        <tr><th scope="row">Melyik viking következik a zsákból</th><td>senki</td></tr>
      </tbody>
    </table>
    <p>Senkinek sincs titka, és sosem döntötök egyszerre.</p>`;
}

/** @param {Reading} c */
function setup(c) {
  const facts = factsOf(c.components);
  const amounts = Object.entries(facts.setup.gold);
  const { sizes, face_up: open } = facts.specialStacks;
  return html`
    <p>Mindezt az asztal elvégzi helyettetek. Azért jó tudni.</p>
    <ol>
      <li>Mindenki kap egy szárazföldet, egy kezdőlapkát, ${points(facts.setup.vp)}ot és valamennyi aranyat. A megmaradt kezdőlapkák a dobozba kerülnek.</li>
      <li>A többi ${facts.stacks.count * facts.stacks.tiles} lapkát, a szigeteket és a hajókat együtt, megkeverjük, és képpel lefelé ${counted(facts.stacks.count, "oszlopba")} rakjuk, mindegyikbe ${facts.stacks.tiles} lapkát. Fordulónként egy oszlop fogy el.</li>
      <li>Mind ${az(facts.vikings)} viking a zsákba kerül.</li>
      <li>A haladó játékban a különleges lapkákat is megkeverjük, és ${counted(sizes.length, "oszlopba")} rakjuk: ezekben ${list(sizes.map(String))} lapka van. A fordulók elején ${open} fekszik nyíltan.</li>
    </ol>
    <table class="r-table r-table--num rv-sums">
      <thead><tr><th scope="col">Játékos</th><th scope="col">Arany fejenként</th><th scope="col">Kör fejenként, egy fordulóban</th></tr></thead>
      <tbody>${amounts.map(
        ([players, coins]) =>
          html`<tr key=${players}><th scope="row">${players}</th><td>${coins}</td><td>${facts.slots / Number(players)}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s4-start" title="Ki kezd">
      <p>A szabálykönyv szerint a legfiatalabb játékos. Itt a házigazda jelöli ki a kezdőjátékost, vagy a véletlenre bízza.</p>
    <//>`;
}

/** @param {Reading} c */
function round(c) {
  const facts = factsOf(c.components);
  const { wheel, drawn } = offer(c.components);
  const { rounds, slots, stacks } = facts;
  const last = slots - 1;
  return html`
    <ol>
      <li>A következő lapkaoszlopot kirakjuk a forgókerék köré, és vikingeket húzunk a zsákból: ez az <b>ajánlat</b>.</li>
      <li>A kezdőjátékossal kezdve, az óramutató járásával megegyező irányban sorra mindenki elvesz <a href="#s6-taking">egy kombinációt</a>, újra meg újra, amíg mind ${az(slots)} el nem fogy.</li>
      <li>Értékeljük a fordulót.</li>
      <li>A kezdőjátékos továbbadja a jelzőt a bal oldali szomszédjának. A kerék 0-s száma visszakerül az eredeti helyére.</li>
    </ol>
    <table class="r-table rv-sums">
      <thead><tr><th scope="col">Forduló</th><th scope="col">Értékelés a végén</th></tr></thead>
      <tbody>${rounds.map(
        (scorings, i) =>
          html`<tr key=${i}><th scope="row">${i + 1}</th><td>${list(scorings.map((scoring) => SCORINGS[scoring]))}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s5-offer" title="Az ajánlat kirakása">
      <p>Az oszlop ${stacks.tiles} lapkáját egyenként fordítjuk fel. A <b>szigetlapka</b> a legkisebb számú üres helyre kerül, az első a 0-s helyre.
        A <b>hajó</b> a legnagyobb számú üres helyre kerül, az első ${az(numbered(last))} helyre.</p>
      <p>Ezután ${counted(facts.modes.basic.draw, "vikinget")} húzunk, és a 0-s helytől fölfelé a lapkák mellé állítjuk őket, ebben a sorrendben: ${list(facts.roles.map(({ id }) => all(id)))}.
        Egy hely lapkája és vikingje együtt egy <b>kombináció</b>. Az ára a mellette látható szám.</p>
    <//>
    <${Rule} of=${c} id="s5-example" title="Egy példa">
      <p>Két hajó jött, így azok ${az(numbered(last))} és ${az(numbered(last - 1))} helyen fekszenek. A kihúzott vikingek: ${list(facts.roles.filter(({ id }) => drawn[id]).map(({ id }) => vikings(id, drawn[id])))}.</p>
      <${Wheel} of=${c} wheel=${wheel} label="A forgókerék egy ajánlattal: szigetek a 0-s helytől fölfelé, két hajó a legnagyobb számoknál, és minden lapka mellett egy viking" />
    <//>
    <${Rule} of=${c} id="s5-turns" title="Sorban, egymás után">
      <p>Kombinációt elvenni, pontot beváltani és fuvarozni csak a soron lévő játékos tud; a haladó játékban ugyanígy licitálni, vikinget visszaküldeni és szerepet választani is.
        A többieknek közben nincs dolguk.</p>
    <//>
    <${Rule} of=${c} id="s5-phases" title="Mindent a maga idejében">
      <p>A haladó játékban előbb a licit, a visszaküldött viking és a szerepek kiválasztása következik. Aztán elveszitek a kombinációkat, és a nagy értékeléssel záruló fordulókban végül átkelnek a csónakosok.
        Ami a forduló egy másik részébe tartozik, azzal várni kell. A játék vége után már semmit sem lehet tenni. Az értékelés és a jelző továbbadása magától megtörténik.</p>
    <//>`;
}

/** @type {Record<string, string>} */
const SCORINGS = { small: "kis értékelés", large: "nagy értékelés", final: "végső értékelés" };

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>Ami időről időre felmerül. Ahol a szabálykönyv hallgat, mi döntöttünk; ezeket így jelöljük: <i class="r-house">házi</i>.</p>
    <${Rulings} of=${c} list=${decided(factsOf(c.components))} house="házi" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { firstColumns, scoring } = factsOf(c.components);
  return html`
    <ul class="r-hints">
      <li><b>Kevés az arany.</b> Tegyél félre a következő fordulóra is. <${Figure} role="goldsmith" /> A korán letelepített aranyműves minden egyes forduló után fizet.</li>
      <li><b>Aki vár, olcsóbban veszi meg.</b> Valahányszor fordul a kerék, minden ár csökken. De ha másnak is ugyanaz kell, inkább fizess.</li>
      <li><b>A pont többet ér az aranynál.</b> Egy pontért egy arany rossz üzlet: a végén ${gold(scoring.gold_per_vp)} kell, hogy visszaszerezd. Csak akkor válts be pontot, ha a kombináció biztosan többet hoz.</li>
      <li><b>Legyen harcosod, mielőtt kellene.</b> Előbb-utóbb mindenkihez jönnek hajók, és amelyiket visszaverted, azt minden nagy értékeléskor kifoszthatod.</li>
      <li><b>Küldd messzire az első hajót.</b> Ha a hajó ${az(firstColumns.at(-1) ?? 1)}. oszlopban van, az embereid többsége pedig közelebb a parthoz, alig kerül valaki veszélybe.</li>
      <li><b>Csónak csak minden második forduló végén indul.</b> Aki a szárazföldre kerül, sokáig vár.</li>
      <li><b>Gondolj az ételre.</b> Mindenki eszik, a várakozó is, a fekvő is. Sok játszma ezen az utolsó étkezésen dől el.</li>
      <li><b>Készülj a végére.</b> A legtöbb munkátlan csónakos, a legtöbb sziget és a leghosszabb sziget sorra ${list([scoring.most_idle_boatmen_vp, scoring.most_islands_vp, scoring.longest_island_vp].map(String))} pontot ér.</li>
    </ul>`;
}
