/** The log, the chat and the private notes of a table. */

import type { Source } from "../lib/source";
import type { ChatMessage, Log, Row } from "../lib/types";
import { words } from "../lib/words.svelte";

const LIT = 2600; // ms that a new row stays lit
const WRITTEN = 800; // ms after the last keystroke until notes are kept

export class Feed {
  rows = $state.raw<Row[]>([]);
  /** what was taken back: by which seat, from which revision to which */
  taken = $state.raw<Log["undone"]>([]);
  /** numbers of rows that came just now */
  lit = $state.raw<Set<number>>(new Set());
  messages = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  notes = $state("");
  kept = $state(true);

  /** The last row of the reader's own doing: what comes after it is new to them. */
  readonly mine = $derived.by((): number | null => {
    const own = this.own();
    const chosen = (row: Row): boolean => row.seat !== null && !row.auto && row.by !== "standing" && own.includes(row.seat);
    return this.rows.findLast(chosen)?.n ?? null;
  });

  #writes = 0; // how often notes were changed here
  #notesTimer: ReturnType<typeof setTimeout> | undefined;
  #litTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: Source,
    private readonly own: () => number[],
    private readonly seat: () => number | null = () => null,
  ) {}

  async load(): Promise<void> {
    const seat = this.seat();
    const { language } = words;
    const log = await this.source.log(undefined, seat ?? undefined);
    if (this.seat() !== seat || words.language !== language) return this.load(); // somebody else looks by now
    this.rows = log.rows;
    this.taken = log.undone ?? [];
  }

  /** Forget what the last reader saw: some of it only they may know. */
  forget(): void {
    this.rows = [];
    this.taken = [];
  }

  async loadChat(): Promise<void> {
    this.messages = await this.source.chat();
  }

  /** What was kept; whatever is being written meanwhile stands. */
  async loadNotes(): Promise<void> {
    const before = this.#writes;
    const found = await this.source.notes();
    if (this.kept && this.#writes === before) this.notes = found;
  }

  /** Rows that happened now; those known already stay as they are, unless what was hidden in them is told now. */
  take(rows: readonly Row[]): void {
    const told = new Map(rows.map((row) => [row.n, row]));
    const known = new Set(this.rows.map((row) => row.n));
    const added = rows.filter((row) => !known.has(row.n));
    const opened = (row: Row): Row | undefined => (row.text === "" && !row.undone ? told.get(row.n) : undefined);
    this.rows = [...this.rows.map((row) => opened(row) ?? row), ...added].sort((a, b) => a.n - b.n);
    if (added.length === 0) return;
    this.lit = new Set(added.map((row) => row.n));
    clearTimeout(this.#litTimer);
    this.#litTimer = setTimeout(() => (this.lit = new Set()), LIT);
  }

  hear(message: ChatMessage): void {
    if (this.messages.some((one) => one.id === message.id)) return;
    this.messages = [...this.messages, message];
    this.unread += 1;
  }

  async say(text: string): Promise<void> {
    const said = text.trim();
    if (said === "") return;
    await this.source.say(said);
    await this.loadChat();
    this.unread = 0;
  }

  write(text: string): void {
    this.notes = text;
    this.kept = false;
    this.#writes++;
    clearTimeout(this.#notesTimer);
    this.#notesTimer = setTimeout(async () => {
      await this.source.saveNotes(text);
      this.kept = this.notes === text;
    }, WRITTEN);
  }
}
