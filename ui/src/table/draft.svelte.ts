/** A draft: choices of one seat that live on this page alone until they are confirmed. */

export class Draft {
  texts = $state<string[]>([]);
  undone = $state<string[]>([]);
  /** how often something was put into it */
  added = $state(0);

  /** `edited` is called after every change by the reader. */
  constructor(private readonly edited: () => void) {}

  get length(): number {
    return this.texts.length;
  }

  /** Forget everything, also what could be done again. */
  clear(): void {
    this.texts = [];
    this.undone = [];
  }

  /** The last text goes: the game has made it impossible. */
  shorten(): void {
    this.texts = this.texts.slice(0, -1);
  }

  /** It is as the page shows it; what is gone can be done again. */
  show(texts: readonly string[]): void {
    if (texts.join("\n") === this.texts.join("\n")) return;
    const kept = texts.every((text, i) => this.texts[i] === text);
    this.undone = kept ? [...this.undone, ...this.texts.slice(texts.length).toReversed()] : [];
    this.texts = [...texts];
  }

  add(text: string): void {
    this.texts = [...this.texts, text];
    this.undone = [];
    this.added += 1;
    this.edited();
  }

  undo(): void {
    const last = this.texts.at(-1);
    if (last === undefined) return;
    this.texts = this.texts.slice(0, -1);
    this.undone = [...this.undone, last];
    this.edited();
  }

  redo(): void {
    const text = this.undone.at(-1);
    if (text === undefined) return;
    this.undone = this.undone.slice(0, -1);
    this.texts = [...this.texts, text];
    this.added += 1;
    this.edited();
  }

  restart(): void {
    if (this.texts.length === 0) return;
    this.undone = [...this.undone, ...this.texts.toReversed()];
    this.texts = [];
    this.edited();
  }

  /** Back to a place in the draft: the first `n` texts stay. */
  keep(n: number): void {
    while (this.texts.length > n) this.undo();
  }

  /** Take back one of the texts, wherever it stands. */
  remove(place: number): void {
    if (place < 0 || place >= this.texts.length) return;
    this.texts = this.texts.filter((_, i) => i !== place);
    this.edited();
  }
}
