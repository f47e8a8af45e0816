import assert from "node:assert/strict";
import { test } from "node:test";
import { tidyCode } from "../lib/code.js";
import { exchanged, movedOrder, parted, seatsAfter, seatsAtEnd, shiftOf, standing } from "../lib/order.js";

test("a code is written as it is read, also out of a whole link", () => {
  assert.equal(tidyCode("7qk4mt2p"), "7QK4-MT2P");
  assert.equal(tidyCode(" 7QK4-MT2P "), "7QK4-MT2P");
  assert.equal(tidyCode("https://kalmar.example/j/7QK4-MT2P"), "7QK4-MT2P");
  assert.equal(tidyCode("7qk"), "7QK");
});

test("a seat that is dragged takes its place, the others close up", () => {
  assert.deepEqual(movedOrder(4, 0, 2), [1, 2, 0, 3]);
  assert.deepEqual(movedOrder(4, 3, 0), [3, 0, 1, 2]);
});

test("while a seat is dragged the rows it passes make room", () => {
  const drag = { from: 0, to: 2, by: 140, step: 85, start: 0 };
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => shiftOf(drag, seat)),
    [140, -85, -85, 0],
  );
  assert.equal(shiftOf(null, 1), 0);
});

test("a colour one has already changes places with the one that is chosen", () => {
  assert.deepEqual(exchanged(["red", "blue"], 0, "green"), ["green", "blue"]);
  assert.deepEqual(exchanged(["red", "blue"], 0, "blue"), ["blue", "red"]);
});

test("the others follow one in turn order; a spectator sees all", () => {
  assert.deepEqual(seatsAfter(4, 2), [3, 0, 1]);
  assert.deepEqual(seatsAfter(3, null), [0, 1, 2]);
});

test("places count everybody ahead; who resigned stands last without a place", () => {
  const result = /** @type {any} */ ({ ranking: [[2], [0, 3]], totals: [], lines: [], reason: "" });
  assert.deepEqual(standing(result, 4), [
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: null },
  ]);
});

test("at the end the best comes first, and who resigned last", () => {
  const result = /** @type {any} */ ({ ranking: [[2], [0, 3]], totals: [5, 9, 7, 5], lines: [], reason: "" });
  assert.deepEqual(seatsAtEnd(result), [2, 0, 3, 1]);
});

test("a tie-break parted those of equal totals, wherever in the ranking, and nobody else", () => {
  const result = (/** @type {number[][]} */ ranking, /** @type {number[]} */ totals) =>
    /** @type {any} */ ({ ranking, totals });
  assert.deepEqual(parted(result([[2], [0], [1], [3]], [15, 15, 18, 9])), [0, 1]);
  assert.deepEqual(parted(result([[2], [0, 1]], [15, 15, 15])), [2, 0, 1]);
  assert.deepEqual(parted(result([[0, 1], [2]], [15, 15, 3])), []);
});
