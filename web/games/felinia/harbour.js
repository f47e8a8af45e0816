/** The harbour: ships in the order of their departure, what the reader still misses for each, and the deck they come from. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { ShipArt, ShipBack } from "./cards.js";
import { factsOf, hueOf, singles } from "./facts.js";
import { inPort } from "./outlook.js";
import { Good, Picture, Sign } from "./pieces.js";
import { planOf } from "./plan.js";
import { press } from "./touch.js";
import {
  animalLetter,
  colourLetter,
  countryName,
  goodLetter,
  goodsList,
  symbolCounted,
  typeName,
} from "./words.js";

/** @import {GameContext} from "../screen.js" */
/** @import {Ship} from "./facts.js" */
/** @import {InPort} from "./outlook.js" */

/** @param {{ctx: GameContext}} props */
export function Harbour({ ctx }) {
  const { t } = ctx;
  const ships = inPort(ctx);
  return html`
    <section class="fe-harbour" aria-label=${t("harbour")}>
      <header class="fe-head"><h2>${t("harbour")}</h2><${Deck} ctx=${ctx} /></header>
      ${ships.map((one) => html`<${ShipCard} key=${one.ship.id} ctx=${ctx} one=${one} />`)}
      ${!ships.length && html`<p class="fe-harbour__none">${t("harbour-empty")}</p>`}
    </section>`;
}

