/** The ways to the rules of all games: a page with their covers, and a row of names above a game's own. */

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { locale, texts } from "../lib/i18n.js";
import { games } from "../lib/me.js";
import { gameTitle } from "../lobby/games.js";
import { Cover } from "../parts/cover.js";
import { Page } from "../parts/page.js";

/** /rules: whose rules are there to read. */
export function RulesShelf() {
  const t = texts();
  useEffect(() => {
    document.title = `${t("rules")} – Kalmár`;
  }, [locale.value]);
  return html`<${Page}>
    <section class="shelf shelf--rules" aria-labelledby="rules-head">
      <header class="shelf__head"><h1 id="rules-head">${t("rules")}</h1></header>
      <ul class="shelf__games" data-n=${games.value.length}>
        ${games.value.map(
          (game) => html`<li key=${game.id}>
            <a class="game" href=${`/rules/${game.id}`}>
              <${Cover} game=${game.id} />
              <span class="game__words"><span class="game__name">${gameTitle(game)}</span></span>
            </a>
          </li>`,
        )}
      </ul>
    </section>
  <//>`;
}

/** From the rules of a game to those of the others. @param {{game: string}} props */
export function OtherRules({ game }) {
  const t = texts();
  if (games.value.length < 2) return null;
  return html`<nav class="r-games" aria-label=${t("rules")}>
    ${games.value.map(
      (other) =>
        html`<a key=${other.id} href=${`/rules/${other.id}`} aria-current=${other.id === game ? "page" : undefined}>${gameTitle(other)}</a>`,
    )}
  </nav>`;
}
