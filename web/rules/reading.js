/** What happens to a reader: words looked for, the section before the eyes, the paragraph gone to. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { troubleOf } from "../lib/api.js";
import { rangesOf } from "./search.js";

/** @import {RefObject} from "preact" */
/** @import {ApiError} from "../lib/api.js" */
/** @import {Locale} from "../lib/protocol.js" */
/** @import {Rulebook} from "./types.js" */

/**
 * The rules of a game in a language.
 * @param {string} game
 * @param {Locale} locale
 * @returns {Fetched<Rulebook>}
 */
export const useRulebook = (game, locale) =>
  useFetched(() => import(`../games/${game}/rules.${locale}.js`), `${game} ${locale}`);

/**
 * @template T
 * @typedef {object} Fetched
 * @property {T | null} found  null until it is here; what was there before stays meanwhile
 * @property {ApiError | null} trouble  why it is not
 * @property {() => void} again
 */

/**
 * @template T
 * @param {() => Promise<T>} fetching
 * @param {string} what  changes with what is to be fetched
 * @returns {Fetched<T>}
 */
export function useFetched(fetching, what) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {ApiError | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    setTrouble(null);
    fetching().then(
      (here) => wanted && setFound(() => here),
      (error) => wanted && setTrouble(troubleOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [what, tries]);
  return { found, trouble, again: () => setTries(tries + 1) };
}

/**
 * @typedef {object} Search
 * @property {string} query
 * @property {(query: string) => void} ask
 * @property {number} count
 * @property {number} at  which of them is looked at, from 0
 * @property {(step: 1 | -1) => void} move
 * @property {Map<string, number>} bySection  how many in which section
 */

/**
 * @param {RefObject<HTMLElement | null>} body
 * @param {unknown} text  changes whenever the text in it does
 * @returns {Search}
 */
export function useSearch(body, text) {
  const [query, setQuery] = useState("");
  const [ranges, setRanges] = useState(/** @type {Range[]} */ ([]));
  const [at, setAt] = useState(0);
  useEffect(() => {
    setRanges(body.current && query.trim() ? rangesOf(body.current, query) : []);
    setAt(0);
  }, [query, text]);
  useEffect(() => {
    paint(ranges, at);
    if (body.current && ranges[at]) scrollTo(body.current, ranges[at], 0.2 * window.innerHeight);
    return () => paint([], 0);
  }, [ranges, at]);
  return {
    query,
    ask: setQuery,
    count: ranges.length,
    at,
    move: (step) => setAt((at + step + ranges.length) % Math.max(1, ranges.length)),
    bySection: countBySection(ranges),
  };
}

/**
 * Marks what was found. Browsers without highlights scroll there all the same.
 * @param {Range[]} ranges
 * @param {number} at
 */
function paint(ranges, at) {
  if (!globalThis.CSS?.highlights) return;
  CSS.highlights.set("rules-found", new Highlight(...ranges));
  CSS.highlights.set("rules-here", new Highlight(...ranges.slice(at, at + 1)));
}

/** @param {Range[]} ranges @returns {Map<string, number>} */
function countBySection(ranges) {
  const counts = new Map();
  for (const { startContainer } of ranges) {
    const id = startContainer.parentElement?.closest("[data-section]")?.id ?? "";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/**
 * The section before the reader's eyes: the one below the upper edge of what is seen.
 * @param {RefObject<HTMLElement | null>} body
 * @param {Rulebook} rulebook
 * @returns {string} its id
 */
export function useCurrent(body, { sections }) {
  const [current, setCurrent] = useState(sections[0].id);
  useEffect(() => {
    /** @type {Set<string>} */
    const seen = new Set();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target.id);
        const first = sections.find(({ id }) => seen.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: "-22% 0px -70% 0px" },
    );
    for (const element of body.current?.querySelectorAll("[data-section]") ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

/**
 * Goes to a section or a paragraph: there the reading goes on, for eyes and for screen readers.
 * @param {RefObject<HTMLElement | null>} body
 * @returns {(id: string) => boolean}  false where there is no such paragraph
 */
export function useGoTo(body) {
  return useCallback((id) => {
    const element = body.current?.querySelector(`#${CSS.escape(id)}`);
    if (!body.current || !(element instanceof HTMLElement)) return false;
    const whole = element.hasAttribute("data-section");
    scrollTo(body.current, element, whole ? -16 : 0.12 * window.innerHeight);
    element.focus({ preventScroll: true });
    return true;
  }, []);
}

/** Space above what was gone to, px. */
const EDGE = 10;

/**
 * Scrolls the text, and nothing around it: beside the board it scrolls by itself, on a page with the window, where
 * the search box stays above it.
 * @param {HTMLElement} body
 * @param {Element | Range} what
 * @param {number} room  to be left above it, px
 */
function scrollTo(body, what, room) {
  const alone = getComputedStyle(body).overflowY === "auto";
  const head = body.parentElement?.querySelector(".r-book__head")?.clientHeight ?? 0;
  const top = (alone ? body.getBoundingClientRect().top : head) + EDGE + room;
  (alone ? body : window).scrollBy({ top: what.getBoundingClientRect().top - top, behavior: "instant" });
}
