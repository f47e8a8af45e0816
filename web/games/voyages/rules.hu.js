/**
 * A Marco Polo szabályai a játékosoknak, magyarul. The rules in Hungarian: numbers and names come from the component
 * data. Ids are the same in every language.
 */

import { html } from "../../lib/html.js";
import { Rule, Rulings } from "../../rules/parts.js";
import { actions, bonus } from "./rules-actions.hu.js";
import { contractsOf, factsOf } from "./rules-facts.js";
import { DieFigure, Resources, Sign } from "./rules-pictures.js";
import { bonusNow, cardsNow, spacesNow } from "./rules-position.js";
import { characters, rewards } from "./rules-rewards.hu.js";
import { placing, round } from "./rules-round.hu.js";
import { decided } from "./rules-rulings.hu.js";
import { end, expert } from "./rules-scoring.hu.js";
import { cityCards, travel } from "./rules-travel.hu.js";
import { az, BONUS, character, counted, effect, gained, list, SPACES } from "./rules-words.hu.js";

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
  { id: "s5-round", number: "5", title: "Egy forduló és egy kör", body: round },
  { id: "s6-placing", number: "6", title: "Kockák lerakása", body: placing },
  { id: "s7-actions", number: "7", title: "Fő akciók", body: actions, conditions: actionsNow },
  { id: "s8-travel", number: "8", title: "Utazás", body: travel },
  { id: "s9-cards", number: "9", title: "Városkártyák", body: cityCards, conditions: cityCardsNow },
  { id: "s10-bonus", number: "10", title: "Bónuszakciók", body: bonus, conditions: bonusActionsNow },
  { id: "s11-rewards", number: "11", title: "Szerződések és bónuszok", body: rewards },
  { id: "s12-characters", number: "12", title: "Karakterek", body: characters },
  { id: "s13-end", number: "13", title: "Végső pontozás", body: end },
  { id: "s14-expert", number: "14", title: "Tapasztalt játékosoknak", body: expert },
  { id: "s15-rulings", number: "15", title: "Döntések vitás esetekre", body: rulings },
  { id: "s16-hints", number: "16", title: "Tanácsok az első játékhoz", body: hints },
];

/** @param {{text: string, holds: boolean}[]} found @returns {Conditions[]} */
const ticked = (found) => (found.length ? [{ list: found }] : []);

/** @param {GameContext} at */
function actionsNow(at) {
  return ticked(spacesNow(at).map(({ space, open }) => ({ text: SPACES[space] ?? space, holds: open })));
}

/** @param {GameContext} at */
function cityCardsNow(at) {
  const facts = factsOf(at.components);
  return ticked(
    cardsNow(at).map(({ city, card, open }) => {
      const found = facts.cards.get(card);
      return {
        text: `${facts.nodes.get(city)?.name.hu ?? city}: ${found ? effect(found) : card}`,
        holds: open,
      };
    }),
  );
}

/** @param {GameContext} at */
function bonusActionsNow(at) {
  return ticked(bonusNow(at).map(({ cmd, open }) => ({ text: BONUS[cmd], holds: open })));
}

/** @param {Reading} c */
function brief(c) {
  const { game, rounds, setup: begin } = factsOf(c.components);
  return html`
    <p class="r-lead">Marco Polo 1271-ben indul el Velencéből a kán udvarába. Ti is ugyanezen az úton jártok: tevékkel és érmékkel, szerződésekkel a zsákban és egy marék kockával, amelyen sok múlik.</p>
    <ul class="r-facts">
      <li>${game.players[0]}–${game.players.at(-1)} játékos</li>
      <li>körülbelül ${game.minutes} perc</li>
      <li>${game.minimum_age} éves kortól</li>
    </ul>
    <p>Mind ${az(rounds)} fordulóban mindenki dob ${counted(begin.own_dice, "kockával")}. Aztán felváltva kockákat raktok a tábla mezőire, és végrehajtjátok, ami ott szerepel: vesztek tevét, borsot, selymet és aranyat, a Kán kegyét kéritek, szerződést vesztek el, utaztok, vagy egy város kártyáját használjátok.
      A legkisebb lerakott kocka szabja meg, mennyit tehettek; és ahol már járt valaki, ott ugyanennyit fizettek is.</p>
    <p>Árukkal és tevékkel <a href="#s11-rewards">szerződéseket</a> teljesítetek. Érmékből <a href="#s8-travel">utaztok</a>, kereskedőállomásokat raktok le a városokban, és megkapjátok, amit hoznak. A <a href="#s12-characters">karaktered</a> olyat tud, amit senki más.
      A végén számít a két titkos <a href="#s13-goals">célkártya</a>, Peking és a szerződések száma. Az győz, akinek a legtöbb pontja van.</p>`;
}

