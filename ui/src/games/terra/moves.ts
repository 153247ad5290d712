/** What moved between two positions: pieces between boards, map, cults and pools. Spots are the `data-spot` of drawings. */

import type { Move } from "../../table/page/flights";
import type { FactionSeat, View } from "./view";

/** Where a seat's things come from if its board does not show them: its card, or its mark in the order of play. */
const of = (seat: number, what: string): string[] => [`${what}:${seat}`, `seat:${seat}`, `mark:${seat}`];
const supply = (seat: number, id: string): string[] => of(seat, `supply:${id}`);

function structures(old: View, now: View): Move[] {
  return now.map.hexes.flatMap((hex, i) => {
    const before = old.map.hexes[i];
    if (!before || (before.owner === hex.owner && before.id === hex.id)) return [];
    const spot = [`hex:${hex.hex}`];
    const back: Move[] = before.owner !== null && before.id ? [{ from: spot, to: supply(before.owner, before.id), leaves: true }] : [];
    return hex.owner !== null && hex.id ? [...back, { from: supply(hex.owner, hex.id), to: spot }] : back;
  });
}

function bridges(old: View, now: View): Move[] {
  const stood = new Set(old.map.bridges.map(({ site }) => site));
  return now.map.bridges.flatMap(({ site, seat }) => (stood.has(site) ? [] : [{ from: supply(seat, "bridge"), to: [`site:${site}`] }]));
}

function cults(old: View, now: View): Move[] {
  return Object.entries(now.cults).flatMap(([cult, track]) => {
    const before = old.cults[cult as keyof View["cults"]];
    const markers = track.positions.flatMap((space, seat) => {
      const marker = [`cult:${cult}:${seat}`];
      return before.positions[seat] === space ? [] : [{ from: marker, to: marker }];
    });
    const priests = track.spaces.flatMap(({ seat }, i) => {
      if (seat === null || before.spaces[i]?.seat === seat) return [];
      return [{ from: of(seat, "priests"), to: [`order:${cult}:${i}`] }];
    });
    return [...markers, ...priests];
  });
}

/** Tiles and cards that a seat has got. */
function tiles(old: View, now: View): Move[] {
  return now.seats.flatMap((seat, n) => {
    const before = old.seats[n];
    if (seat.faction === null || !before || before.faction === null) return [];
    const had = (key: "favors" | "towns"): string[] => seat[key].slice((before as FactionSeat)[key].length);
    const got = [...had("favors"), ...had("towns"), ...(seat.bonus_card && seat.bonus_card !== before.bonus_card ? [seat.bonus_card] : [])];
    return got.map((id) => ({ from: [`tile:${id}`], to: of(n, `has:${id}`) }));
  });
}

/** A ship that left one space and one of the same seat that came to another are the same. */
function ships(old: View, now: View): Move[] {
  const spots = (view: View, seat: number): string[] =>
    (view.sea?.ships ?? []).filter((one) => one.seat === seat).map((one) => `ship:${seat}:${one.trading ?? one.at}`);
  return now.seats.flatMap((_, seat) => {
    const [left, came] = [spots(old, seat), spots(now, seat)];
    const gone = left.filter((one) => !came.includes(one));
    return came.filter((one) => !left.includes(one)).map((to, i) => ({ from: gone[i] === undefined ? supply(seat, "SY") : [gone[i]], to: [to] }));
  });
}

export function moves(old: View, now: View): Move[] {
  if (old.map.id !== now.map.id) return [];
  return [structures, bridges, cults, tiles, ships].flatMap((found) => found(old, now));
}
