/** The board: the map above, the action spaces below; on a phone one of them at a time, chosen by its tab. */
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { groupsOf } from "./choices.js";
import { Atlas } from "./map.js";
import { Asking, InWords } from "./panel.js";
import { SignIcon } from "./pieces.js";
import { planOf } from "./plan.js";
import { Bazaar, Contracts, Khan, MoneyBag, standing, Take5, Travel } from "./spaces.js";
import { travelling } from "./touch.js";

/** @import {ComponentChildren} from "preact" */
/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Board({ ctx }) {
  if (!ctx.view.value.public) return null;
  const phone = ctx.layout.value === "phone";
  return html`
    <div class="vo-board" data-layout=${ctx.layout.value}>
      <div class="vo-upper"><${Atlas} ctx=${ctx} /><${InWords} ctx=${ctx} /><${Asking} ctx=${ctx} /></div>
      ${phone ? html`<${Tabs} ctx=${ctx} />` : html`<${Spaces} ctx=${ctx} />`}
    </div>`;
}

/** @param {{ctx: GameContext}} props */
const Spaces = ({ ctx }) => html`
  <div class="vo-spaces">
    <div class="vo-spaces__coins"><${MoneyBag} ctx=${ctx} /><${Take5} ctx=${ctx} /></div>
    <div class="vo-spaces__goods"><${Bazaar} ctx=${ctx} /><${Khan} ctx=${ctx} /></div>
    <div class="vo-spaces__roads"><${Contracts} ctx=${ctx} /><${Travel} ctx=${ctx} /></div>
  </div>`;

/**
 * @typedef {object} Tab
 * @property {string} id
 * @property {string[]} spaces
 * @property {ComponentChildren} icon
 * @property {import("preact").FunctionComponent<{ctx: GameContext}>} Panel
 */

/** @type {Tab[]} */
const TABS = [
  {
    id: "bazaar",
    spaces: ["bazaar_gold", "bazaar_silk", "bazaar_pepper", "bazaar_camel"],
    icon: html`<${Icon} name="stall" />`,
    Panel: Bazaar,
  },
  { id: "khan", spaces: ["khan"], icon: html`<${Icon} name="crown" />`, Panel: Khan },
  { id: "contracts", spaces: ["contracts"], icon: html`<${SignIcon} what="contract" />`, Panel: Contracts },
  { id: "travel", spaces: ["travel"], icon: html`<${SignIcon} what="move" />`, Panel: Travel },
  {
    id: "coins",
    spaces: ["money_bag", "take5"],
    icon: html`<${SignIcon} what="coin" />`,
    Panel: ({ ctx }) =>
      html`<div class="vo-spaces__coins"><${MoneyBag} ctx=${ctx} /><${Take5} ctx=${ctx} /></div>`,
  },
];

/** Whether the room belongs to the map: a way or a city is chosen on it, or what is asked lies over it. @param {GameContext} ctx */
function mapNeeded(ctx) {
  const { asked, draft } = planOf(ctx);
  if (travelling(ctx) || (asked.value !== null && asked.value !== "turn")) return true;
  return draft.value.target?.space !== "contracts" && groupsOf(ctx).length > 0;
}

/** One action space at a time, over its tab. @param {{ctx: GameContext}} props */
function Tabs({ ctx }) {
  const { t } = ctx;
  const { tab, pocket } = planOf(ctx);
  const open = mapNeeded(ctx) ? undefined : TABS.find(({ id }) => id === tab.value);
  return html`
    ${open && html`<div class="vo-tabpanel" id="vo-tabpanel"><${open.Panel} ctx=${ctx} /></div>`}
    <div class="vo-tabs" role="group" aria-label=${t("tabs-label")}>
      ${TABS.map(({ id, spaces, icon }) => {
        const all = spaces.map((space) => standing(ctx, space));
        const lit = all.filter((one) => one.lit || one.chosen).length;
        return html`
          <button key=${id} type="button" class="vo-tab" data-tab=${id} data-focus=${`tab-${id}`} aria-expanded=${open?.id === id} data-lit=${lit > 0 || undefined} data-open=${all.some((one) => one.open) || undefined}
            onClick=${() => {
              tab.value = tab.peek() === id ? null : id;
              pocket.value = null;
            }}>${icon}<b>${t(`tab-${id}`)}</b></button>`;
      })}
    </div>`;
}
