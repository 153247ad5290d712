/**
 * The games that have a drawing of their own: each folder here. What a page needs of one is loaded when it is needed; a
 * game without a folder gets the plain one.
 */

import type { Component } from "svelte";

import { addTexts, type Texts } from "../lib/words.svelte";
import type { GameForm } from "../table/form";
import type { GameCharts, GamePage } from "../table/game";

/** What tables are that say nothing of it: they were made when there was one game. */
const FIRST = "terra";

type Loaders<T> = Record<string, () => Promise<{ default: T }>>;

const pages = import.meta.glob<{ default: GamePage }>("./*/index.ts");
const charts = import.meta.glob<{ default: GameCharts }>("./*/charts/index.ts");
const forms = import.meta.glob<{ default: GameForm }>("./*/form/index.ts");
const manuals = import.meta.glob<{ default: Manual }>("./*/manual/index.ts");
const texts = import.meta.glob<{ default: string }>("./*/text/*/index.ts");

/** What a game draws for its rules. */
export interface Manual {
  Picture?: Component<{ chapter: string }>;
  Face?: Component<{ face: unknown }>;
  Defs?: Component;
}

/** The texts of a game by language. */
function textsOf(game: string): Texts | null {
  if (!(`./${game}/text/en/index.ts` in texts)) return null;
  return (language) => texts[`./${game}/text/${language}/index.ts`]!();
}

/** A part of a game with the texts it needs; of a game without a folder the plain part. */
async function load<T>(parts: Loaders<T>, file: string, game: string, plain: () => Promise<{ default: T }>): Promise<T> {
  const own = parts[`./${game}/${file}`];
  if (own === undefined) return (await plain()).default;
  const [found] = await Promise.all([own(), addTexts(game, textsOf(game))]);
  return found.default;
}

export const pageOf = (game: string = FIRST): Promise<GamePage> =>
  load(pages, "index.ts", game, () => import("../table/plain/index"));

export const chartsOf = (game: string = FIRST): Promise<GameCharts> =>
  load(charts, "charts/index.ts", game, () => import("../table/plain/charts"));

export const formOf = (game: string = FIRST): Promise<GameForm> =>
  load(forms, "form/index.ts", game, () => import("../table/plain/form"));

export const manualOf = (game: string = FIRST): Promise<Manual> =>
  load(manuals, "manual/index.ts", game, async () => ({ default: {} }));
