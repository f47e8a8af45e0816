/** What this browser's owner wishes for: look, motion, sound. Kept on the device only. */

import { effect, signal } from "@preact/signals-core";

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(`kalmar-${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value
 */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(`kalmar-${name}`);
    else localStorage.setItem(`kalmar-${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const remembered = stored;

/** "light", "dark", or null for the system's. */
export const theme = signal(stored("theme"));
/** "on", "off", or null for the system's. */
export const motion = signal(stored("motion"));
/** One soft "your turn", or nothing. */
export const sound = signal(stored("sound") !== "off");
/** As it came out of wish and system. */
export const dark = signal(false);
export const still = signal(false);

/** Wires the wishes to the page; called once. */
export function startSettings() {
  const read = () => {
    dark.value = document.documentElement.dataset.theme === "dark";
    still.value = document.documentElement.hasAttribute("data-still");
  };
  addEventListener("kalmar-look", read);
  read();
  effect(() => {
    keep("theme", theme.value);
    keep("motion", motion.value);
    dispatchEvent(new Event("kalmar-wish"));
  });
  effect(() => keep("sound", sound.value ? "on" : "off"));
}
