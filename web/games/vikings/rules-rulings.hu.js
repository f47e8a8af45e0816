/** Döntések vitás esetekre, magyarul: the rulings in Hungarian (section 15 of the rules). */

import { html } from "../../lib/html.js";
import { counted } from "./rules-words.hu.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export const decided = (facts) => [
  ...boxed(facts),
  ...taking(),
  ...ending(),
  ...advanced(facts),
  ...more(),
  ...further(),
];

/** @param {Facts} facts @returns {Ruling[]} */
const boxed = ({ shapes, ships }) => [
  {
    n: 1,
    house: true,
    title: "Melyik szigetlapkából mennyi van",
    text: `${shapes.left + shapes.start} bal szigetvég, ebből ${shapes.start} kezdőlapka, ${shapes.middle} szigetközép és ${shapes.right} jobb szigetvég: így áll a játék közzétett tartozéklistáiban. Hogy a szigetközepeken éppen a négy épület látható, ebből következtettünk rá; az épületek nevét mi adtuk.`,
  },
  {
    n: 2,
    house: true,
    title: "Melyik hajóból mennyi van",
    text: `Hogy melyik vitorlából hány hajó van (a táblázat sorrendjében ${ships.map(({ ids }) => ids.length).join(", ")}), és hogy mennyit ér a vörös és a sárga, azt mi döntöttük el. A többi a szabálykönyv szerint van.`,
  },
  {
    n: 3,
    house: true,
    title: "A part tenger",
    text: html`Az 1. oszlopba csak bal szigetvég és kezdőlapka való. Lásd: <a href="#s7-fit">hogyan illeszkednek a lapkák</a>.`,
  },
  {
    n: 4,
    house: true,
    title: "Előbb a kezdőlapka",
    text: "Az elvett lapka csak utána következik, így már csatlakozhat hozzá. Ezzel senki sem jár rosszul: minden elérhető, ami fordított sorrendben elérhető volna.",
  },
];

/** @returns {Ruling[]} */
const taking = () => [
  {
    n: 5,
    house: true,
    title: "Ha semmi másra nem telik",
    text: "A legolcsóbb kombináció a fizetősek közül a legolcsóbb. Csak a kézben lévő arany számít, a beváltható pontok nem.",
  },
  {
    n: 6,
    house: true,
    title: "Beváltás az elvétel előtt",
    text: "Pontot a saját körödben válthatsz be, a kombináció elvétele előtt. Az elvétel sosem vált be magától pontot. A licit kifizetésekor és a végén, a hajók miatti veszteségnél viszont igen.",
  },
  {
    n: 7,
    house: true,
    title: "Sosem 0 pont alá",
    text: "Több pontot nem válthatsz be, mint amennyid van, és a veszteség 0-nál megáll. Amit sem arannyal, sem ponttal nem lehet kifizetni, azt elengedjük.",
  },
];

/** @returns {Ruling[]} */
const ending = () => [
  {
    n: 8,
    house: true,
    title: "Hajók a végén: előbb az arany",
    text: "Az összes elveszített aranyat összeadjuk, és ki kell fizetni, arannyal, aztán ponttal. Az elveszített pontok csak ezután következnek.",
  },
  {
    n: 9,
    house: true,
    title: "Ha senkinek sincs egy sem",
    text: "A legtöbb csónakoshoz, a legtöbb szigethez és a leghosszabb szigethez legalább egy kell. Ha senkinek sincs, senki sem kap pontot.",
  },
  {
    n: 10,
    title: "Milyen hosszú egy sziget",
    text: "A szabálykönyv hol a két vége közötti lapkákat számolja, hol az összeset; az összehasonlítás eredménye ugyanaz. Itt az összes lapka számít.",
  },
  {
    n: 11,
    house: true,
    title: "Mikor értékeljük az épületeket",
    text: "A leghosszabb sziget után és az élelmezés előtt. Ez csak akkor számít, ha a pontok száma 0 alá csökkenne.",
  },
  {
    n: 12,
    house: true,
    title: "Mi kötelező az utolsó fuvarozáskor",
    text: "Csak a szabad lapkákra vezető fuvarok kötelezők. Hogy ehhez teli csónakhoz való különleges lapkát használsz-e, fuvaronként te döntöd el, és az is elég, ha egy fuvarral csak egy viking megy.",
  },
];

