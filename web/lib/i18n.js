/**
 * Texts: Project Fluent catalogues, one for the house and one for each game, in every language.
 *
 * `texts(game)` answers with a function that looks a text up in the game's catalogue first and then in the
 * house's. It reads the `locale` signal, so that what was drawn with it follows a change of language.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals-core";
import { article } from "./article.js";
import { markup } from "./markup.js";

/** @import {ComponentChildren} from "preact" */
/** @import {FluentValue, FluentFunction} from "@fluent/bundle" */
/** @import {Locale} from "./protocol.js" */

/** @type {readonly Locale[]} */
export const LOCALES = ["hu", "en"];

/** What dates, times and lists are written by. @type {Record<Locale, string>} */
export const TAGS = { hu: "hu-HU", en: "en-GB" };

/** The language on show. Change it with `setLocale`. */
export const locale = signal(/** @type {Locale} */ ("en"));

/**
 * @typedef {object} TextsOf
 * @property {(id: string, args?: Record<string, any>) => ComponentChildren} rich  with <b>, <i> and elements of
 *   `args`: a component child there stands where its placeable is; a function of `args` makes the element of
 *   its name around the words: `<again>Look again</again>` with `again: (words) => html\`<button>…\``
 * @property {(id: string) => boolean} has
 * @typedef {((id: string, args?: Record<string, any>) => string) & TextsOf} Texts
 */

/** Moves when a catalogue comes in, so that what waited for its words is drawn again. */
const revision = signal(0);

/** Catalogue sources by "<locale>/<name>", the house's under the name "". @type {Map<string, FluentResource>} */
const resources = new Map();
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Texts>} */
const functions = new Map();
/** Names of catalogues that pages have asked for. */
const wanted = new Set([""]);

/** @type {Record<string, FluentFunction>} */
const FUNCTIONS = {
  /** The Hungarian definite article of what follows: AZ($name), capital with AZ($name, capital: 1). */
  AZ: ([value], { capital }) => {
    const word = article(spoken(value));
    return capital ? word[0].toUpperCase() + word.slice(1) : word;
  },
};

/** @param {FluentValue} value */
function spoken(value) {
  if (typeof value === "string") return value.replaceAll(OPEN, "<");
  return String(value.valueOf());
}

/**
 * Takes a catalogue in.
 * @param {Locale} language
 * @param {string} name  a game's id, or "" for the house
 * @param {string} source  Fluent syntax
 */
export function addCatalogue(language, name, source) {
  resources.set(`${language}/${name}`, new FluentResource(source));
  bundles.clear();
  revision.value = revision.peek() + 1;
}

/**
 * Fetches the catalogues of these games, and the house's, in the language on show.
 * @param {...string} games
 */
export async function loadTexts(...games) {
  for (const game of games) wanted.add(game);
  await loadAll(locale.value);
}

/**
 * Changes the language once all its texts are here.
 * @param {Locale} language
 */
export async function setLocale(language) {
  await loadAll(language);
  locale.value = language;
}

/** @param {Locale} language */
async function loadAll(language) {
  const missing = [...wanted].filter((name) => !resources.has(`${language}/${name}`));
  await Promise.all(missing.map((name) => load(language, name)));
}

/**
 * @param {Locale} language
 * @param {string} name
 */
async function load(language, name) {
  const path = name ? `../games/${name}/${language}.ftl` : `../texts/${language}.ftl`;
  const answer = await fetch(new URL(path, import.meta.url));
  if (answer.status === 404) await import("../anew.js"); // they went with an older version of the page
  if (!answer.ok) throw new Error(`no texts: ${path}`);
  addCatalogue(language, name, await answer.text());
}

/**
 * @param {Locale} language
 * @param {string} name
 */
function bundle(language, name) {
  void revision.value;
  const key = `${language}/${name}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const part of new Set(["", name])) {
      const resource = resources.get(`${language}/${part}`);
      if (resource) made.addResource(resource, { allowOverrides: true });
    }
    bundles.set(key, made);
  }
  return made;
}

/**
 * The texts of a game (or of the house alone), in the language on show.
 * @param {string} [game]
 * @returns {Texts}
 */
export function texts(game = "") {
  let made = functions.get(game);
  if (!made) {
    made = Object.assign(
      (/** @type {string} */ id, /** @type {Record<string, any>} */ args = {}) => format(game, id, args),
      {
        rich: (/** @type {string} */ id, /** @type {Record<string, any>} */ args = {}) =>
          rich(game, id, args),
        has: (/** @type {string} */ id) => pattern(bundle(locale.value, game), id) !== null,
      },
    );
    functions.set(game, made);
  }
  return made;
}

/**
 * @param {FluentBundle} from
 * @param {string} id  of a message, or "message.attribute"
 */
function pattern(from, id) {
  const [name, attribute] = id.split(".", 2);
  const message = from.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/**
 * @param {string} game
 * @param {string} id
 * @param {Record<string, any>} args
 */
function format(game, id, args) {
  const from = bundle(locale.value, game);
  const found = pattern(from, id);
  if (found === null) {
    console.error(`no text "${id}" in ${locale.value}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = from.formatPattern(found, args, errors);
  for (const error of errors) console.error(`text "${id}" in ${locale.value}: ${error.message}`);
  return text;
}

/** Stand in for "<" in values, and around the number of a value that is an element. */
const [OPEN, ELEMENT] = ["\uE000", "\uE001"];

/**
 * @param {string} game
 * @param {string} id
 * @param {Record<string, any>} args
 * @returns {ComponentChildren}
 */
function rich(game, id, args) {
  /** @type {Record<string, any>} */
  const values = {};
  /** @type {any[]} */
  const elements = [];
  /** @type {Record<string, (words: ComponentChildren) => ComponentChildren>} */
  const makers = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "string") values[name] = value.replaceAll("<", OPEN);
    else if (typeof value === "function") makers[name] = value;
    else if (typeof value === "object" && value !== null)
      values[name] = `${ELEMENT}${elements.push(value) - 1}${ELEMENT}`;
    else values[name] = value;
  }
  const leaf = (/** @type {string} */ words) =>
    words.split(ELEMENT).map((piece, i) => (i % 2 ? elements[Number(piece)] : piece.replaceAll(OPEN, "<")));
  return markup(format(game, id, values), makers, leaf);
}
