/** Fenyegetés és értékelések: threat and the scorings, in Hungarian: sections 9 to 12 of the rules. */

import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Rule } from "../../rules/parts.js";
import { completed, fed, ferried, ferrying, LOADS, theEnd, threatAndScorings } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, Area, Loads, Player, Sums } from "./rules-pictures.js";
import { az, counted, gold, list, NAMES, one, points, together, vikings } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Account} from "./rules-reckoning.js" */

/** @param {Reading} c */
export function threat(c) {
  const { area, threatened } = threatAndScorings(c.components);
  return html`
    <p>Egy hajó csak a saját oszlopára veszélyes.</p>
    <${Rule} of=${c} id="s9-warrior" title="Ha van harcos">
      <p>Ha az oszlopban, a harcosok sorában harcos áll, a hajót <b>visszaverted</b>, és az oszlopban senki sincs veszélyben. Az ebben a sorban fekvő lapka harcos nélkül senkit sem véd.</p>
    <//>
    <${Rule} of=${c} id="s9-threatened" title="Ha nincs harcos">
      <p>Ilyenkor az oszlopban minden letelepedett viking <b>fenyegetett</b>, aki olyan sorban áll, amelyet <a href="#s2-ships">ez a hajó fenyeget</a>. Az ilyen viking lefekszik, és sem pontot, sem aranyat, sem halat nem hoz.
        A lapkáján marad, és feláll, mihelyt harcos kerül az oszlopba.</p>
      <p>Ezt minden értékeléskor újra megnézzük. Az a harcos is véd, aki ugyanebben a nagy értékelésben érkezik csónakkal. Mindegy, hogy a sziget be van-e fejezve.</p>
    <//>
    <${Rule} of=${c} id="s9-example" title="Egy példa">
      <${Area} of=${c} area=${area} label="Egy terület három hajóval: az 1. oszlop fenyegetett, a 2. oszlopot harcos védi, a 3. oszlop hajója senkit sem ér el"
        says="Az 1. oszlopban van lapka a harcosok sorában, de harcos nincs rajta. A 2. oszlopban egy harcos visszaveri a hajót. A 3. oszlop hajója senkit sem talál abban a sorban, amelyet fenyeget." />
      <p>Fenyegetett viking: ${list(threatened.map(({ row, col }) => `${az(col)}. oszlopban álló ${one(row)}`))}.</p>
    <//>`;
}

/** @param {Reading} c */
export function small(c) {
  const { scoring } = factsOf(c.components);
  const { small: found } = threatAndScorings(c.components);
  return html`
    <p>A kis értékeléssel záruló fordulók után mindenki <b>${gold(scoring.goldsmith_gold)}at kap minden letelepedett aranyművese után</b>, akit nem fenyegetnek. Más nem számít, a visszavert hajók sem.
      A haladó játékban a <a href="#s14-kinds">különleges lapkák</a> ezt megnövelhetik.</p>
    <${Rule} of=${c} id="s10-example" title="Egy példa">
      <p>A <a href="#s9-example">fenti területen</a> az 1. oszlopban álló aranyműves fenyegetett. Marad ${vikings("goldsmith", found.goldsmiths)}: ${found.goldsmiths} × ${scoring.goldsmith_gold} = ${gold(found.gold)}.</p>
    <//>`;
}

