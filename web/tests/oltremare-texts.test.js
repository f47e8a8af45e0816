/** The catalogues of Oltremare are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogues, testCatalogues } from "./catalogues.js";

const { en, hu, components } = catalogues("oltremare");

testCatalogues("oltremare", { refusals: 18, same: /^(title|sea-|harbour-)/ });

test("whatever the data names has its words", () => {
  const ids = (/** @type {{id: string}[]} */ things) => things.map(({ id }) => id);
  const wanted = [
    ...ids(components.harbours).map((id) => `harbour-${id}`),
    ...ids(components.icons).map((id) => `icon-${id}`),
    ...ids(components.tile_kinds).flatMap((id) => [`tile-${id}`, `legend-${id}`]),
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});
