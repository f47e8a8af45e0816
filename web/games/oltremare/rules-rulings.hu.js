/** Döntések vitás esetekre, magyarul: the rulings in Hungarian (section 15 of the rules). */

import { html } from "../../lib/html.js";
import { az, cards, either } from "./rules-words.hu.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export const decided = (facts) => [
  ...turns(facts),
  ...dealing(facts),
  ...scorings(),
  ...tiles(),
  ...more(facts),
];

/** @param {Facts} facts @returns {Ruling[]} */
const turns = ({ spread, namedLions, unpaidLions }) => [
  {
    n: 1,
    house: true,
    title: "Hány lap van hol",
    text: "A kézben tartott és a paklikban fekvő lapok száma nyilvános. Az árupaklinál a Velencekártya nem számít bele.",
  },
  {
    n: 2,
    house: true,
    title: "Velence a pakli tetején",
    text: "A Velencekártya megkülönböztethető a többi laptól. Ha az árupakli tetején van, arról mindenki tud.",
  },
  {
    n: 3,
    house: true,
    title: "A rakomány megnézése",
    text: html`A rakománypaklit senki sem nézheti végig, a gazdája sem. A napló csak addig nevezi meg a kijátszott lapokat, amíg nyíltan fekszenek, hacsak be nem kapcsoltátok az <a href="#s3-cargo">emlékeztetőt</a>.`,
  },
  {
    n: 4,
    house: true,
    title: "Ki kezd",
    text: "A szabálykönyv szerint az, aki legutóbb járt Velencében. Itt a házigazda jelöli ki, vagy a véletlenre bízza.",
  },
  {
    n: 5,
    house: true,
    title: "Az első kikötők",
    text: "A kezdőjátékossal kezdve, az óramutató járásával megegyező irányban osztjuk ki őket. A közben átugrott lapokat rögtön visszakeverjük; a napló azt mondja meg, hány volt.",
  },
  {
    n: 6,
    house: true,
    title: "Kikötőnevek",
    text: `Minden név csak egyetlen lapon szerepel, mégpedig ${either(namedLions.map(String))} oroszlános lapon. Így nem indul két hajó ugyanabból a kikötőből, és az első körében senkinek sem kell lapot eldobnia vagy vennie.`,
  },
  {
    n: 7,
    house: true,
    title: "A Velencekártya helye",
    text: `A pakli közepe fölött vagy alatt legfeljebb ${cards(spread)}nyira; minden hely egyformán valószínű.`,
  },
  {
    n: 8,
    house: true,
    title: "Oroszlánok és berakodás a kör végéig",
    text: "A számukat a köröd elején olvassuk le, és a köröd végéig érvényes, akkor is, ha a felső lap közben egy kifizetés miatt elkerül onnan.",
  },
  {
    n: 9,
    house: true,
    title: "A Befolyás az első",
    text: `Az első ${unpaidLions} oroszlánon felüliekért járó dukátokat még azelőtt megkapod, hogy lapot dobnál el.`,
  },
  {
    n: 10,
    title: "Visszavásárlás a kalózoktól",
    text: "A kalózpaklid felső lapját kapod, és csak akkor látod meg, amikor már fizettél.",
  },
  {
    n: 11,
    house: true,
    title: "Jó vétel adósságban",
    text: "Az árai adósság esetén is érvényesek, felár nélkül.",
  },
  {
    n: 12,
    house: true,
    title: "Vásárlás üres árupakliból",
    text: html`Előbb megkeverjük a dobott lapokat. Ha azok is elfogytak, az árupakliból nem vehetsz, kivéve, ha kevesebb lap van a kezedben, mint ahány berakodásikonod van, és a kalózpaklid is üres: <a href="#s7-empty">erről itt olvashatsz</a>.`,
  },
  {
    n: 13,
    house: true,
    title: "Vissza ugyanoda",
    text: "Egy kikötőbe többször is befuthatsz, és meg is állhatsz benne, akár abban is, amelyikből indultál. Csak az útvonalak használódnak el.",
  },
  {
    n: 14,
    house: true,
    title: "Ha nincs hajóikon",
    text: "Akkor nincs hajózás: a hajó helyben marad, az aktív lapka aktív marad, és új lapka sem jár.",
  },
  {
    n: 15,
    house: true,
    title: "Az imént elvett lapka",
    text: "Az akciók azzal a lapkával számolnak, amelyik a lapok kijátszásakor volt aktív. Az út végén elvett lapka onnantól hat: a Nyugodt tenger, a Nagy üzlet és a Sikeres harc a kalózokkal tehát a következő körödtől.",
  },
  {
    n: 16,
    house: true,
    title: "Hol vannak a kijátszott lapok",
    text: "A berakodásig nyíltan fekszenek, és sem a kézhez, sem a rakományhoz nem tartoznak.",
  },
  {
    n: 17,
    house: true,
    title: "A hajózás a végén",
    text: "A hajód útját azután választod meg, hogy a piac miatt járó lapokat kihúztad.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const dealing = ({ prestige }) => [
  {
    n: 18,
    house: true,
    title: "Igaz áru mindkét oldalon",
    text: "Aki ajánlatot tesz, meghatározott lapjait teszi bele, és az asztal megmutatja az árujukat. Aki elfogadja, olyan lapokat választ hozzá, amelyek fajtája és száma pontosan megfelel. Így az áru sosem lehet hazugság.",
  },
  {
    n: 19,
    house: true,
    title: "Amit egy lapról mondanak",
    text: "Az ikonokról, az oroszlánokról és a berakodásról bármit lehet mondani, igazat vagy hamisat. Senki sem ellenőrzi, és utólag sem derül rá fény. Az tudja meg, akihez a lap kerül.",
  },
  {
    n: 20,
    house: true,
    title: "Legalább egy lap",
    text: "Legalább egy lapnak gazdát kell cserélnie, dukátot pedig csak az egyik fél fizethet. Az ingyen odaadott lap is üzlet, és hírnévlapka jár érte.",
  },
  {
    n: 21,
    title: "Fizetés adósságból",
    text: "Egy üzletben mindkét fél fizethet adósságból is, korlátlanul.",
  },
  {
    n: 22,
    house: true,
    title: "Az ajánlat kötelez",
    text: "Az ajánlatod addig köt, amíg vissza nem vonod, újat nem teszel helyette, el nem utasítják, érvényét nem veszti, vagy a kereskedés véget nem ér. Egy játékosnak egyszerre csak egy ajánlatod lehet; az új a régi helyébe lép.",
  },
  {
    n: 23,
    house: true,
    title: "Egy lap több ajánlatban",
    text: "Szabad. A válaszok abban a sorrendben számítanak, ahogy beérkeznek, és egy üzlet egyszerre, egészben jön létre. Utána minden olyan ajánlat érvényét veszti, amelynek lapjai már nincsenek mind a gazdája kezében.",
  },
  {
    n: 24,
    house: true,
    title: "Elég lap a berakodáshoz",
    text: "Nem jön létre az üzlet, ha utána az aktív játékos kezében lévő lapok és a hátralévő vásárlásai együtt sem érnék el a berakodásikonok számát. Az ajánlat nyitva marad.",
  },
  {
    n: 25,
    house: true,
    title: "Csak kézben lévő lapok",
    text: "Nem lehet eladni sem rakományt, sem a kalózpakli lapjait, sem lapkákat, sem hírnevet, és későbbi körökre szóló ígéretet sem.",
  },
  {
    n: 26,
    house: true,
    title: "Megmutatni semmit sem lehet",
    text: "Egy lapról sok mindent mondhatsz, de az üzlet megkötése előtt nem mutathatod meg.",
  },
  {
    n: 27,
    house: true,
    title: "Mindenki hallja",
    text: "Nyilvánosak az ajánlatok, a bennük lévő áruk és dukátok, és mindaz, amit a lapokról mondanak. Hogy melyik lapokról van szó, csak az ajánlattevő tudja.",
  },
  {
    n: 28,
    house: true,
    title: "Hírnév körönként egyszer",
    text: "A lapka a kör első közös üzletéért jár. Ugyanabban a körben második nincs, akkor sem, ha az elsőt közben egy közbenső értékelés elvette.",
  },
  {
    n: 29,
    house: true,
    title: "Van elég hírnév",
    text: `A hírnevet csak számoljuk. Ha mind ${az(prestige)} lapka kint van, akkor is jár a következő.`,
  },
  {
    n: 30,
    house: true,
    title: "Az ajánlat túléli az értékelést",
    text: "A kereskedés alatti vásárlás vagy közbenső értékelés nem érinti a nyitott ajánlatokat.",
  },
  {
    n: 31,
    house: true,
    title: "Hirdetés",
    text: "Egy áruból legfeljebb annyi lapot kínálhatsz, amennyi a kezedben van. A csevegést senki sem ellenőrzi.",
  },
];

/** @returns {Ruling[]} */
const scorings = () => [
  {
    n: 32,
    house: true,
    title: "Kalózok Velencében",
    text: "Ha a Velencekártyát a kalózok miatt húzzák ki, az is kiváltja a közbenső értékelést. Maga a kártya egyik pakliba sem kerül.",
  },
  {
    n: 33,
    house: true,
    title: "Ha a kezdőjátékos húzza az utolsót",
    text: "Akkor a többiek még mind sorra kerülnek egyszer. Így mindenkinek ugyanannyi köre van.",
  },
  {
    n: 34,
    house: true,
    title: "Mikor kezdődik az utolsó forduló",
    text: "Amikor az árupakli egy húzással kiürül, bármi miatt kellett is húzni; akkor is, ha ugyanaz a húzás újrakevert pakliból folytatódik. Ha a pakli később megint kiürül, az már nem változtat semmin.",
  },
  {
    n: 35,
    house: true,
    title: "Helyezések a kikötőlapkákért",
    text: "Itt is lehet 0 lapkával helyezést elérni. A felhasznált Iránytű nem számít, a fel nem használt igen.",
  },
  { n: 36, title: "A kézben maradt lapok", text: "A játék végén nem érnek semmit." },
  {
    n: 37,
    house: true,
    title: "A rakomány holtversenynél",
    text: "A játék végén meglévő rakománypakli számít, a korábban eldobott lapok nem.",
  },
  {
    n: 38,
    house: true,
    title: "Kinek a rakományát fizetjük ki",
    text: html`Minden alkalommal az első olyan játékosét, akinek van lap a rakomány- vagy a kalózpaklijában, a kezdőjátékostól az óramutató járásával megegyező irányban az aktív játékosig; valaki akár másodszor is sorra kerülhet. Ha senkinek sincs lapja, <a href="#s14-next">a húzás hátralévő része elmarad</a>.`,
  },
  {
    n: 39,
    house: true,
    title: "Ha kevés a lap",
    text: "Ha kevesebb lap van a kezedben, mint ahányat ki kell játszanod, és egyáltalán nem szerezhetsz többet, azt játszod ki, amid van, még ha egy lapod sincs is.",
  },
  {
    n: 40,
    house: true,
    title: "Kijátszott lapok és kifizetés",
    text: "A kijátszott, de még be nem rakodott lapok sosem számítanak bele. Akinek kifizettük a rakományát, üres helyre rakodik.",
  },
  {
    n: 41,
    house: true,
    title: "Ha nincs ilyen hosszú út",
    text: "Akkor a hajó addig megy, ameddig tud. A játék saját térképén ez nem fordul elő.",
  },
];

/** @returns {Ruling[]} */
const tiles = () => [
  {
    n: 42,
    house: true,
    title: "Iránytűtől Iránytűig",
    text: "Az Iránytűvel nem mehetsz olyan kikötőbe, ahol másik Iránytű fekszik, és helyben sem maradhatsz.",
  },
  {
    n: 43,
    house: true,
    title: "Iránytűvel üres kikötőbe",
    text: "Szabad. Ilyenkor nem marad aktív lapkád.",
  },
  {
    n: 44,
    house: true,
    title: "A fel nem használt Iránytű",
    text: "Nem muszáj használnod. Ilyenkor aktív lapkaként nálad marad, további hatása nincs, és a végén kikötőlapkának számít.",
  },
  {
    n: 45,
    house: true,
    title: "Az Iránytű előtti lapka",
    text: "A szokott módon lefordítod.",
  },
  {
    n: 46,
    house: true,
    title: "Mikor fizet a Nyugodt tenger",
    text: "A pénzikonokkal együtt.",
  },
  {
    n: 47,
    title: "A mínuszjelző",
    text: "Akkor adod vissza, amikor a dukátjaid száma eléri a 0-t.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const more = ({ mostDucats }) => [
  {
    n: 48,
    house: true,
    title: "Mennyiről lehet szó",
    text: `Egy ajánlatban vagy hirdetésben legfeljebb ${mostDucats} dukát szerepelhet, egy-egy áruból pedig legfeljebb annyi lap, amennyi a játékban van.`,
  },
  {
    n: 49,
    house: true,
    title: "Meddig szól egy hirdetés",
    text: "A kereskedés végéig vagy a következő hirdetésedig; az üres hirdetés visszavonja. Ha egy üzletben lapokat adsz oda, a hirdetett számuk is csökken, így mindig igaz marad.",
  },
  {
    n: 50,
    house: true,
    title: "Mit lehet mondani egy lapról",
    text: "Különböző ikonokat a négyféléből, és annyi oroszlánt vagy berakodásikont, amennyi valamelyik lapon előfordul. Legalább az egyiket meg kell nevezni. Az új válasz a régi helyébe lép.",
  },
  {
    n: 51,
    house: true,
    title: "Ellenajánlat",
    text: "Az ellenajánlat lezárja azt az ajánlatot, amelyikre válaszol.",
  },
  {
    n: 52,
    house: true,
    title: "Mit nevez meg később a napló",
    text: "Egy lapot azoknak, akik ismerték, addig nevez meg, amíg látják: a saját kezükben, kijátszva vagy egy rakománypakli tetején. Ha már nem látják, a neve a naplóból is eltűnik. Amit az 1. fázisban dobsz el, azt csak akkor és csak neked mondja meg. Az emlékeztetővel minden más név megmarad.",
  },
  {
    n: 53,
    house: true,
    title: "Ha mindenki beleegyezik egy visszavonásba",
    text: "Az árupaklit, a Velencekártya helyét és a kalózok miatt húzott lapokat újra kiosztjuk. Amit valaki már látott, az marad, ahogy volt: a rakomány, a kalózokhoz dobott és az értékelt lapok.",
  },
  {
    n: 54,
    house: true,
    title: "Mit árul el egy értékelés",
    text: "A csoportok áruját és nagyságát, de azt nem, hogy melyik lapok voltak azok. A játék végén minden rakománypakli és kalózpakli nyíltan fekszik.",
  },
  {
    n: 55,
    house: true,
    title: "A kalózok egyenként jönnek",
    text: "Minden húzott lap azonnal a kalózpaklira kerül. Ha a húzás közben az aktív játékos rakományát kell kifizetni, ez a lap is beleszámít.",
  },
  {
    n: 56,
    house: true,
    title: "Más térképek",
    text: "A házigazda más térképet is hozhat, de minden kikötőbe vezetnie kell útvonalnak. Az ettől eltérő adatokat a ház nem fogadja el.",
  },
];
