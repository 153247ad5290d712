/** A table as somebody looks at it: who sits there, whom the game waits for, what they are told in passing. */

import { ApiError, sentenceOf } from "../lib/api";
import { late, waitedFor } from "../lib/clock.svelte";
import type { Source } from "../lib/source";
import type { Table } from "../lib/types";
import type { Move } from "./page/flights";

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
