/** What is left in the bag, which everybody may know: along the bottom of a desktop, behind a button beside a phone's wheel. */
import { html } from "../../lib/html.js";
import { Icon } from "../../parts/icon.js";
import { factsOf } from "./facts.js";
import { Picture, RoleSign } from "./pieces.js";
import { counted } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Bag({ ctx }) {
  const title = ctx.t("bag-title", { n: left(ctx) });
  return html`
    <section class="vk-bag" aria-label=${title}>
      <h2 class="vk-small">${title}</h2>
      <ul>
        ${factsOf(ctx.components).roles.map((role) => {
          const n = ctx.view.value.public.bag[role] ?? 0;
          return html`<li key=${role}><${Picture} box="-19 -19 38 38" label=${counted(ctx, role, n)}><${RoleSign} role=${role} /><//><b class="k-num" aria-hidden="true">${n}</b></li>`;
        })}
      </ul>
    </section>`;
}

/** The same where there is no room for it: it opens over the board, and closes when one turns to something else. @param {{ctx: GameContext}} props */
export function BagButton({ ctx }) {
  const n = left(ctx);
  return html`
    <details class="vk-purse" onFocusOut=${close}>
      <summary data-focus="bag" aria-label=${ctx.t("bag-title", { n })} title=${ctx.t("bag-title", { n })}><${Icon} name="swap-bag" /><b class="k-num" aria-hidden="true">${n}</b></summary>
      <${Bag} ctx=${ctx} />
    </details>`;
}

/** @param {FocusEvent} event */
function close({ currentTarget, relatedTarget }) {
  const purse = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (!purse.contains(/** @type {Node | null} */ (relatedTarget))) purse.open = false;
}

/** @param {GameContext} ctx */
const left = ({ view }) =>
  Object.values(/** @type {Record<string, number>} */ (view.value.public.bag)).reduce((sum, n) => sum + n, 0);
