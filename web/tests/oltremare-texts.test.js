/** The catalogues of Oltremare are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalSections } from "../games/oltremare/rules-refusals.js";
import { catalogues, house, testCatalogues } from "./catalogues.js";

const { en, hu, components, listed } = catalogues("oltremare");

testCatalogues("oltremare", /^(title|sea-|harbour-)/);

test("every refusal of the rules is explained", () => {
  const codes = listed(/refusals=\(([^)]*)\)/);
  assert.ok(codes.length >= 18, "the list was found");
  for (const code of codes) {
    assert.ok(en.has(`refusal-${code}`), code);
    assert.ok(/** @type {Record<string, any>} */ (refusalSections)[code], code);
  }
});

test("whatever the data names has its words", () => {
  const ids = (/** @type {{id: string}[]} */ things) => things.map(({ id }) => id);
  const wanted = [
    ...ids(components.harbours).map((id) => `harbour-${id}`),
    ...ids(components.icons).map((id) => `icon-${id}`),
    ...ids(components.tile_kinds).flatMap((id) => [`tile-${id}`, `legend-${id}`]),
    ...components.colours.map((/** @type {string} */ colour) => `colour-${colour}`),
    ...listed(/bots=\(([^)]*)\)/)
      .map((level) => `level-${level}`)
      .filter((id) => !house.has(id)),
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});
