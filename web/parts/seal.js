/** The seal of a shuffle: whole before, broken open after the game. */

import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { drawSeal, grouped } from "../lib/seal.js";
import { Icon } from "./icon.js";

/** Where the wax breaks, down the middle. */
const BREAK = "66 -8L58 14 74 34 60 52 72 72 56 92 70 112 62 140";

let count = 0;

/** @param {{hash: string, broken?: boolean, class?: string, size?: number}} props */
export function Seal({ hash, broken = false, class: more = "", size = 148 }) {
  const t = texts();
  const [id] = useState(() => `seal-${count++}`);
  const wax = html`<${Wax} hash=${hash} />`;
  const half = (/** @type {string} */ side, /** @type {string} */ move) =>
    html`<g transform=${move}><g clip-path=${`url(#${id}-${side})`}>${wax}</g></g>`;
  return html`<svg class=${`seal ${more}`} viewBox=${broken ? "-14 -4 160 140" : "0 0 132 132"} width=${size} height=${size} role="img"
    aria-label=${t(broken ? "seal-broken" : "seal-whole")}>
    ${
      broken
        ? html`<defs>
              <clipPath id=${`${id}-left`}><path d=${`M-20 -20H66L${BREAK}L-20 150Z`} /></clipPath>
              <clipPath id=${`${id}-right`}><path d=${`M160 -20H66L${BREAK}L160 150Z`} /></clipPath>
            </defs>
            ${half("left", "translate(-10 2) rotate(-7 66 66)")} ${half("right", "translate(10 0) rotate(6 66 66)")}`
        : wax
    }
  </svg>`;
}

/** @param {{hash: string}} props */
function Wax({ hash }) {
  const { petals, pearls, seeds, rim } = drawSeal(hash);
  return html`<path d=${rim} fill="var(--l-roof)" stroke="var(--l-earth-ink)" stroke-width="2" />
    <circle cx="66" cy="66" r="49" fill="none" stroke="var(--on-dark)" stroke-width="1.6" opacity=".9" />
    <circle cx="66" cy="66" r="53" fill="none" stroke="var(--on-dark)" stroke-dasharray="1.5 4.2" />
    <g fill="var(--on-dark)">
      ${petals.map(({ path, faint }) => html`<path d=${path} opacity=${faint ? 0.7 : 0.95} />`)}
      ${pearls.map(({ x, y }) => html`<circle cx=${x} cy=${y} r="2.4" />`)}
    </g>
    <circle cx="66" cy="66" r="9" fill="var(--l-roof)" stroke="var(--on-dark)" stroke-width="2" />
    <g fill="var(--on-dark)">${seeds.map(({ x, y }) => html`<circle cx=${x} cy=${y} r="1.5" />`)}</g>`;
}

/** A hash: its first signs, all of them one tap away. @param {{hash: string, groups?: number}} props */
export function Hash({ hash, groups = 4 }) {
  const t = texts();
  const [open, setOpen] = useState(false);
  return html`<span class="hash">
    <code class=${open ? "hash__all" : ""}>${open ? grouped(hash) : grouped(hash, groups)}</code>
    <button type="button" class="link hash__more" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <${Icon} name=${open ? "ui-chevron-up" : "ui-chevron-down"} />${t(open ? "hash-less" : "hash-all", { n: hash.length })}
    </button>
  </span>`;
}
