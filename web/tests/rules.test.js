/** The rules of every game as they are read: whole, and alike in both languages. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { article } from "../lib/article.js";
import { elements, textOf } from "./reading-vnodes.js";
import { drawn, GAMES, ids, LANGUAGES, read, rulebook, wholeText } from "./rulebooks.js";
import { modules, read as source, templates, withoutComments } from "./sources.js";

/** @import {Locale} from "../lib/protocol.js" */
/** @import {Rulebook} from "../rules/types.js" */

/**
 * The numbers of all rulings in the document that code and tests cite: "R7" at the head of an item or with its source
 * in brackets, or the numbers of the lists that stand under a heading of rulings.
 *
 * @param {string} game
 */
function decided(game) {
  const text = read(`../../docs/games/${game}.md`);
  const lists = text.split(/^## /m).filter((part) => /^\d+\. .*rulings$/im.test(part.split("\n")[0]));
  const found = [
    ...text.matchAll(/^[*-] (?:\*\*)?R(\d+)\b/gm),
    ...text.matchAll(/\bR(\d+)(?:\*\*)? \[|\[[^\]]*\bhouse R(\d+)\]/g),
    ...lists.flatMap((part) => [...part.matchAll(/^(\d+)\. /gm)]),
  ];
  return [...new Set(found.map(([, first, second]) => Number(first ?? second)))];
}

/** @param {Map<string, any>} sections */
const houseRulings = (sections) =>
  [...sections.values()].flatMap((body) =>
    elements(body).flatMap(({ props }) =>
      /^r\d+$/.test(props.id ?? "") && elements(props.children).some((part) => part.props.class === "r-house")
        ? [props.id]
        : [],
    ),
  );

/** Words, a line break and an inline tag or a value, or the other way round: in a template that is no space. */
const GAPLESS =
  /[^\s>\0(„“]\s*\n\s*(?:\0|<(?:a|b|i|small)\b)|(?:\0|<\/(?:a|b|i|small)>)\s*\n\s*(?![\w-]+=)[\p{L}\p{N}(]/gu;

/** Consonants begin these words, before which "az" is a pronoun (that) and no article. */
const POINTING =
  /^(fogadhat|győz|kerül|kérdezhet|látja|magától|marad|már|mindet|most|nem|passz|sem|számít|szabja|tudja|válaszolhat|vonhatja)\b/u;

test("no line of the rules breaks where words meet a tag or a value", () => {
  const written = modules((path) => /^games\/\w+\/rules[-.\w]*\.js$/.test(path));
  assert.ok(GAMES.length > 0 && written.length > 5 * GAMES.length);
  for (const path of written)
    for (const template of templates(withoutComments(source(path))))
      assert.deepEqual(template.match(GAPLESS), null, path);
});

for (const game of GAMES) {
  /** @type {Record<Locale, Rulebook>} */
  const books = { en: await rulebook(game, "en"), hu: await rulebook(game, "hu") };

  describe(`the rules of ${game} in both languages`, () => {
    test("have the same sections, numbered alike, and the same paragraphs in them", () => {
      const [en, hu] = LANGUAGES.map((language) =>
        books[language].sections.map(({ id, number }) => `${number} ${id}`),
      );
      assert.deepEqual(hu, en);
      assert.deepEqual(ids(drawn(game, books.hu, "hu")), ids(drawn(game, books.en, "en")));
    });

    test("explain every ruling by its number", () => {
      const anchors = new Set(ids(drawn(game, books.en, "en")));
      const rulings = decided(game);
      assert.ok(rulings.length > 20);
      for (const n of rulings) assert.ok(anchors.has(`r${n}`), `R${n}`);
    });

    test("mark the same rulings as the house’s own", () => {
      const [en, hu] = LANGUAGES.map((language) => houseRulings(drawn(game, books[language], language)));
      assert.ok(en.length > 10);
      assert.deepEqual(hu, en);
    });
  });

  for (const language of LANGUAGES) {
    describe(`the rules of ${game} in "${language}"`, () => {
      const sections = drawn(game, books[language], language);

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
        const codes = [...read(`../games/${game}/${language}.ftl`).matchAll(/^refusal-(\w+) =/gm)].map(
          ([, code]) => code,
        );
        assert.ok(codes.length > 10);
        for (const code of codes) assert.ok(books[language].refusalSections[code], code);
      });

      test("leave no gap out where words meet signs, and no word empty", () => {
        const text = wholeText(sections).replaceAll(/\b\d{1,2}:\d\d\b/g, "noon");
        assert.deepEqual(
          text.match(/\p{L}*[.,:;][\p{L}\p{N}]+|\p{Ll}\p{Lu}\p{Ll}*|\p{Ll}{2,}\p{N}/gu) ?? [],
          [],
        );
        assert.doesNotMatch(text, /undefined|null|NaN|\[object|\{ ?\$/);
      });

      test("name every picture for those who hear it", () => {
        const pictures = [...sections.values()].flatMap((body) =>
          elements(body).filter(({ props }) => props.role === "img"),
        );
        assert.ok(pictures.length > 15);
        for (const { props } of pictures) assert.ok(String(props["aria-label"] ?? "").trim());
      });
    });
  }

  test(`every article of the Hungarian rules of ${game} fits the word it stands before`, () => {
    const text = wholeText(drawn(game, books.hu, "hu"));
    const wrong = [...text.matchAll(/(?<![\p{L}-])(az?) ([\p{L}\p{N}][^\s]*)/giu)].filter(
      ([, said, following]) => article(following) !== said.toLowerCase() && !POINTING.test(following),
    );
    assert.deepEqual(
      wrong.map(([words]) => words),
      [],
    );
  });
}
