import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { drawSeal, grouped } from "../lib/seal.js";

const hash = (/** @type {number} */ n) => createHash("sha256").update(String(n)).digest("hex");

test("the same hash gives the same seal, another hash another", () => {
  const drawings = Array.from({ length: 200 }, (_, i) => JSON.stringify(drawSeal(hash(i))));
  assert.equal(JSON.stringify(drawSeal(hash(0))), drawings[0]);
  assert.equal(new Set(drawings).size, 200);
});

test("every half of the hash shapes the seal", () => {
  const base = drawSeal("00".repeat(32));
  assert.notDeepEqual(drawSeal(`ff${"00".repeat(31)}`).petals, base.petals);
  assert.notEqual(drawSeal(`${"00".repeat(16)}ff${"00".repeat(15)}`).rim, base.rim);
});

test("a seal stays within its wax", () => {
  for (let i = 0; i < 50; i++) {
    const { rim } = drawSeal(hash(i));
    for (const number of rim.match(/-?\d+(\.\d+)?/g) ?? [])
      assert.ok(Number(number) >= 0 && Number(number) <= 132, number);
  }
});

test("a hash is read in fours", () => {
  assert.equal(grouped("0123456789ab"), "0123 4567 89ab");
  assert.equal(grouped("0123456789ab", 2), "0123 4567 …");
});
