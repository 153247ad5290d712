/** Who sits in front of this page. */

import { api, ApiError } from "./api";
import type { Person } from "./types";

let person = $state<Person | null>(null);
let before = $state<string | null>(null);
let asked = $state(false);
let reachable = $state(true);

export const me = {
  get person(): Person | null {
    return person;
  },
  set person(value: Person | null) {
    person = value;
  },
  /** The name this browser had before, to which it can go back. */
  get before(): string | null {
    return before;
  },
  /** Has the server answered who we are? */
  get asked(): boolean {
    return asked;
  },
  /** Did the server answer at all? Without one the games on this device go on. */
  get reachable(): boolean {
    return reachable;
  },
};

export async function askWhoIAm(): Promise<void> {
  try {
    ({ person, before } = await api.me());
    reachable = true;
  } catch (error) {
    reachable = !(error instanceof ApiError && (error.status === 0 || error.status >= 500));
  }
  asked = true;
}

const RETRY = 10_000; // milliseconds between two attempts to find the server again

/** Ask who we are, and while the server cannot be reached ask again; returns how to stop. */
export function followMe(): () => void {
  const retry = (): void => {
    if (!reachable) void askWhoIAm();
  };
  void askWhoIAm();
  const timer = setInterval(retry, RETRY);
  addEventListener("online", retry);
  return () => {
    clearInterval(timer);
    removeEventListener("online", retry);
  };
}
