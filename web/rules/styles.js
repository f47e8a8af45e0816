/** Style sheets that only some pages need: linked when they are first asked for, and kept. */

import { useEffect } from "preact/hooks";

/** @param {string} address */
function link(address) {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const element = document.createElement("link");
  element.rel = "stylesheet";
  element.href = address;
  document.head.append(element);
}

/** @param {readonly string[]} addresses */
export function useStyles(addresses) {
  useEffect(() => addresses.forEach(link), [addresses]);
}
