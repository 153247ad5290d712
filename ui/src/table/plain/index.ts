/** The table of a game that has no drawing yet: its position as names and values, its options as buttons. */

import type { State } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { gamePage } from "../game";
import { basics } from "./basics";
import Delta from "./Delta.svelte";
import Free from "./Free.svelte";
import Middle from "./Middle.svelte";
import { nameOf } from "./names.svelte";
import Own from "./Own.svelte";
import Quote from "./Quote.svelte";
import Seat from "./Seat.svelte";

function phase({ over, round, turn }: State): string {
  if (over) return t("board-phase-over");
  if (round === 0) return t("plain-beginning");
  return turn > 0 ? t("plain-state", { round, turn }) : t("board-round-n", { n: round });
}

export default gamePage({
  ...basics,
  Middle,
  Own,
  Seat,
  Quote,
  Delta,
  Free,
  measures: [],
  phase: ({ state }, over) => phase({ ...state, over: state.over && over }),
  order: (_, seats) => Array.from({ length: seats }, (_one, seat) => seat),
  rests: () => false,
  mayResign: () => false,
  changes: () => new Set(),
  where: () => "table",
  sources: () => [],
  group: (id) => nameOf(id, "groups"),
  deltas: (row) => Object.entries(row.deltas).filter(([, n]) => n !== 0),
});
