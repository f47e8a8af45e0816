/** All tables of the server: found by words, game and phase, what was touched last first. */

import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { games } from "../lib/me.js";
import { ago } from "../lib/time.js";
import { gameTitle } from "../lobby/games.js";
import { Cover } from "../parts/cover.js";
import { Icon } from "../parts/icon.js";
import { found, opened, want, wanted } from "./desk.js";
import { PhaseChip } from "./phase.js";
import { OneTable } from "./table.js";
import { number, size } from "./words.js";

/** @import {Summary} from "./desk.js" */

/** Milliseconds after the last letter until it is looked for. */
const PAUSE = 250;
/** How many the server lists at once. */
const PAGE = 50;
const PHASES = /** @type {const} */ (["setup", "running", "over", "closed"]);

export function Tables() {
  const t = texts();
  const seen = found.value;
  return html`<section class="k-card admin__tables" aria-labelledby="admin-tables">
    <header class="admin__find">
      <h2 id="admin-tables">${t("admin-tables")} ${seen && html`<span class="k-badge">${number(seen.count)}</span>`}</h2>
      <${Search} />
      <${Choices} label="admin-game" name="game" all="admin-any-game"
        choices=${games.value.map((game) => ({ value: game.id, label: gameTitle(game) }))} />
      <${Choices} label="admin-phase" name="phase" all="admin-any-phase"
        choices=${PHASES.map((phase) => ({ value: phase, label: t(`phase-${phase}`) }))} />
    </header>
    ${
      seen &&
      (seen.tables.length
        ? html`<ul class="admin__list">${seen.tables.map((one) => html`<${Line} key=${one.id} one=${one} />`)}</ul>`
        : html`<p class="admin__none">${t("admin-no-tables")}</p>`)
    }
    ${seen && seen.count > PAGE && html`<${Turner} count=${seen.count} />`}
    ${opened.value && html`<${OneTable} key=${opened.value} id=${opened.value} onClose=${() => (opened.value = null)} />`}
  </section>`;
}

function Search() {
  const t = texts();
  const later = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  useEffect(() => () => clearTimeout(later.current), []);
  return html`<label class="k-field admin__search">
    <${Icon} name="ui-search" />
    <input
      type="search"
      aria-label=${t("admin-search")}
      placeholder=${t("admin-search")}
      maxlength="80"
      value=${wanted.value.search}
      onInput=${(/** @type {any} */ event) => {
        clearTimeout(later.current);
        const search = event.target.value;
        later.current = setTimeout(() => want({ search }), PAUSE);
      }}
    />
  </label>`;
}

/** @param {{label: string, name: "game" | "phase", all: string, choices: {value: string, label: string}[]}} props */
function Choices({ label, name, all, choices }) {
  const t = texts();
  return html`<label class="k-field admin__choice">
    <span class="k-sr">${t(label)}</span>
    <select value=${wanted.value[name]} onChange=${(/** @type {any} */ event) => want({ [name]: event.target.value })}>
      <option value="">${t(all)}</option>
      ${choices.map(({ value, label: words }) => html`<option key=${value} value=${value}>${words}</option>`)}
    </select>
    <${Icon} name="ui-chevron-down" />
  </label>`;
}

/** @param {{one: Summary}} props */
function Line({ one }) {
  const t = texts();
  const title = gameTitle(games.value.find(({ id }) => id === one.game)) || one.game;
  const names = one.names.filter(Boolean).join(", ");
  return html`<li>
    <button type="button" class="admin__line" data-focus=${`table-${one.id}`} onClick=${() => (opened.value = one.id)}>
      <${Cover} game=${one.game} />
      <span class="admin__words">
        <b>${one.title || title}</b>
        <span class="k-caption">${one.title ? `${title} · ${names}` : names}</span>
      </span>
      <${PhaseChip} one=${one} />
      <span class="admin__counts k-caption">
        <span>${t("admin-n-rows", { n: one.rows, rows: number(one.rows) })}</span>
        <span>${size(one.size)}</span>
        <span>${ago(one.at, t)}</span>
        <span class="admin__here" data-some=${one.sockets ? "" : undefined}>
          <${Icon} name="ui-monitor" /><span aria-hidden="true">${number(one.sockets)}</span>
          <span class="k-sr">${t("admin-n-pages", { n: one.sockets })}</span>
        </span>
      </span>
    </button>
  </li>`;
}

/** Goes through the pages of a long list. @param {{count: number}} props */
function Turner({ count }) {
  const t = texts();
  const { skip } = wanted.value;
  return html`<nav class="admin__turner" aria-label=${t("admin-pages")}>
    <button type="button" class="k-btn" data-focus="back" disabled=${!skip} onClick=${() => want({ skip: Math.max(0, skip - PAGE) })}>
      <${Icon} name="ui-chevron-left" />${t("admin-newer")}
    </button>
    <span class="k-caption">${t("admin-from-to", { from: number(skip + 1), to: number(Math.min(skip + PAGE, count)), of: number(count) })}</span>
    <button type="button" class="k-btn" data-focus="on" disabled=${skip + PAGE >= count} onClick=${() => want({ skip: skip + PAGE })}>
      ${t("admin-older")}<${Icon} name="ui-chevron-right" />
    </button>
  </nav>`;
}
