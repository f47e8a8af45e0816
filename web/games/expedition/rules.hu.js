/**
 * A Kalandos expedíció szabályai a játékosoknak, magyarul. The rules in Hungarian: numbers and the names on the
 * board come from the component data. Ids are the same in every language.
 */

import { article } from "../../lib/article.js";
import { html } from "../../lib/html.js";
import { pigment } from "../../lib/pigment.js";
import { Rule, Rulings } from "../../rules/parts.js";
import {
  ballastLeap,
  finalScoring,
  interimScoring,
  latecomer,
  nextFree,
  redWinsTie,
} from "./rules-examples.js";
import { factsOf, field, figureName, requirementsOf } from "./rules-facts.js";
import {
  Accounts,
  Cards,
  Chest,
  Deck,
  Gains,
  Needs,
  Offer,
  Road,
  ScoringRow,
  Track,
  WholeBoard,
} from "./rules-pictures.js";
import { ballastsNow, stepsNow } from "./rules-position.js";
import { decided } from "./rules-rulings.hu.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Conditions, Reading, Section} from "../../rules/types.js" */
/** @import {Standing} from "./rules-examples.js" */
/** @import {Requirement, Space} from "./rules-facts.js" */

export const title = "Szabályok";

export { Patterns as Defs, styles } from "./rules-pictures.js";
export { refusalSections } from "./rules-refusals.js";

const WORDS = "nulla egy két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét".split(" ");

/**
 * A number as it stands before a noun.
 *
 * @param {number} n
 */
const word = (n) => WORDS[n] ?? String(n);

/**
 * The word with its article, for the middle of a sentence; `Az` for its start.
 *
 * @param {string | number} following
 */
const az = (following) => `${article(String(following))} ${following}`;

/** @param {string | number} following */
const Az = (following) => `A${az(following).slice(1)}`;

/** @param {string[]} parts */
const list = (parts) => new Intl.ListFormat("hu").format(parts);

/** @param {Space} space */
const name = (space) => space.name.hu;

/**
 * A numbered field: "2. értékelő mező".
 *
 * @param {Space} space
 */
const scoring = (space) => `${space.score}. értékelő mező`;

/**
 * The name of a figure's colour, which is how the examples call its player.
 *
 * @param {Reading} c
 * @param {string} id
 */
const called = (c, id) => figureName(c.components, id).hu;

/** @param {number} n */
const gold = (n) => `${n} arany`;

/**
 * @param {Reading} c
 * @param {Standing} figure
 */
const earned = (c, figure) => `${called(c, figure.colour)}, ${name(figure.at)}: ${gold(figure.gold ?? 0)}`;

/**
 * What a space asks for, in words.
 *
 * @param {Requirement | null} requirement
 */
export function needs(requirement) {
  const { type, count } = /** @type {Requirement} */ (requirement);
  if (type === "same_goods") return count === 1 ? "1\u00A0áru-kártya" : `${count}\u00A0azonos típusú áru`;
  if (type === "leaders") return `${count}\u00A0karavánvezető`;
  if (type === "same_colour") return `${count}\u00A0azonos színű lap`;
  return type === "each_good" ? "minden árutípusból egy" : "mind az öt színből egy";
}

/** @type {Section[]} */
export const sections = [
  { id: "s1-brief", number: "1", title: "A játék röviden", body: brief },
  { id: "s2-components", number: "2", title: "Amivel játszotok", body: components },
  { id: "s3-visible", number: "3", title: "Ki mit lát", body: visible },
  { id: "s4-setup", number: "4", title: "Előkészületek", body: setup },
  { id: "s5-turn", number: "5", title: "Egy kör", body: turn },
  { id: "s6-card-step", number: "6", title: "Lépés lapokkal", body: cardStep, conditions: cardStepNow },
  {
    id: "s7-ballast",
    number: "7",
    title: "Súlytöbblet leadása",
    body: ballastStep,
    conditions: ballastStepNow,
  },
  { id: "s8-chests", number: "8", title: "Pénzesládák a táblán", body: chests },
  { id: "s9-draw", number: "9", title: "Laphúzás", body: draw },
  { id: "s10-interim", number: "10", title: "Közbülső értékelés Kantshouban", body: interim },
  { id: "s11-end", number: "11", title: "A játék vége Daiduban", body: end },
  { id: "s12-two", number: "12", title: "Két játékos", body: two },
  { id: "s13-track", number: "13", title: "Az út mezőről mezőre", body: track },
  { id: "s14-rulings", number: "14", title: "Döntések vitás esetekre", body: rulings },
  { id: "s15-hints", number: "15", title: "Tanácsok az első expedícióhoz", body: hints },
];

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function cardStepNow(at) {
  const steps = stepsNow(at);
  return steps.map(({ figure, to, needs: requirement, payable }) => ({
    ...heading(at, figure, steps.length),
    list: [
      {
        text: html`A következő szabad mező: <b>${placeName(at, to)}</b>. ${payable ? "Ki tudod fizetni" : "Nem tudod kifizetni"}: ${needs(requirement)}.`,
        holds: payable,
      },
    ],
  }));
}

