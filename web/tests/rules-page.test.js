/** Rules that do not come are no blank page. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { read } from "./rulebooks.js";
import { draw, settle } from "./small-page.js";

const { html } = await import("../lib/html.js");
const { addCatalogue, texts } = await import("../lib/i18n.js");
const { default: RulesPage } = await import("../rules/page.js");
const { RulesSheet } = await import("../rules/sheet.js");

addCatalogue("en", "", read("../texts/en.ftl"));
addCatalogue("en", "vikings", "");
addCatalogue("en", "unwritten", "");

beforeEach(() => void mock.method(console, "error", () => {}));
afterEach(() => mock.restoreAll());

/** What a page shows once all that comes has come. @param {any} what */
async function shown(what) {
  const { body, close } = await draw(what);
  for (let turn = 0; turn < 20 && !body.all.some(({ localName }) => localName === "p"); turn++)
    await settle();
  return { body, close };
}

/** What the house answers when it is asked for a game's data. @param {number | null} status  null: nothing */
const answering = (status) =>
  mock.method(globalThis, "fetch", async () => {
    if (status === null) throw new TypeError("no line");
    return { ok: status === 200, status, json: async () => ({ game: { title: { en: "A game" } } }) };
  });

test("of a game that the house does not know there is nothing here", async () => {
  answering(404);
  const { body, close } = await shown(html`<${RulesPage} id="unknown" />`);
  assert.equal(body.find("h1").textContent, "There is nothing here");
  close();
});

for (const [why, game, status] of /** @type {const} */ ([
  ["their game's data", "vikings", null],
  ["their own words", "unwritten", 200],
]))
  test(`rules without ${why} say that they did not come, and let one try again`, async () => {
    answering(status);
    const { body, close } = await shown(html`<${RulesPage} id=${game} />`);
    assert.equal(body.find("h1").textContent, "That did not work");
    assert.match(body.find("article").textContent, /cannot be reached.*Try again/s);
    close();
  });

test("a paragraph that the address names in no readable way is none", async () => {
  mock.method(globalThis, "fetch", () => new Promise(() => {}));
  location.hash = "#%E0%A4%A";
  const { body, close } = await draw(html`<${RulesPage} id="vikings" />`);
  assert.ok(body.find("main"));
  location.hash = "";
  close();
});

test("beside the board rules that do not come say so, and can be asked for again", async () => {
  const ctx = { table: { value: { game: "unwritten" } }, t: texts() };
  const { body, close } = await shown(html`<${RulesSheet} ctx=${ctx} onClose=${() => {}} />`);
  const again = () => body.find("alert").find("button");
  assert.match(body.find("alert").textContent, /cannot be reached/);
  const tries = /** @type {any} */ (console.error).mock;
  const before = tries.callCount();
  again().hear("click");
  for (let turn = 0; turn < 20 && tries.callCount() === before; turn++) await settle();
  assert.equal(tries.callCount(), before + 1);
  assert.match(again().textContent, /Try again/);
  close();
});
