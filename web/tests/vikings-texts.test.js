/** The catalogues of Vikings are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogues, testCatalogues } from "./catalogues.js";

const { en, hu, components } = catalogues("vikings");

testCatalogues("vikings", { refusals: 26 });

test("whatever the data names has its words", () => {
  const wanted = [
    ...Object.keys(components.modes).map((mode) => `option-mode-${mode}`),
    ...[...components.islands, ...components.ships].map(({ type }) => `tile-${type}`),
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});
