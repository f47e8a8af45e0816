/** The last page of the evening: merchants stand on what they earned. */
import { html } from "../../lib/html.js";
import { seatsAtEnd } from "../../lib/order.js";
import { pigment } from "../../lib/pigment.js";
import { list, names } from "../../lib/words.js";
import { mountain, palm } from "./drawings.js";
import { noise } from "./geometry.js";
import { Figure } from "./pieces.js";
import { spaceName } from "./words.js";

/**
 * @import {Result, ScoreLine} from "../../lib/protocol.js"
 * @import {GameContext} from "../screen.js"
 */

const [COLUMN, HEIGHT, GROUND] = [168, 300, 262];
/** Height of the tallest tower. */
const TALLEST = 150;

/** Coin towers, one over each column of the scoring. @param {{ctx: GameContext, result: Result}} props */
export function End({ ctx, result }) {
  const seats = seatsAtEnd(result);
  const width = COLUMN * seats.length;
  const most = Math.max(1, ...result.totals);
  return html`
    <svg class="x-end" viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${towersInWords(ctx, result)} preserveAspectRatio="xMidYMax meet">
      <${Desert} width=${width} />
      ${seats.map(
        (seat, i) => html`
        <g transform=${`translate(${COLUMN * (i + 0.5)} ${GROUND})`}>
          <${Tower} gold=${result.totals[seat]} step=${Math.min(7.5, TALLEST / most)} colours=${ctx.table.value.seats[seat].colours} won=${result.ranking[0].includes(seat)} />
        </g>`,
      )}
    </svg>`;
}

/** @param {GameContext} ctx @param {Result} result */
const towersInWords = (ctx, result) =>
  list(
    ctx,
    seatsAtEnd(result).map((seat) => ctx.t("log-gain", { name: ctx.name(seat), n: result.totals[seat] })),
  );

/** @param {{gold: number, step: number, colours: string[], won: boolean}} props */
function Tower({ gold, step, colours, won }) {
  const top = -gold * step;
  return html`
    ${won && html`<path class="x-rays" d=${rays(top - 44)} />`}
    <ellipse class="x-figure__shade" cx="4" cy="3" rx="42" ry="8" />
    ${Array.from({ length: gold }, (_, i) => html`<path class="x-disc" style=${{ "--i": i }} transform=${`translate(${((i * 7) % 5) - 2} ${-i * step})`} d="M-30 0v-5a30 8 0 0 1 60 0v5a30 8 0 0 1-60 0Z" />`)}
    ${gold > 0 && html`<ellipse class="x-disc__top" cx=${(((gold - 1) * 7) % 5) - 2} cy=${top + step - 5} rx="30" ry="8" />`}
    ${colours.map(
      (colour, i) => html`
      <g transform=${`translate(${(i - (colours.length - 1) / 2) * 40} ${top + step - 5}) scale(.94)`}><${Figure} pigment=${pigment(colour)} /></g>`,
    )}`;
}

/** @param {number} y */
const rays = (y) =>
  Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI;
    const [near, far] = [50, i % 2 ? 57 : 63];
    return `M${(Math.cos(angle) * near).toFixed(1)} ${(y + Math.sin(angle) * near).toFixed(1)}L${(Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  }).join("");

/** @param {{width: number}} props */
function Desert({ width }) {
  const random = noise(30);
  const marks = [];
  for (let x = 40; x < width; x += 118)
    marks.push(...mountain(x + random() * 50, GROUND - 32, 90 + random() * 50, 44 + random() * 30, random));
  const rise = `M0 ${GROUND - 14}q${width / 3}-16 ${width * 0.6} 0t${width * 0.4}-8`;
  const palms = palm(width - 26, GROUND + 14, 44, -8);
  return html`
    <g class="x-land x-end__far">${marks.map(([name, path]) => html`<path class=${`m-${name}`} d=${path} />`)}</g>
    <path class="x-end__sand2" d=${`M0 ${GROUND - 40}q${width / 4}-22 ${width / 2}-6t${width / 2}-4V${HEIGHT}H0Z`} />
    <path class="x-end__sand" d=${`${rise}V${HEIGHT}H0Z`} /><path class="x-end__rise" d=${rise} />
    <g class="x-land">${palms.map(([name, path]) => html`<path class=${`m-${name}`} d=${path} />`)}</g>`;
}

/** Where an amount came from, in few words. @param {ScoreLine} line @param {number} seat @param {GameContext} ctx */
export function scoreNote(line, seat, ctx) {
  /** @type {number[]} */
  const spaces = line.notes[seat]?.spaces ?? [];
  if (!spaces.length) return "";
  return line.id === "chests"
    ? ctx.t("note-chests", { n: spaces.length })
    : list(
        ctx,
        spaces.map((space) => spaceName(ctx, space)),
      );
}

/** How it ended, in a sentence or two. @param {Result} result @param {GameContext} ctx */
export function endWords(result, ctx) {
  const { t } = ctx;
  const { figures } = ctx.view.value.public;
  const goal = ctx.components.board.goal;
  const first = Object.values(figures).find(({ space }) => space === goal);
  const winners = result.ranking[0];
  if (result.reason !== "daidu" || !first) return t("end-stall");
  return t(winners.includes(first.seat) ? "end-daidu-won" : "end-daidu", {
    name: ctx.name(first.seat),
    winner: names(ctx, winners),
  });
}
