/**
 * What a game brings to the table frame.
 *
 * A game is a folder `web/games/<id>/` whose `index.js` has a `GameScreen` as its default export, beside its
 * texts `en.ftl` and `hu.ftl`. The frame draws everything else: top bar, seats, action bar, log, chat, votes,
 * replay, the end. A screen never decides a rule: what can be done stands in `ctx.moves`, why not in the
 * templates' `refused` and in what `ctx.preview` answers.
 *
 * Texts the frame asks a game's catalogue for: `title` (short, for the top of the table), `blurb` (one or two
 * lines for the lobby), `option-<id>`, `option-<id>-<value>` with its attribute `.help`, `refusal-<code>`,
 * `score-<line id>`, `reason-<why it ended>`, `tiebreak-<id>`, `colour-<rulebook name>`, `margin` (of a victory,
 * with $n: "by 3 gold pieces"), `guide-<mark>` with its attribute `.title`, and `level-<bot level>` for levels the
 * house has no words for. The cover is web/art/covers/<id>.svg, a symbol `art` of 240 by 300.
 */

/** @import {ComponentChildren, FunctionComponent} from "preact" */
/** @import {ReadonlySignal} from "@preact/signals-core" */
/** @import {Batch, Entry, GameView, Locale, Move, Preview, Refusal, Result, ScoreLine, Seat, Table, Template} from "../lib/protocol.js" */
/** @import {Texts} from "../lib/i18n.js" */
/** @import {Rulebook} from "../rules/types.js" */

/**
 * @typedef {object} Pending  A move on its way: sent or waiting for the line, never to be drawn as done.
 * @property {string} id
 * @property {Move} move
 * @property {"waiting" | "sent"} state  waiting: there is no line now, it goes out by itself
 */

/**
 * @typedef {object} Asked  What a costly step wants to know, shown beside the hand; a sheet on a phone.
 * @property {string} title  "Give up ballast?"
 * @property {ComponentChildren} text  what it costs and does, one sentence
 * @property {string} [otherwise]  what happens if one does nothing
 * @property {{label: string, before: ComponentChildren, after: ComponentChildren}[]} [rows]  before and after
 * @property {{kind: "gain" | "loss" | "back", text: string}[]} [notes]
 * @property {string} yes  names the result: "Pay and walk to Pem"
 * @property {ComponentChildren} [detail]  the price on the yes button
 * @property {string} no  "Keep the gold"
 */

/**
 * @typedef {object} Shown  A refusal on show: the board crosses out what was touched, the bar says the rule.
 * @property {Refusal} refusal
 * @property {any} anchor  the game's own word for what was touched; null where nothing can be pointed at
 * @property {boolean} [house]  of the table's own rules, whatever a rule of the game is called
 */

/**
 * @typedef {object} GameContext  All a screen sees of the table. Signals are read in components as `.value`.
 * @property {ReadonlySignal<Table>} table
 * @property {ReadonlySignal<GameView>} view  whose eyes: `seat`; in replay the position looked at
 * @property {ReadonlySignal<Template[]>} moves  empty when this seat may not act, in replay and for spectators
 * @property {ReadonlySignal<string | null>} stamp
 * @property {ReadonlySignal<Seat | null>} seat  null for a spectator
 * @property {ReadonlySignal<boolean>} mine  the game waits for this seat
 * @property {ReadonlySignal<Pending[]>} pending
 * @property {ReadonlySignal<Entry[]>} log  the turns so far as these eyes are told them, rows of one seat in one entry
 * @property {ReadonlySignal<Entry | null>} last  the last turn (rows of one seat in one entry), to be marked on the board
 * @property {ReadonlySignal<Shown | null>} refusal
 * @property {ReadonlySignal<Asked | null>} question
 * @property {ReadonlySignal<"online" | "offline">} line  offline: the land turns grey, pieces keep their pigments
 * @property {ReadonlySignal<"phone" | "desktop">} layout
 * @property {ReadonlySignal<boolean>} replaying
 * @property {ReadonlySignal<boolean>} still  no motion wished for (system or own setting)
 * @property {ReadonlySignal<Locale>} locale
 * @property {any} components  the table's component data (components.json)
 * @property {Texts} t  texts of the game first, then of the house; follows the locale
 * @property {(seat: Seat) => string} name  a seat's name, uninflected
 * @property {(seat: Seat) => string} pigment  the `data-p` of a seat: red, blue, green, saffron, bone, ink, tan, umber
 * @property {(move: Move) => void} send  queues a move; it is pending until the server has it for good
 * @property {(partial: Move) => Promise<Preview>} preview
 * @property {(refusal: Refusal, anchor?: any) => void} refuse  says the rule in the bar and to screen readers
 * @property {() => void} calm  takes the shown refusal away
 * @property {(question: Asked) => Promise<boolean>} ask  false as well when the position changes meanwhile
 * @property {(paragraph?: string) => void} rules  opens the rules beside the board
 * @property {(key: string) => void} focus  moves the focus to the element with this `data-focus`
 */

