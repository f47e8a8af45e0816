/** The rules of Expedition as they are read: whole, alike in both languages, and true to the component data. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import * as english from "../games/expedition/rules.en.js";
import * as hungarian from "../games/expedition/rules.hu.js";
import { factsOf } from "../games/expedition/rules-facts.js";
import { article } from "../lib/article.js";
import { addCatalogue, locale, texts } from "../lib/i18n.js";
import { elements, textOf } from "./reading-vnodes.js";

/** @import {Locale} from "../lib/protocol.js" */
/** @import {Rulebook} from "../rules/types.js" */

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, import.meta.url), "utf-8");

const ours = JSON.parse(read("../../server/rules/expedition/components.json"));
/** @type {Record<Locale, Rulebook>} */
const books = { en: english, hu: hungarian };
for (const language of /** @type {Locale[]} */ (Object.keys(books))) {
  addCatalogue(language, "expedition", read(`../games/expedition/${language}.ftl`));
}

/**
 * Every section as it is drawn on a page of its own.
 *
 * @param {Locale} language
 * @param {any} [components]
 */
function drawn(language, components = ours) {
  locale.value = language;
  const reading = { locale: language, t: texts("expedition"), components, at: null, marked: null };
  return new Map(books[language].sections.map(({ id, body }) => [id, body(reading)]));
}

/** @param {Map<string, any>} sections */
const ids = (sections) =>
  [...sections].flatMap(([id, body]) => [
    id,
    ...elements(body).flatMap(({ props }) => (props.id ? [String(props.id)] : [])),
  ]);

/** @param {Map<string, any>} sections */
const wholeText = (sections) => [...sections.values()].map(textOf).join("\n");

describe("both languages", () => {
  test("have the same sections, numbered alike, and the same paragraphs in them", () => {
    const [en, hu] = [english, hungarian].map(({ sections }) =>
      sections.map(({ id, number }) => `${number} ${id}`),
    );
    assert.deepEqual(hu, en);
    assert.deepEqual(ids(drawn("hu")), ids(drawn("en")));
  });

  test("explain every ruling by its number", () => {
    const anchors = new Set(ids(drawn("en")));
    for (let n = 1; n <= 26; n++) assert.ok(anchors.has(`r${n}`), `R${n}`);
  });
});

for (const language of /** @type {Locale[]} */ (["en", "hu"])) {
  describe(`the rules in "${language}"`, () => {
    const sections = drawn(language);

    test("have a title and words in every section", () => {
      for (const { id, title } of books[language].sections) {
        assert.ok(title.trim(), id);
        assert.ok(textOf(sections.get(id)).split(/\s+/).length > 25, `${id} says too little`);
      }
    });

    test("use every id once", () => {
      const all = ids(sections);
      assert.deepEqual(
        all.filter((id, at) => all.indexOf(id) !== at),
        [],
      );
    });

    test("lead to a paragraph of theirs by every link and from every refusal", () => {
      const anchors = new Set(ids(sections));
      const links = [...sections.values()].flatMap((body) =>
        elements(body).flatMap(({ type, props }) => (type === "a" ? [String(props.href)] : [])),
      );
      assert.ok(links.length > 5);
      for (const link of links) assert.ok(anchors.has(link.slice(1)), link);
      for (const [code, id] of Object.entries(books[language].refusalSections))
        assert.ok(anchors.has(id), `${code}: ${id}`);
    });

    test("explain every refusal that the game's catalogue has words for", () => {
      const codes = [...read(`../games/expedition/${language}.ftl`).matchAll(/^refusal-(\w+) =/gm)].map(
        ([, code]) => code,
      );
      assert.ok(codes.length > 10);
      for (const code of codes) assert.ok(books[language].refusalSections[code], code);
    });

    test("leave no gap out where words meet signs, and no word empty", () => {
      // A line break beside a tag is no space in a template: "nothing.<b>Whoever" would be the sign of it.
      const text = wholeText(sections);
      assert.deepEqual(text.match(/\p{L}*[.,:;]\p{L}+|\p{Ll}\p{Lu}\p{Ll}*/gu) ?? [], []);
      assert.doesNotMatch(text, /undefined|null|NaN|\[object|\{ ?\$/);
    });

    test("name every picture for those who hear it", () => {
      const pictures = [...sections.values()].flatMap((body) =>
        elements(body).filter(({ props }) => props.role === "img"),
      );
      assert.ok(pictures.length > 40);
      for (const { props } of pictures) assert.ok(String(props["aria-label"] ?? "").trim());
    });

    test("draw every space of the road with what it asks for", () => {
      const rows = elements(sections.get("s13-track")).filter(
        ({ type, props }) => type === "tr" && props["data-kind"],
      );
      assert.equal(rows.length, ours.board.spaces.length);
      ours.board.spaces.forEach((/** @type {any} */ { name, requirement }, /** @type {number} */ at) => {
        assert.ok(textOf(rows[at]).includes(name[language]));
        if (requirement)
          assert.ok(
            textOf(rows[at]).includes(textOf(/** @type {any} */ (books[language]).needs(requirement))),
          );
      });
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
    const text = wholeText(drawn("en", theirs));
    assert.match(text, /you pay 2 gold to the supply/);
    assert.match(text, /any one of the four open cards/);
    assert.match(text, /Everybody gets a chest of 8 gold/);
    assert.match(text, /Red pays for Elsewhere alone/);
    assert.match(text, /what field 5 asks for, 2 caravan leaders/);
    assert.match(text, /That makes twelve chests and 17 gold/);
    assert.doesNotMatch(text, /Pem/);
  });

  test("gets its articles in Hungarian by the same rule", () => {
    const text = wholeText(drawn("hu", theirs));
    assert.match(text, /Piros csak az Erre mezőért fizet/);
    assert.match(text, /Mind a tizenkét mezőre/);
  });
});

test("every article of the Hungarian rules fits the word it stands before", () => {
  const wrong = [...wholeText(drawn("hu")).matchAll(/(?<![\p{L}-])(az?) ([\p{L}\p{N}][^\s]*)/giu)].filter(
    ([, said, following]) => article(following) !== said.toLowerCase() && !POINTING.test(following),
  );
  assert.deepEqual(
    wrong.map(([words]) => words),
    [],
  );
});

/** Words before which "az" is a pronoun (that), no article. */
const POINTING = /^(a|az|győz|kerül|ott|passz|sem|számít)\b/u;

test("the example of the final scoring adds up and shows what it says", () => {
  const { first, second } = factsOf(ours);
  const text = textOf(drawn("en").get("s11-end"));
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
