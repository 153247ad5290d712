/** The seats of a position with their names and marks. */

import type { Position } from "../lib/types";
import type { GameBasics, Seated } from "./game";

export function seated<V>({ state, view }: Pick<Position<V>, "state" | "view">, game: Pick<GameBasics<V>, "mark">): Seated[] {
  return state.seats.map(({ name, label }, seat) => ({ seat, name, called: label || name, mark: game.mark(view, seat) }));
}
