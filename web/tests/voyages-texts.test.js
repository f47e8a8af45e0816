/** The catalogues of Voyages are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalSections } from "../games/voyages/rules-refusals.js";
import { catalogues, house, testCatalogues } from "./catalogues.js";

const { en, hu, components, listed } = catalogues("voyages");

testCatalogues("voyages", /^(title|place-|refusal-bad_choice)/);

test("every refusal of the rules is explained", () => {
  const codes = listed(/refusals=\(([^)]*)\)/);
  assert.ok(codes.length >= 30, "the list was found");
  for (const code of codes) {
    assert.ok(en.has(`refusal-${code}`), code);
    assert.ok(/** @type {Record<string, any>} */ (refusalSections)[code], code);
  }
});

test("whatever the data names has its words", () => {
  const ids = (/** @type {{id: string}[]} */ things) => things.map(({ id }) => id);
  const kinds = new Set(components.city_cards.map((/** @type {{kind: string}} */ { kind }) => kind));
  const wanted = [
    ...ids(components.map.nodes).map((id) => `place-${id}`),
    ...ids(components.spaces).map((id) => `space-${id}`),
    ...ids(components.characters).map((id) => `character-${id}`),
    ...[...kinds].map((kind) => `explain-${kind}`),
    ...components.colours.map((/** @type {string} */ colour) => `colour-${colour}`),
    ...listed(/bots=\(([^)]*)\)/)
      .map((level) => `level-${level}`)
      .filter((id) => !house.has(id)),
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
