/** Licitálás, kereskedés, hajóra szállás és eladás: bidding, trading, boarding and selling, in Hungarian: sections 6 to 9. */

import { html } from "../../lib/html.js";
import { Rule } from "../../rules/parts.js";
import {
  banking,
  boarding as boardingExample,
  guildStack,
  marketStack,
  selling as saleExample,
} from "./rules-examples.js";
import { factsOf } from "./rules-facts.js";
import { Goods, Harbour, Player, Stall, Sums } from "./rules-pictures.js";
import { coins, counted, goodObject, goods, hour, list, NAMES, price, shipTo } from "./rules-words.hu.js";

/** @import {Reading} from "../../rules/types.js" */

/** @param {Reading} c */
export function bidding(c) {
  const { money, player } = factsOf(c.components);
  const it = banking(c.components);
  return html`
    <p>${counted(player.bid_tokens, "licitkör")} van. Mindegyikben a kezdőjátékos kezd, és az óramutató járása szerint mindenki pontosan egy licitjelzőt tesz le. Passzolni nem lehet.</p>
    <${Rule} of=${c} id="s6-spots" title="Hová tehetsz licitjelzőt">
      <ul>
        <li><b>Egy nyitott piacra vagy a céhhez:</b> az ott lévő jelzők <b>tetejére</b>.</li>
        <li><b>A bankodba,</b> vagyis a saját táblád mezőire: ott azonnal pénzt kapsz érte, és ebben a fordulóban más dolga már nincs.</li>
      </ul>
      <p>Nincs korlátozás. Több jelződ is kerülhet ugyanarra a helyre, akár egy halomba. Üres piacra is tehetsz, és olyan halomra is, amelyet most nem tudnál kifizetni. Zárt piacra nem.</p>
    <//>
    <${Rule} of=${c} id="s6-bank" title="Mennyit fizet a bankod">
      <p>Az első, a második és a harmadik licitkörben ${list(money.bank.map(String))} ezüstöt. A licitkör számít, nem az, hány jelződ van már ott.</p>
      <p>Példa: ${NAMES.anna} ${counted(it.before, "ezüsttel")} a második jelzőjét a bankjába teszi. ${counted(it.gain, "ezüstöt")} kap, így ${it.after} lesz nála.</p>
    <//>`;
}

/** @param {Reading} c */
export function trading(c) {
  const { money } = factsOf(c.components);
  return html`
    <p>A nyitott piacok felülről lefelé kerülnek sorra, a céh utoljára. Mindenütt a halom <b>tetejéről</b> vesszük le egyenként a licitjelzőket. Akié a jelző, <b>egyetlen üzletet köthet, vagy passzol</b>; a jelzőt mindenképp visszakapja. A piacon az üzlet egy áru vásárlása, a céhnél csere vagy egy bónuszlapka.</p>
    <${Rule} of=${c} id="s7-price" title="Az ár">
      <p>Egy üzlet annyi ezüstbe kerül, ahány jelző van éppen a halomban, ezt is beleszámítva. Így az ár minden jelzővel eggyel csökken, bárkié is az, és passz után is. Hogy a te jelződ mennyit fizet majd, már a letételekor eldől, mert amit később tesznek rá, az előbb kerül sorra. A pénznek meg kell lennie, vagy <a href="#s9-selling">eladással</a> elő kell teremtened. Ha a halomban ${money.most} jelzőnél több van, a felsőt nem lehet kifizetni.</p>
    <//>
    <${Rule} of=${c} id="s7-market" title="A piacon: árut veszel">
      <p>Kifizeted az árat, és elveszel egy tetszőleges árut a piacon lévők közül. Ha már nincs ott semmi, nincs üzlet.</p>
    <//>
    ${marketExample(c)}
    
    <${Rule} of=${c} id="s7-swap" title="A céhnél: árut cserélsz">
      <p>Kifizeted az árat, egy árudat a zsákba teszed, és elveszel belőle egy <b>másfélét</b>, amelyiket csak akarod azok közül, amelyek a zsákban vannak. Ráadásul 1 fűszert kapsz.
        A leadott áru csak a választás után kerül a zsákba, így nem veheted vissza.</p>
    <//>
    <${Rule} of=${c} id="s7-bonus" title="A céhnél: bónuszlapkát veszel">
      <p>Kifizeted az árat, visszaadsz 1 aranyat és 1 fűszert, és elveszel egy tetszőleges bónuszlapkát a kupacból. Lefordítva fekszik előtted. Ha a kupac üres, nincs mit venni.</p>
    <//>
    ${guildExample(c)}
    <${Rule} of=${c} id="s7-pass" title="Passz">
      <p>Passzolni mindig lehet. Ha semmilyen üzletet nem tudnál kötni, még úgy sem, hogy mindent eladsz, ami nem kell hozzá, magától passzolsz.</p>
    <//>`;
}

