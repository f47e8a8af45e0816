/**
 * The part of the board that is looked at. The board lies in a scrolling frame, so that a thumb, a wheel, the
 * keyboard and whatever moves the focus pan it as they pan any page; two fingers, Ctrl and the wheel, and the keys
 * + and − zoom. Where the whole board can be read it is shown whole.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** @import {Point} from "../lib/curves.js" */

/** So many times what is just readable is the largest. */
const LARGEST = 3.4;

/**
 * @typedef {object} Camera
 * @property {{current: HTMLElement | null}} frame
 * @property {number} scale  pixels for a board unit; 0 before the frame was measured
 * @property {string} room  the frame's size: another one shows another part of the board
 * @property {boolean} whole  nothing is out of sight
 * @property {boolean} held  the player has moved it, so it does not follow
 * @property {[number, number, number, number]} sight  left, top, right, bottom in board units
 * @property {[number, number, number, number]} aim  what it was last made to look at, whatever the player panned since
 * @property {boolean} zoomed  the player has chosen a scale
 * @property {() => void} measure  to be called whenever the frame was scrolled
 * @property {() => void} hold
 * @property {(points: readonly Point[], swift?: boolean) => void} look  pans so that the points are in sight, the first at least
 * @property {(points: readonly Point[]) => void} follow  the same, unless the player holds it
 * @property {(whole: boolean) => void} show  the whole board, or as large as is readable
 * @property {(event: KeyboardEvent) => void} key  + and − zoom, 0 shows the whole board
 * @property {() => void} release
 */

/**
 * @param {{width: number, height: number, readable: number, smooth: boolean}} board
 *   measures in board units; `readable`: pixels for a unit at which names are just large enough to be read
 * @returns {Camera}
 */
