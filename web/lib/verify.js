/**
 * Checks a finished game's record in the browser: opens the seal, and draws every draw again. The same sums as
 * server/rules/rng.py, done here with the browser's own cryptography, so that nobody need trust the house.
 */

/**
 * @typedef {object} RecordRow
 * @property {number} seq
 * @property {[bound: number, result: number][]} [draws]
 * @property {string[]} [contributions]
 *
 * @typedef {object} GameRecord
 * @property {boolean} whole
 * @property {{id: string, seal: {commitment: string, secret?: string, entropies?: string[]}}} table
 * @property {RecordRow[]} rows
 *
 * @typedef {object} Verdict
 * @property {number} draws  that agree
 * @property {number} rows  that were gone through
 * @property {"not_whole" | "other_secret" | "other_seal" | "other_luck" | "own_luck_missing" | "row_missing" | "other_draw" | null} problem
 * @property {number} [row]  where the problem is
 */

const text = new TextEncoder();

/** @param {string} hex */
const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
/** @param {ArrayBuffer} bytes */
const toHex = (bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The key of one row's stream: HMAC-SHA256 of the secret over its circumstances.
 * @param {string} secret  hex
 * @param {string[]} entropies  hex, in seat order, "" for a missing one
 * @param {string} table
 * @param {number} seq
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function rowKey(secret, entropies, table, seq) {
  const key = await crypto.subtle.importKey(
    "raw",
    fromHex(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const words = [`kalmar row ${seq} of table ${table}`, ...entropies].join("\n");
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(words)));
}

/**
 * What a row's stream gives for these bounds, in order: SHA-256(key, counter) blocks in words of 32 bits, those
 * beyond the last whole multiple of the bound skipped.
 * @param {Uint8Array<ArrayBuffer>} key
 * @param {number[]} bounds
 * @returns {Promise<number[]>}
 */
export async function drawn(key, bounds) {
  /** @type {number[]} */
  let words = [];
  let counter = 0;
  const word = async () => {
    if (!words.length) {
      const block = new Uint8Array(key.length + 8);
      block.set(key);
      new DataView(block.buffer).setBigUint64(key.length, BigInt(counter++));
      const bytes = new DataView(await crypto.subtle.digest("SHA-256", block));
      words = Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i));
    }
    return /** @type {number} */ (words.shift());
  };
  const results = [];
  for (const bound of bounds) {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let value = await word();
    while (value >= limit) value = await word();
    results.push(value % bound);
  }
  return results;
}

/**
 * @param {GameRecord} record
 * @param {{commitment?: string | null, luck?: string[]}} [seen]  what this browser saw beforehand: the seal, and
 *   the pinches it gave itself
 * @returns {Promise<Verdict>}
 */
export async function verify(record, { commitment = null, luck = [] } = {}) {
  const { id, seal } = record.table;
  const verdict = /** @type {Verdict} */ ({ draws: 0, rows: 0, problem: null });
  const { secret, entropies } = seal;
  if (!record.whole || !secret || !entropies) return { ...verdict, problem: "not_whole" };
  if (toHex(await crypto.subtle.digest("SHA-256", fromHex(secret))) !== seal.commitment)
    return { ...verdict, problem: "other_secret" };
  if (commitment !== null && commitment !== seal.commitment) return { ...verdict, problem: "other_seal" };
  const listed = record.rows[0]?.contributions;
  if (listed && listed.join() !== entropies.join()) return { ...verdict, problem: "other_luck" };
  if (luck.length && !luck.some((pinch) => entropies.includes(pinch)))
    return { ...verdict, problem: "own_luck_missing" };
  for (const [seq, row] of record.rows.entries()) {
    if (row.seq !== seq) return { ...verdict, problem: "row_missing", row: seq };
    const draws = row.draws ?? [];
    if (draws.length) {
      const again = await drawn(
        await rowKey(secret, entropies, id, seq),
        draws.map(([bound]) => bound),
      );
      if (draws.some(([, result], i) => result !== again[i]))
        return { ...verdict, problem: "other_draw", row: seq };
    }
    verdict.draws += draws.length;
    verdict.rows += 1;
  }
  return verdict;
}
