/** Small hooks. */

import { useEffect, useRef } from "preact/hooks";

/**
 * The ref of a control that takes the focus when it appears.
 * @returns {import("preact").RefObject<any>}
 */
export function useFocusOnce() {
  const ref = useRef(/** @type {any} */ (null));
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select?.();
  }, []);
  return ref;
}
