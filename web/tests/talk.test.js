/** What somebody says goes out once, is never lost, and is told to those who do not see it. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { signal } from "@preact/signals";
import { FakeSocket, socket, sockets } from "./fake-line.js";
import { read } from "./rulebooks.js";
import { draw, settle } from "./small-page.js";

const { html } = await import("../lib/html.js");
const { addCatalogue, texts } = await import("../lib/i18n.js");
const { fromView } = await import("../table/snapshot.js");
const { createStore } = await import("../table/store.js");
const { Heard } = await import("../table/live.js");
const { Say } = await import("../table/say.js");
const { TalkSheet } = await import("../table/talk.js");

addCatalogue("en", "", read("../texts/en.ftl"));

/** @type {ReturnType<typeof createStore>} */
let store;
/** @type {Awaited<ReturnType<typeof draw>>} */
let page;
let tables = 0;

beforeEach(async () => {
  sockets.length = 0;
  const table = { id: `t${tables++}`, game: "g", phase: "running", waiting: [], seats: [] };
  const here = { seats: [0], watchers: 0 };
  const view = { seq: 0, seat: 0, table, game: null, moves: [], stamp: null, log: [], chat: [], here };
  store = createStore({
    snapshot: fromView(/** @type {any} */ (view)),
    page: "p1",
    url: "ws://x/ws",
    Socket: /** @type {any} */ (FakeSocket),
  });
  welcome();
  page = await drawn();
});
afterEach(() => {
  page.close();
  store.close();
});

const drawn = () => draw(html`<${Say} env=${{ store, t: texts() }} />`);

/** The server takes the newest line. */
function welcome() {
  socket().open();
  const { table, here } = store.snapshot.peek();
  socket().say({ t: "welcome", seq: 0, seats: [0], host: true, table, here, version: 1 });
}

/** @param {string} text */
async function type(text) {
  page.body.find("input").value = text;
  page.body.find("input").hear("input");
  await settle();
}

async function enter() {
  page.body.find("form").hear("submit");
  await settle();
}

const field = () => page.body.find("input").value;
const said = () => sockets.flatMap(({ sent }) => sent).filter(({ t }) => t === "chat");

test("Enter pressed twice says it once", async () => {
  await type("Good evening");
  await enter();
  await enter();
  assert.deepEqual(
    said().map(({ text }) => text),
    ["Good evening"],
  );
  socket().say({ t: "ack", id: said()[0].id, seq: null });
  await settle();
  assert.equal(field(), "");
});

test("without a line it waits before one's eyes, and goes out once when the line is back", async () => {
  socket().break();
  await type("Good evening");
  await enter();
  await enter();
  assert.deepEqual(said(), []);
  assert.equal(
    page.body.find("status").textContent,
    "“Good evening” waits on this device and goes out by itself.",
  );
  store.line.retry();
  welcome();
  await settle();
  assert.equal(said().length, 1);
  assert.equal(page.body.find("status").textContent, "");
});

test("what is refused comes back to the field, before what was typed since", async () => {
  await type("Good evening");
  await enter();
  await type("to all");
  socket().say({ t: "refused", id: said()[0].id, code: "too_many", params: {} });
  await settle();
  assert.equal(field(), "Good evening to all");
  assert.match(page.body.find("alert").textContent, /Wait a moment/);
});

test("what is typed is there again when the drawer is opened again", async () => {
  await type("Good eve");
  page.close();
  page = await drawn();
  assert.equal(field(), "Good eve");
});

test("what never went out is in the field when one comes back to the table", async () => {
  socket().break();
  await type("Good evening");
  await enter();
  store.close();
  await settle();
  page.close();
  page = await drawn();
  assert.equal(field(), "Good evening");
});

/** Somebody says something. @param {number} id @param {number | null} seat @param {string} text */
async function hear(id, seat, text) {
  socket().say({ t: "chat", id, seat, name: seat === null ? "" : ["Anna", "Béla"][seat], text, at: 0 });
  await settle();
}

test("what others say is told, one line after the other; what was said before and what one says oneself is not", async () => {
  await hear(1, 1, "before");
  const { body, close } = await draw(html`<${Heard} env=${{ store, t: texts() }} />`);
  const told = () => body.find("log").textContent.trim();
  assert.equal(told(), "");
  await hear(2, 1, "Good evening");
  assert.equal(told(), "Béla: Good evening");
  await hear(3, 0, "mine");
  assert.equal(told(), "Béla: Good evening");
  await hear(4, null, "from the gallery");
  assert.equal(told(), "A watcher: from the gallery");
  close();
});

test("the sheet of log and chat is called so, and tells what is new while the page below is out of reach", async () => {
  const replay = { on: signal(false) };
  const ctx = { last: signal(null), pigment: () => "red" };
  const { body, close } = await draw(
    html`<${TalkSheet} env=${{ store, ctx, replay, t: texts() }} onClose=${() => {}} />`,
  );
  assert.equal(body.find("h2").textContent, "Log and chat");
  await hear(1, 1, "Good evening");
  assert.match(body.find("log").textContent, /Béla Good evening/);
  close();
});
