/** Icons of the sprite, drawings of web/art, and the mark of the house. */

import { html } from "../lib/html.js";

const SPRITE = new URL("../generated/sprite.svg", import.meta.url).href;
const ART = new URL("../art/", import.meta.url).href;

/**
 * An icon: `ui-…` of the interface, else a thing of the games. Decoration unless it has a label.
 * @param {{name: string, label?: string, class?: string}} props
 */
export function Icon({ name, label, class: more = "" }) {
  const told = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`k-icon ${more}`} ...${told}><use href=${`${SPRITE}#${name}`} /></svg>`;
}

/**
 * A drawing of web/art: follows the light by the page's tokens.
 * @param {{name: string, box: string, class?: string, fit?: string}} props  box: its viewBox
 */
export function Art({ name, box, class: more = "", fit = "xMidYMid slice" }) {
  return html`<svg class=${more} viewBox=${box} preserveAspectRatio=${fit} aria-hidden="true">
    <use href=${`${ART}${name}.svg#art`} />
  </svg>`;
}

/** @param {{size?: number}} props */
export function Logo({ size = 36 }) {
  return html`<svg class="logo" viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true">
    <circle cx="20" cy="20" r="18.5" fill="var(--ink)" />
    <path
      d="M20 7v25M9 13.5h22M9 13.5l-4 10M9 13.5l4 10M31 13.5l-4 10M31 13.5l4 10M14 32h12"
      stroke="var(--paper)"
      stroke-width="1.9"
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    <path
      d="M4.5 23.5h9a4.5 4 0 0 1-9 0ZM26.5 23.5h9a4.5 4 0 0 1-9 0Z"
      fill="var(--gilt)"
      stroke="var(--gilt)"
      stroke-linejoin="round"
    />
  </svg>`;
}
