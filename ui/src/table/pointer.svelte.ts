/** What hangs beside a thing: its explanation on hover or focus, a choice between options, or why nothing can be done. */

import type { Attachment } from "svelte/attachments";

import { sentenceOf } from "../lib/api";
import type { Answer, At, Option, Refused } from "../lib/types";
import type { Desk } from "./desk.svelte";
import type { Found } from "./find";

const SLOW = 160; // ms before an explanation shows

/** A thing on the table: where its options are found, and how it explains itself. */
export interface Thing {
  at: At;
  title: string;
  text?: string;
  state?: string;
  /** the part of the rules about it */
  rule?: string;
  /** where nothing is offered, the engine is asked what pressing it could mean, and why that cannot be done */
  ask?: boolean;
  /** it is asked even where something is offered, because there may be further ways */
  also?: boolean;
  /** where nothing is offered, hovering already tells why */
  hint?: boolean;
  /** what a press means before anything else; true if it was that */
  first?: (anchor: Element) => boolean;
}

export interface Tip<O extends Option> {
  anchor: Element;
  /** how the thing explains itself now: its words may come later than the pointer */
  of: () => Thing;
  found: Found<O>;
  /** why nothing can be done there */
  refused?: Refused | undefined;
}

export interface Opened<O extends Option> {
  anchor: Element;
  thing: Thing;
  found: Found<O>;
  /** whole ways found by asking, such as digging first */
  ways: O[];
  refused: Refused | null;
  asking: boolean;
  failed: string;
}

/** What the engine allows, as options at the place it was asked about. */
function ways<O extends Option>(at: At, answers: Answer[]): O[] {
  return answers.flatMap((one) => (one.ok ? [{ ...one, group: "", at } as unknown as O] : []));
}

export class Pointer<O extends Option = Option> {
  tip = $state.raw<Tip<O> | null>(null);
  opened = $state.raw<Opened<O> | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly desk: Pick<Desk<never, O>, "find" | "source" | "seat" | "draft" | "toAct" | "past">) {}

  /** Show what a thing is and what could be done with it. */
  show(anchor: Element, of: () => Thing, wait = SLOW): void {
    clearTimeout(this.#timer);
    if (this.opened !== null) return;
    this.#timer = setTimeout(() => {
      const thing = of();
      this.tip = { anchor, of, found: this.desk.find(thing.at) };
      if (thing.also) void this.#price(thing, of);
      else if (thing.hint) void this.#hint(thing, of);
    }, wait);
  }

  /** May the reader do anything here? */
  get #acts(): boolean {
    return this.desk.toAct && !this.desk.past;
  }

  async #point(place: At): Promise<Answer[]> {
    const { source, seat, draft } = this.desk;
    return (await source.point({ seat, draft: [...draft.texts] }, place)).answers;
  }

  /** The price of the first further way, before the click. */
  async #price(thing: Thing, of: () => Thing): Promise<void> {
    if (!this.#acts) return;
    const [first] = await this.#point(thing.at).catch(() => []);
    if (first === undefined || !first.ok || this.tip?.of !== of) return;
    const { found } = this.tip;
    this.tip = { ...this.tip, found: { ...found, options: [...found.options, ...ways<O>(thing.at, [first])] } };
  }

  /** Why nothing can be done there, before the click. */
  async #hint(thing: Thing, of: () => Thing): Promise<void> {
    const found = this.desk.find(thing.at);
    if (!this.#acts || found.options.length + found.proposals.length > 0) return;
    const answers = await this.#point(thing.at).catch(() => []);
    const refused = answers.every((one) => !one.ok) ? answers.find((one) => !one.ok) : undefined;
    if (refused && !refused.ok && this.tip?.of === of) this.tip = { ...this.tip, refused };
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.tip = null;
  }

  /**
   * The pointer or the focus has left an element. It also does so while the page takes the element away, and then
   * nothing may be changed: the explanation goes right afterwards.
   */
  leave(anchor: Element): void {
    clearTimeout(this.#timer);
    queueMicrotask(() => {
      if (this.tip?.anchor === anchor) this.tip = null;
    });
  }

  close(): void {
    this.hide();
    this.#asked += 1;
    this.opened = null;
  }

  /** One option goes to the draft, several are offered, none is explained. */
  press(anchor: Element, thing: Thing): void {
    const { desk } = this;
    if (this.#acts && thing.first?.(anchor)) {
      this.close();
      return;
    }
    const found: Found<O> = this.#acts ? desk.find(thing.at) : { options: [], proposals: [] };
    this.close();
    const only = found.options[0];
    if (found.options.length === 1 && found.proposals.length === 0 && only !== undefined && !thing.also) {
      desk.draft.add(only.text);
      return;
    }
    this.#open(anchor, thing, found);
  }

  /** Tell what a thing is, with its place in the rules, and do nothing. */
  explain(anchor: Element, thing: Thing): void {
    this.close();
    this.#open(anchor, thing, this.#acts ? this.desk.find(thing.at) : { options: [], proposals: [] });
  }

  #open(anchor: Element, thing: Thing, found: Found<O>): void {
    this.opened = { anchor, thing, found, ways: [], refused: null, asking: false, failed: "" };
    const nothing = found.options.length + found.proposals.length === 0;
    if (this.#acts && ((thing.ask && nothing) || thing.also)) void this.#why(thing);
  }

  /** Ask the engine what could be meant: what it would allow is offered, else the first refusal is told. */
  async #why(thing: Thing): Promise<void> {
    const number = ++this.#asked;
    if (this.opened) this.opened = { ...this.opened, asking: true };
    try {
      const answers = await this.#point(thing.at);
      if (number !== this.#asked || this.opened === null) return;
      const found = ways<O>(thing.at, answers);
      const refused = answers.find((one) => !one.ok) ?? null;
      this.opened = { ...this.opened, ways: found, refused: found.length > 0 ? null : refused, asking: false };
    } catch (error) {
      if (number === this.#asked && this.opened) {
        this.opened = { ...this.opened, asking: false, failed: sentenceOf(error) };
      }
    }
  }

  /** Hover, focus, click and keys for an element that stands for a thing. */
  thing(get: () => Thing): Attachment<Element> {
    return (element) => {
      const controller = new AbortController();
      const listen = (type: string, heard: (event: Event) => void): void =>
        element.addEventListener(type, heard, { signal: controller.signal });
      listen("pointerenter", (event) => {
        if ((event as PointerEvent).pointerType === "mouse") this.show(element, get);
      });
      listen("pointerleave", () => this.leave(element));
      listen("focus", () => {
        if (element.matches(":focus-visible")) this.show(element, get, 0);
      });
      listen("blur", () => this.leave(element));
      listen("click", () => this.press(element, get()));
      listen("contextmenu", (event) => {
        event.preventDefault();
        this.explain(element, get());
      });
      if (!(element instanceof HTMLButtonElement)) {
        listen("keydown", (event) => {
          const { key } = event as KeyboardEvent;
          if (key !== "Enter" && key !== " ") return;
          event.preventDefault();
          event.stopPropagation();
          this.press(element, get());
        });
      }
      return () => {
        controller.abort();
        this.leave(element);
      };
    };
  }
}
