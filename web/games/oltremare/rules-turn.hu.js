/** A kör négy fázisa: the four phases of a turn, in Hungarian: sections 6 to 11 of the rules. */

import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Rule } from "../../rules/parts.js";
import { annasTurn, tilesAtWork } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Cards, IconTable, Ledger, Tiles } from "./rules-pictures.js";
import { az, cards, counted, ducats, goodName, goodsOf, list, telling } from "./rules-words.hu.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function power(c) {
  const { lions, unpaidLions, card } = factsOf(c.components);
  const { top } = annasTurn(c.components);
  const surplus = 2;
  return html`
    <p>A köröd elején annyi lap lehet a kezedben, ahány <b>oroszlán</b> van a rakományod felső lapján.
      Ha több van, a fölösleget képpel lefelé a <b>kalózpaklid</b> tetejére teszed. Te választod ki a lapokat, és a sorrendjüket is.
      Ha nincs több, nem történik semmi.</p>
    <p>A kalózpaklid minden lapja 1 dukátodba kerül a játék végén. A lapokat <a href="#s7-pirates">visszavásárolhatod</a>.</p>
    <${Rule} of=${c} id="s6-influence" title="Befolyás">
      <p>Ha az aktív kikötőlapkád a <a href="#s10-tiles">Befolyás</a>, az első ${unpaidLions} oroszlánon felül minden továbbiért 1 dukátot
        kapsz: ${lions[1]} oroszlánnál ${ducats(lions[1] - unpaidLions)}ot, ${unpaidLions} oroszlánnál semmit. Csak ezután dobod el a fölösleget.</p>
    <//>
    <${Rule} of=${c} id="s6-example" title="Egy példa">
      <p>Ez Anna felső lapja. Ha a köre elején ${cards((card.get(top)?.lions ?? 0) + surplus)} van a kezében, ${surplus} közülük a kalózokhoz kerül.
        A többiek körében még eladhatta volna őket.</p>
      <${Cards} of=${c} ids=${[top]} tell=${telling(c)} />
    <//>`;
}

/** @param {Reading} c */
export function buying(c) {
  const { purchase } = factsOf(c.components);
  const { price, price_in_debt, most_per_turn, good_buy_prices } = purchase;
  return html`
    <p>A kereskedés fázisában lapokat vehetsz, egyszerre egyet, az árupakliból vagy a saját kalózpaklidból.</p>
    <${Rule} of=${c} id="s7-limit" title="Körönként legfeljebb ${most_per_turn} lap">
      <p>Egy körben legfeljebb ${cards(most_per_turn)}ot vehetsz, a két pakliból összesen.</p>
    <//>
    <${Rule} of=${c} id="s7-price" title="Mennyibe kerül egy lap">
      <p>Egy lap ára <b>${ducats(price)}</b>. Ha a vétel pillanatában 0 vagy annál kevesebb dukátod van, az ára <b>${ducats(price_in_debt)}</b>.
        A <a href="#s10-tiles">Jó vétel</a> lapkával a kör első, második, harmadik és negyedik lapja sorra ${list(good_buy_prices.map(String))} dukátba kerül, adósság esetén is.</p>
    <//>
    <${Rule} of=${c} id="s7-pirates" title="Az árupakliból vagy a kalózoktól">
      <p>Mindkét pakliból a felső lapot kapod, és csak akkor látod meg, amikor már fizettél.</p>
    <//>
    <${Rule} of=${c} id="s7-empty" title="Ha nincs mit venni">
      <p>Ha az árupakli üres, előbb megkeverjük a dobott lapokat. Ha azok is elfogytak, az árupakliból nem vehetsz,
        kivéve, ha muszáj: mert kevesebb lap van a kezedben, mint ahány berakodásikonod van, és a kalózpaklid is üres.
        Ilyenkor <a href="#s14-cash">kifizetünk egy rakományt</a>.</p>
    <//>
    <${Rule} of=${c} id="s7-venice" title="Ha a Velencekártya jön">
      <p>Ha a Velencekártya kerül elő, előbb a <a href="#s12-interim">közbenső értékelés</a> következik. Utána ugyanazért az árért megkapod a következő lapot, és a köröd folytatódik.</p>
    <//>`;
}

