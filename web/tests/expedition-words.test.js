/** Names, prices and what is lacking, in both languages; the hand in order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { sorted } from "../games/expedition/cards.js";
import { asks, lack, paid, place, spaceWords, worthNow } from "../games/expedition/words.js";
import { components, START, speaker } from "./expedition-speaker.js";

/** @import {Locale} from "../lib/protocol.js" */

/** @param {any} params */
const short = (params) => ({ code: "requirement_not_met", params });

test("every space has its Hungarian case forms under its own name", () => {
  const hu = speaker("hu");
  for (const { index, name } of components.board.spaces) {
    assert.equal(place(hu, index), name.hu);
    for (const form of /** @type {const} */ (["to", "from", "at"])) {
      const word = place(hu, index, form);
      assert.match(
        word,
        { to: /(b[ae]|hoz)$/, from: /(b[óő]l|tól)$/, at: /(b[ae]n|nál)$/ }[form],
        `${name.hu} ${form}`,
      );
      assert.ok(!word.includes("mező"), `${word} needs no help`);
    }
  }
});

test("a host's own place names are led around their missing case forms", () => {
  const data = structuredClone(components);
  data.board.spaces[14].name = { en: "Oxford", hu: "Eger" };
  assert.equal(place(speaker("hu", { data }), 14, "to"), "az Eger mezőre");
  assert.equal(place(speaker("en", { data }), 14, "to"), "to Oxford");
});

test("what was paid, as a price and within a sentence", () => {
  const sets = /** @type {[number, string[], string, string, string, string][]} */ ([
    [1, ["red-silk-1"], "1 silk", "with 1 silk", "1 selyem", "1 selyemmel"],
    [
      11,
      ["red-fruit-1", "red-fruit-2", "blue-fruit-1"],
      "3 fruits",
      "with 3 fruits",
      "3 gyümölcs",
      "3 gyümölccsel",
    ],
    [10, ["red-leader-1", "blue-leader-1"], "2 leaders", "with 2 leaders", "2 vezető", "2 vezetővel"],
    [
      14,
      ["red-silk-1", "red-oil-1", "red-leader-1"],
      "3 red cards",
      "with 3 red cards",
      "3 piros lap",
      "3 piros lappal",
    ],
    [
      17,
      ["red-oil-1", "red-spice-1", "red-silk-1", "red-fruit-1"],
      "all four goods",
      "with one of every good",
      "négyféle áru",
      "négyféle áruval",
    ],
  ]);
  for (const [to, cards, name, within, ar, mondatban] of sets) {
    assert.equal(paid(speaker("en"), to, cards), name);
    assert.equal(paid(speaker("en"), to, cards, "with"), within);
    assert.equal(paid(speaker("hu"), to, cards), ar);
    assert.equal(paid(speaker("hu"), to, cards, "with"), mondatban);
  }
});

test("what a space asks for", () => {
  assert.equal(asks(speaker("en"), { type: "same_goods", count: 1 }), "any goods card");
  assert.equal(asks(speaker("hu"), { type: "same_goods", count: 3 }), "3 azonos áru");
  assert.equal(asks(speaker("en"), { type: "leaders", count: 2 }), "2 caravan leaders");
});

test("what is lacking names it where that is one thing or two", () => {
  const cases = /** @type {[any, string, string][]} */ ([
    [
      { type: "same_colour", missing: 1, have: 2, groups: ["red"] },
      "1 red card missing",
      "1 piros lap hiányzik",
    ],
    [
      { type: "same_colour", missing: 2, have: 1, groups: ["red", "blue"] },
      "2 red or blue cards missing",
      "2 piros vagy kék lap hiányzik",
    ],
    [{ type: "same_goods", missing: 1, have: 2, groups: ["silk"] }, "1 silk missing", "1 selyem hiányzik"],
    [
      { type: "same_goods", missing: 3, have: 0, groups: [] },
      "3 equal goods missing",
      "3 azonos áru hiányzik",
    ],
    [
      { type: "same_goods", missing: 2, have: 1, groups: ["oil", "silk", "fruit"] },
      "2 equal goods missing",
      "2 azonos áru hiányzik",
    ],
    [
      { type: "each_good", missing: 2, have: 2, groups: ["oil", "fruit"] },
      "oil and fruit missing",
      "olaj és gyümölcs hiányzik",
    ],
    [{ type: "five_colours", missing: 1, have: 4, groups: ["purple"] }, "purple missing", "lila hiányzik"],
    [{ type: "leaders", missing: 1, have: 1, groups: ["leader"] }, "1 leader missing", "1 vezető hiányzik"],
  ]);
  for (const [params, en, hu] of cases) {
    assert.equal(lack(speaker("en"), short(params)), en);
    assert.equal(lack(speaker("hu"), short(params)), hu);
  }
  assert.equal(lack(speaker("en"), { code: "must_draw" }), null);
  assert.equal(lack(speaker("en"), null), null);
});

test("a space tells all that can be seen on it", () => {
  const position = { ...START, figures: { ...START.figures, orange: { seat: 3, space: 13 } } };
  assert.equal(
    spaceWords(speaker("en", { position }), 13),
    "13, Khotan: asks for all five colours. Worth 2 when gold is shared out. A chest of 2 gold. Here: Dani.",
  );
  assert.equal(
    spaceWords(speaker("hu", { position }), 13),
    "13. mező, Khotan. Amit kér: mind az öt színből egy. Értékeléskor 2 arany. Láda, benne 2 arany. Itt áll: Dani.",
  );
});

test("with two figures a seat they are told apart by colour", () => {
  const figures = { red: { seat: 0, space: 3 }, blue: { seat: 0, space: 5 } };
  assert.match(spaceWords(speaker("en", { position: { ...START, figures } }), 3), /Here: Anna \(red\)\.$/);
});

test("after the interim scoring the fields of the first leg are worth nothing any more", () => {
  assert.equal(worthNow(speaker("en"), 14), 3);
  const done = speaker("en", { position: { ...START, interim_done: true } });
  assert.equal(worthNow(done, 14), 0);
  assert.equal(worthNow(done, 26), 3);
  assert.equal(worthNow(done, 2), 0);
});

test("the hand in order: by colour, by good, leaders last, as drawn", () => {
  const hand = ["blue-silk-1", "red-leader-1", "red-silk-2", "blue-oil-1", "red-oil-1"];
  const ids = (/** @type {"colour" | "good" | "drawn"} */ by) =>
    sorted(hand, by, components).map(({ id }) => id);
  assert.deepEqual(ids("colour"), ["red-oil-1", "red-silk-2", "red-leader-1", "blue-oil-1", "blue-silk-1"]);
  assert.deepEqual(ids("good"), ["red-oil-1", "blue-oil-1", "red-silk-2", "blue-silk-1", "red-leader-1"]);
  assert.deepEqual(ids("drawn"), hand);
  assert.deepEqual(
    sorted(hand, "good", components).map(({ group }) => group),
    ["oil", "oil", "silk", "silk", "leader"],
  );
});
