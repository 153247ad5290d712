/** What differs between two positions, so that changed pieces can be shown for a moment. */

import type { View } from "../lib/types";

export interface Changes {
  hexes: Set<string>;
  /** "FIRE:2": the marker of seat 2 in the cult of Fire */
  cults: Set<string>;
  seats: Set<number>;
  tiles: Set<string>;
}

export function none(): Changes {
  return { hexes: new Set(), cults: new Set(), seats: new Set(), tiles: new Set() };
}

export function between(old: View | null, now: View): Changes {
  const found = none();
  if (old === null || old.map.id !== now.map.id) return found;
  now.map.hexes.forEach((hex, i) => {
    const before = old.map.hexes[i];
    if (before && (before.owner !== hex.owner || before.structure !== hex.structure || before.terrain !== hex.terrain)) {
      found.hexes.add(hex.hex);
    }
  });
  const bridges = new Set(old.map.bridges.map((one) => one.site));
  for (const one of now.map.bridges) if (!bridges.has(one.site)) found.hexes.add(one.site);
  for (const [cult, track] of Object.entries(now.cults)) {
    const before = old.cults[cult as keyof View["cults"]];
    track.positions.forEach((space, seat) => {
      if (before.positions[seat] !== space) found.cults.add(`${cult}:${seat}`);
    });
    track.spaces.forEach((space, i) => {
      if (before.spaces[i]?.seat !== space.seat) found.cults.add(`${cult}/${i}`);
    });
  }
  now.seats.forEach((seat, i) => {
    if (old.seats[i]?.vp !== seat.vp || old.seats[i]?.passed !== seat.passed) found.seats.add(i);
  });
  now.power_actions.forEach((one, i) => {
    if (old.power_actions[i]?.used !== one.used) found.tiles.add(one.id);
  });
  now.bonus_cards.forEach((one, i) => {
    if (old.bonus_cards[i]?.holder !== one.holder) found.tiles.add(one.id);
  });
  now.favor_pool.forEach((one, i) => {
    if (old.favor_pool[i]?.left !== one.left) found.tiles.add(one.id);
  });
  now.town_pool.forEach((one, i) => {
    if (old.town_pool[i]?.left !== one.left) found.tiles.add(one.id);
  });
  return found;
}
