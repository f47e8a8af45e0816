/** The log of Oltremare in both languages: what a seat did as a sentence, with its counts and cases. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { line } from "../games/oltremare/log.js";
import { saidNo } from "../games/oltremare/offers.js";
import { row, tableOf, telling, words } from "./speaking.js";

const { components, speaker } = tableOf("oltremare");
const tells = telling((language, entry, seat) => words(line(entry, speaker(language, { seat }))));

/** @param {...string} goods */
const cards = (...goods) => goods.map((good) => ({ good }));

const bought = (/** @type {number} */ price, /** @type {any} */ more = {}) => ({
  kind: "bought",
  seat: 1,
  source: "deck",
  price,
  ...more,
});

tells("purchases of a turn are one clause", {
  entry: row(1, bought(3), bought(4), { kind: "bought", seat: 1, source: "pirates", price: 4 }),
  en: "Jenő: bought 2 cards from the deck for 7 ducats; bought 1 card from the pirate pile for 4 ducats.",
  hu: "Jenő: 2 lapot vett a pakliból 7 dukátért; 1 lapot vett a kalózpakliból 4 dukátért.",
});

tells("whoever bought is told what", {
  entry: row(1, bought(3, { card: "salt-01" }), bought(4, { card: "silk-01" })),
  seat: 1,
  en: "You: bought 2 cards from the deck for 7 ducats (1 salt and 1 silk).",
  hu: "Te: 2 lapot vettél a pakliból 7 dukátért (1 só és 1 selyem).",
});

const deal = {
  kind: "deal_done",
  deal: "d1",
  maker: 1,
  receiver: 0,
  give: { cards: cards("grain"), ducats: 1 },
  want: { cards: cards("salt", "salt"), ducats: 0 },
  prestige: 0,
};

tells("a deal names both sides in the accusative, each good by its number", {
  entry: row(0, deal),
  en: "Anna: Deal! Jenő gave 1 grain and 1 ducat, Anna gave 2 salt (a prestige tile for Anna).",
  hu: "Anna: Áll az alku! Jenő 1 gabonát és 1 dukátot adott, Anna 2 sót (a hírnévlapkát Anna kapta).",
});

tells("a card for nothing is a deal too", {
  entry: row(0, {
    ...deal,
    want: { cards: [], ducats: 0 },
    give: { cards: cards("gem"), ducats: 0 },
    prestige: null,
  }),
  en: "Anna: Deal! Jenő gave 1 gem, Anna gave nothing.",
  hu: "Anna: Áll az alku! Jenő 1 drágakövet adott, Anna semmit.",
});

tells("an offer, and what becomes of it", {
  entry: row(2, {
    kind: "offer_made",
    maker: 2,
    receiver: 1,
    give: { cards: cards("wine", "wine", "olive"), ducats: 0 },
    want: { cards: cards("silk"), ducats: 2 },
  }),
  en: "Márk: offered Jenő 2 wine and 1 olive for 1 silk and 2 ducats.",
  hu: "Márk: ajánlat → Jenő: ad 2 bort és 1 olajbogyót, kér 1 selymet és 2 dukátot.",
});

tells("of several offers to one seat only the last is told, since it stands", {
  entry: row(
    2,
    ...[1, 3].map((ducats) => ({
      kind: "offer_made",
      maker: 2,
      receiver: 1,
      give: { cards: cards("parchment"), ducats: 0 },
      want: { cards: [], ducats },
    })),
    { kind: "offer_closed", deal: "d1", maker: 2, receiver: 1, reason: "replaced" },
  ),
  seat: 2,
  en: "You: offered Jenő 1 parchment for 3 ducats.",
  hu: "Te: ajánlat → Jenő: adsz 1 pergament, kérsz 3 dukátot.",
});

tells("claims are told as speech", {
  entry: row(2, {
    kind: "claimed",
    by: 2,
    to: 1,
    good: "wine",
    claim: { icons: ["money", "ship"], lions: 5, load: null },
  }),
  en: "Márk: says of the Wine card: “money, sailing and 5 lions”.",
  hu: "Márk: ezt mondja a lapról (Bor): „pénz, hajózás és 5 oroszlán”.",
});

