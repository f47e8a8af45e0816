/** The log of Vikings in both languages: what a seat did as a sentence, with its counts and cases. */
import { line } from "../games/vikings/log.js";
import { row, tableOf, telling, words } from "./speaking.js";

const { speaker } = tableOf("vikings");
const tells = telling((language, entry, seat) => words(line(entry, speaker(language, { seat }))));

const trip = {
  kind: "ferry_trip",
  seat: 1,
  vikings: [
    ["warrior", 2],
    ["noble", 3],
    ["noble", 4],
  ],
};

tells("those who were ferried are the object of the sentence", {
  entry: row(1, trip),
  en: "Jenő carried 1 warrior and 2 nobles.",
  hu: "Jenő átvitt 1 harcost és 2 nemest.",
});

tells("whoever reads of their own trip is you", {
  entry: row(1, trip),
  seat: 1,
  en: "You carried 1 warrior and 2 nobles.",
  hu: "Te átvittél 1 harcost és 2 nemest.",
});
