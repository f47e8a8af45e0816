/** What this is, and whose work is in it. */

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { locale, texts } from "../lib/i18n.js";
import { Page } from "../parts/page.js";

const CREDITS = [
  { id: "credit-icons", name: "game-icons.net", href: "https://game-icons.net", licence: "CC BY 3.0" },
  { id: "credit-lucide", name: "Lucide", href: "https://lucide.dev", licence: "ISC" },
  {
    id: "credit-alegreya",
    name: "Alegreya, Alegreya Sans",
    href: "https://www.huertatipografica.com/en/fonts/alegreya-ht-pro",
    licence: "SIL OFL 1.1",
  },
];

const PARTS = ["about-rules", "about-chance", "about-absent", "about-private", "about-home"];

export default function About() {
  const t = texts();
  useEffect(() => {
    document.title = `${t("nav-about")} · Kalmár`;
  }, [locale.value]);
  const out = (/** @type {any} */ words) =>
    html`<a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">${words}</a>`;
  return html`<${Page} class="about">
    <article class="about__text k-card">
      <h1>${t("about-head")}</h1>
      <p class="lead">${t.rich("about-lead")}</p>
      ${PARTS.map((id) => html`<section key=${id}><h2>${t(`${id}.title`)}</h2><p>${t(id)}</p></section>`)}
      <section>
        <h2>${t("credits-head")}</h2>
        <dl class="credits">
          ${CREDITS.map(
            ({ id, name, href, licence }) => html`<div key=${id}>
              <dt><a href=${href} rel="noreferrer">${name}</a></dt>
              <dd>${t.rich(id, { out })} <span class="k-chip">${licence}</span></dd>
            </div>`,
          )}
        </dl>
      </section>
    </article>
  <//>`;
}
