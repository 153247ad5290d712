/** When something was, in the words of the reader's language. */

import { words } from "./words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Moments come as seconds since 1970 or as ISO text. */
export function moment(value: string | number): Date {
  return typeof value === "number" ? new Date(value * 1000) : new Date(value);
}

/** "5 minutes ago"; beyond a month the date. */
export function ago(value: string | number): string {
  const then = moment(value);
  const seconds = (Date.now() - then.getTime()) / 1000;
  if (Number.isNaN(seconds)) return "";
  if (seconds > 30 * 86_400) return then.toLocaleDateString(words.language, { dateStyle: "medium" });
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}
