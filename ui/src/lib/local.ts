/** A game on this device: the engine runs in a worker, the game is kept in the browser's database. */

import { ApiError, freshKey } from "./api";
import { ofGame } from "./book";
import { ask } from "./engine.svelte";
import type { NewGame, Setting } from "./setting";
import type { Moved, Source, Undone } from "./source";
import { storedGame, storeGame, type StoredGame } from "./store";
import type { Answer, Glossary, Log, Plan, Position, Row, Standing, Statistics, Table, TableEvent } from "./types";
import { t } from "./words.svelte";

/** The engine keeps one table in memory; this is the one it has. */
let onTable = "";

type LocalTable = Omit<Table, "id" | "title" | "created" | "invite" | "watch" | "position" | "requests" | "unread"> & {
  to_act: number[];
  thinking: number | null;
};
type LocalMoved = { revision: number; rows: Row[]; thinking: number | null };

const PAUSE = 700; // milliseconds between the moves of bots, so that people can follow

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export const localSetting = (game?: string): Promise<Setting> => ask<Setting>("setting", { game });

function fresh(title: string): StoredGame {
  const now = Date.now();
  return {
    id: freshKey().slice(0, 12),
    title,
    created: now,
    changed: now,
    text: "",
    state: null,
    generation: 0,
    notes: "",
    lines: [],
    seats: [],
    round: 0,
    over: false,
  };
}

/** Keep the game as it stands in the engine. */
async function keep(game: StoredGame): Promise<void> {
  const { text, state } = await ask<{ text: string; state: unknown }>("save");
  const { state: now } = await ask<Position>("position", { seat: null, draft: [] });
  const table = await ask<LocalTable>("table");
  Object.assign(game, { text, state, changed: Date.now(), round: now.round, over: now.over, game: table.game });
  game.seats = table.seats.map(({ name, bot, points }) => ({ name, bot, points }));
  await storeGame(game);
}

/** Begin a game of a form; returns the name under which it is kept. */
export async function newLocal(form: NewGame, title: string): Promise<string> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const game = fresh(title);
  onTable = "";
  await ask("new", { form, seed });
  onTable = game.id;
  await keep(game);
  return game.id;
}

/** Take in a saved game or a ledger. */
export async function importLocal(text: string, title: string): Promise<string> {
  const game = fresh(title);
  onTable = "";
  await ask("load", { text });
  onTable = game.id;
  await keep(game);
  return game.id;
}

export function localSource(id: string): Source {
  const listeners = new Set<(event: TableEvent) => void>();
  let stored: StoredGame | undefined;
  let running = false;
  let loading: Promise<void> | null = null;

  const tell = (event: TableEvent): void => listeners.forEach((listener) => listener(event));

  /** The stored game, with the engine having it on its table. */
  async function game(): Promise<StoredGame> {
    stored ??= await storedGame(id);
    if (!stored) throw new ApiError(404, "unknown-game", t("local-missing"));
    if (onTable !== id) {
      // Questions that come together wait for one loading: a second one could undo a move made in between.
      loading ??= load(stored).finally(() => (loading = null));
      await loading;
    }
    return stored;
  }

  async function load({ text, state }: StoredGame): Promise<void> {
    onTable = "";
    await ask("load", { text, state });
    onTable = id;
  }

  async function asked<T>(name: string, params: Record<string, unknown> = {}): Promise<T> {
    await game();
    return ask<T>(name, params);
  }

  /** Let bots move until people are asked, as long as somebody looks on. */
  async function bots(): Promise<void> {
    if (running) return;
    running = true;
    try {
      let { thinking } = await asked<LocalTable>("table");
      while (thinking !== null && listeners.size > 0) {
        tell({ type: "thinking", seat: thinking });
        await wait(PAUSE);
        if (listeners.size === 0) break;
        const moved = await asked<LocalMoved>("bot");
        thinking = moved.thinking;
        await keep(await game());
        tell({ type: "rows", revision: moved.revision, rows: moved.rows });
      }
      tell({ type: "thinking", seat: null });
    } finally {
      running = false;
    }
  }

  async function table(): Promise<Table> {
    const { title, created } = await game();
    const found = await ask<LocalTable>("table");
    const seat = found.to_act.find((one) => found.viewer.seats.includes(one)) ?? null;
    const position = await ask<Position>("position", { seat, draft: [] });
    return { ...found, id, title, created: created / 1000, invite: null, watch: null, position, requests: [], unread: 0 };
  }

  return {
    id,
    kind: "local",
    table,
    async words() {
      const [found, { settings }] = await Promise.all([ask<Glossary>("words", { game: (await game()).game }), asked<LocalTable>("table")]);
      return ofGame(found, settings);
    },
    position: (wish) => asked<Position>("position", { ...wish }),
    point: (wish, place) => asked<{ answers: Answer[] }>("point", { ...wish, place }),
    async move(seat, revision, draft, end = true): Promise<Moved> {
      const kept = await game();
      const moved = await ask<LocalMoved>("move", { seat, revision, draft, end });
      await keep(kept);
      tell({ type: "rows", revision: moved.revision, rows: moved.rows });
      void bots();
      return { revision: moved.revision, generation: kept.generation, rows: moved.rows };
    },
    async undo(_revision, to): Promise<Undone> {
      const kept = await game();
      const { revision } = await ask<{ revision: number }>("undo", to === undefined ? {} : { to });
      kept.generation += 1;
      await keep(kept);
      tell({ type: "undone", revision });
      void bots();
      return { done: true, revision, generation: kept.generation, request: null, needed: [] };
    },
    // All are at one screen: nobody has to be asked.
    answerUndo: async () => {},
    async log(since, seat): Promise<Log> {
      const { generation } = await game();
      return { ...(await ask<Omit<Log, "generation">>("log", { since: since ?? 0, ...(seat === undefined ? {} : { seat }) })), generation };
    },
    statistics: () => asked<Statistics>("statistics"),
    plan: (wish) => asked<Plan>("plan", { ...wish }),
    lines: async () => (await game()).lines,
    async saveLines(lines): Promise<void> {
      const kept = await game();
      kept.lines = structuredClone(lines);
      await storeGame(kept);
    },
    standing: (seat) => asked<Standing>("standing", { seat }),
    async saveStanding(seat, policy): Promise<Standing> {
      const kept = await game();
      const standing = await ask<Standing>("standing", { seat, policy });
      await keep(kept);
      return standing;
    },
    // Those who sit around one screen talk.
    chat: async () => [],
    say: async () => {},
    notes: async () => (await game()).notes,
    async saveNotes(text): Promise<void> {
      const kept = await game();
      kept.notes = text;
      await storeGame(kept);
    },
    async resign(seat): Promise<void> {
      const kept = await game();
      const moved = await ask<LocalMoved>("resign", { seat });
      await keep(kept);
      tell({ type: "rows", revision: moved.revision, rows: moved.rows });
      void bots();
    },
    async replace(): Promise<void> {
      throw new ApiError(422, "local", t("local-no-replace"));
    },
    ledger: async () => (await asked<{ text: string }>("ledger")).text,
    save: async () => (await asked<{ text: string }>("save")).text,
    subscribe(listener): () => void {
      listeners.add(listener);
      void bots();
      return () => listeners.delete(listener);
    },
  };
}
