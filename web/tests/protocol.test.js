/** What lib/protocol.js says of the protocol is what docs/protocol.md says of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CLOSED, PROTOCOL } from "../lib/protocol.js";
import { messageTypes } from "./schema-types.js";
import { read } from "./sources.js";

const DOCUMENT = read("../docs/protocol.md");

/** Words of what the document says of each code that a page tells apart. @type {Record<keyof typeof CLOSED, RegExp>} */
const MEANINGS = {
  noHello: /no `hello`/,
  notYourSeat: /the seat is not this browser's/,
  noTable: /no such table/,
  seatMoved: /the seat has moved/,
};

test("the page speaks the version that is described", () => {
  assert.equal(PROTOCOL, Number(DOCUMENT.match(/^Protocol version: \*\*(\d+)\*\*/m)?.[1]));
});

test("the types of messages are those of the schema", () => {
  assert.equal(
    read("lib/messages.d.ts"),
    messageTypes(),
    "run node web/tests/schema-types.js > web/lib/messages.d.ts",
  );
});

test("every close code is known by its meaning, or is one after which the page connects again", () => {
  const [, table] = DOCUMENT.split("| close code | meaning |");
  const rows = [...table.matchAll(/^\| (\d{4}) \| (.+) \|$/gm)].map(([, code, meaning]) => ({
    code: Number(code),
    meaning,
  }));
  const [again] = DOCUMENT.match(/^After 1011.*the page connects again.*$/m) ?? [""];
  const passing = [1009, ...(again.match(/\d{4}/g) ?? []).map(Number)];
  assert.deepEqual(
    rows
      .filter(({ code }) => !passing.includes(code))
      .map(({ code, meaning }) => [
        Object.entries(MEANINGS).find(([, words]) => words.test(meaning))?.[0],
        code,
      ]),
    Object.entries(CLOSED),
  );
});
