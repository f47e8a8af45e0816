/** The games on the shelf: a row of covers, or one game laid open where the house has but one. */

import { useEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { loadTexts, locale, texts } from "../lib/i18n.js";
import { games } from "../lib/me.js";
import { Cover } from "../parts/cover.js";
import { Icon } from "../parts/icon.js";
import { playAlone } from "./new-table.js";

/** @import {GameInfo} from "../lib/protocol.js" */

/** @param {GameInfo | undefined} game */
export const gameTitle = (game) => game?.title[locale.value] ?? "";

/** "2–5" from the seat counts a game can be played with. @param {GameInfo} game */
function seatRange({ seats }) {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** @param {{onLay: (game: string) => void}} props */
export function GameShelf({ onLay }) {
  const t = texts();
  const list = games.value;
  useEffect(() => {
    if (list.length) void loadTexts(...list.map(({ id }) => id));
  }, [list]);
  if (!list.length) return html`<section class="shelf" aria-hidden="true"></section>`;
  if (list.length === 1) return html`<${OneGame} game=${list[0]} onLay=${onLay} />`;
  return html`<section class="shelf" aria-labelledby="shelf-head">
    <header class="shelf__head">
      <h2 id="shelf-head">${t("games-head", { n: list.length })}</h2>
      <span class="k-caption">${t("games-lead")}</span>
    </header>
    <ul class="shelf__games" data-n=${list.length}>
      ${list.map(
        (game) => html`<li key=${game.id}>
          <button type="button" class="game" onClick=${() => onLay(game.id)}>
            <${Cover} game=${game.id} />
            <span class="game__words">
              <span class="game__name">${gameTitle(game)}</span>
              <span class="game__blurb"><${Blurb} game=${game} /></span>
              <${Facts} game=${game} />
            </span>
          </button>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{game: GameInfo, onLay: (game: string) => void}} props */
function OneGame({ game, onLay }) {
  const t = texts();
  return html`<section class="shelf" aria-labelledby="shelf-head">
    <div class="shelf__one"><article class="feature" data-game=${game.id}>
      <${Cover} game=${game.id} />
      <div class="feature__words">
        <span class="k-label">${t("on-the-table")}</span>
        <h2 id="shelf-head">${gameTitle(game)}</h2>
        <p class="feature__blurb"><${Blurb} game=${game} /></p>
        <${Facts} game=${game} />
        <div class="feature__acts">
          <button type="button" class="k-btn k-btn--ink k-btn--lg" onClick=${() => onLay(game.id)}>
            <${Icon} name="ui-users" />${t("lay-for-friends")}
          </button>
          <button type="button" class="k-btn k-btn--lg" onClick=${() => playAlone(game)}>
            <${Icon} name="ui-bot" />${t("play-alone")}
          </button>
          <a class="k-btn k-btn--quiet k-btn--lg" href=${`/rules/${game.id}`}><${Icon} name="ui-book-open" />${t("read-rules")}</a>
        </div>
      </div>
    </article><${HowItGoes} /></div>
  </section>`;
}

const STEPS = ["how-lay", "how-send", "how-play", "how-wait"];

/** What happens after the click, for those who are here for the first time. */
function HowItGoes() {
  const t = texts();
  return html`<article class="how k-card" aria-labelledby="how-head">
    <h2 id="how-head">${t("how-head")}</h2>
    <ol>
      ${STEPS.map(
        (id, i) =>
          html`<li key=${id}><span class="how__n k-num" aria-hidden="true">${i + 1}</span><span><b>${t(`${id}.title`)}</b>${t(id)}</span></li>`,
      )}
    </ol>
  </article>`;
}

/** @param {{game: GameInfo}} props */
function Blurb({ game }) {
  const t = texts(game.id);
  return html`${t.has("blurb") ? t("blurb") : ""}`;
}

/** @param {{game: GameInfo}} props */
export function Facts({ game }) {
  const t = texts();
  return html`<span class="game__facts">
    <span><${Icon} name="ui-users" /><span class="k-sr">${t("facts-seats")}</span>${seatRange(game)}</span>
    <span><${Icon} name="ui-hourglass" /><span class="k-sr">${t("facts-minutes")}</span>${t("minutes", { n: game.minutes })}</span>
  </span>`;
}
