/**
 * Focus that stays. Controls carry a `data-focus` name that says what they do; when an update takes the focused
 * one away, the focus goes to the control of the same name, else to the nearest `data-focus-home` around it.
 */

/** @type {{name: string | null, home: Element | null} | null} */
let held = null;

/** Wires it to the page; called once. */
export function startFocus() {
  document.addEventListener("focusin", ({ target }) => {
    const element = /** @type {Element} */ (target);
    const named = element.closest("[data-focus]");
    held = { name: named?.getAttribute("data-focus") ?? null, home: element.closest("[data-focus-home]") };
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const element = /** @type {Element} */ (target);
    // Where its element still stands, the person has taken the focus away.
    if (!relatedTarget) setTimeout(() => takenAway(element));
  });
  new MutationObserver(() => held && isLost() && restore()).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

/** @param {Element} element */
function takenAway(element) {
  if (element.isConnected && !element.matches(":disabled") && isLost()) held = null;
}

const isLost = () => document.activeElement === document.body || document.activeElement === null;

function restore() {
  if (!held) return;
  const { name, home } = held;
  if (name && focusOn(name)) return;
  const place = home?.isConnected ? home : document.querySelector("[data-focus-home]");
  /** @type {HTMLElement | null} */ (place)?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the control of this name; false when there is none.
 * @param {string} name
 */
export function focusOn(name) {
  const element = document.querySelector(`[data-focus="${CSS.escape(name)}"]`);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Arrow keys within a group of controls: for `onKeyDown` of the group.
 * @param {KeyboardEvent} event
 * @param {string} [selector]
 */
export function rove(event, selector = "button, [tabindex], a[href]") {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const group = /** @type {Element} */ (event.currentTarget);
  const items = /** @type {HTMLElement[]} */ ([...group.querySelectorAll(selector)]);
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  let to = step && at >= 0 ? (at + step + items.length) % items.length : -1;
  if (event.key === "Home") to = 0;
  if (event.key === "End") to = items.length - 1;
  if (to < 0) return;
  event.preventDefault();
  items[to].focus();
}
