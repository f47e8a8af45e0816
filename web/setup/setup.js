/** A table before the start: who sits where, the invitation, how you play, the sealed shuffle. */

import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { locale, texts } from "../lib/i18n.js";
import { atOnce, pinchFor } from "../lib/luck.js";
import { games } from "../lib/me.js";
import { pigment } from "../lib/pigment.js";
import { useFocusOnce } from "../lib/use.js";
import { gameTitle } from "../lobby/games.js";
import { Emblem, IconButton } from "../parts/controls.js";
import { Cover } from "../parts/cover.js";
import { Icon } from "../parts/icon.js";
import { OwnData } from "../parts/own-data.js";
import { Page } from "../parts/page.js";
import { errorText } from "../parts/refusal.js";
import { warmUp } from "../table/game.js";
import { lineChip } from "../table/line.js";
import { NoticesSheet } from "../table/notices.js";
import { stopWords } from "../table/stop.js";
import { Invite } from "./invite.js";
import { Options } from "./options.js";
import { SealCard } from "./seal.js";
import { Seats } from "./seats.js";

/** @import {GameInfo} from "../lib/protocol.js" */
/** @import {TableStore} from "../table/store.js" */

/** @param {{store: TableStore}} props */
export function SetupPage({ store }) {
  const table = store.table.value;
  const t = texts(table.game);
  const game = games.value.find(({ id }) => id === table.game);
  useEffect(() => {
    document.title = `${table.title || gameTitle(game)} · Kalmár`;
  }, [table.title, game, locale.value]);
  useEffect(() => warmUp(table.game), [table.game]);
  useStirring(store);
  useStartAtOnce(store);
  if (!game) return html`<${Page} />`;
  const host = isHost(store);
  return html`<${Page} class="setup">
    <div class="setup__page" data-game=${game.id}>
      <${Banner} store=${store} game=${game} host=${host} />
      <div class="setup__cols">
        <${Seats} store=${store} game=${game} host=${host} />
        <div class="setup__two">
          <${Invite} store=${store} />
          <${Options} store=${store} game=${game} host=${host} t=${t} />
        </div>
        <${SealCard} store=${store} />
      </div>
      ${store.stop.value ? html`<${Stopped} store=${store} />` : html`<${Foot} store=${store} game=${game} host=${host} />`}
    </div>
  <//>`;
}

/** @param {TableStore} store */
const isHost = (store) => store.seats.value.includes(store.table.value.host);

/** Adds this browser's pinch of luck for every own seat that has none yet. @param {TableStore} store */
function useStirring(store) {
  const { id, seal } = store.table.value;
  const open = store.line.state.value.phase === "open";
  const missing = store.seats.value.filter((seat) => !seal.stirred[seat]);
  useEffect(() => {
    if (!open) return;
    for (const seat of missing) void store.tell({ do: "stir", entropy: pinchFor(id) }, seat);
  }, [open, missing.join()]);
}

/** Begins by itself where the person asked for a game against bots. @param {TableStore} store */
function useStartAtOnce(store) {
  const { id } = store.table.value;
  const ready = store.line.state.value.phase === "open" && isHost(store);
  useEffect(() => {
    if (ready && atOnce.delete(id)) void store.act({ do: "start" });
  }, [ready]);
}

/** @param {{store: TableStore, game: GameInfo, host: boolean}} props */
function Banner({ store, game, host }) {
  const t = texts();
  const table = store.table.value;
  const [editing, setEditing] = useState(false);
  const taken = table.seats.filter(({ kind }) => kind !== "open").length;
  return html`<header class="banner">
    <${Cover} game=${game.id} />
    <div class="banner__words">
      <span class="k-label">${gameTitle(game)}</span>
      ${
        editing
          ? html`<${TitleForm} store=${store} onDone=${() => setEditing(false)} />`
          : html`<h1>
              ${table.title || gameTitle(game)}
              ${host && html`<${IconButton} icon="ui-pencil" label=${t("rename-table")} data-focus="rename-table" onClick=${() => setEditing(true)} />`}
            </h1>`
      }
      <p>${t("setup-lead", { taken, free: table.seats.length - taken })}</p>
      <${OwnData} ...${table.rules} class="k-caption" />
    </div>
    ${lineChip(store)}
  </header>`;
}

