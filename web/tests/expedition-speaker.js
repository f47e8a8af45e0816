/** What sentences need of a table, without a page: real catalogues, real component data. */
import { readFileSync } from "node:fs";
import { signal } from "@preact/signals-core";
import { addCatalogue, locale, texts } from "../lib/i18n.js";

/** @import {Locale} from "../lib/protocol.js" */
/** @import {Speaker} from "../games/expedition/words.js" */

/** @param {string} path below the repository */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

for (const language of /** @type {Locale[]} */ (["en", "hu"])) {
  addCatalogue(language, "expedition", read(`web/games/expedition/${language}.ftl`));
}

export const components = JSON.parse(read("server/rules/expedition/components.json"));

const NAMES = ["Anna", "Bence", "Csilla", "Dani", "Erzsi"];

/** The public part at the start of a game of four, as far as sentences read it. */
export const START = {
  figures: {
    red: { seat: 0, space: 0 },
    blue: { seat: 1, space: 1 },
    green: { seat: 2, space: 2 },
    orange: { seat: 3, space: 3 },
  },
  chests: { 7: 1, 13: 2 },
  interim_done: false,
};

/**
 * @param {Locale} language
 * @param {{seat?: number | null, position?: any, data?: any}} [table]
 * @returns {Speaker}
 */
export function speaker(language, { seat = null, position = START, data = components } = {}) {
  locale.value = language;
  return {
    t: texts("expedition"),
    components: data,
    locale,
    name: (other) => NAMES[other],
    seat: signal(seat),
    view: signal({ public: position, private: null }),
  };
}

/** The words of component children. @param {any} children @returns {string} */
export function words(children) {
  if (children === null || children === undefined || children === false) return "";
  if (Array.isArray(children)) return children.map(words).join("");
  return typeof children === "object" ? words(children.props.children) : String(children);
}
