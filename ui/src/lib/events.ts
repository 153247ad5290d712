/** News of a table: server-sent events that come back by themselves after a break. */

import { me } from "./me.svelte";
import type { ChatMessage, Clock, Row, Table, TableEvent, UndoRequest, Waits } from "./types";
import { words } from "./words.svelte";

const SHORTEST = 1_000;
const LONGEST = 30_000;

type Data = Record<string, unknown>;

const waits = (data: Data): Waits => ({ waiting: data["waiting"] as number[], clock: data["clock"] as Clock });

const readers: Record<string, (data: Data) => TableEvent> = {
  hello: (data) => ({ type: "hello", revision: data["revision"] as number, waits: waits(data) }),
  // Somebody came or went, or a bot finds no move: the table is fetched again.
  online: () => ({ type: "table", table: {} }),
  stuck: () => ({ type: "table", table: {} }),
  rows: (data) => ({
    type: "rows",
    revision: data["revision"] as number,
    rows: data["rows"] as Row[],
    waits: waits(data),
  }),
  undone: (data) => ({ type: "undone", revision: data["revision"] as number, waits: waits(data) }),
  // Everybody gets the same event; whose words they are the page finds itself.
  chat: ({ person, ...data }) => ({
    type: "chat",
    message: { ...data, you: person === me.person?.id } as unknown as ChatMessage,
  }),
  table: (data) => ({ type: "table", table: data as Partial<Table> }),
  request: (data) => ({ type: "request", request: data as unknown as UndoRequest }),
  thinking: (data) => ({ type: "thinking", seat: (data["seat"] ?? null) as number | null }),
};

/** Listen until the returned function is called. The browser resumes short breaks (Last-Event-ID) by itself. */
export function listen(path: string, listener: (event: TableEvent) => void): () => void {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = SHORTEST;
  let online = true;
  let stopped = false;
  let last = "";

  const tell = (now: boolean): void => {
    if (now !== online) listener({ type: "connection", online: now });
    online = now;
  };

  const open = (): void => {
    if (stopped) return;
    clearTimeout(timer);
    stream?.close();
    const url = new URL(path, location.origin);
    url.searchParams.set("lang", words.language);
    // A new stream tells what the old one saw last, as the browser does when it resumes.
    if (last) url.searchParams.set("after", last);
    stream = new EventSource(url);
    stream.onopen = () => {
      wait = SHORTEST;
      tell(true);
    };
    stream.onerror = () => {
      tell(false);
      // The browser retries a broken stream; a refused one it gives up, so we try again, ever more slowly.
      if (stream?.readyState === EventSource.CLOSED) {
        timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
        wait = Math.min(wait * 2, LONGEST);
      }
    };
    for (const [type, read] of Object.entries(readers)) {
      stream.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) => {
        last = lastEventId || last;
        listener(read(JSON.parse(data) as Data));
      });
    }
  };

  const wake = (): void => {
    if (document.visibilityState === "visible" && !online) open();
  };

  open();
  addEventListener("online", open);
  document.addEventListener("visibilitychange", wake);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stream?.close();
    removeEventListener("online", open);
    document.removeEventListener("visibilitychange", wake);
  };
}
