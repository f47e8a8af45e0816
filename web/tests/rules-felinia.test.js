/** The rules of Felinia: true to the component data, a host's own too. What holds for every game: rules.test.js. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import { coinsDecide, grouping, scoring, specialScoring, storing } from "../games/felinia/rules-accounts.js";
import {
  banking,
  boarding,
  departures,
  guildStack,
  journey,
  longJourney,
  marketStack,
  selling,
} from "../games/felinia/rules-examples.js";
import { factsOf } from "../games/felinia/rules-facts.js";
import { account, groups } from "../games/felinia/rules-reckoning.js";
import { elements, textOf } from "./reading-vnodes.js";
import { componentsOf, drawn, LANGUAGES, read, rulebook, wholeText } from "./rulebooks.js";

/** @import {Template} from "../lib/protocol.js" */

const ours = componentsOf("felinia");
const facts = factsOf(ours);
const books = { en: await rulebook("felinia", "en"), hu: await rulebook("felinia", "hu") };
const theirs = structuredClone(ours);
theirs.money.bank = [2, 3, 4];
theirs.money.most = 8;
theirs.prices.gold = 3;
theirs.storage.fourth_cost = 1;
theirs.journey.steps = 4;
theirs.tile_types.find((/** @type {any} */ { id }) => id === "lynx").points_cap = 5;

/** @param {string} id @param {any} [components] */
const section = (id, components = ours) => textOf(drawn("felinia", books.en, "en", components).get(id));

// ── The acceptance cases that the server passes ─────────────────────────────────────────────────────

/** @type {{id: string, given: any, do: any[], expect: any}[]} */
const cases = JSON.parse(read("../../tests/rules/cases/felinia.json")).cases;

/** @param {string} id */
const caseOf = (id) => /** @type {(typeof cases)[number]} */ (cases.find((one) => one.id === id));

/** What a seat of a case has at the end. @param {any} given @param {number} seat */
function estateOf({ players, provinces = {} }, seat) {
  const { mystery = [], goods = {}, ...rest } = players[seat];
  const amounts = /** @type {number[]} */ (Object.values(goods));
  return {
    ...rest,
    mystery: mystery.length,
    goods: amounts.reduce((sum, n) => sum + n, 0),
    merchants: standing(provinces, seat),
  };
}

/** @param {Record<string, {merchant?: number}>} provinces @param {number} seat */
const standing = (provinces, seat) =>
  Object.entries(provinces).flatMap(([id, { merchant }]) => (merchant === seat ? [id] : []));

describe("what the examples reckon with", () => {
  test("comes to the same as in the scorings that the server passes", () => {
    let compared = 0;
    for (const { id, given, do: steps, expect } of cases.filter((one) => one.do[0]?.run === "score"))
      for (const [seat, lines] of Object.entries(expect.state.score)) {
        const found = account(facts, given.rules ?? "basic", estateOf(given, Number(seat)));
        for (const [line, points] of Object.entries(lines)) {
          const reckoned = line === "total" ? found.total : found.lines[/** @type {"tiles"} */ (line)];
          assert.equal(reckoned, points, `${id} ${steps.length} ${seat} ${line}`);
          compared += 1;
        }
      }
    assert.ok(compared > 20, String(compared));
  });

  test("finds the groups of merchants that the server finds", () => {
    for (const { given, do: steps, expect } of cases.filter((one) => one.do[0]?.run === "groups"))
      assert.deepEqual(
        groups(facts.boards.basic, standing(given.provinces, steps[0].seat)),
        expect.state.groups,
      );
  });
});