/**
 * @param {GameContext} at
 * @returns {Conditions[]}
 */
function ballastStepNow(at) {
  const ballasts = ballastsNow(at);
  const { ballast } = factsOf(at.components);
  return ballasts.map(({ figure, to, holds, beyond }) => ({
    ...heading(at, figure, ballasts.length),
    list: [
      { text: "ebben a körben még nem tetted", holds: holds[0] },
      { text: `van legalább ${ballast} aranyad`, holds: holds[1] },
      { text: `egy ellenfél túl van ${az(placeName(at, to))} mezőn`, holds: holds[2] },
    ],
    verdict: holds[2]
      ? {
          holds: true,
          text: html`<b>Most szabad:</b> ${list(beyond)} már túl ${beyond.length === 1 ? "van" : "vannak"} ${az(placeName(at, to))} mezőn.`,
        }
      : { holds: false, text: html`<b>Most nem szabad.</b>` },
  }));
}

/**
 * @param {GameContext} at
 * @param {string} figure
 * @param {number} figures  with one figure there is nothing to tell apart
 */
const heading = (at, figure, figures) =>
  figures > 1
    ? { pigment: pigment(figure), title: `A te figurád: ${figureName(at.components, figure).hu}` }
    : {};

/**
 * @param {GameContext} at
 * @param {number} space
 */
const placeName = (at, space) => name(factsOf(at.components).spaces[space]);

/** @param {Reading} c */
function brief(c) {
  const { game } = factsOf(c.components);
  return html`
    <p class="r-lead">Egyazon karaván kereskedői vagytok. A karaván Hormus kikötőjéből indul, és Marco Polo nyomdokain halad
      sivatagokon és hegyeken át. Útközben megpihen Kantshouban, és a nagykán városában, Daiduban ér célba.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} játékos</li>
      <li>kb. ${game.minutes} perc</li>
      <li>${game.minimum_age} éves kortól</li>
      <li>${game.designer}, ${game.publisher}, ${game.year}</li>
    </ul>
    <p>A körödben a figuráddal haladsz előre az úton, ameddig csak akarsz, és ameddig ki tudod fizetni.
      Minden lépés a következő <b>szabad</b> mezőre visz, és azokkal a lapokkal fizetsz érte, amelyeket az a mező kér.
      Ahol mások állnak, azt a mezőt átugrod, és nem kerül semmibe. Sokat ér hát, ha szorosan a többiek nyomában jársz.
      A köröd végén húzol egy lapot.</p>
    <p>Aranyat az út menti pénzesládákból szerzel, és kétszer értékelésből: amikor az első figura Kantshouba ér,
      és amikor az első Daiduba. Minél közelebb állsz, annál többet kapsz.
      Az győz, akinek a végén a legtöbb aranya van.</p>
    <${Rule} of=${c} id="s1-story" title="A történet">
      <p>Marco Polo tizenhét éves volt, amikor 1271-ben édesapja, Nicolo és nagybátyja, Maffeo másodszor is útnak indult Kínába,
        a mongolok nagykánjának udvarába, és őt is magukkal vitték.
        A Közel-Keletig hajóztak, onnan karavánnal mentek tovább sivatagokon, hegyeken és Mongólia sztyeppéin át,
        városról városra, és mindegyikben kereskedtek.
        Kantshouban egy teljes évig maradtak.
        1275-ben értek Daiduba, a mai Pekingbe, ahol Kubiláj kán tartotta udvarát.</p>
      <p>A legjobb üzleteket Kantshouban és Daiduban lehet kötni, és azok kötik meg, akik elsőként kapják el a legjobb helyeket.</p>
    <//>`;
}

