/** Döntések vitás esetekre, magyarul: the rulings in Hungarian (section 15 of the rules). */

import { html } from "../../lib/html.js";

/** @import {Reading, Ruling} from "../../rules/types.js" */

/**
 * @param {Reading} c
 * @returns {Ruling[]}
 */
export const decided = (c) =>
  [...before(), ...rounds(c), ...dice(), ...cards(), ...ways(), ...ending(), ...further()].sort(
    (a, b) => a.n - b.n,
  );

/** @returns {Ruling[]} */
const before = () => [
  {
    n: 1,
    house: true,
    title: "Semmi sem fogy el",
    text: "Érméből, áruból, tevéből és pontból akármennyi lehet. Csak a fekete kockák, a speciális pakli, az állomások és a Kán helyei fogyhatnak el.",
  },
  {
    n: 2,
    house: true,
    title: "Ki kezdi az első fordulót",
    text: "Véletlenszerűen dől el, vagy a házigazda nevezi meg.",
  },
  {
    n: 3,
    title: "A megmaradt kezdő szerződések",
    text: "Kikerülnek a játékból.",
  },
  {
    n: 4,
    house: true,
    title: "Három lehetőség tapasztaltaknak",
    text: html`A városbónuszok, a karakterek és a célkártyák elosztása külön-külön választható. Ha egyik sincs, az az alapjáték; ha mind, az a tapasztaltaké. Lásd: <a href="#s14-expert">tapasztalt játékosoknak</a>.`,
  },
  {
    n: 5,
    title: "Mit tudsz, amikor választasz",
    text: "A szerződések már a karakterek választása előtt láthatók. A célkártyákat csak utána osztjuk ki.",
  },
];

/** @param {Reading} c @returns {Ruling[]} */
const rounds = (c) => [
  {
    n: 6,
    house: true,
    title: "Bónuszok a forduló elején",
    text: "Ahol nincs mit választani, magától jön. Minden választás egyszerre történik, és a dobás akkor jön, amikor mindenki válaszolt. Egy játékosnál előbb a városok jönnek, északnyugattól a térkép sorrendjében, aztán a karakter.",
  },
  {
    n: 7,
    title: "Matteo fehér kockája és a kárpótlás",
    text: html`Beleszámít az összegbe, Matteónál tehát hat kocka számít. Rasíd sosem kap semmit. Lásd: <a href="#s5-compensation">kárpótlás</a>.`,
  },
  {
    n: 8,
    title: "Mikor lehet vége a körödnek",
    text: html`Ha a fő akció megvolt, vagy ha nincs több kockád, mert mind a pénzeszsákra került. Akkor is odateheted őket, ha más akció is lehetséges volna. Lásd: <a href="#s5-must">passzolni nem lehet</a>.`,
  },
  {
    n: 9,
    house: true,
    title: "Mégis egy fekete kocka",
    text: "Ha nem volt kockád fő akcióra, és aztán ugyanabban a körben fekete kockát kapsz, azt még a köröd vége előtt fel kell használnod: a pénzeszsákon vagy fő akcióra.",
  },
  {
    n: 10,
    title: "A Kán sora egyetlen mező",
    text: "Minden szín fordulónként egyszer mehet oda, nem helyenként egyszer. Többször csak fekete vagy fehér kockával.",
  },
  {
    n: 11,
    house: true,
    title: "Ha üres a speciális pakli",
    text: "Ami húzás volna, elmarad, és dönteni sem kell róla.",
  },
  {
    n: 12,
    house: true,
    title: "Sorrend egy jutalmon belül",
    text: html`Lásd: <a href="#s11-order">milyen sorrendben</a>. Amit egy jutalom maga hoz, az előbb fejeződik be.`,
  },
  {
    n: 13,
    house: true,
    title: "Miről lehet lemondani",
    text: "A mozgásról, és arról a húzott szerződésről, amelynek nincs helye. Több városbónuszból kevesebbet is megnevezhetsz, de legalább egyet. Minden mást el kell fogadni; sosem árt.",
  },
  {
    n: 14,
    title: "Hely a húzott szerződésnek",
    text: html`Előbb meglátod az új szerződést, aztán választasz: vagy az egyik régi kerül a pakli aljára, vagy lemondasz az újról. A tábláról elvett szerződéseknél szigorúbb: ott előre kell a hely. Lásd: <a href="#s11-room">húzott szerződés, ha nincs hely</a>.`,
  },
  {
    n: 15,
    title: `Ami a ${c.components.contract_slots.length}. helyhez jár`,
    text: "Két érme vagy két teve, nem pedig egy-egy.",
  },
];

