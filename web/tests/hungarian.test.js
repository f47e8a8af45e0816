/** Hungarian in every catalogue: what no reader may stumble over, whatever value stands in a sentence. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { read, WEB } from "./sources.js";

const CATALOGUES = /** @type {string[]} */ (readdirSync(WEB, { recursive: true }))
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith("hu.ftl") && !path.startsWith("node_modules/"));

/** Lines of all catalogues that are no comments, each with where it stands. */
const LINES = CATALOGUES.flatMap((path) =>
  read(path)
    .split("\n")
    .map((line, i) => ({ at: `${path}:${i + 1}`, line }))
    .filter(({ line }) => !line.startsWith("#")),
);

/** @param {RegExp} fault */
const linesWith = (fault) =>
  LINES.filter(({ line }) => fault.test(line)).map(({ at, line }) => `${at} ${line}`);

test("every catalogue is looked at", () => {
  assert.ok(CATALOGUES.includes("texts/hu.ftl") && CATALOGUES.length > 1);
});

test("no article stands before a value unless AZ has chosen it", () => {
  // "Mind a { $n } szék" would say "a 5": before a value the article is AZ($n)'s to choose.
  assert.deepEqual(linesWith(/(?<!\p{L})az? (?:<b>)?\{ ?[$A-Z]/iu), []);
});

test("no ending hangs on a value, whose vowels nobody knows", () => {
  // "{ $n }-ből" would say "6-ből". The endings -kor and -ig are alike for all.
  assert.deepEqual(linesWith(/\$\w+ \}-(?!kor\b|ig\b)\p{L}/u), []);
});
