/** Where the guide's card lies on a phone: over what it speaks of as little as can be, then over the bar as little. */

/** @typedef {{left: number, top: number, width: number, height: number}} Place  px in the window */

/** From the edges, and from what is rung, px. */
const GAP = 8;
/** What the top bar takes, px. */
const TOP = 52;
/** The card beside its anchor, on a phone on its side: so wide at most, px, and so much of the window. */
const WIDEST = 320;
const SHARE = 0.47;
/** What it costs to cover the bar, compared with what is rung. */
const BAR = 0.3;

/**
 * How wide the card is: on a phone on its side it stands beside its anchor, upright it takes the whole width.
 * @param {{width: number, height: number}} room
 */
export const cardWidth = ({ width, height }) =>
  width > height ? Math.min(WIDEST, Math.round(width * SHARE)) : width - 2 * GAP;

/**
 * @param {{width: number, height: number}} room  the window
 * @param {number} height  of the card, as it is drawn
 * @param {Place | null} anchor  what it speaks of, if that is in sight
 * @param {Place | null} bar  its buttons are what the guide speaks of
 * @returns {{left: number, top: number}}
 */
export function cardPlace(room, height, anchor, bar) {
  const width = cardWidth(room);
  const lowest = Math.max(TOP, room.height - GAP - height);
  const tops = [TOP, (bar?.top ?? room.height) - GAP - height, lowest].map((top) =>
    Math.max(TOP, Math.min(lowest, top)),
  );
  const ways = [GAP, room.width - GAP - width].flatMap((left) => tops.map((top) => ({ left, top })));
  /** @param {{left: number, top: number}} way */
  const cost = (way) => {
    const card = { ...way, width, height };
    return covered(card, anchor) + BAR * covered(card, bar);
  };
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** How much of a thing a card covers, px². @param {Place} card @param {Place | null} thing */
function covered(card, thing) {
  if (!thing) return 0;
  /** @param {"left" | "top"} start @param {"width" | "height"} size */
  const shared = (start, size) =>
    Math.max(
      0,
      Math.min(card[start] + card[size], thing[start] + thing[size] + GAP) -
        Math.max(card[start], thing[start] - GAP),
    );
  return shared("left", "width") * shared("top", "height");
}