/** @returns {Ruling[]} */
const cards = () => [
  {
    n: 16,
    title: "A csere iránya",
    text: "Teve és érme: az egész akcióban egy irány. Pont és érme, illetve áru és teve: minden alkalommal bármelyik irány, egymás után, és mindegyiket akkor kell tudni kifizetni, amikor sorra kerül.",
  },
  {
    n: 17,
    title: "Pontok 0 alatt",
    text: "Amit egy városkártyán ponttal fizetsz, azzal 0 alá is mehetsz.",
  },
  {
    n: 18,
    title: "Mely állomások számítanak",
    text: "Az összes a térképen, a pekingi és Wilhelm fekete állomásai is. Ha nincs mit megszámolni, a kártya nem használható.",
  },
  {
    n: 19,
    title: "Több városbónusz",
    text: "Különböző városokból jönnek. Ha kevesebb városod van, kevesebbet kapsz; ha egy sincs, a kártya nem használható. Az összes érmét az első bónusz előtt kell kifizetni.",
  },
  {
    n: 20,
    title: "Lépések városkártyával",
    text: "Ahányszor akarod, kifizeted, aztán egyetlen utat teszel meg legfeljebb ennyi lépéssel, és egy állomást raksz le, ahol megállsz; Wilhelm útközben is. Az egy lépésért adott két áru különböző, és a következő lépésért másik kettő is lehet.",
  },
  {
    n: 21,
    title: "A következő körtől",
    text: "Mivel az utazás a fő akció, annak a városnak a kártyáját, ahova utazol, leghamarabb a következő körödben használhatod. Ha bónuszakcióval raktál le állomást, a kártyája rögtön nyitva áll.",
  },
  {
    n: 22,
    house: true,
    title: "Mindent, amit a kocka enged",
    text: "Azok a kártyák, amelyeken minden értékhez más tartozik, vagy amelyek megszámolnak valamit, mindig annyit hoznak, amennyit a kocka enged. Kevesebbet kérni sosem segítene.",
  },
];

/** @returns {Ruling[]} */
const dice = () => [
  {
    n: 23,
    title: "Előbb szabadul fel a hely",
    text: "Amikor szerződést teljesítesz, a helye már a jutalom előtt szabad. A jutalmul húzott szerződés elfér.",
  },
  {
    n: 27,
    house: true,
    title: "Rasíd kockái",
    text: "Amíg le nem rakja őket, nincs értékük; akkor mindegyik külön kap egyet. Újradobni és elfordítani nem tudja őket, és nincs is rá szüksége.",
  },
  {
    n: 28,
    house: true,
    title: "Mikor kapja meg Mercator a részét",
    text: "Rögtön, amikor a kockák a helyükön vannak, és a foglalt mező ki van fizetve. Minden akcióért egyet.",
  },
  {
    n: 36,
    house: true,
    title: "Mindent vagy semmit",
    text: "A kockákat, a színeket, a fizetést, az árakat és a helyet ellenőrizzük, mielőtt bármi történne. Ami nem szabad, semmin sem változtat.",
  },
  {
    n: 37,
    title: "Ha a táblán nincs szerződés",
    text: "Azonnal kettőt húzunk a speciális pakliból. Ha üres, a forduló minden további körének elején újra megpróbáljuk.",
  },
];

