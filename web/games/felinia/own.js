/** Along the bottom: everything of one's own, what of it is being sold, given or kept, and coins before and after. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { IconButton } from "../../parts/controls.js";
import { MysteryCard } from "./cards.js";
import { factsOf, hueOf } from "./facts.js";
import { Bag } from "./katzburg.js";
import { collection } from "./outlook.js";
import { BonusTile, Good, Merchant, Picture, Sign, SpecialTile, Tile } from "./pieces.js";
import { coinsAfter, planOf } from "./plan.js";
import { changeKeep, changeSale, pressOwn, toggleSale } from "./touch.js";
import {
  animalLetter,
  bonusName,
  bonusText,
  colourLetter,
  counted,
  goodLetter,
  mysteryName,
  specialText,
  symbolCounted,
  tileName,
  typeName,
} from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Own({ ctx }) {
  const table = ctx.view.value.public;
  const seat = ctx.seat.value;
  if (!table) return null;
  if (seat === null) return html`<${Shared} ctx=${ctx} />`;
  const { sale } = planOf(ctx);
  return html`
    <div class="fe-own" data-layout=${ctx.layout.value} data-selling=${sale.value ? "" : undefined} role="group" aria-label=${ctx.t("own-label")} tabindex=${ctx.layout.value === "desktop" ? 0 : undefined}>
      ${ctx.layout.value === "desktop" && html`<${Coins} ctx=${ctx} seat=${seat} />`}
      <${Goods} ctx=${ctx} seat=${seat} />
      <${Resources} ctx=${ctx} seat=${seat} />
      <${Sell} ctx=${ctx} />
      <${Collected} ctx=${ctx} seat=${seat} />
    </div>`;
}

/** For who looks on: what belongs to nobody. @param {{ctx: GameContext}} props */
function Shared({ ctx }) {
  const { t } = ctx;
  const { supply, rules } = ctx.view.value.public;
  const kinds = rules === "advanced" ? ["gold", "spice", "food"] : ["gold", "spice"];
  return html`
    <div class="fe-shared" role="group" aria-label=${t("supply")}>
      <${Bag} ctx=${ctx} />
      <span class="fe-shared__supply"><b class="fe-label">${t("supply")}</b>${kinds.map((kind) => html`<span key=${kind} class="fe-plain" role="img" aria-label=${symbolCounted(ctx, kind, supply[kind])}><${Picture} box="-14 -14 28 28"><${Sign} symbol=${kind} size=${28} /><//><b class="k-num">${supply[kind]}</b></span>`)}</span>
    </div>`;
}

/** The money track; on a phone the bar has the coins. @param {{ctx: GameContext, seat: number}} props */
function Coins({ ctx, seat }) {
  const { t, components } = ctx;
  const { coins } = ctx.view.value.public.seats[seat];
  const after = coinsAfter(ctx);
  const { most } = components.money;
  const words = t("coins-words", { n: coins, most, after: after ?? "none" });
  return html`
    <section class="fe-coins" role="img" aria-label=${words} title=${words}>
      <ol class="fe-track" aria-hidden="true">
        ${Array.from({ length: most + 1 }, (_, n) => html`<li key=${n} data-on=${n === coins || undefined} data-to=${(after !== null && n === after && after !== coins) || undefined}>${n}</li>`)}
      </ol>
    </section>`;
}

/** Goods in the storage; what touching them does depends on what is open. @param {{ctx: GameContext, seat: number}} props */
function Goods({ ctx, seat }) {
  const { t, components } = ctx;
  const { goods } = ctx.view.value.public.seats[seat];
  const { sale, keep } = planOf(ctx);
  const storing = !sale.value && templateFor(ctx.moves.value, "store") !== null;
  const marked = sale.value?.goods ?? (storing ? keep.value : {});
  const kinds = factsOf(components).kinds.filter((kind) => goods[kind]);
  const mode = sale.value ? "sell" : storing ? "keep" : "none";
  return html`
    <section class="fe-mygoods" data-mode=${mode}>
      <h3 class="fe-label">${t("my-goods", { mode, n: components.prices.goods })}</h3>
      <div class="fe-mygoods__row">
        ${kinds.map((kind) => html`<${Holding} key=${kind} ctx=${ctx} what="goods" kind=${kind} held=${goods[kind]} marked=${marked[kind] ?? 0} mode=${mode} words=${counted(ctx, kind, goods[kind])} picture=${html`<${Picture}><${Good} kind=${kind} letter=${goodLetter(ctx, kind)} /><//>`} />`)}
        ${!kinds.length && html`<span class="k-caption">${t("no-goods")}</span>`}
      </div>
    </section>`;
}

/** Gold, spice, food, and merchants at home. @param {{ctx: GameContext, seat: number}} props */
function Resources({ ctx, seat }) {
  const { t, components } = ctx;
  const own = ctx.view.value.public.seats[seat];
  const { rules } = ctx.view.value.public;
  const { sale } = planOf(ctx);
  const pigment = ctx.pigment(seat);
  const mode = sale.value ? "sell" : "none";
  return html`
    <section class="fe-resources">
      ${/** @type {("gold" | "spice")[]} */ (["gold", "spice"]).map((what) => html`<div key=${what}><h3 class="fe-label">${t("my-resource", { what, n: components.prices[what] })}</h3><${Holding} ctx=${ctx} what=${what} kind="" held=${own[what]} marked=${sale.value?.[what] ?? 0} mode=${mode} words=${symbolCounted(ctx, what, own[what])} picture=${html`<${Picture} box="-14 -14 28 28"><${Sign} symbol=${what} size=${28} /><//>`} /></div>`)}
      ${rules === "advanced" && html`<div><h3 class="fe-label">${t("my-food")}</h3><span class="fe-plain" role="img" aria-label=${symbolCounted(ctx, "food", own.food)}><${Picture} box="-14 -14 28 28"><${Sign} symbol="food" size=${28} /><//><b class="k-num">${own.food}</b></span></div>`}
      <div><h3 class="fe-label">${t("my-stock")}</h3><span class="fe-plain" role="img" aria-label=${t("stock-words", { n: own.stock })}><${Picture} box="-18 -20 36 40"><${Merchant} pigment=${pigment} letter=${colourLetter(ctx, pigment)} /><//><b class="k-num">${own.stock}</b></span></div>
    </section>`;
}

/**
 * A thing of which there are some: touched it is sold, given or kept.
 * @param {{ctx: GameContext, what: "goods" | "gold" | "spice", kind: string, held: number, marked: number, mode: string, words: string, picture: any}} props
 */
function Holding({ ctx, what, kind, held, marked, mode, words, picture }) {
  const { t } = ctx;
  const moves = ctx.moves.value;
  const swapping = what === "goods" && mode === "none" && templateFor(moves, "swap") !== null;
  const can = held > 0 && (mode !== "none" || swapping || templateFor(moves, "sell") !== null);
  const { choice } = planOf(ctx);
  const given = swapping && choice.value?.give === kind;
  const face = html`${picture}<b class="k-num" aria-hidden="true">${what === "goods" ? (held > 1 ? `×${held}` : "") : held}</b>${marked > 0 && html`<span class="fe-marked k-num" data-mode=${mode}>${mode === "sell" ? `−${marked}` : html`✓${held > 1 ? marked : ""}`}</span>`}`;
  if (!can) return html`<span class="fe-holding" role="img" aria-label=${words}>${face}</span>`;
  const less =
    mode === "keep" ? changeKeep.bind(null, ctx, kind, -1) : changeSale.bind(null, ctx, what, kind, -1);
  return html`<span class="fe-holder">
    <button type="button" class="fe-holding" data-own=${kind || what} data-open=${mode !== "none" || undefined} data-lit=${marked > 0 || given || undefined} aria-label=${t("holding-label", { mode: swapping ? "give" : mode, what: words, n: marked })} title=${words} data-focus=${`own-${kind || what}`} onClick=${() => (marked === held && mode !== "none" ? less() : pressOwn(ctx, what, kind))}>${face}</button>
    ${marked > 0 && held > 1 && html`<${IconButton} icon="ui-minus" label=${t("one-less")} look="plain" class="fe-less" data-focus=${`less-${kind || what}`} onClick=${less} />`}
  </span>`;
}

/** Selling is possible at any time. @param {{ctx: GameContext}} props */
function Sell({ ctx }) {
  const { t } = ctx;
  const template = templateFor(ctx.moves.value, "sell");
  const on = planOf(ctx).sale.value !== null;
  return html`<button type="button" class="k-btn fe-sell" aria-pressed=${on} aria-disabled=${template ? undefined : "true"} data-focus="sell" title=${t("sell-help", { room: template?.tells?.room ?? 0 })} onClick=${() => toggleSale(ctx)}>${t("sell")}</button>`;
}

/** Trade tiles, bonus tiles and mystery cards for one's own eyes; special tiles. @param {{ctx: GameContext, seat: number}} props */
function Collected({ ctx, seat }) {
  const { t, components } = ctx;
  const { specials } = ctx.view.value.public.seats[seat];
  const { tiles = [], bonus = [], mystery = [] } = ctx.view.value.private ?? {};
  const facts = factsOf(components);
  const types = collection(components, { tiles, bonus });
  const nothing = !types.length && !specials.length && !mystery.length && !bonus.length;
  return html`
    <section class="fe-collected" data-empty=${nothing || undefined} aria-label=${t("collected")}>
      <h3 class="fe-label">${t("collected")}</h3>
      ${nothing && html`<span class="k-caption">${t("collected-none")}</span>`}
      ${types.map(({ type, n, each, plus }) => html`<span key=${type} class="fe-set" title=${t("set-words", { type: typeName(ctx, type), n, each })}><${Picture} box="-21 -21 42 42" label=${typeName(ctx, type)}><${Tile} type=${type} hue=${hueOf(components, type)} letter=${animalLetter(ctx, type)} /><//><b class="k-num">×${n}</b><small>${t("each", { n: each })}${plus ? " +1" : ""}</small></span>`)}
      ${bonus.map((/** @type {string} */ tile) => {
        const one = facts.bonuses.get(tile);
        return (
          one &&
          html`<span key=${tile} class="fe-set" title=${bonusText(ctx, tile)}><${Picture} box="-20 -20 40 40" label=${bonusName(ctx, tile)}><${BonusTile} type=${one.type} hue=${hueOf(components, one.type)} kind=${one.kind} /><//></span>`
        );
      })}
      ${specials.map((/** @type {string} */ tile) => html`<span key=${tile} class="fe-set" title=${specialText(ctx, tile)}><${Picture} box="-21 -21 42 42" label=${`${tileName(ctx, tile)}: ${specialText(ctx, tile)}`}><${SpecialTile} effect=${facts.specials.get(tile)?.effect ?? {}} /><//><small>${tileName(ctx, tile)}</small></span>`)}
      ${mystery.map((/** @type {string} */ card) => html`<span key=${card} class="fe-set"><${Picture} box="-31 -41 62 82" label=${mysteryName(ctx, card)} class="fe-set__card"><${MysteryCard} type=${facts.mysteries.get(card)?.type ?? ""} cost=${null} /><//></span>`)}
    </section>`;
}
