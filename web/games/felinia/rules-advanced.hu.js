/** A haladó játék és a szakértő változat: the advanced game and the expert variant, in Hungarian: section 14. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { specialScoring } from "./rules-accounts.js";
import { longJourney } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Cards, Land, Specials, Sums, SymbolsTable } from "./rules-pictures.js";
import { az, coins, counted, country, either, good, list, NAMES, points } from "./rules-words.hu.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function advanced(c) {
  const { tiles, specials, crossing, mysteries } = factsOf(c.components);
  return html`
    <p>A haladó játékban az alapjáték minden szabálya érvényes. Hozzájön a játéktábla másik oldala gazdagabb útkereszteződésekkel, az étel, a rejtélyes helyek és a speciális lapkák. És minden kereskedelemlapka a kezdettől látható.</p>
    <${Rule} of=${c} id="s14-faceup" title="Minden lapka felfordítva">
      <p>Szín szerint a helyére kerül ${az(tiles.size)} kereskedelemlapka, a fehér állomásokra pedig ${az(specials.size)} speciális. Aztán mindet felfordítjuk. Az utakon már semmit sem fordítotok fel.</p>
    <//>
    <${Rule} of=${c} id="s14-board" title="Utak a határon át">
      <p>Ezen az oldalon ${counted(crossing, "út")} más királyságba vezet. Egy kereskedő ezen is mehet, ott alapíthat állomást, és az ottani lapkát veszi el.</p>
    <//>
    <${Rule} of=${c} id="s14-symbols" title="Két új jel">
      <${SymbolsTable} of=${c} only=${["food", "mystery"]} head=${["Jel", "Aki a tartományba lép"]} says=${{
        food: "1 ételt kap",
        mystery: html`<a href="#s14-mystery">rejtélyes hely kártyákat</a> néz meg`,
      }} />
      <p>Némelyik útkereszteződésen két jel van: mindkettő jár. A rejtélyes helyekre a végén kerül sor.</p>
    <//>
    <${Rule} of=${c} id="s14-food" title="Étel">
      <p>Minden étel, amelyet visszaadsz a közös talonba, eggyel több lépést ad a kereskedődnek, akárhányat, és azzal is fizethetsz, amit éppen most találtál. Magától fogy, amikor a harmadikon túl lépsz.
        Ha a céhnél cserélsz, a fűszer helyett 1 ételt is választhatsz. Ételt eladni nem lehet, és csak a kártyák száma szab neki határt.</p>
    <//>
    ${foodExample(c)}
    <${Rule} of=${c} id="s14-mystery" title="Rejtélyes helyek">
      <p>Csak te nézed meg ${az(mysteries.size)} rejtélyes hely kártya közül a két felsőt, vagy az egyetlent, ha már csak egy maradt. Egyet megtarthatsz közülük. Amit nem tartasz meg, a pakli aljára kerül. Amit megtartasz, a játék végéig titok.</p>
    <//>
    <${Rule} of=${c} id="s14-keep" title="Mit tarthatsz meg">
      <p>Olyan helyet nem, amilyened már van. És amelyik kártyán ${costs(c)} látható, azt csak úgy, ha egy ilyen árut a zsákba teszel, olyat, amely éppen nálad van. Így gyakran előfordul, hogy egyiket sem lehet megtartani. Válaszolni ilyenkor is kell.</p>
      <${Cards} of=${c} ids=${["mp_tower_free", "mp_falls_books", "mp_tomb_wines"]} says=${(/** @type {{cost: string | null, name: string}} */ { cost, name }) => `${name}: ${cost ? `egy ${good(cost)} az ára` : "ingyenes"}`} />
    <//>
    <${Rule} of=${c} id="s14-specials" title="Speciális lapkák">
      <p>Ugyanúgy veszed el őket, mint a többi lapkát, és a kereskedő ott marad. Fajtájuk nincs, magukban nem érnek pontot. Felfordítva fekszenek előtted.</p>
      <${Specials} of=${c} head=${["Lapka", "Mit tud"]} does=${does} />
      <p>Amelyik lapka egy jelre figyel, belépésenként egyszer ad ráadást, akkor is, ha a tartományban két ilyen jel van. A céhnél kötött cserére nem hat.</p>
    <//>
    <${Rule} of=${c} id="s14-scoring" title="Értékelés">
      <p>Az alapjáték <a href="#s13-scoring">értékelése</a>, aztán a rejtélyes helyek: ${mysteryWorth(c)}. Végül a speciális lapkák. Ha több olyan is van, amelyik pontot ér, mindegyik külön számít.</p>
    <//>
    ${scoringExample(c)}
    <${Rule} of=${c} id="s14-variant" title="Szakértő változat: a következő hajó">
      <p>Mindkét játékhoz. A hajóhelyek feltöltése után, és már az előkészületeknél is, felfordítjuk a következő hajót. Így egy hajóval előbbre láttok. Más nem változik.</p>
    <//>`;
}

