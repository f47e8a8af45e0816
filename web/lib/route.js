/** Where the reader is: the path as a signal, and links that change it without loading the page anew. */

import { signal } from "@preact/signals-core";

export const path = signal(location.pathname);

/**
 * Goes to a page of ours.
 * @param {string} to
 * @param {{replace?: boolean}} [how]
 */
export function go(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  if (!replace) scrollTo(0, 0);
}

/** Pages that the app draws itself; everything else is the browser's. */
const OURS = /^\/($|about$|s$|j\/|t\/|rules\/)/;

/** Wires the links; called once. */
export function startRoute() {
  addEventListener("popstate", () => {
    path.value = location.pathname;
  });
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
    if (link.origin !== location.origin || !OURS.test(link.pathname) || link.hash) return;
    event.preventDefault();
    if (link.pathname !== location.pathname) go(link.pathname);
  });
}
