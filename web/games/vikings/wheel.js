/** The wheel: twelve places with their combinations, and the numbers that turn inside them. */
import { rove } from "../../lib/focus.js";
import { html } from "../../lib/html.js";
import { pressing } from "../../lib/press.js";
import { templateFor } from "../../lib/templates.js";
import { Glyph, TileArt, Viking } from "./pieces.js";
import { planOf } from "./plan.js";
import { pressSlot } from "./touch.js";
import { roleName, tileName } from "./words.js";

/** @import {Template} from "../../lib/protocol.js" */
/** @import {GameContext} from "../screen.js" */

const SIZE = 560;
const MIDDLE = SIZE / 2;
const PLACES = 12;
const RIM = 278;
/** Radii of tiles, vikings and numbers, and of the two rings. */
const TILES = 225;
const VIKINGS = 160;
const NUMBERS = 119;
const RING = 141;
const HUB = 97;
const TILE = 74;

/** A point at this place and radius; halves lie between two places. @param {number} place @param {number} radius @returns {[number, number]} */
function point(place, radius) {
  const angle = (place / PLACES) * 2 * Math.PI - Math.PI / 2;
  return [round(MIDDLE + radius * Math.cos(angle)), round(MIDDLE + radius * Math.sin(angle))];
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {number} slot */
function wedge(slot) {
  const [a, b, c, d] = [
    point(slot - 0.5, RING),
    point(slot - 0.5, RIM),
    point(slot + 0.5, RIM),
    point(slot + 0.5, RING),
  ];
  return `M${a}L${b}A${RIM} ${RIM} 0 0 1 ${c}L${d}A${RING} ${RING} 0 0 0 ${a}Z`;
}

const SLOTS = Array.from({ length: PLACES }, (_, slot) => slot);
const SPOKES = SLOTS.map((slot) => `M${point(slot + 0.5, RING)}L${point(slot + 0.5, RIM)}`).join("");
const TICKS = SLOTS.flatMap((slot) =>
  [0, 0.25, 0.5, 0.75].map((part) => `M${point(slot + part, RIM - 9)}L${point(slot + part, RIM)}`),
).join("");

/** @param {{ctx: GameContext}} props */
export function Wheel({ ctx }) {
  const { t } = ctx;
  const { wheel, round: now } = ctx.view.value.public;
  return html`
    <svg class="vk-wheel" viewBox=${`0 0 ${SIZE} ${SIZE}`} role="group" aria-label=${t("wheel-label", { n: now })} onKeyDown=${(/** @type {KeyboardEvent} */ event) => rove(event, "[data-slot][tabindex]")} onMouseLeave=${() => hover(ctx, null)}>
      <circle class="vk-wheel__rim" cx=${MIDDLE} cy=${MIDDLE} r=${RIM} />
      <path class="vk-wheel__ticks" d=${TICKS} />
      <circle class="vk-wheel__ground" cx=${MIDDLE} cy=${MIDDLE} r=${RIM - 9} />
      ${SLOTS.filter((slot) => slot % 2).map((slot) => html`<path key=${slot} class="vk-wheel__shade" d=${wedge(slot)} />`)}
      <path class="vk-wheel__spokes" d=${SPOKES} />
      <circle class="vk-wheel__ring" cx=${MIDDLE} cy=${MIDDLE} r=${RING} />
      ${SLOTS.map((slot) => (wheel.slots[slot] ? html`<${Combination} key=${slot} ctx=${ctx} slot=${slot} />` : html`<${Gap} key=${slot} slot=${slot} />`))}
      <${Numbers} ctx=${ctx} />
      <${Hub} ctx=${ctx} />
    </svg>`;
}

/** @param {GameContext} ctx @param {number | null} slot */
function hover(ctx, slot) {
  planOf(ctx).over.value = slot;
}

/** @param {{slot: number}} props */
function Gap({ slot }) {
  const [x, y] = point(slot, TILES);
  const [vx, vy] = point(slot, VIKINGS);
  return html`<g class="vk-gap" aria-hidden="true"><rect x=${x - 34} y=${y - 34} width="68" height="68" rx="4" /><circle cx=${vx} cy=${vy} r="15" /></g>`;
}

/** How a combination stands: to be had, refused, or nothing to do with it now. @param {Template | null} template */
const stateOf = (template) => (template === null ? "rests" : template.refused ? "refused" : "open");

/** @param {{ctx: GameContext, slot: number}} props */
function Combination({ ctx, slot }) {
  const { components, t } = ctx;
  const { wheel } = ctx.view.value.public;
  const { tile, viking } = wheel.slots[slot];
  const template = templateFor(ctx.moves.value, "take", { slot });
  const state = template?.refused?.code ?? stateOf(template);
  const chosen = planOf(ctx).draft.value.slot === slot;
  const [x, y] = point(slot, TILES);
  const [vx, vy] = point(slot, VIKINGS);
  const label = t("slot-label", {
    price: (slot - wheel.zero_slot + PLACES) % PLACES,
    tile: tileName(ctx, tile),
    viking: viking ? roleName(ctx, viking) : "none",
    state,
  });
  return html`
    <g class="vk-slot" data-slot=${slot} data-state=${state} data-open=${state === "open" || undefined} data-lit=${chosen || undefined} data-focus=${`slot-${slot}`}
      data-refused=${ctx.refusal.value?.anchor?.slot === slot || undefined} data-pending=${ctx.pending.value[0]?.move.slot === slot || undefined}
      role="button" tabindex=${slot === firstOf(ctx) ? 0 : -1} aria-pressed=${chosen} aria-label=${label}
      ...${pressing(() => pressSlot(ctx, slot))} onMouseEnter=${() => hover(ctx, slot)}>
      <path class="vk-slot__wedge" d=${wedge(slot)} />
      <g class="vk-slot__tile" data-offer=${slot} transform=${`translate(${x - TILE / 2} ${y - TILE / 2}) scale(${TILE / 100})`}>
        <rect class="vk-slot__card" x="-4" y="-4" width="108" height="108" rx="6" />
        <${TileArt} components=${components} tile=${tile} />
        <rect class="vk-slot__frame" x="-4" y="-4" width="108" height="108" rx="6" />
      </g>
      ${viking && html`<g data-offered=${slot}><${Viking} role=${viking} x=${vx} y=${vy} scale=${0.94} /></g>`}
    </g>`;
}

/** The combination that is reached by the tab key: the chosen one, else the cheapest. @param {GameContext} ctx @returns {number} */
const firstOf = (ctx) => planOf(ctx).draft.value.slot ?? ctx.view.value.public.wheel.slots.findIndex(Boolean);

/** They turn as the wheel is turned; what can be paid is lit, a lock hangs where 0 is locked. @param {{ctx: GameContext}} props */
function Numbers({ ctx }) {
  const { wheel } = ctx.view.value.public;
  const zero = wheel.zero_slot;
  const turn = { transform: `rotate(${(zero * 360) / PLACES}deg)` };
  const back = { transform: `rotate(${(-zero * 360) / PLACES}deg)` };
  const chosen = planOf(ctx).draft.value.slot;
  return html`
    <g class="vk-numbers" style=${turn} aria-hidden="true">
      ${SLOTS.map((price) => {
        const slot = (price + zero) % PLACES;
        const [x, y] = point(price, NUMBERS);
        const template = wheel.slots[slot] ? templateFor(ctx.moves.value, "take", { slot }) : null;
        const state = wheel.slots[slot] ? stateOf(template) : "empty";
        return html`
          <g key=${price} transform=${`translate(${x} ${y})`}>
            <g class="vk-price" style=${back} data-state=${state} data-chosen=${(chosen === slot && state !== "empty") || undefined}>
              <circle r="17.500" /><text y="6.500">${price}</text>
              ${template?.refused?.code === "zero_locked" && html`<g class="vk-lock" transform="translate(14 -14)"><circle r="10" /><${Glyph} name="padlock" size=${13} /></g>`}
            </g>
          </g>`;
      })}
    </g>`;
}

/** The scoring of the running round, and those of all rounds in small. @param {{ctx: GameContext}} props */
function Hub({ ctx }) {
  const { t, components } = ctx;
  const { scorings, round: now, phase } = ctx.view.value.public;
  const scoring = scorings.at(-1);
  return html`
    <g class="vk-hub">
      <circle class="vk-hub__ground" cx=${MIDDLE} cy=${MIDDLE} r=${HUB} />
      <${Glyph} name=${scoring === "small" ? "anvil" : scoring === "final" ? "star" : "drakkar"} x=${MIDDLE} y=${MIDDLE - 48} size=${50} />
      <text class="vk-hub__title" x=${MIDDLE} y=${MIDDLE + 8}>${t(`scoring-${scoring}`)}</text>
      <text class="vk-hub__note" x=${MIDDLE} y=${MIDDLE + 29}>${phase === "game_over" ? "" : t(`scoring-${scoring}-note`)}</text>
      <g aria-hidden="true">
        ${components.rounds.map(
          (/** @type {string[]} */ kinds, /** @type {number} */ i) =>
            html`<circle key=${i} class="vk-round" data-state=${i + 1 < now ? "past" : i + 1 === now ? "now" : "later"} cx=${MIDDLE + (i - (components.rounds.length - 1) / 2) * 20} cy=${MIDDLE + 50} r=${kinds.includes("small") ? 5 : 8} />`,
        )}
      </g>
      <text class="vk-hub__round" x=${MIDDLE} y=${MIDDLE + 76}>${t("round-of", { n: now, of: components.rounds.length })}</text>
    </g>`;
}
