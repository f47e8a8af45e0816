/** The guide's card on a phone covers nothing that it speaks of, however the phone is held. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardPlace, cardWidth } from "../table/guide-place.js";

/** @import {Place} from "../table/guide-place.js" */

/** @param {Place} a @param {Place} b */
const overlap = (a, b) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Place} */
const box = (left, top, width, height) => ({ left, top, width, height });

const SIDE = { width: 640, height: 360 };
const UPRIGHT = { width: 360, height: 640 };

for (const [what, room, height, anchor, bar] of /** @type {const} */ ([
  ["a wheel on the left", SIDE, 210, box(0, 48, 330, 308), box(336, 250, 300, 106)],
  ["a hand on the right", SIDE, 230, box(336, 90, 300, 150), box(336, 250, 300, 106)],
  ["the bar itself", SIDE, 200, box(336, 250, 300, 106), box(336, 250, 300, 106)],
  ["a bar on the left", SIDE, 200, box(6, 260, 320, 96), box(6, 260, 320, 96)],
  ["a strip along the top", SIDE, 180, box(0, 48, 640, 60), box(336, 250, 300, 106)],
  ["a strip at the top", UPRIGHT, 180, box(0, 48, 360, 90), box(0, 530, 360, 110)],
  ["a hand above the bar", UPRIGHT, 180, box(0, 380, 360, 140), box(0, 530, 360, 110)],
])) {
  test(`the card leaves ${what} in sight`, () => {
    const place = cardPlace(room, height, anchor, bar);
    const card = { ...place, width: cardWidth(room), height };
    assert.ok(!overlap(card, anchor), JSON.stringify(card));
    assert.ok(card.left >= 0 && card.left + card.width <= room.width);
    assert.ok(card.top >= 0 && card.top + card.height <= room.height);
  });
}

test("where the anchor leaves a choice, the bar stays in sight", () => {
  const bar = box(336, 250, 300, 106);
  const card = { ...cardPlace(SIDE, 180, box(0, 48, 330, 308), bar), width: cardWidth(SIDE), height: 180 };
  assert.ok(!overlap(card, bar));
});

test("a card that is higher than what is left stays in the window's upper part", () => {
  assert.equal(cardPlace(SIDE, 400, box(0, 48, 330, 308), null).top, 52);
});
