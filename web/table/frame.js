import { html } from "../lib/html.js";
/** @param {{store: import("./store.js").TableStore}} props */
export function Frame({ store }) { return html`<pre>${JSON.stringify(store.snapshot.value, null, 1)}</pre>`; }
