/** The rules of Vikings: true to the component data, a host's own too. What holds for every game: rules.test.js. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import {
  building,
  choosing,
  fed,
  LOADS,
  offer,
  placing,
  prices,
  theEnd,
  threatAndScorings,
  turning,
} from "../games/vikings/rules-examples.js";
import { factsOf } from "../games/vikings/rules-facts.js";
import {
  area,
  feeding,
  finalScoring,
  fitting,
  islands,
  largeScoring,
  longest,
  shipColumns,
  smallScoring,
  threatened,
} from "../games/vikings/rules-reckoning.js";
import { elements, textOf } from "./reading-vnodes.js";
import { componentsOf, drawn, LANGUAGES, read, rulebook, wholeText } from "./rulebooks.js";

/** @import {Template} from "../lib/protocol.js" */
/** @import {Area} from "../games/vikings/rules-reckoning.js" */

const ours = componentsOf("vikings");
const facts = factsOf(ours);
const books = { en: await rulebook("vikings", "en"), hu: await rulebook("vikings", "hu") };
const theirs = structuredClone(ours);
theirs.scoring.goldsmith_gold = 4;
theirs.scoring.portions_per_fisherman = 1;
theirs.scoring.most_islands_vp = 12;
theirs.setup.gold["2"] = 51;
theirs.ships[0].value = { vp: 1 };
theirs.roles[0].name = { en: "Angler", hu: "pecás" };

/** @param {string} id @param {any} [components] */
const section = (id, components = ours) => textOf(drawn("vikings", books.en, "en", components).get(id));

// ── The acceptance cases that the server passes ─────────────────────────────────────────────────────

/** @type {{id: string, given: any, do?: any[], tries?: any[], expect?: any}[]} */
const cases = JSON.parse(read("../../tests/rules/cases/vikings.json")).cases;

/** Letters of the tiles that cases name. @type {Record<string, string>} */
const LETTERS = {
  isl_start: "S",
  isl_left: "L",
  isl_right: "R",
  isl_mid_church: "C",
  isl_mid_farm: "F",
  isl_mid_hall: "H",
  isl_mid_tower: "T",
};

/** A seat of a case as the examples write areas. @param {any} seat @returns {Area} */
function areaOf({ tiles = [], ships = {}, mainland = {}, gold = 0, vp = 0 }) {
  /** @type {Record<string, string[]>} */
  const rows = {};
  for (const [row, col, tile, viking] of tiles) {
    rows[row] ??= [];
    while (rows[row].length < col) rows[row].push(".");
    rows[row][col - 1] = `${LETTERS[tile]}${viking ? "*" : ""}`;
  }
  const written = Object.entries(rows).map(([row, tokens]) => [row, tokens.join(" ")]);
  const sails = Object.entries(ships).map(([col, ship]) => [col, String(ship).replace("ship_", "")]);
  return area(Object.fromEntries(written), { ships: Object.fromEntries(sails), mainland, gold, vp });
}

/** @param {{vp: number, gold: number}} amount */
const amount = ({ vp, gold }) => ({ vp, gold });

/** Computations of the cases that the examples make too. @type {Record<string, (seat: Area, run: any) => any>} */
const RUNS = {
  threatened: (seat) => threatened(facts, seat).map(({ row, col }) => [row, col]),
  small_scoring: (seat) => ({ vp: 0, gold: smallScoring(facts, seat).gold }),
  large_scoring: (seat) => amount(largeScoring(facts, seat).total),
  islands: (seat) => islands(seat).map(({ row, col, tiles }) => [row, col, tiles]),
  legal_cells: (seat, { tile }) => fitting(facts, seat, SHAPES[tile] ?? "middle"),
};

/** @type {Record<string, "left" | "right">} */
const SHAPES = { isl_start: "left", isl_left: "left", isl_right: "right" };

