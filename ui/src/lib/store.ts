/** Games kept on this device, in the browser's own database. */

import type { Line } from "./types";

export interface StoredGame {
  id: string;
  /** which game, missing in games that were kept when there was one */
  game?: string;
  title: string;
  /** milliseconds since 1970 */
  created: number;
  changed: number;
  /** the game's own file, and what it does not say */
  text: string;
  state: unknown;
  /** undoings so far */
  generation: number;
  notes: string;
  lines: Line[];
  /** for the list */
  seats: { name: string; bot: string; points: number }[];
  round: number;
  over: boolean;
}

const NAME = "hexarch";
const GAMES = "games";

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("database"));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => {
      opened = null;
      reject(request.error ?? new Error("database"));
    };
  });
  return opened;
}

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(GAMES, mode).objectStore(GAMES);
}

/** Every game, the last played first. */
export async function storedGames(): Promise<StoredGame[]> {
  const found = await promised<StoredGame[]>((await games("readonly")).getAll());
  return found.toSorted((one, two) => two.changed - one.changed);
}

export async function storedGame(id: string): Promise<StoredGame | undefined> {
  return promised<StoredGame | undefined>((await games("readonly")).get(id));
}

export async function storeGame(game: StoredGame): Promise<void> {
  await promised((await games("readwrite")).put(game));
}

export async function forgetGame(id: string): Promise<void> {
  await promised((await games("readwrite")).delete(id));
}

/** Ask the browser not to throw the games away when space is short. */
export async function keepGames(): Promise<void> {
  await navigator.storage?.persist?.();
}
