import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { test } from "node:test";
import { drawn, rowKey, verify } from "../lib/verify.js";

const SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const LUCK = ["ab".repeat(32), "", "cd".repeat(32)];

/** The server's sums once more, with another implementation of the hashes: one row's stream. @param {number} seq @param {number[]} bounds */
function expected(seq, bounds) {
  const key = createHmac("sha256", Buffer.from(SECRET, "hex"))
    .update([`kalmar row ${seq} of table t1`, ...LUCK].join("\n"))
    .digest();
  let buffer = Buffer.alloc(0);
  let counter = 0n;
  const word = () => {
    if (!buffer.length) {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(counter++);
      buffer = createHash("sha256")
        .update(Buffer.concat([key, number]))
        .digest();
    }
    const value = buffer.readUInt32BE(0);
    buffer = buffer.subarray(4);
    return value;
  };
  return bounds.map((bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let value = word();
    while (value >= limit) value = word();
    return value % bound;
  });
}

/** @param {number[][]} bounds  of each row's draws */
function record(...bounds) {
  const commitment = createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex");
  const rows = bounds.map((row, seq) => {
    const results = expected(seq, row);
    return {
      seq,
      draws: row.map((bound, i) => /** @type {[number, number]} */ ([bound, results[i]])),
      ...(seq ? {} : { contributions: LUCK }),
    };
  });
  return { whole: true, table: { id: "t1", seal: { commitment, secret: SECRET, entropies: LUCK } }, rows };
}

test("a row's draws are the server's, rejected words and all", async () => {
  const bounds = [
    2,
    3,
    6,
    52,
    1000,
    2 ** 31 + 1,
    2 ** 31 + 1,
    2 ** 31 + 1,
    3_000_000_000,
    1,
    2 ** 32,
    7,
    8,
    9,
    10,
    11,
  ];
  assert.deepEqual(await drawn(await rowKey(SECRET, LUCK, "t1", 12), bounds), expected(12, bounds));
});

test("a whole record is found right, with the seal seen before and the own luck in it", async () => {
  const whole = record([51, 50, 49], [], [6, 6]);
  const seen = { commitment: whole.table.seal.commitment, luck: [LUCK[0]] };
  assert.deepEqual(await verify(whole, seen), { draws: 5, rows: 3, problem: null });
});

test("what was tampered with is named", async () => {
  const other = randomBytes(32).toString("hex");
  const changed = (/** @type {(whole: any) => void} */ change) => {
    const whole = record([51, 50], [6]);
    change(whole);
    return whole;
  };
  const cases = /** @type {[string, any, any][]} */ ([
    ["not_whole", changed((whole) => delete whole.table.seal.secret), {}],
    ["other_secret", changed((whole) => (whole.table.seal.secret = other)), {}],
    ["other_seal", record([2]), { commitment: other }],
    ["other_luck", changed((whole) => (whole.rows[0].contributions = ["", "", ""])), {}],
    ["own_luck_missing", record([2]), { luck: [other] }],
    ["row_missing", changed((whole) => whole.rows.splice(0, 1)), {}],
    ["other_draw", changed((whole) => (whole.rows[1].draws[0][1] = (whole.rows[1].draws[0][1] + 1) % 6)), {}],
  ]);
  for (const [problem, tampered, seen] of cases)
    assert.equal((await verify(tampered, seen)).problem, problem);
});
