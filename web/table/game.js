/** A game's screen with its words, its styles and its data. */

import { api } from "../lib/api.js";
import { loadTexts } from "../lib/i18n.js";
import { games } from "../lib/me.js";

/** @import {GameScreen} from "../games/screen.js" */

const preloaded = new Set();

/**
 * Has everything that a game's screen imports fetched at once, where a module after the other would tell of the next.
 * @param {string} game
 */
function preload(game) {
  const modules = preloaded.has(game) ? [] : (games.peek().find(({ id }) => id === game)?.modules ?? []);
  if (modules.length) preloaded.add(game);
  document.head.append(
    ...modules.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
  );
}

/**
 * @param {string} game
 * @returns {Promise<GameScreen>}
 */
async function screenOf(game) {
  preload(game);
  const [module] = await Promise.all([import(`../games/${game}/index.js`), loadTexts(game)]);
  return module.default;
}

/**
 * Fetches a game's screen ahead, while there is time: nothing is shown, and nothing said if it fails.
 * @param {string} game
 */
export function warmUp(game) {
  void screenOf(game)
    .then(({ styles }) => Promise.all(styles.map((address) => fetch(address))))
    .catch(() => {});
}

/**
 * @param {string} game
 * @param {string} data  hash of the component data
 * @returns {Promise<{screen: GameScreen, components: any}>}
 */
export async function loadGame(game, data) {
  const [screen, components] = await Promise.all([screenOf(game), api.components(game, data)]);
  return { screen, components };
}