tells("a whole turn: cards, ducats, pirates, market, a voyage, loading", {
  entry: row(
    1,
    { kind: "offer_closed", deal: "d2", maker: 1, receiver: 0, reason: "phase_over" },
    { kind: "cards_played", seat: 1, turn: 3, count: 2, cards: ["salt-01", "silk-01"] },
    { kind: "money_gained", seat: 1, ducats: 3, calm_sea: 2 },
    { kind: "pirates_drawn", seat: 1, count: 1 },
    { kind: "market_drawn", seat: 1, count: 3 },
    {
      kind: "sailed",
      seat: 1,
      from: "zara",
      path: ["ragusa", "durazzo"],
      tile: "big_deal-1",
      turned_over: null,
    },
    { kind: "loaded", seat: 1, count: 2 },
    { kind: "turn_started", seat: 2, turn: 4, lions: 4, load: 3 },
    { kind: "influence_paid", seat: 2, ducats: 1 },
  ),
  en: "Jenő: played 2 cards: 1 salt and 1 silk; got 3 ducats (2 by Calm Sea); 1 card to the pirates; 3 cards from the market; sailed to Durazzo: Big Deal; loaded 2 cards; Márk got 1 ducat by Influence.",
  hu: "Jenő: 2 lapot játszott ki: 1 só és 1 selyem; 3 dukátot kapott (ebből 2 a Nyugodt tengerért); 1 lap a kalózoké; 3 lap a piacról; Durazzóba hajózott: Nagy üzlet; 2 lapot rakott be; Befolyás: Márk 1 dukátot kapott.",
});

tells("played cards lose their names once they are loaded", {
  entry: row(1, { kind: "cards_played", seat: 1, turn: 3, count: 4 }),
  seat: 1,
  en: "You: played 4 cards.",
  hu: "Te: 4 lapot játszottál ki.",
});

tells("calls, and a call taken back", {
  entry: row(1, { kind: "announced", seat: 1, have: { grain: 2 }, seek: { salt: 1, gem: 1 }, ducats: 0 }),
  en: "Jenő: seeks 1 salt and 1 gem, has 2 grain.",
  hu: "Jenő: keres: 1 só és 1 drágakő, van: 2 gabona.",
});

tells("a call taken back", {
  entry: row(1, { kind: "announced", seat: 1, have: {}, seek: {}, ducats: 0 }),
  seat: 1,
  en: "You: took the call back.",
  hu: "Te: visszavontad, amit kihirdettél.",
});

tells("the interim scoring", {
  entry: row(0, {
    kind: "interim_scoring",
    seats: [
      { award: 6, cargo: 17 },
      { award: 3, cargo: 0 },
      { award: 0, cargo: 0 },
    ],
  }),
  en: "Anna: Interim scoring: Anna +23, Jenő +3, Márk 0.",
  hu: "Anna: Közbenső értékelés: Anna +23, Jenő +3, Márk 0.",
});

test("every harbour has a direction in Hungarian", () => {
  const ctx = speaker("hu");
  for (const { id } of components.harbours) {
    const told = words(line(row(1, { kind: "sailed", seat: 1, from: "zara", path: [id], tile: null }), ctx));
    assert.match(told, /^Jenő: \p{Lu}\p{L}+(ba|be|ra|re) hajózott, ahol nem volt lapka\.$/u, id);
  }
});

const closed = { kind: "offer_closed", deal: "d1", maker: 1, receiver: 0 };

tells("who says no is named once", {
  entry: row(0, { ...closed, reason: "declined" }),
  en: "Anna: said no to Jenő’s offer.",
  hu: "Anna: nemet mondott Jenő ajánlatára.",
});

tells("an offer that is taken back by the reader", {
  entry: row(1, { ...closed, reason: "withdrawn" }),
  seat: 1,
  en: "You: took back the offer to Anna.",
  hu: "Te: visszavontad az ajánlatodat (Anna).",
});

tells("what somebody calls out", {
  entry: row(1, { kind: "announced", seat: 1, seek: { gem: 1 }, have: { wine: 2 }, ducats: 0 }),
  en: "Jenő: seeks 1 gem, has 2 wine.",
  hu: "Jenő: keres: 1 drágakő, van: 2 bor.",
});