/** @param {Reading} c */
function components(c) {
  const { deck, figures, box, boxChests, spaces } = factsOf(c.components);
  const values = box.map((chest) => `${chest.count} darab ${chest.value} aranyas`).join(", ");
  return html`
    <ul>
      <li><b>A játéktábla:</b> egyetlen út ${spaces.length} mezővel, Hormustól Kantshoun át Daiduig.</li>
      <li><b>${figures} játékfigura</b> és ${figures} kereskedő-kártya. A kereskedő-kártya nyíltan fekszik a gazdája előtt, és azt mutatja,
        melyik figura kié; a képernyőn ugyanezt a nevek melletti jel mondja meg.</li>
      <li><b>${deck.cards} lap</b> egyetlen pakliban: ${deck.goods} áru-kártya és ${deck.leaders} karavánvezető-kártya.</li>
      <li><b>${boxChests} pénzesláda:</b> ${values}. Egy láda annyi aranyat ér, ahány csík van rajta.</li>
    </ul>
    ${!c.at && html`<${WholeBoard} of=${c} label="A játéktábla: az út Hormustól Kantshoun át Daiduig" />`}
    <p class="r-row">${box.map((chest) => html`<${Chest} n=${chest.value} label=${`${chest.value} aranyas láda`} />`)}</p>
    <${Rule} of=${c} id="s2-deck" title="A pakli">
      <p>A lapok ${word(deck.colours)} színben vannak, és ${word(deck.kinds)}féle árut mutatnak.
        Minden színben ${deck.copies} lapon látod mindegyik árut, és ${deck.eachLeader} lapon karavánvezetőt.
        Egy-egy áruból így összesen ${deck.eachKind} lap van.</p>
      <${Deck} of=${c} label="A teljes pakli, soronként egy szín" />
      <p>A lap betűje, mintája és színe ugyanazt mondja; a képe az áru.
        A lapok színének semmi köze a figurákéhoz: a piros figura gazdája bármilyen színű lapot kijátszhat.</p>
    <//>`;
}

/** @param {Reading} c */
function visible(c) {
  return html`
    <p>Csak két dolog titkos: a kezedben tartott lapok és a talon.</p>
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">Micsoda</span></th><th scope="col">Te látod</th><th scope="col">A többiek látják</th></tr></thead>
      <tbody>
        <tr><th scope="row">A kezed</th><td>minden lapját</td><td>hány lap</td></tr>
        <tr><th scope="row">A talon</th><td>hány lap</td><td>hány lap</td></tr>
        <tr><th scope="row">Amit a talonból húzol</th><td>a lapot</td><td>hogy húztál</td></tr>
        <tr><th scope="row">Amit a kínálatból húzol</th><td>a lapot</td><td>a lapot</td></tr>
        <tr><th scope="row">A kínálat, a kijátszott kártyák</th><td>minden lapot</td><td>minden lapot</td></tr>
        <tr><th scope="row">A figurák, a ládák, az arany</th><td>mindent</td><td>mindent</td></tr>
      </tbody>
    </table>
    <${Rule} of=${c} id="s3-played">
      <p>A kijátszott kártyákat bármikor végignézheted.
        Ha egyszer új talonná keveredtek, már senki sem tudja, melyik hol van.</p>
    <//>`;
}

/** @param {Reading} c */
function setup(c) {
  const { setups, display, startingGold, chests, deck } = factsOf(c.components);
  return html`
    <p>Mindezt az asztal elvégzi helyettetek. Azért jó tudni.</p>
    <ol>
      <li>Mind ${az(word(chests.length))} mezőre, amelyen láda látszik, a rajta jelzett értékű pénzesláda kerül.</li>
      <li>Mindenki kap egy ${startingGold} aranyas ládát. A többi láda a készlet a tábla mellett.</li>
      <li>${Az(deck.cards)} lapot megkeverjük, és mindenki kap belőle a kezébe, titokban.</li>
      <li>A felső ${word(display)} lapot színével felfelé kirakjuk: ez a kínálat. A maradék a talon.</li>
      <li>Mindenkinek egy figurája van, a választott színben; két játékosnál két-két figura.</li>
      <li>A kezdőjátékos figurája a 0. mezőre áll, a többi az óramutató járásával megegyező irányban mindig a következő szabad mezőre.
        Két játékosnál ez felváltva megy, amíg mind a négy figura fel nem állt. Nincs benne se választás, se fizetség.</li>
      <li>Az első kör a kezdőjátékosé, utána az óramutató járásával megegyező irányban kerültök sorra.</li>
    </ol>
    <table class="r-table r-table--num">
      <thead><tr><th scope="col">Játékos</th><th scope="col">Lap fejenként</th><th scope="col">Figura</th><th scope="col">Mezők</th>
        <th scope="col">Talon</th><th scope="col">Készlet: ${Object.keys(setups[0].supply).join(" / ")} aranyas láda</th></tr></thead>
      <tbody>${setups.map(
        (row) => html`<tr><th scope="row">${row.players}</th><td>${row.hand}</td><td>${row.figures}</td>
          <td>${row.spaces[0]}–${row.spaces.at(-1)}</td><td>${row.pile}</td><td>${Object.values(row.supply).join(" / ")}</td></tr>`,
      )}</tbody>
    </table>
    <${Rule} of=${c} id="s4-start" title="Ki kezd">
      <p>A szabálykönyv szerint a legfiatalabb. Itt a házigazda jelöli ki, vagy a véletlenre bízza.</p>
    <//>`;
}

