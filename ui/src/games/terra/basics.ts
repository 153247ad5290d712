/** What every page about this game needs: its colours, its names, the marks of its seats. */

import "./generated/colours.css";

import { t } from "../../lib/words.svelte";
import type { GameBasics } from "../../table/game";
import { marked } from "./desk";
import { names } from "./names.svelte";
import Sprite from "./parts/Sprite.svelte";
import type { GameWords, SeatView, View } from "./view";

export const basics: GameBasics<View> = {
  Defs: Sprite,
  learn: (words) => names.take(words as unknown as GameWords),
  mark: (view, seat) => marked(view.seats[seat] as SeatView),
  said: (what) => t(`terra-${what}`),
  source: (id) => names.source(id),
};
