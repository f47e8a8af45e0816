/** The goods cards: lions and load on top, the good, two action icons, and what groups of it are worth. */
import { html } from "../../lib/html.js";
import { factsOf } from "./facts.js";
import { ActionIcon, Crate, GoodIcon, Lion } from "./ui.js";
import { goodName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @typedef {Pick<GameContext, "components" | "locale">} Printed  what the face of a card needs */

/**
 * The face of a card; what it says is told by whatever holds it.
 * @param {{ctx: Printed, id: string, size?: number}} props  size: of the open group, marked in the price table
 */
export function CardFace({ ctx, id, size }) {
  const { cards, goods } = factsOf(ctx.components);
  const card = cards.get(id);
  const good = card && goods.get(card.good);
  if (!card || !good) return null;
  const most = good.prices.length;
  return html`
    <span class="o-face" data-g=${card.good} aria-hidden="true">
      <span class="o-face__top"><b><${Lion} />${card.lions}</b><b>${card.load}<${Crate} /></b></span>
      <${GoodIcon} good=${card.good} />
      <em>${goodName(ctx, card.good)}</em>
      <span class="o-face__icons">${card.icons.map((icon) => html`<i key=${icon}><${ActionIcon} icon=${icon} /></i>`)}</span>
      <span class="o-face__prices">
        ${good.prices.map((price, i) => html`<span key=${i} data-now=${size !== undefined && Math.min(size, most) === i + 1 ? "" : undefined}><i>${i + 1}</i>${price}</span>`)}
      </span>
    </span>`;
}

/** A card in a line: its good, and small what else is printed on it. @param {{ctx: Printed, id: string}} props */
export function MiniCard({ ctx, id }) {
  const card = factsOf(ctx.components).cards.get(id);
  if (!card) return null;
  return html`
    <span class="o-mini" data-g=${card.good} aria-hidden="true">
      <${GoodIcon} good=${card.good} />
      <span class="o-mini__icons">${card.icons.map((icon) => html`<${ActionIcon} key=${icon} icon=${icon} />`)}</span>
      <b><${Lion} />${card.lions}</b>
    </span>`;
}