export function useCamera({ width: boardWidth, height: boardHeight, readable, smooth }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [box, setBox] = useState({ width: 0, height: 0 });
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const [sight, setSight] = useState(
    /** @type {[number, number, number, number]} */ ([0, 0, boardWidth, boardHeight]),
  );
  const [aim, setAim] = useState(
    /** @type {[number, number, number, number]} */ ([0, 0, boardWidth, boardHeight]),
  );
  const [held, setHeld] = useState(false);
  const centre = useRef(/** @type {Point | null} */ (null));

  const fit = Math.min(box.width / boardWidth, box.height / boardHeight);
  const usual = box.width ? Math.max(fit, readable) : 0;
  const scale = chosen === null ? usual : clamp(chosen, fit, Math.max(readable * LARGEST, usual));

  useEffect(() => {
    const element = /** @type {HTMLElement} */ (frame.current);
    const observer = new ResizeObserver(() =>
      setBox({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // After a change of scale the same point stays in the middle.
  useLayoutEffect(() => {
    if (centre.current && scale) place(frame.current, centre.current, scale);
    measure();
  }, [scale, box]);

  function measure() {
    const element = frame.current;
    if (!element || !scale) return;
    const [left, top] = [element.scrollLeft / scale, element.scrollTop / scale];
    const [width, height] = [element.clientWidth / scale, element.clientHeight / scale];
    centre.current = [left + width / 2, top + height / 2];
    setSight((old) => {
      const now = [left, top, Math.min(boardWidth, left + width), Math.min(boardHeight, top + height)].map(
        Math.round,
      );
      return now.every((value, i) => value === old[i]) ? old : /** @type {typeof old} */ (now);
    });
  }

  /** @param {readonly Point[]} points @param {boolean} [swift] */
  function look(points, swift = false) {
    const element = frame.current;
    if (!element || !scale || !points.length) return;
    const [width, height] = [element.clientWidth / scale, element.clientHeight / scale];
    /** As many of the points as fit, in their order. */
    let [left, top, right, bottom] = [points[0][0], points[0][1], points[0][0], points[0][1]];
    for (const [x, y] of points) {
      const wider = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      if (wider[2] - wider[0] > width - 96 || wider[3] - wider[1] > height - 110) continue;
      [left, top, right, bottom] = wider;
    }
    const [x, y] = [(left + right) / 2, (top + bottom) / 2 - 14];
    place(element, [x, y], scale, smooth && !swift);
    const start = [
      clamp(x - width / 2, 0, Math.max(0, boardWidth - width)),
      clamp(y - height / 2, 0, Math.max(0, boardHeight - height)),
    ];
    setAim([
      start[0],
      start[1],
      Math.min(boardWidth, start[0] + width),
      Math.min(boardHeight, start[1] + height),
    ]);
  }

  // The listeners stay while the scale changes under a pinch: they call what is current.
  const current = useRef(zoomAt);
  current.current = zoomAt;
  useEffect(() => {
    const element = /** @type {HTMLElement} */ (frame.current);
    return gestures(element, {
      hold: () => setHeld(true),
      zoom: (factor, at) => current.current(element, factor, at),
    });
  }, []);

  /** @param {HTMLElement} element @param {number} factor @param {Point} at point of the frame that stays where it is */
  function zoomAt(element, factor, [x, y]) {
    const next = clamp(scale * factor, fit, Math.max(readable * LARGEST, usual));
    const [bx, by] = [(element.scrollLeft + x) / scale, (element.scrollTop + y) / scale];
    const [width, height] = [element.clientWidth, element.clientHeight];
    centre.current = [bx + (width / 2 - x) / next, by + (height / 2 - y) / next];
    setChosen(next);
  }

  return {
    frame,
    scale,
    room: `${box.width} ${box.height}`,
    sight,
    aim,
    held,
    zoomed: chosen !== null,
    measure,
    hold: () => setHeld(true),
    whole: scale <= fit * 1.01,
    look,
    follow: (points) => {
      if (!held) look(points);
    },
    show: (all) => setChosen(all ? fit : null),
    key: ({ key }) => {
      const element = frame.current;
      const factor = { "+": 1.25, "=": 1.25, "-": 0.8 }[key];
      if (element && factor) zoomAt(element, factor, [element.clientWidth / 2, element.clientHeight / 2]);
      if (key === "0") setChosen(fit);
    },
    release: () => setHeld(false),
  };
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/** @param {HTMLElement | null} element @param {Point} centre @param {number} scale @param {boolean} [smooth] */
function place(element, [x, y], scale, smooth = false) {
  element?.scrollTo({
    left: x * scale - element.clientWidth / 2,
    top: y * scale - element.clientHeight / 2,
    behavior: smooth ? "smooth" : "instant",
  });
}

/**
 * Two fingers, Ctrl and the wheel, and dragging with a mouse. One finger and the bare wheel scroll by themselves.
 * @param {HTMLElement} element
 * @param {{hold: () => void, zoom: (factor: number, at: Point) => void}} on
 * @returns {() => void} ends it
 */
function gestures(element, { hold, zoom }) {
  /** @type {{spread: number, at: Point} | null} */
  let pinch = null;
  /** @type {{x: number, y: number, id: number} | null} */
  let drag = null;

  /** @param {TouchEvent} event */
  const fingers = (event) => {
    const [a, b] = [event.touches[0], event.touches[1]];
    const { left, top } = element.getBoundingClientRect();
    return {
      spread: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      at: /** @type {Point} */ ([(a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top]),
    };
  };
  /** @type {[keyof HTMLElementEventMap, (event: any) => void][]} */
  const listeners = [
    [
      "touchstart",
      (event) => {
        hold();
        pinch = event.touches.length === 2 ? fingers(event) : null;
      },
    ],
    [
      "touchmove",
      (event) => {
        if (!pinch || event.touches.length !== 2) return;
        event.preventDefault();
        const now = fingers(event);
        if (Math.abs(now.spread / pinch.spread - 1) < 0.03) return;
        zoom(now.spread / pinch.spread, now.at);
        pinch = now;
      },
    ],
    [
      "touchend",
      () => {
        pinch = null;
      },
    ],
    [
      "wheel",
      (event) => {
        hold();
        if (!event.ctrlKey) return;
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        zoom(Math.exp(-event.deltaY / 300), [event.clientX - left, event.clientY - top]);
      },
    ],
    [
      "pointerdown",
      (event) => {
        if (event.pointerType === "mouse" && event.button === 0)
          drag = { x: event.clientX, y: event.clientY, id: event.pointerId };
      },
    ],
    [
      "pointermove",
      (event) => {
        if (!drag || event.pointerId !== drag.id) return;
        const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
        if (!element.hasPointerCapture(drag.id)) {
          if (Math.hypot(dx, dy) < 6) return;
          // From here on it is a drag: what was pressed must not be clicked by its end.
          element.setPointerCapture(drag.id);
          hold();
        }
        element.scrollBy({ left: -dx, top: -dy, behavior: "instant" });
        drag = { ...drag, x: event.clientX, y: event.clientY };
      },
    ],
    [
      "pointerup",
      () => {
        drag = null;
      },
    ],
    [
      "pointercancel",
      () => {
        drag = null;
      },
    ],
  ];
  for (const [kind, listener] of listeners) element.addEventListener(kind, listener, { passive: false });
  return () => {
    for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
  };
}
