/** Soft sounds, made here: two low bells for one's turn, a light one for what somebody asks meanwhile. */

import { sound } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

/** Browsers let sound begin only after a touch: called on the first one. */
export function wakeSound() {
  if (!sound.peek() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
}

/** "It is your turn." Silent where sound is off or was never allowed. */
export function yourTurn() {
  if (!sound.peek() || context?.state !== "running") return;
  bell(context, 392, 0);
  bell(context, 587.33, 0.16);
}

/** "Somebody waits for your word." */
export function knock() {
  if (!sound.peek() || context?.state !== "running") return;
  bell(context, 783.99, 0);
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch  Hz
 * @param {number} after  s
 */
function bell(audio, pitch, after) {
  const start = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.09, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.1);
  volume.connect(audio.destination);
  for (const [factor, share] of [
    [1, 1],
    [2.01, 0.25],
  ]) {
    const tone = audio.createOscillator();
    const part = audio.createGain();
    tone.frequency.value = pitch * factor;
    part.gain.value = share;
    tone.connect(part).connect(volume);
    tone.start(start);
    tone.stop(start + 1.2);
  }
}
