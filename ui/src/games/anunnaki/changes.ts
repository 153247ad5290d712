/** What differs between two positions, as names of places. */

import type { View } from "./view";

const differ = (one: unknown, two: unknown): boolean => JSON.stringify(one) !== JSON.stringify(two);

export function between(old: View | null, now: View): Set<string> {
  const found = new Set<string>();
  if (old === null) return found;
  for (const [code, land] of Object.entries(now.territories)) if (differ(old.territories[code], land)) found.add(`place:${code}`);
  for (const [spot, token] of Object.entries(now.culture)) if (differ(old.culture[spot], token)) found.add(`spot:${spot}`);
  for (const pact of now.pacts) if (!old.pacts.includes(pact)) found.add(`pact:${pact}`);
  now.seats.forEach((seat, n) => {
    const before = old.seats[n];
    if (before === undefined) return;
    if (seat.vp !== before.vp) found.add("supply:vp");
    for (const [kind, held] of Object.entries(seat.resources)) if (held !== before.resources[kind]) found.add(`resource:${kind}`);
    for (const god of seat.summoned) if (!before.summoned.includes(god)) found.add(`god:${god}`);
    for (const pact of seat.pacts) if (!before.pacts.includes(pact)) found.add(`pact:${pact}`);
    for (const tile of seat.upgraded) if (!before.upgraded.includes(tile)) found.add(`tile:${tile}`);
  });
  return found;
}
