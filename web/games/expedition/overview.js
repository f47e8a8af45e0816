/** The whole road as a thin line above the board on a phone: who is where, and what is in sight. */
import { html } from "../../lib/html.js";
import { pigment, SHAPES } from "../../lib/pigment.js";
import { chartOf } from "./chart.js";

/** @import {GameContext} from "../screen.js" */

const [LEFT, RIGHT, LINE] = [16, 344, 23];

/** @param {{ctx: GameContext, camera: import("../../parts/camera.js").Camera}} props */
export function Overview({ ctx, camera }) {
  const chart = chartOf(ctx.components);
  const { figures } = ctx.view.value.public;
  const last = chart.spaces.length - 1;
  const at = (/** @type {number} */ space) => LEFT + (space / last) * (RIGHT - LEFT);
  const [left, top, right, bottom] = camera.sight;
  const seen = chart.centres.flatMap(([x, y], i) =>
    x > left && x < right && y > top && y < bottom ? [i] : [],
  );
  const scoring = [1, 2].map((leg) =>
    chart.spaces.filter((space) => space.leg === leg && space.score !== null).map(({ index }) => index),
  );
  /** @param {MouseEvent & {currentTarget: SVGElement}} event */
  const jump = ({ currentTarget, clientX }) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (((clientX - box.left) / box.width) * 360 - LEFT) / (RIGHT - LEFT);
    camera.hold();
    camera.look([chart.centres[Math.max(0, Math.min(last, Math.round(share * last)))]]);
  };
  const crowd = new Map();
  return html`
    <svg class="x-overview" viewBox="0 0 360 34" role="img" aria-label=${ctx.t("overview-label")} onClick=${jump}>
      <path class="x-overview__road" d=${`M${LEFT} ${LINE}H${RIGHT}`} />
      ${scoring.filter((part) => part.length).map((part) => html`<path class="x-overview__gilt" d=${`M${at(part[0])} ${LINE}H${at(part[part.length - 1])}`} />`)}
      ${runs(seen).map(([from, to]) => html`<rect class="x-overview__sight" x=${at(from) - 7} y="2" width=${at(to) - at(from) + 14} height="30" rx="3" />`)}
      ${chart.spaces.map((space, i) => html`<circle class="x-overview__space" cx=${at(i)} cy=${LINE} r=${space.kind === "field" ? 2.2 : 4.6} />`)}
      ${Object.entries(figures)
        .sort(([, a], [, b]) => a.space - b.space)
        .map(([colour, { space }]) => {
          const beside = crowd.get(space) ?? 0;
          crowd.set(space, beside + 1);
          return html`<g key=${colour} class="x-overview__figure" data-p=${pigment(colour)} transform=${`translate(${at(space) - 5.2 - beside * 7} 5) scale(.65)`}><path d=${SHAPES[pigment(colour)]} /></g>`;
        })}
    </svg>`;
}

/** @param {readonly number[]} numbers rising @returns {[number, number][]} first and last of each unbroken run */
function runs(numbers) {
  /** @type {[number, number][]} */
  const found = [];
  for (const number of numbers) {
    const open = found[found.length - 1];
    if (open && open[1] === number - 1) open[1] = number;
    else found.push([number, number]);
  }
  return found.filter(([from, to]) => to > from || numbers.length === 1);
}