describe("what the examples reckon with", () => {
  test("comes to the same as in the cases that the server passes", () => {
    let compared = 0;
    for (const { id, given, ...rest } of cases) {
      for (const tried of rest.tries ?? [rest]) {
        const state = { ...given, ...tried.given };
        const runs = tried.do ?? [];
        if (runs.some((/** @type {any} */ { cmd }) => cmd)) continue;
        const results = tried.expect.results ?? [tried.expect.result];
        runs.forEach((/** @type {any} */ run, /** @type {number} */ i) => {
          const seat = run.seat_state ?? state.seats?.[run.seat ?? state.active ?? 0];
          if (!RUNS[run.run] || !seat || seat.specials?.length || results[i] === undefined) return;
          assert.deepEqual(RUNS[run.run](areaOf(seat), run), results[i], `${id} ${run.run}`);
          compared += 1;
        });
      }
    }
    assert.ok(compared >= 8, String(compared));
  });

  test("pays for islands, boatmen and food as the rules say", () => {
    const rows = { noble: "S R", fisherman: "L* R*" };
    const [one, two] = finalScoring(facts, [
      area(rows, { mainland: { boatman: 2 }, gold: 11, vp: 20, ships: { 1: "blue" } }),
      area({ noble: "S C R" }, { mainland: { boatman: 2 }, vp: 20 }),
    ]);
    assert.deepEqual(one.lines, {
      before: 20,
      ships: -3,
      gold: 2,
      boatmen: 10,
      islands: 7,
      longest: 0,
      feeding: 2,
    });
    assert.deepEqual(two.lines, {
      before: 20,
      ships: 0,
      gold: 0,
      boatmen: 10,
      islands: 0,
      longest: 5,
      feeding: -2,
    });
    assert.equal(one.gold, 1);
    assert.equal(longest(area({ noble: "S C" })), 0);
  });

  test("opens the first columns to ships in any order, then the next one", () => {
    assert.deepEqual(shipColumns(facts, area({}, { ships: { 2: "red" } })), [1, 3]);
    assert.deepEqual(shipColumns(facts, area({}, { ships: { 1: "red", 2: "blue", 3: "red" } })), [4]);
  });
});

describe("the worked examples", () => {
  test("lie as a game could leave them: every tile fits, and its neighbours too", () => {
    const areas = [
      placing(ours).area,
      threatAndScorings(ours).area,
      fed(ours).area,
      building(ours).area,
      ...theEnd(ours).map((account) => account.area),
    ];
    for (const there of areas)
      for (const cell of there.cells) {
        const others = { ...there, cells: there.cells.filter((each) => each !== cell) };
        const open = fitting(facts, others, cell.shape).map(([row, col]) => `${row} ${col}`);
        assert.ok(open.includes(`${cell.row} ${cell.col}`), `${cell.row} ${cell.col} ${cell.tile}`);
      }
  });

  test("of the offer have a tile and a viking at every place, and no more of a kind than there are", () => {
    const { wheel, drawn: vikings } = offer(ours);
    assert.equal(wheel.slots.length, facts.slots);
    assert.ok(wheel.slots.every((place) => place?.viking && facts.tile.has(place.tile)));
    assert.equal(
      Object.values(vikings).reduce((sum, n) => sum + n, 0),
      ours.modes.basic.draw,
    );
  });

  test("of the wheel show a lock, the last of a role, and a turn past a gap", () => {
    const { locked, before, after, cheapest } = turning(ours);
    const role = locked.slots[0]?.viking;
    assert.equal(locked.slots.filter((place) => place?.viking === role).length, 2);
    assert.equal(before.slots.filter((place) => place?.viking === role).length, 1);
    assert.equal(cheapest, 2);
    assert.equal(prices(after)[0], 0);
    assert.ok(after.zero > 1);
  });

  test("of threat show a repelled ship, one that threatens, and one that meets nobody", () => {
    const { area: there, threatened: lying } = threatAndScorings(ours);
    assert.deepEqual(
      lying.map(({ row, col }) => `${row} ${col}`),
      ["noble 1", "goldsmith 1"],
    );
    assert.deepEqual(Object.keys(there.ships), ["1", "2", "3"]);
    assert.match(
      section("s9-threat"),
      /Threatened are the noble in column 1 and the goldsmith in column 1\./,
    );
    assert.match(section("s10-small"), /2 goldsmiths are left: 2 × 3 = 6 gold/);
    assert.match(section("s11-large"), /Scouts 3 \+ 3 \+ 1 7/);
    assert.match(section("s11-large"), /Together 9 11/);
  });

  test("of loads keep to the rule of full trips, and to the free tiles", () => {
    for (const { load, why } of LOADS) {
      const roles = new Set(load).size;
      assert.equal(why === "mixed", roles > 1 && roles < load.length);
    }
    assert.equal(LOADS.filter(({ why }) => why).length, 2);
  });

  test("of feeding go from a surplus to hunger by one ship", () => {
    const { calm, raided } = fed(ours);
    assert.ok(calm.vp > 0 && raided.vp < 0);
    assert.equal(calm.mouths, raided.mouths);
    assert.equal(calm.portions - raided.portions, facts.scoring.portions_per_fisherman);
    assert.match(section("s12-end"), /Without the ship 3 × 5 = 15 11 \+4 \+8/);
    assert.match(section("s12-end"), /With the ship 2 × 5 = 10 11 −1 −1/);
  });

  test("of the end add up line by line", () => {
    const accounts = theEnd(ours);
    for (const { lines, total } of accounts)
      assert.equal(
        Object.values(lines).reduce((sum, n) => sum + n, 0),
        total,
      );
    const totals = accounts.map(({ total }) => total);
    assert.match(section("s12-end"), new RegExp(`Points ${totals.join(" ")} Clara wins`));
    assert.equal(Math.max(...totals), totals[2]);
    assert.ok(accounts.every((account) => feeding(facts, account.area).vp === account.lines.feeding));
  });

  test("of choosing roles fill the highest places that have none", () => {
    const { chosen } = choosing(ours);
    const taken = chosen.flatMap(({ slots }) => slots);
    assert.deepEqual(
      taken,
      taken.map((_, i) => facts.slots - 1 - i),
    );
  });

  test("of a building tile count those around it, and nobody threatened", () => {
    const { counted, tile } = building(ours);
    assert.equal(counted.length, 6);
    assert.ok(counted.includes(tile));
    assert.match(section("s14-special"), /6 vikings count for the building tile in column 2: 6 points/);
  });
});