/** @returns {Ruling[]} */
const ways = () => [
  {
    n: 24,
    title: "Az áthelyezett állomás",
    text: "Az új városban lerakottnak számít: megkapod a bónuszait, de az állomások számáért nem kapsz újra pontot. Amit a régi város adott, az elvész.",
  },
  {
    n: 25,
    house: true,
    title: "Ha Pekingben felszabadul egy hely",
    text: "A következő érkező megkaphatja.",
  },
  {
    n: 26,
    house: true,
    title: "Több állomás egy úton",
    text: "Előbb mind lekerül az út sorrendjében, a számukért járó pontokkal; aztán jönnek a bónuszaik ugyanebben a sorrendben. Két bábunál az a bábu jön később, amelyiknek az útját utoljára folytattad.",
  },
  {
    n: 29,
    title: "Johannes és az oázisok közötti utak",
    text: "Az ugrás akkor is ingyenes, ha a két oázist költséges út köti össze.",
  },
  {
    n: 30,
    house: true,
    title: "Wilhelm állomás nélkül",
    text: "Ilyenkor útközben nem rak le, és nem is helyez át állomást. Ahol megáll, ott át kell helyeznie egyet. Az indulás helyén nem halad át.",
  },
  {
    n: 31,
    house: true,
    title: "A bábu, amelyik marad",
    text: "Nem érkezik meg, így nem is hoz semmit. Ha mindkét bábu ugyanabban a városban áll meg, egy állomás kerül oda.",
  },
];

/** @returns {Ruling[]} */
const ending = () => [
  {
    n: 32,
    house: true,
    title: "Minden helyezés ugyanúgy",
    text: "Előbb a pontok, aztán a tevék; ha ez is egyenlő, osztoznak a helyezésen.",
  },
  {
    n: 33,
    title: "Ha senki sem teljesített szerződést",
    text: "Akkor senkinek sincs több a többieknél, és mindenki megkapja a pontot.",
  },
  {
    n: 34,
    title: "Egy város mindkét célkártyán",
    text: "A városok számában egyszer számít, ekkor tehát három a legtöbb.",
  },
  {
    n: 35,
    house: true,
    title: "A teljesített szerződések nyilvánosak",
    text: "A teljesítésükkor mindenki látta őket.",
  },
];

/** @returns {Ruling[]} */
const further = () => [
  {
    n: 38,
    house: true,
    title: "Ha nincs mit választani",
    text: "Akkor azonnal megtörténik: elvész az a mozgás, amelyhez egyetlen út sem fizethető ki, és az egyetlen kisváros magától ki van választva. Ahol van választás, ott megkérdezünk, akkor is, ha az egyik válasz nyilván a legjobb.",
  },
  {
    n: 39,
    house: true,
    title: "A körödet te fejezed be",
    text: "Akkor van vége, amikor kimondod, és a következő kör kezdetéig semmi sem dől el. Így mindenki látja, mi történt, és vissza is vonhatod. Ha már egyetlen bónuszakciód sem maradt, kis idő múlva az asztal mondja ki helyetted.",
  },
  {
    n: 40,
    house: true,
    title: "Két bábu és egy áthelyezett állomás",
    text: "Ha az egyik bábu oda érkezik, ahonnan a másik kedvéért épp elkerült az állomás, ott most nincs állomásod, így megint kell egy, és másikat kell áthelyezned.",
  },
  {
    n: 41,
    house: true,
    title: "Lépések visszavonása",
    text: "Amely célkártyákat visszaadtál, azokat továbbra is ismered. Ha mindenki beleegyezik egy visszavonásba, újra megkeverjük azokat a szerződéseket és célkártyákat, amelyeket senki sem látott. A speciális pakli alá tett szerződések már láthatók voltak, így maradnak.",
  },
  {
    n: 42,
    house: true,
    title: "Miből vannak a pontok",
    text: "Külön jegyezzük a szerződések, a városbónuszok, a városkártyák, az állomások száma, az egyéb bónuszok és a végső pontozás tételei szerint.",
  },
  {
    n: 43,
    house: true,
    title: "Kinél van a homokóra",
    text: "Annál, aki ebben a fordulóban utoljára utazott, ha volt ilyen. A folyó forduló sorrendje ettől nem változik.",
  },
  {
    n: 44,
    house: true,
    title: "Mindent",
    text: "Ami a bazár sorában, a kártyán vagy a szerződésen szerepel, azt mind megkapod. Semmi sem maradhat ott.",
  },
  {
    n: 45,
    house: true,
    title: "Ha több ok is van",
    text: "Ha egy lépést több szabály is tilt, azt mondjuk meg elsőként, amin tudsz változtatni.",
  },
];
