/** The catalogues of Voyages are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogues, testCatalogues } from "./catalogues.js";

const { en, hu, components } = catalogues("voyages");

testCatalogues("voyages", { refusals: 30, same: /^(title|place-|refusal-bad_choice)/ });

test("whatever the data names has its words", () => {
  const ids = (/** @type {{id: string}[]} */ things) => things.map(({ id }) => id);
  const kinds = new Set(components.city_cards.map((/** @type {{kind: string}} */ { kind }) => kind));
  const wanted = [
    ...ids(components.map.nodes).map((id) => `place-${id}`),
    ...ids(components.spaces).map((id) => `space-${id}`),
    ...ids(components.characters).map((id) => `character-${id}`),
    ...[...kinds].map((kind) => `explain-${kind}`),
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});

test("every decision is asked for, told to others, and has its button", () => {
  const kinds = [
    "any_good",
    "two_different_goods",
    "other_city_bonus",
    "own_city_bonus",
    "make_room",
    "move",
    "relocate_post",
    "compensation",
  ];
  for (const kind of kinds)
    for (const id of [`ask-${kind}`, `chooses-${kind}`, `action-${kind}`]) assert.ok(en.has(id), id);
});

test("every line of the scoring, every option, and how it ends have their words", () => {
  const lines = [
    ...["contracts", "city_bonuses", "city_cards", "milestones", "other_bonuses", "goal_cards"],
    ...["goal_cities", "coins", "beijing", "goods", "most_contracts"],
  ];
  const options = ["random_city_bonuses", "character_draft", "goal_choice"];
  const wanted = [
    ...lines.map((line) => `score-${line}`),
    ...options.flatMap((id) => [`option-${id}`, `option-${id}-off`, `option-${id}-on`]),
    ...["reason-last_round", "tiebreak-camels", "blurb", "unit", "margin"],
  ];
  for (const id of wanted) assert.ok(en.has(id), id);
});
