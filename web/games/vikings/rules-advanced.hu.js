/** A haladó játék: the advanced game, in Hungarian: sections 13 and 14 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { BIDS, building, choosing } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Area, Player, Specials, Wheel } from "./rules-pictures.js";
import { all, az, counted, list, NAMES, numbered, points } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */

/** Egy teli csónakhoz való különleges lapka: the special tile for a full trip. @param {Reading} c */
const longBoat = (c) =>
  factsOf(c.components).specials.find(({ effect }) => effect.kind === "full_trip")?.name.hu ?? "";

/** @param {Reading} c */
export function auction(c) {
  const { modes, specialStacks, slots } = factsOf(c.components);
  const { draw } = modes.advanced;
  return html`
    <p>A játék előtt a házigazda választ: alapjáték, haladó játék, vagy haladó játék licit nélkül. A haladó játékban így kezdődik egy forduló:</p>
    <ol>
      <li>Feltöltjük a különleges lapkák üres helyeit, hogy ${specialStacks.face_up} feküdjön nyíltan.</li>
      <li>A kezdőjátékos jelzőjének birtokosa mindenki szeme láttára ${counted(draw, "vikinget")} húz.</li>
      <li>Mindenki <b>licitálhat</b> arra, hogy ő legyen a kezdőjátékos. A nyertes fizet, és megkapja a jelzőt.</li>
      <li>A kezdőjátékos <b>egy vikinget visszaküld</b> a dobozba: ez a viking kikerül a játékból.</li>
      <li>A lapkákat a szokott módon rakjuk ki, a szigeteket a 0-s helytől fölfelé, a hajókat a legnagyobb számtól lefelé.</li>
      <li>Egymás után <b>szerepet választotok</b>, és így dől el, hol állnak a vikingek.</li>
    </ol>
    <p>Ezután a kezdőjátékossal kezdve elveszitek a kombinációkat. A forduló többi része olyan, mint az alapjátékban.
      A végén a jelző a licit nyertesének bal oldali szomszédjához kerül.</p>
    <${Rule} of=${c} id="s13-opening" title="A nyitó licit">
      <p>A jelző birtokosa 0 vagy annál több arannyal nyit, és ekkor nem passzolhat: a 0-s licit ugyanazt jelenti.</p>
    <//>
    <${Rule} of=${c} id="s13-bids" title="Több, vagy passz">
      <p>Az óramutató járásával megegyező irányban mindenki, aki még versenyben van, vagy többet kínál az utolsó licitnél, vagy passzol, és kiszáll. Ha már csak egy játékos maradt, a licit véget ér. Ő befizeti a licitjét a bankba; a többiek semmit sem fizetnek.
        Ha a 0-s nyitó licitre mindenki passzol, a nyitó játékos ingyen megtartja a jelzőt.</p>
    <//>
    <${Rule} of=${c} id="s13-highest" title="Amennyid van">
      <p>Aranyban licitáltok. A hiányzó aranyat ponttal is kifizetheted, 1 arany helyett 1 ponttal, így legfeljebb annyit kínálhatsz, ahány aranyad és pontod összesen van. Előbb az arany fogy el.</p>
    <//>
    <${Rule} of=${c} id="s13-auction" title="Egy példa a licitre">
      <ol class="rv-bids">
        ${BIDS.map(({ who, bid }, i) => html`<li key=${i}><${Player} who=${who} name=${NAMES[who]} /> ${bid ?? "passz"}</li>`)}
      </ol>
      <p>Már csak Csilla maradt. Befizeti a licitjét, és ő a forduló kezdőjátékosa.</p>
    <//>
    <${Rule} of=${c} id="s13-roles" title="A szerepek kiválasztása">
      <p>A kezdőjátékos megnevez egyet a kihúzott szerepek közül. Minden ilyen viking a legnagyobb számú olyan helyekre kerül, ahol még nem áll senki, ${az(numbered(slots - 1))} helytől lefelé. Aztán az óramutató járása szerint következő játékos nevez meg egyet a megmaradt szerepek közül, és így tovább, körbe, amíg mind a kerék mellett nem áll.
        Lehet, hogy többször is sorra kerülsz, és lehet, hogy egyszer sem.</p>
    <//>
    ${rolesExample(c)}
    <${Rule} of=${c} id="s13-boatmen" title="Egy csónakban egy viking">
      <p>A haladó játékban egy csónakos <b>pontosan egy vikinget</b> visz. Egy ${longBoat(c)} lapkával azonban annyit vihet, mint az alapjátékban; utána ő is, a lapka is kikerül a játékból.
        Fuvaronként eldöntheted, felhasználod-e egy ilyen lapkádat.</p>
    <//>
    <${Rule} of=${c} id="s13-without" title="Licit nélkül">
      <p>Ha ebben egyeztetek meg, senki sem licitál. A jelző birtokosa a kezdőjátékos: ő küld vissza egy vikinget, és ő választ elsőként szerepet.</p>
    <//>`;
}

