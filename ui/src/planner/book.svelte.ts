/**
 * The lines of a planner: several, each from its own revision, kept for the person who thinks them out.
 *
 * The chosen line is played out up to `step`; what lies behind it stays, to be walked to again, until something else is
 * played there.
 */

import { ApiError, sentenceOf } from "../lib/api";
import type { Planned, Source } from "../lib/source";
import type { Line, Plan, PlannedStep, Row, Step } from "../lib/types";
import { t } from "../lib/words.svelte";

const WRITTEN = 600; // ms after the last change until the lines are kept
export const MOST_LINES = 30;
const LONGEST_NAME = 80;

export type Keeping = "kept" | "keeping" | "here" | "failed";

function bare({ seat, text }: Step): Step {
  return { seat, text };
}

/** What was chosen at each revision, as far as rows of the log tell. */
function choices(rows: Row[]): Map<number, Step> {
  const made = new Map<number, Step>();
  for (const { seat, text, revision, undone } of rows) {
    if (seat === null || text === "" || undone) continue;
    const texts = text.split(". ");
    texts.forEach((one, i) => made.set(revision - texts.length + i, { seat, text: one }));
  }
  return made;
}

export class Book {
  lines = $state.raw<Line[]>([]);
  current = $state(0);
  /** how many choices of the line are played out */
  step = $state(0);
  /** the whole line with its words, as far as the rules allow it */
  shown = $state.raw<PlannedStep[]>([]);
  /** why the rest of the line cannot be played any more */
  broken = $state("");
  /** what the reader may not know is made up */
  imagined = $state(false);
  keeping = $state<Keeping>("kept");
  failed = $state("");

  readonly line = $derived.by((): Line => this.lines[this.current] ?? { name: "", at: 0, line: [] });
  readonly played = $derived.by((): Step[] => this.line.line.slice(0, this.step).map(bare));

  #told = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changes = 0; // since the page was opened
  #writing: Promise<void> = Promise.resolve();
  /** lines of other people at the same screen */
  #others: Line[] = [];

  /**
   * `end` is the text that ends a turn in this game, `viewer` the seat that plans where several share the screen; once
   * nothing is secret any more, their lines are everybody's.
   */
  constructor(
    readonly source: Source,
    readonly end: string,
    readonly viewer?: number,
    readonly secret = true,
  ) {}

  /** Whose secrets a question may know. */
  get as(): { viewer?: number } {
    return this.viewer === undefined ? {} : { viewer: this.viewer };
  }

  plan(asked: Planned, signal?: AbortSignal): Promise<Plan> {
    return this.source.plan({ ...asked, ...this.as }, signal);
  }

  /** Tells when another position is to be shown. */
  listen(heard: () => void): () => void {
    this.#told.add(heard);
    return () => this.#told.delete(heard);
  }

  #tell(): void {
    for (const heard of this.#told) heard();
  }

  // -- keeping -------------------------------------------------------------------------

