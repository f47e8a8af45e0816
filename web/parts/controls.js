/** The small controls of the house: each a real button with a name. */

import { html } from "../lib/html.js";
import { Icon } from "./icon.js";

/** @import {ComponentChildren} from "preact" */

/**
 * One of a few.
 * @param {{label: string, value: any, choices: {value: any, label: ComponentChildren, name?: string, lang?: string}[],
 *   onChoose: (value: any) => void, class?: string, disabled?: boolean}} props  name: for readers, where the label is an icon
 */
export function Segment({ label, value, choices, onChoose, class: more = "", disabled = false }) {
  return html`<span class=${`k-seg ${more}`} role="group" aria-label=${label}>
    ${choices.map(
      (choice) => html`<button
        type="button"
        key=${choice.value}
        aria-pressed=${choice.value === value}
        aria-label=${choice.name}
        lang=${choice.lang}
        disabled=${disabled}
        data-focus=${`${label}-${choice.value}`}
        onClick=${() => choice.value !== value && onChoose(choice.value)}
      >
        ${choice.label}
      </button>`,
    )}
  </span>`;
}

/** @param {{label: string, on: boolean, onChange: (on: boolean) => void, disabled?: boolean}} props */
export function Switch({ label, on, onChange, disabled = false }) {
  return html`<button
    type="button"
    class="k-switch"
    role="switch"
    aria-checked=${on}
    aria-label=${label}
    disabled=${disabled}
    onClick=${() => onChange(!on)}
  ></button>`;
}

/** @param {{pigment: string}} props  a seat's colour and shape in one */
export function Emblem({ pigment }) {
  return html`<span class="k-emblem" data-p=${pigment} aria-hidden="true"></span>`;
}

/**
 * A square button with an icon and a name.
 * @param {{icon: string, label: string, look?: string, onClick?: (event: MouseEvent) => void, class?: string, [more: string]: any}} props
 */
export function IconButton({ icon, label, look = "quiet", class: more = "", ...rest }) {
  return html`<button type="button" class=${`k-btn k-btn--${look} k-btn--icon ${more}`} aria-label=${label} title=${label} ...${rest}>
    <${Icon} name=${icon} />
  </button>`;
}
