/** The rules of Expedition: true to the component data, a host's own too. What holds for every game: rules.test.js. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { factsOf } from "../games/expedition/rules-facts.js";
import { elements, textOf } from "./reading-vnodes.js";
import { componentsOf, drawn, LANGUAGES, rulebook, wholeText } from "./rulebooks.js";

const ours = componentsOf("expedition");
const books = { en: await rulebook("expedition", "en"), hu: await rulebook("expedition", "hu") };

for (const language of LANGUAGES) {
  test(`the rules in "${language}" draw every space of the road with what it asks for`, () => {
    const sections = drawn("expedition", books[language], language);
    const rows = elements(sections.get("s13-track")).filter(
      ({ type, props }) => type === "tr" && props["data-kind"],
    );
    assert.equal(rows.length, ours.board.spaces.length);
    ours.board.spaces.forEach((/** @type {any} */ { name, requirement }, /** @type {number} */ at) => {
      assert.ok(textOf(rows[at]).includes(name[language]));
      if (requirement)
        assert.ok(textOf(rows[at]).includes(textOf(/** @type {any} */ (books[language]).needs(requirement))));
    });
  });
}

describe("a host's own data", () => {
  const theirs = structuredClone(ours);
  theirs.constants.ballast_cost = 2;
  theirs.constants.display_size = 4;
  theirs.constants.starting_gold = 8;
  theirs.board.spaces[14].name = { en: "Elsewhere", hu: "Erre" };
  theirs.board.spaces[16].requirement = { type: "leaders", count: 2 };
  theirs.board.spaces[2].chest = 3;

  test("is what the rules tell, in words and pictures", () => {
    const text = wholeText(drawn("expedition", books.en, "en", theirs));
    assert.match(text, /you pay 2 gold to the supply/);
    assert.match(text, /any one of the four open cards/);
    assert.match(text, /Everybody gets a chest of 8 gold/);
    assert.match(text, /Red pays for Elsewhere alone/);
    assert.match(text, /what field 5 asks for, 2 caravan leaders/);
    assert.match(text, /That makes twelve chests and 17 gold/);
    assert.doesNotMatch(text, /Pem/);
  });

  test("gets its articles in Hungarian by the same rule", () => {
    const text = wholeText(drawn("expedition", books.hu, "hu", theirs));
    assert.match(text, /Piros csak az Erre mezőért fizet/);
    assert.match(text, /Mind a tizenkét mezőre/);
  });
});

test("the example of the final scoring adds up and shows what it says", () => {
  const { first, second } = factsOf(ours);
  const text = textOf(drawn("expedition", books.en, "en").get("s11-end"));
  const total = (/** @type {string} */ words) => words.split(" ").map((n) => Number(n.replace("−", "-")));
  const row = (/** @type {string} */ name) =>
    total(text.match(new RegExp(`${name}((?: [+−]?\\d+){4})`))?.[1].trim() ?? "");
  const [start, chests, kantshou, daidu, ballast, gold] = [
    "Start",
    "Chests",
    "Kantshou",
    "Daidu",
    "Ballast",
    "Gold",
  ].map(row);
  gold.forEach((sum, at) => {
    assert.equal(start[at] + chests[at] + kantshou[at] + daidu[at] + ballast[at], sum);
  });
  assert.deepEqual(kantshou, [first.at(-1)?.score, 5, 3, 0]);
  assert.equal(daidu[2], second.at(-1)?.score);
  assert.match(text, /Red and blue are equal/);
});
