/** A game on a server: calls over HTTP, news over server-sent events. */

import { api, call, callText, freshKey } from "./api";
import { ofGame } from "./book";
import { listen } from "./events";
import type { Asked, Moved, Planned, Source, Undone } from "./source";
import type { Answer, ChatMessage, Line, Log, Plan, Position, Reviewed, Standing, Statistics, Table, TableEvent } from "./types";
import { words } from "./words.svelte";

export function serverSource(id: string): Source {
  const root = `/games/${encodeURIComponent(id)}`;
  const post = <T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> =>
    call<T>(root + path, { method: "POST", body, signal });
  const put = <T>(path: string, body: unknown, query = {}): Promise<T> =>
    call<T>(root + path, { method: "PUT", body, query });

  // Which game is played there, and its own words in the reader's language; the table says so.
  let played: { language: string; table: Promise<Table> } | null = null;
  function fetched(): Promise<Table> {
    const asked = { language: words.language, table: api.table(id) };
    asked.table.then(
      () => (played = asked),
      () => undefined,
    );
    return asked.table;
  }
  const known = (): Promise<Table> => (played?.language === words.language ? played.table : fetched());

  return {
    id,
    kind: "server",
    table: fetched,
    async words() {
      const table = await known();
      return ofGame(await api.words(table.game), table.settings);
    },
    position: (asked: Asked, signal) => post<Position>("/position", asked, signal),
    point: (asked, place, signal) => post<{ answers: Answer[] }>("/point", { ...asked, place }, signal),
    move: (seat, revision, draft, end = true) =>
      post<Moved>("/moves", { seat, revision, key: freshKey(), draft, end }),
    undo: (revision, to, ask = false) => post<Undone>("/undo", { revision, key: freshKey(), to, ask }),
    answerUndo: (request, agree) => post<void>(`/undo/${encodeURIComponent(request)}`, { agree }),
    log: (since, seat) => call<Log>(`${root}/log`, { query: { since, seat } }),
    statistics: () => call<Statistics>(`${root}/statistics`),
    review: (bot) => call<Reviewed>(`${root}/review`, { query: { bot } }),
    plan: (asked: Planned, signal) => post<Plan>("/plan", asked, signal),
    lines: async () => (await call<{ lines: Line[] }>(`${root}/lines`)).lines,
    saveLines: (lines) => put<void>("/lines", { lines }),
    standing: (seat) => call<Standing>(`${root}/standing`, { query: { seat } }),
    saveStanding: (seat, standing) => put<Standing>("/standing", standing, { seat }),
    chat: async () => (await call<{ messages: ChatMessage[] }>(`${root}/chat`)).messages,
    say: (text) => post<void>("/chat", { text }),
    notes: async () => (await call<{ text: string }>(`${root}/notes`)).text,
    saveNotes: (text) => put<void>("/notes", { text }),
    resign: (seat) => post<void>("/resign", { seat }),
    replace: (seat, bot) => post<void>("/replace", { seat, bot }),
    sit: (seat) => post<void>("/join", { seat }),
    ledger: () => callText(`${root}/ledger`),
    save: () => callText(`${root}/save`),
    subscribe(listener: (event: TableEvent) => void) {
      // News about seats say only that something changed: the table is fetched, once for several of them.
      let asking: Promise<void> | null = null;
      const again = (): void => {
        asking ??= new Promise((resolve) => setTimeout(resolve, 50))
          .then(() => {
            asking = null;
            return fetched();
          })
          .then((table) => listener({ type: "table", table }))
          .catch(() => {
            /* the next piece of news brings it */
          });
      };
      return listen(`/api${root}/events`, (event) => {
        if (event.type === "table") again();
        else listener(event);
      });
    },
  };
}
