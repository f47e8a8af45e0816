/** A game's screen with its words, its styles and its data. */

import { api } from "../lib/api.js";
import { loadTexts } from "../lib/i18n.js";

/** @import {GameScreen} from "../games/screen.js" */

/**
 * @param {string} game
 * @returns {Promise<GameScreen>}
 */
async function screenOf(game) {
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
