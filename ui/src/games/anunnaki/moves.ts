/** What moved between two positions: units between territories and reserves, pawns, markers. Spots are the `data-spot` of drawings. */

import type { Move } from "../../table/page/flights";
import { TRACKS, UNITS, type View } from "./view";

/** Where the things of a seat come from and go to when they leave the map. */
const home = (seat: number): string[] => [`reserve:${seat}`, `seat:${seat}`, `mark:${seat}`];

/** Pieces that left one territory and pieces of the same kind that came to another are the same. */
function units(old: View, now: View): Move[] {
  return now.seats.flatMap(({ house }, seat) =>
    UNITS.flatMap((_, unit) => {
      const more = (code: string): number => (now.territories[code]?.units[house]?.[unit] ?? 0) - (old.territories[code]?.units[house]?.[unit] ?? 0);
      const codes = Object.keys(now.territories);
      const spots = (some: string[]): string[] => some.map((code) => `unit:${code}:${house}:${unit}`);
      const gone = spots(codes.filter((code) => more(code) < 0));
      const came = spots(codes.filter((code) => more(code) > 0));
      const moved = came.map((to, i): Move => ({ from: gone[i] === undefined ? home(seat) : [gone[i]], to: [to] }));
      return [...moved, ...gone.slice(came.length).map((from): Move => ({ from: [from], to: home(seat), leaves: true }))];
    }),
  );
}

/** What stands elsewhere than before and keeps its name. */
function markers(old: View, now: View): Move[] {
  return now.seats.flatMap((seat, n) => {
    const before = old.seats[n];
    if (before === undefined) return [];
    const names = [
      ...(seat.pawn !== before.pawn ? [`pawn:${n}`] : []),
      ...TRACKS.filter((track) => seat.tracks[track] !== before.tracks[track]).map((track) => `track:${track}:${n}`),
      ...(seat.steps !== before.steps ? [`track:dominion:${n}`] : []),
    ];
    return names.map((name): Move => ({ from: [name], to: [name] }));
  });
}

export const moves = (old: View, now: View): Move[] => [...units(old, now), ...markers(old, now)];
