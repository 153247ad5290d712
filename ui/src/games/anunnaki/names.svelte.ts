/** Names and explanations of the game's things, in the reader's language; the document of `/words`. */

import type { Glossary } from "../../lib/types";
import { known, t } from "../../lib/words.svelte";
import { learn as learnPlain, nameOf as named } from "../../table/plain/names.svelte";
import { capital } from "../../table/say";

let glossary = $state.raw<Glossary>({});

export function learn(words: Glossary): void {
  glossary = words;
  learnPlain(words);
}

/** What a thing is called; some share their ids with others, and then the table says which is meant. */
export function nameOf(id: string, table = "names"): string {
  return id === "face_down" ? capital(t("anunnaki-face-down")) : named(id, table);
}

/** What it does. */
export function textOf(id: string, table = ""): string {
  const own = glossary[table]?.[id];
  const found = Array.isArray(own) ? own[1] : glossary["texts"]?.[id];
  return typeof found === "string" ? found : "";
}

/** Amounts in words: "2 food, 1 mana". */
export function amounts(some: Iterable<readonly [string, number]>): string {
  return [...some].map(([kind, n]) => (known(`anunnaki-some-${kind}`) ? t(`anunnaki-some-${kind}`, { n }) : `${n} ${nameOf(kind).toLowerCase()}`)).join(", ");
}
