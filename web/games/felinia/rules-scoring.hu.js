/** Raktározás, a játék vége és az értékelés: storage, the end and the wealth scoring, in Hungarian: sections 11 to 13. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { coinsDecide, grouping, scoring as scored, storing } from "./rules-accounts.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, GroupValues, Land, Player, TileValues } from "./rules-pictures.js";
import { az, coins, counted, list, NAMES, points, times, type } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Worked} from "./rules-accounts.js" */

/** @param {Reading} c */
export function storage(c) {
  const { storage: limits, markets, berths } = factsOf(c.components);
  const it = storing(c.components);
  return html`
    <p>A forduló alatt akárhány árud lehet. Most már nem.</p>
    <${Rule} of=${c} id="s11-keep" title="Hány áru maradhat">
      <p>Legfeljebb ${limits.free}, vagy pontosan ${limits.most}, ha fizetsz ${counted(limits.fourth_cost, "ezüstöt")}. A többit el kell adnod, darabonként ${counted(limits.forced_sale, "ezüstért")}, a zsákba. Te választod ki, melyiket; mindannyian egyszerre döntötök. Ha legfeljebb ${limits.free} árud van, nincs teendőd.</p>
    <//>
    <${Rule} of=${c} id="s11-order" title="Előbb eladás, aztán fizetés">
      <p>A fölösleget azelőtt adod el, hogy ${az(limits.fourth_cost)} ezüstöt kifizetnéd, így az eladásból telhet a negyedik árura.</p>
      <p>Példa: ${NAMES.anna} vagyona ${counted(it.held, "áru")} és ${coins(it.coins)}. ${it.kept} árut megtart, ${it.sold} árut elad: ${it.coins} + ${it.between - it.coins} = ${coins(it.between)}. Aztán fizet ${limits.fourth_cost} ezüstöt, és marad ${it.after}.</p>
    <//>
    <${Rule} of=${c} id="s11-preparation" title="Előkészítés">
      <p>Ebben a sorrendben:</p>
      <ol>
        <li>A licitjelzők visszakerülnek a bankokból.</li>
        <li>Minden üres hajóhelyre a következő hajó kerül, az elsőtől kezdve; összesen ${counted(berths, "hely")} van. Ha nem jut mindegyikre, <a href="#s12-ships">véget ér a játék</a>.</li>
        <li>Minden nyitott piacot feltöltünk ${counted(markets.refill, "árura")} a zsákból, felülről lefelé. Ha a zsák üres, több már nem kerül rájuk.</li>
        <li>A kezdőjátékos-kártya az óramutató járása szerint továbbmegy.</li>
      </ol>
    <//>`;
}

/** @param {Reading} c */
export function end(c) {
  const { player } = factsOf(c.components);
  return html`
    <p>A játék kétféleképpen érhet véget, amelyik előbb bekövetkezik. Mindkét esetben elindulnak az utolsó hajók, aztán értékeljük a gazdagságot.</p>
    <${Rule} of=${c} id="s12-merchants" title="Valakinek az utolsó kereskedője is hajóra száll">
      <p>Ha valaki ${player.merchants} kereskedője közül az utolsó is hajóra száll, és így kiürül a talonja, a kereskedést még befejezitek. Aztán <b>minden</b> hajó elindul, akár tele van, akár nem, a legkorábbi az első. Raktározás és előkészítés már nincs. Ez akkor is így marad, ha egy kereskedő később hazatér.</p>
    <//>
    <${Rule} of=${c} id="s12-ships" title="Nincs elég hajó">
      <p>Ha az előkészítéskor kevesebb hajó maradt, mint ahány üres hajóhely van, egyet sem teszünk le. Azonnal elindul minden hajó, amelyen van kereskedő, a legkorábbi az első. Az előkészítés többi része elmarad.</p>
    <//>
    <${Rule} of=${c} id="s12-over" title="Ha vége">
      <p>Az értékelésig még eladhattok. Utána már semmit sem lehet tenni. A talonban maradt kereskedők nem érnek semmit.</p>
    <//>`;
}

