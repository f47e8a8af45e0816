/** The guide through the first take of Vikings: what it shows in which position, and in which words. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import { guide } from "../games/vikings/guide.js";
import { rulebook } from "./rulebooks.js";
import { marksOf } from "./speaking.js";

/** @import {Template} from "../lib/protocol.js" */

await rulebook("vikings", "hu");
await rulebook("vikings", "en");

const locked = { code: "zero_locked", params: { viking: "scout", slots: [4] } };
const free = { cmd: "take", fixed: { slot: 0 }, tells: { price: 0 } };
const dearest = { cmd: "take", fixed: { slot: 11 }, tells: { price: 11, specials: ["sp_gold5_01"] } };

/** @param {string} phase @param {Template[]} moves @param {string | null} [start] @returns {any} */
const table = (phase, moves, start = "isl_start_01") => ({
  moves: signal(moves),
  seat: signal(1),
  view: signal({ public: { phase, active: 1, seats: [{}, { gold: 20, start_tile: start }] } }),
});

const said = marksOf("vikings", guide);

describe("the guide of Vikings", () => {
  test("goes from the wheel to the area and the button, and says why 0 is locked", () => {
    const at = table("offer", [{ ...free, refused: locked }]);
    assert.deepEqual([...said(at, "en").keys()], ["wheel", "lock", "area", "take", "metrics"]);
    assert.match(said(at, "en").get("wheel") ?? "", /20 gold/);
    assert.match(said(at, "en").get("lock") ?? "", /another scout is left/);
    assert.match(said(at, "hu").get("lock") ?? "", /másik felderítő is van/);
  });

  test("leaves the lock out where there is none, and speaks of special tiles where one may come along", () => {
    const at = table("offer", [free, dearest]);
    assert.deepEqual([...said(at, "en").keys()], ["wheel", "area", "special", "take", "metrics"]);
  });

  test("asks for the start tile only as long as it is there", () => {
    const [first, later] = [table("offer", [free]), table("offer", [free], null)];
    assert.match(said(first, "en").get("area") ?? "", /^With your first take.* Then choose a lit cell/);
    assert.match(said(later, "en").get("area") ?? "", /^Choose a lit cell/);
    assert.match(said(first, "hu").get("area") ?? "", /szigetsor 1\. oszlopába\. Aztán válassz a lapkának/);
    assert.match(said(later, "hu").get("area") ?? "", /^Válassz a lapkának/);
  });

  test("begins the advanced game with the bid, then with what was drawn", () => {
    const bidding = table("auction", [
      { cmd: "bid", tells: { lowest: 0, highest: 30 } },
      { cmd: "pass_bid" },
    ]);
    assert.deepEqual([...said(bidding, "hu").keys()], ["bid"]);
    assert.match(said(bidding, "hu").get("bid") ?? "", /legfeljebb 30 lehet\./);
    const discarding = table("discard", [{ cmd: "discard_viking", fixed: { role: "noble" } }]);
    assert.match(said(discarding, "en").get("drawn") ?? "", /is to leave the game/);
    const choosing = table("color_placing", [{ cmd: "place_color", fixed: { role: "noble" } }]);
    assert.match(said(choosing, "en").get("drawn") ?? "", /^Choose a role/);
  });
});
