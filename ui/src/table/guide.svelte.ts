/** A guided game: steps one after the other, each until it is read or done; how far one came this browser remembers. */

const place = (id: string): string => `hexarch.guide.${id}`;

/** What a step may look at to see whether it is done. */
export interface Seen<V = unknown> {
  view: V;
  seat: number;
  /** choices of the draft */
  drafted: number;
  /** choices that were confirmed since the step began */
  sent: number;
  /** may the reader choose something? */
  acts: boolean;
  /** is offered what others brought about */
  answering: boolean;
}

/** A step: what of the page it speaks of, and when it is done; without that it is only read. */
export interface Step<V = unknown> {
  id: string;
  /** what is pointed at, as a selector of the page */
  mark?: string;
  done?: (seen: Seen<V>) => boolean;
}

export interface Guided<V = unknown> {
  steps: readonly Step<V>[];
  /** The words of a step. */
  text: (id: string) => { title: string; text: string };
}

function read(id: string): number | null {
  try {
    const found = localStorage.getItem(place(id));
    return found === null ? null : Number(found) || 0;
  } catch {
    return null;
  }
}

function write(id: string, at: number | null): void {
  try {
    if (at === null) localStorage.removeItem(place(id));
    else localStorage.setItem(place(id), String(at));
  } catch {
    /* a browser that keeps nothing starts again */
  }
}

/** A table is to be guided from its beginning. */
export function guideGame(id: string): void {
  write(id, 0);
}

export class Guide {
  /** the step that is shown, null: none */
  at = $state<number | null>(null);

  constructor(
    private readonly id: string,
    readonly count: number,
  ) {
    const found = read(id);
    this.at = found !== null && found < count ? found : null;
  }

  next(): void {
    if (this.at === null) return;
    this.#go(this.at + 1);
  }

  back(): void {
    if (this.at !== null && this.at > 0) this.#go(this.at - 1);
  }

  /** The guide is not needed any more. */
  leave(): void {
    this.at = null;
    write(this.id, null);
  }

  #go(at: number): void {
    if (at >= this.count) this.leave();
    else {
      this.at = at;
      write(this.id, at);
    }
  }
}
