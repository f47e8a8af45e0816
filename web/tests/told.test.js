/** What is told without being looked at. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { modules, read, withoutComments } from "./sources.js";

/** A region that comes and goes with what it tells: under a condition, alone or in a template that does. */
const LATE = /(?:&&|\?|:|\bif \(.*\)\s*return)\s*html`(?:=\$\{`[^`]*`\}|[^`])*role="(?:status|log)"/;

test("a region that tells of changes stands there before there is anything to tell: one that comes with its words is not heard", () => {
  assert.match('done && html`<p role="status">', LATE);
  assert.match('if (done.value) return html`<p role="status">', LATE);
  assert.doesNotMatch('html`<p role="status">', LATE);
  const late = modules().filter((path) => LATE.test(withoutComments(read(path))));
  assert.deepEqual(late, []);
});

test("rows are told in one place: a second region would tell them twice", () => {
  const telling = modules((path) => path.startsWith("table/")).filter((path) =>
    read(path).includes('aria-live="polite"'),
  );
  assert.deepEqual(telling, ["table/live.js"]);
});
