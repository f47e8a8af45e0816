/** What Expedition's rules say of the position on the board: nothing but what the server's templates tell. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { signal } from "@preact/signals-core";
import * as english from "../games/expedition/rules.en.js";
import * as hungarian from "../games/expedition/rules.hu.js";
import { textOf } from "./reading-vnodes.js";

/** @import {Template} from "../lib/protocol.js" */
/** @import {Rulebook} from "../rules/types.js" */

const components = JSON.parse(
  readFileSync(new URL("../../server/rules/expedition/components.json", import.meta.url), "utf-8"),
);
const FIGURES = { red: { seat: 0 }, green: { seat: 1 }, blue: { seat: 2 }, orange: { seat: 2 } };

/**
 * A table as far as the rules look at it.
 *
 * @param {Template[]} moves
 * @returns {any}
 */
const table = (moves) => ({
  components,
  moves: signal(moves),
  view: signal({ public: { figures: FIGURES }, private: {} }),
  name: (/** @type {number} */ seat) => ["Anna", "Béla", "Csilla"][seat],
});

/** @type {Template} */
const step = {
  cmd: "step",
  fixed: { figure: "red" },
  tells: { to: 14, skips: [12, 13], needs: { type: "same_colour", count: 3 } },
};
/** @type {Template} */
const ballast = {
  cmd: "ballast",
  fixed: { figure: "red" },
  tells: { to: 14, gold: 2, passed_by: ["blue", "orange"] },
};

/**
 * @param {Rulebook} book
 * @param {string} section
 * @param {Template[]} moves
 */
function conditions(book, section, moves) {
  const found = book.sections.find(({ id }) => id === section)?.conditions?.(table(moves));
  return (found ?? []).map(({ title, list, verdict }) => ({
    title: textOf(title),
    list: list.map(({ text, holds }) => [textOf(text), holds]),
    verdict: verdict && textOf(verdict.text),
  }));
}

test("a ballast step that is allowed has all its conditions ticked, and names who stands beyond", () => {
  const [now] = conditions(english, "s7-ballast", [step, ballast]);
  assert.deepEqual(
    now.list.map(([, holds]) => holds),
    [true, true, true],
  );
  assert.equal(now.verdict, "Allowed now: Csilla stands beyond Pem.");
  assert.equal(
    conditions(hungarian, "s7-ballast", [step, ballast])[0].verdict,
    "Most szabad: Csilla már túl van a Pem mezőn.",
  );
});

test("several players beyond are named together", () => {
  const both = { ...ballast, tells: { ...ballast.tells, passed_by: ["green", "blue"] } };
  assert.equal(
    conditions(english, "s7-ballast", [both])[0].verdict,
    "Allowed now: Béla and Csilla stand beyond Pem.",
  );
  assert.equal(
    conditions(hungarian, "s7-ballast", [both])[0].verdict,
    "Most szabad: Béla és Csilla már túl vannak a Pem mezőn.",
  );
});

test("the condition that fails is crossed, those before it are ticked, those after it stay open", () => {
  const cases = /** @type {const} */ ([
    ["ballast_already_used", [false, null, null]],
    ["no_gold", [true, false, null]],
    ["not_passed_by_opponent", [true, true, false]],
  ]);
  for (const [code, expected] of cases) {
    const [now] = conditions(english, "s7-ballast", [step, { ...ballast, tells: {}, refused: { code } }]);
    assert.deepEqual(
      now.list.map(([, holds]) => holds),
      expected,
    );
    assert.equal(now.verdict, "Not allowed now.");
  }
});

test("a card step tells where it leads, and whether the hand pays for it", () => {
  const refused = { ...step, refused: { code: "requirement_not_met", params: { missing: 1 } } };
  assert.deepEqual(conditions(english, "s6-card-step", [step])[0].list, [
    ["The next free space is Pem. You can pay for it: 3 cards of one colour.", true],
  ]);
  assert.deepEqual(conditions(english, "s6-card-step", [refused])[0].list, [
    ["The next free space is Pem. You cannot pay for it: 3 cards of one colour.", false],
  ]);
});

test("two figures are told apart, and one that cannot move in this turn is left out", () => {
  const white = { ...step, fixed: { figure: "white" } };
  assert.deepEqual(
    conditions(english, "s6-card-step", [step, white]).map(({ title }) => title),
    ["Your red figure", "Your white figure"],
  );
  const stopped = { cmd: "step", fixed: { figure: "white" }, refused: { code: "one_figure_per_turn" } };
  assert.equal(conditions(english, "s6-card-step", [step, stopped]).length, 1);
});

test("nothing is said when it is not this seat's turn", () => {
  assert.deepEqual(conditions(english, "s7-ballast", []), []);
  assert.deepEqual(conditions(hungarian, "s6-card-step", []), []);
});
