/** What sentences of Felinia need of a table, without a page: real catalogues, real component data. */
import { readFileSync } from "node:fs";
import { signal } from "@preact/signals-core";
import { addCatalogue, locale, texts } from "../lib/i18n.js";

/** @import {Locale} from "../lib/protocol.js" */
/** @import {Speaker} from "../games/felinia/words.js" */

/** @param {string} path below the repository */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
for (const language of /** @type {Locale[]} */ (["en", "hu"]))
  addCatalogue(language, "felinia", read(`web/games/felinia/${language}.ftl`));

export const components = JSON.parse(read("server/rules/felinia/components.json"));
const NAMES = ["Anna", "Jenő", "Márk", "Zoé"];

/** @param {Locale} language @param {number | null} [seat] @param {any} [position] @returns {Speaker} */
export function speaker(language, seat = null, position = {}) {
  locale.value = language;
  return {
    t: texts("felinia"),
    components,
    locale,
    name: (other) => NAMES[other],
    seat: signal(seat),
    view: signal({ public: position, private: null }),
  };
}
