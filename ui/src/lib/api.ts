/** The calls of the server, with types; every failure is an ApiError with a sentence to show. */

import { t, words } from "./words.svelte";
import type { Book, Entered, Games, Glossary, Me, Table } from "./types";
import type { WayKind, Ways } from "./ways";
import type { NewGame, Setting } from "./setting";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
    readonly rule: string | null = null,
    /** what is known besides; of a refusal `paragraph`, the part of the rules that refuses */
    readonly detail: Record<string, unknown> = {},
  ) {
    super(sentence);
    this.name = "ApiError";
  }
}

/** What to show of any failure. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.sentence : t("error-unknown");
}

/** Where the rules of a game speak of something; opened in a page of its own, so that a table stays as it is. */
export const rulesAt = (game: string | undefined, part: string): string => `/rules?game=${encodeURIComponent(game ?? "")}#${encodeURIComponent(part)}`;

/** A fresh key that makes a repeated request harmless. */
export function freshKey(): string {
  // randomUUID exists only on secure pages; a table in a home network is often reached by plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  query?: Record<string, string | number | null | undefined>;
  signal?: AbortSignal | undefined;
}

async function send(path: string, call: Call): Promise<Response> {
  const url = new URL(`/api${path}`, location.origin);
  url.searchParams.set("lang", words.language);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = { Accept: "application/json", "X-Hexarch": "1" };
  const init: RequestInit = { method: call.method ?? "GET", headers, credentials: "same-origin" };
  if (call.signal) init.signal = call.signal;
  if (call.body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(call.body);
  }
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError(0, "offline", t("error-offline"));
  }
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const { code, sentence, rule, detail } = (await response.json()) as Record<string, unknown>;
    if (typeof sentence === "string") {
      const more = detail && typeof detail === "object" ? (detail as Record<string, unknown>) : {};
      return new ApiError(response.status, String(code), sentence, typeof rule === "string" ? rule : null, more);
    }
  } catch {
    /* not one of ours: a proxy's page, for instance */
  }
  return new ApiError(response.status, "unknown", t("error-server", { status: response.status }));
}

export async function call<T>(path: string, options: Call = {}): Promise<T> {
  const response = await send(path, options);
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export async function callText(path: string): Promise<string> {
  return (await send(path, {})).text();
}

const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>(path, { method: "POST", body });

export type GameList = "mine" | "past" | "open" | "running" | "finished";

export interface Created {
  id: string;
  invite: string | null;
  watch: string | null;
}

/** Everything that is not about one running game; that is `Source`. */
export const api = {
  me: () => call<Me>("/me"),
  /** Somebody new; somebody known takes another name. */
  guest: (name: string) => post<Entered>("/guest", { name }),
  /** By a private link; whoever is somebody else already says that they want to replace that. */
  key: (token: string, replace = false) => post<Entered>("/key", { token, replace }),
  /** Be again who this browser was before. */
  back: () => post<Entered>("/back"),
  /** Browsers that are signed in, private links and passkeys of one's own. */
  ways: () => call<Ways>("/ways"),
  removeWay: (kind: WayKind, id: string) => post<Ways>("/ways/remove", { kind, id }),
  /** A new private link; the old one no longer opens. */
  newKey: () => post<Entered>("/key/new"),
  account: (login: string, password: string) => post<Entered>("/account", { login, password }),
  login: (login: string, password: string) => post<Entered>("/login", { login, password }),
  logout: () => post<Me>("/logout"),
  password: (old: string, password: string) => post<Entered>("/password", { old, new: password }),
  passkey: <T>(step: string, body: unknown = {}) => post<T>(`/passkey/${step}`, body),
  /** The form of a game; without a name of the one that most play. */
  setting: (game?: string) => call<Setting>("/setting", { query: { game } }),
  /** The rules of a game to read. */
  rules: (game?: string) => call<Book>("/rules", { query: { game } }),
  words: (game?: string) => call<Glossary>("/words", { query: { game } }),
  games: (list: GameList, before?: string | null, game?: string) => call<Games>("/games", { query: { list, before, game } }),
  create: (form: NewGame) => post<Created>("/games", form),
  table: (id: string) => call<Table>(`/games/${encodeURIComponent(id)}`),
  join: (id: string, body: { seat?: number; invite?: string }) =>
    post<Table>(`/games/${encodeURIComponent(id)}/join`, body),
  /** Somebody came by one of the links of a table. */
  watch: (id: string, link: string) => post<Table>(`/games/${encodeURIComponent(id)}/watch`, { link }),
  leave: (id: string) => post<unknown>(`/games/${encodeURIComponent(id)}/leave`),
  /** Seats that are still free go to a bot. */
  start: (id: string, bot: string) => post<Table>(`/games/${encodeURIComponent(id)}/start`, bot ? { bot } : {}),
  replace: (id: string, seat: number, bot: string) =>
    post<void>(`/games/${encodeURIComponent(id)}/replace`, { seat, bot }),
  importLedger: (text: string, name?: string) => post<{ id: string }>("/ledgers", { text, name }),
};
