/** What the page and the engine's worker say to each other. */

/** A call of the page, and what comes back. */
export interface Request {
  id: number;
  name: string;
  params: string;
}

export type Reply =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready" }
  | { type: "failed"; reason: string }
  | { type: "answer"; id: number; document: string };
