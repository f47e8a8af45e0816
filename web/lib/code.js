/** Invitation codes as people type them. */

/**
 * A code as it is written: capital letters, a dash in the middle. Takes whole links, too.
 * @param {string} text
 */
export function tidyCode(text) {
  const last = text.trim().split("/").at(-1) ?? "";
  const signs = last
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "")
    .slice(0, 8);
  return signs.length > 4 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : signs;
}