/** @param {Reading} c */
function turn(c) {
  const example = nextFree(c.components);
  const [from, to, refused] = [example.from, example.to, example.refused].map(name);
  return html`
    <p>A köröd két részből áll, mindig ebben a sorrendben:</p>
    <ol>
      <li><b>Lépés vagy passz.</b> Annyiszor lépsz, ahányszor akarsz, és ahányszor ki tudod fizetni.
        Minden lépés vagy <a href="#s6-card-step">lépés lapokkal</a>, vagy, körönként egyszer, <a href="#s7-ballast">súlytöbblet leadása</a>, tetszőleges sorrendben.</li>
      <li><b>Húzás.</b> Pontosan egy lapot húzol. A <a href="#s9-draw">húzással</a> véget ér a köröd, és a tőled balra ülő jön.</li>
    </ol>
    <${Rule} of=${c} id="s5-next-free" title="A következő szabad mező">
      <p>A figura mindig a következő szabad mezőre lép: a legközelebbi olyanra maga előtt, amelyen senki sem áll.
        A foglalt mezőket átugorja. Azok nem kerülnek semmibe, és nem is adnak semmit, se ládát, se aranyat.
        Szabad mezőt átugrani nem lehet.</p>
      <${Road} of=${c} ...${example}
        label=${`Piros útja: ${from}, zöldet és narancssárgát átugorva ${to}; ${refused} még nem lehetséges.`} />
      <p>Piros csak ${az(to)} mezőért fizet: ${needs(example.to.requirement)}. Utána jöhet ${az(refused)} mező, akár ugyanabban a körben,
        ha piros azt is ki tudja fizetni.</p>
      <p>Egy mezőn legfeljebb egy figura áll. Egyedül Kantshouban állhat több, miután megvolt ott a <a href="#s10-interim">közbülső értékelés</a>.</p>
    <//>
    <${Rule} of=${c} id="s5-pass" title="Passz">
      <p>Az a kör, amelyben nem lépsz, passz. Nem kell bejelentened: egyszerűen húzol.
        Lépni sosem kötelező, annak sem, aki tudna.</p>
    <//>
    <${Rule} of=${c} id="s5-own" title="A te köröd, a te figurád">
      <p>Mindig csak a soron lévő játékos cselekszik; a többieknek közben nincs miről dönteniük.
        Lépni pedig csak a saját figuráddal léphetsz.</p>
    <//>
    <${Rule} of=${c} id="s5-stops" title="Amikor félbeszakad a kör">
      <p>A legelső figura, amely Kantshouba ér, abban a körben véget vet a lépéseknek: <a href="#s10-stop">már csak a húzás van hátra</a>.
        Az első pedig, amely Daiduba ér, azonnal <a href="#s11-end">véget vet a játéknak</a>.</p>
    <//>`;
}

/** @param {Reading} c */
function cardStep(c) {
  return html`
    <p>Kijátszod a kezedből azokat a lapokat, amelyeket a következő szabad mező kér, színükkel felfelé a kijátszott kártyákra. A figurád odalép.</p>
    <${Rule} of=${c} id="s6-exact" title="Pontosan ennyi lap">
      <p>Pontosan annyi lapot játszol ki, amennyit a mező kér, többet soha: visszajáró nincs.
        Ha többféleképpen is fizethetsz, te választasz. A képernyő kijelöl egy lehetőséget, és te laponként kicserélheted.</p>
    <//>
    <${Rule} of=${c} id="s6-own-cards" title="A saját kezedből">
      <p>Csak a kezedben lévő lapokkal fizethetsz, mindegyikkel egyszer. A kínálat lapjait előbb ki kell húznod.</p>
    <//>
    <${Rule} of=${c} id="s6-requirements" title="Mit kérhet egy mező">
      ${requirementsOf(c.components).map(({ type, counts }) => {
        const words = /** @type {any} */ (ASKED)[type];
        const counted = counts.map(
          (count) => html`<${Needs} of=${c} needs=${{ type, count }} label=${needs({ type, count })} />`,
        );
        return html`<section class="r-needs" id=${`s6-${type}`}>
          <h4>${words.title} <span class="r-needs__signs">${counted}</span></h4>
          <p>${words.text}</p>
          <${Cards} of=${c} ids=${words.fits} says="megfelel" />
          ${words.not && html`<${Cards} of=${c} ids=${words.not} says=${words.why} not />`}
        </section>`;
      })}
    <//>
    <${Rule} of=${c} id="s6-several" title="Több lépés egy körben">
      <p>Egy körben akárhányszor léphetsz lapokkal. Minden lépést külön, teljes egészében kifizetsz, és egy lap csak egy lépésért fizet.</p>
    <//>`;
}

