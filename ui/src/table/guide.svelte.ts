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

const LEFT = "left"; // stands behind the step of a guide that was put away

function read(id: string): { at: number; left: boolean } | null {
  try {
    const found = localStorage.getItem(place(id));
    if (found === null) return null;
    const [at, word] = found.split(" ");
    return { at: Number(at) || 0, left: word === LEFT };
  } catch {
    return null;
  }
}

function write(id: string, at: number | null, left = false): void {
  try {
    if (at === null) localStorage.removeItem(place(id));
    else localStorage.setItem(place(id), left ? `${at} ${LEFT}` : String(at));
  } catch {
    /* a browser that keeps nothing starts again */
  }
}

/** A table is to be guided from its beginning. */
export function guideGame(id: string): void {
  write(id, 0);
}

export class Guide {
  /** the step that it has come to, null: none */
  at = $state<number | null>(null);
  /** put away for now */
  left = $state(false);

  constructor(
    private readonly id: string,
    readonly count: number,
  ) {
    const found = read(id);
    if (found === null || found.at >= count) return;
    this.at = found.at;
    this.left = found.left;
  }

  next(): void {
    if (this.at === null) return;
    this.#go(this.at + 1);
  }

  back(): void {
    if (this.at !== null && this.at > 0) this.#go(this.at - 1);
  }

  /** Put it away; it can be taken up again at the same step. */
  leave(): void {
    this.left = true;
    write(this.id, this.at, true);
  }

  resume(): void {
    this.left = false;
    write(this.id, this.at);
  }

  /** Behind the last step it is not needed any more. */
  #go(at: number): void {
    this.at = at < this.count ? at : null;
    write(this.id, this.at);
  }
}
