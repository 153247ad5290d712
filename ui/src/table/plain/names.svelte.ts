/** Names of a game's things as far as its glossary has them; everything else is called by its own id. */

import type { Glossary } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { capital } from "../say";

let glossary = $state.raw<Glossary>({});

export function learn(words: Glossary): void {
  glossary = words;
}

/** The name of a thing, from the named table of the glossary first. */
export function nameOf(id: string, table = ""): string {
  const tables = [glossary[table], ...Object.values(glossary)];
  for (const one of tables) {
    const found = one?.[id];
    if (typeof found === "string" && found !== "") return capital(found);
    if (Array.isArray(found) && typeof found[0] === "string") return capital(found[0]);
  }
  return capital(id.replaceAll(/[_-]+/g, " "));
}

/** Is there a name for it? Then it is a thing of the game, not a text. */
export function isNamed(id: string): boolean {
  return Object.values(glossary).some((one) => typeof one === "object" && one !== null && id in one);
}

/** A single value as text. */
export function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  return typeof value === "string" && isNamed(value) ? nameOf(value) : String(value);
}