/** @param {Reading} c */
export function deals(c) {
  const { mostDucats, prestige } = factsOf(c.components);
  return html`
    <p>A kereskedés fázisában az aktív játékos bármelyik ellenfelével üzletelhet: lapot cserélhet lapra, dukátért vehet és eladhat, akár vegyesen is.
      Nincs korlátja annak, hány üzletet köt, és hány laphoz jut így.</p>
    <${Rule} of=${c} id="s8-pair" title="Az aktív játékos és egy ellenfele">
      <p>Minden üzletet az aktív játékos és egy ellenfele köt. Az ellenfelek egymással nem üzletelhetnek.
        Ajánlatot bármelyik fél tehet.</p>
    <//>
    <${Rule} of=${c} id="s8-truth" title="Az áru igaz, a többi lehet hazugság">
      <p>Megkérdezheted, mi van egy felajánlott lapon. <b>Az áruról mindenkinek igazat kell mondania.</b> Ezért kerülnek valódi lapok az ajánlatba,
        és az asztal megmutatja az árujukat. <b>Az ikonokról, az oroszlánokról és a berakodásról hazudni is szabad</b>, kérdés nélkül is, kérdésre is.
        Ezt senki sem ellenőrzi, és a hazugságra utólag sem derül fény. Majd az látja meg, aki megkapja a lapot.</p>
      <p>Az üzlet megkötése előtt senki sem mutathatja meg a lapját.</p>
    <//>
    <${Rule} of=${c} id="s8-call" title="Hirdetés">
      <p>Bárki kihirdetheti, mit keres, és mije van. Ez senkit sem kötelez, de amit kínálsz, annak valóban a kezedben kell lennie, legalább annyi lapnak, amennyit mondasz.
        A hirdetés a kereskedés végéig vagy a következő hirdetésedig szól; egy üres hirdetés visszavonja. Ha közben egy üzletben odaadsz ezekből a lapokból, a hirdetett szám is csökken.
        A csevegésben azt írsz, amit akarsz.</p>
    <//>
    <${Rule} of=${c} id="s8-offer" title="Ajánlattétel">
      <p>Amit <b>adsz</b>: bizonyos lapok a kezedből, dukát vagy mindkettő. Amit <b>kérsz</b>: valahány lap a megnevezett árukból, dukát vagy mindkettő.
        Hogy az ilyen árujú lapjai közül melyiket adja oda, azt a másik fél választja ki. Azt is hozzáteheted, mi van – állítólag – a lapjaidon.</p>
      <p>Az ajánlatot mindenki látja az asztalnál: az árukat, a darabszámokat, a dukátot és azt, amit a lapokról mondtak. Hogy pontosan melyik lapokról van szó, csak te tudod.</p>
    <//>
    <${Rule} of=${c} id="s8-card" title="Legalább egy lap">
      <p>Legalább egy lapnak gazdát kell cserélnie. Ha egy lapot ingyen adsz oda, az is üzlet; ha csak dukátot adsz, az nem.</p>
    <//>
    <${Rule} of=${c} id="s8-terms" title="Miről szólhat egy üzlet">
      <p>Csak kézben lévő lapokról és dukátról: sem a rakomány, sem a kalózpakli lapjairól, sem lapkákról, sem későbbi körökre szóló ígéretekről.
        Dukátot csak az egyik fél fizet, 0 és ${mostDucats} közötti összeget, és bármennyire eladósodhat érte.
        Egy áruból nem kérhetsz több lapot, mint amennyi a játékban van.</p>
      <p>Egy lapról csak olyasmit mondhatsz, ami lehet is rajta: különböző ikonokat a négyféléből, és annyi oroszlánt vagy berakodásikont, amennyi valamelyik lapon előfordul.</p>
    <//>
    <${Rule} of=${c} id="s8-open" title="Meddig él egy ajánlat">
      <p>Az ajánlatod addig köt, amíg vissza nem vonod, a másik fél el nem utasítja, vagy a kereskedés véget nem ér.
        Egy játékosnak egyszerre csak egy ajánlatod lehet; az új a régi helyébe lép.
        Az ellenajánlat lezárja azt, amelyikre válaszol. A vásárlás és a közbenső értékelés nem érinti az ajánlatokat.</p>
      <p>Ugyanazt a lapot több ajánlatodba is beleteheted. Azé lesz, aki előbb fogadja el. Ha egy ajánlatod lapjai már nincsenek mind a kezedben, az az ajánlat érvényét veszti.</p>
    <//>
    <${Rule} of=${c} id="s8-answer" title="Válaszadás">
      <p>Egy ajánlatot csak az fogadhat el vagy utasíthat el, akinek szól, és csak az vonhatja vissza, aki tette.
        Egy lapról az kérdezhet, aki megkapná, és az válaszolhat, aki odaadná. Az új válasz a régi helyébe lép.
        Válaszolni nem kötelező: az aktív játékos bármikor továbbléphet.</p>
    <//>
    <${Rule} of=${c} id="s8-pick" title="Elfogadás">
      <p>Ha tőled lapokat kérnek, az elfogadáskor te választod ki őket: pontosan ezekből az árukból, pontosan ennyit.</p>
    <//>
    <${Rule} of=${c} id="s8-strand" title="Legyen elég lap a berakodáshoz">
      <p>Nem köthető olyan üzlet, amely után az aktív játékosnak nem lehet elég lapja: a kezében maradó lapoknak és az ebben a körben még hátralévő vásárlásainak
        együtt el kell érniük a berakodásikonok számát. Az ajánlat nyitva marad, hiszen egy vásárlás vagy egy másik üzlet még segíthet.</p>
    <//>
    <${Rule} of=${c} id="s8-prestige" title="Hírnév">
      <p>Aki üzletet köt az aktív játékossal, <b>1 hírnévlapkát</b> kap a körben kötött első közös üzletükért. Körönként csak egyszer jár,
        akkor is, ha közben egy közbenső értékelés elvette tőle. Az aktív játékos nem kap lapkát. A lapka akkor is jár, ha mind ${az(prestige)} elfogyott.</p>
    <//>
    ${tradeExample(c)}`;
}

