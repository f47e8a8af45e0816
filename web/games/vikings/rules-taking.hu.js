/** Egy kombináció elvétele: a take, in Hungarian: sections 6 to 8 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { placing, settling as settlingArea, turning } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Area, Wheel } from "./rules-pictures.js";
import { az, counted, list, numbered, one } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function taking(c) {
  return html`
    <p>A körödben pontosan egy kombinációt veszel el. Ez így történik: kifizeted az árát, lerakod a lapkát, aztán elhelyezed a vikinget; a haladó játékban egy különleges lapka is következhet.
      Ha az ingyenes kombinációt vetted el, a kerék továbbfordul. Ezután a következő játékoson a sor.</p>
    <${Rule} of=${c} id="s6-one" title="Ami még ott van">
      <p>Bármelyik kombinációt elveheted, amelyik még ott van a kerék mellett, a lapkát és a vikinget együtt, ha a következő két bekezdés megengedi. Legalább egy mindig elvehető.</p>
    <//>
    <${Rule} of=${c} id="s6-price" title="Az ára">
      <p>Egy kombináció annyi aranyba kerül, amennyi a mellette látható szám. Legalább ennyi aranyadnak kell lennie.</p>
    <//>
    <${Rule} of=${c} id="s6-zero" title="A zár a 0-s helyen">
      <p>A 0-s kombináció ingyen van. Csak akkor veheted el, <b>ha nincs már másik ugyanilyen viking a kerék mellett</b>.
        Mindegy, hol áll a többi, és mennyibe kerül.</p>
      <p>Egy kivétel van. Ha kevesebb aranyad van, mint amennyibe a fizetős kombinációk közül a legolcsóbb kerül, rád nem vonatkozik a zár.
        Ilyenkor csak a kezedben lévő arany számít, a pontjaid nem. Dönthetsz úgy is, hogy <a href="#s6-exchange">pontot váltasz be</a>, és mást veszel.</p>
    <//>
    <${Rule} of=${c} id="s6-exchange" title="Pontért arany">
      <p>Mielőtt elveszel egy kombinációt, pontot válthatsz be aranyra: 1 pontért 1 arany jár, és annyit váltasz be, amennyit csak akarsz. A pontjaid száma nem mehet 0 alá, és aranyért nem kapsz vissza pontot.
        A beváltás sosem kötelező, és sosem történik meg magától az elvételkor.</p>
    <//>
    <${Rule} of=${c} id="s6-turn" title="A kerék forgatása">
      <p>Ha valaki a 0-s kombinációt vette el, a kerék az óramutató járásával megegyező irányban addig fordul, amíg a 0-s száma a következő megmaradt kombinációhoz nem ér; az üres helyeket átugorja.
        Minden ár ugyanannyival csökken. Ha más kombinációt vettek el, a kerék nem mozdul. Így a forduló utolsó kombinációja mindig ingyen van.</p>
    <//>
    ${wheelExample(c)}`;
}

/** @param {Reading} c */
function wheelExample(c) {
  const { locked, before, after, cheapest } = turning(c.components);
  const role = one(locked.slots[0]?.viking ?? "fisherman");
  const next = one(after.slots[after.zero]?.viking ?? "fisherman");
  return html`<${Rule} of=${c} id="s6-example" title="Egy példa">
    <${Wheel} of=${c} wheel=${locked} locked=${true} label=${`A forgókerék: a 0-s helyen lakat és egy ${role}, a ${numbered(2)} helyen még egy ${role}`}
      says=${`A 0-s helyen egy ${role} áll, de a ${numbered(2)} helyen is van még egy. Ezért a 0-s hely zárva van, hacsak nincs kevesebb aranyad, mint amennyibe a legolcsóbb fizetős kombináció kerül (most ${cheapest}).`} />
    <${Wheel} of=${c} wheel=${before} label=${`A forgókerék: a 0-s helyen áll az utolsó ${role}`}
      says=${`A ${numbered(2)} helyen lévőt megvették. A 0-s helyen már az utolsó ${role} áll: bárki elviheti ingyen.`} />
    <${Wheel} of=${c} wheel=${after} label=${`A forgókerék továbbfordult: a 0 mellett ${next} áll`}
      says=${`El is vitte valaki. A kerék ${counted(after.zero, "hellyel")} fordult tovább, átugorva a hézagot, és minden ${counted(after.zero, "arannyal")} lett olcsóbb. A 0 mellett most ${next} áll.`} />
  <//>`;
}

