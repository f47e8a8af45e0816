/** The bar after the end: one's own place, the way through the game once more, the rematch. */

import { signal } from "@preact/signals";
import { ApiError, api } from "../lib/api.js";
import { html } from "../lib/html.js";
import { go } from "../lib/route.js";
import { Act } from "./bar.js";
import { myEmblem } from "./speech.js";

/** @import {Speech} from "./bar.js" */
/** @import {Env} from "./env.js" */

const busy = signal(false);

/** @param {Env} env */
async function rematch({ store }) {
  busy.value = true;
  try {
    const { id } = await api.rematch(store.table.peek().id);
    go(`/t/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    store.deny(error);
  } finally {
    busy.value = false;
  }
}

/**
 * @param {Env} env
 * @returns {Speech | null}
 */
export function endSpeech(env) {
  const { store, replay, ui, t } = env;
  const { phase, result, rematch: next } = store.table.value;
  if (phase !== "over" && phase !== "closed") return null;
  const me = store.seat.value;
  const seated = store.seats.value.length > 0;
  const ranking = phase === "over" && me !== null ? (result?.ranking ?? []) : [];
  const rank = ranking.findIndex((group) => group.includes(/** @type {number} */ (me)));
  return {
    tone: "me",
    mark: myEmblem(env),
    turn: t(phase === "closed" ? "end-closed" : "end-over"),
    may:
      rank >= 0
        ? t("end-place", {
            place: place(ranking, rank),
            shared: ranking[rank].length > 1 ? "yes" : "no",
          })
        : t(phase !== "closed" ? "end-look" : closedByHost(store) ? "end-closed-host" : "end-closed-why"),
    otherwise: t("end-else"),
    acts: html`
      ${
        result &&
        html`<${Act} kind="quiet" icon=${ui.boardAtEnd.value ? "ui-trophy" : "ui-map-pin"} label=${t(ui.boardAtEnd.value ? "show-scores" : "show-board")} focus="board"
        run=${() => {
          ui.boardAtEnd.value = !ui.boardAtEnd.value;
        }} />`
      }
      <${Act} icon="ui-history" label=${t("step-through")} focus="replay" run=${() => replay.start()} />
      ${seated && html`<${Act} kind="do" label=${t(next ? "to-rematch" : "rematch")} detail=${t("rematch-detail")} focus="rematch" disabled=${busy.value} run=${() => (next ? go(`/t/${next}`) : rematch(env))} />`}
    `,
  };
}

/** Whether the host of the server ended the game, not the people at the table. @param {Env["store"]} store */
const closedByHost = ({ snapshot }) =>
  snapshot.value.log.some(({ events }) => events.some(({ kind, by }) => kind === "closed" && by === null));

/** The place counts everybody who is ahead. @param {number[][]} ranking @param {number} rank */
const place = (ranking, rank) => 1 + ranking.slice(0, rank).flat().length;
