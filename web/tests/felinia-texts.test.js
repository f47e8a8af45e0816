/** The catalogues of Felinia are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogues, testCatalogues } from "./catalogues.js";

const { en, hu, components } = catalogues("felinia");

testCatalogues("felinia", { refusals: 32, same: /^(title|katzburg|tab-katzburg|score-words)$/ });

test("every option, special tile and line of the scoring has its words", () => {
  const wanted = [
    ...Object.keys(components.boards).map((rules) => `option-rules-${rules}`),
    "option-preview_next_ship-off",
    "option-preview_next_ship-on",
    ...components.special_tiles.map((/** @type {any} */ { effect }) => `special-${effect.kind}`),
    ...["tiles", "plus", "merchants", "gold", "spice", "goods", "mystery", "food"].map((id) => `score-${id}`),
    ...["reason-merchants", "reason-ships", "tiebreak-coins", "margin", "unit"],
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});