test("whoever said no is known by it until somebody deals with them or the trade is over", () => {
  const no = row(1, { ...closed, maker: 0, receiver: 1, reason: "declined" });
  const after = (/** @type {any[]} */ ...events) =>
    saidNo(/** @type {any} */ ({ seat: { value: 0 }, log: { value: [no, row(0, ...events)] } }), 1);
  assert.equal(after(), true);
  assert.equal(after({ kind: "deal_done", maker: 2, receiver: 0 }), true, "a deal with another");
  assert.equal(after({ kind: "deal_done", maker: 1, receiver: 0 }), false);
  assert.equal(after({ ...closed, maker: 0, receiver: 1, reason: "withdrawn" }), false);
  assert.equal(after({ kind: "cards_played", seat: 0 }), false);
});

test("what nobody needs to be told makes no line", () => {
  const quiet = row(1, { kind: "offer_closed", deal: "d1", maker: 1, receiver: 0, reason: "replaced" });
  assert.equal(line(quiet, speaker("en")), null);
});

tells("a deal as its maker reads it", {
  entry: row(0, { ...deal, prestige: 1 }),
  seat: 1,
  en: "Anna: Deal! You gave 1 grain and 1 ducat, Anna gave 2 salt (a prestige tile for you).",
  hu: "Anna: Áll az alku! Te 1 gabonát és 1 dukátot adtál, Anna 2 sót (a hírnévlapkát te kaptad).",
});

tells("a deal as whoever took it reads it", {
  entry: row(0, { ...deal, prestige: 1 }),
  seat: 0,
  en: "You: Deal! Jenő gave 1 grain and 1 ducat, you gave 2 salt (a prestige tile for Jenő).",
  hu: "Te: Áll az alku! Jenő 1 gabonát és 1 dukátot adott, te 2 sót (a hírnévlapkát Jenő kapta).",
});

tells("an offer to the reader, and what is asked of the reader", {
  entry: row(
    2,
    {
      kind: "offer_made",
      maker: 2,
      receiver: 1,
      give: { cards: cards("wine"), ducats: 0 },
      want: { cards: [], ducats: 2 },
    },
    { kind: "asked", by: 2, of: 1, good: "salt" },
    { kind: "offer_closed", maker: 2, receiver: 1, reason: "withdrawn" },
  ),
  seat: 1,
  en: "Márk: offered you 1 wine for 2 ducats; asked you what is on the Salt card; took back the offer to you.",
  hu: "Márk: ajánlat → neked: ad 1 bort, kér 2 dukátot; megkérdezte tőled, mi van a lapodon (Só); visszavonta a neked tett ajánlatát.",
});

tells("what becomes of the reader's offer", {
  entry: row(0, { ...closed, reason: "declined" }, { ...closed, reason: "void" }),
  seat: 1,
  en: "Anna: said no to your offer; your offer to Anna is void.",
  hu: "Anna: nemet mondott az ajánlatodra; az ajánlatod érvényét vesztette (Anna).",
});

tells("what comes to the reader in the turn of another", {
  entry: row(
    0,
    { kind: "influence_paid", seat: 1, ducats: 1 },
    {
      kind: "interim_scoring",
      seats: [
        { award: 6, cargo: 1 },
        { award: 3, cargo: 0 },
      ],
    },
    { kind: "last_round", seat: 1 },
    { kind: "cashed_out", seat: 1, cargo: 9, pirates: -2 },
    { kind: "final_scoring", seats: [{ ducats: 3 }, { ducats: 40 }], ranking: [1, 0] },
  ),
  seat: 1,
  en: "Anna: you got 1 ducat by Influence; Interim scoring: Anna +7, you +3; you drew the last card: the last round is on; you were cashed out: 9 for the cargo, 2 less for pirates; Final scoring: you win with 40 ducats.",
  hu: "Anna: Befolyás: te 1 dukátot kaptál; Közbenső értékelés: Anna +7, te +3; te húztad az utolsó lapot: elkezdődött az utolsó forduló; kifizettük a rakományodat: 9 dukát, levonás a kalózokért: 2; Végső értékelés: te nyertél 40 dukáttal.",
});
