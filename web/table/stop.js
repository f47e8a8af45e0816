/** What is said where a page cannot go on by itself, in the game as before its start. */

import { html } from "../lib/html.js";
import { Icon } from "../parts/icon.js";
import { Act } from "./bar.js";

/** @import {ComponentChildren} from "preact" */
/** @import {Texts} from "../lib/i18n.js" */

/**
 * @param {string} stop  why, as the store tells it
 * @param {Texts} t
 * @param {ComponentChildren} emblem  of one's own seat, where the seat is not what is the matter
 */
export function stopWords(stop, t, emblem) {
  const again = html`<${Act} kind="do" icon="ui-refresh-cw" label=${t("load-again")} focus="load-again" run=${() => location.reload()} />`;
  const home = html`<a class="k-btn" href="/">${t("to-lobby")}</a>`;
  return {
    mark:
      stop === "page"
        ? emblem
        : html`<${Icon} name=${stop === "moved" ? "ui-key-round" : "ui-circle-alert"} />`,
    turn: t(`stop-${stop}`),
    may: t(`stop-${stop}-why`),
    otherwise: t(`stop-${stop}-else`),
    acts: stop === "moved" || stop === "missing" ? html`${home}${again}` : again,
  };
}
