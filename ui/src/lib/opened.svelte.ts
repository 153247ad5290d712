/** The table that is open, for the header: what it is and whom it belongs to. */

import type { Source } from "./source";

let source = $state.raw<Source | null>(null);

export const opened = {
  get source(): Source | null {
    return source;
  },
};

/** To be called inside a component that shows a board, as long as it shows it. */
export function openTable(what: Source): void {
  $effect(() => {
    source = what;
    return () => {
      source = null;
    };
  });
}
