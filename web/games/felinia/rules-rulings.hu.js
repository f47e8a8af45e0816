/** Döntések vitás esetekre, magyarul: the rulings in Hungarian (section 15 of the rules). */

import { html } from "../../lib/html.js";
import { az, coins, counted } from "./rules-words.hu.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export const decided = (facts) => [...deals(facts), ...journeys(facts), ...ending(facts), ...more(facts)];

/** @param {Facts} facts @returns {Ruling[]} */
const deals = ({ cards, money }) => [
  {
    n: 1,
    house: true,
    title: "Ha elfogynak a kártyák",
    text: `Aranyból ${cards.gold}, fűszerből ${cards.spice}, ételből ${cards.food} kártya van. Ha egy nyereséghez eggyel több kellene, mint amennyi maradt, nem kapod meg. Ha egyszerre több minden jár, egyenként nézzük.`,
  },
  {
    n: 2,
    house: true,
    title: "Mi van a zsákban",
    text: "Abból, ami nyíltan fekszik, kiszámítható, ezért a képernyő megmutatja. Hogy mit húzunk, a véletlen dönti el.",
  },
  {
    n: 3,
    house: true,
    title: "Magától passzolsz, magától abbahagyod",
    text: "Magától passzolsz, ha az adott helyen semmilyen üzletet nem tudnál kötni, még úgy sem, hogy mindent eladsz, ami nem kell hozzá. A hajóra szállás ugyanígy ér véget magától. Minden eladás után újra megnézzük mindkettőt.",
  },
  {
    n: 4,
    title: "Több jelző egy halomban",
    text: "Mindegyik külön kerül sorra, és mindegyik üzlet után fel lehet szállni.",
  },
  {
    n: 5,
    house: true,
    title: "Csere, ha alig van áru a zsákban",
    text: "Ha a zsákban csak olyan áru van, amilyet leadnál, nem cserélhetsz. Ha csak a kívánt fajta hiányzik, válassz másikat. A fűszer az üzlet része: ha elfogyott a fűszerkártya, anélkül cserélsz.",
  },
  {
    n: 6,
    title: "Eladás két lépés között",
    text: "Fizetés előtt is eladhatsz. A pénz rögtön számít.",
  },
  {
    n: 7,
    house: true,
    title: "Az éppen megszerzett áru",
    text: "Amit vettél vagy húztál, azonnal felhasználhatod, hajóra szálláshoz is.",
  },
  {
    n: 8,
    house: true,
    title: "Teli hajók",
    text: "Megvárják a kereskedés végét. Kereskedés közben hajó nem indul.",
  },
  {
    n: 9,
    house: true,
    title: "Eladás a felső határon túl",
    text: `Megengedett, és ami ${money.most} ezüst fölött járna, elvész. Akkor is eladhatsz, ha már ${coins(money.most)} van nálad.`,
  },
  {
    n: 10,
    house: true,
    title: "Eladás, amikor más van soron",
    text: "Senkit sem szakít félbe: mások két lépése között számít. Csak amíg rejtélyes hely kártya közül választasz, addig nem adhatsz el. Az értékelés után senki sem.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const journeys = ({ journey, crossing }) => [
  {
    n: 11,
    house: true,
    title: "Mit lehet felfordítani",
    text: `Minden kereskedőnek ${journey.reveals} felfordítás jár: annak a királyságnak bármelyik lefordított lapkája, ahová érkezett, akár elérhető, akár nem. A partraszállás és a következő lépés között lehet; a lépéssel elvész, ami maradt.`,
  },
  {
    n: 12,
    house: true,
    title: "Mit lehet elvenni",
    text: "Bármelyik elérhető, felfordított lapkát, azt is, amelyet korábban fordítottak fel. Senkinek sem kötelező.",
  },
  {
    n: 13,
    house: true,
    title: "Utak és határok",
    text: html`A kereskedők csak utak mentén lépnek. Az út nélküli határ csak a <a href="#s13-groups">csoportoknál</a> számít. Az alapjátékban nem vezet út más királyságba, a haladóban ${counted(crossing, "ilyen út")} van.`,
  },
  {
    n: 14,
    house: true,
    title: "Az út magától ér véget",
    text: "Ha nincs mit felfordítani, és a meglévő étellel sem lehet lépni, az útnak vége. Ha még van lépés, neked kell megmondanod, hogy a kereskedőd megáll.",
  },
  {
    n: 15,
    house: true,
    title: "Az étel magától fogy",
    text: `A lépések közül ${az(journey.steps + 1)}. és minden további 1 ételbe kerül. A lépések száma dönt, nem az, hová vezetnek.`,
  },
  {
    n: 16,
    house: true,
    title: "A hajók sorrendje",
    text: "A felderítés kezdetén eldől. Aki hazatér, csak egy későbbi fordulóban szállhat újra hajóra.",
  },
  {
    n: 17,
    title: "Az elvett lapkák",
    text: "Lefordítva fekszenek. A sajátjaidat bármikor megnézheted, a többiek nem.",
  },
  {
    n: 18,
    house: true,
    title: "Megtartani sosem kötelező",
    text: "Az is lehet, hogy egy rejtélyes hely kártyát sem tartasz meg. Akkor is megnézed őket és válaszolsz, ha egyiket sem lehet megtartani.",
  },
  {
    n: 19,
    house: true,
    title: "A pakli aljára kerülő kártyák",
    text: "Ha két kártya közül egyiket sem tartod meg, a húzás sorrendjében kerülnek a pakli aljára.",
  },
  {
    n: 20,
    house: true,
    title: "Mivel fizetsz a kártyáért",
    text: "Olyan áruval, amely éppen nálad van. Az árut mindenki látja, a kártyát senki. Hogy rendben van-e, azt az asztal ellenőrzi.",
  },
  {
    n: 21,
    house: true,
    title: "A speciális lapkák nyíltan fekszenek",
    text: "Mindenkinek látnia kell, mit tudnak. A közönséges lapkák a haladó játékban is lefordítva fekszenek, bár mindenki látta őket.",
  },
  {
    n: 22,
    house: true,
    title: "Mennyi étel lehet",
    text: "Amennyire a kártyák elegek. Pontot csak a hozzá való speciális lapkával ér.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const ending = ({ storage }) => [
  {
    n: 23,
    house: true,
    title: "Sorrend a raktározásnál",
    text: `Megnevezed, melyik árukat tartod meg. Előbb a fölösleget adod el, legfeljebb a pénz felső határáig, aztán fizeted ki a negyedik árura ${az(storage.fourth_cost)} ezüstöt. Akinek legfeljebb ${storage.free} áruja van, annak nem kell válaszolnia, de amíg a többiek nem végeztek, még eladhat.`,
  },
  {
    n: 24,
    house: true,
    title: "Nincs elég hajó",
    text: "Ilyenkor egyetlen hajót sem teszünk le, az üres hajóhelyek egy részére sem.",
  },
  {
    n: 25,
    house: true,
    title: "Ha mindkét vég bekövetkezne",
    text: "Ha valakinek az utolsó kereskedője is hajóra szállt, ez számít, és a hajók már nem. Akkor is, ha kereskedők hazatérnek.",
  },
  {
    n: 26,
    house: true,
    title: "Egyedülálló plusz lapka",
    text: "Akkor is számít, ha más lapkád nincs a fajtájából: 1 pont. A végén megmaradt áru nem adódik el magától.",
  },
  {
    n: 27,
    house: true,
    title: "Több speciális lapka",
    text: "Mindegyik külön számít. Az egyedül álló kereskedőké semmit sem változtat a két vagy több fős csoportokon.",
  },
  {
    n: 28,
    house: true,
    title: "Ki ismeri a lapkáidat",
    text: "Mindenki látta, amikor elvetted őket, és a napló megnevezi őket. A képernyő az értékelésig csak a számukat mutatja a többieknek.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const more = ({ storage, money }) => [
  {
    n: 29,
    house: true,
    title: "Több ok egyszerre",
    text: "Ha egy lépés több okból sem lehetséges, az elsőt tudod meg, megszabott sorrendben.",
  },
  {
    n: 30,
    house: true,
    title: "A semmi eladása",
    text: "Eladáskor legalább egy dolgot el kell adni.",
  },
  {
    n: 31,
    house: true,
    title: "Üres zsák és csere",
    text: "Az eladott áru a zsákba kerül. Ha a zsák üres, de kétféle árud van, így is cserélhetsz: előbb adj el egyet.",
  },
  {
    n: 32,
    house: true,
    title: "A rejtélyes hely jön utoljára",
    text: "Ha egy tartománynak több jele van, előbb a közönségesek járnak. Ha elfogyott a pakli, nincs mit megnézni.",
  },
  {
    n: 33,
    house: true,
    title: "Egyforma speciális lapkák",
    text: "Ha egy házigazda saját készletében egyféléből több van, a pontjaik és nyereségeik összeadódnak. Az egyedül álló kereskedőké közül a legjobb számít.",
  },
  {
    n: 34,
    house: true,
    title: "Eladás raktározás közben",
    text: `Akinek az eladás után már csak ${storage.free} áruja marad, annak nem kell válaszolnia. A pénz felső határa, ${coins(money.most)}, ilyenkor is érvényes.`,
  },
  {
    n: 35,
    house: true,
    title: "Lépések visszavonása",
    text: "Ha mindannyian beleegyeztek a visszavonásba, újra kiosztjuk, amit senki sem tudott: a zsákból később húzott árukat, a következő hajókat, a lefordított lapkákat és a rejtélyes helyek pakliját. Amelyik kártyát valaki megnézte és a pakli aljára tette, ott marad.",
  },
  {
    n: 36,
    house: true,
    title: "Váltás a készletből",
    text: "A készletedből mindig leadhatsz egy részt, akkor is, ha a váltáshoz nincs elég kártya. Amíg újra nem elég, abból az erőforrásból senki sem kap többet.",
  },
];
