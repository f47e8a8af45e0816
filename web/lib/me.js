/** Who sits at this browser: the name, the language, the tables. */

import { signal } from "@preact/signals-core";
import { api } from "./api.js";
import { LOCALES, locale, setLocale } from "./i18n.js";
import { keep, remembered } from "./settings.js";

/** @import {GameInfo, Locale, TableLine} from "./protocol.js" */

export const name = signal("");
/** null until they are known. */
export const tables = signal(/** @type {TableLine[] | null} */ (null));
/** The games of this house; empty until they are known. */
export const games = signal(/** @type {GameInfo[]} */ ([]));

/** The longest name a seat can bear. */
export const NAME_LENGTH = 24;

/** Whether the server knows this browser by a cookie: before that nothing is stored there. */
let known = false;

/** Fetches name and tables; silent where there is no line. */
export async function refreshMe() {
  try {
    const me = await api.me();
    known = Boolean(me.name);
    if (!name.peek()) name.value = me.name;
    tables.value = me.tables;
  } catch {
    tables.value ??= [];
  }
}

let asked = false;

/** Fetches the games once. */
export async function loadGames() {
  if (asked) return;
  asked = true;
  try {
    games.value = (await api.games()).games;
  } catch {
    asked = false;
  }
}

/**
 * Changes the name; the server hears of it if it knows this browser.
 * @param {string} value
 */
export async function rename(value) {
  name.value = [...value.trim()].slice(0, NAME_LENGTH).join("");
  if (known && name.peek()) await api.setMe({ name: name.peek(), lang: locale.peek() }).catch(() => {});
}

/**
 * Changes the language: of the page, of the next page, and of notices.
 * @param {Locale} language
 */
export async function speak(language) {
  await setLocale(language);
  document.documentElement.lang = language;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it to send the page in the right language
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  keep("lang", language);
  if (known && name.peek()) await api.setMe({ name: name.peek(), lang: language }).catch(() => {});
}

/** The language to begin with: the reader's choice, else the page's. @returns {Locale} */
export function firstLanguage() {
  const wish = remembered("lang") ?? document.documentElement.lang;
  return LOCALES.find((language) => language === wish) ?? "en";
}