/** @param {Reading} c */
function marketExample(c) {
  const { goods: there, stack, deals } = marketStack();
  return html`<${Rule} of=${c} id="s7-example" title="Példa: négy jelző egy piacon">
    <${Stall} of=${c} goods=${there} stack=${stack} prices=${deals.map((deal) => deal.price)} label=${`Egy piac, rajta ${goods(Object.fromEntries(there.map((kind) => [kind, 1])))}, és felülről lefelé ${list(stack.map((who) => NAMES[who]))} jelzője`} />
    <p>A bal szélső jelző van legfelül. Mindegyik alatt az áll, mennyibe kerül az üzlete, amikor sorra kerül.</p>
    <${Sums} head=${["Jelző", "Ár", "Üzlet", "Ezüst előtte", "utána"]} rows=${deals.map(
      ({ who, price: asked, buys, before, after }) => [
        html`<${Player} who=${who} name=${NAMES[who]} />`,
        asked,
        buys ? `${goodObject(buys)} vesz` : "passzol",
        before,
        after,
      ],
    )} />
    <p>${NAMES.bence} nem akar ${counted(deals[1].price, "ezüstöt")} fizetni. Az ár passz után is csökken: ${NAMES.csilla} már ${counted(deals[2].price, "ezüstöt")} fizet, és ${NAMES.bence} alsó jelzőjével ${counted(deals[3].price, "ezüstért")} megvan az utolsó áru.</p>
  <//>`;
}

/** @param {Reading} c */
function guildExample(c) {
  const { stack, pile, tile, first, second, coins: before, left, give, take } = guildStack();
  const { bonuses } = factsOf(c.components);
  return html`<${Rule} of=${c} id="s7-guild-example" title="Példa: a céhnél">
    <${Stall} of=${c} bonus=${pile} stack=${stack} prices=${[first, second]} label=${`A céh két bónuszlapkával, és felülről lefelé ${list(stack.map((who) => NAMES[who]))} jelzője`} />
    <p>${NAMES.anna} fizet ${counted(first, "ezüstöt")}, visszaad 1 aranyat és 1 fűszert, és elveszi ezt a bónuszlapkát: ${bonuses.get(tile)?.name.hu}. Marad ${before.anna} − ${first} = ${counted(left.anna, "ezüstje")}. ${NAMES.bence} fizet ${counted(second, "ezüstöt")}, lead egy ${goodObject(give)}, és a zsákból egy ${goodObject(take)} választ. Ő még 1 fűszert is kap.</p>
  <//>`;
}

/** @param {Reading} c */
export function boarding(c) {
  const { player } = factsOf(c.components);
  return html`
    <p>Minden üzleted után kereskedőket tehetsz hajókra, amennyit csak ki tudsz fizetni, egyiket a másik után, ugyanarra a hajóra vagy többre.</p>
    <${Rule} of=${c} id="s8-when" title="Csak közvetlenül üzlet után">
      <p>Az üzlet előtt nem, és passz után sem. A hajóra szállás véget ér, amikor azt mondod, vagy magától, ha eladással sem tudnál több hajót kifizetni. Ha elfelejtettél felszállni, a következő üzletedig várnod kell.</p>
    <//>
    <${Rule} of=${c} id="s8-price" title="Mennyibe kerül egy kereskedő">
      <p>Minden kereskedőért visszateszed a zsákba azokat az árukat, amelyeket a hajó mutat, és kifizeted az ezüstjét. Az éppen megvett áru is számít.</p>
    <//>
    <${Rule} of=${c} id="s8-seat" title="A hely">
      <p>A hajónak a kikötőben kell lennie, szabad hellyel. A kereskedőd az orrtól számított első szabad helyre kerül. Egy hajó mindkét helye lehet a tiéd.</p>
    <//>
    <${Rule} of=${c} id="s8-stock" title="A kereskedő">
      <p>A talonodból kerül a hajóra. Minden színből ${player.merchants} van; aki az utolsót is hajóra teszi, <a href="#s12-merchants">véget vet a játéknak</a>.</p>
    <//>
    <${Rule} of=${c} id="s8-stay" title="Még senki sem indul">
      <p>A hajók a kereskedés végéig a kikötőben maradnak, a teli hajók is.</p>
    <//>
    ${boardingExamples(c)}`;
}

