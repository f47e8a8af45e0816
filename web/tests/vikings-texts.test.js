/** The catalogues of Vikings are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogues, house, testCatalogues } from "./catalogues.js";

const { en, hu, components, listed } = catalogues("vikings");

testCatalogues("vikings");

test("every refusal of the rules and whatever the data names has its words", () => {
  const codes = listed(/refusals=\(([\s\S]*?)\n {4}\),/);
  assert.ok(codes.length >= 26, "the list was found");
  const wanted = [
    ...codes.map((code) => `refusal-${code}`),
    ...Object.keys(components.modes).map((mode) => `option-mode-${mode}`),
    ...[...components.islands, ...components.ships].map(({ type }) => `tile-${type}`),
    ...components.colours.map((/** @type {string} */ colour) => `colour-${colour}`),
    ...listed(/bots=\(([^)]*)\)/)
      .map((level) => `level-${level}`)
      .filter((id) => !house.has(id)),
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});
