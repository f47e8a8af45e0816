/** What the admin page knows: asked for again every few seconds, as long as it is looked at. */

import { signal } from "@preact/signals";
import { ApiError, call } from "../lib/api.js";

/** @import {Seat} from "../lib/protocol.js" */

/** How often it asks, ms. */
const REFRESH = 5000;

/** @typedef {"setup" | "running" | "over" | "closed"} Phase */

/**
 * @typedef {object} Worker
 * @property {string} id
 * @property {number} tables  that somebody looks at
 * @property {number} seats  whose people are there
 * @property {number} watchers
 */

/**
 * @typedef {object} Trouble
 * @property {number} at
 * @property {string} what
 * @property {string} error
 * @property {string | null} incident
 * @property {string | null} table
 * @property {number | null} seq
 * @property {number | null} seat
 */

/**
 * @typedef {object} Overview
 * @property {string} version
 * @property {string} worker
 * @property {number} since
 * @property {number} tables  in memory
 * @property {number} sockets
 * @property {Worker[]} workers
 * @property {Trouble[]} troubles
 */

/**
 * @typedef {object} Sizes  in bytes, rows and browsers counted
 * @property {number} database
 * @property {number} journal
 * @property {number} snapshots
 * @property {number} chat
 * @property {number} browsers
 * @property {number} rows
 * @property {Record<string, {phases: Record<string, number>, rows: number, size: number}>} games
 */

/**
 * @typedef {object} Summary
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {Phase} phase
 * @property {string[]} names
 * @property {Seat[]} turn
 * @property {number} rows
 * @property {number} size
 * @property {number} at
 * @property {number} sockets
 * @property {Seat[]} here
 * @property {number} watchers
 */

/**
 * @typedef {object} Row
 * @property {number} seq
 * @property {string} kind
 * @property {Seat | null} seat
 * @property {number} at
 * @property {string[]} events
 */

/**
 * @typedef {object} Details
 * @property {Summary} summary
 * @property {{seat: Seat, kind: "open" | "human" | "bot", name: string, level: string | null, resigned: boolean}[]} seats
 * @property {string[]} levels
 * @property {number} created
 * @property {boolean} broken
 * @property {number | null} good
 * @property {Row[]} newest
 */

/** @typedef {{search: string, game: string, phase: string, skip: number}} Wanted */

/** @type {Wanted} */
const ALL = { search: "", game: "", phase: "", skip: 0 };

export const signedIn = signal(/** @type {boolean | null} */ (null));
export const overview = signal(/** @type {Overview | null} */ (null));
export const sizes = signal(/** @type {Sizes | null} */ (null));
export const found = signal(/** @type {{count: number, tables: Summary[]} | null} */ (null));
export const wanted = signal(ALL);
/** The table that is looked at closely. */
export const opened = signal(/** @type {string | null} */ (null));
/** Why the newest could not be had; null where it could. */
export const trouble = signal(/** @type {ApiError | null} */ (null));

/**
 * Asks a route of the admin page. Whoever turns out to be signed out sees the door again.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function ask(method, path, body) {
  try {
    return await call(method, `/api/admin${path}`, body);
  } catch (error) {
    if (error instanceof ApiError && error.code === "signed_out") signedIn.value = false;
    throw error;
  }
}

/** @param {string} token */
export async function signIn(token) {
  await ask("POST", "/session", { token });
  await look();
}

export async function signOut() {
  await ask("DELETE", "/session", {});
  signedIn.value = false;
}

/** @param {string} id @returns {Promise<Details>} */
export const details = (id) => ask("GET", `/tables/${id}`);

/** @param {string} id @param {"close" | "rollback" | "bot"} act @param {object} body @returns {Promise<{seq: number | null}>} */
export const act = (id, act, body) => ask("POST", `/tables/${id}/${act}`, body);

/** Which list was asked for last: an older answer that comes later counts no more. */
let asked = 0;

/** Finds the tables that are wanted. */
export async function find() {
  asked += 1;
  const mine = asked;
  const { skip, ...words } = wanted.peek();
  const query = new URLSearchParams({ skip: `${skip}` });
  for (const [name, value] of Object.entries(words)) if (value) query.set(name, value);
  const answer = await ask("GET", `/tables?${query}`);
  if (mine === asked) found.value = answer;
}

/** @param {Partial<Wanted>} changes */
export function want(changes) {
  wanted.value = { ...wanted.peek(), skip: 0, ...changes };
  void safely(find);
}

/** Asks for everything that is on show. */
async function look() {
  await safely(async () => {
    overview.value = await ask("GET", "");
    signedIn.value = true;
    await find();
    sizes.value = await ask("GET", "/sizes");
  });
}

/** @param {() => Promise<void>} work */
async function safely(work) {
  try {
    await work();
    trouble.value = null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    trouble.value = error.code === "signed_out" ? null : error;
  }
}

/** Looks now and then until it is stopped. */
export function startLooking() {
  void look();
  const again = () => document.visibilityState === "visible" && signedIn.peek() && look();
  const timer = setInterval(again, REFRESH);
  document.addEventListener("visibilitychange", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
  };
}
