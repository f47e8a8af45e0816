/** What the content policy would stop in a browser, found before: only pages with motion come upon some of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { modules, read, withoutComments } from "./sources.js";

const STYLE_AS_TEXT = /setAttribute\(\s*["'`]style/;

test("no style is given as text: the policy lets only single properties be set", () => {
  const given = modules().filter((path) => STYLE_AS_TEXT.test(withoutComments(read(path))));
  assert.deepEqual(given, []);
});

test("the test would see one", () => {
  assert.match('picture.setAttribute(\n  "style", "left:1px")', STYLE_AS_TEXT);
});
