import { html } from "../lib/html.js";
export function Laying() { return html`<div class="table"></div>`; }
