/** The log of Expedition in both languages: a turn's events as sentences. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastSteps, line } from "../games/expedition/log.js";
import { speaker } from "./expedition-speaker.js";
import { telling, row as turn, words } from "./speaking.js";

const tells = telling((language, entry, seat) => words(line(entry, speaker(language, { seat }))));

/** @param {string} figure @param {number} from @param {number} to @param {string[]} cards @param {number[]} [skipped] */
const stepped = (figure, from, to, cards, skipped = []) => ({
  kind: "stepped",
  seat: 1,
  figure,
  from,
  to,
  skipped,
  cards,
});
const ended = { kind: "turn_ended", seat: 1 };
const pile = { kind: "drew_pile", seat: 1 };
const PEM = ["red-silk-1", "red-spice-1", "red-leader-2"];

tells("a step, what was skipped, and a draw from the pile", {
  entry: turn(1, stepped("blue", 11, 14, PEM, [12, 13]), pile, ended),
  en: "Bence stepped to Pem with 3 red cards, past 2 figures. Drew from the pile.",
  hu: "Bence 3 piros lappal Pembe lépett, 2 mezőt átugorva. A talonból húzott.",
});

tells("the same turn told to whoever made it, with the card", {
  entry: turn(1, stepped("blue", 11, 14, PEM, [12, 13]), { ...pile, card: "red-silk-2" }, ended),
  seat: 1,
  en: "You stepped to Pem with 3 red cards, past 2 figures. Drew red silk from the pile.",
  hu: "Te 3 piros lappal Pembe léptél, 2 mezőt átugorva. A talonból húztál: piros selyem.",
});

tells("both figures of a merchant walk in one turn", {
  entry: turn(
    1,
    stepped("blue", 3, 4, ["red-oil-1", "blue-oil-1"]),
    { kind: "ballast_paid", seat: 1, figure: "white", from: 1, to: 2, skipped: [], gold: 1 },
    stepped("white", 2, 5, ["green-leader-1"], [3, 4]),
    pile,
  ),
  en: "Bence stepped blue to Tabas with 2 oils, then white to Kerman for 1 gold of ballast, then to Nishapur with 1 leader, past 2 figures. Drew from the pile.",
  hu: "Bence a kékkel 2 olajjal Tabasba, majd a fehérrel 1 aranyért súlytöbbletet leadva Kermanba, majd 1 vezetővel Nishapurba lépett, 2 mezőt átugorva. A talonból húzott.",
});

tells("two steps and a chest in one turn", {
  entry: turn(
    1,
    stepped("blue", 6, 7, ["red-oil-1", "blue-oil-1"]),
    { kind: "chest_taken", seat: 1, figure: "blue", space: 7, value: 1 },
    stepped("blue", 7, 8, ["green-leader-1"]),
    { kind: "drew_display", seat: 1, card: "yellow-fruit-1" },
    { kind: "display_filled", cards: ["red-oil-2"] },
    ended,
  ),
  en: "Bence stepped to Balkh with 2 oils, then to Taican with 1 leader. The chest at Balkh held 1 gold. Took yellow fruit.",
  hu: "Bence 2 olajjal Balkhba, majd 1 vezetővel Taicanba lépett. Ládát talált: 1 arany. A kínálatból húzott: sárga gyümölcs.",
});

tells("ballast, then a step with cards", {
  entry: turn(
    1,
    { kind: "ballast_paid", seat: 1, figure: "blue", from: 12, to: 13, skipped: [], gold: 2 },
    stepped("blue", 13, 16, ["blue-spice-1", "blue-spice-2", "red-spice-1"], [14, 15]),
  ),
  en: "Bence stepped to Khotan for 1 gold of ballast, then to Shachau with 3 spices, past 2 figures.",
  hu: "Bence 1 aranyért súlytöbbletet leadva Khotanba, majd 3 fűszerrel Shachauba lépett, 2 mezőt átugorva.",
});

tells("a pass", {
  entry: turn(1, { kind: "drew_display", seat: 1, card: "blue-leader-1" }, { ...ended, passed: true }),
  en: "Bence passed. Took blue caravan leader.",
  hu: "Bence passzolt. A kínálatból húzott: kék karavánvezető.",
});

