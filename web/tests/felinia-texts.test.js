/** The catalogues of Felinia are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogues, house, testCatalogues } from "./catalogues.js";

const { en, hu, components, listed } = catalogues("felinia");

testCatalogues("felinia", /^(title|katzburg|tab-katzburg|score-words)$/);

test("every refusal, option, event and line of the scoring has its words", () => {
  const codes = listed(/refusals=\(([\s\S]*?)\n {4}\),/);
  assert.ok(codes.length >= 32, "the list was found");
  const wanted = [
    ...codes.map((code) => `refusal-${code}`),
    ...Object.keys(components.boards).map((rules) => `option-rules-${rules}`),
    "option-preview_next_ship-off",
    "option-preview_next_ship-on",
    ...components.colours.map((/** @type {string} */ colour) => `colour-${colour}`),
    ...components.special_tiles.map((/** @type {any} */ { effect }) => `special-${effect.kind}`),
    ...["tiles", "plus", "merchants", "gold", "spice", "goods", "mystery", "food"].map((id) => `score-${id}`),
    ...["reason-merchants", "reason-ships", "tiebreak-coins", "margin", "unit"],
    ...listed(/bots=\(([^)]*)\)/)
      .map((level) => `level-${level}`)
      .filter((id) => !house.has(id)),
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});
