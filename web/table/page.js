import { html } from "../lib/html.js";
/** @param {{id: string}} props */
export function TablePage({ id }) {
  return html`<p>${id}</p>`;
}
