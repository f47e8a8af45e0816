/** A térkép és a városok: the map and its cities, in Hungarian: sections 8 and 9 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { exchanged, lowest, threeSteps } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Chart, WholeChart } from "./rules-map.js";
import { CityCard, CityCards, Scale, Space } from "./rules-pictures.js";
import { Az, az, counted, effect, gained, list, pips, place, things } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function travel(c) {
  const { kinds, nodes, roads, steps, scoring, milestones, setup } = factsOf(c.components);
  const plain = milestones.filter(([posts]) => posts <= setup.trading_posts);
  return html`
    <p>Az utazáshoz 2 kocka kell, és a bábudat mozgatja. Ahol megáll, ott kereskedőállomást raksz le; az állomások bónuszt hoznak, városkártyákat nyitnak meg, és a játék végén is számítanak.</p>
    <${WholeChart} of=${c} label=${`A térkép: ${nodes.size} hely Velencétől Pekingig, ${roads.length} úttal összekötve`}
      says=${`${kinds.large} nagyváros, ${kinds.small} kisváros a bónuszával, ${kinds.oasis} oázis, nyugaton Velence, keleten Peking. Néhány út tevébe vagy érmébe kerül.`} />
    <${Rule} of=${c} id="s8-steps" title="Lépések">
      <p>Legfeljebb annyit léphetsz, amennyi a kisebbik kocka; kevesebbet is szabad, de legalább egyet kell. Annyi lépést fizetsz ki, amennyit tényleg megteszel, nem annyit, amennyit a kocka mutat:</p>
      <${Scale} values=${steps} first=${1} head=${["Lépés", "Érme"]} />
    <//>
    <${Rule} of=${c} id="s8-route" title="Az útvonal">
      <p>Helyről helyre mész az utakon, és az egész útvonalat indulás előtt kiválasztod. Oda-vissza is mehetsz, és többször is érintheted ugyanazt a helyet. Meg kell állnod valahol; mások bábui senkit sem akadályoznak.</p>
    <//>
    <${Rule} of=${c} id="s8-roads" title="Utak plusz költséggel">
      <p>Az úton látható tevéket vagy érméket minden alkalommal kifizeted, amikor végigmész rajta, bármelyik irányban, <b>a lépések árán felül</b>. Mindezt, és a foglalt mezőért járó fizetést is, indulás előtt kell rendezni.</p>
    <//>
    ${travelExample(c)}
    <${Rule} of=${c} id="s8-arrival" title="Érkezés">
      <p>Csak az a hely számít, ahol <b>megállsz</b>.</p>
      <ul>
        <li><b>Oázis</b> és <b>Velence:</b> semmi sem történik, és állomást sem raksz le.</li>
        <li><b>Kisváros:</b> állomást raksz le, és azonnal megkapod a város bónuszát, aztán minden további forduló elején újra. A bónuszlapka ott marad mindenkinek.</li>
        <li><b>Nagyváros:</b> állomást raksz le. Aki elsőként teszi, elveszi az ott lévő előőrsbónuszt; a lapkája ezzel kikerül a játékból. Ettől fogva használhatod a város kártyáit.</li>
        <li><b>Peking:</b> a szabad helyek közül a legtöbb pontot érőre raksz állomást: ${list(scoring.beijing.map(String))}. A végén számít, és az áruidat is értékessé teszi.</li>
      </ul>
      <p>Egy városban akárhány játékosnak lehet állomása, de mindenkinek csak <b>egy</b>. Ha ott állsz meg, ahol már van, semmi sem történik, bónuszt sem kapsz.</p>
    <//>
    <${Rule} of=${c} id="s8-milestones" title="Sok állomás">
      <p>${plain.map(([posts, vp]) => `Amikor lerakod ${az(posts)}. állomásodat, azonnal kapsz ${gained({ vp })}.`).join(" ")}</p>
    <//>
    <${Rule} of=${c} id="s8-none" title="Ha elfogyott az állomásod">
      <p>Ha állomást kellene leraknod, de már nincs, egy másik városból helyezed át az egyiket. Ez is lerakásnak számít, megkapod, amit az új város ad. Amit a régi adott, az elvész, és az állomások számáért nem kapsz újra pontot.</p>
    <//>
    <${Rule} of=${c} id="s8-bonus" title="Bónuszmozgás">
      <p>Néhány jutalommal a bábud legfeljebb megadott számú lépést tehet, egyetlen úton, egyetlen megállással. Ehhez nem kell kocka, a lépésekért és a foglalt mezőért nem kell fizetni, és kezdőjátékos sem leszel tőle. Az utak plusz költségét kifizeted, és megérkezel, mint máskor.
        Le is mondhatsz róla; ekkor elvész, ahogyan akkor is, ha egyetlen utat sem tudsz kifizetni.</p>
    <//>`;
}

/** @param {Reading} c */
function travelExample(c) {
  const { dice, from, path, used, bySteps, coins: due, camels: load } = threeSteps(c.components);
  const way = [from, ...path].map((id) => place(c, id));
  return html`<${Rule} of=${c} id="s8-example" title="Egy példa az utazásra">
    <${Chart} of=${c} way=${[from, ...path]} who="bence" label=${`A térkép részlete, rajta az útvonal: ${way.join(" – ")}`} />
    <${Space} dice=${dice.map((value) => ({ value, whose: "bence" }))} label=${`Két sárga kocka: ${dice.join(" és ")}`} says=${`Bence legfeljebb ${counted(lowest(dice), "lépést")} tehet meg, és ennyit meg is tesz: ${way.join(" – ")}.`} />
    <p>A lépések ára ${counted(bySteps, "érme")}, az utaké ${used.map(({ cost }) => cost.camel ?? 0).join(" + ")} = ${counted(load, "teve")}; összesen ${things({ coin: due, camel: load })}. Állomást csak az út végén rak le: ${way.at(-1)}. Ahol csak áthaladt (${way.at(-2)}), ott nem.</p>
  <//>`;
}

