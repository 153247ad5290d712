/** The description of the new-game form, and the form itself (play/setting.py). */

export interface Named {
  id: string;
  name: string;
  text?: string;
}

export interface Bot {
  id: string;
  /** its name and how strong it is */
  text: string;
}

export interface RuleOption {
  id: string;
  text: string;
  group: string;
  rulebook: boolean;
  league: boolean;
}

export interface FactionChoice {
  id: string;
  name: string;
  ability: string;
  stronghold: string;
  home: string | null;
  colour: string | null;
  /** two factions of one board cannot play together */
  side: string;
  /** the option that lets it take part, empty for the base game */
  option: string;
}

export type SeatKind = "person" | "open" | "bot";

export interface SeatForm {
  kind: SeatKind;
  name?: string;
  bot?: string;
  faction?: string;
}

export interface NewGame {
  title?: string;
  listed?: boolean;
  seats: SeatForm[];
  map: string;
  factions: string;
  profile: string;
  options: Record<string, boolean>;
  seed: number | null;
  final_tile: string;
  /** seconds a seat may take for a decision, 0: as long as it likes */
  clock: number;
}

export interface Setting {
  players: { fewest: number; most: number };
  kinds: { id: SeatKind; text: string }[];
  bots: Bot[];
  maps: Named[];
  ways: (Named & { text: string })[];
  factions: FactionChoice[];
  profiles: (Named & { text: string })[];
  options: RuleOption[];
  groups: Named[];
  final_tiles: Named[];
  clocks: { id: number; name: string }[];
  longest_name: number;
  default: NewGame;
}

/** A form to begin with, of our own to change. */
export function blank(setting: Setting): NewGame {
  return structuredClone(setting.default);
}

/** A bot's name alone: its text says "name: how it plays". */
export function botName(bot: Bot): string {
  return bot.text.split(":")[0]!;
}

/** How an option stands in a profile. */
export function inProfile(option: RuleOption, profile: string): boolean {
  return profile === "league" ? option.league : option.rulebook;
}
