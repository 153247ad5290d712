/** The documents of docs/table.md, as far as they are the same for every game. */

/** A document of a title's own: its view, its figures, its standing answers. */
export type Doc = Record<string, unknown>;

// -- positions -------------------------------------------------------------------------

/** What a choice costs and brings, in the title's own terms; what it warns of is told in words. */
export interface Quote {
  warnings: string[];
  /** something hidden would come to light: what, nobody may know before it is confirmed */
  reveals?: boolean;
  /** sentences of the log; only of a whole draft and of explanations */
  effects?: string[];
}

/** Where on the table an option is found: places by the names the title gives them. */
export type At = { readonly [key: string]: string | number | undefined };

export interface Option<A extends At = At, Q extends Quote = Quote> {
  text: string;
  label: string;
  verb: string;
  group: string;
  at: A;
  quote: Q;
  /** further places that this choice can lead to */
  leads?: string[];
}

export interface Drafted {
  text: string;
  label: string;
  at?: At;
}

/** What something changed on the table, by the names the title gives its parts. */
export type Changed = Record<string, (string | number)[]>;

/** What is true of every game. */
export interface State {
  over: boolean;
  winners: number[];
  /** seats that may decide something */
  to_act: number[];
  /** whose turn it is, null between turns */
  active: number | null;
  /** 0 before the first */
  round: number;
  turn: number;
  /** the text that ends a turn */
  end: string;
  /** players by seat, and what they play as, in words; empty before that is decided */
  seats: { name: string; label: string }[];
  /** points by source, and their total, once the game is over */
  scores: Record<string, number>[] | null;
  /** seats know now what others must not see */
  secret?: boolean;
}

export interface Position<V = unknown, O extends Option = Option> {
  revision: number;
  view: V;
  state: State;
  seat: number | null;
  kind: string | null;
  /** of all open decisions of the seat */
  kinds: string[];
  /** it answers what others did: that is no turn of the seat's own */
  reaction: boolean;
  title: string;
  draft: Drafted[];
  options: O[];
  proposals: O[];
  free: O[];
  total: O["quote"] | null;
  warnings: string[];
  confirm: { ready: boolean; ends: boolean; label: string };
  changed: Changed;
}

export interface Accepted {
  ok: true;
  quote: Quote;
  label: string;
}

export interface Refused {
  ok: false;
  sentence: string;
  rule: string | null;
  /** the part of the rules that refuses */
  paragraph?: string;
  code: string;
  proposal: string | null;
}

/** What something that could be meant by pressing a place would bring, or why it cannot be done. */
export type Answer = (Accepted | Refused) & { text: string };

// -- history ---------------------------------------------------------------------------

export interface Row {
  n: number;
  /** after the row */
  revision: number;
  /** before all that was sent with it: where the game can be taken back to */
  start: number;
  seat: number | null;
  auto: boolean;
  /** it answered what others did */
  reaction?: boolean;
  round: number;
  turn: number;
  text: string;
  label: string;
  effects: string[];
  deltas: Record<string, number>;
  /** what the seat had then */
  after: Doc | null;
  changed: Changed;
  by: "person" | "bot" | "standing" | "";
  /** of an imported ledger */
  line?: number;
  undone?: boolean;
}

export interface Log {
  rows: Row[];
  revision: number;
  /** undoings so far */
  generation: number;
  /** what was taken back, by which seat; not of games on this device */
  undone?: { seat: number; from: number; to: number }[];
}

/** Figures of a seat by round, by the names the title gives them; round 0 is the set-up. */
export interface SeatStatistics extends Doc {
  seat: number;
  name: string;
}

export interface Statistics<S extends SeatStatistics = SeatStatistics> {
  rounds: number[];
  /** the round that the last entry tells only so far */
  running: number | null;
  seats: S[];
}

// -- a seat's own ----------------------------------------------------------------------

/** Standing answers, in the title's own terms. */
export type Standing = Doc;

export interface Step {
  seat: number;
  text: string;
}

export interface Line {
  name: string;
  at: number;
  line: Step[];
  /** the seat that plans, where several people with secrets share a screen */
  viewer?: number;
}

/** A choice of a line; `begins`: the first of what one seat does in one go. */
export interface PlannedStep extends Step {
  label: string;
  begins: boolean;
}

export interface Plan extends Position {
  /** the line choice by choice */
  line: PlannedStep[];
  /** what the one who plans may not know is made up */
  imagined?: boolean;
  /** the line as rows of the log, if asked for */
  rows?: Row[];
}

/** Plain text, to be shown as text. */
export interface ChatMessage {
  id: number;
  name: string;
  seat: number | null;
  you: boolean;
  text: string;
  /** seconds since 1970 */
  created: number;
}