/**
 * @typedef {object} Action  A button of the action bar: says result and price.
 * @property {string} key  stable name of what it does, so that the focus stays on it when the bar changes
 * @property {string} label  "Step to Pem"
 * @property {ComponentChildren} [detail]  "3 red cards"
 * @property {"do" | "plain"} kind  do: the one suggested thing
 * @property {() => void} run
 * @property {Refusal} [refused]  cannot be done now: touching it says why
 */

/**
 * @typedef {object} Bar  What the action bar says. The frame knows whose turn it is.
 * @property {string} [turn]  heading in place of "Your turn"
 * @property {ComponentChildren} may  what may I do; short when `ctx.layout` is "phone"
 * @property {string} [otherwise]  what happens if I do nothing; the frame has a sentence of its own
 * @property {Action[]} actions
 */

/**
 * @typedef {object} Mark  A mark of the guide through the first turn.
 * @property {string} id  texts: `guide-<id>` and its attribute `.title`
 * @property {string} anchor  a selector within the frame
 * @property {(ctx: GameContext) => Record<string, any>} [params]  for the texts
 * @property {(ctx: GameContext) => boolean} [when]  left out of the guide where false
 */

/**
 * @typedef {object} GameScreen
 * @property {string} id
 * @property {string[]} styles  addresses of the game's style sheets: `new URL("./x.css", import.meta.url).href`
 * @property {number} ratio  width by height of the board on a desktop
 * @property {number} own  height of the own area on a desktop, px
 * @property {FunctionComponent<{ctx: GameContext}>} Board  fills the middle; on a phone with its overview strip
 * @property {FunctionComponent<{ctx: GameContext}>} Own  hand and what is taken from, along the bottom. While a
 *   question is asked the frame sets [data-asking] on the area: hide there what is not the hand
 * @property {FunctionComponent<{ctx: GameContext}>} [Head]  what the top bar tells beside the game's name: the phase
 * @property {(ctx: GameContext) => ComponentChildren} [beside]  stands under the others in place of log and chat, which
 *   are then behind a button as on a phone; there it stands over the hand. Null while there is nothing to stand there
 * @property {(ctx: GameContext) => number} [calls]  how many things others wait for this seat to answer, though the
 *   game goes on without: a soft sound tells of one more, the window's title of them all
 * @property {(ctx: GameContext, seat: Seat) => ComponentChildren} seatFacts  small facts of a seat panel
 * @property {(ctx: GameContext, seat: Seat) => ComponentChildren} score  the large number of a seat panel
 * @property {(ctx: GameContext) => Bar} bar
 * @property {(entry: Entry, ctx: GameContext) => ComponentChildren} line  the log's words for a turn: all rows a
 *   seat made in a row, their events in order. An event `turn_ended` closes the entry. Starts with the name in <b>
 * @property {(batch: Batch, before: GameView, after: GameView, ctx: GameContext) => (() => Promise<void> | void) | void} animate
 *   Called while the page still shows `before` (measure here); what it returns is called as soon as it shows
 *   `after` and plays from there to here (lib/motion.js). Not called when no motion is wished for
 * @property {FunctionComponent<{ctx: GameContext, result: Result}>} End  the picture over the columns of the final
 *   scoring: gets a grid of as many equal columns as seats, in ranking order
 * @property {(line: ScoreLine, seat: Seat, ctx: GameContext) => string} scoreNote  small words beside an amount
 * @property {(result: Result, ctx: GameContext) => ComponentChildren} [endWords]  how it ended, a sentence or two
 * @property {Mark[]} guide
 * @property {Record<Locale, () => Promise<Rulebook>>} rules  the modules rules.<locale>.js
 */

export {};