const ASKED = {
  same_goods: {
    title: "Azonos típusú áru",
    text: "Annyi áru-kártya, ahány csillag látszik, mind ugyanabból az áruból. A színük nem számít. A karavánvezető nem áru.",
    fits: ["blue-fruit-1", "yellow-fruit-1", "yellow-fruit-2"],
    not: ["red-silk-1", "blue-silk-1", "red-leader-1"],
    why: "nem felel meg: a karavánvezető nem áru",
  },
  each_good: {
    title: "Minden árutípusból egy",
    text: "Egy olaj, egy fűszer, egy selyem és egy gyümölcs. A színük nem számít. A karavánvezető nem áru.",
    fits: ["yellow-oil-1", "blue-spice-1", "red-silk-1", "blue-fruit-1"],
  },
  leaders: {
    title: "Karavánvezetők",
    text: "Annyi karavánvezető, ahány fej látszik, bármilyen színben. Más lap nem felel meg.",
    fits: ["blue-leader-1", "green-leader-1"],
  },
  same_colour: {
    title: "Azonos színű lapok",
    text: "Annyi lap, amennyi látszik, mind ugyanabból a színből. Áru és karavánvezető vegyesen is lehet.",
    fits: ["red-spice-1", "red-spice-2", "red-leader-1"],
    not: ["red-oil-1", "red-silk-1", "blue-oil-1"],
    why: "nem felel meg: a kék másik szín",
  },
  five_colours: {
    title: "Mind az öt színből egy",
    text: "Minden színből egy-egy lap. Áru és karavánvezető vegyesen is lehet.",
    fits: ["red-silk-1", "blue-leader-1", "yellow-silk-1", "green-spice-1", "purple-spice-1"],
  },
};

/** @param {Reading} c */
function ballastStep(c) {
  const { ballast } = factsOf(c.components);
  const example = ballastLeap(c.components);
  const { from, second, fifth } = example;
  return html`
    <p>A tevéd többet cipel, mint muszáj. Körönként egyszer leadhatod a súlytöbbletet: <b>${ballast} aranyat</b> fizetsz a készletbe,
       és a figurád <b>lap nélkül</b> lép a következő szabad mezőre.
      Megteheted a lapokkal tett lépések előtt, után vagy között. Mindennek teljesülnie kell:</p>
    <ul class="r-ticks">
      <${Rule} of=${c} id="s7-once" as="li">ebben a körben még nem adtál le súlytöbbletet, egyik figuráddal sem;<//>
      <${Rule} of=${c} id="s7-gold" as="li">van legalább ${ballast} aranyad;<//>
      <${Rule} of=${c} id="s7-passed" as="li">egy ellenfél figurája már <b>túl van</b> azon a mezőn, ahová lépnél.<//>
    </ul>
    <p>Így tehát sosem kerülhetsz a karaván élére. Ládát sem szerezhetsz ezzel a tábláról,
      és se Kantshouba, se Daiduba nem érhetsz így elsőként.</p>
    <${Rule} of=${c} id="s7-example" title="Egy példa">
      <p>Piros ${az(name(from))} mezőn áll. Előtte ${az(scoring(second))} következik, amely sokat kér: ${needs(second.requirement)}.
        A rákövetkező két mezőn zöld és kék áll. Egy ellenfél tehát túl van ${az(scoring(second))}n, így piros leadhatja a súlytöbbletet.</p>
      <${Road} of=${c} ...${example}
        label=${`Piros útja: ${name(from)}, súlytöbblet leadásával ${name(second)}, majd lapokkal, zöldet és kéket átugorva ${name(fifth)}.`} />
      <p>Piros ${ballast} aranyért ${az(scoring(second))}re lép. Aztán kijátssza, amit ${az(scoring(fifth))} kér (${needs(fifth.requirement)}),
        átugorja zöldet és kéket, és ${az(scoring(fifth))}n áll.
        Azon már senkinek sem kellett túl lennie, hiszen oda lapokkal lépett.</p>
      <${Cards} of=${c} pays=${fifth.requirement} says=${`ezt kéri ${az(scoring(fifth))}`} />
    <//>
    <${Rule} of=${c} id="s7-use" title="Mire jó">
      <p>A súlytöbblet leadása a karaván végén járó figurának ér a legtöbbet. Lapokkal tett lépésekkel együtt nagy ugrásokra képes,
        és megkímél egy olyan készletet a kezedben, amelyet nehéz volna újra összegyűjteni.</p>
    <//>`;
}

