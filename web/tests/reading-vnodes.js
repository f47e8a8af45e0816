/** Reads what a component would draw, without a page: for components that keep no state of their own. */

/** @import {ComponentChildren, VNode} from "preact" */

/**
 * All elements below, the outermost first, components replaced by what they draw.
 *
 * @param {ComponentChildren} node
 * @returns {VNode<any>[]}
 */
export function elements(node) {
  if (Array.isArray(node)) return node.flatMap(elements);
  if (node === null || typeof node !== "object") return [];
  const { type, props } = /** @type {VNode<any>} */ (node);
  if (typeof type === "function") return elements(/** @type {any} */ (type)(props));
  return [/** @type {VNode<any>} */ (node), ...elements(props.children)];
}

/** Elements whose words stand for themselves, apart from what comes before and after. */
const APART = new Set(
  "p li dt dd h2 h3 h4 th td tr figcaption figure section ul ol table caption div svg text".split(" "),
);

/**
 * The words below, as they are read: one space wherever there is any room between them.
 *
 * @param {ComponentChildren} node
 */
export const textOf = (node) => raw(node).replaceAll(/\s+/g, " ").trim();

/**
 * @param {ComponentChildren} node
 * @returns {string}
 */
function raw(node) {
  if (Array.isArray(node)) return node.map(raw).join("");
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (node === null || typeof node !== "object") return "";
  const { type, props } = /** @type {VNode<any>} */ (node);
  if (typeof type === "function") return raw(/** @type {any} */ (type)(props));
  const inside = raw(props.children);
  return APART.has(String(type)) ? ` ${inside} ` : inside;
}
