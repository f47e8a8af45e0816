/** My tables: whose turn it is at each, and the way there. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { games, tables } from "../lib/me.js";
import { pigment } from "../lib/pigment.js";
import { Emblem } from "../parts/controls.js";
import { Cover } from "../parts/cover.js";
import { Art, Icon } from "../parts/icon.js";
import { OwnData } from "../parts/own-data.js";
import { gameTitle } from "./games.js";

/** @import {TableLine} from "../lib/protocol.js" */

/** @param {{onLay: () => void}} props */
export function MyTables({ onLay }) {
  const t = texts();
  const mine = tables.value;
  if (mine && !mine.length) return html`<${NoTables} onLay=${onLay} />`;
  const yours = mine?.filter((line) => line.yours).length ?? 0;
  return html`<section class="mine" aria-labelledby="mine-head">
    <h2 id="mine-head">
      ${t("my-tables")} ${yours > 0 && html`<span class="k-badge k-badge--do">${yours}<span class="k-sr"> ${t("yours-to-move")}</span></span>`}
    </h2>
    <ul class="mine__list">
      ${mine ? [...mine].sort(byUrgency).map((line) => html`<${Line} key=${line.id} line=${line} />`) : blank()}
    </ul>
  </section>`;
}

/** My turns first, then what was touched last. @param {TableLine} a @param {TableLine} b */
function byUrgency(a, b) {
  const rank = (/** @type {TableLine} */ { yours, phase }) =>
    yours ? 0 : phase === "setup" || phase === "running" ? 1 : 2;
  return rank(a) - rank(b) || b.at - a.at;
}

/** @param {{line: TableLine}} props */
function Line({ line }) {
  const t = texts();
  const game = games.value.find(({ id }) => id === line.game);
  return html`<li>
    <a class="row" href=${`/t/${line.id}`} data-mine=${line.yours ? "" : undefined}>
      <${Cover} game=${line.game} />
      <span class="row__words">
        <b>${line.title || gameTitle(game)}</b>
        <span class="k-caption">
          <span class="row__game">${gameTitle(game)}</span>
          <span class="ems" role="img" aria-label=${line.seats
            .map(({ name }) => name)
            .filter(Boolean)
            .join(", ")}>
            ${line.seats.map((seat, i) => seat.name && html`<${Emblem} key=${i} pigment=${pigment(seat.colours[0])} />`)}
          </span>
        </span>
        <${OwnData} data=${line.data} own=${line.own} class="k-caption" />
      </span>
      ${state(line, t)}
    </a>
  </li>`;
}

/**
 * @param {TableLine} line
 * @param {import("../lib/i18n.js").Texts} t
 */
function state({ yours, phase, turn, seats, won }, t) {
  const who = turn
    .map((seat) => seats[seat]?.name)
    .filter(Boolean)
    .join(", ");
  if (yours)
    return html`<span class="k-chip k-chip--do">${t(phase === "setup" ? "row-your-start" : "your-turn")}</span>`;
  if (phase === "setup") return html`<span class="k-chip">${t("row-setup")}</span>`;
  const own = seats.filter(({ you }) => you);
  if (phase === "running" && own.length && own.every(({ bot }) => bot))
    return html`<span class="k-chip"><${Icon} name="ui-bot" />${t("row-sat-out")}</span>`;
  if (phase === "running")
    return html`<span class="k-chip k-chip--wait">${who ? t("row-waiting", { who }) : t("row-running")}</span>`;
  const winners = (won ?? []).map((seat) => seats[seat]?.name).join(", ");
  return html`<span class="k-chip">${winners ? t("row-won", { who: winners }) : t("row-closed")}</span>`;
}

const blank = () => [0, 1].map((i) => html`<li class="row row--blank" key=${i} aria-hidden="true"></li>`);

/** @param {{onLay: () => void}} props */
function NoTables({ onLay }) {
  const t = texts();
  return html`<section class="mine mine--none" aria-labelledby="mine-head">
    <h2 id="mine-head">${t("my-tables")}</h2>
    <div class="mine__empty">
      <${Art} name="empty" box="0 0 418 150" class="vignette" />
      <p>${t.rich("no-tables")}</p>
      <button type="button" class="k-btn" onClick=${onLay}><${Icon} name="ui-plus" />${t("create-table")}</button>
    </div>
  </section>`;
}
