/** Where the rules tell of a thing. */

import { RESOURCES, TRACKS, UNITS } from "./view";

const CHAPTERS: Record<string, string> = {
  weapon: "weapons",
  pact: "pacts",
  mana: "mana",
  strength: "units",
  dominion: "star-dominion",
};

/** The part of the rules about a sign; empty where there is none. */
export function ruleOf(sign: string): string {
  const among = (some: readonly string[]): boolean => some.includes(sign);
  if (among(RESOURCES)) return `resources-${sign}`;
  if (among(TRACKS)) return `tracks-${sign}`;
  return among(UNITS) ? `units-${sign}` : (CHAPTERS[sign] ?? "");
}

/** The part about a card, by the sign on it. */
export function ruleOfCard(sign: string, id: string): string {
  return `${sign === "weapon" ? "weapons" : sign === "artefact" ? "artefacts" : "gods"}-${id}`;
}
