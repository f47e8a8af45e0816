/** Links to copy and to share. */

import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { Icon } from "./icon.js";

/**
 * @param {string} text
 * @returns {Promise<boolean>}
 */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http has no clipboard: the old way.
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "k-sr";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/** @param {{link: string, label: string, class?: string}} props */
export function CopyButton({ link, label, class: more = "" }) {
  const t = texts();
  const [done, setDone] = useState(false);
  const run = async () => {
    setDone(await copy(link));
    setTimeout(() => setDone(false), 2500);
  };
  return html`<button type="button" class=${`k-btn ${more}`} onClick=${run}>
    <${Icon} name=${done ? "ui-check" : "ui-copy"} /><span role="status">${done ? t("copied") : label}</span>
  </button>`;
}

/** A link written out, with its button. @param {{link: string, label: string}} props */
export function CopyLink({ link, label }) {
  return html`<div class="copy-link">
    <code>${link}</code>
    <${CopyButton} link=${link} label=${label} />
  </div>`;
}

/** The device's own way of sending something; nothing where it has none. @param {{link: string, title: string}} props */
export function ShareButton({ link, title }) {
  const t = texts();
  if (!navigator.share) return null;
  return html`<button type="button" class="k-btn" onClick=${() => navigator.share({ title, url: link }).catch(() => {})}>
    <${Icon} name="ui-share-2" />${t("share")}
  </button>`;
}
