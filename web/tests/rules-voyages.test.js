/** The rules of Voyages: true to the component data, a host's own too. What holds for every game: rules.test.js. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import {
  again,
  compensated,
  completed,
  exchanged,
  finalScoring,
  journey,
  jump,
  KHAN,
  lowest,
  lowRoll,
  occupied,
  pepper,
  placesOf,
  rowOf,
  silk,
  TIED,
  theEnd,
  threeSteps,
  twoContracts,
} from "../games/voyages/rules-examples.js";
import { contractsOf, factsOf, sum } from "../games/voyages/rules-facts.js";
import { elements, textOf } from "./reading-vnodes.js";
import { componentsOf, drawn, LANGUAGES, read, rulebook, wholeText } from "./rulebooks.js";

/** @import {Template} from "../lib/protocol.js" */

const ours = componentsOf("voyages");
const facts = factsOf(ours);
const books = { en: await rulebook("voyages", "en"), hu: await rulebook("voyages", "hu") };

/** @param {string} id @param {any} [components] @param {"en" | "hu"} [language] */
const section = (id, components = ours, language = "en") =>
  textOf(drawn("voyages", books[language], language, components).get(id));

// ── The acceptance cases that the server passes ─────────────────────────────────────────────────────

/** @type {Map<string, any>} */
const cases = new Map(
  JSON.parse(read("../../tests/rules/cases/voyages.json")).cases.map((/** @type {{id: string}} */ each) => [
    each.id,
    each,
  ]),
);

/** Values of dice as cases write them: "own:4". @param {string[]} dice */
const values = (dice) => dice.map((die) => Number(die.split(":")[1]));

/** The command of a case that is carried out. @param {string} id @param {string} [cmd] */
const done = (id, cmd = "place") =>
  cases.get(id).do.find((/** @type {any} */ each) => each.cmd === cmd && !each.refused);

/** What a seat has gained and lost in a case. @param {string} id @param {string} [seat] */
function change(id, seat = "s0") {
  const { given, expect } = cases.get(id);
  const [before, after] = [given.seats[seat], expect.seats[seat]];
  return Object.fromEntries(
    ["coins", "camels", "pepper", "silk", "gold", "vp"]
      .filter((what) => after[what] !== undefined)
      .map((what) => [what, after[what] - (before[what] ?? 0)]),
  );
}