/** @param {Reading} c */
function tradeExample(c) {
  const it = annasTurn(c.components);
  const [olive, wine, grain, salt] = ["olive", "wine", "grain", "salt"].map((good) => goodName(c, good));
  return html`<${Rule} of=${c} id="s8-example" title="Egy példa">
    <p>Annának ebben a körben 3 lapot kell kijátszania, de csak egy van a kezében (${olive}). Vagyona ${ducats(it.start)}.
      Két lapot vesz az árupakliból (${wine}, ${grain}). Aztán kihirdeti, mit keres (${salt}), és Bence kettőt ajánl neki.</p>
    <${Ledger} columns=${["Anna", "Változás", "Dukát"]} rows=${[
      { says: "a kör elején", ducats: it.start },
      { says: "vesz egy lapot", change: -it.first, ducats: it.start - it.first },
      { says: "vesz még egyet", change: -it.second, ducats: it.afterBuying },
      { says: `Bencének ad: ${olive} és ${ducats(it.added)}`, change: -it.added, ducats: it.afterTrade },
    ]} />
    <p>Egy harmadik lap az árupakliból már ${ducats(it.next)}ba került volna. Bence kap egy hírnévlapkát. Anna kezében most ezek a lapok vannak:</p>
    <${Cards} of=${c} ids=${[...it.loaded, it.kept]} tell=${telling(c)} />
  <//>`;
}

