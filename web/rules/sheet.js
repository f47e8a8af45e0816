/** The rules beside the board: they take the others' column, and on a phone a sheet that leaves the turn at the foot. */

import { useMemo } from "preact/hooks";
import { html } from "../lib/html.js";
import { locale } from "../lib/i18n.js";
import { IconButton } from "../parts/controls.js";
import { Icon } from "../parts/icon.js";
import { errorText, refusalText } from "../parts/refusal.js";
import { Book } from "./book.js";
import { useRulebook } from "./reading.js";

/** @import {GameContext} from "../games/screen.js" */
/** @import {Refusal} from "../lib/protocol.js" */
/** @import {Marked, Rulebook} from "./types.js" */

/**
 * @param {{ctx: GameContext, paragraph?: string, refusal?: Refusal, onClose: () => void}} props  paragraph: opened there;
 *   refusal: opened at the paragraph that explains it
 */
export function RulesSheet({ ctx, paragraph, refusal, onClose }) {
  const game = ctx.table.value.game;
  const { found: rulebook, trouble, again } = useRulebook(game, locale.value);
  const open = useMemo(
    () => rulebook && opening(rulebook, game, paragraph, refusal),
    [rulebook, paragraph, refusal],
  );
  const reading = { locale: locale.value, t: ctx.t, components: ctx.components, at: ctx };
  return html`<section class="r-sheet" aria-labelledby="rules-head" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onClose()}>
    <header class="r-sheet__head">
      <h2 id="rules-head"><${Icon} name="ui-book-open" />${ctx.t("rules")}</h2>
      <${IconButton} icon="ui-x" label=${ctx.t("close")} onClick=${onClose} />
    </header>
    ${
      trouble &&
      html`<div class="r-sheet__lost" role="alert">
      <p class="refused">${errorText(trouble)}</p>
      <button type="button" class="k-btn" data-focus="rules-again" onClick=${again}><${Icon} name="ui-refresh-cw" />${ctx.t("try-again")}</button>
    </div>`
    }
    ${rulebook && html`<${Book} rulebook=${rulebook} reading=${reading} open=${open} />`}
  </section>`;
}

/**
 * @param {Rulebook} rulebook
 * @param {string} game
 * @param {string} [paragraph]
 * @param {Refusal} [refusal]
 * @returns {Marked | null}
 */
function opening(rulebook, game, paragraph, refusal) {
  const explained = refusal && rulebook.refusalSections[refusal.code];
  if (explained) return { id: explained, why: refusalText(refusal, game) };
  return paragraph ? { id: paragraph } : null;
}
