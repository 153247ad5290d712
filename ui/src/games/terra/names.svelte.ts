/** Names of the game's own things, in the reader's language; the document of `/words`. */

import { capital } from "../../table/say";
import type { GameWords, SeatView } from "./view";
import { t } from "../../lib/words.svelte";
import { STRUCTURES } from "./structures";

/** Words have structures by their letters, pictures by their names. */
const LETTERS_OF = Object.fromEntries(Object.entries(STRUCTURES).map(([letters, name]) => [name, letters]));

let known = $state.raw<GameWords | null>(null);

function first(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}

export const names = {
  take(document: GameWords): void {
    known = document;
  },
  terrain: (id: string): string => first(known?.terrains[id]) ?? id,
  /** The colour by which choices name a terrain. */
  colourOf: (terrain: string): string =>
    Object.entries(known?.colours ?? {}).find(([, name]) => name === terrain)?.[0] ?? terrain,
  /** The letter that stands for a terrain; all of them differ. */
  letter: (id: string): string => known?.letters[id] ?? id.charAt(0).toUpperCase(),
  track: (id: string): string => capital(known?.tracks[id] ?? id),
  structure: (id: string): string => first(known?.structures[LETTERS_OF[id] ?? id]) ?? id,
  cult: (id: string): string => first(known?.cults[id] ?? known?.cults[id.toLowerCase()]) ?? id,
  resource: (id: string): string => first(known?.resources[id]) ?? id,
  source: (id: string): string => capital(first(known?.sources[id]) ?? id),
  faction: (id: string | null): string => (id === null ? t("terra-no-faction") : (known?.factions[id]?.[0] ?? id)),
  ability: (id: string): string => known?.factions[id]?.[1] ?? "",
  home: (id: string): string | null => known?.homes[id] ?? null,
  /** Colour of a faction's pieces, null while its home is not chosen. */
  colour(id: string): string | null {
    const home = known?.homes[id];
    return Object.entries(known?.colours ?? {}).find(([, terrain]) => terrain === home)?.[0] ?? null;
  },
  stronghold: (id: string): string => known?.factions[id]?.[2] ?? "",
  /** Title of a tile, card or action. */
  tile: (id: string): string => capital(known?.tiles[id]?.[0] ?? first(known?.actions[id]) ?? id),
  /** What an action brings; those of cards and tiles have a name besides that of the card. */
  action: (id: string): string => capital(first(known?.actions[id]) ?? known?.tiles[id]?.[0] ?? id),
  tileText(id: string): string {
    const action = known?.actions[id];
    return known?.tiles[id]?.[1] ?? (Array.isArray(action) ? (action[1] ?? "") : "");
  },
  /** A seat by its faction, or by name before it has one. */
  seat: (seat: SeatView | undefined): string =>
    seat === undefined ? "" : seat.faction === null ? seat.name : names.faction(seat.faction),
  capital,
};
