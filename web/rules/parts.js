/** What the rules of every game are written with. */

import { html } from "../lib/html.js";
import { Icon } from "../parts/icon.js";

/** @import {ComponentChildren} from "preact" */
/** @import {GameContext} from "../games/screen.js" */
/** @import {Reading, Ruling, Section} from "./types.js" */

/**
 * A rule that can be pointed to. Where the reader was sent to it, it says why.
 * @param {{of: Reading, id: string, title?: ComponentChildren, as?: string, children?: ComponentChildren}} props
 */
export function Rule({ of: { marked }, id, title, as = "div", children }) {
  const here = marked?.id === id;
  return html`<${as} class="r-rule" id=${id} tabindex="-1" data-marked=${here || undefined}>
    ${here && marked.why && html`<p class="r-why"><${Icon} name="ui-ban" />${marked.why}</p>`}
    ${title && html`<h3>${title}</h3>`}
    ${children}
  <//>`;
}

/**
 * @param {{of: Reading, list: Ruling[], house: string}} props  house: what marks a decision of ours
 */
export const Rulings = ({ of, list, house }) => html`
  <ul class="r-rulings">
    ${list.map(
      (ruling) => html`<${Rule} key=${ruling.n} of=${of} id=${`r${ruling.n}`} as="li">
        <h3><span class="k-num">R${ruling.n}</span> ${ruling.title} ${ruling.house && html`<i class="r-house">${house}</i>`}</h3>
        <p>${ruling.text}</p>
      <//>`,
    )}
  </ul>`;

/**
 * How the section's rule stands on the board right now.
 * @param {{section: Section, at: GameContext}} props
 */
export function Now({ section, at }) {
  const found = section.conditions?.(at) ?? [];
  if (!found.length) return null;
  return html`<aside class="r-now" aria-label=${at.t("rules-now")}>
    <p class="k-label">${at.t("rules-now")}</p>
    ${found.map(
      ({ pigment, title, list, verdict }, i) => html`<div key=${i}>
        ${title && html`<p class="r-now__title">${pigment && html`<span class="k-emblem" data-p=${pigment} aria-hidden="true" />`}${title}</p>`}
        <ul class="r-now__list">
          ${list.map(({ text, holds }, at_) => html`<li key=${at_} data-holds=${String(holds)}><${Tick} holds=${holds} t=${at.t} /><span>${text}</span></li>`)}
        </ul>
        ${verdict && html`<p class="r-now__verdict" data-holds=${String(verdict.holds)}>${verdict.text}</p>`}
      </div>`,
    )}
  </aside>`;
}

/** @param {{holds: boolean | null, t: GameContext["t"]}} props */
function Tick({ holds, t }) {
  if (holds === null) return html`<${Icon} name="ui-minus" label=${t("rules-unknown")} />`;
  return holds
    ? html`<${Icon} name="ui-check" label=${t("rules-holds")} />`
    : html`<${Icon} name="ui-x" label=${t("rules-fails")} />`;
}
