/** The house's own lines of the log say who did it: people by agreement, somebody alone, or the server's host. */
import { addCatalogue, locale, texts } from "../lib/i18n.js";
import { entryWords } from "../table/lines.js";
import { textOf } from "./reading-vnodes.js";
import { LANGUAGES, read } from "./rulebooks.js";
import { telling } from "./speaking.js";

for (const language of LANGUAGES) addCatalogue(language, "", read(`../texts/${language}.ftl`));

const ctx = { name: (/** @type {number} */ seat) => ["Anna", "Jenő"][seat] };
const tells = telling((language, entry) => {
  locale.value = language;
  return textOf(entryWords(/** @type {any} */ ({ t: texts(), ctx, screen: {} }), entry));
});

/** @param {import("../lib/protocol.js").Entry["kind"]} kind @param {import("../lib/protocol.js").ToldEvent} event */
const row = (kind, event) => ({ seq: 7, kind, seat: null, at: 0, events: [event] });

tells("the host of the server takes the game back", {
  entry: row("undo", { kind: "undo_done", by: null, to: 3, free: false, dealt: true }),
  en: "The host of this server took the game back. What nobody knows was dealt anew.",
  hu: "A szerver gazdája visszavette a játékot egy korábbi lépésig. Amit senki sem ismer, azt újraosztotta.",
});
tells("people agree on it", {
  entry: row("undo", { kind: "undo_done", by: 1, to: 3, free: false, dealt: false }),
  en: "All agreed: what Jenő asked for was taken back. Nothing had to be dealt anew.",
  hu: "Mindenki beleegyezett: visszavontátok, amit Jenő kért. Semmit sem kellett újraosztani.",
});
tells("the host of the server puts a bot on a chair", {
  entry: row("seat", { kind: "bot_sat_in", seat: 1, level: "plain", by: null }),
  en: "The host of this server put a bot on the chair of Jenő.",
  hu: "A szerver gazdája botot ültetett Jenő székére.",
});
tells("a bot sits in by vote or wish", {
  entry: row("seat", { kind: "bot_sat_in", seat: 1, level: "plain" }),
  en: "A bot sits in for Jenő.",
  hu: "Jenő helyén bot játszik.",
});
tells("the host of the server ends the game", {
  entry: row("close", { kind: "closed", by: null }),
  en: "The host of this server ended the game.",
  hu: "A játékot a szerver gazdája lezárta.",
});
tells("people end it", {
  entry: row("close", { kind: "closed", by: 0 }),
  en: "The game was ended by agreement.",
  hu: "A játékot közös megegyezéssel lezárták.",
});