describe("the worked examples are cases that the server passes", () => {
  test("of the own board and of a sale", () => {
    const [bank, sale] = [caseOf("f01"), caseOf("f12")];
    const { before, after } = banking(ours);
    assert.equal(before, bank.given.players[0].coins);
    assert.equal(after, bank.expect.state.players[0].coins);
    const { coins, price, left } = selling(ours);
    assert.deepEqual([coins, price], [sale.given.players[0].coins, sale.given.markets.m1.stack.length]);
    assert.equal(left, sale.expect.state.players[0].coins);
  });

  test("of a market and of the guild", () => {
    const [market, guild] = [caseOf("f05"), caseOf("f06")];
    const WHO = ["anna", "bence", "csilla"];
    const { goods, stack, deals, left } = marketStack();
    assert.deepEqual(goods, market.given.markets.m1.goods);
    assert.deepEqual(
      stack.map((who) => WHO.indexOf(who)),
      market.given.markets.m1.stack.toReversed(),
    );
    assert.deepEqual(
      deals.map(({ buys }) => buys),
      market.do.map(({ cmd, good }) => (cmd === "pass" ? null : good)),
    );
    WHO.forEach((who, seat) => {
      assert.equal(left[/** @type {"anna"} */ (who)], market.expect.state.players[seat].coins);
    });
    const { coins, left: after, tile, give, take } = guildStack();
    assert.deepEqual(
      Object.values(coins),
      guild.given.players.slice(0, 2).map((/** @type {any} */ one) => one.coins),
    );
    assert.deepEqual([tile, give, take], [guild.do[0].tile, guild.do[1].give, guild.do[1].take]);
    assert.deepEqual(
      Object.values(after),
      [0, 1].map((seat) => guild.expect.state.players[seat].coins),
    );
  });

  test("of boarding", () => {
    const { given, do: steps, expect } = caseOf("f07");
    const it = boarding(ours);
    assert.deepEqual(it.start, given.players[0]);
    assert.equal(it.price, given.markets.m1.stack.length);
    assert.deepEqual(
      [it.bought, ...it.steps.map(({ ship }) => ship.id)],
      [steps[0].good, steps[1].ship, steps[2].ship],
    );
    const { coins, goods } = it.steps[it.steps.length - 1];
    assert.deepEqual(
      { coins, goods },
      { coins: expect.state.players[0].coins, goods: expect.state.players[0].goods },
    );
  });

  test("of ships that sail", () => {
    const { full, none } = departures(ours);
    for (const [harbour, id] of /** @type {const} */ ([
      [full, "f22"],
      [none, "f23"],
    ])) {
      const { given, expect } = caseOf(id);
      assert.deepEqual(
        harbour.berths.map(({ ship }) => ship),
        given.berths.map((/** @type {any} */ { ship }) => ship),
      );
      assert.deepEqual(harbour.sail, expect.state.queue);
    }
  });

  test("of journeys", () => {
    const [short, long] = [caseOf("f17"), caseOf("f35")];
    const it = journey(ours);
    /** @param {any[]} steps @param {string} cmd @param {string} field */
    const named = (steps, cmd, field) => steps.filter((one) => one.cmd === cmd).map((one) => one[field]);
    assert.deepEqual(Object.keys(it.revealed), named(short.do, "reveal", "province"));
    assert.deepEqual(it.path.slice(1), named(short.do, "move", "to"));
    for (const [province, tile] of Object.entries(it.revealed))
      assert.equal(tile, short.given.provinces[province].tile);
    assert.equal(it.gains.filter((symbol) => symbol === "gold").length, short.expect.state.players[2].gold);
    const { path, food, gained, paid } = longJourney(ours);
    assert.deepEqual(path.slice(1), named(long.do, "move", "to"));
    assert.equal(food + gained - paid, long.expect.state.players[0].food);
    assert.match(section("s14-advanced"), /For step 4 she pays 1 food and takes the Spice bazaar/);
  });

  test("of storage and scoring", () => {
    const [store, score, special] = [caseOf("f26"), caseOf("f30"), caseOf("f40")];
    assert.equal(storing(ours).coins, store.given.players[0].coins);
    assert.equal(storing(ours).after, store.expect.state.players[0].coins);
    assert.equal(scoring(ours)[0].total, score.expect.state.score[0].total);
    assert.equal(specialScoring(ours).with.total, special.expect.state.score[0].total);
    assert.ok(specialScoring(ours).without.total < specialScoring(ours).with.total);
  });
});

describe("the whole scoring", () => {
  const accounts = scoring(ours);

  test("has every tile, province and merchant once at most, and a tile for each merchant", () => {
    const tiles = accounts.flatMap(({ estate }) => estate.tiles ?? []);
    const provinces = accounts.flatMap(({ estate }) => estate.merchants ?? []);
    assert.equal(new Set(tiles).size, tiles.length);
    assert.equal(new Set(provinces).size, provinces.length);
    const posts = facts.boards.basic.provinces.filter(({ kind }) => kind === "post").map(({ id }) => id);
    assert.ok(provinces.every((id) => posts.includes(id)));
    assert.ok(tiles.every((id) => facts.tiles.has(id)));
    for (const { estate } of accounts) assert.equal(estate.tiles?.length, estate.merchants?.length);
  });

  test("adds up line by line, and coins decide", () => {
    for (const { lines, total } of accounts)
      assert.equal(
        Object.values(lines).reduce((sum, n) => sum + n, 0),
        total,
      );
    assert.ok(coinsDecide(accounts));
    assert.match(section("s13-scoring"), /Points 47 47 39 Anna and Ben are equal\. Ben has 4 coins left/);
    assert.deepEqual(
      grouping(ours).sizes.map(({ size }) => size),
      [4, 2, 2],
    );
  });
});

