/**
 * A page without a browser that components can be drawn on: elements with attributes, children and events, and no
 * more of the DOM than Preact and our own parts ask for. For components that keep a state of their own.
 */

import { options, render } from "preact";
import { listen } from "./fake-line.js";

class Node {
  constructor() {
    /** @type {Node[]} */
    this.childNodes = [];
    this.parentNode = /** @type {Node | null} */ (null);
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const around = this.parentNode?.childNodes ?? [];
    return around[around.indexOf(this) + 1] ?? null;
  }

  /** @returns {string} */
  get textContent() {
    return this.childNodes.map((child) => child.textContent).join("");
  }

  /** @param {Node} child @param {Node | null} before */
  insertBefore(child, before) {
    child.remove();
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, child);
    child.parentNode = this;
  }

  remove() {
    this.parentNode?.childNodes.splice(this.parentNode.childNodes.indexOf(this), 1);
    this.parentNode = null;
  }
}

class Text extends Node {
  nodeType = 3;

  /** @param {string} data */
  constructor(data) {
    super();
    this.data = data;
  }

  /** @override */
  get textContent() {
    return this.data;
  }
}

export class Element extends Node {
  nodeType = 1;
  namespaceURI = "http://www.w3.org/1999/xhtml";
  style = { cssText: "", setProperty() {} };
  /** What somebody typed. */
  value = "";

  /** @param {string} name */
  constructor(name) {
    super();
    this.localName = name;
    this.ownerDocument = document;
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    /** @type {Map<string, (event: any) => void>} */
    this.listeners = new Map();
  }

  /** @param {string} name @param {any} value */
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /** @param {string} name @param {(event: any) => void} run */
  addEventListener(name, run) {
    this.listeners.set(name, run);
  }

  /** @param {string} name */
  removeEventListener(name) {
    this.listeners.delete(name);
  }

  /** Lets the page hear of something done here. @param {string} name */
  hear(name) {
    const event = { type: name, target: this, currentTarget: this, preventDefault() {} };
    return this.listeners.get(name)?.call(this, event);
  }

  /** All elements below, the outermost first. @returns {Element[]} */
  get all() {
    return this.childNodes.flatMap((child) => (child instanceof Element ? [child, ...child.all] : []));
  }

  /** The first element below of this name, or with this role. @param {string} what @returns {Element} */
  find(what) {
    const found = this.all.find((one) => one.localName === what || one.getAttribute("role") === what);
    if (!found) throw new Error(`no ${what} on the page`);
    return found;
  }

  scrollIntoView() {}
  append() {}
  showModal() {}
  close() {}
}

/** What stands in the browser's store, by its names. @type {Map<string, string>} */
export const stored = new Map();

Object.assign(document, {
  createElement: (/** @type {string} */ name) => new Element(name),
  createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new Element(name),
  createTextNode: (/** @type {string} */ data) => new Text(data),
  documentElement: { dataset: {}, hasAttribute: () => false },
  querySelector: () => null,
});
Object.assign(document, { head: new Element("head") });
Object.assign(globalThis, {
  location: { protocol: "http:", host: "x", origin: "http://x", pathname: "/", hash: "", search: "" },
  history: { replaceState() {}, pushState() {} },
  localStorage: {
    getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => stored.set(name, value),
    removeItem: (/** @type {string} */ name) => stored.delete(name),
  },
  dispatchEvent: () => true,
  matchMedia: () => ({ matches: false, addEventListener: listen }),
});
// Effects run in a turn of their own here: nothing is painted that they could wait for.
options.requestAnimationFrame = setImmediate;

/** Lets promises, effects and drawing run their course. */
export async function settle() {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Draws something on a page of its own.
 * @param {import("preact").VNode<any>} what
 */
export async function draw(what) {
  const body = new Element("body");
  render(what, /** @type {any} */ (body));
  await settle();
  return { body, close: () => render(null, /** @type {any} */ (body)) };
}