/** The goods that cards cost: "könyv vagy bor". @param {Reading} c */
const costs = (c) =>
  either(
    [...new Set([...factsOf(c.components).mysteries.values()].flatMap(({ cost }) => cost ?? []))].map(good),
  );

/** @param {Reading} c */
function mysteryWorth(c) {
  const { mystery_by_count: by } = factsOf(c.components).scoring;
  return list(
    by.map((each, i) =>
      i === by.length - 1
        ? `${i + 1} vagy több kártya egyenként ${points(each)}`
        : `${counted(i + 1, "kártya")} ${points(each)}`,
    ),
  );
}

/** A symbol as the object of a sentence. @type {Record<string, string>} */
const SYMBOLS = { food: "ételt", coin: "ezüstöt", gold: "aranyat", spice: "fűszert" };

/** @type {Record<string, string>} */
const WITH_SYMBOL = { food: "étel", coin: "ezüst", gold: "arany", spice: "fűszer" };

/** What a special tile does, by its effect. @param {Record<string, any>} effect @returns {ComponentChildren} */
function does({ kind, value, symbol, on_acquire, food, gold, coin, goods_from_bag }) {
  /** @type {Record<string, string>} */
  const words = {
    points_per_food: `A végén minden étel ${counted(value, "pontot")} ér.`,
    points_per_spice: `A végén minden fűszer ${counted(value, "pontot")} ér, nem csak minden pár.`,
    lone_merchant_value: `A végén minden egyedül álló kereskedőd ${counted(value, "pontot")} ér.`,
    extra_points_per_mystery_card: `A végén minden rejtélyes hely kártyád ${counted(value, "ponttal")} többet ér.`,
    extra_on_symbol: `Azonnal ${on_acquire} ${SYMBOLS[symbol]} kapsz. Utána mindig ${value} ${SYMBOLS[symbol]} ráadásul, amikor egy kereskedőd olyan tartományba lép, ahol ${WITH_SYMBOL[symbol]} van.`,
    gain_then_remove: `Azonnal ${food} étel, ${gold} arany, ${coins(coin)} és ${counted(goods_from_bag, "áru")} a zsákból. Aztán a lapka kikerül a játékból.`,
  };
  return words[kind] ?? kind;
}

/** @param {Reading} c */
function foodExample(c) {
  const it = longJourney(c.components);
  const name = factsOf(c.components).specials.get(it.tile)?.name.hu ?? "";
  return html`<${Rule} of=${c} id="s14-example" title="Példa: a negyedik lépés">
    <${Land} of=${c} rules="advanced" countries=${[it.country]} land=${it.land} label=${`${country(c, it.country)} a haladó játékban, és egy ${it.steps} lépéses út egy speciális lapkáig`} />
    <p>${NAMES.anna} ${counted(it.food, "étellel")} indul. Az első útkereszteződésben kap még ${it.gained} ételt, a másodikban rejtélyes hely kártyákat néz meg. Ezután ${az(it.steps)}. lépésért fizet ${it.paid} ételt, és elveszi ezt a lapkát: ${name}. Marad ${it.food} + ${it.gained} − ${it.paid} = ${counted(it.food + it.gained - it.paid, "étele")}.</p>
  <//>`;
}

/** @param {Reading} c */
function scoringExample(c) {
  const { estate, with: rich, without: plain } = specialScoring(c.components);
  /** @param {string} name @param {"merchants" | "spice" | "mystery" | "food"} line */
  const row = (name, line) => [name, plain.lines[line], rich.lines[line]];
  return html`<${Rule} of=${c} id="s14-scoring-example" title="Példa: mit tesznek hozzá a speciális lapkák">
    <p>${NAMES.anna} vagyona: ${estate.food} étel, ${estate.spice} fűszer, ${counted(estate.mystery ?? 0, "rejtélyes hely kártya")}, és kereskedőcsoportok, amelyek nagysága ${list(rich.groups.map(({ size }) => String(size)))}.</p>
    <${Sums} head=${["Tétel", "speciális lapkák nélkül", `mind ${az(estate.specials?.length ?? 0)} pontozó lapkával`]} rows=${[
      row("Kereskedők", "merchants"),
      row("Fűszer", "spice"),
      row("Rejtélyes helyek", "mystery"),
      row("Étel", "food"),
    ]} total=${["Pont", plain.total, rich.total]} />
  <//>`;
}
