/** Clocks of tables: how long a game has waited, read anew once a second while it is shown. */

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

/** People for whom the game waits, in seats. */
export function waitedFor(table: Table): number[] {
  if (table.state !== "running") return [];
  return (table.waiting ?? []).filter((seat) => table.seats[seat]?.kind === "person");
}

/** People who have taken longer than the table allows. */
export function late(table: Table): number[] {
  return left(table.clock) === 0 ? waitedFor(table) : [];
}

/** "2 d 5 h", "3 h 20 min", "4:05". */
export function span(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return t("clock-days", { d: Math.floor(whole / DAY), h: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return t("clock-hours", { h: Math.floor(whole / HOUR), m: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}
