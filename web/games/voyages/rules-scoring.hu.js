/** A vége és a lehetőségek tapasztaltaknak: the end and the expert options, in Hungarian: sections 13 and 14 of the rules. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import { placesOf, TIED, theEnd } from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Accounts, Goals, Holdings, Player, Scale } from "./rules-pictures.js";
import { az, coins, counted, list, NAMES, place, points } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */
/** @import {Account} from "./rules-examples.js" */

/** @param {Reading} c */
export function end(c) {
  const { rounds, scoring, goals, goalCities, setup } = factsOf(c.components);
  return html`
    <p>Az utolsó, ${rounds}. forduló után felfordítjátok a célkártyákat, és a játék közben szerzett pontokhoz mindenki hozzáadja ezeket:</p>
    <ol>
      <${Rule} of=${c} id="s13-goals" as="li"><b>Célkártyák.</b> Van ${counted(setup.goals, "kártyád")}; mindegyik annyit ér, amennyi rajta szerepel, ha <b>mindkét</b> városában van állomásod.<//>
      <${Rule} of=${c} id="s13-cities" as="li"><b>Városok a célkártyákon.</b> Aszerint kapsz pontot, hogy a kártyáidon hány <b>különböző</b> városban van állomásod, akár teljesül a kártya, akár nem. A mindkét kártyán szereplő város egyszer számít.
        <${Scale} values=${goalCities} first=${0} head=${["Város", "Pont"]} /><//>
      <${Rule} of=${c} id="s13-coins" as="li"><b>Érmék.</b> Minden teljes ${coins(scoring.coins_per_vp)} 1 pontot ér.<//>
      <${Rule} of=${c} id="s13-beijing" as="li"><b>Peking.</b> Annyi pont, amennyit az a hely ér, ahol az állomásod áll: ${list(scoring.beijing.map(String))}.<//>
      <${Rule} of=${c} id="s13-goods" as="li"><b>Áruk.</b> Csak pekingi állomással: minden teljes ${counted(scoring.goods_per_vp, "áru")} 1 pontot ér; az arany, a selyem és a bors összeadódik. A teve nem számít.<//>
      <${Rule} of=${c} id="s13-most" as="li"><b>A legtöbb szerződés.</b> Akinek a legtöbb teljesített szerződése van, ${points(scoring.most_contracts)}ot kap; ha többen vannak, mindannyian.<//>
    </ol>
    <p>A nem teljesített szerződések, a tevék és a le nem rakott állomások önmagukban semmit sem érnek. <b>Az győz, akinek a legtöbb pontja van.</b></p>
    <${Rule} of=${c} id="s13-tie" title="Holtverseny">
      <p>Egyenlő pontszám esetén az kerül előbbre, akinek több tevéje van. Ha ez is egyenlő, osztoznak a helyezésen.</p>
      <p>Tegyük fel, hogy négy játékosnak ugyanannyi pontja van, a tevéik száma pedig ${list(TIED.map(String))}: a helyezésük sorban ${list(placesOf(TIED).map(String))}.</p>
    <//>
    ${endExample(c)}
    <${Rule} of=${c} id="s13-cards" title=${`Mind ${az(goals.size)} célkártya`}>
      <${Goals} of=${c} name=${(/** @type {string} */ id) => place(c, id)} label=${(/** @type {string[]} */ cities, /** @type {number} */ vp) => `${list(cities)}: ${points(vp)}`} />
    <//>`;
}

/** What the lines at the end came from. @type {Record<string, (account: Account) => string>} */
const FROM = {
  goal_cards: ({ reached }) => counted(reached.length, "kártya"),
  goal_cities: ({ cities }) => counted(cities.length, "város"),
  coins: ({ coins: had }) => coins(had),
  goods: ({ goods, beijing }) =>
    beijing === undefined ? `${counted(goods, "áru")}, állomás nélkül` : counted(goods, "áru"),
  most_contracts: ({ completed }) => `${completed} teljesítve`,
};

/** @param {Reading} c */
function endExample(c) {
  const accounts = theEnd(c.components);
  const lines = {
    before: "Játék közben",
    goal_cards: "Célkártyák",
    goal_cities: "Városok rajtuk",
    coins: "Érmék",
    beijing: "Peking",
    goods: "Áruk",
    most_contracts: "Legtöbb szerződés",
  };
  const best = Math.max(...accounts.map(({ total }) => total));
  const winners = accounts.filter(({ total }) => total === best);
  return html`<${Rule} of=${c} id="s13-example" title="Egy teljes példa">
    <ul class="rm-holdings">
      ${accounts.map(
        (account) => html`<li key=${account.who}><${Player} who=${account.who} name=${NAMES[account.who]} />
          <${Holdings} of=${c} holding=${account} name=${(/** @type {string} */ id) => place(c, id)} posts=${`Állomások: ${list(account.posts.map((id) => place(c, id)))}.`} /></li>`,
      )}
    </ul>
    <${Accounts} accounts=${accounts} names=${NAMES} lines=${lines} total="Pont" head="Tétel" from=${FROM} />
    ${winners.length === 1 && html`<p>${NAMES[winners[0].who]} győz.</p>`}
  <//>`;
}

/** @param {Reading} c */
export function expert(c) {
  const { setup } = factsOf(c.components);
  return html`
    <p>Ezek a lehetőségek egyenként választhatók. Ha több is van, ebben a sorrendben jönnek, miután a szerződések a táblára kerültek.</p>
    <${Rule} of=${c} id="s14-bonuses" title="Városbónuszok elosztása">
      <p>A lapkák véletlenszerűen kerülnek a kisvárosokba, a betűjüktől függetlenül.</p>
    <//>
    <${Rule} of=${c} id="s14-draft" title="Karakterek kiosztása">
      <p>Eggyel több karakter van, mint ahányan játszotok. Elsőként az <b>utolsó</b> játékos választ, aztán az óramutató járásával ellentétesen jön a többi, végül a kezdőjátékos a maradék kettő közül. Ami megmarad, visszakerül a dobozba. Mindezt mindenki látja.
        Mercator lapkái közül az kerül játékba, amelyik a játékosok számának megfelel.</p>
    <//>
    <${Rule} of=${c} id="s14-goals" title="Célkártyák kiosztása">
      <p>Amikor a karakterek már ismertek, mindenki kap ${counted(setup.goals_dealt, "célkártyát")}, és titokban megtart ${setup.goals} kártyát, mindenki egyszerre. Senki sem látja, mit adnak vissza a többiek.</p>
    <//>`;
}
