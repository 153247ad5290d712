/**
 * The state of the board page: which seat looks, its draft, the position after the draft.
 *
 * The draft is a list of texts that lives here alone. Every edit asks the source what it leads to; answers that come
 * late are dropped. Nothing here knows a rule: what can be chosen stands in the position.
 */

import { ApiError } from "../lib/api";
import { heard } from "../lib/clock.svelte";
import type { Source } from "../lib/source";
import type { At, Option, Position, State, Table, TableEvent, UndoRequest } from "../lib/types";
import { t, words } from "../lib/words.svelte";
import { Back } from "./back.svelte";
import { Draft } from "./draft.svelte";
import { Feed } from "./feed.svelte";
import { find, places, type Found } from "./find";
import type { GamePage, Mark, Seated } from "./game";
import { keepDraft, keptDraft } from "./kept";
import { Place } from "./place.svelte";
import { Pointer } from "./pointer.svelte";
import { seated } from "./seated";

const EDITED = 40; // ms between an edit and the question, so that quick edits ask once

export class Desk<V = unknown, O extends Option = Option> extends Place {
  readonly feed: Feed;
  readonly pointer: Pointer<O>;
  readonly draft: Draft;
  readonly back: Back;

  position = $state.raw<Position<V, O> | null>(null);
  /** the position without a draft: whose turn it is and how far the game is */
  settled = $state.raw<Position<V, O> | null>(null);
  seat = $state<number | null>(null);
  /** whose board lies in front of the reader */
  looked = $state<number | null>(null);
  /** once it is over: the result, until somebody's board is looked at */
  result = $state(true);
  busy = $state(false);
  sending = $state(false);
  /** how often something was confirmed here */
  sent = $state(0);
  /** the option under the pointer or the focus, drawn as a ghost on the table */
  hovered = $state.raw<O | null>(null);

  /** what is shown until the position of the reader's own seat has come */
  readonly shown = $derived.by(
    (): Position<V, O> | null => this.position ?? (this.past ? null : (this.table.position as Position<V, O> | null)),
  );
  readonly view = $derived.by((): V | null => this.shown?.view ?? null);
  readonly state = $derived.by((): State | null => this.shown?.state ?? null);
  /** What holds as long as nothing is confirmed. */
  readonly calm = $derived.by((): Position<V, O> | null => (this.draft.length > 0 && !this.past ? (this.settled ?? this.shown) : this.shown));
  readonly seated = $derived.by((): Seated[] => (this.shown === null ? [] : seated(this.shown, this.page)));
  readonly places = $derived.by(() => places(this.position, this.page));
  /** May the seat choose or confirm something? Once its draft is complete the game may ask others. */
  readonly toAct = $derived.by((): boolean => {
    const position = this.position;
    if (this.seat === null || position === null || position.seat !== this.seat) return false;
    return this.draft.length > 0 || position.options.length > 0 || position.confirm.ready;
  });
  /** Is the game over, and not only in the draft? The last pass still has to be confirmed. */
  readonly over = $derived.by((): boolean => this.state?.over === true && (this.past || this.draft.length === 0));
  /** Is it asked about what others did? That is answered with one press. */
  readonly answering = $derived.by(
    (): boolean => this.page.Answers !== undefined && this.position?.reaction === true && this.draft.length === 0,
  );

  #unanswered = false; // the last question: the connection was gone
  #asked = 0;
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: (() => void) | null = null;

