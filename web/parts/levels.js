/** Levels of bots in words. */

import { texts } from "../lib/i18n.js";

/**
 * @param {string} game
 * @param {string} level
 */
export function levelText(game, level) {
  const t = texts(game);
  return t.has(`level-${level}`) ? t(`level-${level}`) : level;
}
