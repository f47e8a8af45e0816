/** Finding words in the rules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { findAll } from "../rules/search.js";

/**
 * What was found, as it stands in the text.
 *
 * @param {string} text
 * @param {string} words
 */
const found = (text, words) => findAll(text, words).map(({ start, end }) => text.slice(start, end));

test("accents and capitals make no difference, in the words and in the text", () => {
  assert.deepEqual(found("A Súlytöbblet leadása: súlytöbblettel", "sulytobblet"), [
    "Súlytöbblet",
    "súlytöbblet",
  ]);
  assert.deepEqual(found("az ŐRÜLT űr", "őrült"), ["ŐRÜLT"]);
});

test("a letter written with a separate accent is found whole", () => {
  assert.deepEqual(found("se\u0301ta", "seta"), ["se\u0301ta"]);
  assert.deepEqual(found("lape\u0301", "lape"), ["lape\u0301"]);
});

test("line breaks and runs of spaces count as one space", () => {
  assert.deepEqual(found("the next\n    free  space", "next free space"), ["next\n    free  space"]);
  assert.deepEqual(found("one card", "  one card "), ["one card"]);
});

test("places do not overlap, and nothing is found for nothing", () => {
  assert.equal(findAll("aaaa", "aa").length, 2);
  assert.deepEqual(findAll("anything", "   "), []);
  assert.deepEqual(findAll("", "word"), []);
});
