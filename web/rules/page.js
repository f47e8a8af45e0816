/** The rules of a game on a page of their own: /rules/<game>, with the paragraph in the address; /rules: of which. */

import { useEffect, useMemo } from "preact/hooks";
import { Trouble } from "../door/trouble.js";
import { api } from "../lib/api.js";
import { html } from "../lib/html.js";
import { loadTexts, locale, texts } from "../lib/i18n.js";
import { games } from "../lib/me.js";
import { Page } from "../parts/page.js";
import { Book } from "./book.js";
import { useFetched, useRulebook } from "./reading.js";
import { OtherRules, RulesShelf } from "./shelf.js";

/** @param {{id: string}} props */
export default function RulesPage({ id }) {
  return id ? html`<${RulesOf} game=${id} />` : html`<${RulesShelf} />`;
}

/** @param {{game: string}} props */
function RulesOf({ game }) {
  const { found: rulebook, trouble } = useRulebook(game, locale.value);
  const { found: components, trouble: none } = useFetched(() => componentsOf(game), game);
  const open = useMemo(paragraph, [game]);
  const name =
    games.value.find(({ id }) => id === game)?.title[locale.value] ?? components?.game.title[locale.value];
  const t = texts(game);
  useEffect(() => {
    if (rulebook && name) document.title = `${rulebook.title} – ${name} – Kalmár`;
  }, [rulebook, name]);
  /** @param {string} id */
  const onGo = (id) => history.replaceState(null, "", `#${id}`);
  // Whether there is such a game, the house says: of a book that does not come one cannot tell.
  const error = components ? trouble : none;
  if (error) return html`<${Trouble} error=${error} />`;
  return html`<${Page} class="r-page">
    <${OtherRules} game=${game} />
    <h1 data-game=${game}>${name}</h1>
    ${
      rulebook &&
      components &&
      html`<${Book} rulebook=${rulebook} reading=${{ locale: locale.value, t, components, at: null }} open=${open} onGo=${onGo} />`
    }
  <//>`;
}

/** The paragraph in the address; one that cannot be read is none. */
function paragraph() {
  try {
    return location.hash ? { id: decodeURIComponent(location.hash.slice(1)) } : null;
  } catch {
    return null;
  }
}

/**
 * The component data of the house's tables, once the game's words are here too: only a game that the house knows has
 * any.
 * @param {string} game
 * @returns {Promise<any>}
 */
async function componentsOf(game) {
  const found = await api.components(game);
  await loadTexts(game);
  return found;
}
