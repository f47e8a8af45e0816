/** Time in few words. */

import { signal } from "@preact/signals-core";
import { locale, TAGS } from "./i18n.js";

/** The time now, ms, good for labels: it moves every half minute. */
export const now = signal(Date.now());

/** Lets the clock run; called once. */
export function startClock() {
  setInterval(() => {
    now.value = Date.now();
  }, 30_000);
}

/**
 * How long ago, for the log: "now", "2 m", "3 h", then the day.
 * @param {number} at  ms
 * @param {import("./i18n.js").Texts} t
 */
export function ago(at, t) {
  const minutes = Math.floor((now.value - at) / 60_000);
  if (minutes < 1) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { n: minutes });
  if (minutes < 24 * 60) return t("ago-hours", { n: Math.floor(minutes / 60) });
  return new Date(at).toLocaleDateString(TAGS[locale.value], { month: "short", day: "numeric" });
}

/**
 * @param {number} at  ms
 */
export const clock = (at) =>
  new Date(at).toLocaleTimeString(TAGS[locale.value], { hour: "2-digit", minute: "2-digit" });
