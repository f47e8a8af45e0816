/**
 * Motion that shows what happened: short, skippable, none where none is wished for. Durations come from the
 * tokens, so that the style sheets and the scripts move alike.
 */

import { still } from "./settings.js";

/** How fast things move: 1, or less when moves have piled up. Replay sets its own. */
let pace = 1;

/** @param {number} value  a factor of all durations */
export function setPace(value) {
  pace = value;
}

/**
 * The duration of a token in ms, at the present pace; 0 without motion.
 * @param {"tap" | "fade" | "slide" | "travel" | "count"} name
 */
export function duration(name) {
  if (still.peek()) return 0;
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--t-${name}`);
  return (Number.parseFloat(text) || 0) * (/\ds\s*$/.test(text) && !text.includes("ms") ? 1000 : 1) * pace;
}

/**
 * Plays keyframes on an element and waits for their end. The element keeps its own place afterwards.
 * @param {Element | null | undefined} element
 * @param {Keyframe[]} frames
 * @param {{ms: number, delay?: number, easing?: string}} how
 * @returns {Promise<void>}
 */
export async function play(element, frames, { ms, delay = 0, easing = "cubic-bezier(.45,.05,.25,1)" }) {
  if (!element || ms <= 0) return;
  const animation = element.animate(frames, { duration: ms, delay, easing, fill: "backwards" });
  running.add(animation);
  await animation.finished.catch(() => {});
  running.delete(animation);
}

/**
 * Lets an element travel from where another (or itself) was to where it is now.
 * @param {Element | null | undefined} element
 * @param {DOMRect | undefined} from
 * @param {{ms?: number, delay?: number, lift?: number}} [how]  lift: how high the path arches, px
 */
export async function travel(element, from, { ms = duration("travel"), delay = 0, lift = 0 } = {}) {
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const scale = from.width / to.width;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1 + scale) / 2})` },
    { transform: "none" },
  ];
  await play(element, lift ? frames : [frames[0], frames[2]], { ms, delay });
}

/** @type {Set<Animation>} */
const running = new Set();

/** Ends at once whatever moves: a tap means that one has seen it. */
export function finishAll() {
  for (const animation of running) animation.finish();
}

/** @param {number} ms */
export const pause = (ms) => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve());
