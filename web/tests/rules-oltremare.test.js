/** The rules of Oltremare: true to the component data, a host's own too. What holds for every game: rules.test.js. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import { annasTurn, cargoDecides, finalScoring, paid, placed } from "../games/oltremare/rules-examples.js";
import { factsOf } from "../games/oltremare/rules-facts.js";
import { elements, textOf } from "./reading-vnodes.js";
import { componentsOf, drawn, LANGUAGES, rulebook, wholeText } from "./rulebooks.js";

/** @import {Template} from "../lib/protocol.js" */

const ours = componentsOf("oltremare");
const books = { en: await rulebook("oltremare", "en"), hu: await rulebook("oltremare", "hu") };
const theirs = structuredClone(ours);
theirs.purchase.price_in_debt = 5;
theirs.purchase.most_per_turn = 6;
theirs.setup.ducats = 20;
theirs.ranking_awards = [8, 5, 2];
theirs.goods.find((/** @type {any} */ { id }) => id === "salt").name = { en: "Amber", hu: "Ámbra" };
theirs.goods.find((/** @type {any} */ { id }) => id === "grain").prices[4] = 15;

/** @param {string} id @param {any} [components] */
const section = (id, components = ours) => textOf(drawn("oltremare", books.en, "en", components).get(id));

describe("a host's own data", () => {
  test("is what the rules tell", () => {
    assert.match(section("s7-buying", theirs), /You may buy at most 6 cards in a turn/);
    assert.match(section("s7-buying", theirs), /0 ducats or fewer at that moment, it costs 5 ducats/);
    assert.match(section("s4-setup", theirs), /Everybody starts with 20 ducats/);
    assert.match(
      section("s12-interim", theirs),
      /Most prestige tiles: 8 ducats\. Second most: 5\. Third most: 2\./,
    );
    assert.match(section("s13-end", theirs), /5 grain: 15 ducats/);
    assert.match(section("s8-deals", theirs), /she seeks amber, and Ben offers two/);
    assert.doesNotMatch(wholeText(drawn("oltremare", books.en, "en", theirs)), /\bsalt\b/i);
  });

  test("is told in Hungarian with the right articles and endings", () => {
    const text = wholeText(drawn("oltremare", books.hu, "hu", theirs));
    assert.match(text, /Egy körben legfeljebb 6 lapot vehetsz/);
    assert.match(text, /Mind az 5 színben/);
    assert.doesNotMatch(text, /(?<!\p{L})só(?!\p{L})/u);
  });

  test("does not claim a tie that it does not lead to", () => {
    const text = section("s13-end", theirs);
    assert.ok(!cargoDecides(finalScoring(theirs)));
    assert.doesNotMatch(text, /Anna and Ben are equal/);
  });
});

for (const language of LANGUAGES) {
  test(`the price table in "${language}" has every good with its cards and prices`, () => {
    const [table] = elements(drawn("oltremare", books[language], language).get("s2-components")).filter(
      ({ props }) => String(props.class).includes("ro-prices"),
    );
    for (const { name, count, prices } of ours.goods) {
      assert.ok(textOf(table).includes(`${name[language]} ${count} ${prices.join(" ")}`), name[language]);
    }
  });
}

describe("the worked examples", () => {
  test("price groups and places as the rulebook's examples do", () => {
    const facts = factsOf(ours);
    assert.equal(paid(facts, { good: "gem", size: 2 }).ducats, 5);
    assert.equal(paid(facts, { good: "gem", size: 4 }).ducats, 5);
    assert.equal(paid(facts, { good: "grain", size: 5 }).ducats, 12);
    assert.deepEqual(placed(facts, [3, 2, 2, 0]), [6, 3, 3, 1]);
    assert.deepEqual(placed(facts, [5, 5, 3, 1, 0]), [6, 6, 3, 1, 0]);
    assert.deepEqual(placed(facts, [0, 0]), [6, 6]);
  });

  test("of the final scoring add up, and show a tie that cargo decides", () => {
    const accounts = finalScoring(ours);
    assert.ok(cargoDecides(accounts));
    const text = section("s13-end");
    assert.match(text, /Anna and Ben are equal/);
    const row = (/** @type {string} */ name) =>
      (text.match(new RegExp(`${name}((?: [+−]?\\d+(?: \\d+ (?:tiles?|cards?))?){3})`))?.[1] ?? "")
        .replaceAll(/ \d+ (tiles?|cards?)/g, "")
        .trim()
        .split(" ")
        .map((n) => Number(n.replace("−", "-")));
    const parts = ["Before the scoring", "Prestige", "Cargo", "Pirates", "Harbour tiles"].map(row);
    const totals = row("Ducats");
    totals.forEach((total, at) => {
      assert.equal(
        parts.reduce((sum, part) => sum + part[at], 0),
        total,
      );
    });
    assert.deepEqual(
      totals,
      accounts.map(({ total }) => total),
    );
  });

  test("of a turn goes into debt and out of it again", () => {
    const { afterBuying, afterTrade, afterActions, effects } = annasTurn(ours);
    assert.ok(afterBuying <= 0 && afterTrade < 0 && afterActions > 0);
    assert.equal(afterTrade + effects.money, afterActions);
    assert.match(section("s9-actions"), /3 money icons, 1 pirate icon, 1 market icon, 1 ship icon/);
  });
});

describe("what the rules say of the position on the board", () => {
  /** @param {Template[]} moves @returns {any} */
  const table = (moves) => ({
    components: ours,
    moves: signal(moves),
    view: signal({ public: { purchases: 2, load: 3 }, private: { hand: ["salt-01", "wine-02"] } }),
  });
  const [buying, actions] = ["s7-buying", "s9-actions"].map((id) =>
    LANGUAGES.map((language) => books[language].sections.find((part) => part.id === id)?.conditions),
  );

  test("is the next price and where cards can be had, by the server's templates", () => {
    const moves = [
      { cmd: "buy", fixed: { source: "deck" }, tells: { price: 4, ducats: -6, left: 1 } },
      {
        cmd: "buy",
        fixed: { source: "pirates" },
        refused: { code: "source_empty", params: { source: "pirates" } },
      },
    ];
    for (const conditions of buying) {
      const [now] = conditions?.(table(moves)) ?? [];
      assert.deepEqual(
        now.list.map(({ holds }) => holds),
        [true, true, false],
      );
      assert.match(textOf(now.verdict?.text), /4.(ducats|dukát).*−6.(ducats|dukát)/s);
    }
  });

  test("is that nothing more can be bought when the limit is reached", () => {
    const refused = { code: "purchase_limit", params: { limit: 4 } };
    const moves = ["deck", "pirates"].map((source) => ({ cmd: "buy", fixed: { source }, refused }));
    for (const conditions of buying) {
      const [now] = conditions?.(table(moves)) ?? [];
      assert.equal(now.verdict?.holds, false);
      assert.deepEqual(
        now.list.slice(1).map(({ holds }) => holds),
        [null, null],
      );
    }
  });

  test("is whether the hand reaches the load, and nothing where this seat plays no cards", () => {
    for (const conditions of actions) {
      const [now] = conditions?.(table([{ cmd: "play_cards" }])) ?? [];
      assert.equal(now.list[0].holds, false);
      assert.deepEqual(conditions?.(table([])), []);
    }
  });
});
