/** What differs between two positions, so that changed pieces can be shown for a moment. */

import type { View } from "./view";

/** Places that changed, as "hex:E5", "site:E5:E6", "cult:FIRE:2" (the marker of seat 2), "seat:1", "tile:BON3", "action:ACT1". */
export function between(old: View | null, now: View): Set<string> {
  const found = new Set<string>();
  if (old === null || old.map.id !== now.map.id) return found;
  now.map.hexes.forEach((hex, i) => {
    const before = old.map.hexes[i];
    if (before && (before.owner !== hex.owner || before.structure !== hex.structure || before.terrain !== hex.terrain)) {
      found.add(`hex:${hex.hex}`);
    }
  });
  const bridges = new Set(old.map.bridges.map((one) => one.site));
  for (const one of now.map.bridges) if (!bridges.has(one.site)) found.add(`site:${one.site}`);
  for (const [cult, track] of Object.entries(now.cults)) {
    const before = old.cults[cult as keyof View["cults"]];
    track.positions.forEach((space, seat) => {
      if (before.positions[seat] !== space) found.add(`cult:${cult}:${seat}`);
    });
  }
  now.seats.forEach((seat, i) => {
    if (old.seats[i]?.vp !== seat.vp || old.seats[i]?.passed !== seat.passed) found.add(`seat:${i}`);
  });
  now.power_actions.forEach((one, i) => {
    if (old.power_actions[i]?.used !== one.used) found.add(`action:${one.id}`);
  });
  now.bonus_cards.forEach((one, i) => {
    if (old.bonus_cards[i]?.holder !== one.holder) found.add(`tile:${one.id}`);
  });
  now.favor_pool.forEach((one, i) => {
    if (old.favor_pool[i]?.left !== one.left) found.add(`tile:${one.id}`);
  });
  now.town_pool.forEach((one, i) => {
    if (old.town_pool[i]?.left !== one.left) found.add(`tile:${one.id}`);
  });
  return found;
}
