/** Which options belong to a thing on the table: those whose `at` names it. */

import type { At, Option, Position } from "../lib/types";
import type { GamePage } from "./game";

export interface Found<O extends Option = Option> {
  options: O[];
  proposals: O[];
}

type Fits<O extends Option> = Pick<GamePage<never, O>, "fits" | "reaches">;

/** Is something found at a place: does it have all its names? */
export function same(option: At, place: At): boolean {
  return Object.entries(place).every(([key, wanted]) => wanted === undefined || option[key] === wanted);
}

/** The options at a place; nothing is found nowhere. */
export function find<O extends Option>(position: Position<unknown, O> | null, place: At, page: Fits<O>): Found<O> {
  if (position === null || Object.keys(place).length === 0) return { options: [], proposals: [] };
  const here = ({ at }: O): boolean => (page.fits ? page.fits(at, place) : same(at, place));
  return { options: position.options.filter(here), proposals: position.proposals.filter(here) };
}

/** Where something can be chosen, as "hex:E5": at once, and after further choices or conversions. */
export function places<O extends Option>(
  position: Position<unknown, O> | null,
  page: Fits<O>,
): { now: Set<string>; later: Set<string> } {
  const now = new Set<string>();
  const later = new Set<string>();
  for (const [list, into] of [
    [position?.options ?? [], now],
    [position?.proposals ?? [], later],
  ] as const) {
    for (const option of list) {
      for (const [key, name] of Object.entries(option.at)) if (name !== undefined) into.add(`${key}:${name}`);
      for (const name of page.reaches?.(option) ?? []) later.add(name);
    }
  }
  return { now, later };
}

/** Options in the order of their groups. */
export function grouped<O extends Option>(options: readonly O[]): [string, O[]][] {
  const groups = new Map<string, O[]>();
  for (const option of options) {
    const list = groups.get(option.group);
    if (list === undefined) groups.set(option.group, [option]);
    else list.push(option);
  }
  return [...groups];
}
