/**
 * The last page of the evening: who won, by which lines, and that the shuffle was honest. A game that was ended
 * before its end has no winner: it shows how it stood.
 */

import { html } from "../lib/html.js";
import { parted, standing } from "../lib/order.js";
import { names, signed } from "../lib/words.js";
import { Emblem } from "../parts/controls.js";
import { layout } from "./context.js";
import { Honest } from "./honest.js";

/** @import {Result, ScoreLine, Seat} from "../lib/protocol.js" */
/** @import {Env} from "./env.js" */

/** @param {{env: Env}} props */
export function EndScreen({ env }) {
  const { screen, ctx, store, t } = env;
  const { result, phase } = store.table.value;
  if (!result) return null;
  const closed = phase === "closed";
  const order = standing(result, store.table.value.seats.length);
  return html`<main class="end" style=${{ "--n": order.length }}>
    <article class=${`end__card ${closed ? "end__card--closed" : ""} k-card`} tabindex="0">
      <div class="end__words">
        <span class="k-label">${t(closed ? "standings" : "final-scoring")}</span>
        <h2 class="end__win">${closed ? t("end-stood") : headline(env, result)}</h2>
        <p>${closed ? t("end-stood-why") : (screen.endWords?.(result, ctx) ?? reason(env, result))}</p>
        ${result.tiebreak && html`<p><b>${names(ctx, parted(result))}</b> – ${t(`tiebreak-${result.tiebreak}`)}</p>`}
      </div>
      ${!closed && html`<div class="end__picture"><${screen.End} ctx=${ctx} result=${result} /></div>`}
      <${Scores} env=${env} result=${result} order=${order} />
    </article>
    <div class="end__side">
      ${layout.value === "desktop" && html`<${LastBoard} env=${env} />`}
      <${Honest} env=${env} />
    </div>
  </main>`;
}

/** The board as it lay at the end, in small; a tap makes room for it. @param {{env: Env}} props */
function LastBoard({ env }) {
  const { screen, ctx, ui, t } = env;
  const open = () => {
    ui.boardAtEnd.value = true;
  };
  return html`<div class="end__board">
    <div inert><${screen.Board} ctx=${ctx} /></div>
    <button type="button" class="end__open" aria-label=${t("show-board")} title=${t("show-board")} onClick=${open}></button>
  </div>`;
}

/** @param {Env} env @param {Result} result */
function headline(env, { ranking, totals }) {
  const { ctx, t } = env;
  const [first = [], second = []] = ranking;
  const who = names(ctx, first);
  if (first.length !== 1) return t("end-shared", { who });
  const margin = second.length ? totals[first[0]] - totals[second[0]] : 0;
  return margin > 0 && t.has("margin")
    ? t("end-wins-by", { who, margin: t("margin", { n: margin }) })
    : t("end-wins", { who });
}

/** @param {Env} env @param {Result} result */
function reason({ t }, result) {
  return t.has(`reason-${result.reason}`) ? t(`reason-${result.reason}`) : "";
}

/** Every line that adds up to the totals; the columns are those of the picture above. @param {{env: Env, result: Result, order: ReturnType<typeof standing>}} props */
function Scores({ env, result, order }) {
  const { ctx, store, t } = env;
  return html`<table class="scores">
    <caption class="k-sr">${t(store.table.value.phase === "closed" ? "standings" : "final-scoring")}</caption>
    <thead>
      <tr>
        <td></td>
        ${order.map(
          ({ seat, place }) => html`<th scope="col" key=${seat} data-p=${ctx.pigment(seat)}>
            <span class="scores__who">${place !== null && html`<span class="scores__place k-num">${place}.</span>`}<${Emblem} pigment=${ctx.pigment(seat)} /><span class="scores__name">${ctx.name(seat)}</span></span>
            <b class="scores__total k-num">${signed(result.totals[seat])}</b>
            ${place === null && html`<span class="k-caption">${t("resigned")}</span>`}
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${result.lines.map((line) => html`<tr key=${line.id}><th scope="row">${t(`score-${line.id}`)}</th>${order.map(({ seat }) => html`<${Amount} key=${seat} env=${env} line=${line} seat=${seat} />`)}</tr>`)}
    </tbody>
  </table>`;
}

/** @param {{env: Env, line: ScoreLine, seat: Seat}} props */
function Amount({ env, line, seat }) {
  const amount = line.amounts[seat];
  const note = env.screen.scoreNote(line, seat, env.ctx);
  return html`<td data-minus=${amount < 0 ? "" : undefined}><b class="k-num">${signed(amount, true)}</b>${note && html` <i>${note}</i>`}</td>`;
}