  constructor(
    readonly source: Source,
    readonly page: GamePage<V, O>,
    table: Table,
    at: number | undefined,
  ) {
    super();
    this.draft = new Draft(() => this.#edited());
    this.table = heard(table);
    this.at = at;
    this.position = at === undefined ? (table.position as Position<V, O> | null) : null;
    this.settled = this.position;
    this.seat = this.choose(this.seat, table.position?.state ?? null);
    const kept = this.past || source.planned ? null : keptDraft(source.id, table);
    if (kept) {
      this.seat = kept.seat;
      this.draft.texts = kept.draft;
    }
    this.looked = this.seat;
    if (this.guarded(table.position?.state)) this.#close();
    const [own, seat] = [() => this.own, () => this.seat];
    this.feed = new Feed(source, own, seat);
    this.back = new Back(this);
    this.pointer = new Pointer(this);
  }

  /** Begin: words, the position for the reader's seat, the log, news. */
  start(): Promise<void> {
    this.#stop = this.source.subscribe((event) => this.#hear(event));
    return this.again();
  }

  /** Everything again, in the language the page has now. */
  async again(): Promise<void> {
    const { language } = words; // names that come after the reader has chosen another one are not wanted any more
    const names = this.source.words().then((found) => words.language === language && this.page.learn(found));
    await this.attempt(() => Promise.all([names, this.ask(), this.feed.load()]).then(() => undefined));
  }

  /** Keep the draft for as long as this tab lives: loading the page again must not lose it. */
  keepDraft(): void {
    const revision = this.position?.revision;
    if (this.past || this.source.planned || this.seat === null || revision === undefined) return;
    keepDraft(this.source.id, { seat: this.seat, revision, draft: this.draft.texts });
  }

  stop(): void {
    this.#stop?.();
    this.#asked += 1; // answers that are on their way come too late
    this.#abort?.abort();
    clearTimeout(this.#timer);
    this.still();
  }

  /** Look at an earlier position, or at the present again. */
  walk(at: number | undefined): void {
    if (at === this.at) return;
    this.at = at;
    this.draft.clear();
    this.pointer.close();
    void this.ask();
  }

  // -- looking -------------------------------------------------------------------------

  /** The seat whose board lies in front of the reader: their own, or the one they look at. */
  get front(): number {
    return this.looked ?? this.seat ?? this.state?.active ?? 0;
  }

  find(target: At): Found<O> {
    return find(this.position, target, this.page);
  }

  /** A seat by what it plays as, or by name before that is decided. */
  nameOf(seat: number): string {
    return this.seated[seat]?.called ?? "";
  }

  mark(seat: number): Mark {
    return this.seated[seat]?.mark ?? { letter: "", style: "" };
  }

  /** Put somebody's board in front; a seat of the reader's own also becomes the one that acts. */
  look(seat: number): void {
    this.result = false;
    if (this.own.includes(seat)) this.turnTo(seat);
    else this.looked = this.looked === seat ? this.seat : seat;
  }

  /** Look with another of the reader's seats (several people at one screen). */
  turnTo(seat: number): void {
    this.looked = seat;
    if (seat === this.seat) return;
    const guarded = this.guarded(this.state);
    this.seat = seat;
    this.draft.clear();
    if (guarded) this.#close();
    void this.ask();
  }

  /** Nothing that the last reader saw stays on the page. */
  #close(): void {
    this.curtain = this.seat;
    this.position = this.settled = null;
    this.table = { ...this.table, position: null };
    this.feed?.forget();
    this.pointer?.close();
    this.hovered = null;
  }

  /** The right person has the device. */
  lift(): void {
    this.curtain = null;
    void this.attempt(() => Promise.all([this.ask(), this.feed.load()]).then(() => undefined));
  }

  // -- the draft -----------------------------------------------------------------------

  #edited(): void {
    this.pointer.close();
    this.hovered = this.notice = null;
    clearTimeout(this.#timer);
    this.#asked += 1; // what is asked already does not know of the edit
    this.busy = true;
    this.#timer = setTimeout(() => void this.ask(), EDITED);
  }

  /** Ask what the draft leads to. */
  async ask(): Promise<void> {
    if (this.curtain !== null) return;
    const number = ++this.#asked;
    this.#abort?.abort();
    this.#abort = new AbortController();
    this.busy = true;
    const asked = { seat: this.seat, draft: [...this.draft.texts], ...(this.at === undefined ? {} : { at: this.at }) };
    try {
      const found = await this.source.position(asked, this.#abort.signal);
      if (number !== this.#asked) return;
      this.#unanswered = false;
      this.#show(found as Position<V, O>);
    } catch (error) {
      if (number !== this.#asked) return;
      this.#unanswered = error instanceof ApiError && error.status === 0;
      if (error instanceof ApiError && this.past && this.position === null && [404, 422].includes(error.status)) {
        // There is no such position: the present is better than nothing.
        this.fail(error);
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
        this.draft.shorten();
        this.fail(error);
        await this.ask();
        return;
      }
      this.fail(error);
      // What could not be asked about is not chosen: the draft stays as it is shown.
      if (this.position?.seat === this.seat) this.draft.show(this.position?.draft.map(({ text }) => text) ?? []);
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }

  #show(found: Position<V, O>): void {
    this.light(this.page.changes(this.view, found.view));
    if (this.view !== null) this.onmoves?.(this.page.moves?.(this.view, found.view) ?? []);
    this.position = found;
    if (found.draft.length === 0) this.settled = found;
    const seat = this.choose(this.seat, found.state);
    if (!this.past && seat !== this.seat && this.draft.length === 0) this.turnTo(seat as number);
  }

  // -- sending -------------------------------------------------------------------------

  /** Confirm the draft, or answer at once with the texts given; again where others decided at the same moment. */
  async confirm(texts: string[] = this.draft.texts, end = true, tries = 5): Promise<void> {
    const position = this.position;
    if (this.seat === null || position === null || this.sending) return;
    if (texts.length === 0 && !position.confirm.ready) return;
    this.sending = true;
    try {
      const moved = await this.source.move(this.seat, position.revision, [...texts], end);
      this.draft.clear();
      this.notice = null;
      this.sent += 1;
      this.feed.take(moved.rows);
    } catch (error) {
      if (tries > 0 && error instanceof ApiError && error.status === 409 && (await this.#fits(texts, position.revision))) {
        this.sending = false; // somebody else decided at the same moment, and what was chosen is as good as before
        return this.confirm(texts, end, tries - 1);
      }
      this.fail(error);
    } finally {
      this.sending = false;
      this.pointer.close();
    }
    await this.ask();
  }

  /** After news since a revision: would these texts still stand? The position is then the new one. */
  async #fits(texts: readonly string[], since: number): Promise<boolean> {
    try {
      const found = (await this.source.position({ seat: this.seat, draft: [...texts] })) as Position<V, O>;
      if (found.revision === since || found.draft.length !== texts.length) return false;
      this.position = found;
      return true;
    } catch {
      return false;
    }
  }

  /** Take back what is confirmed, to before a move of the log or to before the last of the reader's own. */
  async takeBack(to?: number, ask = false): Promise<void> {
    const revision = this.position?.revision;
    if (revision === undefined) return;
    const came = await this.back.take(revision, to, ask);
    if (came === "wish") return;
    if (came === "back") this.draft.clear();
    await this.ask();
  }

  async answerUndo(request: UndoRequest, agree: boolean): Promise<void> {
    await this.back.answer(request, agree);
    await this.#fetch();
  }

  async resign(): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    await this.attempt(() => this.source.resign(seat));
    await this.ask();
  }

  /** Hand over a seat whose time is up; bot "open" frees it for somebody else. */
  async replace(seat: number, bot: string): Promise<void> {
    await this.attempt(() => this.source.replace(seat, bot));
    await this.#fetch();
  }

  /** Sit down again on a seat that was handed over. */
  async sitAgain(seat: number): Promise<void> {
    await this.source.sit?.(seat);
    await this.#fetch();
  }

  // -- news ----------------------------------------------------------------------------

  #hear(event: TableEvent): void {
    if (event.type === "connection") {
      this.online = event.online;
      if (event.online && this.notice?.sentence === t("error-offline")) this.notice = null;
      if (event.online && this.#unanswered) void this.ask();
    } else if (event.type === "thinking") {
      this.thinking = event.seat;
    } else if (event.type === "chat") {
      this.feed.hear(event.message);
    } else if (event.type === "table") {
      this.#table(event.table);
    } else if (event.type === "request") {
      this.table = { ...this.table, requests: this.back.heard(this.table.requests, event.request) };
    } else {
      if (event.waits) this.#table(event.waits);
      if (!this.past) this.#moved(event);
      else this.#recorded(event);
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
    this.seat = this.choose(this.seat, this.state);
    this.looked ??= this.seat;
    this.draft.clear();
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
    if (this.table.requests.length > 0 || event.type === "hello") void this.#fetch(); // who else is here, too
    // News of what is being sent may come before its answer, and then everything is asked for anyway.
    if (this.sending) return;
    if (event.revision === this.position?.revision && event.type !== "undone") return;
    if (event.type === "hello") void this.feed.load();
    void this.ask();
  }
}
