/** Keys of the frame: Escape closes what is open beside the board, arrows step through a replay. */

import { useEffect } from "preact/hooks";

/** @import {Env} from "./env.js" */

/** @param {Env} env */
export function useKeys(env) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = /** @type {Element} */ (event.target);
      if (target.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") closeOne(env);
      else if (env.replay.on.peek() && !target.closest("[role=tablist], [role=menu]")) look(env, event);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [env]);
}

/** @param {Env} env */
function closeOne({ ui, store, replay }) {
  if (ui.question.peek()) ui.question.peek()?.answer(false);
  else if (ui.rules.peek()) ui.rules.value = null;
  else if (store.refusal.peek()) store.refusal.value = null;
  else if (replay.on.peek()) replay.stop();
}

/** @param {Env} env @param {KeyboardEvent} event */
function look({ replay }, event) {
  const at = replay.at.peek();
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: replay.last.peek() }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    void replay.go(to);
  } else if (event.key === " " && !(/** @type {Element} */ (event.target).closest("button, a"))) {
    event.preventDefault();
    replay.run(!replay.playing.peek());
  }
}
