/** The table that is open, for the header: what it is and whom it belongs to. */

import type { Source } from "./source";

let source = $state.raw<Source | null>(null);
let game = $state<string | undefined>();

export const opened = {
  get source(): Source | null {
    return source;
  },
  /** which game is played there; also while the table still waits for players */
  get game(): string | undefined {
    return game;
  },
};

/** To be called inside a component that shows a board; what it gives is open as long as it shows. */
export function openTable(what: () => Source | null, played: () => string | undefined): void {
  $effect(() => {
    source = what();
    return () => {
      source = null;
    };
  });
  $effect(() => {
    game = played();
    return () => {
      game = undefined;
    };
  });
}
