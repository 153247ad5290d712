/** What every page about a game without a drawing needs. */

import "../../styles/table.css";

import { t } from "../../lib/words.svelte";
import type { GameBasics } from "../game";
import { learn, nameOf } from "./names.svelte";

const COLOURS = 8;

export const basics: GameBasics = {
  learn,
  mark(_, seat) {
    const colour = (seat % COLOURS) + 1;
    return { letter: String(seat + 1), style: `color:var(--seat-${colour});--ink:var(--seat-${colour}-ink)` };
  },
  said: (what) => (what === "walk" ? "" : t(`plain-${what}`)),
  source: (id) => nameOf(id, "sources"),
};
