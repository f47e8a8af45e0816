/** Döntések vitás esetekre, magyarul: the rulings in Hungarian (section 14 of the rules). */

import { article } from "../../lib/article.js";
import { html } from "../../lib/html.js";

/** @import {Ruling} from "../../rules/types.js" */
/** @import {Facts} from "./rules-facts.js" */

/** @param {string | number} following */
const az = (following) => `${article(String(following))} ${following}`;

/**
 * @param {Facts} facts
 * @returns {Ruling[]}
 */
export function decided({ first, second, boxChests, deck }) {
  const fields = `${first[0].index}–${first[first.length - 2].index}.`;
  return [
    {
      n: 1,
      house: true,
      title: "Ki kezd",
      text: "A szabálykönyv szerint a legfiatalabb. Itt a házigazda választ ki egy helyet, vagy a véletlenre bízza. A helyek az óramutató járásával megegyező irányban követik egymást.",
    },
    {
      n: 2,
      house: true,
      title: "Passz",
      text: "A passzt nem kell bejelenteni. Ha egy körben nem volt lépés, az passz volt.",
    },
    {
      n: 3,
      title: "Pontos fizetés",
      text: "Pontosan a kért lapokat kell kijátszani: nem többet, és visszajáró sincs. Ha többféleképpen is fizethetsz, te nevezed meg a lapokat.",
    },
    {
      n: 4,
      house: true,
      title: "A saját figurád átugrása",
      text: "A következő szabad mezőig minden foglalt mezőt átugrasz, azt is, amelyen a saját másik figurád áll.",
    },
    {
      n: 5,
      house: true,
      title: "Ki van túl a mezőn",
      text: "Súlytöbblet leadásakor az számít, hol állnak most a figurák: túl van a mezőn az az ellenfél, akinek egy figurája távolabbi mezőn áll, bárhonnan indult is. A saját másik figurád nem számít. Akit Kantshouba tettek, túl van minden előtte lévő mezőn.",
    },
    {
      n: 6,
      house: true,
      title: "Súlytöbblet, aztán lapok",
      text: "A feltétel csak magára a súlytöbblet leadására vonatkozik. Utána lapokkal a karaván élére is kerülhetsz, és ládát is szerezhetsz.",
    },
    { n: 7, title: "Egy lap", text: "Húznod kell, mégpedig pontosan egy lapot." },
    {
      n: 8,
      house: true,
      title: "Mikor kell keverni",
      text: "A kijátszott kártyákat akkor keverjük meg, amikor lap kell, és a talon üres, nem előbb. Köztük van az is, amit ebben a körben játszottál ki.",
    },
    {
      n: 9,
      house: true,
      title: "Se talon, se kijátszott kártya",
      text: "Ilyenkor csak a kínálatból lehet húzni. A kínálat hiányos marad, amíg egy későbbi húzásnál, akár a kínálatból, akár a talonból, ki nem egészíthető.",
    },
    {
      n: 10,
      house: true,
      title: "Egyáltalán nincs mit húzni",
      text: `Ha mind ${az(deck.cards)} lap a játékosok kezében van, húzás nélkül fejezed be a körödet. Lapokkal tett lépés után ez nem fordulhat elő, hiszen az imént kijátszott lapok húzhatók.`,
    },
    {
      n: 11,
      house: true,
      title: "A megrekedt karaván",
      text: html`Ha sorban mindenki lépés és húzás nélkül fejezi be a körét, a folyamatban lévő útszakaszt úgy értékeljük, ahogy éppen álltok: <a href="#s11-stall">erről itt olvashatsz</a>. A közbülső értékelés előtt ${az(fields)} mezőn maradt ládák visszamennek a készletbe, és a számlálás elölről kezdődik. Akkor fordulhat elő, ha a figurák Kantshou vagy Daidu előtt feltorlódnak, és a szükséges áruk több kézben szóródnak szét.`,
    },
    {
      n: 12,
      house: true,
      title: "Nincs kézkorlát",
      text: "Annyi lapot tarthatsz a kezedben, amennyit akarsz.",
    },
    {
      n: 13,
      house: true,
      title: "Nyílt arany, elég arany",
      text: `A ládák nyíltan hevernek az asztalon, ezért mindenki aranya ismert, egyetlen számként. A készlet sosem fogy el: akkor is megkapod, ami jár, ha a dobozbeli ${boxChests} láda nem volna elég. A súlytöbbletért fizetett arany visszakerül a készletbe.`,
    },
    {
      n: 14,
      title: "Két játékos, egy induló láda",
      text: "Két játékosnál a figurák, a kereskedő-kártyák és a kézben tartott lapok száma duplázódik, az induló ládáé nem.",
    },
    {
      n: 15,
      house: true,
      title: "Elsőként Kantshouban",
      text: "Az első érkezés Kantshouba azonnal véget vet a lépéseknek, a szabályváltozatban a másik figurád lépéseinek is. Előbb húzol, és csak aztán kapjátok meg az aranyat.",
    },
    {
      n: 16,
      house: true,
      title: "A felzárkózó továbbmehet",
      text: "Miután ingyen Kantshouba került, a felzárkózó ugyanabban a körben tovább is léphet. Ha a számozott mezőn még volna láda, azt is megkapná.",
    },
    {
      n: 17,
      title: "Üres mezők",
      text: `A közbülső értékelés után ${az(fields)} mezőn egy figura sem marad. A felzárkózó ezért mindig ezek közül az elsőre érkezik.`,
    },
    {
      n: 18,
      title: "Kantshouban van hely",
      text: "A közbülső értékelés után Kantshouban akárhány figura állhat. Ez az egyetlen ilyen mező.",
    },
    {
      n: 19,
      house: true,
      title: "Daiduban vége",
      text: "Az érkezés Daiduba a kör közepén fejezi be a játékot. Nincs húzás, és senki sem kerül már sorra.",
    },
    {
      n: 20,
      title: "Ki kap aranyat a végén",
      text: `Csak a második útszakasz számozott mezői számítanak, ${az(second[0].index)}. mezőtől kezdve. Aki Kantshouban vagy az első útszakaszon áll, nem kap semmit.`,
    },
    {
      n: 21,
      house: true,
      title: "Holtverseny két játékosnál",
      text: "Mindenkinek a Daiduhoz legközelebbi figurája számít. A hátsóbb helyek is így dőlnek el.",
    },
    { n: 22, house: true, title: "Ha minden egyenlő", text: "Osztoznak a helyezésen." },
    {
      n: 23,
      house: true,
      title: "Ide-oda",
      text: "A mindkét figurát léptető szabályváltozatban lépésenként tetszés szerint válthatsz a két figura között.",
    },
    {
      n: 24,
      house: true,
      title: "Visszavonás",
      text: "A szabályok szerint a megtett lépés végleges. A visszavonás az asztal dolga: a saját utolsó lépésedet szabadon visszavonhatod, ha semmilyen titok nem derült ki vele, és azóta senki más nem lépett; minden egyebet akkor, ha mindenki beleegyezik.",
    },
    {
      n: 25,
      title: "A kijátszott kártyák megnézése",
      text: "Színükkel felfelé fekszenek, és bármikor végignézhetők.",
    },
    {
      n: 26,
      title: "Színek",
      text: "Indulás előtt mindenki választ egy szabad figuraszínt, két játékosnál kettőt; az ötödik ilyenkor a dobozban marad.",
    },
  ];
}
