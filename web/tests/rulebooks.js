/** The rulebooks of the games as tests read them. */

import { readdirSync, readFileSync } from "node:fs";
import { addCatalogue, locale, texts } from "../lib/i18n.js";
import { elements, textOf } from "./reading-vnodes.js";

/** @import {Locale} from "../lib/protocol.js" */
/** @import {Rulebook} from "../rules/types.js" */

/** Games with rules to read. */
export const GAMES = readdirSync(new URL("../games/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((game) => readdirSync(new URL(`../games/${game}/`, import.meta.url)).includes("rules.en.js"));

/** @type {Locale[]} */
export const LANGUAGES = ["en", "hu"];

/** @param {string} path  from this folder */
export const read = (path) => readFileSync(new URL(path, import.meta.url), "utf-8");

/** @param {string} game */
export const componentsOf = (game) => JSON.parse(read(`../../server/rules/${game}/components.json`));

/**
 * The rules of a game in a language, once their words are here.
 *
 * @param {string} game
 * @param {Locale} language
 * @returns {Promise<Rulebook>}
 */
export async function rulebook(game, language) {
  addCatalogue(language, game, read(`../games/${game}/${language}.ftl`));
  return await import(`../games/${game}/rules.${language}.js`);
}

/**
 * Every section as it is drawn on a page of its own, by its id.
 *
 * @param {string} game
 * @param {Rulebook} book
 * @param {Locale} language
 * @param {any} [components]
 */
export function drawn(game, book, language, components = componentsOf(game)) {
  locale.value = language;
  const reading = { locale: language, t: texts(game), components, at: null, marked: null };
  return new Map(book.sections.map(({ id, body }) => [id, body(reading)]));
}

/** The ids of sections and paragraphs, in the order of reading. @param {Map<string, any>} sections */
export const ids = (sections) =>
  [...sections].flatMap(([id, body]) => [
    id,
    ...elements(body).flatMap(({ props }) => (props.id ? [String(props.id)] : [])),
  ]);

/** @param {Map<string, any>} sections */
export const wholeText = (sections) => [...sections.values()].map(textOf).join("\n");
