/** A table as somebody looks at it: who sits there, whom the game waits for, what they are told in passing. */

import { ApiError, sentenceOf } from "../lib/api";
import { late, waitedFor } from "../lib/clock.svelte";
import type { Source } from "../lib/source";
import type { State, Table } from "../lib/types";
import type { Move } from "./page/flights";

const SHOWN = 1800; // ms that a change stays marked

export interface Notice {
  sentence: string;
  bad: boolean;
  /** the rule that refuses, and the part of the rules about it */
  rule?: string | null;
  paragraph?: string;
}

export abstract class Place {
  abstract readonly source: Source;

  table = $state.raw() as Table;
  /** the revision that is looked at, undefined: the present */
  at = $state<number | undefined>();
  notice = $state.raw<Notice | null>(null);
  thinking = $state<number | null>(null);
  online = $state(true);
  /** hears what moves, before the page changes */
  onmoves: ((moves: Move[]) => void) | null = null;
  /** whoever must take the device before anything is shown: several people with secrets share it */
  curtain = $state<number | null>(null);
  /** places that changed just now, as "hex:E5" */
  fresh = $state.raw<Set<string>>(new Set());

  #calm: ReturnType<typeof setTimeout> | undefined;

  /** Is an earlier position shown, where nothing can be done? */
  get past(): boolean {
    return this.at !== undefined;
  }

  get own(): number[] {
    return this.table.viewer.seats;
  }

  tell(sentence: string, bad = false): void {
    this.notice = { sentence, bad };
  }

  /** Tell what went wrong; a refusal leads to its rule. */
  fail(error: unknown): void {
    const refused = error instanceof ApiError ? error : null;
    const paragraph = String(refused?.detail["paragraph"] ?? "");
    this.notice = { sentence: sentenceOf(error), bad: true, rule: refused?.rule ?? null, paragraph };
  }

  /** Do something, or tell why it did not work. */
  protected attempt(run: () => Promise<void>): Promise<void> {
    return run().catch((error: unknown) => this.fail(error));
  }

  /** Do several people with secrets share this screen? */
  protected guarded(state: State | null | undefined): boolean {
    return state?.secret === true && this.own.length > 1 && !this.source.planned;
  }

  /** The seat that looks: one of the reader's that is asked something, else the same as before, else the first. */
  protected choose(seat: number | null, state: State | null): number | null {
    const own = this.own;
    if (own.length === 0) return null;
    if (seat !== null && (state?.to_act.includes(seat) ?? true)) return seat;
    return own.find((one) => state?.to_act.includes(one)) ?? seat ?? own[0] ?? null;
  }

  /** Mark changes for a moment. */
  protected light(changes: Set<string>): void {
    this.fresh = changes;
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.fresh = new Set()), SHOWN);
  }

  protected still(): void {
    clearTimeout(this.#calm);
  }

  /** Does a bot play for somebody who sat there? */
  standsIn(seat: number): boolean {
    const one = this.table.seats[seat];
    return one?.kind === "bot" && (this.table.handovers ?? []).some((change) => change.seat === seat && change.stands);
  }

  /** Seats whose clock runs: people for whom the game waits. In a plan and in the past there is no hurry. */
  get timed(): number[] {
    return this.past || this.source.planned ? [] : waitedFor(this.table);
  }

  /** Those of them whose time is up; reading it follows every second. */
  get late(): number[] {
    return this.timed.length > 0 ? late(this.table) : [];
  }
}
