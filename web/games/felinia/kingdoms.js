/** The five kingdoms in short: which tiles each was filled with, and how many of them nobody has seen yet. */
import { html } from "../../lib/html.js";
import { list } from "../../lib/words.js";
import { hueOf } from "./facts.js";
import { kingdoms } from "./outlook.js";
import { Animal, Picture } from "./pieces.js";
import { countryName, typeName } from "./words.js";

/** @import {GameContext} from "../screen.js" */

/** @param {{ctx: GameContext}} props */
export function Kingdoms({ ctx }) {
  const { t, components } = ctx;
  const table = ctx.view.value.public;
  return html`
    <ul class="fe-kingdoms" aria-label=${t("kingdoms")}>
      ${kingdoms(components, table).map(
        ({ country, good, hidden, open, summary }) => html`
        <li key=${country} class="fe-kingdom" data-hue=${good} data-now=${table.journey?.country === country || undefined} title=${t(
          "kingdom-words",
          {
            country: countryName(ctx, country),
            what: list(
              ctx,
              summary.map(([type, n]) => `${n} × ${typeName(ctx, type)}`),
            ),
            hidden,
            open,
          },
        )}>
          <b>${typeName(ctx, country)}</b>
          <span class="fe-kingdom__types">${summary.map(([type, n]) => html`<span key=${type}><${Picture} box="-15 -15 30 30" label=${`${n} × ${typeName(ctx, type)}`}><${Animal} type=${type} hue=${hueOf(components, type)} /><//><b class="k-num" aria-hidden="true">${n}</b></span>`)}</span>
          <span class="fe-kingdom__hidden">${table.rules === "basic" ? t("hidden-left", { n: hidden }) : t("open-left", { n: open })}</span>
        </li>`,
      )}
    </ul>`;
}
