/** The description of the new-game form, and the form itself (play/setting.py): what every game has in it. */

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

export type SeatKind = "person" | "open" | "bot";

export interface SeatForm {
  kind: SeatKind;
  name?: string;
  bot?: string;
  /** what the game itself asks of a seat */
  [own: string]: unknown;
}

export interface NewGame {
  /** which game, missing: the one that most play */
  game?: string;
  title?: string;
  listed?: boolean;
  seats: SeatForm[];
  seed: number | null;
  /** seconds a seat may take for a decision, 0: as long as it likes */
  clock: number;
  /** what the game itself asks */
  [own: string]: unknown;
}

/** A question of a form that a game does not draw itself. */
export interface Field {
  id: string;
  kind: "choice" | "switch" | "number" | "text";
  name: string;
  text?: string;
  choices?: Named[];
  default: unknown;
}

export interface Setting {
  game?: string;
  /** all games that can be played here */
  games?: Named[];
  players: { fewest: number; most: number };
  kinds: { id: SeatKind; text: string }[];
  bots: Bot[];
  /** `slow`: a decision may take hours */
  clocks: { id: number; name: string; slow: boolean }[];
  longest_name: number;
  /** the bot for a first game */
  gentle?: string;
  /** what a guided first game changes of the form; missing where a game has none */
  guided?: Record<string, unknown>;
  /** what kind of game it is, in a sentence */
  pitch?: string;
  default: NewGame;
  fields?: Field[];
}

/** A form to begin with, of our own to change. */
export function blank(setting: Setting): NewGame {
  return structuredClone(setting.default);
}

/** A bot's name alone: its text says "name: how it plays". */
export function botName(bot: Bot): string {
  return bot.text.split(":")[0]!;
}

/** The bot that a form begins with. */
export function usualBot(setting: Setting): string {
  return setting.default.seats.at(-1)?.bot ?? setting.bots.at(-1)?.id ?? "";
}

/** What somebody is about to do with a form: play at once against bots, with friends, or around one screen. */
export type Occasion = "now" | "friends" | "here";
