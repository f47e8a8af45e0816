/** The pages around the tables: chart, head with places, language and light. */

import { html } from "../lib/html.js";
import { LOCALES, locale, texts } from "../lib/i18n.js";
import { speak } from "../lib/me.js";
import { path } from "../lib/route.js";
import { dark, theme } from "../lib/settings.js";
import { Chart } from "./chart.js";
import { IconButton, Segment } from "./controls.js";
import { Logo } from "./icon.js";

/** @import {ComponentChildren} from "preact" */

/** Names of the languages, each in its own. */
const LANGUAGES = { hu: "Magyar", en: "English" };

/** @param {{short?: boolean}} props */
export function LanguageSwitch({ short = false }) {
  const t = texts();
  const choices = LOCALES.map((value) => ({
    value,
    lang: value,
    name: LANGUAGES[value],
    label: html`<span class=${short ? "k-hidden" : "lang__long"}>${LANGUAGES[value]}</span>
      <span class=${short ? "" : "lang__short"}>${value.toUpperCase()}</span>`,
  }));
  return html`<${Segment} label=${t("language")} value=${locale.value} choices=${choices} onChoose=${speak} class="lang" />`;
}

function ThemeButton() {
  const t = texts();
  return html`<${IconButton}
    icon=${dark.value ? "ui-sun" : "ui-moon"}
    label=${t(dark.value ? "theme-to-light" : "theme-to-dark")}
    onClick=${() => {
      theme.value = dark.value ? "light" : "dark";
    }}
  />`;
}

/** @param {{roses?: [number, number][], children?: ComponentChildren, class?: string}} props */
export function Page({
  roses = [
    [250, 140],
    [1180, 820],
  ],
  children,
  class: more = "",
}) {
  const t = texts();
  const here = (/** @type {string} */ start) => (path.value.startsWith(start) ? "page" : undefined);
  return html`<div class=${`page ${more}`}>
    <${Chart} roses=${roses} />
    <a class="skip" href="#main">${t("skip-to-content")}</a>
    <header class="head">
      <a class="home" href="/"><${Logo} /><span class="wordmark">Kalmár</span></a>
      <nav class="head__nav" aria-label=${t("nav")}>
        <a href="/" aria-current=${path.value === "/" ? "page" : undefined}>${t("nav-tables")}</a>
        <a href="/rules" aria-current=${here("/rules")}>${t("nav-rules")}</a>
        <a href="/about" aria-current=${here("/about")}>${t("nav-about")}</a>
      </nav>
      <span class="grow"></span>
      <${LanguageSwitch} />
      <${ThemeButton} />
    </header>
    <main id="main" tabindex="-1" data-focus-home>${children}</main>
  </div>`;
}
