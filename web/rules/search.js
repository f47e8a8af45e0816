/**
 * Finding words in the rules: accents and capitals are ignored, and what stands in two elements ("the <b>next</b>
 * free space") is found as well. Pages mark what was found with CSS highlights, so that nothing in them changes.
 */

/** @typedef {{start: number, end: number}} Found  UTF-16 offsets in the text that was searched */

/**
 * The text as it is compared: without accents and capitals, runs of white space as one space; and for each unit
 * of it the offset in the original.
 *
 * @param {string} text
 */
function folded(text) {
  let plain = "";
  /** @type {number[]} */
  const offsets = [];
  let offset = 0;
  for (const sign of text) {
    const folds = /\s/.test(sign)
      ? plain.endsWith(" ")
        ? ""
        : " "
      : sign.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    plain += folds;
    for (let i = 0; i < folds.length; i++) offsets.push(offset);
    offset += sign.length;
  }
  offsets.push(offset);
  return { plain, offsets };
}

/**
 * All places of the words in the text, from the start, without overlap.
 *
 * @param {string} text
 * @param {string} words
 * @returns {Found[]}
 */
export function findAll(text, words) {
  const wanted = folded(words).plain.trim();
  if (!wanted) return [];
  const { plain, offsets } = folded(text);
  const found = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const last = offsets[at + wanted.length - 1];
    found.push({ start: offsets[at], end: Math.max(last + 1, offsets[at + wanted.length]) });
  }
  return found;
}

/** Elements whose text belongs together: words are looked for within one of them, never across. */
const BLOCKS = "p, li, h2, h3, h4, th, td, figcaption, dt, dd";

/**
 * All places of the words below an element, in the order of reading.
 *
 * @param {Element} root
 * @param {string} words
 * @returns {Range[]}
 */
export function rangesOf(root, words) {
  return [...root.querySelectorAll(BLOCKS)].flatMap((block) => {
    const nodes = textNodes(block);
    const text = nodes.map((node) => node.data).join("");
    return findAll(text, words).map(({ start, end }) => rangeOver(nodes, start, end));
  });
}

/**
 * The text nodes of a block that stand in no block within it.
 *
 * @param {Element} block
 */
function textNodes(block) {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const nodes = [];
  while (walker.nextNode()) {
    const node = /** @type {Text} */ (walker.currentNode);
    if (node.parentElement?.closest(BLOCKS) === block && !node.parentElement.closest("svg")) nodes.push(node);
  }
  return nodes;
}

/**
 * @param {Text[]} nodes
 * @param {number} start  offset in their joined text
 * @param {number} end
 */
function rangeOver(nodes, start, end) {
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (before <= start && start < after) range.setStart(node, start - before);
    if (before < end && end <= after) range.setEnd(node, end - before);
    before = after;
  }
  return range;
}
