/** The catalogues of Expedition are complete, in both languages, for all that the game can say. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { refusalSections } from "../games/expedition/rules-refusals.js";

const folder = new URL("../games/expedition/", import.meta.url);
/** @param {string} language @returns {Map<string, any>} */
const messages = (language) =>
  new Map(
    new FluentResource(readFileSync(new URL(`${language}.ftl`, folder), "utf8")).body.map((message) => [
      message.id,
      message,
    ]),
  );
const [en, hu] = [messages("en"), messages("hu")];

/** Helpers of one language's own grammar. */
const OWN = /^(space-\d+|goods-counted|leaders-counted|colour-counted)$/;

test("both languages have the same texts", () => {
  const shared = (/** @type {Map<string, any>} */ texts) =>
    [...texts.keys()].filter((id) => !OWN.test(id)).sort();
  assert.deepEqual(shared(hu), shared(en));
  for (const [id, { attributes }] of en) {
    if (!OWN.test(id)) assert.deepEqual(Object.keys(hu.get(id).attributes), Object.keys(attributes), id);
  }
});

test("no text is empty and none is the other language's", () => {
  for (const [id, message] of hu) {
    assert.ok(message.value, id);
    if (typeof message.value !== "string" || message.value.length < 12) continue;
    assert.notEqual(message.value, en.get(id)?.value, id);
  }
});

test("every text that the screen names by itself exists", () => {
  const sources = readdirSync(folder).filter((name) => name.endsWith(".js") && !name.startsWith("rules"));
  for (const name of sources) {
    const source = readFileSync(new URL(name, folder), "utf8");
    for (const [, id] of source.matchAll(/\bt(?:\.rich|\.has)?\(\s*"([a-z][\w-]*)"/g))
      assert.ok(en.has(id), `${name}: ${id}`);
  }
});

test("every refusal of the rules is explained", () => {
  const info = readFileSync(new URL("../../server/rules/expedition/info.py", import.meta.url), "utf8");
  const codes = [...(info.match(/refusals=\(([^)]*)\)/)?.[1] ?? "").matchAll(/"([a-z_]+)"/g)].map(
    ([, code]) => code,
  );
  assert.ok(codes.length >= 14, "the list was found");
  for (const code of [...codes, "not_next", "more_cards"]) {
    assert.ok(en.has(`refusal-${code}`), code);
    assert.ok(refusalSections[code], code);
  }
});
