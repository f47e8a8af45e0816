/** The log of Felinia in both languages: what a seat did and what went by itself, with counts and cases. */
import { line } from "../games/felinia/log.js";
import { row, tableOf, telling, words } from "./speaking.js";

const { speaker } = tableOf("felinia");
const tells = telling((language, entry, seat) => words(line(entry, speaker(language, { seat }))));

tells("bids, and coins of the bank that the purse has no room for", {
  entry: row(
    0,
    { kind: "bid_placed", seat: 0, at: "m5", price: 3 },
    { kind: "bid_placed", seat: 0, at: "guild", price: 1 },
    { kind: "bid_placed", seat: 0, at: "board", coins_gained: 1, lost: 2 },
  ),
  seat: 0,
  en: "You: put a token on market 5, price 3; put a token in the guild, price 1; took 1 coin from the bank (the purse is full, 2 lost).",
  hu: "Te: jelző az 5. piacra, ára 3; jelző a céhbe, ára 1; 1 ezüst a bankból (tele az erszény, 2 elveszett).",
});

tells("what happens to others in the row of a seat has lines of its own, and what could not be done none", {
  entry: row(
    1,
    { kind: "bought", seat: 1, market: "m2", good: "books", price: 2 },
    { kind: "boarding_ended", seat: 1, automatic: true },
    { kind: "passed", seat: 2, automatic: true },
    { kind: "passed", seat: 2, automatic: true },
    { kind: "sailed", ship: "s0530", merchants: [2, 2, 0] },
    { kind: "landed", seat: 2, ship: "s0530", province: "b_cheetah_port" },
    { kind: "returned_home", seat: 2, automatic: true },
  ),
  en: "Jenő: bought a book at market 2 for 2. Márk: passed, since no deal was possible even after selling. the 5:30 sailed to Cheetah's Kingdom with Márk and Anna. Márk: landed in Cheetah's Kingdom; went home, since no way led on.",
  hu: "Jenő: vett a 2. piacon egy könyvet 2 ezüstért. Márk: passz, mert eladással sem volt lehetséges üzlet. elindult az 5:30 indulású hajó (Gepárd királyság), rajta: Márk és Anna. Márk: partra szállt: Gepárd királyság; hazatérés, mert nem vezetett tovább út.",
});

tells("whoever reads of what happens to them is meant by it", {
  entry: row(
    1,
    { kind: "passed", seat: 1, automatic: false },
    { kind: "passed", seat: 2, automatic: true },
    { kind: "sailed", ship: "s0530", merchants: [1, 2] },
    { kind: "landed", seat: 2, ship: "s0530", province: "b_cheetah_port" },
    { kind: "end_triggered", by: "merchants", seat: 2 },
    { kind: "start_player", seat: 2, round: 4 },
    { kind: "game_over", winners: [0, 2] },
  ),
  seat: 2,
  en: "Jenő: passed. You: passed, since no deal was possible even after selling. the 5:30 sailed to Cheetah's Kingdom with Jenő and you. You: landed in Cheetah's Kingdom. you have put your last merchant on a ship: after this trading phase all ships sail, and the game ends; round 4 begins; you are the start player; Anna and you win together.",
  hu: "Jenő: passz. Te: passz, mert eladással sem volt lehetséges üzlet. elindult az 5:30 indulású hajó (Gepárd királyság), rajta: Jenő és te. Te: partra szálltál: Gepárd királyság. az utolsó kereskedőd is hajóra szállt: e kereskedés után minden hajó indul, és vége a játéknak; kezdődik a 4. forduló; te vagy a kezdőjátékos; Anna és te közösen nyertetek.",
});

tells("a victory of the reader", {
  entry: row(1, { kind: "game_over", winners: [0] }),
  seat: 0,
  en: "you win.",
  hu: "te nyertél.",
});

tells("a journey with gains, food and what was in vain", {
  entry: row(
    0,
    { kind: "moved", seat: 0, to: "x", food_spent: 1, gains: ["gold", "gold"], lost: ["coin"] },
    { kind: "mystery_offered", seat: 0, count: 2 },
    { kind: "mystery_kept", seat: 0, count: 1, paid: "wines" },
    { kind: "tile_taken", seat: 0, province: "y", tile: "tt_lynx_1", gains: [], lost: [] },
  ),
  en: "Anna: stepped on for 1 food and found 2 gold (in vain: 1 coin); looked at 2 mystery cards; kept a mystery card for a wine; founded a trading post and took Lynx.",
  hu: "Anna: lépés 1 ételért, talált 2 aranyat (hiába: 1 ezüstöt); megnézett 2 rejtélyes hely kártyát; megtartott egy rejtélyes hely kártyát, visszatett egy bort; kereskedelmi állomás, lapkája: Hiúz.",
});

tells("both ends are told", {
  entry: row(3, { kind: "end_triggered", by: "merchants", seat: 3 }, { kind: "end_triggered", by: "ships" }),
  en: "Zoé has put the last merchant on a ship: after this trading phase all ships sail, and the game ends; there are not enough ships for the harbour: those with merchants sail once more, and the game ends.",
  hu: "Zoé utolsó kereskedője is hajóra szállt: e kereskedés után minden hajó indul, és vége a játéknak; nem jut elég hajó a kikötőbe: amelyiken kereskedő van, még elindul, és vége a játéknak.",
});

tells("sales and storage", {
  entry: row(
    2,
    { kind: "sold", seat: 2, what: { gold: 1, goods: { clocks: 2 } }, coins_gained: 3, lost: 1 },
    { kind: "stored", seat: 2, kept: { books: 3, wines: 1 }, sold: { clothes: 1 }, paid: 2 },
  ),
  seat: 2,
  en: "You: sold 2 clocks and 1 gold for 3 (the purse is full, 1 lost); kept 3 books and 1 wine, sold 1 piece of clothing, paid 2 for the fourth.",
  hu: "Te: eladtál 2 órát és 1 aranyat, kaptál 3 ezüstöt (tele az erszény, 1 elveszett); megtartottál 3 könyvet és 1 bort, eladtál 1 ruhát, a negyedikért 2 ezüstöt fizettél.",
});

tells("deals in the guild, and a ship that is boarded", {
  entry: row(
    1,
    { kind: "swapped", seat: 1, give: "clothes", take: "clocks", gain: "spice", gained: 1, price: 2 },
    { kind: "swapped", seat: 1, give: "wines", take: "books", gain: "food", gained: 0, price: 1 },
    { kind: "boarded", seat: 1, ship: "s0500", seat_no: 0, goods: { clocks: 2 }, coins: 1 },
  ),
  seat: 1,
  en: "You: swapped a piece of clothing for a clock in the guild for 2 and gained 1 spice; swapped a wine for a book in the guild for 1; boarded the 5:00 to Lion's Kingdom for 2 clocks and 1 coin.",
  hu: "Te: odaadtál a céhben egy ruhát, kaptál egy órát és 1 fűszert, ára 2 ezüst; odaadtál a céhben egy bort, kaptál egy könyvet, ára 1 ezüst; felszálltál az 5:00 indulású hajóra (Oroszlán királyság), odaadtál 2 órát és 1 ezüstöt.",
});
