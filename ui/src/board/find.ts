/** Which options belong to a thing on the table: those whose `at` names it. */

import type { At, Option, Position } from "../lib/types";

const KEYS = [
  "hex",
  "river",
  "site",
  "structure",
  "terrain",
  "action",
  "tile",
  "cult",
  "space",
  "track",
  "seat",
  "faction",
  "bowl",
] as const;

/** A hex is also found by a bridge that begins or ends there. */
function touches(option: At, hex: string): boolean {
  return option.hex === hex || (option.site?.split(":").includes(hex) ?? false);
}

export function fits(option: At, target: At): boolean {
  return KEYS.every((key) => {
    const wanted = target[key];
    if (wanted === undefined) return true;
    return key === "hex" ? touches(option, wanted as string) : option[key] === wanted;
  });
}

export interface Found {
  options: Option[];
  proposals: Option[];
}

export const NOTHING: Found = { options: [], proposals: [] };

/** The options at a place; with a verb only those of that kind. Nothing is found without either. */
export function find(position: Position | null, target: At, verb?: string): Found {
  if (position === null || (verb === undefined && Object.keys(target).length === 0)) return NOTHING;
  const here = (option: Option): boolean =>
    (verb === undefined || option.verb === verb) && fits(option.at, target);
  return { options: position.options.filter(here), proposals: position.proposals.filter(here) };
}

/** Choices whose spades could turn a hex into home terrain. */
export function leading(position: Position | null, hex: string): Option[] {
  const all = [...(position?.options ?? []), ...(position?.proposals ?? [])];
  return all.filter((option) => option.leads?.includes(hex));
}

/** Where something can be chosen: hexes, sites, rivers with a direct option, and those that need spades or conversions. */
export function places(position: Position | null): { now: Set<string>; later: Set<string> } {
  const now = new Set<string>();
  const later = new Set<string>();
  for (const [list, into] of [
    [position?.options ?? [], now],
    [position?.proposals ?? [], later],
  ] as const) {
    for (const { at, leads } of list) {
      for (const name of [at.hex, at.river, at.site]) if (name !== undefined) into.add(name);
      for (const name of leads ?? []) later.add(name);
    }
  }
  return { now, later };
}

/** Options in the order of their groups. */
export function grouped(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const list = groups.get(option.group);
    if (list === undefined) groups.set(option.group, [option]);
    else list.push(option);
  }
  return [...groups];
}
