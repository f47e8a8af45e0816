/** What the guild offers: a good for another with a spice or a food, or one of the bonus tiles. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { Segment } from "../../parts/controls.js";
import { factsOf, hueOf } from "./facts.js";
import { BonusTile, Good, Picture, Sign } from "./pieces.js";
import { planOf } from "./plan.js";
import { press, pressSwap } from "./touch.js";
import { bonusName, bonusText, goodLetter, oneGood, symbolCounted } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext, now: boolean}} props now: it is being resolved */
export function GuildDeals({ ctx, now }) {
  const { t } = ctx;
  const swap = templateFor(ctx.moves.value, "swap");
  return html`
    ${now && swap ? html`<${Swap} ctx=${ctx} />` : html`<p class="fe-guild__words">${t("guild-words", { rules: ctx.view.value.public.rules })}</p>`}
    <${Pile} ctx=${ctx} now=${now} />`;
}

/** The pile of bonus tiles lies open to everybody. @param {{ctx: GameContext, now: boolean}} props */
function Pile({ ctx, now }) {
  const { t } = ctx;
  const { bonus_pile: pile } = ctx.view.value.public;
  const { choice } = planOf(ctx);
  const facts = factsOf(ctx.components);
  if (!pile.length) return html`<p class="k-caption">${t("bonus-none")}</p>`;
  return html`
    <div class="fe-pile" role="group" aria-label=${t("bonus-pile")}>
      <span class="fe-pile__price" title=${t("bonus-price")}><${Picture} box="-14 -14 28 28"><${Sign} symbol="gold" size=${26} /><//><${Picture} box="-14 -14 28 28"><${Sign} symbol="spice" size=${26} /><//><span class="k-sr">${t("bonus-price")}</span></span>
      ${pile.map((/** @type {string} */ tile) => {
        const bonus = facts.bonuses.get(tile);
        const template = templateFor(ctx.moves.value, "bonus", { tile });
        const lit = choice.value?.cmd === "bonus" && choice.value.tile === tile;
        const face =
          bonus &&
          html`<${Picture} box="-20 -20 40 40"><${BonusTile} type=${bonus.type} hue=${hueOf(ctx.components, bonus.type)} kind=${bonus.kind} /><//>`;
        const words = `${bonusName(ctx, tile)}: ${bonusText(ctx, tile)}`;
        return now && ctx.seat.value !== null
          ? html`<button key=${tile} type="button" class="fe-disc" data-bonus=${tile} data-open=${(template && !template.refused) || undefined} data-lit=${lit || undefined} aria-pressed=${lit} aria-label=${words} title=${words} data-focus=${`bonus-${tile}`} onClick=${() => press(ctx, { cmd: "bonus", tile }, { tile })}>${face}</button>`
          : html`<span key=${tile} class="fe-disc" role="img" aria-label=${words} title=${words}>${face}</span>`;
      })}
    </div>`;
}

/** Which good for which, and what comes with it. @param {{ctx: GameContext}} props */
function Swap({ ctx }) {
  const { t } = ctx;
  const { choice, seen } = planOf(ctx);
  const swap = templateFor(ctx.moves.value, "swap");
  const { give = [], take = [] } = swap?.tells ?? {};
  const move = choice.value?.cmd === "swap" ? choice.value : null;
  const takes = move?.give && !move.take ? (seen.value?.values?.take ?? take) : take;
  const gains = ctx.view.value.public.rules === "advanced" ? ["spice", "food"] : [];
  return html`
    <div class="fe-swap">
      <${Row} ctx=${ctx} words=${t("swap-give")} part="give" kinds=${give} open=${give} chosen=${move?.give} refused=${swap?.refused} />
      <${Row} ctx=${ctx} words=${t("swap-take")} part="take" kinds=${factsOf(ctx.components).kinds} open=${takes} chosen=${move?.take} refused=${swap?.refused} />
      ${
        gains.length > 0 &&
        html`<${Segment} label=${t("swap-gain")} value=${move?.gain ?? "spice"} class="fe-swap__gain" onChoose=${(/** @type {string} */ gain) => pressSwap(ctx, { gain })}
        choices=${gains.map((gain) => ({ value: gain, name: symbolCounted(ctx, gain), label: html`+<${Picture} box="-14 -14 28 28"><${Sign} symbol=${gain} size=${26} /><//>` }))} />`
      }
    </div>`;
}

/** @param {{ctx: GameContext, words: string, part: "give" | "take", kinds: string[], open: string[], chosen?: string, refused?: any}} props */
const Row = ({ ctx, words, part, kinds, open, chosen, refused }) => html`
  <div class="fe-swap__row" role="group" aria-label=${words}>
    <span class="fe-label">${words}</span>
    ${kinds.map((kind) => html`<button key=${kind} type="button" class="fe-ware" data-swap=${part} data-open=${(!refused && open.includes(kind)) || undefined} data-lit=${kind === chosen || undefined} aria-pressed=${kind === chosen} aria-label=${ctx.t("swap-label", { part, good: oneGood(ctx, kind, "object") })} data-focus=${`${part}-${kind}`} onClick=${() => pressSwap(ctx, { [part]: kind })}><${Picture}><${Good} kind=${kind} letter=${goodLetter(ctx, kind)} /><//></button>`)}
  </div>`;
