/** Laying a new table: how many seats, which variant, who may watch; or at once against bots. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { ApiError, api, entropy } from "../lib/api.js";
import { html } from "../lib/html.js";
import { locale, TAGS, texts } from "../lib/i18n.js";
import { atOnce, rememberLuck } from "../lib/luck.js";
import { games, name } from "../lib/me.js";
import { go } from "../lib/route.js";
import { Segment, Switch } from "../parts/controls.js";
import { Cover } from "../parts/cover.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { errorText } from "../parts/refusal.js";
import { Facts, gameTitle } from "./games.js";

/** @import {GameInfo} from "../lib/protocol.js" */

/** A table is being made; its buttons wait. */
const busy = signal(false);
const trouble = signal(/** @type {ApiError | null} */ (null));

/** "Thursday evening", to begin with. */
function firstTitle() {
  const t = texts();
  const now = new Date();
  const day = now.toLocaleDateString(TAGS[locale.value], { weekday: "long" });
  const hour = now.getHours();
  const part =
    hour < 5 ? "night" : hour < 11 ? "morning" : hour < 17 ? "afternoon" : hour < 22 ? "evening" : "night";
  return t("table-title", { day: day[0].toLocaleUpperCase(locale.value) + day.slice(1), part });
}

/**
 * @param {GameInfo} game
 * @param {{seats: number, options?: Record<string, string>, watch?: boolean, bots?: string[]}} wish
 */
async function create(game, { seats, options = {}, watch = true, bots }) {
  if (busy.value) return;
  busy.value = true;
  trouble.value = null;
  const t = texts();
  try {
    const pinch = entropy();
    const order = { game: game.id, seats, title: firstTitle(), options, watch, entropy: pinch };
    const { id } = await api.createTable({
      ...order,
      name: name.value || t("guest"),
      ...(bots ? { bots } : {}),
    });
    rememberLuck(id, pinch);
    if (bots) atOnce.add(id);
    go(`/t/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    trouble.value = error;
  } finally {
    busy.value = false;
  }
}

/**
 * One click, and the cards are dealt: three against the best bots, or as near to three as the game allows.
 * @param {GameInfo} game
 */
export function playAlone(game) {
  const seats = game.seats.includes(3) ? 3 : game.seats[0];
  return create(game, { seats, watch: false, bots: botsFor(game, seats) });
}

/** The best bots for all other seats. @param {GameInfo} game @param {number} seats */
const botsFor = (game, seats) => Array.from({ length: seats - 1 }, () => game.bots[game.bots.length - 1]);

/** @param {{game: string, onClose: () => void}} props */
export function NewTable({ game: first, onClose }) {
  const t = texts();
  const [id, setId] = useState(first);
  const game = games.value.find((one) => one.id === id);
  const [seats, setSeats] = useState(game ? (game.seats.includes(4) ? 4 : game.seats[0]) : 0);
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [watch, setWatch] = useState(true);
  if (!game) return null;
  const count = game.seats.includes(seats) ? seats : game.seats[0];
  const offered = game.options.filter((option) => !option.seats.length || option.seats.includes(count));
  const chosen = Object.fromEntries(
    offered.map((option) => [option.id, options[option.id] ?? option.values[0]]),
  );
  const foot = html`
    <button type="button" class="k-btn k-btn--lg" disabled=${busy.value}
      onClick=${() => create(game, { seats: count, options: chosen, watch, bots: botsFor(game, count) })}>
      <${Icon} name="ui-bot" />${t("fill-and-play")}
    </button>
    <button type="button" class="k-btn k-btn--ink k-btn--lg" disabled=${busy.value}
      onClick=${() => create(game, { seats: count, options: chosen, watch })}>
      <${Icon} name="ui-plus" />${t("lay-table")}
    </button>`;
  return html`<${Dialog} title=${t("new-table")} onClose=${onClose} class="new-table" foot=${foot}>
    ${
      games.value.length > 1 &&
      html`<div class="new-table__games" role="group" aria-label=${t("which-game")}>
        ${games.value.map(
          (
            one,
          ) => html`<button type="button" key=${one.id} aria-pressed=${one.id === id} onClick=${() => setId(one.id)}>
            <${Cover} game=${one.id} /><span>${gameTitle(one)}</span>
          </button>`,
        )}
      </div>`
    }
    ${
      games.value.length === 1 &&
      html`<div class="new-table__game"><${Cover} game=${id} /><div><b>${gameTitle(game)}</b><${Facts} game=${game} /></div></div>`
    }
    <div class="ops">
      <div class="op">
        <span><b>${t("seats-head")}</b><span class="k-caption">${t("seats-help")}</span></span>
        <${Segment} label=${t("seats-head")} value=${count} onChoose=${setSeats}
          choices=${game.seats.map((n) => ({ value: n, label: n }))} />
      </div>
      ${offered.map(
        (option) => html`<${Option} key=${option.id} game=${game} option=${option} value=${chosen[option.id]}
          onChoose=${(/** @type {string} */ value) => setOptions({ ...options, [option.id]: value })} />`,
      )}
      <div class="op">
        <span><b>${t("watch-head")}</b><span class="k-caption">${t("watch-help")}</span></span>
        <${Switch} label=${t("watch-head")} on=${watch} onChange=${setWatch} />
      </div>
    </div>
    ${trouble.value && html`<p class="k-note k-note--no" role="alert">${errorText(trouble.value)}</p>`}
  <//>`;
}

/**
 * One of the game's own options, in the game's words.
 * @param {{game: GameInfo, option: GameInfo["options"][0], value: string, onChoose: (value: string) => void, disabled?: boolean}} props
 */
export function Option({ game, option, value, onChoose, disabled = false }) {
  const t = texts(game.id);
  const label = t(`option-${option.id}`);
  const help = `option-${option.id}-${value}.help`;
  return html`<div class="op">
    <span><b>${label}</b>${t.has(help) && html`<span class="k-caption">${t(help)}</span>`}</span>
    <${Segment} label=${label} value=${value} onChoose=${onChoose} disabled=${disabled}
      choices=${option.values.map((one) => ({ value: one, label: t(`option-${option.id}-${one}`) }))} />
  </div>`;
}
