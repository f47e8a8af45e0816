/** Whose component data a table is played with, where they are this house's own. */

import { html } from "../lib/html.js";
import { texts } from "../lib/i18n.js";
import { Icon } from "./icon.js";

/** So many digits tell two data sets apart. */
const DIGITS = 8;

/**
 * Nothing where the data are those that came with the game.
 * @param {{data: string, own?: boolean, class?: string}} props
 */
export function OwnData({ data, own = false, class: more = "" }) {
  const t = texts();
  if (!own) return null;
  return html`<span class=${`own-data ${more}`} data-own-data><${Icon} name="ui-layers-2" />${t("own-data")} <code>${data.slice(0, DIGITS)}</code></span>`;
}
