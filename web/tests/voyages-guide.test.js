/** The guide through the first turn of Voyages: what it shows in which position, and in which words. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import { guide } from "../games/voyages/guide.js";
import { locale, texts } from "../lib/i18n.js";
import { componentsOf, rulebook } from "./rulebooks.js";
import { marksOf } from "./speaking.js";

/** @import {Template} from "../lib/protocol.js" */

await rulebook("voyages", "hu");
await rulebook("voyages", "en");

const TURN = [{ cmd: "place", fixed: { space: "take5" }, stepwise: true }, { cmd: "end_turn" }];
const OWN = {
  character: "berke",
  dice: { "blue-1": 3, "blue-2": 5 },
  contracts: ["start_1"],
  pending: null,
};

/** @param {string} phase @param {Template[]} moves @param {Record<string, any>} [own] @param {string[]} [goals] @returns {any} */
const table = (phase, moves, own = {}, goals = ["goal_sumatra_anxi"]) => ({
  components: componentsOf("voyages"),
  locale,
  t: texts("voyages"),
  moves: signal(moves),
  seat: signal(1),
  view: signal({ public: { phase, active: 1, seats: [{}, { ...OWN, ...own }] }, private: { goals } }),
});

const said = marksOf("voyages", guide);

describe("the guide of Voyages", () => {
  test("goes from the dice over the board to the bar", () => {
    const at = table("turns", TURN);
    const marks = ["dice", "spaces", "contract", "map", "aims", "power", "tools", "end"];
    assert.deepEqual([...said(at, "en").keys()], marks);
    assert.match(said(at, "en").get("dice") ?? "", /^With these 2 dice/);
    assert.match(said(at, "hu").get("dice") ?? "", /^Ezzel a 2 kockával/);
    assert.match(said(at, "en").get("map") ?? "", /one step costs 3, two cost 7/);
    assert.match(said(at, "en").get("power") ?? "", /Berke Khan<\/b>\. Never pays the fee/);
  });

  test("speaks neither of rolling nor of turning to somebody who sets dice", () => {
    const at = table("turns", TURN, { character: "rashid", dice: { "blue-1": null } });
    assert.match(said(at, "en").get("dice") ?? "", /^You do not roll/);
    assert.match(said(at, "en").get("tools") ?? "", /^For 3 camels you buy a black die/);
    assert.doesNotMatch(said(at, "hu").get("tools") ?? "", /újradob|elfordít/);
  });

  test("begins with the choice before the turn, and tells of the board all the same", () => {
    const low = table("compensation", [{ cmd: "resolve", fixed: { coins: 1, camels: 0 } }], {
      pending: { kind: "compensation", n: 1 },
    });
    assert.deepEqual(
      [...said(low, "en").keys()],
      ["decide", "dice", "spaces", "contract", "map", "aims", "power"],
    );
    assert.match(said(low, "en").get("decide") ?? "", /less than 15/);
    const drawn = table("round_bonus", [{ cmd: "resolve", fixed: { decline: true } }], {
      pending: { kind: "make_room", n: 1 },
    });
    assert.ok(!said(drawn, "en").has("dice"));
    assert.match(said(drawn, "hu").get("decide") ?? "", /^Az új forduló egyik bónuszánál/);
  });

  test("helps experts with characters and goal cards", () => {
    const nobody = { character: null, dice: { "blue-1": null } };
    const draft = table("draft", [{ cmd: "pick_character", fixed: { character: "berke" } }], nobody, []);
    assert.deepEqual([...said(draft, "hu").keys()], ["pick", "spaces", "contract", "map"]);
    const goals = table("goal_choice", [{ cmd: "keep_goals" }], { dice: {} }, []);
    assert.deepEqual([...said(goals, "en").keys()], ["keep", "spaces", "contract", "map", "power"]);
    assert.match(said(goals, "en").get("keep") ?? "", /^Keep 2\./);
  });

  test("says nothing when the game is over", () => {
    assert.equal(said(table("finished", []), "en").size, 0);
  });
});
