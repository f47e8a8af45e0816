/** A small menu under a button: opens with a tap, Enter or arrow down, closes with Escape or by leaving it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { rove } from "../lib/focus.js";
import { html } from "../lib/html.js";
import { Icon } from "./icon.js";

/** @import {ComponentChildren} from "preact" */

const ITEMS = '[role^="menuitem"]:not(:disabled)';

/** @typedef {{label: string, icon?: string, run: () => void, checked?: boolean, disabled?: boolean}} Item */

/**
 * @param {{label: string, items: Item[], children?: ComponentChildren, class?: string, focus?: string}} props
 *   children: what stands on the button
 */
export function Menu({ label, items, children, class: more = "", focus }) {
  const [open, setOpen] = useState(false);
  const root = useRef(/** @type {HTMLSpanElement | null} */ (null));
  useEffect(() => {
    if (!open) return;
    const first = root.current?.querySelector(ITEMS);
    /** @type {HTMLElement | null | undefined} */ (first)?.focus();
    /** @param {Event} event */
    const leave = (event) => {
      if (!root.current?.contains(/** @type {Node} */ (event.target))) setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [open]);
  const shut = () => {
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      shut();
    } else rove(event, ITEMS);
  };
  return html`<span class="menu" ref=${root}>
    <button
      type="button"
      class=${`k-btn k-btn--quiet ${more}`}
      aria-haspopup="menu"
      aria-expanded=${open}
      aria-label=${label}
      data-focus=${focus}
      onClick=${() => setOpen(!open)}
    >
      ${children}
    </button>
    ${
      open &&
      html`<span class="menu__list" role="menu" aria-label=${label} onKeyDown=${key}>
        ${items.map(
          (item) => html`<button
            type="button"
            role=${item.checked === undefined ? "menuitem" : "menuitemradio"}
            aria-checked=${item.checked}
            disabled=${item.disabled}
            key=${item.label}
            onClick=${() => {
              shut();
              item.run();
            }}
          >
            <${Icon} name=${item.checked === undefined ? (item.icon ?? "ui-chevron-right") : item.checked ? "ui-check" : "blank"} />
            ${item.label}
          </button>`,
        )}
      </span>`
    }
  </span>`;
}
