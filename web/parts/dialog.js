/**
 * Sheets of paper over the page: a panel in the middle on a desktop, risen from the foot on a phone. The native
 * dialog keeps the focus inside and gives it back.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { IconButton } from "./controls.js";

/** @import {ComponentChildren} from "preact" */

/**
 * @param {{title: ComponentChildren, onClose: () => void, children?: ComponentChildren, class?: string, foot?: ComponentChildren,
 *   head?: ComponentChildren, tail?: ComponentChildren}} props  head: beside the title; tail: under everything
 */
export function Dialog({ title, onClose, children, class: more = "", foot, head, tail }) {
  const t = texts();
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // A layout effect: its end comes while the dialog still stands on the page, or it could not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  /** A click beside the paper closes it. @param {MouseEvent} event */
  const beside = (event) => event.target === ref.current && onClose();
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${ref} class=${`sheet ${more}`} aria-labelledby="sheet-title" onClick=${beside} onCancel=${cancel}>
    <div class="sheet__paper">
      <header class="sheet__head">
        <h2 id="sheet-title">${title}</h2>
        ${head}
        <${IconButton} icon="ui-x" label=${t("close")} onClick=${onClose} class="sheet__close" />
      </header>
      <div class="sheet__body">${children}</div>
      ${foot && html`<footer class="sheet__foot">${foot}</footer>`}
      ${tail}
    </div>
  </dialog>`;
}
