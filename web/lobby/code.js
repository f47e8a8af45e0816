/** Where somebody types an invitation code. */

import { useState } from "preact/hooks";
import { tidyCode } from "../lib/code.js";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { go } from "../lib/route.js";

/** @param {{value?: string, label?: string}} props */
export function CodeForm({ value = "", label }) {
  const t = texts();
  const [code, setCode] = useState(value);
  const whole = code.length === 9;
  return html`<form
    class="code"
    onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (whole) go(`/j/${code}`);
    }}
  >
    <label class="k-field">
      <input
        class="code__input"
        aria-label=${t("code-label")}
        placeholder="7QK4-MT2P"
        autocapitalize="characters"
        autocomplete="off"
        spellcheck=${false}
        value=${code}
        onInput=${(/** @type {any} */ event) => {
          const tidy = tidyCode(event.target.value);
          event.target.value = tidy;
          setCode(tidy);
        }}
      />
    </label>
    <button class="k-btn" type="submit" disabled=${!whole}>${label ?? t("code-go")}</button>
  </form>`;
}

export function CodeField() {
  const t = texts();
  const [open, setOpen] = useState(false);
  if (open) {
    return html`<div class="hero__code" ref=${(/** @type {HTMLElement | null} */ box) => box?.querySelector("input")?.focus()}>
      <${CodeForm} />
    </div>`;
  }
  const type = (/** @type {any} */ words) =>
    html`<button type="button" class="link" onClick=${() => setOpen(true)}>${words}</button>`;
  return html`<p class="hero__or">${t.rich("got-invitation", { type })}</p>`;
}