describe("the examples come to the same as the cases that the server passes", () => {
  test("a low roll is made good", () => {
    const { dice, total, missing, mixtures } = lowRoll(ours);
    assert.deepEqual(dice, cases.get("voy-28").given.rolls.slice(0, 5));
    assert.deepEqual([total, missing], [13, 2]);
    const { coins, camels } = cases.get("voy-28").expect.seats.s0;
    assert.ok(mixtures.some(({ coin, camel }) => coin === coins && camel === camels));
    assert.equal(compensated(facts, cases.get("voy-28").given.rolls.slice(5)).missing, 0);
  });

  test("rows of the bazaar and the fee", () => {
    const two = silk(ours);
    assert.deepEqual(two.dice, values(done("voy-06").dice));
    assert.equal(two.row, done("voy-06").row);
    assert.equal(two.gain.silk, change("voy-06").silk);
    assert.equal(pepper(ours).row, done("voy-07").row);
    assert.deepEqual(pepper(ours).other, { pepper: change("voy-07").pepper, coin: change("voy-07").coins });
    const fee = occupied(ours);
    assert.deepEqual(fee.dice, values(done("voy-26").dice));
    assert.equal(fee.row, done("voy-26").row);
    assert.equal(fee.left, cases.get("voy-26").expect.seats.s1.coins);
    assert.deepEqual(fee.gain, { silk: change("voy-26", "s1").silk, camel: change("voy-26", "s1").camels });
    const second = again(ours);
    assert.deepEqual([second.black], values(done("voy-27").dice));
    assert.equal(-second.fee, change("voy-27").coins);
    assert.equal(second.gain.camel, change("voy-27").camels);
    assert.equal(rowOf(facts, "bazaar_camel", 6).camel, change("voy-08").camels);
  });

  test("the Khan’s row", () => {
    const [first, low, next] = cases.get("voy-09").do.filter((/** @type {any} */ { cmd }) => cmd === "place");
    assert.deepEqual(
      [KHAN.first, KHAN.low, KHAN.next],
      [first, low, next].flatMap(({ dice }) => values(dice)),
    );
    assert.equal(low.refused, "khan_value_too_low");
  });

  test("contracts that are taken, and one that is completed", () => {
    const { die, slots, left, extra } = twoContracts(ours);
    assert.deepEqual([die], values(done("voy-11").dice));
    assert.deepEqual(slots, done("voy-11").take);
    assert.deepEqual(left, cases.get("voy-11").expect.board_contracts);
    assert.equal(extra, change("voy-11").camels);
    const contract = completed(ours);
    assert.equal(contract?.id, done("voy-21", "complete_contract").contract);
    const { vp, coins, camels } = change("voy-21");
    assert.deepEqual([contract?.reward, contract?.cost.camel], [{ vp, coin: coins }, -camels]);
  });

  test("journeys", () => {
    for (const id of ["voy-14", "voy-15", "voy-18", "voy-38"]) {
      const { figures = ["venezia"] } = cases.get(id).given.seats.s0;
      const found = journey(facts, figures[0], done(id).paths[0].nodes);
      const bonus = id === "voy-38" ? 3 : 0;
      assert.equal(bonus - found.coins, change(id).coins, id);
      assert.equal(found.camels, Math.abs(change(id).camels ?? 0), id);
    }
    assert.deepEqual(threeSteps(ours).dice, values(done("voy-15").dice));
    assert.deepEqual(threeSteps(ours).path, done("voy-15").paths[0].nodes);
    assert.deepEqual(jump(ours).path, done("voy-38").paths[0].nodes);
    assert.equal(jump(ours).jumps.length, 1);
  });

  test("a city card that cannot be paid as often as the die allows", () => {
    const { die, times, gain, paid, stock } = exchanged(ours);
    assert.deepEqual([die, times], [...values(done("voy-19").dice), done("voy-19").times]);
    assert.equal(gain.vp, change("voy-19").vp);
    assert.deepEqual([stock.camel, stock.gold], [3, 2]);
    assert.deepEqual(paid, { camel: -change("voy-19").camels, gold: -change("voy-19").gold });
  });

  test("the final scoring, line by line, and a tie", () => {
    for (const id of ["voy-39", "voy-40"]) {
      const { given, expect } = cases.get(id);
      const seats = Object.keys(expect.scores);
      const holdings = seats.map((seat) => {
        const {
          vp = 0,
          coins = 0,
          camels = 0,
          posts = [],
          completed: many = 0,
          goals = [],
        } = given.seats[seat];
        const { gold = 0, silk: cloth = 0, pepper: spice = 0 } = given.seats[seat];
        const place = (given.beijing ?? []).indexOf(seat);
        const goods = gold + cloth + spice;
        return {
          vp,
          coins,
          camels,
          goods,
          posts,
          completed: many,
          goals,
          beijing: place < 0 ? undefined : place,
        };
      });
      finalScoring(facts, holdings).forEach(({ lines, total }, i) => {
        const { contracts, ...rest } = expect.scores[seats[i]];
        const { before, most_contracts: most, ...others } = lines;
        assert.equal(total, rest.total, `${id} ${seats[i]}`);
        if (contracts !== undefined)
          assert.deepEqual({ ...others, contracts: most, total }, { contracts, ...rest });
        assert.equal(before, holdings[i].vp);
      });
      if (id === "voy-40") {
        assert.deepEqual(TIED.toSorted(), holdings.map(({ camels }) => camels).toSorted());
        const first = placesOf(holdings.map(({ camels }) => camels));
        assert.deepEqual(
          seats.filter((_, i) => first[i] === 1),
          expect.winners,
        );
        assert.deepEqual(placesOf(TIED), [4, 1, 1, 3]);
      }
      if (id === "voy-39")
        assert.deepEqual(
          theEnd(ours).map((account) => account.total),
          seats.map((seat) => expect.scores[seat].total),
        );
    }
  });
});

describe("the worked examples in words", () => {
  test("tell what they come to", () => {
    assert.match(section("s5-round"), /3 \+ 2 \+ 4 \+ 1 \+ 3 = 13 2 points are missing/);
    assert.match(section("s6-placing"), /he pays 4 coins of his 5, and has 1 left/);
    assert.match(section("s8-travel"), /The steps cost 12 coins, the roads 2 \+ 4 \+ 2 = 8 camels/);
    assert.match(section("s9-cards"), /So she does it twice, pays 2 camels and 2 gold and gets 8 points/);
    assert.match(section("s10-bonus"), /Anna pays 2 camels, 2 silk and 1 pepper/);
    assert.match(section("s12-characters"), /Anna goes 3 steps for 12 coins, 1 of them a jump/);
    const totals = theEnd(ours).map(({ total }) => total);
    assert.match(section("s13-end"), new RegExp(`Points ${totals.join(" ")} Clara wins`));
    for (const { lines, total } of theEnd(ours)) assert.equal(sum(Object.values(lines)), total);
    assert.equal(lowest([5, 3]), 3);
  });
});

