/** Names and explanations of the game's things. */

/** Tables of words by id; a thing with several texts has its name first. */
export type Glossary = Record<string, Record<string, string | readonly string[]>>;

/** The words of one game: where its settings bring some of their own, these stand for the title's. */
export function ofGame(words: Glossary, settings: Record<string, unknown>): Glossary {
  const own = settings["words"] as Glossary | undefined;
  const tables = Object.entries(own ?? {}).map(([table, rows]) => [table, { ...words[table], ...rows }] as const);
  return { ...words, ...Object.fromEntries(tables) };
}

/** A thing of the rules, and a chapter of them. */
export interface Entry {
  id: string;
  title: string;
  text: string[];
  /** what the game draws of it */
  face?: unknown;
}
export interface Chapter extends Entry {
  entries: Entry[];
}

/** The rules of a game to read. */
export interface Book {
  game: string;
  chapters: Chapter[];
}
