/**
 * The picture of a seal: a hash drawn so that two people can compare it at a glance. Every byte pair of the hash
 * shapes something, so two hashes hardly ever look alike; the full hash stands beside it all the same.
 */

/** @typedef {{petals: {path: string, faint: boolean}[], pearls: {x: number, y: number}[], seeds: {x: number, y: number}[], rim: string}} SealDrawing */

const MIDDLE = 66;
const PETALS = 16;

/** @param {number} value */
const r1 = (value) => Math.round(value * 10) / 10;

/** @param {number} radius @param {number} turn  of a full turn, clockwise from the top */
function at(radius, turn) {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: r1(MIDDLE + radius * Math.cos(angle)), y: r1(MIDDLE + radius * Math.sin(angle)) };
}

/**
 * @param {string} hash  hex, at least 32 bytes of it are drawn from
 * @returns {SealDrawing}
 */
export function drawSeal(hash) {
  const bytes = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const byte = (/** @type {number} */ i) => bytes[i % Math.max(1, bytes.length)] ?? 0;
  const petals = [];
  const pearls = [];
  for (let i = 0; i < PETALS; i++) {
    const value = byte(i);
    const [length, waist] = [14 + 26 * ((value >> 4) / 15), 0.3 + 0.35 * ((value & 3) / 3)];
    const [tip, left, right] = [
      at(length, i / PETALS),
      at(length * waist, (i - 0.3) / PETALS),
      at(length * waist, (i + 0.3) / PETALS),
    ];
    petals.push({
      path: `M${MIDDLE} ${MIDDLE}L${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}Z`,
      faint: Boolean(value & 4),
    });
    if (value & 8) pearls.push(at(Math.min(45, length + 6), i / PETALS));
  }
  const count = 3 + (byte(31) % 4);
  const seeds = Array.from({ length: count }, (_, i) => at(4.2, i / count));
  return { petals, pearls, seeds, rim: rim(byte) };
}

/**
 * The rim of the wax: 60 points around, pushed in and out by the hash's second half.
 * @param {(i: number) => number} byte
 */
function rim(byte) {
  const waves = [5, 8, 13].map((count, i) => ({
    count,
    size: 1 + byte(16 + 2 * i) / 128,
    shift: byte(17 + 2 * i) / 255,
  }));
  const points = Array.from({ length: 60 }, (_, i) => {
    const turn = i / 60;
    const push = waves.reduce(
      (sum, { count, size, shift }) => sum + size * Math.sin(2 * Math.PI * (count * turn + shift)),
      0,
    );
    return at(59 + push, turn);
  });
  const middles = points.map((point, i) => {
    const next = points[(i + 1) % points.length];
    return { x: r1((point.x + next.x) / 2), y: r1((point.y + next.y) / 2) };
  });
  const curves = points.map((point, i) => `Q${point.x} ${point.y} ${middles[i].x} ${middles[i].y}`);
  const start = middles[middles.length - 1];
  return `M${start.x} ${start.y}${curves.join("")}Z`;
}

/**
 * A hash in groups of four signs, as people read it to each other.
 * @param {string} hash
 * @param {number} [groups]  how many; all where it is left out
 */
export function grouped(hash, groups) {
  const all = hash.match(/.{1,4}/g) ?? [];
  return groups === undefined ? all.join(" ") : `${all.slice(0, groups).join(" ")} …`;
}
