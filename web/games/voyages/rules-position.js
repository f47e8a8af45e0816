/**
 * What the rules can say of the position on the board, by nothing but the templates of the server. The words are in
 * rules.<locale>.js.
 */

/** @import {GameContext} from "../screen.js" */
/** @import {Template} from "../../lib/protocol.js" */

/** @param {Template} template */
const open = ({ refused }) => !refused;

/**
 * The spaces of the main action other than city cards, and whether this seat can use them; none where it does no
 * main action now.
 *
 * @param {GameContext} at
 * @returns {{space: string, open: boolean}[]}
 */
export const spacesNow = ({ moves }) =>
  moves.value
    .filter(({ cmd, fixed }) => cmd === "place" && fixed?.space && !fixed.slot)
    .map((template) => ({ space: String(template.fixed?.space), open: open(template) }));

/**
 * The city cards, where they lie, and whether this seat can use them.
 *
 * @param {GameContext} at
 * @returns {{city: string, card: string, open: boolean}[]}
 */
export const cardsNow = ({ moves, components }) =>
  moves.value
    .filter(({ cmd, fixed, tells }) => cmd === "place" && fixed?.slot && tells?.card)
    .map((template) => ({
      city: cityOf(components, String(template.fixed?.slot)),
      card: String(template.tells?.card),
      open: open(template),
    }));

/** @param {any} components @param {string} slot @returns {string} */
const cityOf = ({ map }, slot) =>
  map.city_card_slots.find((/** @type {{id: string}} */ { id }) => id === slot)?.city ?? "";

/** The bonus actions, in the order of the rules. */
const BONUS = ["complete_contract", "money_bag", "reroll", "adjust", "buy_black_die"];

/**
 * The bonus actions and whether any of a kind can be done; none where it is not this seat's turn.
 *
 * @param {GameContext} at
 * @returns {{cmd: string, open: boolean}[]}
 */
export const bonusNow = ({ moves }) =>
  moves.value.some(({ cmd }) => cmd === "buy_black_die")
    ? BONUS.map((cmd) => ({ cmd, open: moves.value.some((each) => each.cmd === cmd && open(each)) }))
    : [];
