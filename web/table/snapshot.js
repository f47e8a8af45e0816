/** What a page knows of a table at one moment, and the pure steps from one moment to the next. */

import { applyPatch } from "../lib/patch.js";

/** @import {Batch, ChatLine, Entry, GameView, Here, Seat, Table, Template, View} from "../lib/protocol.js" */

/**
 * @typedef {object} Snapshot
 * @property {number} seq
 * @property {Seat | null} seat  whose eyes
 * @property {Table} table
 * @property {GameView | null} game
 * @property {Template[]} moves
 * @property {string | null} stamp
 * @property {Entry[]} log
 * @property {boolean} complete  the log goes back to the first row
 * @property {ChatLine[]} chat
 * @property {Here} here
 */

/** How many log entries the server sends at once. */
const LOG_PAGE = 200;

/**
 * @param {View} view
 * @returns {Snapshot}
 */
export function fromView(view) {
  const log = view.log ?? [];
  return {
    seq: view.seq,
    seat: view.seat,
    table: view.table,
    game: view.game,
    moves: view.moves ?? [],
    stamp: view.stamp ?? null,
    log,
    complete: log.length < LOG_PAGE,
    chat: view.chat ?? [],
    here: view.here ?? { seats: [], watchers: 0 },
  };
}

/**
 * The snapshot after the next row. A row that is known already changes nothing.
 * @param {Snapshot} snapshot
 * @param {Batch} batch
 * @returns {Snapshot}
 * @throws {RangeError} when a row was missed: the view must be fetched anew
 */
export function withBatch(snapshot, batch) {
  if (batch.seq <= snapshot.seq) return snapshot;
  if (batch.seq !== snapshot.seq + 1) throw new RangeError(`row ${batch.seq} after row ${snapshot.seq}`);
  const { seq, kind, seat, at, events } = batch;
  return {
    ...snapshot,
    seq,
    table: batch.table ? { ...snapshot.table, ...batch.table } : snapshot.table,
    game: patchedGame(snapshot.game, batch),
    moves: batch.moves ?? snapshot.moves,
    stamp: batch.stamp === undefined ? snapshot.stamp : batch.stamp,
    log: [...snapshot.log, { seq, kind, seat, at, events }],
  };
}

/**
 * @param {GameView | null} game
 * @param {Batch} batch
 * @returns {GameView | null}
 */
function patchedGame(game, { patch, mine }) {
  const open = applyPatch(game?.public ?? null, patch);
  const own = applyPatch(game?.private ?? null, mine ?? []);
  return open === null ? null : { public: open, private: own };
}

/**
 * With a line of chat in its place: one that was missed may come behind one that was said after it.
 * @param {Snapshot} snapshot
 * @param {ChatLine} line
 * @returns {Snapshot}
 */
export function withChat(snapshot, line) {
  if (snapshot.chat.some(({ id }) => id === line.id)) return snapshot;
  return { ...snapshot, chat: [...snapshot.chat, line].sort((a, b) => a.id - b.id) };
}

/**
 * @param {Snapshot} snapshot
 * @param {Entry[]} older
 * @returns {Snapshot}
 */
export function withOlder(snapshot, older) {
  const first = snapshot.log[0]?.seq ?? Number.POSITIVE_INFINITY;
  const log = [...older.filter(({ seq }) => seq < first), ...snapshot.log];
  return { ...snapshot, log, complete: older.length < LOG_PAGE };
}

/**
 * The log as turns: the rows a seat made in a row become one entry, which stands where the last of them does. The
 * event `turn_ended` closes an entry; a row that is no move of the game does not, and comes before it. Rows taken
 * back are left out with what took them back in their place.
 * @param {Entry[]} log
 * @returns {Entry[]}
 */
export function turns(log) {
  /** @type {Entry[]} */
  const grouped = [];
  for (const entry of standing(log)) {
    const before = grouped.findLastIndex(({ kind }) => kind === "move");
    if (before >= 0 && continues(grouped[before], entry)) {
      const [begun] = grouped.splice(before, 1);
      grouped.push({ ...entry, events: [...begun.events, ...entry.events] });
    } else grouped.push(entry);
  }
  return grouped;
}

/**
 * @param {Entry} last
 * @param {Entry} entry
 */
function continues(last, entry) {
  const moves = last.kind === "move" && entry.kind === "move";
  return moves && last.seat === entry.seat && last.events.every(({ kind }) => kind !== "turn_ended");
}

/**
 * The row to return to for a seat's own last move to be taken back, with whatever came after it; null where the
 * log holds none of its moves.
 * @param {Entry[]} log
 * @param {number | null} me
 * @returns {number | null}
 */
export function beforeLastMove(log, me) {
  const rows = standing(log).filter(({ kind }) => kind === "setup" || kind === "move");
  const own = rows.findLastIndex(({ kind, seat }) => kind === "move" && seat === me);
  return own > 0 ? rows[own - 1].seq : null;
}

/**
 * The rows that still stand: the moves an undo took back are gone.
 * @param {Entry[]} log
 */
function standing(log) {
  /** @type {Entry[]} */
  let rows = [];
  for (const entry of log) {
    const undo = entry.kind === "undo" && entry.events.find(({ kind }) => kind === "undo_done");
    if (undo) rows = rows.filter(({ kind, seq }) => kind !== "move" || seq <= undo.to);
    rows.push(entry);
  }
  return rows;
}
