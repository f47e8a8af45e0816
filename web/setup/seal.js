/** The sealed shuffle: the hash everybody sees, as a picture and in full, and whose luck is stirred in. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { pigment } from "../lib/pigment.js";
import { Emblem } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { Hash, Seal } from "../parts/seal.js";

/** @import {TableStore} from "../table/store.js" */

/** @param {{store: TableStore}} props */
export function SealCard({ store }) {
  const t = texts();
  const { seal, seats } = store.table.value;
  return html`<section class="k-card setup__card" aria-labelledby="seal-head">
    <h2 id="seal-head">${t("seal-title")}</h2>
    <p>${t("seal-lead")}</p>
    <div class="sealed"><${Seal} hash=${seal.commitment} /><${Hash} hash=${seal.commitment} /></div>
    <ul class="pinches">
      <li><${Icon} name="ui-lock" />${t("pinch-house")}<span class="pinches__how">${t("pinch-sealed")}</span><${Icon} name="ui-check" /></li>
      ${seats
        .filter(({ kind }) => kind !== "bot")
        .map(({ seat, kind, name, colours }) => {
          const open = kind === "open";
          const stirred = seal.stirred[seat];
          return html`<li key=${seat} class=${open ? "pinches__open" : ""}>
            ${open ? html`<${Icon} name="ui-armchair" />` : html`<${Emblem} pigment=${pigment(colours[0])} />`}
            ${open ? t("seat-number", { n: seat + 1 }) : t("pinch-of", { name })}
            <span class="pinches__how">${t(open ? "pinch-later" : stirred ? "pinch-in" : "pinch-missing")}</span>
            ${stirred && html`<${Icon} name="ui-check" />`}
          </li>`;
        })}
    </ul>
    <p>${t("seal-after")}</p>
  </section>`;
}
