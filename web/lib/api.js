/** The HTTP half of the protocol. */

/** @import {Entry, GameInfo, Locale, Notice, Notices, Seat, TableLine, View, Way} from "./protocol.js" */

/** What the server did not grant: `code` is explained by the text `error-<code>`. */
export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, any>} params
   * @param {number} status  0 when there was no answer
   */
  constructor(code, params, status) {
    super(code);
    this.code = code;
    this.params = params;
    this.status = status;
  }
}

/**
 * Why something that a page is made of did not come: modules and texts, too, come from the house.
 * @param {unknown} error
 */
export function troubleOf(error) {
  if (error instanceof ApiError) return error;
  console.error(error);
  return new ApiError("offline", {}, 0);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", {}, 0);
  }
  if (answer.status === 204) return null;
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(data.code ?? "internal", data.params ?? {}, answer.status);
  return data;
}

/**
 * @typedef {object} NewTable
 * @property {string} game
 * @property {number} seats
 * @property {string} [title]
 * @property {Record<string, string>} options
 * @property {boolean} watch
 * @property {string} name
 * @property {string} entropy
 * @property {string[]} [bots]
 */

/**
 * @typedef {object} Invitation
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {number} free
 * @property {{name: string, colours: string[]}[]} seats
 */

/** @param {Seat | null} seat */
const eyes = (seat) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  /** @returns {Promise<{games: GameInfo[], languages: Locale[], version: number}>} */
  games: () => call("GET", "/api/games"),
  /** @param {string} game @param {string} [hash] */
  components: (game, hash) => call("GET", `/api/games/${game}/components${hash ? `?hash=${hash}` : ""}`),
  /** @returns {Promise<{name: string, lang?: Locale, tables: TableLine[]}>} */
  me: () => call("GET", "/api/me"),
  /** @param {{name: string, lang: Locale}} me */
  setMe: (me) => call("PUT", "/api/me", me),
  /** @param {NewTable} order @returns {Promise<{id: string, code: string}>} */
  createTable: (order) => call("POST", "/api/tables", order),
  /** @param {string} code @returns {Promise<Invitation>} */
  invitation: (code) => call("GET", `/api/invitations/${encodeURIComponent(code)}`),
  /** @param {string} code @param {{name: string, entropy: string, seat?: Seat}} wish @returns {Promise<{id: string, seat: Seat}>} */
  join: (code, wish) => call("POST", `/api/invitations/${encodeURIComponent(code)}`, wish),
  /** @param {string} id @param {Seat | null} seat @returns {Promise<View>} */
  view: (id, seat) => call("GET", `/api/tables/${id}${eyes(seat)}`),
  /** @param {string} id @param {number} seq @param {Seat | null} seat @returns {Promise<View>} */
  viewAt: (id, seq, seat) => call("GET", `/api/tables/${id}/at/${seq}${eyes(seat)}`),
  /** @param {string} id @param {number} before @param {Seat | null} seat @returns {Promise<{log: Entry[]}>} */
  log: (id, before, seat) =>
    call("GET", `/api/tables/${id}/log?before=${before}${seat === null ? "" : `&seat=${seat}`}`),
  /** @param {string} id @param {Seat | null} seat */
  record: (id, seat) => call("GET", recordAddress(id, seat)),
  /** @param {string} id @param {Seat} seat @returns {Promise<{link: string}>} */
  recoveryLink: (id, seat) => call("POST", `/api/tables/${id}/recovery`, { seat }),
  /** @param {string} secret @param {boolean} take @returns {Promise<{id: string, seat: Seat, name: string, sessions: number, link?: string}>} */
  recover: (secret, take) => call("POST", "/api/recoveries", { secret, take }),
  /** @param {string} id @param {Seat} seat @returns {Promise<Notices>} */
  notices: (id, seat) => call("GET", `/api/tables/${id}/notices${eyes(seat)}`),
  /** @param {string} id @param {{seat: Seat, way: Way, target: any, delay: number}} wish @returns {Promise<Notice>} */
  addNotice: (id, wish) => call("POST", `/api/tables/${id}/notices`, wish),
  /** @param {string} id @param {string} notice @param {{seat: Seat, delay: number}} change */
  changeNotice: (id, notice, change) => call("PUT", `/api/tables/${id}/notices/${notice}`, change),
  /** @param {string} id @param {string} notice @param {Seat} seat */
  endNotice: (id, notice, seat) => call("DELETE", `/api/tables/${id}/notices/${notice}`, { seat }),
  /** @param {string} id @param {string} notice @param {Seat} seat @returns {Promise<{trouble?: string}>} */
  tryNotice: (id, notice, seat) => call("POST", `/api/tables/${id}/notices/${notice}/trial`, { seat }),
  /** @param {string} key @param {boolean} use @returns {Promise<{deed: "end" | "confirm", label: string, tables: string[]}>} */
  noticeKey: (key, use) => call("POST", "/api/notices/keys", { key, use }),
  /** @param {string} id @returns {Promise<{id: string}>} */
  rematch: (id) => call("POST", `/api/tables/${id}/rematch`, {}),
};

/**
 * Where the record of a table can be fetched as a file.
 * @param {string} id
 * @param {Seat | null} seat
 */
export const recordAddress = (id, seat) => `/api/tables/${id}/record${eyes(seat)}`;

/** A pinch of luck from this browser: 256 random bits in hex. */
export function entropy() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
