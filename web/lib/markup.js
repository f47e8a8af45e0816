/** Words with a little markup in them, as our texts have it: <b>, <i> and elements that the caller makes. */

import { h } from "preact";

/** @import {ComponentChildren} from "preact" */

/** @typedef {(words: ComponentChildren) => ComponentChildren} Maker */

/** @type {Record<string, Maker>} */
const KNOWN = {
  b: (words) => h("b", null, words),
  i: (words) => h("i", null, words),
};

/**
 * The text as component children. Whatever is no known tag stays text: nothing here can make other elements.
 * @param {string} text
 * @param {Record<string, Maker>} [makers]  of further tags
 * @param {(text: string) => ComponentChildren} [leaf]  makes what stands between the tags
 * @returns {ComponentChildren[]}
 */
export function markup(text, makers = {}, leaf = (words) => words) {
  /** @type {{tag: string, children: ComponentChildren[]}[]} */
  const open = [{ tag: "", children: [] }];
  const top = () => open[open.length - 1];
  const add = (/** @type {string} */ words) => words && top().children.push(leaf(words));
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name, index } of text.matchAll(/<(\/?)([a-z][a-z-]*)>/g)) {
    const maker = makers[name] ?? KNOWN[name];
    const closes = slash && top().tag === name;
    if (!maker || (slash && !closes)) continue;
    add(text.slice(from, index));
    from = index + tag.length;
    if (closes) {
      const { children } = /** @type {{children: ComponentChildren[]}} */ (open.pop());
      top().children.push(maker(children));
    } else open.push({ tag: name, children: [] });
  }
  add(text.slice(from));
  while (open.length > 1) {
    const { children } = /** @type {{children: ComponentChildren[]}} */ (open.pop());
    top().children.push(...children);
  }
  return top().children;
}

/**
 * The text without its markup, for titles and screen readers.
 * @param {string} text
 */
export const plain = (text) => text.replaceAll(/<\/?[a-z][a-z-]*>/g, "");
