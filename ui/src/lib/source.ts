/** Where a board has its game from: a server, or the engine inside the browser. */

import type {
  Answer,
  At,
  ChatMessage,
  Glossary,
  Line,
  Log,
  Plan,
  Position,
  Reviewed,
  Row,
  Standing,
  Statistics,
  Step,
  Table,
  TableEvent,
} from "./types";

/** A question about a position: which seat asks, at which revision (now if left out), after which draft. */
export interface Asked {
  seat: number | null;
  at?: number;
  draft: string[];
}

/** A question of the planner: choices of all seats from a revision on, then the draft of a seat. */
export interface Planned {
  line: Step[];
  at?: number;
  /** who is to act, if left out */
  seat?: number;
  draft?: string[];
  /** also end the turn where nothing else of it is left, as confirming does */
  end?: boolean;
  /** the line as rows of the log too */
  rows?: boolean;
  /** as which of the reader's seats, where it has several */
  viewer?: number;
}

export interface Moved {
  revision: number;
  /** undoings so far */
  generation: number;
  rows: Row[];
}

/** An undo is done at once, or others have to grant it: those `needed`, who have a request if they were to be asked. */
export interface Undone {
  done: boolean;
  revision: number;
  generation: number;
  request: number | null;
  needed: number[];
}

export interface Source {
  readonly id: string;
  readonly kind: "server" | "local";
  /** A line that somebody thinks out, not the game itself. */
  readonly planned?: boolean;

  table(): Promise<Table>;
  words(): Promise<Glossary>;
  position(asked: Asked, signal?: AbortSignal): Promise<Position>;
  /** What pressing a place could mean: what each of it would bring, or why it cannot be done. */
  point(asked: Asked & { line?: Step[]; viewer?: number }, place: At, signal?: AbortSignal): Promise<{ answers: Answer[] }>;
  /** Confirms a draft; `end` (the default) also ends the turn as soon as only that is left. */
  move(seat: number, revision: number, draft: string[], end?: boolean): Promise<Moved>;
  /** Without `ask` nobody is asked where others must agree, and nothing happens. */
  undo(revision: number, to?: number, ask?: boolean): Promise<Undone>;
  answerUndo(request: number | string, agree: boolean): Promise<void>;
  /** `seat`: as which of the reader's seats */
  log(since?: number, seat?: number): Promise<Log>;
  statistics(): Promise<Statistics>;
  /** A bot looks through the finished game; servers only. */
  /** by the usual bot unless one is named */
  review?: (bot?: string) => Promise<Reviewed>;
  plan(asked: Planned, signal?: AbortSignal): Promise<Plan>;
  lines(): Promise<Line[]>;
  saveLines(lines: Line[]): Promise<void>;
  standing(seat: number): Promise<Standing>;
  saveStanding(seat: number, standing: Standing): Promise<Standing>;
  chat(): Promise<ChatMessage[]>;
  say(text: string): Promise<void>;
  notes(): Promise<string>;
  saveNotes(text: string): Promise<void>;
  resign(seat: number): Promise<void>;
  replace(seat: number, bot: string): Promise<void>;
  /** Take a seat again that was handed over; servers only. */
  sit?: (seat: number) => Promise<void>;
  /** The game as a ledger, and as its own file. */
  ledger(): Promise<string>;
  save(): Promise<string>;
  /** Tells what happens from now on; returns how to stop listening. */
  subscribe(listener: (event: TableEvent) => void): () => void;
  /** Where a revision is looked at, if not on the board. */
  address?(revision: number): string;
}