/** @param {Reading} c */
export function large(c) {
  const { scoring } = factsOf(c.components);
  return html`
    <p>A játékosok egymás után következnek, a kezdőjátékossal kezdve, az óramutató járásával megegyező irányban. Mindenki előbb fuvaroz, aztán rögtön megkapja mindazt, amit a szigetei hoznak. Csak ezután jön a következő.</p>
    <${Rule} of=${c} id="s11-trip" title="A csónakosok">
      <p>Egy fuvarral egyik csónakosod legalább egy vikinget átvisz a szárazföldedről a szigeteidre, aztán kikerül a játékból. Annyi fuvarod lehet, ahány csónakosod van.
        Csak a szárazföldeden várakozó vikingeket lehet átvinni. Aki már letelepedett, nem mozdul, a csónakosok pedig sosem utasok.</p>
    <//>
    <${Rule} of=${c} id="s11-load" title="Kik férnek egy csónakba">
      <p>Vagy <b>egy szerepből bármennyi viking</b>, vagy <b>akárhány szerepből egy-egy</b>. A csónakos kevesebbet is vihet, mint amennyit vihetne. Hogy a fuvarokra hogyan osztod el őket, te döntöd el.</p>
      <p>A haladó játékban egy csónakba <a href="#s13-boatmen">csak egyetlen viking</a> fér.</p>
    <//>
    <${Rule} of=${c} id="s11-target" title="Hová">
      <p>A szigeteid még szabad lapkáira, minden viking egy olyanra, amely a saját sorában van.</p>
    <//>
    <${Rule} of=${c} id="s11-duty" title="Az utolsó fordulóban kötelező">
      <p>Fuvarozni általában nem kötelező. Az utolsó fordulóban azonban csak akkor hagyhatod abba, ha elfogytak a csónakosaid, vagy ha a szárazföldeden senki sincs, akinek a sorában szabad lapka volna.
        Az is elég, ha egy fuvarral csak egy viking megy.</p>
    <//>
    ${ferryExample(c)}
    <${Rule} of=${c} id="s11-gains" title="Mit hoznak a szigetek">
      <p>Ebben a sorrendben, és csak azok után, akik nem <a href="#s9-threat">fenyegetettek</a>:</p>
      <ol>
        <li><b>Harcosok:</b> minden visszavert hajót kifosztanak, és te megkapod az <a href="#s2-ships">értékét</a>, aranyban vagy pontban.</li>
        <li><b>Nemesek:</b> fejenként ${points(scoring.noble_vp)}.</li>
        <li><b>Felderítők:</b> fejenként ${points(scoring.scout_vp)}, és további ${points(scoring.scout_per_viking_below_vp)} az alattuk, ugyanabban az oszlopban letelepedett aranyművesért, ugyanennyi a halászért.</li>
        <li><b>Aranyművesek:</b> fejenként ${gold(scoring.goldsmith_gold)}.</li>
        <li>A <b>halászok</b> most semmit sem hoznak.</li>
      </ol>
      <p>Mindegy, hogy a felderítő alatt álló aranyműves vagy halász fenyegetett-e; maga a fenyegetett felderítő viszont semmit sem hoz.
        A haladó játékban a <a href="#s14-kinds">különleges lapkák</a> ezt megnövelhetik.</p>
    <//>
    ${largeExample(c)}`;
}

const WHY = {
  mixed: "ha egy szerepből többen utaznak, más nem mehet velük",
  target: "a sorukban csak egy szabad lapka van",
};

/** @param {Reading} c */
const ferryExample = (c) => html`<${Rule} of=${c} id="s11-ferrying" title="Egy példa a fuvarozásra">
  <${Area} of=${c} area=${ferrying()} label="Egy terület szabad lapkákkal; a szárazföldön egy csónakos és négyféle viking vár" says="Egyetlen csónakos, és sokan indulnának." />
  <${Loads} loads=${LOADS.map(({ load, why }) => ({ load, may: !why, says: why ? `${together(load)}: nem lehet, ${WHY[why]}` : together(load) }))} />
  <${Area} of=${c} area=${ferried()} label="Ugyanez a terület három letelepedett halásszal; a csónakos már nincs ott" says="A három halász átkelt. A csónakos kikerült a játékból." />
<//>`;

