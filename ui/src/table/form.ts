/** What a game brings to the form of a new game. A folder of `games` has it as its `form/index.ts`. */

import type { Component } from "svelte";

import type { NewGame, Occasion, Setting } from "../lib/setting";
import type { Doc } from "../lib/types";

export interface GameForm<S extends Setting = Setting, F extends NewGame = NewGame> {
  /** what is asked besides who plays */
  Fields: Component<{ setting: S; form: F }, Record<string, never>, "form">;
  /** what is asked of each seat */
  Seat?: Component<{ setting: S; form: F; index: number }, Record<string, never>, "form">;
  /** what can be chosen for a game at once */
  Quick?: Component<{ setting: S | null; players: number; wish: Doc }, Record<string, never>, "wish">;
  /** A form to begin with, for an occasion; `wish` is what was chosen for a game at once. */
  begin(setting: S, occasion: Occasion, wish?: Doc): F;
  /** A line about what was chosen for a game at once. */
  hint(wish: Doc): string;
  /** How a table is set up: names and values, of a form before the game begins. */
  facts(setting: S, form: F): [string, string][];
  /** The same of a game that runs, from what its table says. */
  about(settings: Doc): About;
}

/** Facts about a running game, and rules that are not as usual. */
export interface About {
  facts: [string, string][];
  changed: { id: string; on: boolean; text: string }[];
}

export function gameForm<S extends Setting, F extends NewGame>(form: GameForm<S, F>): GameForm {
  return form as unknown as GameForm;
}
