/** A finished game gone through with a bot, by the server: asked for once, then looked at on board and charts. */

import { untrack } from "svelte";

import { sentenceOf } from "../lib/api";
import type { Source } from "../lib/source";
import type { Review, Reviewed } from "../lib/types";
import { words } from "../lib/words.svelte";

const AGAIN = 600; // ms between two questions while it is made

export class Reviewing {
  /** how much of it is made, of 1; null as long as nobody has asked */
  progress = $state<number | null>(null);
  document = $state.raw<Review | null>(null);
  failed = $state("");
  /** the bot that is asked; empty: the usual one */
  bot = $state("");

  #asked = 0;
  #language = "";

  constructor(private readonly review: (bot?: string) => Promise<Reviewed>) {}

  /** Have it made, and wait for it. */
  async ask(): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    this.#language = words.language;
    this.failed = "";
    this.progress ??= 0;
    try {
      for (;;) {
        const answer = await this.review(this.bot || undefined);
        if (mine !== this.#asked) return;
        this.progress = answer.progress;
        if (answer.done) {
          this.document = answer.review;
          this.progress = null;
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        if (mine !== this.#asked) return;
      }
    } catch (error) {
      if (mine !== this.#asked) return;
      this.failed = sentenceOf(error);
      this.progress = null;
    }
  }

  /** To be called inside a component: the document carries words and is fetched again in another language. */
  follow(): void {
    $effect(() => {
      const language = words.language;
      untrack(() => {
        if (this.document !== null && language !== this.#language) void this.ask();
      });
    });
  }
}

const known = new Map<string, Reviewing>();

/** The review of a game; null where there is no server that could make one. */
export function reviewOf(source: Source): Reviewing | null {
  if (source.review === undefined || source.planned) return null;
  let found = known.get(source.id);
  if (found === undefined) {
    found = new Reviewing(source.review);
    known.set(source.id, found);
  }
  return found;
}
