/** Where the names of spaces stand, set by hand so that none touches another, the road or a piece. */

/** @import {Point} from "./geometry.js" */

/**
 * @typedef {object} Label
 * @property {number} x @property {number} y  of the first line's baseline
 * @property {"start" | "middle" | "end"} anchor
 * @property {string[]} lines
 * @property {number} size
 * @property {boolean} city
 */

/** Side and offset by number of the space; the right side where none is named. @type {Record<number, [Label["anchor"], number, number]>} */
const PLACES = {
  0: ["middle", 0, 70],
  2: ["start", 48, 26],
  3: ["start", 43, 25],
  4: ["end", -45, -14],
  5: ["start", 48, 27],
  7: ["start", 48, 27],
  9: ["end", -46, 8],
  10: ["end", -48, 14],
  11: ["middle", 0, 64],
  12: ["start", 54, 18],
  13: ["start", 48, 27],
  17: ["middle", -134, 44],
  18: ["start", 40, -24],
  19: ["start", 48, 27],
  21: ["start", 48, 28],
  23: ["end", -48, 22],
  24: ["middle", 0, 74],
  26: ["start", 48, 28],
  29: ["start", 50, -14],
  30: ["middle", -106, 28],
};

/** Room to the right of a name's start, where there is little. @type {Record<number, number>} */
const ROOM = { 29: 104 };

/** Widths of a letter on average, as a share of the size. */
const LETTER = 0.52;

/**
 * @param {number} index @param {Point} centre @param {string} name
 * @param {number} size of a common name, in board units
 * @param {boolean} city  larger, for the three cities of the road
 * @returns {Label}
 */
export function label(index, [x, y], name, size, city) {
  const [anchor, dx, dy] = PLACES[index] ?? ["start", 48, 7];
  const own = city ? Math.max(28, size * 1.16) : size;
  return {
    x: x + dx,
    y: y + dy + (city ? (own - 28) * 0.4 : 0),
    anchor,
    lines: wrapped(name, ROOM[index] ?? Number.POSITIVE_INFINITY, own),
    size: own,
    city,
  };
}

/** @param {string} name @param {number} room @param {number} size @returns {string[]} */
function wrapped(name, room, size) {
  /** @type {string[]} */
  const lines = [];
  for (const word of name.split(" ")) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && longer.length * size * LETTER <= room) lines[lines.length - 1] = longer;
    else if (lines.length && room < Number.POSITIVE_INFINITY) lines.push(word);
    else if (lines.length) lines[0] = longer;
    else lines.push(word);
  }
  return lines;
}

/** @param {Label} label @returns {[number, number, number, number]} left, top, right, bottom */
export function extent({ x, y, anchor, lines, size }) {
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return [left, y - size * 0.75, left + width, y + size * (lines.length - 0.8)];
}
