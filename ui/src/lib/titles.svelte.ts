/** The names of the games that can be played here; lists name them only where there are several. */

import type { Named, Setting } from "./setting";

const STORED = "hexarch.games";

let known = $state.raw<Named[]>(remembered());

function remembered(): Named[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? (found as Named[]) : [];
  } catch {
    return [];
  }
}

/** Take the names from the description of a form, and keep them for when the server is gone. */
export function learnTitles(setting: Setting): Setting {
  known = setting.games ?? [];
  try {
    localStorage.setItem(STORED, JSON.stringify(known.map(({ id, name }) => ({ id, name }))));
  } catch {
    /* without storage they are asked for again */
  }
  return setting;
}

/** All games, for a choice between them; empty where there is only one. */
export function titles(): Named[] {
  return known.length < 2 ? [] : known;
}

/** The name of a table's game; empty where there is only one. Tables that do not say have the first. */
export function titleOf(game: string | undefined): string {
  if (known.length < 2) return "";
  return (known.find((one) => one.id === game) ?? (game === undefined ? known[0] : undefined))?.name ?? game ?? "";
}
