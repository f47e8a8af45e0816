/**
 * One press, one deed. Where a press has changed what stands under the pointer, the second half of a double click
 * would press something that nobody has read; so would Enter that is held down. Both are stopped here, for all
 * controls there are.
 */

/** A tap so soon after another at the same place belongs to it, ms; a mouse counts its clicks itself. */
const DOUBLE = 350;
/** How far apart they may be, px. */
const NEAR = 24;

const CONTROLS = "button, a[href], [role=button], [role=tab], [role=menuitem], [role=menuitemradio]";

/** @typedef {{control: Element | null, says: string, at: number, x: number, y: number}} Press */

/** Wires it to the page; called once. */
export function startPresses() {
  let last = /** @type {Press | null} */ (null);
  document.addEventListener(
    "click",
    (event) => {
      if (!event.detail) return; // by a key, or by a reader
      const press = pressOf(event);
      if (last && (event.detail > 1 || soonAfter(last, press)) && !sameDeed(last, press)) stop(event);
      else last = press;
    },
    { capture: true },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const { target, key, repeat } = event;
      if (repeat && key === "Enter" && /** @type {Element} */ (target).closest(CONTROLS)) stop(event);
    },
    { capture: true },
  );
}

/** @param {MouseEvent} event @returns {Press} */
function pressOf({ target, timeStamp, clientX, clientY }) {
  const control = /** @type {Element} */ (target).closest(CONTROLS);
  return { control, says: words(control), at: timeStamp, x: clientX, y: clientY };
}

/** @param {Element | null} control */
const words = (control) => control?.getAttribute("aria-label") ?? control?.textContent ?? "";

/** @param {Press} last @param {Press} press */
const soonAfter = (last, { at, x, y }) => at - last.at < DOUBLE && Math.hypot(x - last.x, y - last.y) < NEAR;

/** What is pressed is what was pressed, and still says the same. @param {Press} last @param {Press} press */
const sameDeed = (last, { control, says }) => control === last.control && says === last.says;

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Enter and space do what a click does, on things drawn. @param {() => void} run @returns {{onClick: () => void, onKeyDown: (event: KeyboardEvent) => void}} */
export const pressing = (run) => ({
  onClick: run,
  onKeyDown(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    run();
  },
});
