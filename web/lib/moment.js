/** Choices that belong to one moment of the game. */
import { computed, signal } from "@preact/signals-core";

/** @import {ReadonlySignal} from "@preact/signals-core" */

/**
 * A value that holds for one moment and then is what it was at first.
 * @template T
 * @param {ReadonlySignal<string>} moment @param {T} first
 */
export function forMoment(moment, first) {
  const kept = signal({ at: "", value: first });
  return Object.assign(
    computed(() => (kept.value.at === moment.value ? kept.value.value : first)),
    {
      /** @param {T} value */
      set(value) {
        kept.value = { at: moment.peek(), value };
      },
    },
  );
}
