/** Addresses of a game's pages, on a server and on this device. */

import type { Source } from "../lib/source";

export type GamePage = "" | "plan" | "charts";

/** The board of a game, its planner or its charts; with a revision the position after it. */
export function address(source: Pick<Source, "id" | "kind">, page: GamePage = "", at?: number): string {
  const id = encodeURIComponent(source.id);
  const local = source.kind === "local";
  const path = local ? `/local?game=${id}${page && `&${page}`}` : `/game/${id}${page && `/${page}`}`;
  return at === undefined ? path : `${path}${local ? "&" : "?"}at=${at}`;
}

/** The revision that an address asks for, undefined for the present. */
export function askedRevision(query: URLSearchParams): number | undefined {
  const text = query.get("at") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
