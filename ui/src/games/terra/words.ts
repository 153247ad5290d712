/** Names and explanations of the game's things, as the engine tells them. */

export type GameWords = {
  /** id: title, text */
  tiles: Record<string, [string, string]>;
  /** id: name, ability, stronghold */
  factions: Record<string, [string, string, string]>;
  /** faction: home terrain, of those that do not choose theirs */
  homes: Record<string, string>;
  terrains: Record<string, string>;
  /** the letter that tells a terrain without its colour */
  letters: Record<string, string>;
  /** colour: terrain */
  colours: Record<string, string>;
  structures: Record<string, string>;
  cults: Record<string, string>;
  resources: Record<string, string>;
  sources: Record<string, string>;
  tracks: Record<string, string>;
  maps: Record<string, string>;
  /** id: name, text */
  actions: Record<string, [string, string]>;
};
