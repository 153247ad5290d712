/** Where walking through a game halts: after every row, with what the game did by itself in the same step. */

import type { Row } from "../lib/types";

export interface Stop {
  revision: number;
  /** of the row that somebody chose, or the first of those that came by themselves */
  row: Row | null;
  round: number;
}

export function stops(rows: readonly Row[]): Stop[] {
  const found: Stop[] = [{ revision: 0, row: null, round: rows[0]?.round ?? 0 }];
  for (const row of rows) {
    if (row.undone) continue;
    const last = found.at(-1);
    if (last && last.revision === row.revision) {
      if (last.row === null || last.row.auto) last.row = row.auto ? (last.row ?? row) : row;
      last.round = row.round;
    } else found.push({ revision: row.revision, row, round: row.round });
  }
  return found;
}

/** The last stop that is not after a revision. */
export function stopAt(list: readonly Stop[], revision: number): number {
  let i = list.length - 1;
  while (i > 0 && (list[i] as Stop).revision > revision) i -= 1;
  return Math.max(i, 0);
}

/** The first stop of each round. */
export function roundMarks(list: readonly Stop[]): { round: number; index: number }[] {
  const marks: { round: number; index: number }[] = [];
  list.forEach((stop, index) => {
    if (stop.round > (marks.at(-1)?.round ?? 0)) marks.push({ round: stop.round, index });
  });
  return marks;
}