describe("a host's own data", () => {
  test("is what the rules tell", () => {
    assert.match(section("s2-components", theirs), /Angler/);
    assert.match(section("s2-components", theirs), /red-sailed ship ×3 nobles 1 point/);
    assert.match(section("s4-setup", theirs), /2 51 6/);
    assert.match(section("s10-small", theirs), /4 gold for each settled goldsmith/);
    assert.match(section("s10-small", theirs), /2 × 4 = 8 gold/);
    assert.match(section("s12-end", theirs), /most completed islands gets 12 points/);
    assert.match(section("s12-end", theirs), /catches 1 portion\./);
    assert.doesNotMatch(wholeText(drawn("vikings", books.en, "en", theirs)), /3 gold each/);
  });

  test("is told in Hungarian with the right endings", () => {
    const text = wholeText(drawn("vikings", books.hu, "hu", theirs));
    assert.match(text, /mindenki 4 aranyat kap/);
    assert.match(text, /halász 1 adagot fog/);
    assert.match(text, /a 11-es és a 10-es helyen/);
  });
});

for (const language of LANGUAGES)
  test(`the special tiles in "${language}" are all told, with what they do and when`, () => {
    const [table] = elements(drawn("vikings", books[language], language).get("s14-special")).filter(
      ({ props }) => String(props.class).includes("rv-specials"),
    );
    for (const { name, text, ids } of ours.specials) {
      const row = `${name[language]} ×${ids.length} ${text[language]} `;
      assert.ok(textOf(table).includes(row), row);
    }
    assert.equal(elements(table).filter(({ type, props }) => type === "small" && !props.class).length, 14);
  });

describe("what the rules say of the position on the board", () => {
  /** @param {Template[]} moves @returns {any} */
  const table = (moves) => ({ components: ours, moves: signal(moves) });
  /** @param {string} id */
  const told = (id) =>
    LANGUAGES.map((language) => {
      const conditions = books[language].sections.find((part) => part.id === id)?.conditions;
      assert.ok(conditions);
      return conditions;
    });

  test("is whether 0 is locked, and how many others can be paid", () => {
    const locked = { code: "zero_locked", params: { viking: "scout", slots: [3] } };
    const dear = { code: "cannot_afford", params: { price: 9, gold: 5, missing: 4, vp: 10 } };
    const moves = [
      { cmd: "take", fixed: { slot: 0 }, tells: { price: 0 }, refused: locked },
      { cmd: "take", fixed: { slot: 3 }, tells: { price: 3, gold: 2 } },
      { cmd: "take", fixed: { slot: 9 }, tells: { price: 9 }, refused: dear },
    ];
    for (const conditions of told("s6-taking")) {
      const [now] = conditions(table(moves));
      assert.deepEqual(
        now.list.map(({ holds }) => holds),
        [false, true],
      );
      assert.match(textOf(now.list[0].text), /another scout|másik felderítő/);
      assert.match(textOf(now.list[1].text), /1 of the 2|a 2 fizetős kombináció közül.* 1$/);
      assert.deepEqual(conditions(table([])), []);
    }
  });

  test("is whether the boatmen may rest", () => {
    const must = { code: "ferry_must_continue", params: { vikings: ["noble"] } };
    const trip = { cmd: "ferry", tells: { boatmen: 1, free: { noble: [2] }, plan: [] } };
    for (const conditions of told("s11-large")) {
      const [now] = conditions(table([trip, { cmd: "ferry_done", refused: must }]));
      assert.equal(now.verdict?.holds, false);
      const none = { cmd: "ferry", refused: { code: "ferry_no_boatman", params: {} } };
      const [rest] = conditions(table([none, { cmd: "ferry_done" }]));
      assert.equal(rest.verdict?.holds, true);
      assert.deepEqual(
        rest.list.map(({ holds }) => holds),
        [false, null],
      );
      assert.deepEqual(conditions(table([])), []);
    }
  });

  test("is between what and what one can bid", () => {
    for (const conditions of told("s13-advanced")) {
      const [now] = conditions(table([{ cmd: "bid", tells: { lowest: 3, highest: 27 } }]));
      assert.match(textOf(now.list[0].text), /3.*27/);
      assert.deepEqual(conditions(table([{ cmd: "pass_bid" }])), []);
    }
  });
});
