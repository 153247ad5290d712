/** Who sits in front of this page. */

import { api, ApiError } from "./api";
import type { Person } from "./types";

let person = $state<Person | null>(null);
let asked = $state(false);
let reachable = $state(true);

export const me = {
  get person(): Person | null {
    return person;
  },
  set person(value: Person | null) {
    person = value;
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
    person = (await api.me()).person;
    reachable = true;
  } catch (error) {
    reachable = !(error instanceof ApiError && (error.status === 0 || error.status >= 500));
  }
  asked = true;
}
