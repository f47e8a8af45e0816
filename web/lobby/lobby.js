/** The front page: a name, a new table, my tables, the games of this house. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { games, NAME_LENGTH, name, refreshMe, rename, tables } from "../lib/me.js";
import { Rose } from "../parts/chart.js";
import { Icon } from "../parts/icon.js";
import { Page } from "../parts/page.js";
import { CodeField } from "./code.js";
import { GameShelf } from "./games.js";
import { MyTables } from "./my-tables.js";
import { NewTable } from "./new-table.js";

/** The game a table is being laid for; null while none is. */
const laying = signal(/** @type {string | null} */ (null));
/** Somebody wants a table and has not said a name yet. */
const nameless = signal(false);

/** How often the front page asks whose turn it is, ms. */
const REFRESH = 15_000;

/**
 * Begins a new table, once there is a name.
 * @param {string} [game]
 */
function lay(game = games.value[0]?.id) {
  nameless.value = !name.value;
  if (nameless.value) document.getElementById("name")?.focus();
  else laying.value = game ?? null;
}

export default function Lobby() {
  const t = texts();
  useEffect(() => {
    void refreshMe();
    const timer = setInterval(() => document.visibilityState === "visible" && refreshMe(), REFRESH);
    const onVisible = () => document.visibilityState === "visible" && refreshMe();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
  const waiting = tables.value?.filter(({ yours }) => yours).length ?? 0;
  useEffect(() => {
    document.title = waiting ? `(${waiting}) Kalmár` : "Kalmár";
  }, [waiting]);

  return html`<${Page} roses=${[[800, 176], [120, 760], [1340, 640]]} class="lobby">
    <section class="hero">
      <div class="hero__words">
        <h1>${t("lobby-head")}</h1>
        <p>${t("lobby-lead", { n: games.value.length })}</p>
        <form
          class="hero__make"
          onSubmit=${(/** @type {Event} */ event) => {
            event.preventDefault();
            lay();
          }}
        >
          <label class="k-field" data-wrong=${nameless.value ? "" : undefined}>
            <span class="k-caption">${t("i-am")}</span>
            <input
              id="name"
              name="name"
              autocomplete="nickname"
              maxlength=${NAME_LENGTH}
              placeholder=${t("name-placeholder")}
              aria-label=${t("your-name")}
              aria-invalid=${nameless.value}
              aria-describedby="name-help"
              value=${name.value}
              onInput=${(/** @type {any} */ event) => {
                nameless.value = false;
                name.value = event.target.value.slice(0, NAME_LENGTH);
              }}
              onChange=${(/** @type {any} */ event) => rename(event.target.value)}
            />
          </label>
          <button class="k-btn k-btn--ink k-btn--lg" type="submit"><${Icon} name="ui-plus" />${t("create-table")}</button>
        </form>
        <div class="hero__next" id="name-help" role="status">
          ${nameless.value ? html`<p class="hero__help">${t("name-first")}</p>` : html`<${CodeField} />`}
        </div>
      </div>
      <${Rose} />
      <${MyTables} onLay=${() => lay()} />
    </section>
    <${GameShelf} onLay=${lay} />
    ${laying.value && html`<${NewTable} game=${laying.value} onClose=${() => (laying.value = null)} />`}
  <//>`;
}
