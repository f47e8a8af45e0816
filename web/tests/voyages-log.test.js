/** The log of Voyages in both languages, and what cards and characters are told to do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { line } from "../games/voyages/log.js";
import {
  explainCard,
  explainCharacter,
  explainContract,
  explainGoal,
  placeAs,
  things,
} from "../games/voyages/words.js";
import { row, tableOf, telling, words } from "./speaking.js";

const { components, speaker } = tableOf("voyages");
/** Text as read: no markup's spaces doubled. */
const tells = telling((language, entry, seat) =>
  words(line(entry, speaker(language, { seat })))
    .replaceAll(/\s+/g, " ")
    .trim(),
);

tells("dice in the bazaar, their fee, and what they brought", {
  entry: row(
    1,
    { kind: "dice_placed", seat: 1, space: "bazaar_silk", dice: { "blue-1": 4, "blue-2": 5 }, fee: 4 },
    { kind: "resources_changed", seat: 1, source: "bazaar_silk", gain: { silk: 2, camel: 1 } },
  ),
  en: "Jenő: laid 4 and 5 in the bazaar, fee 4; got 2 silk and 1 camel.",
  hu: "Jenő: a bazárban járt, kocka: 4 és 5, 4 érmét fizetve; kapott 2 selymet és 1 tevét.",
});

tells("dice sold one after the other are one clause, told to whoever did it", {
  entry: row(
    0,
    { kind: "dice_placed", seat: 0, space: "money_bag", dice: { "blue-1": 1 }, fee: 0 },
    { kind: "dice_placed", seat: 0, space: "money_bag", dice: { "blue-2": 2 }, fee: 0 },
  ),
  seat: 0,
  en: "You: put 2 dice into the money bag.",
  hu: "Te: 2 kockát tettél a pénzeszsákba.",
});

tells("a journey, its post and its milestone", {
  entry: row(
    0,
    {
      kind: "travelled",
      seat: 0,
      paths: [{ figure: 0, nodes: ["oasis_a", "moscow"] }],
      coins: 7,
      camels: 0,
    },
    { kind: "post_placed", seat: 0, city: "moscow", from: null, beijing: null, vp: 5 },
  ),
  en: "Anna: travelled to Moscow for 7 coins; placed a post in Moscow (+5 VP).",
  hu: "Anna: elutazott Moszkvába, 7 érmét fizetve; állomást nyitott Moszkvában (+5 pont).",
});

tells("a post that is moved to Beijing", {
  entry: row(0, { kind: "post_placed", seat: 0, city: "beijing", from: "kochi", beijing: 7, vp: null }),
  en: "Anna: placed a post in Beijing, taken from Kochi, worth 7 VP at the end.",
  hu: "Anna: állomást nyitott Pekingben, áthozva Kochiból, a végén 7 pont.",
});

tells("what another gets is told with the name", {
  entry: row(0, { kind: "character_gain", seat: 1, character: "mercator", by: 0, gain: { camel: 1 } }),
  en: "Anna: Jenő (Mercator ex Tabriz) got 1 camel.",
  hu: "Anna: Jenő (Mercator ex Tabriz) kap 1 tevét.",
});

const bonus = { kind: "bonus_gained", seat: 0, source: "kochi", gain: { vp: 3 } };

tells("a bonus of a new round is told of whoever it is, all by name where the round begins", {
  entry: row(0, { kind: "round_started", round: 2, start: 1 }, bonus, { ...bonus, seat: 1 }),
  en: "Anna: round 2, begun by Jenő; Anna got 3 VP for the new round; Jenő got 3 VP for the new round.",
  hu: "Anna: 2. forduló, Jenő kezdi; az új fordulóra Anna kap 3 pontot; az új fordulóra Jenő kap 3 pontot.",
});

tells("a bonus of a new round that was waited for names nobody twice", {
  entry: row(0, bonus),
  en: "Anna: got 3 VP for the new round.",
  hu: "Anna: az új fordulóra kapott 3 pontot.",
});

tells("the first in a city, and what a card takes", {
  entry: row(
    0,
    { kind: "outpost_taken", seat: 0, city: "moscow", bonus: "ob_camel3" },
    { kind: "city_card_used", seat: 0, slot: "moscow", times: 2, paid: { camel: 2 } },
  ),
  en: "Anna: was first there: 3 camels; 2 times, paying 2 camels.",
  hu: "Anna: elsőként ott: 3 teve; 2 alkalommal, 2 tevét fizetve.",
});

test("contracts, cards and goals say what they do", () => {
  const en = speaker("en");
  assert.equal(
    explainContract(en, "start_4"),
    "Contract: pay 2 camels, 1 gold and 1 silk and get 4 VP and 2 different goods.",
  );
  assert.equal(explainCard(en, "cc_gold_die"), "with 1 to 5 get 1 gold; with 6 get 3 gold");
  assert.equal(
    explainGoal(en, "goal_sumatra_anxi"),
    "8 VP if you have posts both in Sumatra and in Anxi. Each goal city counts by itself, too.",
  );
  const hu = speaker("hu");
  assert.equal(
    explainGoal(hu, "goal_sumatra_anxi"),
    "8 pont, ha Szumátrán és Anxiban is van állomásod. A célvárosok külön-külön is számítanak.",
  );
  assert.equal(
    explainCard(hu, "cc_2coin_good").slice(0, 50),
    "Városkártya: adj 2 érmét, és kapsz 1 tetszőleges á",
  );
});

test("a character says what it does among so many players", () => {
  const en = speaker("en");
  assert.match(explainCharacter(en, "mercator", 2), /camel.*2 coins/s);
  assert.doesNotMatch(explainCharacter(en, "mercator", 4), /camel|coins/);
  assert.match(explainCharacter(en, "wilhelm", 2), /11 posts/);
});

test("a host's own names stand bare in a sentence", () => {
  const renamed = structuredClone(components);
  renamed.map.nodes.find((/** @type {{id: string}} */ { id }) => id === "moscow").name.hu = "Novgorod";
  const hu = { ...speaker("hu"), components: renamed };
  assert.equal(placeAs(hu, "moscow", "to"), "ide: Novgorod");
  assert.equal(placeAs({ ...hu, components }, "moscow", "to"), "Moszkvába");
});

test("nothing is said of what there is none of", () => {
  assert.equal(things(speaker("en"), { coin: 0, camel: 2 }), "2 camels");
});
