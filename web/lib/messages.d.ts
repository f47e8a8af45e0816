/** What goes over the wire. Made from docs/protocol.schema.json by tests/schema-types.js; never changed by hand. */

import type { Operation, ToldEvent } from "./protocol.js";

export type FromBrowser = Hello | Visible | Move | AskPreview | Command | Say;

export type ToBrowser = Welcome | Reload | Batch | Ack | RefusedMessage | PreviewAnswer | TableChanged | Chat | HereChanged | ErrorMessage;

export type Ack = {
  id: string;
  seq: number | null;
  t: "ack";
};

export type AskPreview = {
  id: string;
  move: Record<string, any>;
  seat: number;
  t: "preview";
};

export type Batch = {
  at: number;
  events: Array<ToldEvent>;
  kind: "close" | "move" | "resign" | "seat" | "setup" | "undo" | "vote";
  mine?: Array<Operation> | null;
  moves?: Array<Template> | null;
  patch: Array<Operation>;
  seat: number | null;
  seq: number;
  stamp?: string | null;
  t: "batch";
  table?: Partial<TableInfo> | null;
};

export type Bot = {
  do: "bot";
  level: string | null;
  seat: number;
};

export type CastVote = {
  do: "vote";
  yes: boolean;
};

export type Chat = {
  at: number;
  id: number;
  name: string;
  seat: number | null;
  t: "chat";
  text: string;
};

export type ChatLine = {
  at: number;
  id: number;
  name: string;
  seat: number | null;
  text: string;
};

export type ClockInfo = {
  left: number;
  over?: boolean;
  seat: number;
  since?: number | null;
};

export type Colours = {
  colours: Array<string>;
  do: "colours";
  seat: number;
};

export type Command = {
  act: Title | Watch | Start | SetOption | SetPace | StartSeat | Seats | Bot | Kick | Order | Colours | Leave | Name | Stir | Undo | CommandsCall | CastVote | Withdraw | Return | SitOut | Resign;
  id: string;
  seat: number;
  t: "act";
};

export type Entry = {
  at: number;
  events: Array<ToldEvent>;
  kind: "close" | "move" | "resign" | "seat" | "setup" | "undo" | "vote";
  seat: number | null;
  seq: number;
};

export type ErrorMessage = {
  code: string;
  id?: string | null;
  params: Record<string, any>;
  t: "error";
};

export type GameView = {
  private: any | null;
  public: any;
};

export type Hello = {
  chat?: number | null;
  page: string;
  protocol: number;
  seat: number | null;
  seq: number | null;
  t: "hello";
  table: string;
};

export type Here = {
  seats: Array<number>;
  watchers: number;
};

export type HereChanged = {
  seats: Array<number>;
  t: "here";
  watchers: number;
};

export type Kick = {
  do: "kick";
  seat: number;
};

export type LastUndo = {
  free: boolean;
  seat: number;
  seq: number;
  to: number;
};

export type Leave = {
  do: "leave";
};

export type Move = {
  id: string;
  move: Record<string, any>;
  seat: number;
  stamp: string;
  t: "move";
};

export type Name = {
  do: "name";
  name: string;
};

export type Order = {
  do: "order";
  seats: Array<number>;
};

/** `seconds` for each turn (relaxed), or as a bank for the game with `more` after each turn (live). */
export type Pace = {
  kind: "live" | "relaxed";
  more?: number;
  seconds: number;
};

/** `count` different items of the pool `of`. On the wire: [count, [item, …]]. */
export type Pick = [number, Array<string | [string, number]>];

/** What a move built so far would come to: complete or not, the next choices, cost and result.
 * 
 * `choose` lists what may be added to list-valued fields, `numbers` the lowest and the highest value
 * of integer fields, `values` what fields that are still open may hold, where they are one of a few.
 * A field inside another is named by its path: "give.cards", "want.goods.salt".
 * With `refused` the partial move cannot be completed; `params` there say what is missing. */
export type Preview = {
  choose?: Record<string, Array<Array<Pick>>>;
  complete?: boolean;
  numbers?: Record<string, [number, number]>;
  refused?: Refused | null;
  tells?: Record<string, any>;
  values?: Record<string, Array<any>>;
};

export type PreviewAnswer = {
  id: string;
  preview: Preview;
  t: "preview";
};

/** A refusal as data: the same two facts as `IllegalMove`. */
export type Refused = {
  code: string;
  params?: Record<string, any>;
};

export type RefusedMessage = {
  code: string;
  id: string;
  moves?: Array<Template> | null;
  params: Record<string, any>;
  stamp?: string | null;
  t: "refused";
};

