/** Mystery places that the traveller has found: the cards for their eyes only, for the others that somebody looks at them. */
import { html } from "../../lib/html.js";
import { templateFor } from "../../lib/templates.js";
import { MysteryBack, MysteryCard } from "./cards.js";
import { factsOf } from "./facts.js";
import { Picture } from "./pieces.js";
import { planOf } from "./plan.js";
import { press } from "./touch.js";
import { counted, goodLetter, mysteryName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Mystery({ ctx }) {
  const { t } = ctx;
  const { offered, turn } = ctx.view.value.public;
  if (!offered) return null;
  const cards = turn === ctx.seat.value ? (ctx.view.value.private?.offered ?? []) : [];
  return html`
    <section class="fe-offer" aria-label=${t("mystery-title")}>
      <h3>${cards.length ? t("mystery-yours") : t("mystery-others", { name: ctx.name(turn), n: offered })}</h3>
      <div class="fe-offer__cards">
        ${cards.length ? cards.map((/** @type {string} */ card) => html`<${Offered} key=${card} ctx=${ctx} card=${card} />`) : Array.from({ length: offered }, (_, i) => html`<${Picture} key=${i} box="-32 -42 64 84" class="fe-mystery-pic"><${MysteryBack} /><//>`)}
      </div>
    </section>`;
}

/** @param {{ctx: GameContext, card: string}} props */
function Offered({ ctx, card }) {
  const mystery = factsOf(ctx.components).mysteries.get(card);
  if (!mystery) return null;
  const template = templateFor(ctx.moves.value, "keep_mystery", { card });
  const lit = planOf(ctx).choice.value?.card === card;
  const price = mystery.cost
    ? ctx.t("mystery-costs", { good: counted(ctx, mystery.cost) })
    : ctx.t("mystery-free");
  return html`<button type="button" class="fe-offer__card" data-mystery=${card} data-open=${(template && !template.refused) || undefined} data-lit=${lit || undefined} data-refused=${template?.refused ? "" : undefined} aria-pressed=${lit} data-focus=${`mystery-${card}`} onClick=${() => press(ctx, { cmd: "keep_mystery", card }, { card })}>
    <${Picture} box="-32 -42 64 84" class="fe-mystery-pic"><${MysteryCard} type=${mystery.type} cost=${mystery.cost} letter=${mystery.cost ? goodLetter(ctx, mystery.cost) : undefined} /><//>
    <b>${mysteryName(ctx, card)}</b><span>${price}</span>
  </button>`;
}