/** @param {Reading} c */
function chests(c) {
  const facts = factsOf(c.components);
  return html`
    <p>Aki elsőként érkezik egy ládás mezőre, azonnal megkapja a ládát.
      Aki később jön, nem kap semmit, és az sem, aki átugorja a mezőt.
      Az aranyat még ugyanabban a körben elköltheted súlytöbblet leadására.</p>
    <ul class="r-chests">${facts.chests.map(
      (space) =>
        html`<li><${Chest} n=${space.chest} label=${`${space.chest} arany`} /><span>${name(space)}</span></li>`,
    )}</ul>
    <p>Ez összesen ${word(facts.chests.length)} láda és ${facts.boardGold} arany.</p>
    <${Rule} of=${c} id="s8-change" title="Váltás">
      <p>Ládát bármikor lehet váltani, például egy 3 aranyasat egy 2 és egy 1 aranyasra.
        Az arany ezért itt egyszerűen egy szám, és mindenki látja mindenkiét.</p>
    <//>`;
}

/** @param {Reading} c */
function draw(c) {
  const { display, deck } = factsOf(c.components);
  return html`
    <${Rule} of=${c} id="s9-mandatory">
      <p>A köröd végén, akár léptél, akár nem, pontosan egy lapot húzol.
        Húznod kell, és ezzel a köröd véget is ér. A kezedben akárhány lap lehet.</p>
    <//>
    <${Rule} of=${c} id="s9-display" title="A kínálatból vagy a talonból">
      <p>Elveszed a kínálat ${word(display)} nyitott lapjának egyikét, vagy látatlanban a talon felső lapját.
        A kínálatból elvett lap helyére azonnal új kerül a talonból.
        A kínálat minden húzás után kiegészül, ameddig van miből.</p>
      <${Offer} of=${c} ids=${["blue-leader-1", "green-silk-1", "yellow-fruit-1", "red-oil-1", "purple-leader-1"].slice(0, display)} says="a kínálat és a talon" />
    <//>
    <${Rule} of=${c} id="s9-reshuffle" title="Amikor elfogy a talon">
      <p>Ha a talonból kellene egy lap, de már nincs benne, az összes kijátszott kártyát megkeverjük: ez lesz az új talon.
        Ez pontosan akkor történik, amikor a lap kell, nem előbb; az imént kijátszott lapjaid is köztük vannak.</p>
    <//>
    <${Rule} of=${c} id="s9-empty" title="Amikor már nincs mit húzni">
      <p>Ha a talon és a kijátszott kártyák is elfogytak, csak a kínálatból húzhatsz.
        A kínálat ilyenkor hiányos marad, amíg egy későbbi húzásnál ki nem egészíthető.
        Ha mind ${az(deck.cards)} lap a játékosok kezében van, húzás nélkül fejezed be a körödet.
        Ez az egyetlen eset, amikor szabad.</p>
    <//>`;
}

/** @param {Reading} c */
function interim(c) {
  const { first, town } = factsOf(c.components);
  const example = interimScoring(c.components);
  const { figures, third, fifth } = example;
  const late = latecomer(c.components);
  return html`
    <p>A legelső figura, amely Kantshouba ér, kiváltja a közbülső értékelést.
      A gazdája kifizeti, amit Kantshou kér: ${needs(town.requirement)}. Aztán:</p>
    <ol>
      <${Rule} of=${c} id="s10-stop" as="li">Ez a játékos nem lép többet, egyik figurájával sem. Már csak a szokásos húzás van hátra.<//>
      <li>A húzás után minden figura, amely az első útszakasz számozott értékelő mezőinek egyikén áll, aranyat hoz a gazdájának: <${ScoringRow} of=${c} spaces=${first} /></li>
      <li>Ezek a figurák mind Kantshouba kerülnek. Amelyik még nem érte el a számozott mezőket, az ott marad, ahol van, és nem kap semmit.</li>
      <li>A játék a balra ülő játékossal folytatódik.</li>
    </ol>
    <${Rule} of=${c} id="s10-example" title="Egy példa">
      <p>Piros Kantshouba ér. Kék ${az(scoring(fifth))}n áll, zöld ${az(scoring(third))}n;
        narancssárga még nem érte el a számozott mezőket.</p>
      <${Road} of=${c} ...${example} label=${figures.map((figure) => earned(c, figure)).join("; ")} />
      <${Gains} of=${c} figures=${figures} gold=${gold} />
      <p>Piros, kék és zöld most mind Kantshouban áll, és onnan megy tovább.</p>
    <//>
    <${Rule} of=${c} id="s10-latecomers" title="A későn érkezők felzárkóznak">
      <p>A közbülső értékelés után az a figura, amely az első útszakasz bármelyik számozott mezőjére érkezik, azonnal és ingyen Kantshouba kerül.
        Az elért mező szokásos árát fizette meg, lapokkal vagy súlytöbblet leadásával, és aranyat nem kap.
        Azt, amit Kantshou kér, egyedül a legelső fizeti ki. A felzárkózó játékos köre folytatódik.</p>
      <${Road} of=${c} ...${late}
        label=${`Narancssárga kifizeti ${az(name(late.to))} mezőt, és azonnal Kantshouba kerül.`} />
      <p>Narancssárga ${az(name(late.to))} mezőért fizet (${needs(late.to.requirement)}), és máris Kantshouban áll a többiekkel.</p>
    <//>`;
}

