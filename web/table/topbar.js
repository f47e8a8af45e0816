/** The top of a table: where one is, the line, language, sound, rules, menu. */

import { html } from "../lib/html.js";
import { games } from "../lib/me.js";
import { sound } from "../lib/settings.js";
import { gameTitle } from "../lobby/games.js";
import { IconButton } from "../parts/controls.js";
import { Icon, Logo } from "../parts/icon.js";
import { LanguageSwitch } from "../parts/page.js";
import { layout } from "./context.js";
import { lineChip } from "./line.js";
import { unread } from "./talk.js";

/** @import {Env} from "./env.js" */

/** @param {{env: Env}} props */
export function TopBar({ env }) {
  const { store, ctx, ui, t, screen } = env;
  const { title } = store.table.value;
  const desktop = layout.value === "desktop";
  const game = games.value.find(({ id }) => id === screen.id);
  const open = (/** @type {"menu" | "talk"} */ sheet) => () => {
    ui.sheet.value = sheet;
  };
  const talk = !desktop || (screen.beside?.(ctx) ?? null) !== null;
  const rules = () => {
    ui.rules.value = ui.rules.value ? null : {};
  };
  return html`<header class="top">
    <a class="skip" href="#bar">${t("skip-to-bar")}</a>
    <a class="home" href="/" aria-label=${t("home")}><${Logo} size=${30} />${desktop && html`<span class="wordmark">Kalmár</span>`}</a>
    ${desktop && html`<span class="top__rule"></span>`}
    <h1 class="top__game">${t.has("title") ? t("title") : gameTitle(game)}</h1>
    ${screen.Head && html`<${screen.Head} ctx=${ctx} />`}
    ${desktop && html`<span class="k-caption top__title">${title}</span>`}
    <span class="grow"></span>
    ${lineChip(store)}
    ${ui.back.value > 0 && html`<span class="k-chip k-chip--ok"><${Icon} name="ui-wifi" />${t("line-back")}</span>`}
    ${desktop && html`<${Watchers} env=${env} /><${LanguageSwitch} short=${true} />`}
    ${
      desktop &&
      html`<${IconButton}
        icon=${sound.value ? "ui-volume-2" : "ui-volume-x"}
        label=${t(sound.value ? "sound-on" : "sound-off")}
        aria-pressed=${sound.value}
        onClick=${() => {
          sound.value = !sound.value;
        }}
      />`
    }
    ${desktop && html`<button type="button" class="k-btn k-btn--quiet" aria-expanded=${Boolean(ui.rules.value)} data-focus="rules" onClick=${rules}><${Icon} name="ui-book-open" />${t("rules")}</button>`}
    ${talk && html`<${TalkButton} env=${env} onClick=${open("talk")} />`}
    <${IconButton} icon="ui-menu" label=${t("menu")} data-focus="menu" onClick=${open("menu")} />
  </header>`;
}

/** @param {{env: Env, onClick: () => void}} props */
function TalkButton({ env, onClick }) {
  const n = unread(env);
  return html`<button type="button" class="k-btn k-btn--quiet k-btn--icon" data-focus="talk" aria-label=${env.t("talk-button", { n })} onClick=${onClick}>
    <${Icon} name="ui-scroll-text" />${n > 0 && html`<span class="k-badge top__badge" aria-hidden="true">${n}</span>`}
  </button>`;
}

/** @param {{env: Env}} props */
function Watchers({ env }) {
  const { watchers } = env.store.here.value;
  if (!watchers) return null;
  return html`<span class="k-caption top__watchers"><${Icon} name="ui-eye" />${env.t("watchers", { n: watchers })}</span>`;
}