/** @param {Reading} c */
function components(c) {
  const facts = factsOf(c.components);
  const { counts, contracts, cards, bonuses, outposts, goals, setup: begin } = facts;
  const names = {
    coin: "foglalt mezőért és utazásért fizetsz vele",
    camel: "utakért, kockákért és szerződésekért adod; nem áru",
    pepper: "áru",
    silk: "áru",
    gold: "áru",
    vp: "ez dönti el, ki győz",
  };
  return html`
    <ul>
      <li><b>A játéktábla:</b> felül a térkép a városokkal és utakkal, alul a kockák mezői.</li>
      <li>Mindenkinek egy <b>játékostábla</b>: hely az aktív szerződéseknek, fiók a teljesítetteknek, raktár az áruknak, és hely a kockáknak.</li>
      <li><b>${counts.dice_total} kocka:</b> <${DieFigure} whose="anna" value=${5} /> a játékosok színeiben ${counts.dice_per_colour}-${counts.dice_per_colour}, <${DieFigure} whose="black" value=${3} /> fekete ${counts.dice_black} és <${DieFigure} whose="white" value=${6} /> fehér ${counts.dice_white}.</li>
      <li>Mindenkinek egy <b>bábu</b> a térképen és <b>${begin.trading_posts} kereskedőállomás</b>, röviden állomás. Két fekete állomás és a további bábuk néhány karakterhez kellenek.</li>
      <li><b>${contracts.size} szerződés</b>, ebből ${contractsOf(facts).starting.length} kezdő szerződés.</li>
      <li><b>${cards.size} városkártya</b>, egy játékban ebből ${facts.cityOf.size} szerepel, <b>${outposts.size} előőrsbónusz</b> a nagyvárosokhoz és <b>${bonuses.size} városbónusz</b> a kisvárosokhoz.</li>
      <li><b>${goals.size} célkártya</b>, mindegyiken egy nagyváros és egy kisváros.</li>
      <li><b>${facts.characters.size} karakter</b>, és a kezdőjátékos homokórája.</li>
    </ul>
    <${Rule} of=${c} id="s2-resources" title="Érmék, tevék, áruk, pontok">
      <${Resources} of=${c} words=${names} head=${["Mi", "Mire jó"]} />
      <p><b>Áru</b> a bors, a selyem és az arany. A teve és az érme nem az. Bármelyikből akármennyi lehet: sosem fogynak el. A képernyőn egyszerűen számok. A győzelmi pontot röviden pontnak mondjuk.</p>
    <//>`;
}

/** @param {Reading} _ */
function visible(_) {
  return html`
    <table class="r-table">
      <thead><tr><th scope="col"><span class="k-sr">Mit</span></th><th scope="col">Ki látja</th></tr></thead>
      <tbody>
        <tr><th scope="row">Érmék, tevék, áruk, pontok, kockák és értékük</th><td>mindenki</td></tr>
        <tr><th scope="row">Állomások, bábuk, karakterek, aktív és teljesített szerződések</th><td>mindenki</td></tr>
        <tr><th scope="row">Hány szerződés van a speciális pakliban, és hány fekete kocka maradt</th><td>mindenki</td></tr>
        <tr><th scope="row">Célkártyák</th><td>a végső pontozásig csak te látod a tieidet</td></tr>
        <tr><th scope="row">Célkártyák, amelyeket kaptál és visszaadtál</th><td>csak te</td></tr>
        <tr><th scope="row">A szerződések sorrendje a paklikban</th><td>senki</td></tr>
        <tr><th scope="row">A játékból kimaradt városkártyák, előőrsök és célkártyák</th><td>senki</td></tr>
      </tbody>
    </table>
    <p>Ha valakinek választania kell, mindenki látja, hogy választ, és miről. A választással járó bónuszokról és a kárpótlásról mindenki egyszerre dönt; amit a többiek választanak, az a te lehetőségeidet nem befolyásolja.</p>`;
}

