/**
 * What the player is about to do: cards picked, the way sailed so far, and what the server says that comes of it.
 * It lives in the page only. Offers of others come and go meanwhile, so it belongs to a phase of a turn and not to
 * one position.
 */
import { computed, signal } from "@preact/signals-core";
import { keptFor } from "../../lib/kept.js";
import { forMoment } from "../../lib/moment.js";
import { previewed } from "../../lib/seen.js";
import { templateFor } from "../../lib/templates.js";
import { createDraft } from "./draft.js";

/**
 * @import {ReadonlySignal, Signal} from "@preact/signals-core"
 * @import {Move, Template} from "../../lib/protocol.js"
 * @import {Seen} from "../../lib/seen.js"
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} Plan
 * @property {ReadonlySignal<string[]>} picked  cards, in the order in which they are to lie, the top one last
 * @property {ReadonlySignal<string[]>} pool  cards that can be picked now
 * @property {ReadonlySignal<number>} most  how many are to be picked
 * @property {(card: string) => void} pick  picks, gives back, or puts on top while loading
 * @property {(cards: string[]) => void} arrange  all at once: while loading, the whole order
 * @property {ReadonlySignal<string[]>} path  harbours reached so far
 * @property {(path: string[]) => void} sail
 * @property {ReadonlySignal<string | null>} goal  the harbour touched for the compass
 * @property {(harbour: string | null) => void} aim
 * @property {ReadonlySignal<Move | null>} move  as it would be sent
 * @property {ReadonlySignal<Seen | null>} seen  what the server says of it
 * @property {ReturnType<typeof createDraft>} draft  the offer being written
 * @property {Signal<number>} scoringRead  seq of the interim scoring that was put away
 */

/** The same one for the same table. */
export const planOf = keptFor(createPlan);

/** Commands that are made by picking cards, and the field that holds them. @type {Record<string, string>} */
const PICKING = { discard: "cards", play_cards: "cards", load: "order" };

/** @param {GameContext} ctx @returns {Plan} */
function createPlan(ctx) {
  const moment = computed(() => {
    const { turn, phase } = ctx.view.value.public ?? {};
    return `${turn} ${phase} ${ctx.seat.value}`;
  });
  const chosen = forMoment(moment, /** @type {string[] | null} */ (null));
  const sailed = forMoment(moment, /** @type {string[]} */ ([]));
  const aimed = forMoment(moment, /** @type {string | null} */ (null));

  const picking = computed(
    () => ctx.moves.value.find(({ cmd, refused }) => cmd in PICKING && !refused) ?? null,
  );
  const choice = computed(() => picking.value?.choose?.[PICKING[picking.value.cmd]]?.[0]?.[0] ?? null);
  const most = computed(() => choice.value?.[0] ?? 0);
  const pool = computed(() => /** @type {string[]} */ (choice.value?.[1] ?? []));
  const loading = computed(() => picking.value?.cmd === "load");
  const picked = computed(() => {
    const kept = (chosen.value ?? []).filter((card) => pool.value.includes(card));
    // What is to be loaded lies as it was played until somebody puts it otherwise.
    return loading.value && kept.length < pool.value.length ? [...pool.value] : kept;
  });
  const sailing = computed(() => templateFor(ctx.moves.value, "sail"));
  const move = computed(() => {
    if (sailing.value) return { cmd: "sail", path: sailed.value };
    const cmd = picking.value?.cmd;
    return cmd ? { cmd, [PICKING[cmd]]: picked.value } : null;
  });

  return {
    picked,
    pool,
    most,
    pick(card) {
      const others = picked.peek().filter((other) => other !== card);
      if (loading.peek()) chosen.set([...others, card]);
      else if (others.length < picked.peek().length) chosen.set(others);
      else chosen.set([...others.slice(others.length < most.peek() ? 0 : 1), card]);
    },
    arrange: chosen.set,
    path: sailed,
    sail: sailed.set,
    goal: aimed,
    aim: aimed.set,
    move,
    seen: previewed(ctx, move),
    draft: createDraft(ctx),
    scoringRead: signal(0),
  };
}
