/** Clocks in words, and the server's time as a page knows it: it never goes back. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addCatalogue, locale, texts } from "../lib/i18n.js";
import { lengthWords, PACES, paceTime, paceWords, timeLeft } from "../lib/pace.js";
import { createServerTime } from "../lib/server-time.js";
import { read } from "./sources.js";

for (const language of /** @type {const} */ (["en", "hu"]))
  addCatalogue(language, "", read(`texts/${language}.ftl`));

const LIVE = PACES.live[2];
const RELAXED = PACES.relaxed[2];
const HOUR = 3_600_000;

test("a clock that runs goes down to nothing and no further, one that stands stays", () => {
  const clock = { seat: 0, left: 5000, since: 1000 };
  assert.equal(timeLeft(clock, 1000), 5000);
  assert.equal(timeLeft(clock, 4500), 1500);
  assert.equal(timeLeft(clock, 99_000), 0);
  assert.equal(timeLeft(clock, 400), 5000, "a server's clock that is behind gives no time");
  assert.equal(timeLeft({ seat: 0, left: 5000 }, 99_000), 5000);
  assert.equal(timeLeft(clock, null), 5000, "before anything was heard");
});

test("live time is minutes and seconds, relaxed time as coarse as it can be", () => {
  locale.value = "en";
  const t = texts();
  const live = [0, 1, 999, 1000, 59_001, 61_000, HOUR, HOUR + 61_000].map((left) => paceTime(LIVE, left, t));
  assert.deepEqual(live, ["0:00", "0:01", "0:01", "0:01", "1:00", "1:01", "1:00:00", "1:01:01"]);
  const relaxed = [1, 5 * 60_000, 3 * HOUR + 60_000, 50 * HOUR].map((left) => paceTime(RELAXED, left, t));
  assert.deepEqual(relaxed, ["1 m", "5 m", "3 h 1 m", "2 d 2 h"]);
});

test("every pace that a host may choose is told in both languages", () => {
  for (const language of /** @type {const} */ (["en", "hu"])) {
    locale.value = language;
    const t = texts();
    const told = [null, ...PACES.relaxed, ...PACES.live].map((pace) => paceWords(pace, t));
    assert.equal(new Set(told).size, told.length);
    for (const words of told) assert.doesNotMatch(words, /\{|undefined/);
    assert.match(lengthWords(45, t), /^45 /);
  }
  assert.equal(paceWords({ kind: "live", seconds: 600 }, texts()), "fejenként 10 perc az egész játékra");
});

test("the quickest message tells the server's time best, and no other turns it back", () => {
  let own = 0;
  const time = createServerTime(() => own);
  assert.equal(time.now(), null);
  time.hear(undefined);
  assert.equal(time.now(), null);
  own = 300;
  time.hear(1_000_000); // 300 ms under way
  own = 1000;
  assert.equal(time.now(), 1_000_700);
  time.hear(1_000_950); // 50 ms under way
  assert.equal(time.now(), 1_000_950);
  own = 2000;
  time.hear(1_000_000); // held up
  assert.equal(time.now(), 1_001_950);
  own = 2100; // this page slept for an hour, in which its own clock stood
  time.hear(1_001_950 + HOUR);
  assert.equal(time.now(), 1_001_950 + HOUR);
});