describe("a host's own data", () => {
  test("is what the rules tell", () => {
    assert.match(section("s6-bidding", theirs), /third bid round 2, 3 and 4 coins/);
    assert.match(section("s9-selling", theirs), /gold for 3.coins each/);
    assert.match(section("s9-selling", theirs), /Coins beyond 8 are lost/);
    assert.match(section("s10-exploration", theirs), /your merchant has 4.steps/);
    assert.match(section("s11-storage", theirs), /exactly 4 if you pay 1.coin\b/);
    assert.match(section("s13-scoring", theirs), /Lynx 1 4 9 16 25 30 \+5/);
  });

  test("does not claim a tie that it does not lead to", () => {
    assert.ok(!coinsDecide(scoring(theirs)));
    assert.doesNotMatch(section("s13-scoring", theirs), /Anna and Ben are equal/);
  });

  test("is told in Hungarian with the right articles and endings", () => {
    const text = wholeText(drawn("felinia", books.hu, "hu", theirs));
    assert.match(text, /pontosan 4, ha fizetsz 1.ezüstöt/);
    assert.match(text, /az arany darabja 3.ezüst/);
    assert.match(text, /hogy az 1 ezüstöt kifizetnéd/);
  });
});

for (const language of LANGUAGES)
  test(`the special tiles in "${language}" are all told, with what each does`, () => {
    const [table] = elements(drawn("felinia", books[language], language).get("s14-advanced")).filter(
      ({ props }) => String(props.class).includes("rf-specials"),
    );
    const text = textOf(table);
    for (const { name } of ours.special_tiles) assert.ok(text.includes(name[language]), name[language]);
    assert.doesNotMatch(text, /_/);
  });

describe("what the rules say of the position on the board", () => {
  /** @param {Template[]} moves @param {any} [view] @returns {any} */
  const table = (moves, view = {}) => ({
    components: ours,
    moves: signal(moves),
    view: signal({ public: { dealt: true, ...view } }),
    seat: signal(0),
  });
  /** @param {string} id */
  const told = (id) =>
    LANGUAGES.map((language) => {
      const conditions = books[language].sections.find((part) => part.id === id)?.conditions;
      assert.ok(conditions);
      return conditions;
    });

  test("is what the own board pays, and what the stacks would cost", () => {
    const moves = [
      { cmd: "place_bid", fixed: { at: "board" }, tells: { coins_gained: 2, coins: 4 } },
      { cmd: "place_bid", fixed: { at: "m1" }, tells: { price: 1 } },
      { cmd: "place_bid", fixed: { at: "guild" }, tells: { price: 3 } },
      { cmd: "place_bid", fixed: { at: "m5" }, refused: { code: "closed_market", params: { at: "m5" } } },
    ];
    for (const conditions of told("s6-bidding")) {
      const [now] = conditions(table(moves));
      assert.match(textOf(now.list.map(({ text }) => text)), /2.(coins|ezüst).*1( to |–)3.(coins|ezüst)/s);
      assert.deepEqual(conditions(table([])), []);
    }
  });

  test("is which ships can be boarded, and what is missing", () => {
    // A full ship may be refused for something else first: the coin that is lacking as well.
    const poor = { code: "cannot_pay", params: { ship: "s0500" } };
    const berths = [
      { ship: "s0945", seats: [0, null] },
      { ship: "s0500", seats: [1, 0] },
      null,
      { ship: "s0515", seats: [null] },
    ];
    const missing = { code: "missing_goods", params: { goods: { wines: 1 } } };
    const moves = [
      {
        cmd: "board_ship",
        fixed: { ship: "s0945" },
        tells: { missing: { clothes: 0 }, missing_coins: 0, coins: 2 },
      },
      { cmd: "board_ship", fixed: { ship: "s0500" }, refused: poor },
      {
        cmd: "board_ship",
        fixed: { ship: "s0515" },
        tells: { missing: { wines: 1 }, missing_coins: 0, coins: 2 },
        refused: missing,
      },
    ];
    for (const conditions of told("s8-boarding")) {
      const [deal, ...ships] = conditions(table(moves, { berths }));
      assert.equal(deal.list[0].holds, true);
      assert.deepEqual(
        ships.map(({ verdict }) => verdict?.holds),
        [false, false, true],
      );
      assert.deepEqual(
        ships.map(({ list }) => list.map(({ holds }) => holds)),
        [
          [false, null, null],
          [true, false, true],
          [true, true, true],
        ],
      );
      assert.deepEqual(conditions(table([])), []);
    }
  });

  test("is how many goods can be kept", () => {
    const view = { seats: [{ goods: { books: 3, wines: 2 } }] };
    for (const conditions of told("s11-storage")) {
      const [now] = conditions(table([{ cmd: "store", tells: { free: 3, most: 4, fee: 2 } }], view));
      assert.deepEqual(
        now.list.map(({ holds }) => holds),
        [false, true],
      );
      assert.deepEqual(conditions(table([], view)), []);
    }
  });
});
