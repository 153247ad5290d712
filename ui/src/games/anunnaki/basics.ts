/** What every page about this game needs: its colours, its names, the marks of its seats. */

import "./colours.css";

import { t } from "../../lib/words.svelte";
import type { GameBasics } from "../../table/game";
import { learn, nameOf } from "./names.svelte";
import type { View } from "./view";

export const basics: GameBasics<View> = {
  learn,
  mark(view, seat) {
    const house = view.seats[seat]?.house ?? "";
    return { letter: house.charAt(0).toUpperCase(), style: `color:var(--house-${house});--ink:var(--house-${house}-ink)` };
  },
  said: (what) => t(`anunnaki-said-${what}`),
  source: (id) => nameOf(id, "sources"),
};
