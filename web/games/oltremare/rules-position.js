/**
 * What the rules can say of the position on the board, by nothing but the templates of the server. The words are in
 * rules.<locale>.js.
 */

/** @import {GameContext} from "../screen.js" */

/**
 * @typedef {object} PurchasesNow
 * @property {number} limit
 * @property {number} bought
 * @property {boolean | null} deck  whether a card can be bought there; null where none can be bought any more
 * @property {boolean | null} pirates
 * @property {number | null} price  of the next card
 * @property {number} after  ducats after it
 */

/**
 * How purchases stand; null where this seat buys nothing now.
 *
 * @param {GameContext} at
 * @returns {PurchasesNow | null}
 */
export function purchasesNow({ moves, components, view }) {
  const found = moves.value.filter(({ cmd }) => cmd === "buy");
  if (!found.length) return null;
  const over = found.some(({ refused }) => refused?.code === "purchase_limit");
  /** @param {string} source */
  const there = (source) =>
    over ? null : found.some(({ fixed, refused }) => fixed?.source === source && !refused);
  const tells = found.find(({ refused }) => !refused)?.tells;
  return {
    limit: components.purchase.most_per_turn,
    bought: view.value.public.purchases,
    deck: there("deck"),
    pirates: there("pirates"),
    price: tells?.price ?? null,
    after: tells?.ducats ?? 0,
  };
}

/**
 * The load and the cards held; null where this seat plays no cards now.
 *
 * @param {GameContext} at
 * @returns {{load: number, hand: number} | null}
 */
export function readyNow({ moves, view }) {
  if (!moves.value.some(({ cmd }) => cmd === "play_cards")) return null;
  return { load: view.value.public.load, hand: view.value.private.hand.length };
}