/** @param {Reading} c */
function end(c) {
  const { second, goal } = factsOf(c.components);
  return html`
    <p>Amikor egy figura Daiduba ér, és a gazdája kifizette, amit Daidu kér (${needs(goal.requirement)}), a játék azonnal véget ér:
      nincs húzás, és senki sem kerül már sorra.</p>
    <${Rule} of=${c} id="s11-final" title="Végső értékelés">
      <p>Minden figura, amely a második útszakasz számozott értékelő mezőinek egyikén áll, aranyat hoz a gazdájának: <${ScoringRow} of=${c} spaces=${second} /></p>
      <p>Aki Kantshouban vagy mögötte áll, nem kap semmit, és a kézben maradt lapok sem érnek semmit. <b>Az győz, akinek a legtöbb aranya van.</b></p>
      ${finalExample(c)}
    <//>
    <${Rule} of=${c} id="s11-tie" title="Holtverseny">
      <p>Egyenlő arany esetén az kerül előbbre, akinek a figurája Daiduban vagy ahhoz a legközelebb áll. A hátsóbb helyek is így dőlnek el.
        Ha ez is egyenlő, ami csak Kantshouban fordulhat elő, osztoznak a helyezésen.</p>
    <//>
    <${Rule} of=${c} id="s11-stall" title="Ha megreked a karaván">
      <p>Ritka, de előfordulhat: minden lap kézben van, és senki sem tud vagy akar lépni.
        Mihelyt sorban mindenki lépés és húzás nélkül fejezte be a körét, a folyamatban lévő útszakaszt úgy értékeljük, ahogy éppen álltok.
        A közbülső értékelés előtt ez maga a közbülső értékelés: a Kantshouért járó aranyat senki sem kapja meg,
        a számozott mezőkön álló figurák Kantshouba kerülnek, az e mezőkön maradt ládák visszamennek a készletbe, és a következő játékos jön.
        Utána a játék a végső értékeléssel véget ér.</p>
    <//>`;
}

/** @param {Reading} c */
function finalExample(c) {
  const example = finalScoring(c.components);
  const { figures, accounts, red, blue } = example;
  const lines = {
    start: "Induló",
    chests: "Ládák",
    kantshou: "Kantshou",
    daidu: "Daidu",
    ballast: "Súlytöbblet",
  };
  return html`<${Rule} of=${c} id="s11-example" title="Egy példa">
    <p>Zöld Daiduba ér. Piros ${az(name(red))} mezőn áll, kék ${az(name(blue))} mezőn, narancssárga még Kantshouban.</p>
    <${Road} of=${c} ...${example} label=${figures.map((figure) => earned(c, figure)).join("; ")} />
    <${Accounts} of=${c} accounts=${accounts} lines=${lines} total="Arany" head="Tétel" />
    ${
      redWinsTie(accounts) &&
      html`<p>Piros és kék aranya egyenlő. Piros figurája közelebb áll Daiduhoz, ezért piros győz. Zöldnek nem volt elég, hogy elsőként ért oda.</p>`
    }
  <//>`;
}