/** @param {Reading} c */
export function actions(c) {
  const it = annasTurn(c.components);
  const { icons, money, pirates, market } = it.effects;
  return html`
    <p>Pontosan annyi lapot játszol ki a kezedből, ahány <b>berakodásikonod</b> van. Ha ennél kevesebb van a kezedben, nem mehetsz tovább:
      előbb szerezned kell, üzlettel vagy vásárlással. A kijátszással véget ér a kereskedés, és vele minden ajánlat.</p>
    <p>A kijátszott lapok ikonjait fajtánként megszámoljuk, és ebben a sorrendben hajtjuk végre:</p>
    <ol>
      <li><b>Pénz.</b> Dukátot kapsz.</li>
      <li><b>Kalózok.</b> Az árupakliból lapok kerülnek a kalózpaklidra, egyenként, látatlanban.</li>
      <li><b>Piac.</b> Lapokat húzol az árupakliból a kezedbe.</li>
      <li><b>Hajózás.</b> A hajód pontosan annyi útvonalon <a href="#s10-sailing">hajózik végig</a>, ahány hajóikont kijátszottál. Az utat akkor választod meg, amikor a piacon húzott lapjaidat már láttad.</li>
    </ol>
    <${IconTable} of=${c} head="Ikonok száma" more="vagy több" rows=${{ money: "dukát", pirate: "lap a kalózpaklidra", market: "lap a kezedbe" }} />
    <p>A kalózok és a piac miatt járó lapokat az utolsóig ki kell húznod.</p>
    <${Rule} of=${c} id="s9-open" title="A kijátszott lapok">
      <p>A berakodásig nyíltan fekszenek előtted. Addig sem a kezedhez, sem a rakományodhoz nem tartoznak.</p>
    <//>
    <${Rule} of=${c} id="s9-tile" title="Melyik lapka számít">
      <p>Az a kikötőlapka, amelyik a lapok kijátszásakor aktív volt. Amelyiket a mostani út végén veszed el, az ezekért a lapokért még nem hoz semmit.</p>
    <//>
    <${Rule} of=${c} id="s9-stuck" title="Ha sehonnan sincs lap">
      <p>Ha kevesebb lap van a kezedben, mint ahányat ki kell játszanod, és sehonnan sem szerezhetsz többet, azt játszod ki, amid van. Ez szinte sosem fordul elő.</p>
    <//>
    <${Rule} of=${c} id="s9-example" title="Egy példa">
      <p>Anna három lapot játszik ki:</p>
      <${Cards} of=${c} ids=${it.played} tell=${telling(c)} says=${`${counted(icons.money, "pénzikon")}, ${counted(icons.pirate, "kalózikon")}, ${counted(icons.market, "piacikon")}, ${counted(icons.ship, "hajóikon")}`} />
      <p>Anna ${ducats(money)}ot kap, így ${signed(it.afterTrade)} helyett ${ducats(it.afterActions)}ja van${it.afterTrade < 0 && it.afterActions >= 0 && ", és visszaadja a mínuszjelzőt"}. Az
        árupakliból ${cards(pirates)} kerül a kalózpaklijára, és a piacon ${cards(market)}ot húz. Végül a hajója ${counted(icons.ship, "útvonalon")} halad végig.</p>
    <//>`;
}

