/** The rules of a game on a page of their own: /rules/<game>, with the paragraph in the address. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../lib/api.js";
import { html } from "../lib/html.js";
import { loadTexts, locale, texts } from "../lib/i18n.js";
import { games } from "../lib/me.js";
import { Page } from "../parts/page.js";
import { Book } from "./book.js";
import { useRulebook } from "./reading.js";

/** @param {{id: string}} props */
export default function RulesPage({ id: game }) {
  const rulebook = useRulebook(game, locale.value);
  const components = useComponents(game);
  const open = useMemo(
    () => (location.hash ? { id: decodeURIComponent(location.hash.slice(1)) } : null),
    [game],
  );
  const name =
    games.value.find(({ id }) => id === game)?.title[locale.value] ?? components?.game.title[locale.value];
  const t = texts(game);
  useEffect(() => {
    if (rulebook && name) document.title = `${rulebook.title} – ${name} – Kalmár`;
  }, [rulebook, name]);
  /** @param {string} id */
  const onGo = (id) => history.replaceState(null, "", `#${id}`);
  return html`<${Page} class="r-page">
    <h1 data-game=${game}>${name}</h1>
    ${
      rulebook &&
      components &&
      html`<${Book} rulebook=${rulebook} reading=${{ locale: locale.value, t, components, at: null }} open=${open} onGo=${onGo} />`
    }
  <//>`;
}

/**
 * The component data of the house's tables, once the game's words are here too.
 * @param {string} game
 * @returns {any}
 */
function useComponents(game) {
  const [components, setComponents] = useState(/** @type {any} */ (null));
  useEffect(() => {
    void Promise.all([api.components(game), loadTexts(game)]).then(([found]) => setComponents(found));
  }, [game]);
  return components;
}
