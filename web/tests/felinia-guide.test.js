/** The guide of Felinia: what it speaks of in each phase. What holds for every guide: guides.test.js. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import { guide } from "../games/felinia/guide.js";
import { componentsOf, rulebook } from "./rulebooks.js";
import { marksOf } from "./speaking.js";

/** @import {Template} from "../lib/protocol.js" */

await rulebook("felinia", "hu");
await rulebook("felinia", "en");

const components = componentsOf("felinia");
const sell = { cmd: "sell", tells: { room: 4 } };

/** @param {Record<string, any>} view @param {Template[]} moves @returns {any} */
const table = (view, moves) => ({
  components,
  moves: signal([...moves, sell]),
  seat: signal(0),
  view: signal({
    public: {
      rules: "basic",
      phase: "bidding",
      turn: 0,
      dealt: false,
      price: null,
      seats: [{ coins: 2, stock: 10 }],
      ...view,
    },
  }),
});

const said = marksOf("felinia", guide);

describe("the guide of Felinia", () => {
  test("tells in the first bid of stacks, the own board, ships and the island", () => {
    const at = table({}, [
      { cmd: "place_bid", fixed: { at: "board" }, tells: { coins_gained: 1, coins: 3 } },
      { cmd: "place_bid", fixed: { at: "m1" }, tells: { price: 1 } },
    ]);
    assert.deepEqual([...said(at, "en").keys()], ["bid", "bank", "ships", "island", "sell", "place"]);
    assert.match(said(at, "en").get("bank") ?? "", /1 now, 3 with the last token/);
    assert.match(said(at, "hu").get("bid") ?? "", /^Mindenki 3 licitjelzőt/);
    const advanced = table({ rules: "advanced" }, at.moves.value);
    assert.match(said(advanced, "hu").get("island") ?? "", /Minden lapka nyíltan/);
  });

  test("tells of the deal, and then of boarding", () => {
    const dealing = table({ phase: "trading", at: "m1", price: 3 }, [{ cmd: "buy" }, { cmd: "pass" }]);
    assert.deepEqual([...said(dealing, "hu").keys()], ["deal", "ships", "sell"]);
    assert.match(said(dealing, "en").get("deal") ?? "", /a deal costs <b>3<\/b>; you have 2/);
    const boarding = table({ phase: "trading", dealt: true }, [{ cmd: "end_boarding" }]);
    assert.deepEqual([...said(boarding, "en").keys()], ["ships", "sell"]);
    assert.match(said(boarding, "en").get("ships") ?? "", /^You have made a deal/);
  });

  test("tells of the journey, of cards to choose from, and of storage", () => {
    const view = { phase: "exploration", journey: { steps: 1, reveals_left: 2 } };
    const travelling = table(view, [{ cmd: "reveal" }, { cmd: "move" }, { cmd: "stop" }]);
    assert.deepEqual([...said(travelling, "en").keys()], ["reveal", "travel", "sell"]);
    assert.match(said(travelling, "en").get("reveal") ?? "", /turn up 2 tiles/);
    assert.match(said(travelling, "hu").get("travel") ?? "", /még 2 lépése van/);
    const choosing = table(view, [{ cmd: "keep_mystery" }]);
    assert.deepEqual([...said(choosing, "hu").keys()], ["mystery", "sell"]);
    const storing = table({ phase: "storage" }, [{ cmd: "store", tells: { free: 3, most: 4, fee: 2 } }]);
    assert.deepEqual([...said(storing, "en").keys()], ["keep", "sell"]);
    assert.match(said(storing, "en").get("keep") ?? "", /keep 3 goods, or one more for 2 coins/);
  });
});