/** @param {Reading} c */
export function cityCards(c) {
  const { cityOf, cards } = factsOf(c.components);
  return html`
    <p>A nagyvárosokban városkártyák vannak, egy játékban ${cityOf.size}, közülük három Szumátrában. Mindegyik olyan akciómező, amelyet csak akkor használhatsz, ha abban a városban kereskedőállomásod van.</p>
    <${Rule} of=${c} id="s9-post" title="Csak állomással">
      <p>A városban állomásodnak kell lennie. Amelyet az utazás akcióval raktál le, azt a következő körödtől használhatod; amelyet ebben a körben egy bónuszmozgás hozott, azt akár rögtön.</p>
    <//>
    <${Rule} of=${c} id="s9-once" title="Egy kocka, fordulónként egyszer">
      <p>A kártyára egy kockát raksz, bármilyen színűt. Ezután a következő fordulóig mindenkinek zárva van. Fizetéssel sem nyílik ki, Berkének sem. A három szumátrai kártya három külön mező.</p>
    <//>
    <${Rule} of=${c} id="s9-times" title="Hányszor">
      <p>Ahol a kártya cserél valamit, legfeljebb annyiszor cserélhetsz, amennyit a kocka mutat, és ahányszor ki tudod fizetni. Az egész árat előre fizeted. Ahol a kártya azt mondja meg, melyik kockaérték mit hoz, vagy megszámol valamit, mindent megkapsz.</p>
    <//>
    <${Rule} of=${c} id="s9-possible" title="Legyen mit tenni">
      <p>Nem használhatsz olyan kártyát, amely semmit sem tenne: ha semmid sincs abból, amit megszámol, ha a városbónuszhoz nincs állomásod egyetlen kisvárosban sem, vagy ha egyszer sem tudod kifizetni.</p>
    <//>
    ${cardExample(c)}
    <${Rule} of=${c} id="s9-cards-list" title=${`Mind ${az(cards.size)} városkártya`}>
      <${CityCards} of=${c} tell=${effect} />
    <//>
    <${Rule} of=${c} id="s9-single" title="Néhány kártya részletesen">
      <ul>
        <li><b>Lerakott állomások:</b> a pekingi és a fekete is számít. A kocka lehet nagyobb, mint amennyit megszámol.</li>
        <li><b>Oda-vissza csere:</b> teve és érme az egész akcióban csak egy irányban cserélhető. Pont és érme, illetve áru és teve minden alkalommal bármelyik irányban, egymás után; mindegyik cserét akkor kell tudni kifizetni, amikor sorra kerül. A pontjaid 0 alá is mehetnek.</li>
        <li><b>Városbónuszok:</b> különböző kisvárosokéi. Ha kevesebb van, kevesebbet kapsz.</li>
        <li><b>Lépések tevéért vagy áruért:</b> annyi lépést fizetsz ki, amennyit szeretnél, aztán <b>egyetlen</b> utat teszel meg legfeljebb ennyi lépéssel. Az egy lépésért adott két áru legyen különböző.</li>
        <li><b>Áru érméért:</b> mindegyiket szabadon választod.</li>
      </ul>
    <//>`;
}

/** @param {Reading} c */
function cardExample(c) {
  const { card, die, stock, times: often, paid, gain } = exchanged(c.components);
  if (!card) return null;
  return html`<${Rule} of=${c} id="s9-example" title="Egy példa a városkártyára">
    <${Space} dice=${[{ value: die, whose: "csilla" }]} label=${`Egy zöld ${pips(die)} a kártyán: ${effect(card)}`}>
      <${CityCard} card=${card} says=${effect(card)} />
    <//>
    <p>${Az(pips(die))} kockával Csilla ${counted(die, "cserét")} hajthatna végre, de készlete csak ${things(stock)}. Ezért ${counted(often, "cserét")} hajt végre: fizet ${gained(paid)}, és kap ${gained(gain)}.</p>
  <//>`;
}
