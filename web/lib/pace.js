/** How much time people have at a table, in words. */

/** @import {Texts} from "./i18n.js" */
/** @import {Clock, Pace} from "./protocol.js" */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a host may choose from. @type {Record<"relaxed" | "live", Pace[]>} */
export const PACES = {
  relaxed: [8 * HOUR, DAY, 3 * DAY, 7 * DAY].map((seconds) => ({ kind: "relaxed", seconds })),
  live: [
    { kind: "live", seconds: 5 * MINUTE, more: 5 },
    { kind: "live", seconds: 10 * MINUTE, more: 10 },
    { kind: "live", seconds: 20 * MINUTE, more: 20 },
    { kind: "live", seconds: 40 * MINUTE, more: 30 },
  ],
};

/**
 * What is left on a clock, ms.
 * @param {Clock} clock
 * @param {number | null} now  the server's time; null where it is not known yet
 */
export function timeLeft({ left, since }, now) {
  if (typeof since !== "number" || now === null) return Math.max(0, left);
  return Math.max(0, left - Math.max(0, now - since));
}

/**
 * Time on a clock: 4:05 at a live table, days, hours or minutes at a relaxed one.
 * @param {Pace} pace
 * @param {number} left  ms
 * @param {Texts} t
 */
export function paceTime(pace, left, t) {
  const seconds = Math.ceil(left / 1000);
  if (pace.kind === "live") return digits(seconds);
  const [d, h, m] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ];
  if (d) return t("clock-days", { d, h });
  return h ? t("clock-hours", { h, m }) : t("clock-minutes", { m: Math.max(1, m) });
}

/** @param {number} seconds */
function digits(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/**
 * A round length of time: "20 min", "8 h", "3 days".
 * @param {number} seconds
 * @param {Texts} t
 */
export function lengthWords(seconds, t) {
  if (seconds % DAY === 0) return t("length-days", { n: seconds / DAY });
  if (seconds % HOUR === 0) return t("length-hours", { n: seconds / HOUR });
  return seconds % MINUTE === 0 ? t("minutes", { n: seconds / MINUTE }) : t("length-seconds", { n: seconds });
}

/**
 * A table's pace in one sentence.
 * @param {Pace | null | undefined} pace
 * @param {Texts} t
 */
export function paceWords(pace, t) {
  if (!pace) return t("pace-none-help");
  const values = { time: lengthWords(pace.seconds, t), more: pace.more ?? 0 };
  return t(`pace-${pace.kind}-help`, values);
}
