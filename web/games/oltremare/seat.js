/** A seat in few facts: ducats, top cargo card, hand, prestige, pirates, harbour tiles, and what it calls out. */
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { Call } from "./calls.js";
import { factsOf } from "./facts.js";
import { Tile } from "./pieces.js";
import { Coin, Crate, GoodIcon, Lion } from "./ui.js";
import { goodName, kindOf } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {GameContext} ctx @param {number} seat */
export function score(ctx, seat) {
  const { ducats } = ctx.view.value.public.seats[seat];
  return html`<span class="o-ducats" data-minus=${ducats < 0 || undefined}><span data-ducats=${seat} aria-hidden="true">${signed(ducats)}</span><${Coin} /></span><span class="k-sr">${ctx.t("ducats-held", { n: signed(ducats), one: Math.abs(ducats) === 1 ? "yes" : "no" })}</span>`;
}

/** @param {GameContext} ctx @param {number} seat @param {boolean} [whole]  with the own top card too: a phone shows it nowhere else */
export function seatFacts(ctx, seat, whole = false) {
  const { t } = ctx;
  const { hand, prestige, pirates, cargo, top, tile, spent, call } = ctx.view.value.public.seats[seat];
  const own = seat === ctx.seat.value;
  return html`
    ${(!own || whole) && top && html`<${TopCard} ctx=${ctx} card=${top} n=${cargo} />`}
    ${tile ? html`<${Tile} ctx=${ctx} kind=${kindOf(ctx.components, tile)} />` : html`<span class="o-chip o-chip--none" title=${t("tile-none")}><span class="k-sr">${t("tile-none")}</span></span>`}
    ${!own && html`<${Fact} icon="ui-layers-2" n=${hand} words=${t("cards-held", { n: hand })} hand=${seat} />`}
    <${Fact} icon="star" n=${prestige} words=${t("prestige-count", { n: prestige })} />
    <${Fact} icon="skull-crossed-bones" n=${pirates} words=${t("pirates-count", { n: pirates })} pirates=${seat} />
    <${Fact} icon="anchor" n=${spent.length + (tile ? 1 : 0)} words=${t("tiles-count", { n: spent.length + (tile ? 1 : 0) })} />
    ${!own && call && html`<${Call} ctx=${ctx} seat=${seat} />`}`;
}

/** @param {{icon: string, n: number, words: string, hand?: number, pirates?: number}} props */
const Fact = ({ icon, n, words, hand, pirates }) => html`
  <span class="o-fact" title=${words} data-hand=${hand} data-pirates=${pirates}><${Icon} name=${icon} /><b class="k-num" aria-hidden="true">${n}</b><span class="k-sr">${words}</span></span>`;

/** @param {{ctx: GameContext, card: string, n: number}} props */
function TopCard({ ctx, card, n }) {
  const facts = factsOf(ctx.components).cards.get(card);
  if (!facts) return null;
  const words = ctx.t("top-card", {
    good: goodName(ctx, facts.good),
    lions: facts.lions,
    load: facts.load,
    n,
  });
  return html`
    <span class="o-top" data-g=${facts.good} title=${words}>
      <${GoodIcon} good=${facts.good} /><span class="o-top__numbers" aria-hidden="true"><span><${Lion} />${facts.lions}</span><span><${Crate} />${facts.load}</span></span><span class="k-sr">${words}</span>
    </span>`;
}
