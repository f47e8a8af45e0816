/** Curves of drawn boards, in whatever units a board is measured in. */

/** @typedef {[number, number]} Point */

/** @param {number} value one decimal is finer than any screen shows */
export const round = (value) => Math.round(value * 10) / 10;

/** @param {readonly Point[]} points */
export const polyline = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

/** @param {readonly Point[]} points */
export const polygon = (points) => `${polyline(points)}Z`;

/**
 * A smooth curve through all points (Catmull-Rom, written as cubic Béziers).
 * @param {readonly Point[]} points
 * @param {boolean} [closed]
 * @returns {string} SVG path data
 */
export function smooth(points, closed = false) {
  const count = points.length;
  /** @param {number} index */
  const at = (index) =>
    closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))];
  let data = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${[...first, ...second, ...to].map(round).join(" ")}`;
  }
  return closed ? `${data}Z` : data;
}

/**
 * Points along the smooth curve through `points`, `steps` for each stretch between two of them.
 * @param {readonly Point[]} points
 * @param {number} [steps]
 * @returns {Point[]} `(points.length - 1) * steps + 1` points, ends included
 */
export function sampled(points, steps = 12) {
  const last = points.length - 1;
  /** @type {Point[]} */
  const line = [];
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(last, i + 2)],
    ];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push([along(p0[0], p1[0], p2[0], p3[0], t), along(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  return [...line, points[last]];
}

/**
 * Catmull-Rom between b and c.
 * @param {number} a @param {number} b @param {number} c @param {number} d @param {number} t 0 to 1
 */
function along(a, b, c, d, t) {
  return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)))) / 2;
}

/**
 * A line beside another, `distance` to its left as one walks (negative: to its right).
 * @param {readonly Point[]} line
 * @param {number | ((share: number) => number)} distance constant, or by the share of the way walked
 * @returns {Point[]}
 */
export function beside(line, distance) {
  const last = line.length - 1;
  return line.map(([x, y], i) => {
    const [[x0, y0], [x1, y1]] = [line[Math.max(0, i - 1)], line[Math.min(last, i + 1)]];
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const away = typeof distance === "number" ? distance : distance(i / last);
    return [x + ((y1 - y0) / length) * away, y - ((x1 - x0) / length) * away];
  });
}

/**
 * Numbers between 0 and 1 that are the same at every visit: the landscape must not change by a reload.
 * (mulberry32; decoration only, nothing of the game is drawn by it.)
 * @param {number} seed
 * @returns {() => number}
 */
export function noise(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The outline of an irregular patch of land around a centre.
 * @param {Point} centre @param {number} width @param {number} height
 * @param {() => number} random
 * @param {number} [corners] @param {number} [roughness] 0 is an ellipse
 * @returns {Point[]}
 */
export function patch([x, y], width, height, random, corners = 26, roughness = 0.24) {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = 1 - roughness / 2 + roughness * random();
    return [x + (Math.cos(angle) * width * reach) / 2, y + (Math.sin(angle) * height * reach) / 2];
  });
}

/**
 * A ragged coast: points between the given ones, each a little off the straight line.
 * @param {readonly Point[]} points @param {() => number} random @param {number} [step] @param {number} [raggedness]
 * @returns {Point[]}
 */
export function ragged(points, random, step = 26, raggedness = 9) {
  const line = sampled(points, 10);
  /** @type {Point[]} */
  const coast = [line[0]];
  for (const [x, y] of line) {
    const [x0, y0] = coast[coast.length - 1];
    if (Math.hypot(x - x0, y - y0) < step) continue;
    coast.push([x + (random() - 0.5) * 2 * raggedness, y + (random() - 0.5) * 2 * raggedness]);
  }
  return [...coast, line[line.length - 1]];
}

/** @param {Point} point @param {readonly Point[]} line @returns {number} distance to the nearest of its points */
export function distance([x, y], line) {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [px, py] of line) nearest = Math.min(nearest, Math.hypot(px - x, py - y));
  return nearest;
}
