/** The desk as this game has it: its view, its options. */

import { useDesk as desk } from "../../table/context";
import type { Desk } from "../../table/desk.svelte";
import type { Mark } from "../../table/game";
import { pieceStyle } from "./colours";
import { names } from "./names.svelte";
import type { Option, SeatView, View } from "./view";

export function useDesk(): Desk<View, Option> {
  return desk<View, Option>();
}

/** A disc in a player's colour with the letter of the home terrain. */
export function marked(seat: Pick<SeatView, "seat" | "home" | "colour">): Mark {
  return { letter: seat.home ? names.letter(seat.home) : String(seat.seat + 1), style: pieceStyle(seat.colour) };
}
