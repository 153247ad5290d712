/** A word about what a seat is doing. */

import type { SeatView, View } from "../lib/types";
import { t } from "../lib/words.svelte";

export function status(view: View, seat: SeatView): string {
  if (seat.dropped) return t("board-left-game");
  if (view.winners.includes(seat.seat)) return t("board-winner");
  if (view.over) return "";
  if (view.to_act.includes(seat.seat)) {
    const leech = seat.pending.some((one) => one.kind === "leech");
    return leech && !seat.active ? t("board-power-offered") : t("board-to-move");
  }
  return seat.passed ? t("board-passed") : "";
}
