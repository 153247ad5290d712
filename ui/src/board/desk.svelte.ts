/**
 * The state of the board page: which seat looks, its draft, the position after the draft.
 *
 * The draft is a list of texts that lives here alone. Every edit asks the source what it leads to; answers that come
 * late are dropped. Nothing here knows a rule: what can be chosen stands in the position.
 */

import { getContext, setContext } from "svelte";

import { ApiError, sentenceOf } from "../lib/api";
import { heard, late, waitedFor } from "../lib/clock.svelte";
import type { Source } from "../lib/source";
import type { At, FactionSeat, Option, Position, SeatView, Table, TableEvent, UndoRequest, View } from "../lib/types";
import { t } from "../lib/words.svelte";
import { between, none, type Changes } from "./changes";
import { Feed } from "./feed.svelte";
import { find, places, type Found } from "./find";
import { keepDraft, keptDraft } from "./kept";
import { Pointer } from "./pointer.svelte";
import { names } from "./say.svelte";

const EDITED = 40; // ms between an edit and the question, so that quick edits ask once
const SHOWN = 1800; // ms that a change stays marked
const KEY = Symbol("desk");

/** A wish to go back that others would have to grant. */
export interface Wish {
  to: number | undefined;
  needed: number[];
  /** the first move that would be taken back */
  move: string;
}

export interface Notice {
  sentence: string;
  bad: boolean;
}

export class Desk {
  readonly feed: Feed;
  readonly pointer: Pointer;

  table = $state.raw() as Table;
  /** the revision that is looked at, undefined: the present */
  at = $state<number | undefined>();
  position = $state.raw<Position | null>(null);
  seat = $state<number | null>(null);
  /** whose faction board lies in front of the reader */
  looked = $state<number | null>(null);
  /** once it is over: the result, until somebody's board is looked at */
  result = $state(true);
  draft = $state<string[]>([]);
  undone = $state<string[]>([]);
  /** how often something was put into the draft */
  added = $state(0);
  busy = $state(false);
  sending = $state(false);
  /** how often something was confirmed here */
  sent = $state(0);
  notice = $state.raw<Notice | null>(null);
  /** to be confirmed before the others are asked */
  wish = $state.raw<Wish | null>(null);
  thinking = $state<number | null>(null);
  online = $state(true);
  fresh = $state.raw<Changes>(none());
  /** the option under the pointer or the focus, drawn as a ghost on the map */
  hovered = $state.raw<Option | null>(null);

  readonly view = $derived.by((): View | null => this.position?.view ?? (this.past ? null : (this.table.position?.view ?? null)));
  readonly places = $derived(places(this.position));
  /** May the seat choose or confirm something? Once its draft is complete the game may ask others. */
  readonly toAct = $derived.by((): boolean => {
    const position = this.position;
    if (this.seat === null || position === null || position.seat !== this.seat) return false;
    return this.draft.length > 0 || position.options.length > 0 || position.confirm.ready;
  });
  /** Is the game over, and not only in the draft? The last pass still has to be confirmed. */
  readonly over = $derived.by((): boolean => this.view?.over === true && (this.past || this.draft.length === 0));
  readonly leeching = $derived(this.position?.kind === "leech" && this.draft.length === 0);

  #asked = 0;
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #calm: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | null = null;

  constructor(
    readonly source: Source,
    table: Table,
    at: number | undefined,
  ) {
    this.table = heard(table);
    this.at = at;
    this.position = at === undefined ? table.position : null;
    this.seat = this.#choose(table.position?.view ?? null);
    const kept = this.past || source.planned ? null : keptDraft(source.id, table);
    if (kept) {
      this.seat = kept.seat;
      this.draft = kept.draft;
    }
    this.looked = this.seat;
    this.feed = new Feed(source, () => this.own);
    this.pointer = new Pointer(this);
  }

  /** Is an earlier position shown, where nothing can be done? */
  get past(): boolean {
    return this.at !== undefined;
  }

  get own(): number[] {
    return this.table.viewer.seats;
  }

