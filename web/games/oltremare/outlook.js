/** What comes of the cards that are picked, as the server tells it; else what lies open on the table. */
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { MiniCard } from "./cards.js";
import { planOf } from "./plan.js";
import { seatFacts } from "./seat.js";
import { ActionIcon, Crate, Ducats, GoodIcon, Lion } from "./ui.js";
import { cardWords, goodName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Outlook({ ctx }) {
  const { played, active } = ctx.view.value.public;
  const { seen, move, picked } = planOf(ctx);
  const cmd = move.value?.cmd;
  const tells = seen.value && seen.value.move.cmd === cmd ? (seen.value.tells ?? {}) : null;
  if (cmd === "play_cards" && picked.value.length && tells)
    return html`<${Playing} ctx=${ctx} tells=${tells} />`;
  if (cmd === "load" && tells) return html`<${Topmost} ctx=${ctx} tells=${tells} />`;
  if (played.length) return html`<${Played} ctx=${ctx} cards=${played} seat=${active} />`;
  if (ctx.layout.value === "phone") return html`<${OwnFacts} ctx=${ctx} />`;
  return html`<${Prices} ctx=${ctx} />`;
}

/** @param {{ctx: GameContext, tells: Record<string, any>}} props */
function Playing({ ctx, tells }) {
  const { t } = ctx;
  const n = planOf(ctx).picked.value.length;
  const rows = [
    ["money", signed(tells.money, true), t("after-ducats", { n: signed(tells.ducats) })],
    ["pirate", signed(tells.pirates, true), t("pirates-word", { n: tells.pirates })],
    ["market", signed(tells.market, true), t("cards-word", { n: tells.market })],
    ["ship", String(tells.routes), t("routes-word", { n: tells.routes })],
  ];
  return html`
    <section class="o-outlook" aria-label=${t("outlook-play", { n })} aria-live="polite">
      <h2 class="o-small">${t("outlook-play", { n })}</h2>
      <ul>
        ${rows.map(([icon, value, note]) => html`<li key=${icon} data-icon=${icon}><${ActionIcon} icon=${icon} /><span>${t(`icon-${icon}`)}</span><b class="k-num">${value}</b><small>${note}</small></li>`)}
      </ul>
      <${Top} ctx=${ctx} tells=${tells} />
    </section>`;
}

/** The group on top and what the new top card means for the next turn. @param {{ctx: GameContext, tells: Record<string, any>}} props */
function Top({ ctx, tells }) {
  const { t } = ctx;
  const { group, lions, load } = tells;
  if (!group || lions === undefined) return null;
  return html`
    <p class="o-topline">
      <span class="o-topline__group" data-g=${group.good}>${t("on-top")} <${GoodIcon} good=${group.good} label=${goodName(ctx, group.good)} /><b class="k-num">${group.size}</b> = <${Ducats} n=${group.ducats} /></span>
      <span class="o-topline__next">${t("next-turn")} <b><${Lion} /><span class="k-sr">${t("lions-word")} </span>${lions}</b> <b><${Crate} /><span class="k-sr">${t("load-word")} </span>${load}</b></span>
    </p>`;
}

/** @param {{ctx: GameContext, tells: Record<string, any>}} props */
function Topmost({ ctx, tells }) {
  const { t } = ctx;
  const { group } = tells;
  return html`
    <section class="o-outlook" aria-label=${t("outlook-load")} aria-live="polite">
      <h2 class="o-small">${t("outlook-load")}</h2>
      <p class="o-words">${group && t.rich("group-words", { good: group.good, size: group.size, n: group.ducats })}</p>
      <${Top} ctx=${ctx} tells=${tells} />
      <p class="k-caption o-hush">${t("load-final")}</p>
    </section>`;
}

/** Cards that lie open until they are loaded. @param {{ctx: GameContext, cards: string[], seat: number}} props */
const Played = ({ ctx, cards, seat }) => html`
  <section class="o-outlook" aria-label=${ctx.t("played-title", { name: ctx.name(seat) })}>
    <h2 class="o-small">${ctx.t("played-title", { name: ctx.name(seat) })}</h2>
    <ul class="o-played" tabindex="0">${cards.map((card) => html`<li key=${card} data-played=${card}><span class="k-sr">${cardWords(ctx, card)}</span><${MiniCard} ctx=${ctx} id=${card} /></li>`)}</ul>
  </section>`;

/** What everybody knows of the own seat: on a phone it has no panel. @param {{ctx: GameContext}} props */
function OwnFacts({ ctx }) {
  const seat = ctx.seat.value;
  return seat === null ? null : html`<div class="o-outlook o-facts">${seatFacts(ctx, seat, true)}</div>`;
}

/** What icons bring by their number. @param {{ctx: GameContext}} props */
function Prices({ ctx }) {
  const { t } = ctx;
  const { icon_table: table } = ctx.components;
  return html`
    <section class="o-outlook o-outlook--rest" aria-label=${t("table-title")}>
      <h2 class="o-small">${t("table-title")}</h2>
      <table class="o-table">
        <thead><tr><td></td>${[1, 2, 3].map((n) => html`<th scope="col" key=${n} class="k-num">${n}${n === 3 && "+"}</th>`)}</tr></thead>
        <tbody>
          ${Object.keys(table).map((icon) => html`<tr key=${icon}><th scope="row"><${ActionIcon} icon=${icon} /><span>${t(`table-${icon}`)}</span></th>${[1, 2, 3].map((n) => html`<td key=${n} class="k-num">${table[icon][n]}</td>`)}</tr>`)}
        </tbody>
      </table>
    </section>`;
}