/** @param {Facts} facts @returns {Ruling[]} */
const advanced = ({ modes }) => [
  {
    n: 13,
    house: true,
    title: "Pontosan egy",
    text: "A haladó játékban különleges lapka nélkül egy fuvarral pontosan egy viking megy.",
  },
  {
    n: 14,
    house: true,
    title: "A különleges lapka az utolsó",
    text: "A kombinációval együtt kell kiválasztani, és a hatása a lapka és a viking elhelyezése után következik. Ezért az éppen lerakott szigetközép is kicserélhető, de egy különleges lapka aranyából nem fizetheted ki ezt a kombinációt. Elvenni nem kötelező.",
  },
  {
    n: 15,
    house: true,
    title: "Épületek cseréje",
    text: "A kicserélt lapkán álló viking a helyén marad. A csere kötelező; csak akkor választhatsz, ha több lapka jöhet szóba. Az a szigetközép, amely sehová sem fér, a dobozba kerül, és az épületlapka tovább vár.",
  },
  {
    n: 16,
    house: true,
    title: "Licit nélkül",
    text: `A jelző birtokosa ${counted(modes.advanced_no_auction.draw, "vikinget")} húz, egyet közülük visszaküld, és ő választ elsőként szerepet.`,
  },
  {
    n: 17,
    house: true,
    title: "Mit tudnak a licitálók",
    text: "A nyitó játékos nem passzolhat. A különleges lapkák már a húzás és a licit előtt nyíltan fekszenek, a szigeteket és a hajókat viszont csak azután rakjuk ki, hogy egy vikinget visszaküldtek.",
  },
];

/** @returns {Ruling[]} */
const more = () => [
  {
    n: 18,
    house: true,
    title: "Az első kezdőjátékos",
    text: "A véletlen dönt, hacsak a házigazda ki nem jelöl valakit.",
  },
  {
    n: 19,
    house: true,
    title: "Minden megszámolható",
    text: "Az arany és minden más darabszám nyilvános.",
  },
  {
    n: 20,
    house: true,
    title: "A bank kimeríthetetlen",
    text: "Mindig van elég arany. Az érmék csak címletek.",
  },
  {
    n: 21,
    house: true,
    title: "Hová kerül a jelző",
    text: "A licit nyertese a kezdőjátékos. A forduló végén tőle kerül a jelző a bal oldali szomszédjához; ő húz, és ő nyitja a következő licitet.",
  },
  {
    n: 22,
    title: "Mikor fosztunk ki hajót",
    text: "Minden nagy értékeléskor újra; kis értékeléskor és a végső értékeléskor soha.",
  },
  {
    n: 23,
    house: true,
    title: "Ha valaki nincs jelen",
    text: "Ha a többiek beleegyeznek, vagy a szerver gazdája úgy rendeli, bot ül a helyére. Olyan jól játszik, ahogy csak tud; aki távol volt, bármikor visszaülhet.",
  },
  {
    n: 24,
    house: true,
    title: "Kit kérdezünk a fuvarokról",
    text: "Kimarad, akinek nincs csónakosa vagy átvihető vikingje. Aki már vitt fuvart, a fuvarozást maga fejezi be, akkor is, ha nincs már kit átvinni; csak ezután kapja meg, amit a szigetei hoznak.",
  },
];

/** @returns {Ruling[]} */
const further = () => [
  {
    n: 25,
    house: true,
    title: "A játék vége után",
    text: "Amikor a játék véget ért, már semmit sem lehet tenni.",
  },
  {
    n: 26,
    house: true,
    title: "Amit nem kell megadni",
    text: "A kezdőlapka sorát csak az első elvételkor lehet megadni, és sosem lehet a hajók sora. Cserélendő lapkát csak akkor lehet megadni, ha van mit cserélni; ha csak egy van, nem kell megadni.",
  },
  {
    n: 27,
    house: true,
    title: "Mező olyan lapkának, amely nem fér el",
    text: "A sehová sem illő lapkához nem lehet mezőt megadni, félig sem, a hajóhoz pedig sort. Ha a lapka elfér, a félig megadott mező olyan, mintha nem adtad volna meg.",
  },
  {
    n: 28,
    house: true,
    title: "Nem létező számok és nevek",
    text: "Az 1-nél kisebb beváltás, a 0-nál kisebb licit és a nem létező szerep vagy sor nem is lépés.",
  },
  {
    n: 29,
    house: true,
    title: "A várakozó épületlapka és a viking",
    text: "Ha egy várakozó épületlapka az éppen lerakott szigetközép helyére kerül, ez megelőzi a viking letelepedését: a viking már az épületlapkán telepszik le.",
  },
  {
    n: 30,
    house: true,
    title: "Több egyforma hatás",
    text: "Ha egy házigazda saját készletében több olyan lapka van, amely az arany beváltását vagy a felesleges adagokat javítja, a legjobb számít. A szerepeknek járó többletek összeadódnak.",
  },
  {
    n: 31,
    house: true,
    title: "Az utolsó szerep",
    text: "Az utolsó szerepet is egy játékos nevezi meg, mint a többit, bár már nincs miből választani.",
  },
  {
    n: 32,
    house: true,
    title: "A zsák",
    text: "A vikingeket akkor húzzuk, amikor szükség van rájuk, és a zsákban lévők közül mindegyik egyformán esélyes. Hogy melyik szerepből hány van benne, azt mindenki láthatja.",
  },
];
