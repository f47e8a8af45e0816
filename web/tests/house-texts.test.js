/** The house's catalogues are complete in both languages, and the pages say nothing that does not come from them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { addCatalogue, locale, texts } from "../lib/i18n.js";
import { variables } from "./catalogues.js";
import { modules, read, templates, withoutComments } from "./sources.js";

const LANGUAGES = /** @type {const} */ (["en", "hu"]);
const SOURCES = { en: read("texts/en.ftl"), hu: read("texts/hu.ftl") };
/** The games' folders have tests of their own. */
const HOUSE = modules((path) => !path.startsWith("games/"));

/** Message ids and "id.attribute"s, with what stands under them. @param {string} source @returns {Map<string, any>} */
function patterns(source) {
  const found = new Map();
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value) found.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, pattern);
  }
  return found;
}

const [en, hu] = LANGUAGES.map((language) => patterns(SOURCES[language]));

test("texts are set with the apostrophe of print, not of the typewriter", () => {
  for (const [language, source] of Object.entries(SOURCES)) {
    const told = source.split("\n").filter((line) => !line.startsWith("#"));
    assert.deepEqual(
      told.filter((line) => /\p{L}'\p{L}/u.test(line)),
      [],
      language,
    );
  }
});

test("both languages have the same texts, each once", () => {
  assert.deepEqual([...hu.keys()].sort(), [...en.keys()].sort());
  for (const language of LANGUAGES) {
    const ids = [...SOURCES[language].matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    assert.deepEqual(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      [],
      language,
    );
    assert.equal(
      new Set(ids).size,
      new FluentResource(SOURCES[language]).body.length,
      `a text of ${language} cannot be read`,
    );
  }
});

test("a text needs the same values in both languages", () => {
  for (const [id, pattern] of en) {
    const [needed, also] = [variables(pattern), variables(hu.get(id))];
    // A language may leave out what its own words need not; it may not ask for what nobody gives.
    for (const name of also) assert.ok(needed.has(name), `${id} in hu: $${name}`);
  }
});

test("no text is the other language's", () => {
  const same = [...en].filter(
    ([id, value]) => typeof value === "string" && value.length > 8 && value === hu.get(id),
  );
  assert.deepEqual(same, []);
});

/** Strings that name a text, and shapes of names such as `stop-${…}`. */
function named() {
  const literals = new Set();
  const shapes = [];
  for (const path of HOUSE) {
    const source = withoutComments(read(path));
    for (const [, literal] of source.matchAll(/"([a-z][\w.-]*)"/g)) literals.add(literal);
    for (const [, shape] of source.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)) shapes.push(shape);
    for (const [, shape] of source.matchAll(/`(\$\{[^`}]*\}\.[a-z]+)`/g)) shapes.push(shape);
  }
  for (const [, literal] of read("../server/notices/message.py").matchAll(/"(notice-[\w-]+)"/g))
    literals.add(literal); // the server reads them too
  const patterns = shapes.map(
    (shape) =>
      new RegExp(
        `^${shape
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(".", "\\."))
          .join("[\\w-]+")}$`,
      ),
  );
  return { literals, patterns };
}

test("every text that a page names exists", () => {
  for (const path of HOUSE) {
    for (const [, id] of withoutComments(read(path)).matchAll(/\bt(?:\.rich)?\(\s*"([^"]+)"/g)) {
      // These are asked for in the game's own catalogue, behind `t.has`.
      if (["title", "blurb", "margin"].includes(id)) continue;
      assert.ok(en.has(id), `${path}: "${id}"`);
    }
  }
});

test("a text with markup is written with its markup", () => {
  for (const path of HOUSE) {
    for (const [, id] of withoutComments(read(path)).matchAll(/\bt\(\s*"([^"]+)"/g)) {
      assert.doesNotMatch(JSON.stringify(en.get(id) ?? ""), /<[a-z]/, `${path}: "${id}"`);
    }
  }
});

test("every text is used", () => {
  const { literals, patterns } = named();
  const unused = [...en.keys()].filter(
    (id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)),
  );
  assert.deepEqual(unused, []);
});

test("every refusal of the table is explained", () => {
  const protocol = read("../docs/protocol.md");
  const [, list] = protocol.match(/Codes of table refusals[^:]*: ([^\n]+)/) ?? [];
  const codes = [...(list ?? "").matchAll(/`([a-z_]+)`/g)].map(([, code]) => code);
  assert.ok(codes.length > 20);
  for (const code of codes) assert.ok(en.has(`error-${code}`), code);
});

/** Words of the pages that are nobody's language. */
const NAMES = /Kalmár|terra incognita/g;

test("no page has words of its own", () => {
  for (const path of HOUSE) {
    for (const template of templates(withoutComments(read(path)))) {
      const words = template.replaceAll(/<[^>]*>/g, "\0").replaceAll(NAMES, "");
      assert.doesNotMatch(words, /\p{L}{2}/u, `${path}: ${words.match(/[^\0]*\p{L}{2}[^\0]*/u)?.[0].trim()}`);
      for (const [, attribute, value] of template.matchAll(
        /\b(aria-label|title|placeholder|alt)="([^"\0]+)"/g,
      )) {
        assert.doesNotMatch(value, /[a-z]{2}/, `${path}: ${attribute}="${value}"`);
      }
    }
  }
});

test("every text can be written with the values it asks for", (t) => {
  const errors = t.mock.method(console, "error", () => {});
  for (const language of LANGUAGES) {
    addCatalogue(language, "", SOURCES[language]);
    locale.value = language;
    for (const [id, pattern] of language === "en" ? en : hu) {
      for (const value of [0, 1, 2, 3, 5, "Anna"]) {
        const words = texts()(
          id,
          Object.fromEntries([...variables(en.get(id)), ...variables(pattern)].map((name) => [name, value])),
        );
        assert.doesNotMatch(words, /\{|\}|undefined/, `${id} in ${language}`);
      }
    }
  }
  assert.deepEqual(
    errors.mock.calls.map(({ arguments: [words] }) => words),
    [],
  );
});