/** @param {Reading} c */
function largeExample(c) {
  const { noble_vp, goldsmith_gold } = factsOf(c.components).scoring;
  const { area, large: found } = threatAndScorings(c.components);
  const { beaten, nobles, scouts, goldsmiths, steps, total } = found;
  const from = {
    warriors: beaten.map(({ col }) => `${az(col)}. oszlop hajója`).join(", "),
    nobles: `${nobles} × ${noble_vp}`,
    scouts: scouts.map(({ vp }) => vp).join(" + "),
    goldsmiths: `${goldsmiths} × ${goldsmith_gold}`,
  };
  const names = {
    warriors: "Harcosok",
    nobles: "Nemesek",
    scouts: "Felderítők",
    goldsmiths: "Aranyművesek",
  };
  const keys = /** @type {(keyof typeof names)[]} */ (Object.keys(names));
  return html`<${Rule} of=${c} id="s11-example" title="Egy példa arra, mit hoznak">
    <${Area} of=${c} area=${area} label="Újra a fenyegetés példájának területe" />
    <${Sums} head=${["Lépés", "Miből", "Pont", "Arany"]}
      rows=${keys.map((key) => [names[key], from[key], steps[key].vp || "", steps[key].gold || ""])}
      total=${["Összesen", "", total.vp, total.gold]} />
    <p>A felderítők közül ${scouts.map(({ col, below, vp }) => `${az(col)}. oszlopban álló alatt ${below ? counted(below, "aranyműves vagy halász áll") : "senki sincs"}, ez ${points(vp)}`).join("; ")}.</p>
  <//>`;
}

/** @param {Reading} c */
export function end(c) {
  const { scoring } = factsOf(c.components);
  return html`
    <p>Az utolsó forduló nagy értékelése után már nincs miről dönteni. Minden lépést az összes játékosnál elvégzünk, mielőtt a következő jön.</p>
    <ol>
      <${Rule} of=${c} id="s12-ships" as="li"><b>Hajók.</b> Minden hajó, amelyet harcos nem ver vissza, az értékébe kerül neked, akár fenyeget valakit, akár nem. Előbb az összes aranyat fizeted ki, aztán a pontokat. A hiányzó aranyat ponttal pótolod: 1 arany helyett 1 pontot fizetsz.<//>
      <${Rule} of=${c} id="s12-gold" as="li"><b>Arany.</b> Ahányszor csak lehet, ${gold(scoring.gold_per_vp)}at 1 pontra váltasz. A maradék megmarad.<//>
      <${Rule} of=${c} id="s12-boatmen" as="li"><b>Munkátlan csónakosok.</b> Akinek a legtöbb csónakosa van a szárazföldön, ${points(scoring.most_idle_boatmen_vp)}ot kap.<//>
      <${Rule} of=${c} id="s12-islands" as="li"><b>Szigetek.</b> Akinek a legtöbb befejezett szigete van, ${points(scoring.most_islands_vp)}ot kap. Befejezett az a sziget, amely egy bal szigetvégtől egy jobb szigetvégig hézag nélkül tart; közöttük akárhány szigetközép lehet, vagy egy sem.<//>
      <${Rule} of=${c} id="s12-longest" as="li"><b>A leghosszabb sziget.</b> A legtöbb lapkából álló befejezett sziget ${points(scoring.longest_island_vp)}ot ér; a két vége is számít.<//>
      <${Rule} of=${c} id="s12-buildings" as="li"><b>Épületek.</b> Csak a haladó játékban: annyi pont, amennyit az <a href="#s14-building">épületlapkáid</a> érnek.<//>
      <${Rule} of=${c} id="s12-feeding" as="li"><b>Élelmezés.</b> Minden letelepedett, nem fenyegetett halász ${counted(scoring.portions_per_fisherman, "adagot")} fog. Minden vikinged megeszik egyet: a letelepedett, a fenyegetett, a szárazföldön várakozó és a munkátlan csónakos is.
        Minden felesleges adag ${points(scoring.surplus_portion_vp)}ot ér, minden éhesen maradt viking ${signed(-scoring.hungry_viking_vp)} pontodba kerül.<//>
    </ol>
    <p><b>Az győz, akinek a legtöbb pontja van.</b></p>
    <${Rule} of=${c} id="s12-most" title="Ha többeknek van a legtöbb">
      <p>A csónakosoknál, a szigeteknél és a leghosszabb szigetnél mindenki a teljes pontszámot kapja, akinek a legtöbb van. De legalább egy kell hozzá: ha senkinek sincs, senki sem kap pontot.</p>
    <//>
    <${Rule} of=${c} id="s12-floor" title="Sosem 0 alá">
      <p>A pontok száma sosem csökken 0 alá. Amit sem arannyal, sem ponttal nem tudsz kifizetni, azt elengedjük.</p>
    <//>
    <${Rule} of=${c} id="s12-tie" title="Holtverseny">
      <p>Egyenlő pontszám esetén az kerül előbbre, akinek több aranya maradt. Ha ez is egyenlő, osztoznak a helyezésen.</p>
    <//>
    ${islandExample(c)} ${foodExample(c)} ${endExample(c)}`;
}

