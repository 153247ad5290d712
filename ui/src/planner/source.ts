/** A source that plays a line on: the board shows it like any game, and nobody else knows of it. */

import { ApiError } from "../lib/api";
import type { Source } from "../lib/source";
import type { Row } from "../lib/types";
import { words } from "../lib/words.svelte";
import { address } from "../replay/links";
import type { Book } from "./book.svelte";

export function planSource(book: Book): Source {
  const { source } = book;
  let history: { language: string; rows: Promise<Row[]> } | null = null;

  /** Rows of the game itself up to where the line begins; nobody can take those back here. */
  async function before(): Promise<Row[]> {
    if (history?.language !== words.language) {
      history = { language: words.language, rows: source.log(0, book.viewer).then((log) => log.rows) };
    }
    const rows = await history.rows;
    return rows.filter((row) => row.revision <= book.line.at && !row.undone).map((row) => ({ ...row, by: "" as const }));
  }

  /** Numbers of planned rows go on after those of the game. */
  async function planned(rows: Row[]): Promise<Row[]> {
    const first = (await before()).at(-1)?.n ?? 0;
    return rows.map((row) => ({ ...row, n: first + row.n }));
  }

  return {
    ...source,
    planned: true,
    async position({ seat, draft }, signal) {
      const asked = { at: book.line.at, line: book.played, draft, ...(seat === null ? {} : { seat }) };
      const found = await book.plan(asked, signal);
      book.imagined = found.imagined === true;
      return { ...found, revision: book.line.at + book.step };
    },
    point: ({ seat, draft }, place, signal) =>
      source.point({ seat, draft, at: book.line.at, line: book.played, ...book.as }, place, signal),
    async move(seat, _revision, draft, end = true) {
      const line = [...book.played, ...draft.map((text) => ({ seat, text }))];
      // The end of a turn that stands alone is a choice too.
      if (draft.length === 0) line.push({ seat, text: book.end });
      const found = await book.plan({ at: book.line.at, line, end, rows: true });
      book.take(found);
      return { revision: book.line.at + book.step, generation: 0, rows: await planned(found.rows ?? []) };
    },
    async undo(_revision, to) {
      const place = to === undefined ? book.back : book.shown.findLastIndex((one, i) => one.begins && i <= to - book.line.at);
      book.walk(Math.max(place, 0));
      return { done: true, revision: book.line.at + book.step, generation: 0, request: null, needed: [] };
    },
    answerUndo: async () => {},
    async log() {
      const rows = await before();
      if (book.step > 0) {
        const found = await book.plan({ at: book.line.at, line: book.played, rows: true });
        rows.push(...(await planned(found.rows ?? [])));
      }
      return { rows, revision: book.line.at + book.step, generation: 0 };
    },
    // In a plan every offer is asked about.
    standing: () => Promise.reject(new ApiError(404, "planned", "")),
    subscribe: (listener) => book.listen(() => listener({ type: "undone", revision: book.line.at + book.step })),
    address(revision) {
      if (revision <= book.line.at) return address(source, "", revision);
      const page = address(source, "plan");
      return `${page}${page.includes("?") ? "&" : "?"}line=${book.current + 1}&step=${revision - book.line.at}`;
    },
  };
}
