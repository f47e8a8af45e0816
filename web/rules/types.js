/**
 * What a game's rules are made of: `web/games/<id>/rules.<locale>.js` exports `title`, `sections` and
 * `refusalSections`. Ids are the same in every language, so that a link into the rules outlives a change of
 * language.
 */

/** @import {ComponentChildren} from "preact" */
/** @import {GameContext} from "../games/screen.js" */
/** @import {Texts} from "../lib/i18n.js" */
/** @import {Locale} from "../lib/protocol.js" */

/**
 * @typedef {object} Reading  Who reads, and beside which table.
 * @property {Locale} locale
 * @property {Texts} t  texts of the game first, then of the house
 * @property {any} components  the component data the numbers and names are taken from
 * @property {GameContext | null} at  the table beside which the rules lie open; null on a page of their own
 * @property {Marked | null} marked  the paragraph the reader was sent to
 */

/**
 * @typedef {object} Marked
 * @property {string} id  of a section or of a paragraph in it
 * @property {string} [why]  what sent the reader there: "Your refused step to Lop"
 */

/**
 * @typedef {object} Condition
 * @property {ComponentChildren} text
 * @property {boolean | null} holds  null: not known, since an earlier condition fails already
 */

/**
 * @typedef {object} Conditions  How things stand on the board for one thing the reader may want to do.
 * @property {string} [pigment]  `data-p` of the figure it is about, where there are several
 * @property {ComponentChildren} [title]
 * @property {Condition[]} list
 * @property {{holds: boolean, text: ComponentChildren}} [verdict]
 */

/**
 * @typedef {object} Ruling  A decision on a case the rulebook leaves open, or says in passing. Its id is `r<n>`.
 * @property {number} n
 * @property {boolean} [house]  decided by us
 * @property {string} title
 * @property {ComponentChildren} text
 */

/**
 * @typedef {object} Section
 * @property {string} id
 * @property {string} number  as the other parts refer to it
 * @property {string} title
 * @property {(reading: Reading) => ComponentChildren} body
 * @property {(at: GameContext) => Conditions[]} [conditions]  ticked for the position on the board, by nothing but
 *   what the server's templates tell; empty where there is nothing to say
 */

/**
 * @typedef {object} Rulebook
 * @property {string} title
 * @property {string[]} styles  addresses of the style sheets of its drawings
 * @property {import("preact").FunctionComponent} [Defs]  what its drawings refer to by id, once for a page
 * @property {Section[]} sections
 * @property {Record<string, string>} refusalSections  refusal code: id of the paragraph that explains it
 */

export {};
