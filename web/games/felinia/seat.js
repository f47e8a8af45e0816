/** A seat in few facts: coins, goods, resources, merchants, what lies face down, special tiles, groups. */
import { html } from "../../lib/html.js";
import { list } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { factsOf, singles } from "./facts.js";
import { Good, Merchant, Picture, SpecialTile, SYMBOL_ICON } from "./pieces.js";
import { coinsAfter } from "./plan.js";
import { colourLetter, goodLetter, goodsList, specialText, symbolCounted, tileName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** What was scored, once it was: the last thing that the log tells. @param {GameContext} ctx @param {number} seat @returns {number | null} */
function scored(ctx, seat) {
  if (ctx.view.value.public.phase !== "over") return null;
  const events = ctx.log.value.at(-1)?.events ?? [];
  return events.find((event) => event.kind === "scored" && event.seat === seat)?.breakdown.total ?? null;
}

/** On a phone one's own coins stand nowhere else: there also what the choice would leave of them. @param {GameContext} ctx @param {number} seat */
export function score(ctx, seat) {
  const points = scored(ctx, seat);
  if (points !== null)
    return html`<span aria-hidden="true">${points}</span><span class="k-sr">${ctx.t("points-words", { n: points })}</span>`;
  const { coins } = ctx.view.value.public.seats[seat];
  const after = ctx.layout.value === "phone" && seat === ctx.seat.value ? coinsAfter(ctx) : null;
  const words =
    after === null
      ? symbolCounted(ctx, "coin", coins)
      : ctx.t("coins-words", { n: coins, most: ctx.components.money.most, after });
  return html`<span class="fe-score"><span data-coins=${seat} aria-hidden="true">${coins}</span><${Icon} name="coin" class="fe-coin-icon" />${after !== null && after !== coins && html`<i aria-hidden="true">→</i><b aria-hidden="true">${after}</b>`}<span class="k-sr">${words}</span></span>`;
}

/** @param {GameContext} ctx @param {number} seat */
export function seatFacts(ctx, seat) {
  const { t } = ctx;
  const table = ctx.view.value.public;
  const own = seat === ctx.seat.value;
  const {
    goods,
    gold,
    spice,
    food,
    stock,
    tiles,
    bonus,
    mystery,
    specials,
    groups,
    on_board: bank,
  } = table.seats[seat];
  const pigment = ctx.pigment(seat);
  const facts = factsOf(ctx.components);
  const start = table.start === seat;
  const held = goodsList(ctx, goods) || t("no-goods");
  return html`
    ${start && html`<span class="fe-start" title=${t("start-player")}><${Icon} name="ui-flag" />${t("start-player")}</span>`}
    ${
      !own &&
      html`<span class="fe-hold" title=${held}><span class="k-sr">${held}</span>${singles(ctx.components, goods).map((kind, i) => html`<${Picture} key=${i}><${Good} kind=${kind} letter=${goodLetter(ctx, kind)} /><//>`)}</span>
      <span class="fe-facts">
        <${Fact} symbol="gold" n=${gold} words=${symbolCounted(ctx, "gold", gold)} />
        <${Fact} symbol="spice" n=${spice} words=${symbolCounted(ctx, "spice", spice)} />
        ${table.rules === "advanced" && html`<${Fact} symbol="food" n=${food} words=${symbolCounted(ctx, "food", food)} />`}
        <span class="fe-fact" title=${t("stock-words", { n: stock })}><${Picture} box="-18 -20 36 40"><${Merchant} pigment=${pigment} letter=${colourLetter(ctx, pigment)} /><//><b class="k-num" aria-hidden="true">${stock}</b><span class="k-sr">${t("stock-words", { n: stock })}</span></span>
        <${Fact} icon="paw-print" n=${tiles} words=${t("fact-tiles", { n: tiles })} />
        ${bonus > 0 && html`<${Fact} icon="star" n=${bonus} words=${t("fact-bonus", { n: bonus })} />`}
        ${mystery > 0 && html`<${Fact} symbol="mystery" n=${mystery} words=${t("fact-mystery", { n: mystery })} />`}
      </span>`
    }
    ${!own && specials.length > 0 && html`<span class="fe-kept">${specials.map((/** @type {string} */ tile) => html`<span key=${tile} class="fe-fact"><${Picture} box="-21 -21 42 42"><${SpecialTile} effect=${facts.specials.get(tile)?.effect ?? {}} /><//><span class="k-sr">${tileName(ctx, tile)}: ${specialText(ctx, tile)}</span></span>`)}</span>`}
    ${groups.length > 0 && html`<span class="fe-groups">${t("fact-groups", { sizes: list(ctx, groups.map(String)) })}</span>`}
    ${
      bank.length > 0 &&
      table.phase === "bidding" &&
      html`<span class="fe-banked">${t("fact-bank", {
        spaces: list(
          ctx,
          bank.map((/** @type {number} */ n) => `+${ctx.components.money.bank[n - 1]}`),
        ),
      })}</span>`
    }`;
}

/** @param {{symbol?: string, icon?: string, n: number, words: string}} props */
const Fact = ({ symbol, icon, n, words }) => html`
  <span class="fe-fact" data-symbol=${symbol} title=${words}><${Icon} name=${icon ?? SYMBOL_ICON[symbol ?? ""]} /><b class="k-num" aria-hidden="true">${n}</b><span class="k-sr">${words}</span></span>`;
