/** What the top bar tells: the four phases as lamps, the deck, and where the Venice card is. */
import { html } from "../../lib/html.js";

/** @import {GameContext} from "../screen.js" */

/** The phases of a turn, and what the rules call their parts. @type {[string, string[]][]} */
const LAMPS = [
  ["sea_power", ["sea_power"]],
  ["trade", ["trade"]],
  ["actions", ["sail", "compass"]],
  ["loading", ["load"]],
];

/** @param {{ctx: GameContext}} props */
export function Head({ ctx }) {
  const { t } = ctx;
  const table = ctx.view.value.public;
  if (!table || table.phase === "over") return null;
  const now = LAMPS.findIndex(([, parts]) => parts.includes(table.phase));
  return html`
    <ol class="o-phases" aria-label=${t("phases-label")}>
      ${LAMPS.map(
        ([id], i) => html`
        <li key=${id} data-state=${i < now ? "done" : i === now ? "now" : "later"} aria-current=${i === now ? "step" : undefined}><i aria-hidden="true"></i><span>${t(`phase-${id}`)}</span></li>`,
      )}
    </ol>
    <span class="o-deck k-caption">
      <span data-deck>${t.rich("deck-left", { n: table.deck })}</span>
      <span class="o-venice" data-venice=${table.venice}>${table.last_round ? t("last-round") : t(`venice-${table.venice}`)}</span>
    </span>`;
}
