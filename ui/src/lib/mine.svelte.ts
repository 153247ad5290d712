/** Our own games, asked for again and again while the page is open, so that no turn is missed. */

import { api } from "./api";
import { me } from "./me.svelte";
import { title } from "./title.svelte";
import type { Summary } from "./types";

const SEEN = 15_000; // milliseconds between two questions while the page is looked at
const HIDDEN = 60_000;

let games = $state.raw<Summary[]>([]);
let more = $state<string | null>(null);
let loaded = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

export const mine = {
  get games(): Summary[] {
    return games;
  },
  get more(): string | null {
    return more;
  },
  get loaded(): boolean {
    return loaded;
  },
};

/** Games that wait for us first, then those that go on, then those that have not begun, then the others. */
function rank(game: Summary): number {
  if (game.your_turn) return 0;
  return { running: 1, waiting: 2, finished: 3, import: 4 }[game.state];
}

export async function askMine(): Promise<void> {
  if (!me.person) {
    games = [];
    title.turns = 0;
    loaded = true;
    return;
  }
  try {
    const found = await api.games("mine");
    // The order of the server is kept among equals.
    games = found.games.toSorted((one, two) => rank(one) - rank(two));
    more = found.next;
    title.turns = found.turns;
  } catch {
    /* the next question may be answered */
  }
  loaded = true;
}

/** Ask again and again until the returned function is called. */
export function followMine(): () => void {
  let stopped = false;
  const next = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(ask, document.visibilityState === "visible" ? SEEN : HIDDEN);
  };
  const ask = (): void => {
    void askMine().finally(next);
  };
  const seen = (): void => {
    if (document.visibilityState === "visible") ask();
  };
  ask();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
