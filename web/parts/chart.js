/** The old chart everything lies on: rays of wind roses across the table, and a rose to look at. */

import { html } from "../lib/html.js";

/** @param {number} value */
const r1 = (value) => Math.round(value * 10) / 10;

/**
 * A point at a distance and an angle (degrees, clockwise from north).
 * @param {number} x @param {number} y @param {number} distance @param {number} angle
 */
function polar(x, y, distance, angle) {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${r1(x + distance * Math.cos(radians))} ${r1(y + distance * Math.sin(radians))}`;
}

const RAYS = 32;

/**
 * Rays from a few wind roses, drawn behind a page.
 * @param {{roses: [number, number][], children?: any}} props  places on a sheet of 1440 by 900
 */
export function Chart({ roses, children }) {
  return html`<svg class="chart" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    ${roses.map(([x, y]) => {
      const rays = Array.from(
        { length: RAYS },
        (_, i) => `M${x} ${y}L${polar(x, y, 2200, (i * 360) / RAYS)}`,
      );
      const main = rays.filter((_, i) => i % 4 === 0).join("");
      const thin = rays.filter((_, i) => i % 4).join("");
      return html`<path d=${main} stroke="var(--rule)" stroke-width="1.3" opacity=".9" />
        <path d=${thin} stroke="var(--rule)" stroke-width=".8" opacity=".6" />`;
    })}
    ${children}
  </svg>`;
}

/** The three crowns of a rose, drawn one over the other: length, waist, pigments. */
const CROWNS = [
  { from: 22.5, step: 45, length: 43, waist: 8.6, pigment: "var(--ink-3)" },
  { from: 45, step: 90, length: 60.2, waist: 12, pigment: "var(--c-blue)" },
  { from: 0, step: 90, length: 84.3, waist: 14.5, pigment: "var(--l-roof)" },
];

/** A wind rose of 176 by 176. */
export function Rose() {
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const angle = i * 5;
    return `M${polar(0, 0, 80, angle)}L${polar(0, 0, i % 2 ? 74 : 67, angle)}`;
  }).join("");
  return html`<svg class="rose" viewBox="-88 -88 176 176" aria-hidden="true">
    <circle r="88" fill="var(--table)" />
    <circle r="86" fill="none" stroke="var(--ink-3)" stroke-width="1.6" />
    <circle r="80" fill="none" stroke="var(--ink-3)" />
    <path d=${ticks} stroke="var(--ink-3)" />
    ${CROWNS.map((crown) => points(crown))}
    <circle r="6.5" fill="var(--gilt)" stroke="var(--outline)" stroke-width="1.6" />
  </svg>`;
}

/** @param {typeof CROWNS[number]} crown */
function points({ from, step, length, waist, pigment }) {
  const angles = Array.from({ length: 360 / step }, (_, i) => from + i * step);
  /** @param {number} side */
  const halves = (side) =>
    angles
      .map((angle) => `M0 0L${polar(0, 0, waist, angle + side * 45)}L${polar(0, 0, length, angle)}Z`)
      .join("");
  return html`<g stroke="var(--outline)" stroke-width="1.4" stroke-linejoin="round">
    <path d=${halves(-1)} fill="var(--l-snow)" />
    <path d=${halves(1)} fill=${pigment} />
  </g>`;
}
