/** The documents of docs/table.md. */

import type { Amount, Cult, DecisionKind, FinalScore, StructureId, View } from "./view";

export type * from "./view";

// -- positions -------------------------------------------------------------------------

export interface Offer {
  seat: number;
  power: number;
  /** what of the power the seat could take now */
  gain: number;
  vp: number;
}

export interface Quote {
  cost: Amount;
  gain: Amount;
  /** points by source */
  vp: Record<string, number>;
  points: number;
  cults: Partial<Record<Cult, number>>;
  offers: Offer[];
  warnings: string[];
  /** sentences of the log; only of a whole draft and of explanations */
  effects?: string[];
}

/** Where on the table an option is found. */
export interface At {
  hex?: string;
  river?: string;
  site?: string;
  structure?: string;
  terrain?: string;
  action?: string;
  tile?: string;
  cult?: Cult;
  space?: number;
  track?: "ship" | "dig";
  seat?: number;
  faction?: string;
  n?: number;
  from?: string;
  into?: string;
  /** a bowl of power, 1 to 3 */
  bowl?: number;
  /** what is given up */
  what?: string;
}

export interface Option {
  text: string;
  label: string;
  verb: string;
  group: string;
  at: At;
  quote: Quote;
  /** hexes that the spades of this choice can turn into home terrain */
  leads?: string[];
}

export interface Drafted {
  text: string;
  label: string;
}

export interface Changed {
  hexes: string[];
  seats: number[];
  cults: Cult[];
  tiles: string[];
}

export interface Position {
  revision: number;
  view: View;
  seat: number | null;
  kind: DecisionKind | null;
  /** of all open decisions of the seat */
  kinds: DecisionKind[];
  title: string;
  draft: Drafted[];
  options: Option[];
  proposals: Option[];
  free: Option[];
  total: Quote | null;
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
  code: string;
  proposal: string | null;
}

export type Answer = Accepted | Refused;

// -- history ---------------------------------------------------------------------------

export interface Row {
  n: number;
  /** after the row */
  revision: number;
  /** before all that was sent with it: where the game can be taken back to */
  start: number;
  seat: number | null;
  auto: boolean;
  round: number;
  turn: number;
  text: string;
  label: string;
  effects: string[];
  deltas: Record<string, number>;
  after: {
    VP: number;
    C: number;
    W: number;
    P: number;
    bowls: [number, number, number];
    cults: Record<Cult, number>;
  } | null;
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
}

export interface SeatStatistics {
  seat: number;
  name: string;
  faction: string | null;
  colour: string | null;
  /** everything by round; round 0 is the set-up */
  vp: number[];
  sources: Record<string, number[]>;
  resources: { C: number; W: number; P: number; power: number; tokens: number }[];
  structures: Record<StructureId, number>[];
  towns: number[];
  network: number[];
  final: FinalScore | null;
}

export interface Statistics {
  rounds: number[];
  /** the round that the last entry tells only so far */
  running: number | null;
  seats: SeatStatistics[];
}

// -- a seat's own ----------------------------------------------------------------------

export interface Standing {
  leech: "ask" | "never" | "up_to" | "ask_when_it_matters";
  vp: number;
  ask_last_round: boolean;
}

export interface Step {
  seat: number;
  text: string;
}

export interface Line {
  name: string;
  at: number;
  line: Step[];
}

/** What lines are compared by: points now, and with the final scoring of this position. */
export interface Score {
  seat: number;
  vp: number;
  total: number;
  resources: Partial<Record<"C" | "W" | "P", number>>;
  bowls: number[];
}

/** A choice of a line; `begins`: the first of what one seat does in one go. */
export interface PlannedStep extends Step {
  label: string;
  begins: boolean;
}

export interface Plan extends Position {
  /** the line choice by choice */
  line: PlannedStep[];
  scores: Score[];
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

/** Somebody came in; who is new gets a private link for other devices. */
export interface Entered {
  person: Person;
  key_link: string | null;
}

export interface Me {
  person: Person | null;
  language: string;
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

export interface TableSeat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string;
  you: boolean;
  online: boolean;
  /** empty while there is none */
  faction: string;
  points: number;
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

export interface Table {
  id: string;
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
    review?: May | null;
  };
  invite: string | null;
  watch: string | null;
  settings: Record<string, unknown>;
  revision: number;
  /** seats the game waits for, and since when; not of games on this device */
  waiting?: number[];
  clock?: Clock;
  /** null before the start */
  position: Position | null;
  requests: UndoRequest[];
  unread: number;
}

export interface Summary {
  id: string;
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
  settings: Record<string, unknown>;
  clock: Clock;
}

export interface Games {
  games: Summary[];
  next: string | null;
  /** tables at which it is our turn, whatever the list */
  turns: number;
}

// -- names and explanations of the game's things ---------------------------------------

export interface GameWords {
  /** id: title, text */
  tiles: Record<string, [string, string]>;
  /** id: name, ability, stronghold */
  factions: Record<string, [string, string, string]>;
  /** faction: home terrain, of those that do not choose theirs */
  homes: Record<string, string>;
  terrains: Record<string, string>;
  /** the letter that tells a terrain without its colour */
  letters: Record<string, string>;
  /** colour: terrain */
  colours: Record<string, string>;
  structures: Record<string, string>;
  cults: Record<string, string>;
  resources: Record<string, string>;
  sources: Record<string, string>;
  tracks: Record<string, string>;
  maps: Record<string, string>;
  /** id: name, text */
  actions: Record<string, [string, string]>;
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

/** What a bot thinks of one decision. */
export interface ReviewDecision {
  /** first and last choice, counted from 1 */
  first: number;
  last: number;
  /** the revision that shows it */
  at: number;
  seat: number;
  round: number;
  kind: string;
  played: string;
  played_label: string;
  preferred: string;
  preferred_label: string;
  /** final VP that it expected for every seat before */
  estimates: number[];
  after_played: number;
  after_preferred: number;
  lost: number;
}

export interface Review {
  bot: string;
  seats: { seat: number; vp: number; decisions: number; agreed: number; lost: number; worst: number }[];
  decisions: ReviewDecision[];
  /** places in `decisions`, dearest first */
  worst: number[];
}

export interface Reviewed {
  done: boolean;
  /** of 1 */
  progress: number;
  review: Review | null;
}
