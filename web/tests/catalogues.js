/** The catalogues of the games as tests read them, and the tests that they all pass. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { read, WEB } from "./sources.js";

/** @typedef {Map<string, any>} Catalogue  messages by their ids */

/** @param {string} path  below web/ @returns {Catalogue} */
const catalogue = (path) =>
  new Map(new FluentResource(read(path)).body.map((message) => [message.id, message]));

export const house = catalogue("texts/en.ftl");

/** @param {string} game */
export function catalogues(game) {
  const info = read(`../server/rules/${game}/info.py`);
  return {
    en: catalogue(`games/${game}/en.ftl`),
    hu: catalogue(`games/${game}/hu.ftl`),
    components: JSON.parse(read(`../server/rules/${game}/components.json`)),
    /** @param {RegExp} part  a tuple in info.py @returns {string[]} the strings in it */
    listed: (part) => [...(info.match(part)?.[1] ?? "").matchAll(/"([a-z_]+)"/g)].map(([, code]) => code),
  };
}

/** Names of the values a pattern is filled with. @param {any} node @param {Set<string>} [names] */
export function variables(node, names = new Set()) {
  if (node === null || typeof node !== "object") return names;
  if (node.type === "var") names.add(node.name);
  for (const part of Object.values(node)) variables(part, names);
  return names;
}

/**
 * The texts that a game's screen names by itself, its rules to read apart.
 * @param {string} game
 * @returns {{name: string, id: string}[]} of which module
 */
export const namedByScreen = (game) =>
  readdirSync(`${WEB}games/${game}/`)
    .filter((name) => name.endsWith(".js") && !name.startsWith("rules"))
    .flatMap((name) =>
      [...read(`games/${game}/${name}`).matchAll(/\bt(?:\.rich|\.has)?\(\s*"([a-z][\w-]*)"/g)].map(
        ([, id]) => ({ name, id }),
      ),
    );

/**
 * No text is empty and none is the other language's.
 * @param {{en: Catalogue, hu: Catalogue}} of
 * @param {{shortest: number, same?: RegExp}} but  shortest: length of a text that is looked at; same: ids of texts that
 *   may be alike
 */
export function assertOwnWords({ en, hu }, { shortest, same }) {
  for (const [id, message] of hu) {
    assert.ok(message.value, id);
    if (typeof message.value !== "string" || message.value.length < shortest || same?.test(id)) continue;
    assert.notEqual(message.value, en.get(id)?.value, id);
  }
}

/**
 * What holds for the catalogues of a game that has the same texts in both languages.
 * @param {string} game
 * @param {{refusals: number, same?: RegExp}} of  refusals: at least so many are listed; same: ids of texts that may be
 *   alike
 */
export function testCatalogues(game, { refusals, same = /^title$/ }) {
  const { en, hu, components, listed } = catalogues(game);

  test("every refusal of the rules is told and explained", async () => {
    const { refusalSections } = await import(`../games/${game}/rules-refusals.js`);
    const codes = listed(/refusals=\(([\s\S]*?)\n {4}\),/);
    assert.ok(codes.length >= refusals, "the list was found");
    for (const code of codes) {
      assert.ok(en.has(`refusal-${code}`) && hu.has(`refusal-${code}`), code);
      assert.ok(refusalSections[code], code);
    }
  });

  test("every colour and every bot has a name", () => {
    const levels = listed(/bots=\(([^)]*)\)/).filter((level) => !house.has(`level-${level}`));
    for (const id of [
      ...components.colours.map((/** @type {string} */ colour) => `colour-${colour}`),
      ...levels.map((level) => `level-${level}`),
    ])
      assert.ok(en.has(id) && hu.has(id), id);
  });

  test("both languages have the same texts, each once", () => {
    assert.deepEqual([...hu.keys()].sort(), [...en.keys()].sort());
    for (const language of ["en", "hu"]) {
      const source = read(`games/${game}/${language}.ftl`);
      const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length, language);
      assert.equal(ids.length, en.size, `a text of ${language} cannot be read`);
    }
  });

  test("Hungarian needs no value that English is not given", () => {
    // What only the grammar of the other asks for: who is meant by the verb, and which case a noun stands in.
    const grammar = new Set(["you", "yours", "case", "name"]);
    for (const [id, { value }] of hu) {
      const given = variables(en.get(id).value);
      for (const name of variables(value)) assert.ok(given.has(name) || grammar.has(name), `${id}: $${name}`);
    }
  });

  test("no text is empty and none is the other language's", () => {
    assertOwnWords({ en, hu }, { shortest: 9, same });
  });

  test("every text that the screen names by itself exists", () => {
    const named = namedByScreen(game);
    for (const { name, id } of named) assert.ok(en.has(id) || house.has(id), `${name}: ${id}`);
    assert.ok(named.length > 80, `${named.length} were found`);
  });
}
