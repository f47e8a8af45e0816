/** The cards: a colour (with its letter and its pattern) and a good or a caravan leader. */
import { html } from "../../lib/html.js";
import { keptFor } from "../../lib/kept.js";
import { Glyph } from "./pieces.js";

/**
 * @import {GameContext} from "../screen.js"
 *
 * @typedef {object} CardFacts
 * @property {string} id
 * @property {"good" | "leader"} type
 * @property {string} colour
 * @property {string | null} good
 * @property {number} copy
 */

/** The cards of the component data. @type {(components: any) => Map<string, CardFacts>} */
export const cardsById = keptFor(
  ({ cards }) => new Map(cards.map((/** @type {CardFacts} */ card) => [card.id, card])),
);

/**
 * The hand in the order wished for. Groups are what stands together: a colour or a good.
 * @param {readonly string[]} hand  in the order drawn
 * @param {"colour" | "good" | "drawn"} by
 * @param {any} components
 * @returns {{id: string, group: string}[]}
 */
export function sorted(hand, by, components) {
  const facts = cardsById(components);
  const colours = components.card_colours.map((/** @type {{id: string}} */ { id }) => id);
  const goods = [...components.goods.map((/** @type {{id: string}} */ { id }) => id), null];
  const places = hand.flatMap((id, drawn) => {
    const card = facts.get(id);
    if (!card) return [];
    const [colour, good] = [colours.indexOf(card.colour), goods.indexOf(card.good)];
    return [
      {
        id,
        drawn,
        colour,
        good,
        group: by === "drawn" ? "" : by === "colour" ? card.colour : (card.good ?? "leader"),
      },
    ];
  });
  const other = by === "colour" ? "good" : "colour";
  if (by !== "drawn") places.sort((a, b) => a[by] - b[by] || a[other] - b[other] || a.drawn - b.drawn);
  return places.map(({ id, group }) => ({ id, group }));
}

/** Name in words: "Red silk". @param {Pick<GameContext, "t" | "components">} ctx @param {string} id */
export function cardName(ctx, id) {
  const card = cardsById(ctx.components).get(id);
  return card ? ctx.t("card", { colour: card.colour, good: card.good ?? "leader" }) : id;
}

/** Patterns that the card colours are told apart by, once for a page. */
export const Patterns = () => html`
  <svg class="x-defs" aria-hidden="true"><defs>
    <pattern id="x-pat-red" width="12" height="12" patternUnits="userSpaceOnUse"><path class="x-pat" d="M6 0 12 6 6 12 0 6Z" /><circle class="x-pat--dot" cx="6" cy="6" r="1.3" /></pattern>
    <pattern id="x-pat-blue" width="14" height="8" patternUnits="userSpaceOnUse"><path class="x-pat" d="M0 4q3.5-4 7 0t7 0" /></pattern>
    <pattern id="x-pat-yellow" width="9" height="9" patternUnits="userSpaceOnUse"><circle class="x-pat--ink" cx="2.2" cy="2.2" r="1.5" /><circle class="x-pat--ink" cx="6.7" cy="6.7" r="1.5" /></pattern>
    <pattern id="x-pat-green" width="12" height="9" patternUnits="userSpaceOnUse"><path class="x-pat" d="M0 8 6 2l6 6" /></pattern>
    <pattern id="x-pat-purple" width="10" height="10" patternUnits="userSpaceOnUse"><path class="x-pat" d="M5 1v8M1 5h8" /></pattern>
  </defs></svg>`;

const WINDOW =
  "M11 104.5V50C11 34 30 31 42 13C54 31 73 34 73 50V104.5Q73 106.5 71 106.5H13Q11 106.5 11 104.5Z";

/**
 * The face of a card. `dense`: the good stands at the left edge too, for cards that overlap.
 * @param {{ctx: GameContext, id: string, dense?: boolean}} props
 */
export function CardFace({ ctx, id, dense = false }) {
  const card = cardsById(ctx.components).get(id);
  if (!card) return null;
  const icon = card.good ?? "leader";
  return html`
    <svg class="x-card__face" viewBox="0 0 84 112" aria-hidden="true" data-c=${card.colour}>
      <rect class="x-card__ground" x="1" y="1" width="82" height="110" rx="7" />
      <rect x="1" y="1" width="82" height="110" rx="7" fill=${`url(#x-pat-${card.colour})`} opacity=".42" />
      <rect class="x-card__edge" x="1" y="1" width="82" height="110" rx="7" />
      <path class="x-card__window" d=${WINDOW} />
      <g class="x-card__good"><${Glyph} name=${icon} x=${42} y=${64} size=${46} /></g>
      <circle class="x-card__seal" cx="15.5" cy="15.5" r="11.5" />
      <text class="x-card__letter" x="15.5" y="21">${ctx.t(`letter-${card.colour}`)}</text>
      ${dense && html`<circle class="x-card__seal" cx="15.5" cy="41" r="11.5" /><g class="x-card__good"><${Glyph} name=${icon} x=${15.5} y=${41} size=${17} /></g>`}
    </svg>`;
}

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 8, i % 2 ? 14 : 30];
  const [x, y] = [42 + Math.cos(angle) * reach, 56 + Math.sin(angle) * reach];
  const [dx, dy] = [-Math.sin(angle) * 2, Math.cos(angle) * 2];
  const [bx, by] = [42 + Math.cos(angle) * 7, 56 + Math.sin(angle) * 7];
  return `M${(bx + dx).toFixed(1)} ${(by + dy).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${(bx - dx).toFixed(1)} ${(by - dy).toFixed(1)}Z`;
}).join("");

/** The back of every card. */
export const CardBack = () => html`
  <svg class="x-card__face" viewBox="0 0 84 112" aria-hidden="true">
    <rect class="x-back" x="1" y="1" width="82" height="110" rx="7" />
    <rect class="x-back__line" x="6" y="6" width="72" height="100" rx="4" />
    <path class="x-back__sun" d=${RAYS} /><circle class="x-back__sun" cx="42" cy="56" r="4.5" />
    <circle class="x-back__line" cx="42" cy="56" r="7.5" />
    ${[
      [12, 12],
      [72, 12],
      [12, 100],
      [72, 100],
    ].map(([x, y]) => html`<circle class="x-back__sun" cx=${x} cy=${y} r="1.6" />`)}
  </svg>`;

/** A small card in a line: pigment and letter; dashed and hollow where it is missing. @param {{ctx: GameContext, colour: string | null, icon?: string, missing?: boolean}} props */
export const Chip = ({ ctx, colour, icon, missing = false }) => html`
  <span class="x-chip" data-c=${colour ?? undefined} data-missing=${missing || undefined} aria-hidden="true">
    ${icon ? html`<svg viewBox="0 0 22 22"><${Glyph} name=${icon} x=${11} y=${11} size=${18} /></svg>` : colour && ctx.t(`letter-${colour}`)}
  </span>`;
