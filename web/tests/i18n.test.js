import assert from "node:assert/strict";
import { test } from "node:test";
import { h } from "preact";
import { addCatalogue, locale, texts } from "../lib/i18n.js";
import { markup, plain } from "../lib/markup.js";

addCatalogue(
  "hu",
  "",
  "house = ház\nboth = a házé\ndrew = <b>{ $name }</b> { AZ($place) } { $place } mezőről húzott.\nstart = { AZ($n, capital: 1) } { $n }. kör\nlink = Nyisd meg <again>újra</again>!\n",
);
addCatalogue("hu", "expedition", "both = a játéké\ncost = { $n } { $coin }\n");
locale.value = "hu";

/** The text of component children. @param {any} node @returns {string} */
const flat = (node) =>
  Array.isArray(node)
    ? node.map(flat).join("")
    : node && typeof node === "object"
      ? `<${node.type}>${flat(node.props.children)}</${node.type}>`
      : String(node ?? "");

test("a game's words come before the house's", () => {
  assert.equal(texts("expedition")("both"), "a játéké");
  assert.equal(texts("expedition")("house"), "ház");
  assert.equal(texts()("both"), "a házé");
});

test("the article follows the value, numbers included", () => {
  assert.equal(texts()("start", { n: 5 }), "Az 5. kör");
  assert.equal(texts()("start", { n: 14 }), "A 14. kör");
  assert.equal(
    flat(texts().rich("drew", { name: "Éva", place: "Etzina" })),
    "<b>Éva</b> az Etzina mezőről húzott.",
  );
});

test("a name is text, whatever it looks like", () => {
  const words = texts().rich("drew", { name: "<b>x</b> { $y }", place: "Pem" });
  assert.equal(flat(words), "<b><b>x</b> { $y }</b> a Pem mezőről húzott.");
  const [bold] = /** @type {any[]} */ (words);
  assert.deepEqual([bold.type, flat(bold.props.children)], ["b", "<b>x</b> { $y }"]);
  assert.ok([bold.props.children].flat(9).every((/** @type {any} */ child) => typeof child === "string"));
});

test("elements stand where their placeable is, and around the words they are made for", () => {
  assert.equal(
    flat(texts("expedition").rich("cost", { n: 2, coin: h("i", null, "arany") })),
    "2 <i>arany</i>",
  );
  assert.equal(
    flat(texts().rich("link", { again: (/** @type {any} */ words) => h("button", null, words) })),
    "Nyisd meg <button>újra</button>!",
  );
});

test("markup makes nothing but what it knows", () => {
  assert.equal(
    flat(markup("a <script>x</script> <b>c <i>d</i></b> <b>open")),
    "a <script>x</script> <b>c <i>d</i></b> open",
  );
  assert.equal(plain("a <b>c</b>"), "a c");
});