/** @param {Reading} c */
function setup(c) {
  const facts = factsOf(c.components);
  const { seats, setup: begin, counts } = facts;
  return html`
    <p>Mindezt az asztal elvégzi helyettetek. Azért jó tudni.</p>
    <ol>
      <li>Minden nagyvárosba egy előőrsbónusz kerül, és minden kártyahelyre egy városkártya, mind felfordítva. A többi megnézetlenül a dobozban marad.</li>
      <li>A városbónuszok a betűjük szerinti kisvárosokba kerülnek.</li>
      <li>A kezdőkön kívül ${counted(contractsOf(facts).others.length, "szerződést")} keverünk meg: öt pakli lesz 6-6 lappal, a maradék pedig a <b>speciális pakli</b>. Az első pakli a tábla 1–6. helyére kerül, a többi a következő fordulókra vár.</li>
      <li>Mindenki kap ${gained({ camel: begin.camels })}, a sorrend szerint érméket, egy kezdő szerződést és ${begin.goals} titkos célkártyát. A bábuk Velencéből indulnak.</li>
      <li>Ha kevesebben vagytok, néhány mezőre olyan színű semleges kocka kerül az egész játékra, amilyennel senki sem játszik.</li>
    </ol>
    <table class="r-table r-table--num rm-sums">
      <thead><tr><th scope="col">Játékos</th><th scope="col">Érme, a kezdőjátékostól sorban</th><th scope="col">Fekete kocka</th><th scope="col">Semleges a Kánnál</th><th scope="col">Semleges az 5 érménél</th></tr></thead>
      <tbody>${seats.map(([players, plan]) => html`<tr key=${players}><th scope="row">${players}</th><td>${begin.coins_by_turn_order.slice(0, Number(players)).join(", ")}</td><td>${plan.black_dice}</td><td>${plan.khan_dummies.length}</td><td>${plan.take5_dummies.length}</td></tr>`)}</tbody>
    </table>
    <p>A Kánnál lévő semleges kockák értéke 1.</p>
    <${Rule} of=${c} id="s4-start" title="Ki kezd">
      <p>A dobozos játékban az, aki utoljára járta körbe a világot. Itt a házigazda nevez meg valakit, vagy a véletlenre bízza.</p>
    <//>
    <${Rule} of=${c} id="s4-characters" title="Az első játék karakterei">
      <p>A kezdőjátékostól sorban annyian, ahányan játszotok: ${list(begin.first_characters.map((/** @type {string} */ id) => character(c, id)))}. A tapasztaltak <a href="#s14-draft">maguk választanak karaktert</a>.</p>
    <//>
    <${Rule} of=${c} id="s4-special" title="Amivel a karakterek kezdenek">
      <p>Kubiláj bábuja Pekingből indul, és van ott egy állomása. Niccolò és Marco második bábuja is Velencéből indul. Wilhelm kap még ${counted(counts.trading_post_black, "fekete állomást")}, Matteo a fehér kockát.</p>
    <//>`;
}

/** @param {Reading} c */
function rulings(c) {
  return html`
    <p>Döntések olyan esetekre, amelyek néha előfordulnak. Ahol a szabálykönyv hallgat, mi döntöttünk; ezeket így jelöljük: <i class="r-house">ház</i>.</p>
    <${Rulings} of=${c} list=${decided(c)} house="ház" />`;
}

/** @param {Reading} c */
function hints(c) {
  const { scoring, goalCities, camels: price } = factsOf(c.components);
  return html`
    <ul class="r-hints">
      <li><b>Teve sosem elég.</b> <${Sign} what="camel" /> Kell a szerződésekhez, az utakhoz, a fekete kockához és a jobb dobáshoz. Szinte sosem éri meg kevesebbet elvenni, mint amennyit a kocka enged.</li>
      <li><b>Az alacsonyabb sor is lehet jobb.</b> A bazárban néhány sor érmét vagy tevét is ad az áru mellé.</li>
      <li><b>Ahol tolongás lesz, ott légy korán.</b> Aki később jön, fizet, nagy kockával sokat. Kis kockával viszont keveset.</li>
      <li><b>Gyűjts érmét az utazásra.</b> A hosszú út drága, de két lépéssel több gyakran két várossal többet jelent. Nézd meg az utak plusz költségét is.</li>
      <li><b>A kisvárosok minden fordulóban fizetnek.</b> Minél hamarabb van ott állomásod, annál többször kapod meg a bónuszt.</li>
      <li><b>Nézd meg korán a célkártyáidat.</b> A négy városuk együtt akár ${counted(goalCities.at(-1) ?? 0, "pontot")} is hozhat, a kártyák pontjain felül.</li>
      <li><b>A homokóra is ér valamit.</b> Aki egy fordulóban utoljára utazik, a következőben kezd, és mindenből elsőként választ.</li>
      <li><b>A fekete kocka egy akcióval több.</b> <${DieFigure} whose="black" value=${4} /> Az ára ${counted(price.black, "teve")}, és másodszor is mehetsz vele oda, ahol a saját színed már ott van.</li>
      <li><b>Teljesíts szerződéseket.</b> Játék közben is pontot hoznak, és a végén még ${counted(scoring.most_contracts, "pontot")} kap, akinek a legtöbb van.</li>
      <li><b>Egy pekingi állomás</b> maga is pontot hoz, és a megmaradt áruid is számítanak tőle.</li>
    </ul>`;
}
