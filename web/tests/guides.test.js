/** The guides through a first turn: every mark has its words in both languages, whatever the position. */

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { describe, test } from "node:test";
import { signal } from "@preact/signals-core";
import { locale, texts } from "../lib/i18n.js";
import { componentsOf, GAMES, LANGUAGES, rulebook } from "./rulebooks.js";

/** @import {Mark} from "../games/screen.js" */
/** @import {Template} from "../lib/protocol.js" */

/** @param {string} game @returns {Promise<Mark[]>} */
const guideOf = async (game) => (await import(`../games/${game}/guide.js`)).guide;

for (const game of GAMES.filter((id) => existsSync(new URL(`../games/${id}/guide.js`, import.meta.url)))) {
  for (const language of LANGUAGES)
    test(`the guide of ${game} has its words in "${language}"`, async () => {
      await rulebook(game, language);
      locale.value = language;
      const marks = await guideOf(game);
      assert.ok(marks.length > 2);
      for (const { id, anchor } of marks) {
        assert.ok(texts(game).has(`guide-${id}`) && texts(game).has(`guide-${id}.title`), id);
        assert.ok(anchor.trim());
      }
    });
}

describe("the guide of Oltremare", () => {
  const components = componentsOf("oltremare");
  /** @param {Template[]} moves @param {number} load @param {string[]} hand @returns {any} */
  const table = (moves, load, hand) => ({
    components,
    moves: signal(moves),
    view: signal({ public: { phase: "trade", lions: 7 - load, load }, private: { hand } }),
  });
  const buy = { cmd: "buy", fixed: { source: "deck" }, tells: { price: 3, ducats: 8, left: 3 } };
  const short = { code: "wrong_count", params: { wanted: 3, got: 2 } };

  /** What the marks say. @param {any} ctx */
  async function said(ctx) {
    const t = texts("oltremare");
    const marks = (await guideOf("oltremare")).filter(({ when }) => when?.(ctx) ?? true);
    return new Map(marks.map(({ id, params }) => [id, t(`guide-${id}`, params?.(ctx))]));
  }

  test("tells what the top card asks for, and what to do about it", async () => {
    await rulebook("oltremare", "hu");
    locale.value = "hu";
    const enough = await said(table([buy, { cmd: "play_cards" }], 1, ["salt-01", "wine-02"]));
    assert.match(enough.get("top") ?? "", /6 oroszlán.*1 berakodás/);
    assert.match(enough.get("hand") ?? "", /Koppints arra az 1 lapra/);
    assert.match(
      enough.get("play") ?? "",
      /a következő ára <b>3 dukát<\/b>\. Aztán játssz ki pontosan <b>1 lapot/,
    );
    const tooFew = await said(table([{ cmd: "play_cards", refused: short }], 3, ["salt-01", "wine-02"]));
    assert.match(tooFew.get("hand") ?? "", /Most 3 lap kell, de csak 2 van nálad/);
    assert.match(tooFew.get("play") ?? "", /^Játssz ki pontosan/);
  });

  test("speaks of deals only where there is somebody to deal with", async () => {
    assert.ok(!(await said(table([], 3, []))).has("deal"));
    assert.ok((await said(table([{ cmd: "propose", fixed: { to: 1 } }], 3, []))).has("deal"));
  });
});
