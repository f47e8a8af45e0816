/** Templates of legal moves, read: which is there for a command, and which of them a move was made from. */

/** @import {Move, Template} from "./protocol.js" */

/**
 * The template of a command, refused or not; null where there is none.
 * @param {readonly Template[]} templates
 * @param {string} cmd
 * @param {Record<string, any>} [fixed]  what it fixes
 * @returns {Template | null}
 */
export const templateFor = (templates, cmd, fixed = {}) =>
  templates.find(
    (template) =>
      template.cmd === cmd &&
      Object.entries(fixed).every(([field, value]) => template.fixed?.[field] === value),
  ) ?? null;

/**
 * The template that a move fits, the one that fixes most of it; null where none does.
 * @param {readonly Template[]} templates
 * @param {Move} move
 * @returns {Template | null}
 */
export function templateOf(templates, move) {
  const fits = templates.filter(
    ({ cmd, fixed = {}, refused }) =>
      !refused && cmd === move.cmd && Object.entries(fixed).every(([field, value]) => move[field] === value),
  );
  const fields = (/** @type {Template} */ { fixed = {} }) => Object.keys(fixed).length;
  return fits.toSorted((a, b) => fields(b) - fields(a))[0] ?? null;
}

/**
 * Whether what a move was made from still stands unchanged: the same choices at the same price.
 * @param {Template | null} template
 * @param {readonly Template[]} templates  as they are now
 */
export const stands = (template, templates) =>
  template !== null && templates.some((other) => JSON.stringify(other) === JSON.stringify(template));
