/** A table page that could not be opened once is not closed for ever. */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { FakeSocket } from "./fake-line.js";
import { stored } from "./small-page.js";

const { headStart, openTable } = await import("../table/open.js");

const VIEW = {
  seq: 0,
  seat: 0,
  table: { id: "t1", game: "expedition", phase: "setup", waiting: [], seats: [], seal: { commitment: "c" } },
  game: null,
  moves: [],
  stamp: null,
  log: [],
  chat: [],
  here: { seats: [], watchers: 0 },
};

afterEach(() => {
  mock.restoreAll();
  stored.clear();
});

for (const [why, refusal] of /** @type {const} */ ([
  ["before one sat there", { ok: false, status: 404, json: async () => ({ code: "no_such_table" }) }],
  ["without a line", null],
]))
  test(`a table that was opened ${why} opens at the next try`, async () => {
    Object.assign(globalThis, { WebSocket: FakeSocket });
    let granted = false;
    mock.method(globalThis, "fetch", async (/** @type {URL | string} */ asked) => {
      if (String(asked).endsWith(".ftl")) return { ok: true, status: 200, text: async () => "" };
      if (granted)
        return { ok: true, status: 200, json: async () => ({ ...VIEW, name: "Anna", tables: [] }) };
      if (refusal) return refusal;
      throw new TypeError("no line");
    });
    headStart("t1");
    await assert.rejects(openTable("t1"));
    granted = true;
    const store = await openTable("t1");
    assert.equal(store.table.value.id, "t1");
    store.close();
  });
