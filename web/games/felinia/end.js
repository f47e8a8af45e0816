/** The last page of the evening: everybody's tiles laid open, and where each amount came from. */
import { html } from "../../lib/html.js";
import { seatsAtEnd } from "../../lib/order.js";
import { list, names } from "../../lib/words.js";
import { MysteryCard } from "./cards.js";
import { factsOf, hueOf } from "./facts.js";
import { collection, groupWorth } from "./outlook.js";
import { BonusTile, Merchant, Picture, SpecialTile, Tile } from "./pieces.js";
import {
  animalLetter,
  bonusName,
  colourLetter,
  mysteryName,
  symbolCounted,
  tileName,
  typeName,
} from "./words.js";

/** @import {Result, ScoreLine} from "../../lib/protocol.js" */
/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext, result: Result}} props */
export function End({ ctx, result }) {
  return html`
    <div class="fe-end" role="group" aria-label=${ctx.t("end-tiles")}>
      ${seatsAtEnd(result).map((seat) => html`<div key=${seat} class="fe-end__seat" data-won=${result.ranking[0].includes(seat) || undefined}><${Laid} ctx=${ctx} seat=${seat} /></div>`)}
    </div>`;
}

/** What lies open in front of a seat at last. @param {{ctx: GameContext, seat: number}} props */
function Laid({ ctx, seat }) {
  const { components } = ctx;
  const table = ctx.view.value.public;
  const { tiles = [], bonus = [], mystery = [] } = table?.laid_open?.[seat] ?? {};
  const { specials = [], groups = [] } = table?.seats[seat] ?? {};
  const facts = factsOf(components);
  const pigment = ctx.pigment(seat);
  return html`
    <span class="fe-end__row">${collection(components, { tiles, bonus: [] }).map(({ type, n }) => html`<span key=${type} class="fe-set"><${Picture} box="-21 -21 42 42" label=${`${n} × ${typeName(ctx, type)}`}><${Tile} type=${type} hue=${hueOf(components, type)} letter=${animalLetter(ctx, type)} /><//><b class="k-num" aria-hidden="true">×${n}</b></span>`)}</span>
    <span class="fe-end__row">
      ${bonus.map((/** @type {string} */ tile) => {
        const one = facts.bonuses.get(tile);
        return (
          one &&
          html`<${Picture} key=${tile} box="-20 -20 40 40" label=${bonusName(ctx, tile)}><${BonusTile} type=${one.type} hue=${hueOf(components, one.type)} kind=${one.kind} /><//>`
        );
      })}
      ${specials.map((/** @type {string} */ tile) => html`<${Picture} key=${tile} box="-21 -21 42 42" label=${tileName(ctx, tile)}><${SpecialTile} effect=${facts.specials.get(tile)?.effect ?? {}} /><//>`)}
      ${mystery.map((/** @type {string} */ card) => html`<${Picture} key=${card} box="-31 -41 62 82" label=${mysteryName(ctx, card)}><${MysteryCard} type=${facts.mysteries.get(card)?.type ?? ""} cost=${null} /><//>`)}
    </span>
    <span class="fe-end__row">${groups.map((/** @type {number} */ size, /** @type {number} */ i) => html`<span key=${i} class="fe-set"><${Picture} box="-18 -20 36 40" label=${ctx.t("group-words", { n: size })}><${Merchant} pigment=${pigment} letter=${colourLetter(ctx, pigment)} /><//><b class="k-num" aria-hidden="true">${size}×${groupWorth(components, size, specials)}</b></span>`)}</span>`;
}

/** What an amount came from, by the line's id. @type {Record<string, (notes: Record<string, any>, ctx: GameContext) => string>} */
const NOTES = {
  tiles: ({ types }, ctx) =>
    /** @type {[string, [number, number]][]} */ (Object.entries(types))
      .map(([type, [n, each]]) => `${typeName(ctx, type)} ${n}×${each}`)
      .join(", "),
  plus: ({ types }, ctx) =>
    Object.entries(types)
      .map(([type, n]) => `${typeName(ctx, type)} +${n}`)
      .join(", "),
  merchants: ({ groups }, ctx) =>
    groups.length ? ctx.t("note-groups", { sizes: list(ctx, groups.map(String)) }) : "",
  gold: ({ gold }, ctx) => symbolCounted(ctx, "gold", gold),
  spice: ({ spice }, ctx) => symbolCounted(ctx, "spice", spice),
  goods: ({ goods }, ctx) => ctx.t("note-goods", { n: goods }),
  mystery: ({ cards }, ctx) => ctx.t("note-mystery", { n: cards }),
  food: ({ food }, ctx) => symbolCounted(ctx, "food", food),
};

/** @param {ScoreLine} line @param {number} seat @param {GameContext} ctx */
export function scoreNote(line, seat, ctx) {
  const notes = line.notes[seat];
  return notes && Object.keys(notes).length ? (NOTES[line.id]?.(notes, ctx) ?? "") : "";
}

/** How it ended, in a sentence or two. @param {Result} result @param {GameContext} ctx */
export function endWords({ ranking: [winners], totals, reason }, ctx) {
  return ctx.t("end-words", {
    winner: names(ctx, winners),
    n: totals[winners[0]],
    by: reason ?? "none",
    count: winners.length,
  });
}