describe("a host's own data", () => {
  const theirs = structuredClone(ours);
  theirs.take5.coin = 6;
  theirs.travel_cost = [4, 8, 13, 13, 19, 19];
  theirs.scoring.most_contracts = 9;
  theirs.bonus_actions.adjust.cost.camel = 3;
  theirs.characters.find((/** @type {any} */ { id }) => id === "berke").name = { en: "Otto", hu: "Ottó" };
  theirs.map.nodes.find((/** @type {any} */ { id }) => id === "kashgar").name = {
    en: "Yarkand",
    hu: "Jarkend",
  };

  test("is what the rules tell", () => {
    assert.match(section("s7-actions", theirs), /You get 6 coins, whatever the die shows/);
    assert.match(section("s8-travel", theirs), /Coins 4 8 13 13 19 19/);
    assert.match(section("s8-travel", theirs), /In Yarkand he just passes through/);
    assert.match(section("s10-bonus", theirs), /For 3 camels you turn/);
    assert.match(section("s12-characters", theirs), /Otto/);
    assert.match(section("s13-end", theirs), /9 points for whoever has completed the most/);
    assert.doesNotMatch(wholeText(drawn("voyages", books.en, "en", theirs)), /Kashgar/);
  });

  test("is told in Hungarian with the right endings", () => {
    assert.match(section("s7-actions", theirs, "hu"), /Kapsz 6 érmét/);
    assert.match(section("s13-end", theirs, "hu"), /9 pontot kap/);
  });
});

for (const language of LANGUAGES)
  test(`every card, contract, bonus, goal and character is told in "${language}"`, () => {
    const sections = drawn("voyages", books[language], language);
    /** @param {string} id @param {string} part  id of a paragraph */
    const items = (id, part) =>
      elements(elements(sections.get(id)).find(({ props }) => props.id === part)).filter(
        ({ type }) => type === "li",
      );
    const { starting, others } = contractsOf(facts);
    assert.equal(items("s9-cards", "s9-cards-list").length, facts.cards.size);
    assert.equal(items("s11-rewards", "s11-starting").length, starting.length);
    assert.equal(items("s11-rewards", "s11-contracts").length, others.length);
    assert.equal(items("s11-rewards", "s11-bonuses").length, facts.bonuses.size);
    assert.equal(items("s11-rewards", "s11-outposts").length, facts.outposts.size);
    assert.equal(items("s13-end", "s13-cards").length, facts.goals.size);
    const told = textOf(sections.get("s12-characters"));
    for (const { name } of facts.characters.values())
      assert.ok(told.includes(name[language]), name[language]);
    for (const id of ["s9-cards-list", "s11-starting", "s11-contracts", "s11-bonuses", "s11-outposts"])
      for (const [, body] of sections)
        for (const part of elements(body).filter(({ props }) => props.id === id))
          for (const item of elements(part).filter(({ type }) => type === "li"))
            assert.match(textOf(item), /\p{L}{2}/u, id);
  });

describe("what the rules say of the position on the board", () => {
  /** @param {Template[]} moves @returns {any} */
  const table = (moves) => ({ components: ours, moves: signal(moves) });
  /** @param {string} id @param {Template[]} moves */
  const told = (id, moves) =>
    LANGUAGES.map((language) => {
      const found = books[language].sections.find((part) => part.id === id)?.conditions?.(table(moves)) ?? [];
      return found.flatMap(({ list }) => list.map(({ text, holds }) => `${textOf(text)}: ${holds}`));
    });

  const full = { code: "space_full", params: { slots: 4 } };
  const post = { code: "no_trading_post", params: { city: "moscow" } };
  /** @type {Template[]} */
  const moves = [
    { cmd: "place", fixed: { space: "take5" }, stepwise: true },
    { cmd: "place", fixed: { space: "khan" }, refused: full },
    {
      cmd: "place",
      fixed: { space: "city_card", slot: "slot_moscow" },
      tells: { card: "cc_2gold_4vp" },
      refused: post,
    },
    { cmd: "money_bag" },
    { cmd: "buy_black_die", refused: { code: "not_enough_camels", params: { needed: 3, have: 1 } } },
    { cmd: "end_turn" },
  ];

  test("is which spaces, cards and bonus actions are open", () => {
    assert.deepEqual(told("s7-actions", moves), [
      ["take 5 coins: true", "the Khan’s favour: false"],
      ["5 érme elvétele: true", "a Kán kegye: false"],
    ]);
    assert.deepEqual(told("s9-cards", moves)[0], ["Moscow: 2 gold for 4 points: false"]);
    assert.deepEqual(told("s10-bonus", moves)[0].slice(1, 5), [
      "put a die on the money bag: true",
      "roll a die again: false",
      "turn a die: false",
      "buy a black die: false",
    ]);
  });

  test("is nothing where this seat has no turn", () => {
    for (const id of ["s7-actions", "s9-cards", "s10-bonus"])
      assert.deepEqual(
        told(id, [])
          .flat()
          .concat(told(id, [{ cmd: "resolve" }]).flat()),
        [],
      );
  });
});