  get #here(): string {
    return `hexarch.lines.${this.source.id}`;
  }

  /** Fetch the lines; begin with the one from a revision, or with a new one. `now` is where the game stands. */
  async load(at: number, now: number): Promise<void> {
    try {
      this.lines = await this.source.lines();
    } catch (error) {
      // Whoever has no name yet keeps lines in the browser.
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.keeping = "here";
      this.lines = this.#readHere();
    }
    const shown = (one: Line): boolean => !this.secret || one.viewer === this.viewer;
    this.#others = this.lines.filter((one) => !shown(one));
    this.lines = this.lines.filter(shown);
    await this.#catchUp(now);
    const known = this.lines.findLastIndex((one) => one.at === at);
    if (known >= 0) await this.choose(known);
    else await this.begin(at);
  }

  /** Where the game went on just as a line said, the rest of the line begins at the present. */
  async #catchUp(now: number): Promise<void> {
    const open = (one: Line): boolean => one.at < now && one.at + one.line.length > now;
    const behind = this.lines.filter(open);
    if (behind.length === 0) return;
    const { rows } = await this.source.log(Math.min(...behind.map((one) => one.at)), this.viewer);
    const made = choices(rows);
    const went = ({ at, line }: Line): boolean =>
      line.slice(0, now - at).every(({ seat, text }, i) => {
        const known = made.get(at + i);
        // A turn's end that stood alone has no row.
        return known === undefined ? text === this.end : known.text === text && known.seat === seat;
      });
    const changed = behind.filter(went);
    if (changed.length === 0) return;
    this.lines = this.lines.map((one) => (changed.includes(one) ? { ...one, at: now, line: one.line.slice(now - one.at) } : one));
    this.#keep();
  }

  #readHere(): Line[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#here) ?? "[]");
      return Array.isArray(found) ? (found as Line[]) : [];
    } catch {
      return [];
    }
  }

  #keep(): void {
    this.#changes += 1;
    clearTimeout(this.#timer);
    if (this.keeping !== "here") this.keeping = "keeping";
    this.#timer = setTimeout(() => void this.flush(), WRITTEN);
  }

  /** Keep the lines now, behind what is being written already. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Empty lines are not worth keeping. What changes while they are written is still to be kept. */
  async #write(): Promise<void> {
    if (this.keeping === "kept") return;
    const changes = this.#changes;
    const lines = this.lines.filter((one) => one.line.length > 0);
    try {
      if (this.keeping === "here") localStorage.setItem(this.#here, JSON.stringify(lines));
      else {
        await this.source.saveLines([...this.#others, ...lines].map((one) => ({ ...one, line: one.line.map(bare) })));
        if (changes === this.#changes) this.keeping = "kept";
      }
      this.failed = "";
    } catch (error) {
      this.keeping = "failed";
      this.failed = sentenceOf(error);
    }
  }

  // -- lines ---------------------------------------------------------------------------

  get full(): boolean {
    return this.lines.length + this.#others.length >= MOST_LINES;
  }

  #name(): string {
    for (let n = 1; ; n += 1) {
      const name = t("plan-line", { n });
      if (!this.lines.some((one) => one.name === name)) return name;
    }
  }

  /** A new line from a revision. */
  async begin(at: number): Promise<void> {
    if (this.full) return;
    this.lines = [...this.lines, { name: this.#name(), at, line: [], ...this.as }];
    await this.choose(this.lines.length - 1);
  }

  async choose(index: number): Promise<void> {
    if (this.lines[index] === undefined) return;
    this.current = index;
    this.step = this.line.line.length;
    await this.read();
    this.#tell();
  }

  /** Another line with the same choices, or with the first `n` of them. */
  async copy(n: number = this.line.line.length): Promise<void> {
    if (this.full) return;
    const { at, line } = this.line;
    this.lines = [...this.lines, { name: this.#name(), at, line: line.slice(0, n), ...this.as }];
    this.#keep();
    await this.choose(this.lines.length - 1);
  }

  rename(name: string): void {
    const said = name.trim().slice(0, LONGEST_NAME);
    if (said !== "") this.#change({ name: said });
  }

  async remove(): Promise<void> {
    const { at } = this.line;
    this.lines = this.lines.filter((_, i) => i !== this.current);
    this.#keep();
    if (this.lines.length === 0) await this.begin(at);
    else await this.choose(Math.min(this.current, this.lines.length - 1));
  }

  #change(change: Partial<Line>): void {
    this.lines = this.lines.map((one, i) => (i === this.current ? { ...one, ...change } : one));
    this.#keep();
  }

  // -- one line ------------------------------------------------------------------------

  /** Ask for the words of the line, and how much of it the rules allow. */
  async read(): Promise<void> {
    const { at, line } = this.line;
    const index = this.current;
    this.broken = "";
    this.shown = [];
    if (line.length === 0) return;
    let whole = line.length;
    for (;;) {
      try {
        const found = await this.plan({ at, line: line.slice(0, whole).map(bare) });
        if (index === this.current) this.shown = found.line;
        return;
      } catch (error) {
        const place = error instanceof ApiError ? error.detail["index"] : undefined;
        if (typeof place !== "number" || place >= whole) throw error;
        // The game was taken back and went another way: the line is good up to here.
        whole = place;
        this.step = Math.min(this.step, whole);
        this.broken = sentenceOf(error);
        if (whole === 0) return;
      }
    }
  }

  /** The line as it is after a confirmed go; what lay behind is replaced. */
  take(plan: Plan): void {
    this.#change({ line: plan.line.map(bare) });
    this.shown = plan.line;
    this.step = plan.line.length;
    this.broken = "";
  }

  /** The game went on as the line began: the rest of it begins there now. */
  follow(n: number): void {
    const { at, line } = this.line;
    if (n < line.length) this.#change({ at: at + n, line: line.slice(n) });
  }

  /** Play the line out up to a choice. */
  walk(step: number): void {
    const to = Math.min(Math.max(step, 0), this.shown.length);
    if (to === this.step) return;
    this.step = to;
    this.#tell();
  }

  readonly back = $derived.by((): number => this.shown.findLastIndex((one, i) => one.begins && i < this.step));
  readonly forward = $derived.by((): number => {
    if (this.step >= this.shown.length) return -1;
    const next = this.shown.findIndex((one, i) => one.begins && i > this.step);
    return next < 0 ? this.shown.length : next;
  });

  /** The first go of the line, as a draft; its end comes by itself when it is confirmed. */
  readonly first = $derived.by((): { seat: number; steps: PlannedStep[]; draft: string[] } | null => {
    const seat = this.shown[0]?.seat;
    if (seat === undefined) return null;
    const end = this.shown.findIndex((one, i) => i > 0 && (one.begins || one.seat !== seat));
    const steps = this.shown.slice(0, end < 0 ? this.shown.length : end);
    const draft = steps.map((one) => one.text);
    if (draft.at(-1) === this.end) draft.pop();
    return { seat, steps, draft };
  });
}
