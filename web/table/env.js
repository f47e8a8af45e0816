/** What the parts of the frame share. */

/** @import {GameContext, GameScreen} from "../games/screen.js" */
/** @import {Texts} from "../lib/i18n.js" */
/** @import {Ui} from "./context.js" */
/** @import {Replay} from "./replay.js" */
/** @import {TableStore} from "./store.js" */

/**
 * @typedef {object} Env
 * @property {TableStore} store
 * @property {GameContext} ctx
 * @property {GameScreen} screen
 * @property {Ui} ui
 * @property {Replay} replay
 * @property {Texts} t  the game's texts first, then the house's
 */

export {};
