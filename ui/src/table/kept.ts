/** The draft of a tab, kept through a reload; it belongs to one seat at one revision of a table. */

import type { Table } from "../lib/types";

export interface Kept {
  seat: number;
  revision: number;
  draft: string[];
}

const place = (id: string): string => `hexarch.draft.${id}`;

/** An empty draft is forgotten. A browser that keeps nothing is no reason to fail. */
export function keepDraft(id: string, kept: Kept): void {
  try {
    if (kept.draft.length === 0) sessionStorage.removeItem(place(id));
    else sessionStorage.setItem(place(id), JSON.stringify(kept));
  } catch {
    /* the draft lives in the page alone */
  }
}

function isKept(found: unknown): found is Kept {
  const { seat, revision, draft } = (found ?? {}) as Partial<Kept>;
  return (
    Number.isInteger(seat) && Number.isInteger(revision) && Array.isArray(draft) && draft.every((one) => typeof one === "string")
  );
}

/** What was kept for a table, if the game still stands where it was and the seat is still the reader's. */
export function keptDraft(id: string, table: Table): Kept | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place(id)) ?? "null");
    if (!isKept(found) || found.revision !== table.revision || !table.viewer.seats.includes(found.seat)) return null;
    return found;
  } catch {
    return null;
  }
}
