/** What sentences of a game need of a table, without a page: real catalogues, real component data. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals-core";
import { addCatalogue, locale, texts } from "../lib/i18n.js";
import { componentsOf, LANGUAGES, read } from "./rulebooks.js";

/** @import {Mark} from "../games/screen.js" */
/** @import {Entry, Locale, ToldEvent} from "../lib/protocol.js" */

const NAMES = ["Anna", "Jenő", "Márk", "Zoé"];

/** A table of a game that sentences are told of. @param {string} game @param {string[]} [names] */
export function tableOf(game, names = NAMES) {
  for (const language of LANGUAGES) addCatalogue(language, game, read(`../games/${game}/${language}.ftl`));
  const components = componentsOf(game);
  return {
    components,
    /** @param {Locale} language @param {{seat?: number | null, position?: any, data?: any}} [at] */
    speaker(language, { seat = null, position = {}, data = components } = {}) {
      locale.value = language;
      return {
        t: texts(game),
        components: data,
        locale,
        name: (/** @type {number} */ other) => names[other],
        seat: signal(seat),
        view: signal({ public: position, private: null }),
      };
    },
  };
}

/** A row of the log. @param {number | null} seat  null for the set-up @param {...ToldEvent} events @returns {Entry} */
export const row = (seat, ...events) => ({
  seq: 7,
  kind: seat === null ? "setup" : "move",
  seat,
  at: 0,
  events,
});

/**
 * Tests of what the log says of an entry, in both languages.
 * @param {(language: Locale, entry: Entry, seat: number | null) => string} say
 * @returns {(title: string, expected: {entry: Entry, seat?: number | null, en: string, hu: string}) => void}
 */
export const telling =
  (say) =>
  (title, { entry, seat = null, en, hu }) => {
    test(title, () => {
      assert.equal(say("en", entry, seat), en);
      assert.equal(say("hu", entry, seat), hu);
    });
  };

/** What the marks of a guide say, by their ids. @param {string} game @param {Mark[]} guide @returns {(ctx: any, language: Locale) => Map<string, string>} */
export const marksOf = (game, guide) => (ctx, language) => {
  locale.value = language;
  const marks = guide.filter(({ when }) => when?.(ctx) ?? true);
  return new Map(marks.map(({ id, params }) => [id, texts(game)(`guide-${id}`, params?.(ctx))]));
};

/** The words of component children. @param {any} children @returns {string} */
export function words(children) {
  if (children === null || children === undefined || children === false) return "";
  if (Array.isArray(children)) return children.map(words).join("");
  return typeof children === "object" ? words(children.props.children) : String(children);
}