/** @param {Reading} c */
function rolesExample(c) {
  const { chosen, wheel } = choosing(c.components);
  return html`<${Rule} of=${c} id="s13-example" title="Egy példa a választásra">
    <${Wheel} of=${c} wheel=${wheel} label="A forgókerék az összes lapkával; vikingek egyelőre csak a nagy számoknál állnak"
      says=${`${chosen.map(({ who, role, slots }) => `${NAMES[who]} választása: ${all(role)}, a helyük ${list(slots.map(String))}.`).join(" ")} Az alsóbb helyek még üresek.`} />
  <//>`;
}

const WHEN = {
  gold: "Azonnal",
  bonus_gold: "Kis és nagy értékeléskor",
  bonus_vp: "Nagy értékeléskor",
  full_trip: "Egy fuvar a nagy értékeléskor",
  idle_boatman: "Végső értékelés",
  feast: "Végső értékelés",
  treasure: "Végső értékelés",
  building: "Végső értékelés",
};

/** @param {Reading} c */
export function specials(c) {
  const { specialStacks, specialTiles } = factsOf(c.components);
  const { area, counted: found } = building(c.components);
  return html`
    <p>Összesen ${specialTiles} van belőlük, és csak a haladó játékban szerepelnek. A rajtuk látható emberek nem vikingek: sehol sem állnak, és enni sem kérnek.</p>
    <${Rule} of=${c} id="s14-right" title="A legdrágább kombinációval">
      <p>Aki a kerék mellett <b>éppen a legdrágább</b> kombinációt veszi el, egy nyílt különleges lapkát is magával vihet. Az ingyenes kombinációhoz sosem jár, az utolsóhoz sem.
        Le is mondhatsz róla. Az elvitt lapkákat csak a következő forduló elején pótoljuk, így egy fordulóban legfeljebb ${specialStacks.face_up} fogyhat el.</p>
      <p>A kombinációval együtt választod ki, és a hatása a lapka és a viking elhelyezése után következik.</p>
    <//>
    <${Rule} of=${c} id="s14-kinds" title="Az összes lapka">
      <${Specials} of=${c} head=${["Lapka", "Mit tesz"]} when=${WHEN} />
      <p>Az azonos hatások összeadódnak. Amelyik lapka egy szerepet segít, annak a sora mellett fekszik, a többi a szárazföld fölött.</p>
    <//>
    <${Rule} of=${c} id="s14-exchange" title="Az épületlapkák cseréje">
      <p>Az épületlapka azonnal egy ugyanilyen épületű, már lerakott szigetközéped helyére kerül; a szigetközép a dobozba megy. Ha több ilyened van, te választasz közülük; az éppen lerakott is szóba jöhet.
        A rajta álló viking a helyén marad. Ha nincs ilyened, az épületlapka a szárazfölded fölött vár. A következő ilyen szigetközepet, amelyet elveszel, a lerakása után azonnal kicseréled.</p>
      <p>Innentől olyan, mint bármelyik szigetközép: a szigeteknél, a vikingeknél és az illesztésnél is.</p>
    <//>
    <${Rule} of=${c} id="s14-building" title="Mennyit ér egy épületlapka">
      <p>A végső értékeléskor 1 pont jár minden vikingért, aki rajta vagy a körülötte lévő mezőkön áll, a sarkoknál is, ha nem fenyegetik.</p>
      <${Area} of=${c} area=${area} counted=${found} label="Egy terület épületlapkával; meg vannak jelölve azok a vikingek, akik számítanak"
        says=${`A 2. oszlopban fekvő épületlapkánál ${counted(found.length, "viking")} számít: ${points(found.length)}. Az 1. oszlopban álló nemes fenyegetett, a halászok pedig túl messze vannak.`} />
    <//>`;
}
