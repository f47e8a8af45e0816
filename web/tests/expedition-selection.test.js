/** Which set of cards is suggested and what a touch exchanges, for any choice that the server lists. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { complete, open, placed, suggestion, touched, usable } from "../games/expedition/selection.js";

/** @import {Choice} from "../lib/protocol.js" */

const SILKS = ["red-silk-1", "blue-silk-1", "green-silk-2"];
const OILS = ["red-oil-1", "blue-oil-1", "yellow-oil-1", "purple-oil-2"];
/** Three cards of one good. @type {Choice} */
const THREE_EQUAL = [[[3, SILKS]], [[3, OILS]]];
/** One card of each good. @type {Choice} */
const EACH_GOOD = [
  [
    [1, OILS],
    [1, ["red-spice-1"]],
    [1, SILKS],
    [1, ["blue-fruit-1", "blue-fruit-2"]],
  ],
];

const equal = () => 1;
/** Oil is dear, silk is not. @param {string} card */
const dearOil = (card) => (card.includes("oil") ? 5 : 1);

test("a set is complete when it fills one alternative exactly", () => {
  assert.equal(complete(THREE_EQUAL, SILKS), true);
  assert.equal(complete(THREE_EQUAL, SILKS.slice(1)), false, "one is missing");
  assert.equal(complete(THREE_EQUAL, OILS), false, "one too many");
  assert.equal(complete(THREE_EQUAL, [SILKS[0], SILKS[1], OILS[0]]), false, "two goods");
  assert.equal(complete([[]], []), true, "nothing left to choose");
});

test("cards are open as long as some full set holds them all", () => {
  assert.equal(open(THREE_EQUAL, []), true);
  assert.equal(open(THREE_EQUAL, [SILKS[0]]), true);
  assert.equal(open(THREE_EQUAL, [SILKS[0], OILS[0]]), false);
  assert.equal(open(EACH_GOOD, [SILKS[0], OILS[0]]), true);
  assert.equal(open(EACH_GOOD, [SILKS[0], SILKS[1]]), false);
});

test("items find their place though the first pool they fit is taken", () => {
  /** The purple card fits both, the red one only the first. @type {Choice[number]} */
  const overlapping = [
    [1, ["red", "purple"]],
    [1, ["purple", "blue"]],
  ];
  assert.deepEqual(placed(overlapping, ["purple", "red"]), [["red"], ["purple"]]);
  assert.equal(placed(overlapping, ["red", "red"]), null);
  assert.deepEqual(suggestion([overlapping], equal, ["purple"])?.length, 2);
});

test("the suggestion spends what is the least worth keeping", () => {
  assert.deepEqual(suggestion(THREE_EQUAL, dearOil), SILKS);
  const cheapest = suggestion(THREE_EQUAL, (card) =>
    card.includes("silk") ? 5 : card === "red-oil-1" ? 2 : 1,
  );
  assert.deepEqual(new Set(cheapest), new Set(["blue-oil-1", "yellow-oil-1", "purple-oil-2"]));
  assert.equal(suggestion([], equal), null);
});

test("a touched card of the set is given back", () => {
  assert.deepEqual(touched(THREE_EQUAL, SILKS, "blue-silk-1", equal), ["red-silk-1", "green-silk-2"]);
});

test("a touched card joins an unfinished set", () => {
  assert.deepEqual(touched(THREE_EQUAL, OILS.slice(0, 2), OILS[3], equal), [OILS[0], OILS[1], OILS[3]]);
});

test("a touched card of the same kind takes the place of one picked, the latest stay", () => {
  const next = touched(THREE_EQUAL, OILS.slice(0, 3), OILS[3], equal);
  assert.deepEqual(next, [OILS[1], OILS[2], OILS[3]]);
});

test("a touched card of another kind brings its whole set", () => {
  const next = touched(THREE_EQUAL, SILKS, OILS[2], equal);
  assert.equal(next?.includes(OILS[2]), true);
  assert.equal(complete(THREE_EQUAL, next ?? []), true);
});

test("among one of each only the card of the same good is exchanged", () => {
  const picked = ["red-oil-1", "red-spice-1", "red-silk-1", "blue-fruit-1"];
  const next = touched(EACH_GOOD, picked, "blue-fruit-2", equal);
  assert.deepEqual(new Set(next), new Set(["red-oil-1", "red-spice-1", "red-silk-1", "blue-fruit-2"]));
});

test("a card that stands in no full set is not picked", () => {
  assert.equal(touched(THREE_EQUAL, SILKS, "red-leader-1", equal), null);
  assert.equal(usable(THREE_EQUAL).has("red-leader-1"), false);
  assert.equal(usable(EACH_GOOD).size, 10);
});

test("whatever is touched, a set made from a full one is full again", () => {
  for (const card of [...SILKS, ...OILS]) {
    const next = touched(THREE_EQUAL, SILKS, card, dearOil) ?? [];
    assert.equal(SILKS.includes(card) ? open(THREE_EQUAL, next) : complete(THREE_EQUAL, next), true, card);
  }
});