export type Reload = {
  reason: "eyes" | "gap" | "page" | "protocol";
  seat?: number | null;
  t: "reload";
};

export type Resign = {
  do: "resign";
};

/** The end: groups of seats best first, totals, every line that adds up to them, and why.
 * 
 * For each seat the amounts of all lines sum up to its total. `tiebreak` names the rule that
 * ordered equal totals, where one did. */
export type Result = {
  lines: Array<ScoreLine>;
  ranking: Array<Array<number>>;
  reason: string;
  tiebreak?: string | null;
  totals: Array<number>;
};

export type Return = {
  do: "return";
};

export type RulesInfo = {
  data: string;
  good?: number | null;
  own?: boolean;
  standing: "checking" | "current" | "kept" | "unfit" | "unreadable";
  version: number;
};

export type Say = {
  id: string;
  seat: number | null;
  t: "chat";
  text: string;
};

/** One line of the scoring: its amount for each seat, and what it came from.
 * 
 * `id` is explained in the game's catalogue (`score-<id>`); `notes[seat]` are plain values that
 * fill in its words, such as the field a figure stands on. */
export type ScoreLine = {
  amounts: Array<number>;
  id: string;
  notes: Array<Record<string, any>>;
};

export type Seal = {
  commitment: string;
  entropies?: Array<string> | null;
  secret?: string | null;
  stirred: Array<boolean>;
};

export type SeatInfo = {
  colours: Array<string>;
  kind: "bot" | "human" | "open";
  level?: string | null;
  name: string;
  resigned?: boolean;
  seat: number;
};

export type Seats = {
  count: number;
  do: "seats";
};

export type SetOption = {
  do: "option";
  id: string;
  value: string;
};

export type SetPace = {
  do: "pace";
  pace: Pace | null;
};

export type SitOut = {
  do: "sit_out";
  level: string;
};

export type Start = {
  do: "start";
};

export type StartSeat = {
  do: "start_seat";
  seat: number | null;
};

export type Stir = {
  do: "stir";
  entropy: string;
};

export type TableChanged = {
  t: "table";
  table: TableInfo;
};

export type TableInfo = {
  at: number;
  calls: Array<MessagesCall>;
  clocks: Array<ClockInfo>;
  code?: string | null;
  game: string;
  host: number;
  id: string;
  options: Record<string, string>;
  pace: Pace | null;
  phase: "closed" | "over" | "running" | "setup";
  rematch: string | null;
  result: Result | null;
  rules: RulesInfo;
  seal: Seal;
  seats: Array<SeatInfo>;
  start: number | null;
  title: string;
  undo: LastUndo | null;
  vote: Vote | null;
  waiting: Array<number>;
  watch: boolean;
};

/** A kind of move a seat can make now, or cannot and why.
 * 
 * The move is `{"cmd": cmd, **fixed, field: items for each field of choose}`. `tells` is what the
 * player wants to know before: cost, result, what is skipped; the names are the game's own.
 * With `refused` the template is not playable: it says why for a thing that players try to touch.
 * `stepwise` templates have more choices than can be listed: they are built up with `preview`. */
export type Template = {
  choose?: Record<string, Array<Array<Pick>>>;
  cmd: string;
  fixed?: Record<string, any>;
  refused?: Refused | null;
  stepwise?: boolean;
  tells?: Record<string, any>;
};

export type Title = {
  do: "title";
  title: string;
};

export type Undo = {
  do: "undo";
};

/** What `GET /api/tables/{id}` answers with. */
export type View = {
  chat?: Array<ChatLine>;
  game: GameView | null;
  here?: Here | null;
  log?: Array<Entry>;
  moves?: Array<Template> | null;
  seat: number | null;
  seq: number;
  stamp?: string | null;
  table: TableInfo;
};

export type Visible = {
  t: "visible";
  visible: boolean;
};

export type Vote = {
  by: number;
  kind: "bot" | "end" | "undo" | "wait";
  no: Array<number>;
  seq: number;
  target?: number | null;
  voters: Array<number>;
  yes: Array<number>;
};

export type Watch = {
  do: "watch";
  watch: boolean;
};

export type Welcome = {
  here: Here;
  host: boolean;
  now: number;
  seats: Array<number>;
  seq: number;
  t: "welcome";
  table: TableInfo;
  version: number;
};

export type Withdraw = {
  do: "withdraw";
};

export type MessagesCall = {
  kind: "bot" | "end" | "undo" | "wait";
  refused?: Refused | null;
  target?: number | null;
};

export type CommandsCall = {
  do: "call";
  kind: "bot" | "end" | "undo" | "wait";
  target?: number | null;
};