/** @param {Reading} c */
function boardingExamples(c) {
  const { start, price: paid, bought, after, steps } = boardingExample(c.components);
  return html`<${Rule} of=${c} id="s8-example" title="Példa">
    <${Harbour} of=${c} berths=${steps.map(({ ship }) => ({
      ship: ship.id,
      seats: Array.from({ length: ship.seats }, (_, i) => (i ? null : "anna")),
      label: `${shipTo(c, ship.id)}, ára ${price(ship)}, az első helyen ${NAMES.anna}`,
    }))} />
    <p>${NAMES.anna} áruja: ${goods(start.goods)}. Vesz egy ${goodObject(bought)} ${counted(paid, "ezüstért")}, aztán mindkét hajóra felszáll egy kereskedője:</p>
    <${Sums} head=${[NAMES.anna, "Áru", "Ezüst"]} rows=${[
      [
        "az elején",
        html`<${Goods} of=${c} goods=${start.goods} /><span class="k-sr">${goods(start.goods)}</span>`,
        start.coins,
      ],
      [
        `${goodObject(bought)} vesz`,
        html`<${Goods} of=${c} goods=${after.goods} /><span class="k-sr">${goods(after.goods)}</span>`,
        after.coins,
      ],
      ...steps.map(({ ship, goods: left, coins: silver }) => [
        `felszáll: ${hour(c, ship.id)}`,
        Object.keys(left).length
          ? html`<${Goods} of=${c} goods=${left} /><span class="k-sr">${goods(left)}</span>`
          : "nincs",
        silver,
      ]),
    ]} />
  <//>`;
}

/** @param {Reading} c */
export function selling(c) {
  const { prices, money } = factsOf(c.components);
  const it = saleExample(c.components);
  return html`
    <p>Bármikor eladhatsz: az arany darabja ${coins(prices.gold)}, a fűszeré ${prices.spice}, az árué ${prices.goods}. Akkor is, ha nem te vagy soron, az első licittől az értékelés kezdetéig.</p>
    <${Rule} of=${c} id="s9-what" title="Mit lehet eladni">
      <p>Aranyat, fűszert és árut, ami nálad van, amennyit akarsz, de legalább egyet. Ételt, lapkát, kártyát és kereskedőt nem lehet. Az arany és a fűszer a közös talonba kerül, az áru a zsákba.</p>
    <//>
    <${Rule} of=${c} id="s9-cap" title="Sosem több, mint ${money.most}">
      <p>Ami ${money.most} ezüst fölött járna, elvész. Eladni azért lehet; a képernyő figyelmeztet.</p>
    <//>
    <${Rule} of=${c} id="s9-between" title="Közben">
      <p>Az eladás senkit sem szakít félbe. Közvetlenül azelőtt is eladhatsz, hogy egy árat vagy egy hajót kifizetsz, és a pénz rögtön felhasználható. Csak annak kell előbb döntenie, aki éppen rejtélyes hely kártyát választ.</p>
    <//>
    <${Rule} of=${c} id="s9-example" title="Példa">
      <p>${NAMES.bence} pénze elfogyott, de az ő jelzője következik a piacon, és az üzlet ára ${coins(it.price)}. Elad ${it.sold.gold} aranyat, ${it.sold.spice} fűszert és egy ${goodObject("books")}: ${prices.gold} + ${prices.spice} + ${prices.goods} = ${coins(it.gain)}. Vesz egy ${goodObject("wines")}, és marad ${counted(it.left, "ezüstje")} egy hajóra.</p>
    <//>`;
}
