/** Clocks of tables: how long a game has waited, read once a second while it is shown. */

import { createSubscriber } from "svelte/reactivity";

import type { Clock, Table } from "./types";
import { t } from "./words.svelte";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, 1_000);
  return () => clearInterval(timer);
});

/** How far the clock of this device is from the server's, by the document that came last. */
const offsets = new WeakMap<Clock, number>();

function offset(clock: Clock): number {
  const known = offsets.get(clock);
  if (known !== undefined) return known;
  const found = clock.now - Date.now() / 1000;
  offsets.set(clock, found);
  return found;
}

/** A clock is read when it comes, so that its time can be set against ours. */
export function heard<T extends { clock?: Clock }>(document: T): T {
  if (document.clock) offset(document.clock);
  return document;
}

/** Seconds that the game has waited, null where nothing runs. Reading it follows every second. */
export function waited(clock: Clock | undefined): number | null {
  if (!clock || clock.since === null) return null;
  ticks();
  return Math.max(0, Date.now() / 1000 + offset(clock) - clock.since);
}

/** Seconds that are left, 0 once the time is up, null without a limit. */
export function left(clock: Clock | undefined): number | null {
  const seconds = waited(clock);
  return seconds === null || clock?.limit == null ? null : Math.max(0, clock.limit - seconds);
}

/** Does somebody wait for somebody else? Against bots, and around one screen, there is no hurry. */
export function hurries(table: Pick<Table, "seats">): boolean {
  const people = table.seats.filter((seat) => seat.kind === "person");
  return people.length > 1 && !people.every((seat) => seat.you);
}

/** People for whom the game waits, in seats. */
export function waitedFor(table: Table): number[] {
  if (table.state !== "running" || !hurries(table)) return [];
  return (table.waiting ?? []).filter((seat) => table.seats[seat]?.kind === "person");
}

/** People who have taken longer than the table allows. */
export function late(table: Table): number[] {
  return left(table.clock) === 0 ? waitedFor(table) : [];
}

/** "2 d 5 h", "3 h 20 min", "4:05"; in brief "2 d", "3 h", "4:05". */
export function span(seconds: number, brief = false): string {
  const whole = Math.floor(seconds);
  if (brief && whole >= DAY) return t("clock-day", { d: Math.floor(whole / DAY) });
  if (brief && whole >= HOUR) return t("clock-hour", { h: Math.floor(whole / HOUR) });
  if (whole >= DAY) return t("clock-days", { d: Math.floor(whole / DAY), h: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return t("clock-hours", { h: Math.floor(whole / HOUR), m: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
