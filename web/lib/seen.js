/** What the server says of a move that is being made: cost, result, what may come next, or why not. */
import { computed, effect, signal } from "@preact/signals-core";

/**
 * @import {ReadonlySignal} from "@preact/signals-core"
 * @import {Move, Preview} from "./protocol.js"
 *
 * @typedef {Preview & {move: Move}} Seen  a preview, and of what
 *
 * @typedef {object} Asking  Where it is asked: what a game's screen sees of the table.
 * @property {ReadonlySignal<string | null>} stamp  of the position, each of which answers anew
 * @property {(partial: Move) => Promise<Preview>} preview
 */

/**
 * What the server says of a move, always of the newest.
 * @param {Asking} ctx @param {ReadonlySignal<Move | null>} move
 * @returns {ReadonlySignal<Seen | null>}
 */
export function previewed(ctx, move) {
  const words = computed(() => move.value && JSON.stringify(move.value));
  const seen = signal(/** @type {Seen | null} */ (null));
  let newest = 0;
  effect(() => {
    const asked = words.value;
    void ctx.stamp.value;
    const number = ++newest;
    if (asked === null) {
      seen.value = null;
      return;
    }
    void ctx.preview(JSON.parse(asked)).then((preview) => {
      if (number === newest) seen.value = { ...preview, move: JSON.parse(asked) };
    });
  });
  return seen;
}