/** @param {Reading} c */
export function scoring(c) {
  const { scoring: worth } = factsOf(c.components);
  return html`
    <p>Hat dolog ér pontot:</p>
    <ol>
      <li>a <a href="#s13-tiles">kereskedelemlapkák</a>, fajtánként külön,</li>
      <li>a <a href="#s13-plus">+1-es bónuszlapkák</a>,</li>
      <li>a szigeten álló <a href="#s13-groups">kereskedőcsoportok</a>,</li>
      <li>arany: darabja ${points(worth.gold)},</li>
      <li>fűszer: minden teljes pár ${points(worth.spice_pair)},</li>
      <li>áru: darabja ${points(worth.goods)}.</li>
    </ol>
    <p>Az ezüst és az étel nem ér semmit. A haladó játékban a <a href="#s14-scoring">rejtélyes helyek és a speciális lapkák</a> is számítanak. Az győz, akinek a legtöbb pontja van.</p>
    <${Rule} of=${c} id="s13-tiles" title="Kereskedelemlapkák">
      <p>Minden lapka annyi pontot ér, ahány lapkád van a fajtájából, a fajta felső határáig. A plusz bónuszlapka is kereskedelemlapkának számít, akkor is, ha az az egyetlen a fajtájából.</p>
      <${TileValues} of=${c} head="Egy fajta lapkái együtt" more="minden további" name=${(/** @type {string} */ id) => type(c, id)} />
    <//>
    <${Rule} of=${c} id="s13-plus" title="+1-es bónuszlapkák">
      <p>1 pont minden kereskedelemlapkádért az adott fajtából. Magában az ilyen bónuszlapka nem ér semmit.</p>
    <//>
    <${Rule} of=${c} id="s13-groups" title="Kereskedőcsoportok">
      <p>Csoportot alkotnak a kereskedőid azokban a tartományokban, amelyek határosak egymással, királyságok határán át is. Az utak itt nem számítanak. Minél nagyobb a csoport, annál többet ér benne mindegyik kereskedő:</p>
      <${GroupValues} of=${c} head=${["Kereskedő egy csoportban", "darabja", "együtt"]} more="vagy több" />
    <//>
    ${groupsExample(c)}
    ${scoringExample(c)}
    <${Rule} of=${c} id="s13-tie" title="Döntetlen">
      <p>Egyenlő pontszámnál az kerül előbbre, akinek több ezüstje van. Ha ez is egyenlő, osztoznak a győzelmen.</p>
    <//>`;
}

/** @param {Reading} c */
function groupsExample(c) {
  const { countries } = factsOf(c.components);
  const { sizes, land } = grouping(c.components);
  return html`<${Rule} of=${c} id="s13-groups-example" title="Példa: ${NAMES.anna} csoportjai">
    <${Land} of=${c} rules="basic" countries=${[...countries.keys()]} land=${land} names=${true} label=${`A sziget a játék végén, három játékos kereskedőivel; ${NAMES.anna} csoportjai: ${list(sizes.map(({ size }) => String(size)))}`}
      says=${`${NAMES.anna} a kék, körrel jelölve, ${NAMES.bence} a piros, rombusszal, ${NAMES.csilla} a zöld, háromszöggel.`} />
    <p>${NAMES.anna} csoportjainak nagysága ${list(sizes.map(({ size }) => String(size)))}. A legnagyobb két királyságba is átnyúlik. Együtt ${sizes.map(({ size, each }) => times(size, each)).join(" + ")} = ${counted(
      sizes.reduce((all, { points: own }) => all + own, 0),
      "pontot",
    )} érnek.</p>
  <//>`;
}

/** @param {Reading} c */
function scoringExample(c) {
  const accounts = scored(c.components);
  const [anna, bence] = accounts;
  const lines = {
    tiles: "Kereskedelemlapkák",
    plus: "+1-es bónuszlapkák",
    merchants: "Kereskedők",
    gold: "Arany",
    spice: "Fűszer",
    goods: "Áru",
  };
  return html`<${Rule} of=${c} id="s13-example" title="Példa: a teljes értékelés">
    ${accounts.map(
      ({ who, types, extra }) =>
        html`<p key=${who}><${Player} who=${who} name=${NAMES[who]} /> ${list(types.map(({ type: id, n, each }) => `${type(c, id)} ${times(n, each)}`))}${extra && ", a plusz lapkával együtt"}.</p>`,
    )}
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Pont" head="Tétel" from=${{
      merchants: (/** @type {Worked} */ { groups }) =>
        groups.map(({ size, each }) => times(size, each)).join(" + "),
      gold: (/** @type {Worked} */ { estate }) => `${estate.gold} arany`,
      spice: (/** @type {Worked} */ { estate }) => `${estate.spice} fűszer`,
      goods: (/** @type {Worked} */ { estate }) => counted(estate.goods ?? 0, "áru"),
    }} />
    ${
      coinsDecide(accounts) &&
      html`<p>${NAMES.anna} és ${NAMES.bence} pontszáma egyenlő. ${NAMES.bence} ezüstje ${bence.estate.coins}, ${NAMES.anna} ezüstje ${anna.estate.coins}: így ${NAMES.bence} győz.</p>`
    }
  <//>`;
}