/** @param {{store: TableStore, onDone: () => void}} props */
function TitleForm({ store, onDone }) {
  const t = texts();
  const field = useFocusOnce();
  /** @param {any} event */
  const rename = (event) => {
    event.preventDefault();
    void store.act({ do: "title", title: String(new FormData(event.currentTarget).get("title")) });
    onDone();
  };
  return html`<form class="banner__edit" onSubmit=${rename} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onDone()}>
    <label class="k-field">
      <input name="title" maxlength="60" defaultValue=${store.table.value.title} aria-label=${t("table-name")} ref=${field} />
    </label>
    <button class="k-btn k-btn--ink" type="submit">${t("save")}</button>
  </form>`;
}

/** In the place of the foot: this page cannot go on. @param {{store: TableStore}} props */
function Stopped({ store }) {
  const t = texts();
  const me = store.table.value.seats[store.seat.value ?? -1];
  const emblem = html`<${Emblem} pigment=${pigment(me?.colours[0])} />`;
  const { mark, turn, may, otherwise, acts } = stopWords(store.stop.value ?? "", t, emblem);
  return html`<section class="k-bar setup__bar" data-turn="me" aria-label=${t("setup-bar")}>
    <div class="k-bar__turn">${mark}${turn}</div>
    <div class="k-bar__may" role="status">
      ${may}
      <div class="k-bar__else"><${Icon} name="ui-hourglass" />${otherwise}</div>
    </div>
    <div class="k-bar__acts">${acts}</div>
  </section>`;
}

/** @param {{store: TableStore, game: GameInfo, host: boolean}} props */
function Foot({ store, game, host }) {
  const t = texts();
  const [notices, setNotices] = useState(false);
  const table = store.table.value;
  const me = table.seats[store.seat.value ?? -1];
  const taken = table.seats.filter(({ kind }) => kind !== "open").length;
  const free = table.seats.length - taken;
  const enough = taken >= Math.min(...game.seats);
  const trouble = store.refusal.value;
  const emblem = html`<${Emblem} pigment=${pigment(me?.colours[0])} />`;
  const fill = () => {
    const level = game.bots[game.bots.length - 1];
    for (const { seat, kind } of table.seats) if (kind === "open") void store.act({ do: "bot", seat, level });
  };
  const hostName = table.seats[table.host]?.name;
  return html`<section class="k-bar setup__bar" data-turn=${host ? "me" : "other"} aria-label=${t("setup-bar")}>
    <div class="k-bar__turn">${me ? emblem : html`<${Icon} name="ui-eye" />`}${t(host ? "setup-yours" : me ? "setup-theirs" : "watching")}</div>
    <div class="k-bar__may" role="status">
      ${
        trouble
          ? html`<span class="refused">${errorText(trouble.refusal)}</span>`
          : host
            ? t(enough ? (free ? "setup-may-wait" : "setup-may-full") : "setup-may-few", {
                n: taken,
                least: Math.min(...game.seats),
              })
            : t("setup-wait-host", { host: hostName })
      }
      <div class="k-bar__else"><${Icon} name="ui-hourglass" />${t(host ? "setup-else" : "setup-else-guest")}</div>
    </div>
    <div class="k-bar__acts">
      ${me && html`<${IconButton} icon="ui-bell-ring" label=${t("notices-menu")} data-focus="notices" onClick=${() => setNotices(true)} />`}
      ${notices && me && html`<${NoticesSheet} table=${table.id} seat=${me.seat} onClose=${() => setNotices(false)} />`}
      ${host && free > 0 && html`<button type="button" class="k-btn" onClick=${fill}><${Icon} name="ui-bot" />${t("fill-with-bots", { n: free })}</button>`}
      ${
        host &&
        html`<button type="button" class="k-btn k-btn--do k-btn--lg" aria-disabled=${!enough} disabled=${store.acting.value > 0}
          data-focus="start" onClick=${() => store.act({ do: "start" })}>
          ${t("start-with", { n: taken })}
        </button>`
      }
      ${me && !host && html`<button type="button" class="k-btn" onClick=${() => store.act({ do: "leave" })}><${Icon} name="ui-log-out" />${t("leave-table")}</button>`}
    </div>
  </section>`;
}