  /** Begin: words, the position for the own seat, the log, news. */
  async start(): Promise<void> {
    this.#stop = this.source.subscribe((event) => this.#hear(event));
    await this.again();
  }

  /** Everything anew, in the language the page has now. */
  async again(): Promise<void> {
    const words = this.source.words().then((document) => names.take(document));
    await Promise.all([words, this.ask(), this.feed.load()]).catch((error: unknown) => this.tell(sentenceOf(error), true));
  }

  /** Keep the draft for as long as this tab lives: loading the page again must not lose it. */
  keepDraft(): void {
    const revision = this.position?.revision;
    if (this.past || this.source.planned || this.seat === null || revision === undefined) return;
    keepDraft(this.source.id, { seat: this.seat, revision, draft: this.draft });
  }

  stop(): void {
    this.#stop?.();
    this.#abort?.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#calm);
  }

  /** Look at an earlier position, or at the present again. */
  walk(at: number | undefined): void {
    if (at === this.at) return;
    this.at = at;
    this.draft = [];
    this.undone = [];
    this.pointer.close();
    void this.ask();
  }

  // -- looking -------------------------------------------------------------------------

  seatView(seat: number | null): SeatView | undefined {
    return seat === null ? undefined : this.view?.seats[seat];
  }

  /** The board in front of the reader: the own one, or the one looked at. */
  get front(): FactionSeat | SeatView | undefined {
    return this.seatView(this.looked ?? this.seat ?? this.view?.active ?? 0);
  }

  find(target: At, verb?: string): Found {
    return find(this.position, target, verb);
  }

  nameOf(seat: number): string {
    return names.seat(this.view?.seats[seat]);
  }

  tell(sentence: string, bad = false): void {
    this.notice = { sentence, bad };
  }

  /** Put somebody's board in front; an own seat also becomes the one that acts. */
  look(seat: number): void {
    this.result = false;
    if (this.own.includes(seat)) this.turnTo(seat);
    else this.looked = this.looked === seat ? this.seat : seat;
  }

  /** Look with another of the own seats (several people at one screen). */
  turnTo(seat: number): void {
    if (seat === this.seat) {
      this.looked = seat;
      return;
    }
    this.seat = seat;
    this.looked = seat;
    this.draft = [];
    this.undone = [];
    void this.ask();
  }

  // -- the draft -----------------------------------------------------------------------

  add(text: string): void {
    this.draft = [...this.draft, text];
    this.undone = [];
    this.added += 1;
    this.#edited();
  }

  undo(): void {
    const last = this.draft.at(-1);
    if (last === undefined) return;
    this.draft = this.draft.slice(0, -1);
    this.undone = [...this.undone, last];
    this.#edited();
  }

  redo(): void {
    const text = this.undone.at(-1);
    if (text === undefined) return;
    this.undone = this.undone.slice(0, -1);
    this.draft = [...this.draft, text];
    this.added += 1;
    this.#edited();
  }

  restart(): void {
    if (this.draft.length === 0) return;
    this.undone = [...this.undone, ...this.draft.toReversed()];
    this.draft = [];
    this.#edited();
  }

  /** Back to a place in the draft: the first `n` texts stay. */
  keep(n: number): void {
    while (this.draft.length > n) this.undo();
  }

  /** Take back the last text of the draft that fits, for the minus of a conversion. */
  remove(fits: (text: string) => boolean): void {
    const i = this.draft.findLastIndex(fits);
    if (i < 0) return;
    this.draft = this.draft.filter((_, j) => j !== i);
    this.#edited();
  }

  #edited(): void {
    this.pointer.close();
    this.hovered = null;
    this.notice = null;
    clearTimeout(this.#timer);
    this.busy = true;
    this.#timer = setTimeout(() => void this.ask(), EDITED);
  }

