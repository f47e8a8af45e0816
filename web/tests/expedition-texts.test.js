/** The catalogues of Expedition are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalSections } from "../games/expedition/rules-refusals.js";
import { assertOwnWords, catalogues, namedByScreen } from "./catalogues.js";

const { en, hu, listed } = catalogues("expedition");

/** Helpers of one language's own grammar. */
const OWN = /^(space-\d+|goods-counted|leaders-counted|colour-counted)$/;

test("both languages have the same texts", () => {
  const shared = (/** @type {Map<string, any>} */ texts) =>
    [...texts.keys()].filter((id) => !OWN.test(id)).sort();
  assert.deepEqual(shared(hu), shared(en));
  for (const [id, { attributes }] of en) {
    if (!OWN.test(id)) assert.deepEqual(Object.keys(hu.get(id).attributes), Object.keys(attributes), id);
  }
});

test("no text is empty and none is the other language's", () => {
  assertOwnWords({ en, hu }, { shortest: 12 });
});

test("every text that the screen names by itself exists", () => {
  for (const { name, id } of namedByScreen("expedition")) assert.ok(en.has(id), `${name}: ${id}`);
});

test("every refusal of the rules is explained", () => {
  const codes = listed(/refusals=\(([^)]*)\)/);
  assert.ok(codes.length >= 14, "the list was found");
  for (const code of [...codes, "not_next", "more_cards"]) {
    assert.ok(en.has(`refusal-${code}`), code);
    assert.ok(refusalSections[code], code);
  }
});
