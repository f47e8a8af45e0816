/** The offer being written: which cards and ducats for which goods, and what is said of the cards. */
import { computed, signal } from "@preact/signals-core";
import { previewed } from "../../lib/seen.js";

/**
 * @import {GameContext} from "../screen.js"
 * @import {Claim, Offer} from "./words.js"
 *
 * @typedef {object} Draft
 * @property {number} turn  it is written for this turn only
 * @property {number} to
 * @property {string | null} reply  the offer it answers
 * @property {string[]} cards  given
 * @property {Record<string, number>} goods  wanted, by kind
 * @property {number} ducats  above 0: paid; below: asked for
 * @property {Record<string, Claim>} claims  by card
 */

/** @param {GameContext} ctx */
export function createDraft(ctx) {
  const written = signal(/** @type {Draft | null} */ (null));

  /** What still holds of it: others may have taken a card away, or the offer that it answers. */
  const draft = computed(() => {
    const now = written.value;
    if (!now || now.turn !== ctx.view.value.public?.turn) return null;
    const mine = ctx.moves.value.filter(({ cmd, fixed }) => cmd === "propose" && fixed?.to === now.to);
    if (!mine.length) return null;
    const hand = ctx.view.value.private?.hand ?? [];
    const cards = now.cards.filter((card) => hand.includes(card));
    const claims = Object.fromEntries(Object.entries(now.claims).filter(([card]) => cards.includes(card)));
    const reply = mine.some(({ fixed }) => fixed?.reply_to === now.reply) ? now.reply : null;
    return { ...now, cards, claims, reply };
  });
  const move = computed(() => draft.value && moveOf(draft.value));
  const seen = previewed(ctx, move);
  /** @param {Partial<Draft>} change */
  const change = (change) => {
    const now = draft.peek();
    if (now) written.value = { ...now, ...change };
  };

  return {
    now: draft,
    move,
    seen,
    /** @param {number} to @param {Partial<Draft>} [begun] */
    open(to, begun = {}) {
      ctx.calm();
      const { turn } = ctx.view.peek().public;
      written.value = { turn, to, reply: null, cards: [], goods: {}, ducats: 0, claims: {}, ...begun };
    },
    close() {
      written.value = null;
    },
    /** @param {string} card */
    card(card) {
      const cards = draft.peek()?.cards ?? [];
      change({ cards: cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card] });
    },
    /** @param {string} good @param {1 | -1} by */
    good(good, by) {
      const goods = { ...draft.peek()?.goods };
      const n = Math.max(0, (goods[good] ?? 0) + by);
      delete goods[good];
      change({ goods: n ? { ...goods, [good]: n } : goods });
    },
    /** @param {number} ducats */
    ducats: (ducats) => change({ ducats }),
    /** @param {string} card @param {Claim} claim */
    claim(card, claim) {
      const claims = { ...draft.peek()?.claims };
      delete claims[card];
      const said = claim.icons?.length || claim.lions !== undefined;
      change({ claims: said ? { ...claims, [card]: claim } : claims });
    },
  };
}

/** @param {Draft} draft */
const moveOf = ({ to, reply, cards, goods, ducats, claims }) => ({
  cmd: "propose",
  to,
  give: { cards, ducats: Math.max(0, ducats) },
  want: { goods, ducats: Math.max(0, -ducats) },
  claims,
  ...(reply ? { reply_to: reply } : {}),
});

/**
 * An offer of somebody else turned round, to be haggled about: what they want is what I would give, where I can.
 * @param {GameContext} ctx @param {string} deal @param {string[]} cards  own, for what they want
 * @returns {Partial<Draft>}
 */
export function counter(ctx, deal, cards) {
  /** @type {Offer} */
  const { give, want } = ctx.view.peek().public.offers[deal];
  return { reply: deal, cards, goods: tally(give.cards), ducats: want.ducats - give.ducats };
}

/**
 * An own offer to be written anew.
 * @param {GameContext} ctx @param {string} deal
 * @returns {Partial<Draft>}
 */
export function again(ctx, deal) {
  const view = ctx.view.peek();
  /** @type {Offer} */
  const { give, want } = view.public.offers[deal];
  const cards = view.private.committed[deal] ?? [];
  const claims = cards.flatMap((/** @type {string} */ card, /** @type {number} */ i) =>
    give.cards[i].claim ? [[card, said(give.cards[i].claim)]] : [],
  );
  return {
    cards,
    goods: tally(want.cards),
    ducats: give.ducats - want.ducats,
    claims: Object.fromEntries(claims),
  };
}

/** Only what was said. @param {Claim | undefined} claim @returns {Claim} */
const said = (claim = {}) =>
  Object.fromEntries(Object.entries(claim).filter(([, value]) => value !== null && value !== undefined));

/** @param {{good: string}[]} cards @returns {Record<string, number>} */
function tally(cards) {
  /** @type {Record<string, number>} */
  const goods = {};
  for (const { good } of cards) goods[good] = (goods[good] ?? 0) + 1;
  return goods;
}