/** @param {Reading} c */
export function tiles(c) {
  const { firstColumns } = factsOf(c.components);
  const { area, left, right, ship } = placing(c.components);
  const next = firstColumns.length + 1;
  return html`
    <p>A tengered fentről lefelé sorokra oszlik, az oszlopokat pedig a szárazföldtől kezdve számozzuk: 1, 2, 3 és így tovább, vég nélkül.</p>
    <${Rule} of=${c} id="s7-start" title="A kezdőlapka">
      <p>Amikor a játékban először veszel el kombinációt, a kezdőlapkádat is lerakod az öt szigetsor közül abba, amelyikbe akarod, az 1. oszlopba. Ez <b>megelőzi</b> az elvett lapka lerakását,
        így az már csatlakozhat hozzá. A kezdőlapkán most nem telepszik le viking. Később már nincs kezdőlapkád, amelyet lerakhatnál.</p>
    <//>
    <${Rule} of=${c} id="s7-ship" title="Hajók">
      <p>A hajó a legfelső sorba kerül. Az első hajóid oszlopai tetszőleges sorrendben: ${list(firstColumns.map(String))}. A következő ${az(next)}. oszlopba kerül, és így tovább, hézag nélkül.
        Hajónak mindig van hely, és nem kell alatta semminek sem lennie.</p>
    <//>
    <${Rule} of=${c} id="s7-island" title="A sziget a parthoz vagy egy lapkához ér">
      <p>A szigetlapka az alsó öt sor bármelyik üres mezőjére kerülhet, amelynek legalább egy oldala a szárazföldeddel vagy egy szigetlapkáddal érintkezik.
        A sarok nem elég, és a hajók nem számítanak.</p>
    <//>
    <${Rule} of=${c} id="s7-fit" title="Tenger tengerhez, sziget szigethez">
      <p>A lapkának balra és jobbra illeszkednie kell a szomszédjához: tenger tengerhez, sziget szigethez. <b>A part tenger</b>, ezért az 1. oszlopba csak bal szigetvég való.
        A mellette lévő üres mező semmit sem tilt. Így hézagok is keletkezhetnek, és később be lehet tölteni őket. Fölfelé és lefelé minden illeszkedik.</p>
      <${Area} of=${c} area=${area} lit=${left} columns=${4} label="Egy terület; meg vannak jelölve a mezők, ahová bal szigetvég kerülhet" says="Ide kerülhet egy bal szigetvég: a part mellé, egy jobb szigetvég mögé, vagy egy másik lapka fölé és alá, ha balról és jobbról semmi sem akadályozza." />
      <${Area} of=${c} area=${area} lit=${right} columns=${4} label="Egy terület; meg vannak jelölve a mezők, ahová jobb szigetvég kerülhet" says="Ide kerülhet egy jobb szigetvég: ahol balra sziget van mellette, vagy még semmi sincs." />
      <p>A következő hajó itt ezekbe az oszlopokba kerülhet: ${list(ship.map(String))}. Előbb ezeket kell betölteni, csak utána jönnek a továbbiak.</p>
    <//>
    <${Rule} of=${c} id="s7-must" title="Amit le lehet rakni, le kell rakni">
      <p>Ha egy lapkának van megfelelő mező, le kell raknod, és te választod meg, hová. Ha nincs, a lapka a dobozba kerül, a vikingje pedig a szárazföldedre.
        A lerakott lapka már nem mozdul el, és más játékosnak semmit sem adhatsz át.</p>
    <//>`;
}

/** @param {Reading} c */
export function settling(c) {
  return html`
    <${Rule} of=${c} id="s8-settle" title="A lapkán">
      <p>Ha a szigetlapkát a vele érkezett viking sorában raktad le, a viking <b>letelepedhet</b> ezen a lapkán. Ezután végleg ott marad.
        Nem kötelező ezt a sort választanod, és letelepítened sem kötelező.</p>
    <//>
    <${Rule} of=${c} id="s8-mainland" title="Vagy a szárazföldön">
      <p>Egyébként a szárazföldedre kerül: ha a lapka másik sorban van, ha hajó, ha nem lehetett lerakni, vagy ha így akarod. A csónakos mindig oda kerül.
        A szárazföldön bármennyien elférnek. A többiek onnan már csak <a href="#s11-trip">csónakkal</a> jutnak szabad lapkára.</p>
    <//>
    <${Rule} of=${c} id="s8-example" title="Egy példa">
      <${Area} of=${c} area=${settlingArea()} label="Egy aranyműves a saját sorában áll egy lapkán; egy felderítő a szárazföldön vár"
        says="A jobb szigetvég a nemesek sorába került. A vele érkezett felderítőnek a szárazföldön kell várnia. Az aranyműves a bal szigetvéggel jött, amely az ő sorában fekszik, és ott le is telepedett." />
    <//>`;
}
