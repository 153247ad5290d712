/** What the form of a new game has besides what every game has. */

import type * as table from "../../../lib/setting";

type Named = table.Named;

export interface RuleOption {
  id: string;
  text: string;
  group: string;
  /** numbers of players it is for; empty: any */
  players: number[];
  /** whether it is on, by the id of the profile */
  profiles: Record<string, boolean>;
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

/** An expansion or a variant: one switch, whatever options it turns. */
export interface Switch extends Named {
  text: string;
  options: string[];
  variant: boolean;
}

/** A whole form by one press. */
export interface Preset extends Named {
  text: string;
  profile: string;
  options: Record<string, boolean>;
}

export interface SeatForm extends table.SeatForm {
  faction?: string;
}

export interface NewGame extends table.NewGame {
  seats: SeatForm[];
  map: string;
  factions: string;
  profile: string;
  options: Record<string, boolean>;
  final_tile: string;
  /** the seat that begins the introductory game */
  first?: number;
}

export interface Setting extends table.Setting {
  /** `rows` for its small picture */
  maps: (Named & { rows: string[] })[];
  ways: (Named & { text: string })[];
  factions: FactionChoice[];
  profiles: (Named & { text: string })[];
  options: RuleOption[];
  switches: Switch[];
  presets: Preset[];
  final_tiles: Named[];
  /** the option that is also on where a decision may take hours */
  later: string;
  /** the most players of the introductory game */
  most_intro: number;
  /** what larger tables play, by the number of players */
  large: Record<string, string>;
  default: NewGame;
}

/** How an option stands in a profile. */
export function inProfile(option: RuleOption, profile: string): boolean {
  return option.profiles[profile] ?? false;
}

/** May so many players play with an option? */
export function suits(option: RuleOption, players: number): boolean {
  return option.players.length === 0 || option.players.includes(players);
}

/** Turn an option on or off; only what differs from the profile is sent. */
export function turn(setting: Setting, form: NewGame, name: string, value: boolean): void {
  const option = setting.options.find((one) => one.id === name);
  if (option === undefined) return;
  if (value === inProfile(option, form.profile)) delete form.options[name];
  else form.options[name] = value;
}

/** May people elsewhere take hours for a decision? */
export function slow(setting: Setting, form: NewGame): boolean {
  return form.seats.some((seat) => seat.kind === "open") && setting.clocks.some((clock) => clock.id === form.clock && clock.slow);
}
