/** How you play: first seat, the game's options, spectators. Guests read it, the host changes it. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { pigment } from "../lib/pigment.js";
import { Option } from "../lobby/new-table.js";
import { Emblem, Segment, Switch } from "../parts/controls.js";
import { PaceOption } from "./pace.js";

/** @import {GameInfo} from "../lib/protocol.js" */
/** @import {TableStore} from "../table/store.js" */

/** @param {{store: TableStore, game: GameInfo, host: boolean}} props */
export function Options({ store, game, host }) {
  const t = texts();
  const { seats, options, watch } = store.table.value;
  const offered = game.options.filter(
    (option) => !option.seats.length || option.seats.includes(seats.length),
  );
  return html`<section class="k-card setup__card" aria-labelledby="options-head">
    <h2 id="options-head">${t("options-title")}</h2>
    <div class="ops">
      <${First} store=${store} host=${host} />
      <${PaceOption} store=${store} host=${host} />
      ${offered.map(
        (
          option,
        ) => html`<${Option} key=${option.id} game=${game} option=${option} value=${options[option.id] ?? option.values[0]}
          disabled=${!host} onChoose=${(/** @type {string} */ value) => store.act({ do: "option", id: option.id, value })} />`,
      )}
      <div class="op">
        <span><b>${t("watch-head")}</b><span class="k-caption">${t("watch-help")}</span></span>
        <${Switch} label=${t("watch-head")} on=${watch} disabled=${!host} onChange=${(/** @type {boolean} */ on) => store.act({ do: "watch", watch: on })} />
      </div>
    </div>
  </section>`;
}

/** Who begins: chance, or a seat. @param {{store: TableStore, host: boolean}} props */
function First({ store, host }) {
  const t = texts();
  const { seats, start } = store.table.value;
  const set = (/** @type {number | null} */ seat) => store.act({ do: "start_seat", seat });
  const taken = seats.filter(({ kind }) => kind !== "open");
  return html`<div class="op op--tall">
    <span><b>${t("first-head")}</b><span class="k-caption">${start === null ? t("first-chance-help") : t("first-picked", { name: seats[start]?.name || t("seat-number", { n: start + 1 }) })}</span></span>
    <${Segment} label=${t("first-head")} value=${start} disabled=${!host} onChoose=${set}
      choices=${[
        { value: null, label: t("first-chance") },
        ...taken.map(({ seat, name, colours }) => ({
          value: seat,
          name,
          label: html`<${Emblem} pigment=${pigment(colours[0])} />`,
        })),
      ]} />
  </div>`;
}