/** Ships still to come: how many, and the back of the next, or with the expert variant the ship itself. @param {{ctx: GameContext}} props */
function Deck({ ctx }) {
  const { t } = ctx;
  const { count, back, next } = ctx.view.value.public.deck;
  const ship = next && factsOf(ctx.components).ships.get(next);
  const words = ship
    ? t("deck-next", {
        hour: ship.departure,
        country: countryName(ctx, ship.destination),
        price: priceWords(ctx, ship),
      })
    : t("deck", { n: count, back: back ?? "none" });
  return html`<span class="fe-deck" title=${words}>
    ${
      ship
        ? html`<span class="fe-next" data-next=${ship.id} aria-hidden="true"><b>${t("next")}</b><span class="k-num" data-hue=${hueOf(ctx.components, ship.destination)}>${ship.departure}</span>${singles(ctx.components, ship.goods).map((kind, i) => html`<${Picture} key=${i}><${Good} kind=${kind} letter=${goodLetter(ctx, kind)} /><//>`)}${ship.coins > 0 && html`<span class="k-num">${ship.coins}<${Picture} box="-14 -14 28 28"><${Sign} symbol="coin" size=${28} /><//></span>`}</span>`
        : back && html`<${Picture} box="-21 -15 42 30"><${ShipBack} back=${back} /><//>`
    }
    <b class="k-num" aria-hidden="true">${t("deck-short", { n: count })}</b><span class="k-sr">${words}</span>
  </span>`;
}

/** "2 clocks and 1 coin". @param {GameContext} ctx @param {Ship} ship */
const priceWords = (ctx, { goods, coins }) =>
  [goodsList(ctx, goods), ...(coins ? [symbolCounted(ctx, "coin", coins)] : [])].join(" + ");

/** @param {{ctx: GameContext, one: InPort}} props */
function ShipCard({ ctx, one }) {
  const { t, components } = ctx;
  const { ship, seats, due, landing } = one;
  const template = templateFor(ctx.moves.value, "board_ship", { ship: ship.id });
  const open = template !== null && !template.refused;
  const { choice } = planOf(ctx);
  const lit = choice.value?.cmd === "board_ship" && choice.value.ship === ship.id;
  const hue = hueOf(components, ship.destination);
  const state = stateOf(ctx, one, open);
  const words = stateWords(ctx, one, state);
  const label = t("ship-label", {
    hour: ship.departure,
    country: countryName(ctx, ship.destination),
    price: priceWords(ctx, ship),
    n: one.free,
    state: words,
    due: landing ? "landing" : due ? "yes" : "no",
  });
  const face = html`
    <span class="fe-ship-art"><svg viewBox="0 0 170 112" aria-hidden="true"><${ShipArt} destination=${ship.destination} hue=${hue} departure=${ship.departure} letter=${animalLetter(ctx, ship.destination)} aboard=${seats.map((seat) => (seat === null ? null : { pigment: ctx.pigment(seat), letter: colourLetter(ctx, ctx.pigment(seat)) }))} /></svg></span>
    <span class="fe-ship-facts">
      <b class="fe-ship-name">${typeName(ctx, ship.destination)}</b>
      <${Price} ctx=${ctx} one=${one} />
      <span class="fe-ship-state" data-state=${state}>${ctx.layout.value === "phone" ? stateWords(ctx, one, state, true) : words}</span>
    </span>
    ${due && html`<em class="fe-due">${t(landing ? "landing-now" : "leaves-next")}</em>`}`;
  const attributes = {
    class: "fe-ship-card",
    "data-ship": ship.id,
    "data-due": due || undefined,
    "data-landing": landing || undefined,
    "data-ready": state === "ready" || state === "now" || undefined,
    "data-full": !one.free || undefined,
  };
  if (ctx.seat.value === null)
    return html`<div ...${attributes} role="img" aria-label=${label}>${face}</div>`;
  return html`<button type="button" ...${attributes} data-open=${open || undefined} data-lit=${lit || undefined} data-refused=${ctx.refusal.value?.anchor?.ship === ship.id || undefined} aria-pressed=${lit} aria-label=${label} data-focus=${`ship-${ship.id}`} onClick=${() => press(ctx, { cmd: "board_ship", ship: ship.id }, { ship: ship.id })}>${face}</button>`;
}

/** What it asks: what the reader has stands there whole. @param {{ctx: GameContext, one: InPort}} props */
function Price({ ctx, one: { ship, missing, short } }) {
  const watching = ctx.seat.value === null;
  /** @type {Record<string, number>} */
  const left = { ...missing };
  return html`<span class="fe-price">
    ${singles(ctx.components, ship.goods)
      .toReversed()
      .map((kind) => {
        const want = !watching && (left[kind] ?? 0) > 0;
        if (want) left[kind] -= 1;
        return { kind, want };
      })
      .toReversed()
      .map(
        ({ kind, want }, i) =>
          html`<${Picture} key=${i}><${Good} kind=${kind} letter=${goodLetter(ctx, kind)} want=${want} /><//>`,
      )}
    ${ship.coins > 0 && html`<span class="fe-price__coins k-num" data-short=${short || undefined}>${ship.coins}<${Picture} box="-14 -14 28 28"><${Sign} symbol="coin" size=${28} /><//></span>`}
  </span>`;
}

/** Where the reader stands with a ship. @param {GameContext} ctx @param {InPort} one @param {boolean} open  the server would let them board */
function stateOf(ctx, { ready, free, missing, landing }, open) {
  if (landing) return "landing";
  if (!free) return "full";
  if (ctx.seat.value === null) return "watching";
  if (open) return "now";
  if (ready) return "ready";
  return Object.keys(missing).length ? "missing" : "short";
}

/** @param {GameContext} ctx @param {InPort} one @param {string} state @param {boolean} [brief]  two short lines: which goods are missing shows the price above it, what is left the bar */
function stateWords(ctx, { missing, short, coins, free, ship }, state, brief = false) {
  if (state === "landing") return ctx.t("ship-landing");
  const what = [
    brief ? goodsNumber(ctx, missing) : goodsList(ctx, missing, "name"),
    ...(short ? [symbolCounted(ctx, "coin", short)] : []),
  ].filter(Boolean);
  return ctx.t("ship-state", {
    state,
    what: what.join(" + "),
    coins,
    price: brief ? 0 : ship.coins,
    n: free,
  });
}

/** "2 goods", whichever they are. @param {GameContext} ctx @param {Record<string, number>} goods */
function goodsNumber(ctx, goods) {
  const n = Object.values(goods).reduce((sum, one) => sum + one, 0);
  return n > 0 ? ctx.t("goods-number", { n }) : "";
}