/** @param {Reading} c */
function islandExample(c) {
  const { area, islands, longest } = completed();
  return html`<${Rule} of=${c} id="s12-completed" title="Egy példa a szigetekre">
    <${Area} of=${c} area=${area} label="Egy terület három befejezett és két befejezetlen szigettel" says="Senki sem lakik itt, de ez nem számít." />
    <p>${counted(islands.length, "sziget")} van befejezve. A nemesek második szigetének még nincs jobb vége, annak pedig, amit a halászok építettek, nincs bal vége.
      A leghosszabb a felderítőké, ${counted(longest, "lapkából")} áll.</p>
  <//>`;
}

/** @param {Reading} c */
function foodExample(c) {
  const { portions_per_fisherman: each } = factsOf(c.components).scoring;
  const { area, calm, raided } = fed(c.components);
  /** @param {typeof calm} found */
  const row = (found) => [
    `${found.fishermen} × ${each} = ${found.portions}`,
    found.mouths,
    signed(found.surplus, true),
    signed(found.vp, true),
  ];
  return html`<${Rule} of=${c} id="s12-food" title="Egy példa az élelmezésre">
    <${Area} of=${c} area=${area} label="Egy terület, ahol egy hajó az 1. oszlopban egy halászt és másokat is fenyeget; a szárazföldön két csónakos és egy harcos áll" />
    <${Sums} head=${["", "Adag", "Éhes száj", "Különbség", "Pont"]} rows=${[
      ["A hajó nélkül", ...row(calm)],
      ["A hajóval", ...row(raided)],
    ]} />
    <p>A fenyegetett halász nem fog semmit, de ő is éhes.</p>
  <//>`;
}

/** What the lines at the end came from. @type {Record<string, (account: Account) => string>} */
const FROM = {
  ships: ({ counts }) => (counts.ships.gold ? `és ${gold(-counts.ships.gold)}` : ""),
  gold: ({ counts }) => gold(counts.left),
  boatmen: ({ counts }) => String(counts.boatmen),
  islands: ({ counts }) => String(counts.islands),
  longest: ({ counts }) => counted(counts.longest, "lapka"),
  feeding: ({ counts }) => `${counts.portions} adag, ${counts.mouths} száj`,
};

/** @param {Reading} c */
function endExample(c) {
  const accounts = theEnd(c.components);
  const best = Math.max(...accounts.map(({ total }) => total));
  const winners = accounts.filter(({ total }) => total === best);
  const lines = {
    before: "Előtte",
    ships: "Hajók",
    gold: "Arany",
    boatmen: "Csónakosok",
    islands: "Szigetek",
    longest: "Leghosszabb",
    feeding: "Élelmezés",
  };
  return html`<${Rule} of=${c} id="s12-example" title="Egy teljes példa">
    <div class="rv-areas">
      ${accounts.map(
        ({ who, area }) => html`<div key=${who}>
          <${Player} who=${who} name=${NAMES[who]} />
          <${Area} of=${c} area=${area} small=${true} label=${`${NAMES[who]} területe a játék végén`} says=${`${points(area.vp)}, ${gold(area.gold)}`} />
        </div>`,
      )}
    </div>
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Pont" head="Tétel" from=${FROM} />
    ${winners.length === 1 && html`<p>${NAMES[winners[0].who]} győz.</p>`}
  <//>`;
}