  /** Ask what the draft leads to. */
  async ask(): Promise<void> {
    const number = ++this.#asked;
    this.#abort?.abort();
    this.#abort = new AbortController();
    this.busy = true;
    const asked = { seat: this.seat, draft: [...this.draft], ...(this.at === undefined ? {} : { at: this.at }) };
    try {
      const found = await this.source.position(asked, this.#abort.signal);
      if (number === this.#asked) this.#show(found);
    } catch (error) {
      if (number !== this.#asked) return;
      if (error instanceof ApiError && this.past && this.position === null && [404, 422].includes(error.status)) {
        // There is no such position: the present is better than nothing.
        this.tell(error.sentence, true);
        this.at = undefined;
        await this.ask();
        return;
      }
      if (error instanceof ApiError && error.status === 403 && this.seat !== null) {
        // The seat may have been given away a moment ago; then the page asks again as that of a watcher.
        const before = this.seat;
        await this.#fetch();
        if (this.seat !== before) return;
      }
      if (error instanceof ApiError && error.status === 422 && this.draft.length > 0) {
        // Somebody's move made the draft impossible: its last part goes, with the reason.
        this.draft = this.draft.slice(0, -1);
        this.tell(error.sentence, true);
        await this.ask();
        return;
      }
      this.tell(sentenceOf(error), true);
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }

  #show(found: Position): void {
    this.#mark(between(this.view, found.view));
    this.position = found;
    const seat = this.#choose(found.view);
    if (!this.past && seat !== this.seat && this.draft.length === 0) this.turnTo(seat as number);
  }

  /** The seat that looks: one of the own that is asked something, else the same as before, else the first. */
  #choose(view: View | null): number | null {
    const own = this.own;
    if (own.length === 0) return null;
    if (this.seat !== null && (view?.to_act.includes(this.seat) ?? true)) return this.seat;
    return own.find((seat) => view?.to_act.includes(seat)) ?? this.seat ?? own[0] ?? null;
  }

  #mark(changes: Changes): void {
    this.fresh = changes;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.fresh = none()), SHOWN);
  }

  // -- sending -------------------------------------------------------------------------

  /** Confirm the draft, or answer at once with the texts given. */
  async confirm(texts: string[] = this.draft, end = true): Promise<void> {
    const position = this.position;
    if (this.seat === null || position === null || this.sending) return;
    if (texts.length === 0 && !position.confirm.ready) return;
    this.sending = true;
    try {
      const moved = await this.source.move(this.seat, position.revision, [...texts], end);
      this.draft = [];
      this.undone = [];
      this.notice = null;
      this.sent += 1;
      this.feed.take(moved.rows);
    } catch (error) {
      this.tell(sentenceOf(error), true);
    } finally {
      this.sending = false;
      this.pointer.close();
    }
    await this.ask();
  }

  /** The first move that is taken back when the game goes back to a revision, or to before the reader's last one. */
  moveAfter(to: number | undefined): string {
    const rows = this.feed.rows.filter((row) => !row.undone && !row.auto);
    const mine = rows.findLast((row) => row.by === "person" && row.seat !== null && this.own.includes(row.seat));
    const from = to ?? mine?.start ?? 0;
    const row = rows.find((one) => one.revision > from);
    if (row === undefined) return t("board-undo-choice", { n: from });
    const label = names.capital(row.label || row.text);
    return row.seat === null ? label : `${this.nameOf(row.seat)}: ${label}`;
  }

  /** Take back what is confirmed; where that needs consent, first the wish, then a request to the others. */
  async takeBack(to?: number, ask = false): Promise<void> {
    const revision = this.position?.revision;
    this.wish = null;
    if (revision === undefined) return;
    try {
      const done = await this.source.undo(revision, to, ask);
      if (!done.done && done.request === null) {
        this.wish = { to, needed: done.needed, move: this.moveAfter(to) };
        return;
      }
      this.draft = [];
      this.undone = [];
      if (done.done) await this.feed.load();
    } catch (error) {
      this.tell(sentenceOf(error), true);
    }
    await this.ask();
  }

  async answerUndo(request: UndoRequest, agree: boolean): Promise<void> {
    try {
      await this.source.answerUndo(request.id, agree);
    } catch (error) {
      this.tell(sentenceOf(error), true);
    }
    await this.#fetch();
  }

  async resign(): Promise<void> {
    if (this.seat === null) return;
    try {
      await this.source.resign(this.seat);
    } catch (error) {
      this.tell(sentenceOf(error), true);
    }
    await this.ask();
  }

  /** Hand over a seat whose time is up; bot "open" frees it for somebody else. */
  async replace(seat: number, bot: string): Promise<void> {
    try {
      await this.source.replace(seat, bot);
    } catch (error) {
      this.tell(sentenceOf(error), true);
    }
    await this.#fetch();
  }

  // -- the clock -----------------------------------------------------------------------

  /** Seats whose clock runs: people for whom the game waits. In a plan and in the past there is no hurry. */
  get timed(): number[] {
    return this.past || this.source.planned ? [] : waitedFor(this.table);
  }

  /** Those of them whose time is up; reading it follows every second. */
  get late(): number[] {
    return this.timed.length > 0 ? late(this.table) : [];
  }

  // -- news ----------------------------------------------------------------------------

  #hear(event: TableEvent): void {
    if (event.type === "connection") {
      this.online = event.online;
      if (event.online && this.notice?.sentence === t("error-offline")) this.notice = null;
    } else if (event.type === "thinking") {
      this.thinking = event.seat;
    } else if (event.type === "chat") {
      this.feed.hear(event.message);
    } else if (event.type === "table") {
      this.#table(event.table);
    } else if (event.type === "request") {
      this.#answered(event.request);
    } else {
      if (event.waits) this.#table(event.waits);
      if (!this.past) this.#moved(event);
      else this.#recorded(event);
    }
  }

  /** How a request to go back stands; who asked is told when it is refused. */
  #answered(request: UndoRequest): void {
    const others = this.table.requests.filter((one) => one.id !== request.id);
    this.table = { ...this.table, requests: request.state === "open" ? [...others, request] : others };
    if (request.state === "refused" && this.own.includes(request.seat)) {
      this.tell(t("board-undo-refused", { move: this.moveAfter(request.to) }));
    }
  }

  /** While an earlier position is looked at, only the log grows. */
  #recorded(event: TableEvent & { type: "hello" | "rows" | "undone" }): void {
    if (event.type === "rows") {
      this.feed.take(event.rows);
    } else if (event.type === "undone" || event.revision > (this.feed.rows.at(-1)?.revision ?? event.revision)) {
      void this.feed.load();
    }
  }

  /** Requests come and go with the game; the table has those that are open. */
  async #fetch(): Promise<void> {
    this.#table(await this.source.table().catch(() => ({})));
  }

  #table(table: Partial<Table>): void {
    const { position: _, ...rest } = table;
    const before = this.own.join();
    this.table = heard({ ...this.table, ...rest });
    if (this.own.join() !== before) this.#seated();
  }

  /** The reader has got a seat or given one away: the page becomes that of a player, or of a watcher. */
  #seated(): void {
    if (this.seat !== null && this.own.includes(this.seat)) return;
    if (this.looked === this.seat) this.looked = null;
    this.seat = null;
    this.seat = this.#choose(this.view);
    this.looked ??= this.seat;
    this.draft = [];
    this.undone = [];
    this.pointer.close();
    void this.ask();
  }

  #moved(event: TableEvent & { type: "hello" | "rows" | "undone" }): void {
    if (event.type === "rows") {
      // A request is void once the game goes on.
      if (!this.sending && this.table.requests.some((one) => this.own.includes(one.seat))) this.tell(t("board-undo-lapsed"));
      this.thinking = null;
      this.feed.take(event.rows);
    }
    if (event.type === "undone") void this.feed.load();
    if (this.table.requests.length > 0) void this.#fetch();
    // News of what is being sent may come before its answer, and then everything is asked for anyway.
    if (this.sending) return;
    if (event.revision === this.position?.revision && event.type !== "undone") return;
    if (event.type === "hello") void this.feed.load();
    void this.ask();
  }
}

export function provide(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