/** @param {Reading} c */
function two(c) {
  const { setups, startingGold } = factsOf(c.components);
  const pair = setups.find(({ players }) => players === 2) ?? setups[0];
  return html`
    <p>Minden szabály érvényes, ezekkel az eltérésekkel:</p>
    <ul>
      <li>Fejenként <b>két figurátok</b> van, két színben, és ${pair.hand} lapotok. Az induló arany nem duplázódik: fejenként ${startingGold}.</li>
      <li>A figurákat felváltva állítjátok fel, így váltakozva állnak az első ${word(pair.figures)} mezőn.</li>
      <li>A kezedben lévő lapok mindkét figurádra szólnak, és körönként most is egy lapot húzol.</li>
      <li>A közbülső és a végső értékelésnél mindkét figurádért kapsz aranyat; ezek összeadódnak.</li>
    </ul>
    <${Rule} of=${c} id="s12-one-figure" title="Körönként egy figura">
      <p>Egy kör minden lépését <b>ugyanazzal</b> a figuráddal teszed meg.
        Hogy melyikkel, azt körönként te választod meg, és az első lépésed dönti el, akár lapokkal, akár súlytöbblet leadásával lépsz.</p>
    <//>
    <${Rule} of=${c} id="s12-own" title="A másik figurád">
      <p>A saját másik figurádat ugyanúgy átugrod, mint bárki másét. Súlytöbblet leadásakor viszont nem számít: egy <b>ellenfél</b> figurájának kell túl lennie a mezőn.</p>
    <//>
    <${Rule} of=${c} id="s12-both" title="Szabályváltozat: mindkét figura">
      <p>Ha a játék előtt ebben egyeztek meg, egy körben <b>mindkét</b> figuráddal léphetsz, és tetszés szerint válthatsz köztük.
        Súlytöbbletet így is összesen csak egyszer adhatsz le körönként. Minden más változatlan.
        Ha az egyik figurád elsőként ér Kantshouba, a másik is megáll.</p>
    <//>`;
}

/** @param {Reading} c */
function track(c) {
  return html`
    <p>Itt van minden mező: mit kér, milyen láda van rajta induláskor, és az érmén, hogy hány aranyat ér, ha valaki az értékeléskor ott áll.</p>
    <${Track} of=${c} needs=${needs} words=${{
      legs: ["Első útszakasz: Hormustól Kantshouig", "Második útszakasz: Kantshoutól Daiduig"],
      columns: ["Mező", "Ezt kéri", "Láda", "Érték"],
      start: "innen indul a karaván",
      gold,
    }} />`;
}

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>Ami időről időre felmerül. Ahol a szabálykönyv hallgat, mi döntöttünk; ezeket így jelöljük: <i class="r-house">házi</i>.</p>
    <${Rulings} of=${c} list=${decided(factsOf(c.components))} house="házi" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { deck, ballast, first } = factsOf(c.components);
  const [fourth, fifth] = [field(first, 4), field(first, 5)];
  return html`
    <ul class="r-hints">
      <li><b>Menj társaságban.</b> Az előtted sorakozó foglalt mezők ingyen ugrást jelentenek. Maradj szorosan a többiek mögött.</li>
      <li><b>Nem muszáj vezetni.</b> A karaván élén minden egyes mezőért fizetsz, és utat nyitsz a többieknek.
        Ha drága a következő mező, passzolj, húzz, és engedj előre valaki mást.</li>
      <li><b>Az egész útra gyűjts.</b> Ne csak a következő mezőt nézd, hanem a következő négy-öt szabadot, és azokat a lapokat tartsd meg, amelyek többre is jók.</li>
      <li><b>Becsüld meg a karavánvezetőket.</b> Fejekért csak velük fizethetsz, és a színekhez is jól jönnek. Árunak viszont sosem számítanak.</li>
      <li><b>Gyűjts egy nagy körre.</b> Két-három lépéssel egymás után elhúzhatsz a többiek mellett, mielőtt továbbmennének.</li>
      <li><b>A súlytöbblet a hátul járóké.</b> Három lap helyett ${ballast} arany: jó vásár.
        A számozott mezőkön gondold meg kétszer: egyiktől a másikig 1 aranyat nyersz, tehát csak akkor éri meg fizetni érte, ha át is ugrasz valakit.</li>
      <li><b>Légy közel, amikor valaki Kantshouba ér.</b> A közvetlenül előtte lévő mezőkön ${fourth.score} vagy ${fifth.score} aranyat kapsz anélkül, hogy a városért fizetnél.
        Ha pedig a többiek messze lemaradtak, ne várj: érkezz meg.</li>
      <li><b>Négy egyforma áru Daiduhoz.</b> Mindegyikből csak ${deck.eachKind} van. Kezdd korán, és figyeld, mit játszanak ki, és mit visznek el a többiek a kínálatból.</li>
      <li><b>A talon titkot tart.</b> Amit a kínálatból veszel el, azt mindenki látta.</li>
    </ul>`;
}
