/** The Voyages of Marco Polo as the table frame wants it: see ../screen.js. */
import { animate } from "./animate.js";
import { bar } from "./bar.js";
import { Board } from "./board.js";
import { End, endWords, scoreNote } from "./end.js";
import { guide } from "./guide.js";
import { Head } from "./head.js";
import { line } from "./log.js";
import { Own } from "./own.js";
import { score, seatFacts } from "./seat.js";

/** @type {import("../screen.js").GameScreen} */
export default {
  id: "voyages",
  styles: ["board", "spaces", "pieces", "own"].map((name) => new URL(`./${name}.css`, import.meta.url).href),
  ratio: 1.79,
  own: 134,
  Board,
  Own,
  Head,
  seatFacts,
  score,
  bar,
  line,
  animate,
  End,
  scoreNote,
  endWords,
  guide,
  rules: {
    hu: () => import("./rules.hu.js"),
    en: () => import("./rules.en.js"),
  },
};
