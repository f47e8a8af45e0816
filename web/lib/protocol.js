/**
 * What browser and server say to each other, as types: docs/protocol.md is the contract, this file its shapes.
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

/** @typedef {Record<string, any>} Move  A move of the game: `cmd` and the fields the rules of the game name. */

/**
 * @typedef {object} Refusal
 * @property {string} code  explained by `refusal-<code>` (a rule of the game) or `error-<code>` (the table)
 * @property {Record<string, any>} [params]
 */

/**
 * @typedef {[count: number, of: any[]]} Pick  So many different items of these: ids, or places as [row, number].
 * @typedef {Pick[][]} Choice  The ways to fill a list-valued field of a move: one alternative, each of its picks.
 */

/**
 * @typedef {object} Template  A kind of move that a seat can make now, or cannot and why.
 * @property {string} cmd
 * @property {Record<string, any>} [fixed]
 * @property {Record<string, Choice>} [choose]
 * @property {Record<string, any>} [tells]
 * @property {Refusal} [refused]
 * @property {boolean} [stepwise]
 */

/**
 * @typedef {object} Preview  What a move built so far would come to.
 * @property {boolean} [complete]
 * @property {Record<string, Choice>} [choose]  by field, or by path to it: "give.cards"
 * @property {Record<string, [number, number]>} [numbers]  lowest and highest of integer fields, by path
 * @property {Record<string, any[]>} [values]  what open fields may hold, by path, where they are one of a few
 * @property {Record<string, any>} [tells]
 * @property {Refusal} [refused]
 */

/**
 * @typedef {object} SeatInfo
 * @property {Seat} seat
 * @property {"open" | "human" | "bot"} kind
 * @property {string} name
 * @property {string[]} colours  rulebook names of the figures' colours
 * @property {string | null} [level]  of the bot that plays here; on a `human` seat: of the one that sits in
 * @property {boolean} [resigned]
 */

/**
 * @typedef {object} Seal  The shuffle's commitment, and after the end what opens it.
 * @property {string} commitment  SHA-256 of the secret, in hex
 * @property {boolean[]} stirred  which seats' browsers have added their entropy
 * @property {string} [secret]
 * @property {string[]} [entropies]
 */

/**
 * @typedef {object} Pace  How much time people have.
 * @property {"relaxed" | "live"} kind
 * @property {number} seconds  for each turn, or as a bank for the game
 * @property {number} [more]  seconds that a live turn gives back when it ends
 */

/**
 * @typedef {object} Clock
 * @property {Seat} seat
 * @property {number} left  ms, at the time `since`
 * @property {number} [since]  ms, the server's time; missing: it stands
 * @property {boolean} [over]  the time is over, by the server's word
 */

/**
 * @typedef {object} Call  A vote that may be called by whoever is not its target, or why not.
 * @property {"bot" | "wait" | "end"} kind
 * @property {Seat} [target]
 * @property {Refusal} [refused]
 */

/**
 * @typedef {object} Vote
 * @property {"undo" | "bot" | "wait" | "end"} kind
 * @property {Seat} by
 * @property {number} seq
 * @property {number | null} [target]  the seq to return to, or the seat to be given to a bot or more time
 * @property {Seat[]} yes
 * @property {Seat[]} no
 * @property {Seat[]} voters
 */

/**
 * @typedef {object} ScoreLine
 * @property {string} id
 * @property {number[]} amounts
 * @property {Record<string, any>[]} notes
 */

/**
 * @typedef {object} Result
 * @property {Seat[][]} ranking
 * @property {number[]} totals
 * @property {ScoreLine[]} lines
 * @property {string} reason
 * @property {string | null} [tiebreak]
 */

/**
 * @typedef {object} Table  What is the same for everybody who may see the table.
 * @property {string} id
 * @property {string} game
 * @property {string} title
 * @property {"setup" | "running" | "over" | "closed"} phase
 * @property {SeatInfo[]} seats
 * @property {Seat} host
 * @property {Record<string, string>} options
 * @property {Seat | null} start
 * @property {boolean} watch
 * @property {Pace | null} [pace]
 * @property {Seal} seal
 * @property {Seat[]} waiting
 * @property {{seq: number, seat: Seat, to: number, free: boolean} | null} undo
 * @property {Vote | null} vote
 * @property {Call[]} [calls]
 * @property {Clock[]} [clocks]
 * @property {Rules} rules
 * @property {Result | null} result
 * @property {string | null} rematch
 * @property {number} at
 * @property {string} [code]  the invitation code, for seated people while seats are free
 */

/**
 * @typedef {object} Rules
 * @property {number} version
 * @property {"current" | "kept" | "checking" | "unfit" | "unreadable"} standing  to the rules of this server
 * @property {number} [good]  unfit: the last row to which these rules lead as well
 * @property {string} data  the hash of the component data
 * @property {boolean} [own]  whether these are this host's own
 */

/** @typedef {{kind: string, [field: string]: any}} ToldEvent */

/**
 * @typedef {object} Entry  A row of the journal, as these eyes are told it.
 * @property {number} seq
 * @property {string} kind  setup, move, undo, vote, seat, resign, close
 * @property {Seat | null} seat
 * @property {number} at  ms
 * @property {ToldEvent[]} events
 */

/**
 * @typedef {object} ChatLine
 * @property {number} id
 * @property {Seat | null} seat  null for a spectator
 * @property {string} name
 * @property {string} text
 * @property {number} at  ms
 */

/** @typedef {{seats: Seat[], watchers: number}} Here */

/** @typedef {{public: any, private: any}} GameView */

/**
 * @typedef {object} View
 * @property {number} seq
 * @property {Seat | null} seat
 * @property {Table} table
 * @property {GameView | null} game
 * @property {Template[]} [moves]
 * @property {string | null} [stamp]
 * @property {Entry[]} [log]
 * @property {ChatLine[]} [chat]
 * @property {Here} [here]
 */

/** @typedef {{op: "add" | "remove" | "replace", path: string, value?: any}} Operation  of RFC 6902 */

/**
 * @typedef {object} Batch  One row, told to one viewer.
 * @property {number} seq
 * @property {string} kind
 * @property {Seat | null} seat
 * @property {number} at
 * @property {ToldEvent[]} events
 * @property {Operation[]} patch  of the public part
 * @property {Operation[]} [mine]  of the own private part
 * @property {Partial<Table>} [table]  fields that changed
 * @property {Template[]} [moves]
 * @property {string | null} [stamp]
 */

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
