/** A word about what a seat is doing. */

import type { SeatView, View } from "./view";
import { t } from "../../lib/words.svelte";

export function status(view: View, seat: SeatView): string {
  if (seat.dropped) return t("terra-left-game");
  if (view.winners.includes(seat.seat)) return t("board-winner");
  if (view.over) return "";
  if (view.to_act.includes(seat.seat)) {
    const offered = seat.pending.some((one) => one.from !== undefined);
    return offered && !seat.active ? t("terra-power-offered") : t("board-to-move");
  }
  return seat.passed ? t("board-passed") : "";
}
