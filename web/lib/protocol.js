/**
 * What browser and server say to each other, as types: docs/protocol.md is the contract, this file its shapes.
 * Those of the socket are made from the types that the server reads and writes them with.
 */

/** The version this page speaks. */
export const PROTOCOL = 1;

/** Why the server closed a socket, where the reason decides what the page does next: after all others it comes back. */
export const CLOSED = Object.freeze({
  noHello: 4400,
  notYourSeat: 4401,
  noTable: 4404,
  seatMoved: 4409,
});

/** @typedef {number} Seat  Seats are numbered from 0, clockwise. */

/** @typedef {"hu" | "en"} Locale */

// ── What the socket carries, and the view: messages.d.ts has the fields, docs/protocol.md what they mean ──

/** @typedef {import("./messages.js").FromBrowser} FromBrowser  A message that the page sends, tagged by `t`. */
/** @typedef {import("./messages.js").ToBrowser} ToBrowser  One that it gets. */
/** @typedef {import("./messages.js").Command["act"]} Act  A command to the table, tagged by `do`. */
/** @typedef {import("./messages.js").Move["move"]} Move  A move of the game: `cmd` and the fields its rules name. */
/** @typedef {Omit<import("./messages.js").Batch, "t">} Batch  One row, told to one viewer. */

/** @typedef {import("./messages.js").View} View */
/** @typedef {import("./messages.js").GameView} GameView */
/** @typedef {import("./messages.js").TableInfo} Table  What is the same for everybody who may see the table. */
/** @typedef {import("./messages.js").SeatInfo} SeatInfo */
/** @typedef {import("./messages.js").Vote} Vote */
/** @typedef {import("./messages.js").MessagesCall} Call  A vote that may be called, or why not. */
/** @typedef {import("./messages.js").Pace} Pace  How much time people have. */
/** @typedef {import("./messages.js").ClockInfo} Clock */
/** @typedef {import("./messages.js").Entry} Entry  A row of the journal, as these eyes are told it. */
/** @typedef {import("./messages.js").ChatLine} ChatLine */
/** @typedef {import("./messages.js").Here} Here */
/** @typedef {import("./messages.js").Result} Result */
/** @typedef {import("./messages.js").ScoreLine} ScoreLine */
/** @typedef {import("./messages.js").Template} Template  A kind of move that a seat can make now, or cannot and why. */
/** @typedef {import("./messages.js").Preview} Preview  What a move built so far would come to. */
/** @typedef {import("./messages.js").Refused} Refusal  Explained by `refusal-<code>` (a rule of the game) or `error-<code>` (the table). */

/** @typedef {import("./messages.js").Pick} Pick  So many different items of these: ids, or places as [row, number]. */
/** @typedef {Pick[][]} Choice  The ways to fill a list-valued field of a move: one alternative, each of its picks. */

/** @typedef {{kind: string, [field: string]: any}} ToldEvent */
/** @typedef {{op: "add" | "remove" | "replace", path: string, value?: any}} Operation  of RFC 6902 */

// ── What only HTTP carries ──────────────────────────────────────────────────────────────────────

/**
 * @typedef {object} TableLine  A line of "my tables".
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {Table["phase"]} phase
 * @property {{name: string, colours: string[], you: boolean, bot: boolean}[]} seats
 * @property {Seat[]} turn
 * @property {boolean} yours
 * @property {Seat[] | null} won
 * @property {string} data  the hash of the component data
 * @property {boolean} own  whether these are this host's own
 * @property {number} at
 */

/** A way of being told that it is one's turn. @typedef {"push" | "mail" | "chat"} Way */

/**
 * @typedef {object} Notice  Somebody is told, in one way, that it is their turn at a table.
 * @property {string} id
 * @property {Way} way
 * @property {string} label  where it goes, without its secrets
 * @property {number} delay  minutes
 * @property {boolean} here  whether this browser asked for it
 * @property {boolean} [unconfirmed]  an address that has not answered yet
 * @property {string} [trouble]  why the last one did not arrive
 */

/**
 * @typedef {object} Notices
 * @property {Record<Way, {why?: string, key?: string}>} ways  why: not offered; key: the house's, for push
 * @property {Notice[]} notices
 */

/**
 * @typedef {object} GameInfo  What lobby and frame know of a game.
 * @property {string} id
 * @property {Record<Locale, string>} title
 * @property {number[]} seats
 * @property {number} minutes
 * @property {number} minimum_age
 * @property {number} rules_version
 * @property {string[]} colours
 * @property {Record<string, number>} colours_each
 * @property {{id: string, values: string[], seats: number[]}[]} options
 * @property {string[]} bots
 * @property {string} data  the hash of the component data that new tables get
 * @property {boolean} own  whether these are this host's own
 * @property {string[]} modules  of its screen
 */
