/** Things of a list that are put in another order by dragging them along it, by finger, pen or mouse. */

import { useRef, useState } from "preact/hooks";

/** @import {Drag} from "./order.js" */

/** A finger that goes less far has only tapped, px. */
const TAP = 6;

/**
 * What takes the handlers needs `touch-action: none`, or the browser takes a finger for one that scrolls.
 * @param {{current: HTMLElement | null}} list  its children are the things
 * @param {"x" | "y"} axis
 * @param {(from: number, to: number) => void} drop
 * @returns {{drag: Drag | null, handlers: (at: number) => Record<string, (event: any) => void>}}
 */
export function useDragging(list, axis, drop) {
  const [drag, setDrag] = useState(/** @type {Drag | null} */ (null));
  const dragged = useRef(false);
  /** @param {PointerEvent} event */
  const place = (event) => (axis === "x" ? event.clientX : event.clientY);
  /** @param {number} at */
  const handlers = (at) => ({
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      dragged.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      setDrag({ from: at, to: at, by: 0, step: stepOf(list.current, axis), start: place(event) });
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      if (!drag) return;
      const by = place(event) - drag.start;
      if (!dragged.current && Math.abs(by) < TAP) return;
      dragged.current = true;
      const last = (list.current?.children.length ?? 1) - 1;
      const to = Math.max(0, Math.min(last, drag.from + Math.round(by / drag.step)));
      setDrag({ ...drag, by, to });
    },
    onPointerUp() {
      setDrag(null);
      if (drag && drag.to !== drag.from) drop(drag.from, drag.to);
    },
    onPointerCancel: () => setDrag(null),
    /** The end of a drag is no press. @param {Event} event */
    onClickCapture(event) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  });
  return { drag, handlers };
}

/** From one thing to the next, px. @param {HTMLElement | null} list @param {"x" | "y"} axis */
function stepOf(list, axis) {
  const [first, second] = [...(list?.children ?? [])].map((thing) => thing.getBoundingClientRect()[axis]);
  return second === undefined ? Number.POSITIVE_INFINITY : second - first;
}
