/** A seat in few facts: points and gold, the next scoring, food, boatmen, special tiles, and the area in small. */
import { html } from "../../lib/html.js";
import { signed } from "../../lib/words.js";
import { Icon } from "../../parts/icon.js";
import { Miniature } from "./area.js";
import { SpecialFace } from "./council.js";
import { factsOf } from "./facts.js";
import { specialText, tileName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {GameContext} ctx @param {number} seat */
export function score(ctx, seat) {
  const { vp, gold } = ctx.view.value.public.seats[seat];
  return html`
    <span class="vk-score"><span data-vp=${seat} aria-hidden="true">${vp}</span><small aria-hidden="true"><span data-gold=${seat}>${gold}</span><${Icon} name="coin" class="vk-coin" /></small></span>
    <span class="k-sr">${ctx.t("score-words", { vp, gold })}</span>`;
}

/** @param {GameContext} ctx @param {number} seat */
export function seatFacts(ctx, seat) {
  const { t } = ctx;
  const { gold, outlook, specials } = ctx.view.value.public.seats[seat];
  const own = seat === ctx.seat.value;
  const { scoring, mouths, portions, feeding } = outlook;
  return html`
    ${
      !own &&
      html`<span class="vk-facts">
      <span class="vk-fact vk-fact--gold" aria-hidden="true"><${Icon} name="coin" class="vk-coin" /><b class="k-num" data-gold=${seat}>${gold}</b></span>
      <${Fact} icon="anvil" n=${`+${scoring.gold}`} words=${t("metric-scoring-note", scoring)} />
      <${Fact} icon="fish-cooked" n=${`${portions}:${mouths}`} bad=${feeding < 0} words=${t("metric-food-note", { portions, mouths, vp: signed(feeding, true) })} />
      <${Fact} icon="paddles" n=${outlook.boatmen} words=${t("fact-boatmen", { n: outlook.boatmen })} />
      <${Fact} icon="isle" n=${`${outlook.islands}/${outlook.longest}`} words=${t("fact-islands", { n: outlook.islands, longest: outlook.longest })} />
    </span>`
    }
    ${specials.length > 0 && html`<span class="vk-kept">${specials.map((/** @type {string} */ tile) => html`<${Kept} key=${tile} ctx=${ctx} tile=${tile} />`)}</span>`}
    ${!own && html`<${Miniature} ctx=${ctx} seat=${seat} />`}`;
}

/** @param {{ctx: GameContext, tile: string}} props */
function Kept({ ctx, tile }) {
  const special = factsOf(ctx.components).specials.get(tile);
  return special
    ? html`<span role="img" aria-label=${tileName(ctx, tile)} title=${specialText(ctx, tile)}><${SpecialFace} special=${special} /></span>`
    : null;
}

/** @param {{icon: string, n: string | number, words: string, bad?: boolean}} props */
const Fact = ({ icon, n, words, bad = false }) => html`
  <span class="vk-fact" title=${words} data-bad=${bad || undefined}><${Icon} name=${icon} /><b class="k-num" aria-hidden="true">${n}</b><span class="k-sr">${words}</span></span>`;
