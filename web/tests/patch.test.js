import assert from "node:assert/strict";
import { test } from "node:test";
import jsonPatch from "fast-json-patch";
import { applyPatch } from "../lib/patch.js";

const { applyPatch: reference, compare } = jsonPatch;

/** A small generator of pseudo-random numbers, so that every run is the same. @param {number} state */
function lcg(state) {
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** @param {(bound: number) => number} below @param {number} depth @returns {any} */
function value(below, depth) {
  const kind = below(depth > 0 ? 6 : 4);
  if (kind === 0) return below(100) - 50;
  if (kind === 1) return ["", "a/b", "m~n", "~1", "ő"][below(5)];
  if (kind === 2) return null;
  if (kind === 3) return below(2) === 1;
  const size = below(5);
  if (kind === 4) return Array.from({ length: size }, () => value(below, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [["x", "y", "a/b", "m~n", "0"][below(5)], value(below, depth - 1)]),
  );
}

test("patches do what an independent implementation of the standard does", () => {
  const below = lcg(7);
  for (let i = 0; i < 500; i++) {
    const before = { root: value(below, 3), list: value(below, 2) };
    const after = { root: value(below, 3), list: value(below, 2) };
    const patch = /** @type {any[]} */ (compare(before, after));
    const expected = reference(structuredClone(before), structuredClone(patch)).newDocument;
    assert.deepEqual(applyPatch(before, patch), expected);
  }
});

test("a patch leaves the old value as it was and shares what it does not touch", () => {
  const before = { hand: ["a", "b"], board: { places: [1, 2, 3] }, rest: { deep: true } };
  const copy = structuredClone(before);
  const after = applyPatch(before, [
    { op: "remove", path: "/hand/0" },
    { op: "add", path: "/hand/-", value: "c" },
    { op: "replace", path: "/board/places/1", value: 9 },
  ]);
  assert.deepEqual(before, copy);
  assert.deepEqual(after, { hand: ["b", "c"], board: { places: [1, 9, 3] }, rest: { deep: true } });
  assert.equal(after.rest, before.rest);
});

test("the whole value can be replaced, as when a game begins", () => {
  assert.deepEqual(applyPatch(null, [{ op: "replace", path: "", value: { a: 1 } }]), { a: 1 });
});

for (const [what, patch] of /** @type {[string, any][]} */ ([
  ["a missing field", { op: "replace", path: "/b", value: 1 }],
  ["an index beyond the end", { op: "replace", path: "/list/2", value: 1 }],
  ["an index that is no number", { op: "remove", path: "/list/x" }],
  ["a path through a number", { op: "add", path: "/a/b", value: 1 }],
])) {
  test(`a patch that does not fit is refused: ${what}`, () => {
    assert.throws(() => applyPatch({ a: 1, list: [1, 2] }, [patch]), RangeError);
  });
}
