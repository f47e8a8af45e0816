/** The server itself: what runs, how much there is, what went wrong. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { games } from "../lib/me.js";
import { ago } from "../lib/time.js";
import { gameTitle } from "../lobby/games.js";
import { Icon } from "../parts/icon.js";
import { opened, sizes } from "./desk.js";
import { moment, number, size } from "./words.js";

/** @import {Overview, Sizes, Trouble} from "./desk.js" */

/** @param {{seen: Overview}} props */
export function House({ seen }) {
  const t = texts();
  const several = seen.workers.length > 1;
  const facts = [
    ["admin-version", seen.version],
    ["admin-since", moment(seen.since)],
    ["admin-sockets", number(seen.sockets)],
    ["admin-memory", number(seen.tables)],
    ["admin-database", sizes.value ? size(sizes.value.database) : "…"],
    ["admin-browsers", sizes.value ? number(sizes.value.browsers) : "…"],
  ];
  return html`<section class="k-card k-card--pad admin__house" aria-labelledby="admin-house">
    <h2 id="admin-house">${t("admin-house")}</h2>
    <dl class="admin__facts">
      ${facts.map(([id, value]) => html`<div key=${id}><dt>${t(id)}</dt><dd>${value}</dd></div>`)}
    </dl>
    ${several && html`<${Workers} seen=${seen} />`}
  </section>`;
}

/** @param {{seen: Overview}} props */
function Workers({ seen }) {
  const t = texts();
  return html`<div class="admin__scroll" tabindex="0" role="region" aria-label=${t("admin-workers")}>
    <table class="admin__figures">
      <thead><tr>
        <th scope="col">${t("admin-worker")}</th>
        ${["admin-tables", "admin-people", "admin-watchers"].map((id) => html`<th key=${id} scope="col">${t(id)}</th>`)}
      </tr></thead>
      <tbody>
        ${seen.workers.map(
          (worker) => html`<tr key=${worker.id}>
            <th scope="row"><code>${worker.id}</code>${worker.id === seen.worker && html` <span class="k-chip">${t("admin-this-one")}</span>`}</th>
            <td>${number(worker.tables)}</td><td>${number(worker.seats)}</td><td>${number(worker.watchers)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{troubles: Trouble[], several: boolean}} props */
export function Troubles({ troubles, several }) {
  const t = texts();
  return html`<section class="k-card k-card--pad" aria-labelledby="admin-troubles">
    <h2 id="admin-troubles">${t("admin-troubles")}</h2>
    ${several && html`<p class="k-caption">${t("admin-troubles-own")}</p>`}
    ${
      troubles.length
        ? html`<ul class="admin__troubles">${troubles.map((one, i) => html`<${OneTrouble} key=${`${one.at}-${i}`} one=${one} />`)}</ul>`
        : html`<p class="admin__well"><${Icon} name="ui-check" />${t("admin-no-troubles")}</p>`
    }
  </section>`;
}

/** @param {{one: Trouble}} props */
function OneTrouble({ one }) {
  const t = texts();
  const { table } = one;
  return html`<li>
    <span class="admin__what"><code>${one.what}</code> <time class="k-caption" dateTime=${new Date(one.at).toISOString()} title=${moment(one.at)}>${ago(one.at, t)}</time></span>
    ${one.error && html`<code class="k-caption">${one.error}</code>`}
    <span class="k-caption">
      ${one.incident && html`<span>${t("admin-incident", { incident: one.incident })} </span>`}
      ${table && html`<button type="button" class="link" onClick=${() => (opened.value = table)}>${t("admin-at-table", { table })}</button>`}
      ${one.seq !== null && html` <span>${t("admin-at-row", { seq: one.seq })}</span>`}
    </span>
  </li>`;
}

export function SizesOf() {
  const t = texts();
  const seen = sizes.value;
  if (!seen) return null;
  const title = (/** @type {string} */ game) => gameTitle(games.value.find(({ id }) => id === game)) || game;
  const running = (/** @type {Sizes["games"][string]} */ one) => one.phases.running ?? 0;
  const all = (/** @type {Sizes["games"][string]} */ one) =>
    Object.values(one.phases).reduce((sum, count) => sum + count, 0);
  return html`<section class="k-card k-card--pad admin__sizes" aria-labelledby="admin-sizes">
    <h2 id="admin-sizes">${t("admin-sizes")}</h2>
    <div class="admin__scroll" tabindex="0" role="region" aria-labelledby="admin-sizes">
      <table class="admin__figures">
        <thead><tr>
          <th scope="col">${t("admin-game")}</th>
          ${["admin-tables", "phase-running", "admin-rows", "admin-size"].map((id) => html`<th key=${id} scope="col">${t(id)}</th>`)}
        </tr></thead>
        <tbody>
          ${Object.entries(seen.games).map(
            ([game, one]) => html`<tr key=${game}>
              <th scope="row">${title(game)}</th>
              <td>${number(all(one))}</td><td>${number(running(one))}</td><td>${number(one.rows)}</td><td>${size(one.size)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="k-caption">${t("admin-of-it", { journal: size(seen.journal), snapshots: size(seen.snapshots), chat: size(seen.chat) })}</p>
  </section>`;
}
