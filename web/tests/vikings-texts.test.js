/** The catalogues of Vikings are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";

const folder = new URL("../games/vikings/", import.meta.url);
const server = new URL("../../server/rules/vikings/", import.meta.url);
/** @param {URL} url @returns {Map<string, any>} */
const catalogue = (url) =>
  new Map(new FluentResource(readFileSync(url, "utf8")).body.map((message) => [message.id, message]));
const [en, hu] = ["en", "hu"].map((language) => catalogue(new URL(`${language}.ftl`, folder)));
const house = catalogue(new URL("../texts/en.ftl", import.meta.url));
const components = JSON.parse(readFileSync(new URL("components.json", server), "utf8"));
const info = readFileSync(new URL("info.py", server), "utf8");

test("both languages have the same texts, each once", () => {
  assert.deepEqual([...hu.keys()].sort(), [...en.keys()].sort());
  for (const language of ["en", "hu"]) {
    const source = readFileSync(new URL(`${language}.ftl`, folder), "utf8");
    const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, language);
    assert.equal(ids.length, en.size, `a text of ${language} cannot be read`);
  }
});

/** Names of the values a pattern is filled with. @param {any} node @param {Set<string>} [names] */
function variables(node, names = new Set()) {
  if (node === null || typeof node !== "object") return names;
  if (node.type === "var") names.add(node.name);
  for (const part of Object.values(node)) variables(part, names);
  return names;
}

test("Hungarian needs no value that English is not given", () => {
  // What only the grammar of the other asks for: who is meant by the verb, and which case a noun stands in.
  const grammar = new Set(["you", "case", "name"]);
  for (const [id, { value }] of hu) {
    const given = variables(en.get(id).value);
    for (const name of variables(value)) assert.ok(given.has(name) || grammar.has(name), `${id}: $${name}`);
  }
});

test("no text is empty and none is the other language's", () => {
  for (const [id, message] of hu) {
    assert.ok(message.value, id);
    if (typeof message.value !== "string" || message.value.length < 9 || id === "title") continue;
    assert.notEqual(message.value, en.get(id)?.value, id);
  }
});

test("every text that the screen names by itself exists", () => {
  const sources = readdirSync(folder).filter((name) => name.endsWith(".js") && !name.startsWith("rules"));
  let found = 0;
  for (const name of sources) {
    const source = readFileSync(new URL(name, folder), "utf8");
    for (const [, id] of source.matchAll(/\bt(?:\.rich|\.has)?\(\s*"([a-z][\w-]*)"/g)) {
      found++;
      assert.ok(en.has(id) || house.has(id), `${name}: ${id}`);
    }
  }
  assert.ok(found > 80, `${found} were found`);
});

test("every refusal of the rules and whatever the data names has its words", () => {
  /** @param {RegExp} part @returns {string[]} the strings of a tuple in info.py */
  const listed = (part) =>
    [...(info.match(part)?.[1] ?? "").matchAll(/"([a-z_]+)"/g)].map(([, code]) => code);
  const codes = listed(/refusals=\(([\s\S]*?)\n {4}\),/);
  assert.ok(codes.length >= 26, "the list was found");
  const wanted = [
    ...codes.map((code) => `refusal-${code}`),
    ...Object.keys(components.modes).map((mode) => `option-mode-${mode}`),
    ...[...components.islands, ...components.ships].map(({ type }) => `tile-${type}`),
    ...components.colours.map((/** @type {string} */ colour) => `colour-${colour}`),
    ...listed(/bots=\(([^)]*)\)/)
      .map((level) => `level-${level}`)
      .filter((id) => !house.has(id)),
  ];
  for (const id of wanted) assert.ok(en.has(id) && hu.has(id), id);
});
