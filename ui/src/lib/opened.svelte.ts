/** The table that is open, for the header: what it is and whom it belongs to. */

import type { Source } from "./source";

let source = $state.raw<Source | null>(null);

export const opened = {
  get source(): Source | null {
    return source;
  },
};

/** To be called inside a component that shows a board; what it gives is open as long as it shows. */
export function openTable(what: () => Source | null): void {
  $effect(() => {
    source = what();
    return () => {
      source = null;
    };
  });
}