/** @param {Reading} c */
export function sailing(c) {
  const { unpaidLions, purchase } = factsOf(c.components);
  const { calm, deal } = tilesAtWork(c.components);
  /** @type {Record<string, {when: string, does: ComponentChildren}>} */
  const words = {
    calm_sea: { when: "lapok kijátszásakor", does: "Minden hajóikonért 1 dukátot kapsz." },
    big_deal: {
      when: "lapok kijátszásakor",
      does: "Eggyel több pénzikonod van, mint amennyit kijátszottál.",
    },
    compass: {
      when: "azonnal, amikor elveszed",
      does: html`A hajódat <a href="#s10-compass">egy másik kikötőbe</a> teheted.`,
    },
    influence: {
      when: "a köröd elején",
      does: `Az első ${unpaidLions} oroszlánon felül minden továbbiért 1 dukátot kapsz.`,
    },
    pirate_victory: {
      when: "lapok kijátszásakor",
      does: "A kalózikonok nem számítanak. Amit az 1. fázisban dobsz el, az most is a kalózokhoz kerül.",
    },
    good_buy: {
      when: "vásárláskor",
      does: `A lapjaid sorra ${list(purchase.good_buy_prices.map(String))} dukátba kerülnek.`,
    },
  };
  return html`
    <p>Ha kijátszottál hajóikont, a hajódnak pontosan annyi útvonalon kell végighajóznia. Hajóikon nélkül a hajód helyben marad, és az aktív lapkád sem változik.</p>
    <${Rule} of=${c} id="s10-routes" title="Útvonalról útvonalra">
      <p>Kikötőről kikötőre haladsz a hajózási útvonalakon. <b>Egy útvonalat körönként csak egyszer használhatsz</b>; egy kikötőbe többször is befuthatsz, oda is, ahonnan indultál.
        Egy kikötőben akárhány hajó állhat. Ha valamelyik térképen nem volna ilyen hosszú út, a hajó addig megy, ameddig tud.</p>
    <//>
    <${Rule} of=${c} id="s10-take" title="Az út végén">
      <p>Ha a kikötőben van lapka, el kell venned. Képpel felfelé kerül eléd, és ez lesz az <b>aktív</b> lapkád; az addigi aktívat lefordítod.
        Ha nincs ott lapka, az addigi aktívat akkor is lefordítod, és nem marad aktív lapkád.
        Minden lapkádat megtartod: lefordítva nincs hatásuk, de a <a href="#s13-tiles">végső értékelésben</a> számítanak.</p>
    <//>
    <${Rule} of=${c} id="s10-tiles" title="A kikötőlapkák">
      <${Tiles} of=${c} words=${words} columns=${["Lapka", "Hatása, amíg aktív"]} />
    <//>
    <${Rule} of=${c} id="s10-calm" title="Példák: Nyugodt tenger és Nagy üzlet">
      <${Cards} of=${c} ids=${calm.cards} tell=${telling(c)} says=${`Nyugodt tenger: ${counted(calm.icons.ship, "hajóikon")}, ez ${ducats(calm.calmSea)}. A pénzikonokkal együtt fizetjük ki.`} />
      <${Cards} of=${c} ids=${deal.cards} tell=${telling(c)} says=${`Nagy üzlet: ${counted(deal.icons.money, "pénzikon")} és még egy, vagyis ${deal.without} helyett ${ducats(deal.money)}.`} />
    <//>
    <${Rule} of=${c} id="s10-compass" title="Az Iránytű">
      <p>Amikor elveszed, a hajódat rögtön egy másik kikötőbe teheted, és elveszed az ott lévő lapkát, ha van. Ez lesz az aktív lapkád.
        Az Iránytű ezzel kikerül a játékból. Az addig aktív lapkádat a szokott módon lefordítod.
        Ha az új kikötőben nincs lapka, nem marad aktív lapkád.</p>
      <p>Nem muszáj használnod. Akkor aktív lapkaként nálad marad, hatása nincs, később már nem használhatod, és a végén kikötőlapkának számít.</p>
    <//>
    <${Rule} of=${c} id="s10-compass-where" title="Hová vihet az Iránytű">
      <p>Bárhová, csak oda nem, ahol éppen állsz, és oda sem, ahol egy másik Iránytű fekszik.</p>
    <//>`;
}

/** @param {Reading} c */
export function loading(c) {
  const it = annasTurn(c.components);
  const top = factsOf(c.components).card.get(it.loaded[it.loaded.length - 1]);
  return html`
    <p>A kijátszott lapokat képpel felfelé, tetszőleges sorrendben a rakománypaklidra rakod. Csak az utolsó, az új felső lap marad látható.
      Egyetlen lap magától odakerül. A kezedben akárhány lap maradhat.</p>
    <${Rule} of=${c} id="s11-order" title="Milyen sorrendben">
      <p>Minden kijátszott lapot berakodsz, mindegyiket egyszer. A rakománypakli sorrendje később sosem változik.</p>
    <//>
    <${Rule} of=${c} id="s11-after" title="A kör vége">
      <p>Ha most a Velencekártya van az árupakli tetején, következik a <a href="#s12-interim">közbenső értékelés</a>.
        Utána a bal oldali szomszédod lesz az aktív játékos, vagy <a href="#s13-end">véget ér a játék</a>.</p>
    <//>
    <${Rule} of=${c} id="s11-example" title="Egy példa">
      <p>Anna rakományának felső lapja: ${goodName(c, "wine")}. Először ugyanilyen árut rak rá, hogy az ottani csoport nőjön, aztán a két másik lapot (${goodName(c, "salt")}).</p>
      <${Cards} of=${c} ids=${it.loaded} tell=${telling(c)} says="a berakodás sorrendje balról jobbra; az utolsó lap van felül" />
      <p>A rakomány tetején most ez a csoport van: ${goodsOf(c, it.group)} (${ducats(it.group.ducats)}). ${top && `A következő körében ${cards(top.lions)}ot tarthat meg, és ${cards(top.load)}ot kell kijátszania.`}</p>
    <//>`;
}
