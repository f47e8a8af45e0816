/** Trees, mountains and lines of the compass, as the charts of several games have them. */
import { html } from "../lib/html.js";

/** A fir, a round tree and a mountain about the origin. @param {string} prefix  of the game's own classes */
export const landforms = (prefix) => ({
  FIR: html`<path class=${`${prefix}-trunk`} d="M0 9V5" /><path d="M0-10 6 3Q0 6-6 3Z" />`,
  ROUND: html`<path class=${`${prefix}-trunk`} d="M0 8V3" /><path d="M-6 2A5 5 0 0 1-3-5A4.5 4.5 0 0 1 5-4A4 4 0 0 1 6 3Q0 5-6 2Z" />`,
  PEAK: html`
    <path class=${`${prefix}-peak__rock`} d="M-15 11-3-12 1-15 5-10 16 11Q0 14-15 11Z" />
    <path class=${`${prefix}-peak__shade`} d="M1-15 5-10 16 11Q9 12.5 4 12.3Q7 2 1-5Q3-9 1-15Z" />
    <path class=${`${prefix}-peak__snow`} d="M-7-4.5-3-12 1-15 5-10 8-4.5 4.5-6.5 2-3.5-1-7-3.5-3.5Z" />
    <path class=${`${prefix}-peak__line`} d="M-15 11-3-12 1-15 5-10 16 11" />`,
});

/** The sixteen winds, as lines out from a rose. @param {number} x @param {number} y */
export const rhumbs = (x, y) =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 8) * Math.PI;
    return `M${x} ${y}l${Math.round(Math.cos(angle) * 1400)} ${Math.round(Math.sin(angle) * 1400)}`;
  }).join("");
