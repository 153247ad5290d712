/** Which bot is offered first: the one chosen last on this device; somebody's first game is against the gentlest. */

import { usualBot, type NewGame, type Setting } from "./setting";

const KEY = "hexarch.level";
const key = (setting: Setting): string => `${KEY}.${setting.game}`;

export function lastBot(setting: Setting): string {
  let last = "";
  try {
    last = localStorage.getItem(key(setting)) ?? "";
  } catch {
    /* a browser that keeps nothing */
  }
  return setting.bots.some((bot) => bot.id === last) ? last : (setting.gentle ?? usualBot(setting));
}

export function keepBot(setting: Setting, bot: string): void {
  try {
    localStorage.setItem(key(setting), bot);
  } catch {
    /* asked again the next time */
  }
}

/** The bot of a filled-in form, if it has one. */
export function keepBotOf(setting: Setting, form: NewGame): void {
  const bot = form.seats.find((seat) => seat.kind === "bot")?.bot;
  if (bot) keepBot(setting, bot);
}
