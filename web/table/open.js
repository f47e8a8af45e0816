/** Opening a table: whose eyes this browser has there, and the first view. */

import { api } from "../lib/api.js";
import { loadTexts } from "../lib/i18n.js";
import { rememberSeal } from "../lib/luck.js";
import { refreshMe, tables } from "../lib/me.js";
import { keep, remembered } from "../lib/settings.js";
import { warmUp } from "./game.js";
import { fromView } from "./snapshot.js";
import { createStore } from "./store.js";

/** @import {Seat, View} from "../lib/protocol.js" */

/** The first view of the page's own table, asked for before there is a page. @type {{id: string, view: Promise<View>} | null} */
let ahead = null;

/**
 * Begins to fetch what a table needs while the page itself is still being made ready.
 * @param {string} id
 */
export function headStart(id) {
  const view = firstView(id);
  view.catch(() => {}); // openTable tells of it
  ahead = { id, view };
  const game = remembered(`game-${id}`);
  if (game) warmUp(game);
}

/**
 * @param {string} id
 * @returns {Promise<import("./store.js").TableStore>}
 * @throws {import("../lib/api.js").ApiError}
 */
export async function openTable(id) {
  const begun = ahead;
  ahead = null; // before the answer: one that fails must not be what every later try gets
  const view = await (begun?.id === id ? begun.view : firstView(id));
  await loadTexts(view.table.game);
  keep(`game-${id}`, view.table.game);
  rememberSeat(id, view.seat);
  if (!view.table.seal.secret) rememberSeal(id, view.table.seal.commitment);
  return createStore({ snapshot: fromView(view), page: document.documentElement.dataset.page ?? "" });
}

/** The seat looked from last time: asked for first, since that saves a round trip. @param {string} id @param {Seat | null} seat */
export const rememberSeat = (id, seat) => keep(`seat-${id}`, seat === null ? null : String(seat));

/** @param {string} id @returns {Promise<View>} */
async function firstView(id) {
  return (await lastView(id)) ?? (await api.view(id, await ownSeat(id)));
}

/**
 * @param {string} id
 * @returns {Promise<View | null>} null when that seat is not ours any more
 */
async function lastView(id) {
  const seat = remembered(`seat-${id}`);
  if (seat === null) return null;
  return api.view(id, Number(seat)).catch((error) => {
    if (error.status === 0) throw error;
    return null;
  });
}

/**
 * The own seat to begin with: one that is to move, else the first.
 * @param {string} id
 * @returns {Promise<Seat | null>}
 */
async function ownSeat(id) {
  await refreshMe();
  const line = tables.value?.find((one) => one.id === id);
  const own = line?.seats.flatMap(({ you }, seat) => (you ? [seat] : [])) ?? [];
  return own.find((seat) => line?.turn.includes(seat)) ?? own[0] ?? null;
}