// -- people and tables -----------------------------------------------------------------

export interface Person {
  id: string;
  name: string;
  account: boolean;
  passkeys: number;
}

/** Somebody came in; a newcomer gets a private link for other devices. */
export interface Entered {
  person: Person;
  key_link: string | null;
}

export interface Me {
  person: Person | null;
  language: string;
  /** the name this browser had before, to which it can go back */
  before: string | null;
}

export type TableState = "waiting" | "running" | "finished" | "import";

/** May the one who looks do something? If not why, and from which moment on if nothing happens until then. */
export interface May {
  may: boolean;
  code: string;
  sentence: string;
  /** seconds since 1970 by the clock of the server */
  from: number | null;
}

/** And by which bots may a game be looked through? The usual one is the first. */
export interface MayReview extends May {
  bots?: { bot: string; name: string; text: string }[];
}

export interface TableSeat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string;
  you: boolean;
  online: boolean;
  /** what it plays as, empty before that is decided */
  label: string;
  points: number;
  /** that, in words */
  plays?: string;
  /** may it be handed over? not in lists, nor of games on this device */
  replace?: May | null;
}

export interface UndoRequest {
  id: number | string;
  seat: number;
  /** the revision to go back to */
  to: number;
  state: "open" | "granted" | "refused";
  /** seats that must agree, and those that have */
  needed: number[];
  agreed: number[];
}

/** Seats that have still to agree. */
export function stillAsked(request: UndoRequest): number[] {
  return request.needed.filter((seat) => !request.agreed.includes(seat));
}

/** How long the game waits; moments are seconds since 1970 by the clock of the server. */
export interface Clock {
  /** seconds a decision may take, null: as long as one likes */
  limit: number | null;
  /** when the present wait began, null while no game runs */
  since: number | null;
  /** when the time of this wait is up */
  due: number | null;
  /** people who have taken longer */
  late: number[];
  /** when this was written */
  now: number;
}

/** A seat changed hands in a running game. */
export interface Handover {
  seat: number;
  /** a bot by its name, "open", or "person" */
  bot: string;
  /** who handed it over, or took it */
  by: string;
  revision: number;
  created: number;
  /** it was the reader's */
  yours: boolean;
  /** it is still so, and it was somebody's seat */
  stands: boolean;
  /** the reader may have it back */
  back: boolean;
}

export interface Table {
  id: string;
  /** which game is played */
  game?: string;
  title: string;
  /** shown in the lobby to everybody */
  listed: boolean;
  state: TableState;
  /** seconds since 1970 */
  created: number;
  seats: TableSeat[];
  /**
   * `talk`: may they write in the chat; `start`: may they begin the game, before it has begun; `review`: may they have a
   * bot look through it, once it is over
   */
  viewer: {
    seats: number[];
    role: "player" | "watcher";
    host: boolean;
    talk?: boolean;
    start?: May | null;
    review?: MayReview | null;
  };
  invite: string | null;
  watch: string | null;
  settings: Doc;
  revision: number;
  /** seats the game waits for, and since when; not of games on this device */
  waiting?: number[];
  clock?: Clock;
  /** a bot finds no move: the sentence that says so */
  stuck?: string | null;
  /** null before the start */
  position: Position | null;
  requests: UndoRequest[];
  unread: number;
  /** not of games on this device */
  handovers?: Handover[];
}

export interface Summary {
  id: string;
  /** which game is played */
  game?: string;
  title: string;
  state: TableState;
  /** shown to everybody in the lobby */
  listed: boolean;
  created: number;
  changed: number;
  revision: number;
  round: number;
  seats: TableSeat[];
  /** seats the game waits for */
  waiting: number[];
  your_turn: boolean;
  mine: boolean;
  settings: Doc;
  clock: Clock;
}

export interface Games {
  games: Summary[];
  next: string | null;
  /** tables at which it is our turn, whatever the list */
  turns: number;
}

// -- events ----------------------------------------------------------------------------

/** Whom the game waits for now, and since when. */
export type Waits = Pick<Table, "waiting" | "clock">;

export type TableEvent =
  | { type: "hello"; revision: number; waits?: Waits }
  | { type: "rows"; revision: number; rows: Row[]; waits?: Waits }
  | { type: "undone"; revision: number; waits?: Waits }
  | { type: "chat"; message: ChatMessage }
  | { type: "table"; table: Partial<Table> }
  | { type: "request"; request: UndoRequest }
  | { type: "thinking"; seat: number | null }
  /** the connection broke or is back; the source catches up by itself */
  | { type: "connection"; online: boolean };

export type { Book, Chapter, Entry, Glossary } from "./book";
export type { Review, ReviewDecision, Reviewed } from "./review";
