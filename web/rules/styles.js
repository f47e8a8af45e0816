/** Style sheets that only some pages need: linked when they are first asked for, and kept. */

import { useEffect, useState } from "preact/hooks";

/** @type {Map<string, Promise<void>>} */
const linked = new Map();

/** @param {string} address */
function link(address) {
  let ready = linked.get(address);
  if (!ready) {
    const element = document.createElement("link");
    element.rel = "stylesheet";
    element.href = address;
    ready = new Promise((resolve) => {
      element.onload = () => resolve();
      element.onerror = () => {
        linked.delete(address); // the next page that needs it tries again
        element.remove();
        resolve();
      };
    });
    linked.set(address, ready);
    document.head.append(element);
  }
  return ready;
}

/**
 * Whether the sheets are here, so that nothing is shown, measured or scrolled to without them.
 * @param {readonly string[]} addresses
 */
export function useStyles(addresses) {
  const key = addresses.join(" ");
  const [ready, setReady] = useState("");
  useEffect(() => {
    void Promise.all(addresses.map(link)).then(() => setReady(key));
  }, [key]);
  return ready === key;
}
