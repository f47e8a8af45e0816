/** How much time people have: none is counted, so much for each turn, or a bank for the game. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { lengthWords, PACES, paceWords } from "../lib/pace.js";
import { Segment } from "../parts/controls.js";

/** @import {TableStore} from "../table/store.js" */

/** @typedef {keyof typeof PACES} Kind */

/** @type {(Kind | null)[]} */
const KINDS = [null, "relaxed", "live"];
/** Which length a kind begins with. */
const FIRST = { relaxed: 1, live: 2 };

/** @param {{store: TableStore, host: boolean}} props */
export function PaceOption({ store, host }) {
  const t = texts();
  const { pace } = store.table.value;
  const set = (/** @type {any} */ chosen) => store.act({ do: "pace", pace: chosen });
  const kind = pace?.kind ?? null;
  return html`<div class="op op--tall">
    <span><b>${t("pace-head")}</b><span class="k-caption">${paceWords(pace, t)}</span></span>
    <${Segment} label=${t("pace-head")} value=${kind} disabled=${!host}
      choices=${KINDS.map((one) => ({ value: one, label: t(`pace-${one ?? "none"}`) }))}
      onChoose=${(/** @type {Kind | null} */ one) => set(one && PACES[one][FIRST[one]])} />
    ${
      pace &&
      host &&
      html`<${Segment} label=${t("pace-length")} value=${pace.seconds}
        choices=${PACES[pace.kind].map(({ seconds }) => ({ value: seconds, label: lengthWords(seconds, t) }))}
        onChoose=${(/** @type {number} */ seconds) => set(PACES[pace.kind].find((one) => one.seconds === seconds))} />`
    }
    ${pace && html`<p class="k-caption op__rule">${t("pace-over")}</p>`}
  </div>`;
}