tells("the first arrival at Kantshou and the scoring", {
  entry: turn(
    1,
    stepped("blue", 16, 17, ["red-oil-1", "red-spice-1", "red-silk-1", "blue-fruit-1"]),
    { kind: "kantshou_reached", seat: 1, figure: "blue" },
    pile,
    { kind: "reshuffled", pile_count: 23 },
    {
      kind: "interim_scored",
      reason: "kantshou",
      figures: [
        { figure: "blue", seat: 1, space: 17, gold: 6 },
        { figure: "red", seat: 0, space: 13, gold: 2 },
      ],
    },
    ended,
  ),
  en: "Bence stepped to Kantshou with one of every good. The first to Kantshou! Drew from the pile. The played cards were shuffled: 23 in the new pile. Gold is shared out at Kantshou: Bence +6, Anna +2.",
  hu: "Bence négyféle áruval Kantshouba lépett. Elsőként ért Kantshouba! A talonból húzott. Megkevertük a kijátszott lapokat: 23 lap az új talonban. Közbülső értékelés Kantshouban: Bence +6, Anna +2.",
});

tells("a latecomer is carried on, the five colours paid", {
  entry: turn(1, stepped("blue", 11, 12, ["red-oil-1", "red-leader-1"]), {
    kind: "caught_up",
    seat: 1,
    figure: "blue",
    from: 12,
    to: 17,
  }),
  seat: 1,
  en: "You stepped to Yarkand with 2 red cards. From there it was on to Kantshou for free.",
  hu: "Te 2 piros lappal Yarkandba léptél. Onnan ingyen mentél tovább Kantshouba.",
});

tells("the last step of the game", {
  entry: turn(
    1,
    stepped("blue", 28, 30, ["red-silk-1", "red-silk-2", "blue-silk-1", "green-silk-1"], [29]),
    { kind: "final_scored", figures: [{ figure: "blue", seat: 1, space: 30, gold: 7 }] },
    { kind: "game_over", ranking: [[0], [1]], reason: "daidu" },
  ),
  en: "Bence stepped to Daidu with 4 silks, past one figure. Final scoring: Bence +7. Anna wins.",
  hu: "Bence 4 selyemmel Daiduba lépett, 1 mezőt átugorva. Végső értékelés: Bence +7. Győztes: Anna.",
});

tells("a stall in which nobody scores, and a shared victory", {
  entry: turn(
    1,
    { ...ended, passed: true, drew: false },
    { kind: "interim_scored", reason: "stall", figures: [] },
    { kind: "final_scored", figures: [] },
    { kind: "game_over", ranking: [[0, 2]], reason: "stall" },
  ),
  en: "Bence passed. There was nothing to draw. Nobody can go on, so gold is shared out: nobody stands on a scoring field. Final scoring: nobody stands on a scoring field. Anna and Csilla share the victory.",
  hu: "Bence passzolt. Nem volt mit húzni. Senki sem tud továbbmenni, ezért közbülső értékelés: senki sem áll értékelő mezőn. Végső értékelés: senki sem áll értékelő mezőn. Holtverseny az élen: Anna és Csilla.",
});

tells("the beginning, told to whoever starts and to the others", {
  entry: turn(null, { kind: "game_started", start: 0, variant: "base" }),
  seat: 0,
  en: "The caravan sets out. You start.",
  hu: "Útnak indul a karaván. Te kezdesz.",
});

test("on the Great Wall the sentence keeps its article", () => {
  const entry = turn(1, stepped("blue", 28, 29, ["red-oil-1", "red-spice-1", "red-silk-1", "blue-fruit-1"]));
  assert.match(words(line(entry, speaker("hu"))), /^Bence négyféle áruval a Nagy Fal kapujához lépett\.$/);
  assert.match(
    words(line(entry, speaker("en"))),
    /^Bence stepped to the Great Wall Gate with one of every good\.$/,
  );
});

test("what is marked on the board: one way for each figure that moved", () => {
  const entry = turn(
    1,
    stepped("blue", 2, 4, []),
    { kind: "ballast_paid", seat: 1, figure: "green", from: 0, to: 1 },
    stepped("blue", 4, 6, []),
  );
  assert.deepEqual(lastSteps(entry), [
    { figure: "blue", from: 2, to: 6 },
    { figure: "green", from: 0, to: 1 },
  ]);
  assert.deepEqual(lastSteps(null), []);
});
