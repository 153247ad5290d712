/** What hangs beside a thing: its explanation on hover or focus, a choice between options, or why nothing can be done. */

import type { Attachment } from "svelte/attachments";

import { sentenceOf } from "../lib/api";
import type { Accepted, Answer, At, Option } from "../lib/types";
import type { Desk } from "./desk.svelte";
import { NOTHING, type Found } from "./find";

const SLOW = 160; // ms before an explanation shows

/** A thing on the table: where its options are found, and how it explains itself. */
export interface Thing {
  at: At;
  /** only options of this kind */
  verb?: string;
  title: string;
  text?: string;
  state?: string;
  /** commands one would give with it, to ask why they are refused */
  ask?: string[];
  /** ask them even when there are options, because they may be further ways */
  also?: boolean;
}

export interface Tip {
  anchor: Element;
  /** how the thing explains itself now: its words may come later than the pointer */
  of: () => Thing;
  found: Found;
}

export interface Opened {
  anchor: Element;
  thing: Thing;
  found: Found;
  /** whole ways found by asking, such as digging first */
  ways: Option[];
  answer: Answer | null;
  asking: boolean;
  failed: string;
}

/** A text the engine allows, as an option at the thing it was asked about. */
function way(thing: Thing, text: string, answer: Accepted): Option {
  const verb = text.includes("build ") ? "build" : "";
  return { text, label: answer.label, verb, group: "", at: thing.at, quote: answer.quote };
}

/** Of several amounts of bought spades that lead to the same, the first, which is the smallest. */
function cheapest(ways: Option[]): Option[] {
  const seen = new Set<string>();
  return ways.filter(({ text }) => {
    const end = text.replace(/^(.*\. )?dig \d+\. /, "dig: ");
    if (seen.has(end)) return false;
    seen.add(end);
    return true;
  });
}

export class Pointer {
  tip = $state.raw<Tip | null>(null);
  opened = $state.raw<Opened | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly desk: Desk) {}

  /** Show what a thing is and what could be done with it. */
  show(anchor: Element, of: () => Thing, wait = SLOW): void {
    clearTimeout(this.#timer);
    if (this.opened !== null) return;
    this.#timer = setTimeout(() => {
      const thing = of();
      this.tip = { anchor, of, found: this.desk.find(thing.at, thing.verb) };
      if (thing.also) void this.#price(thing, of);
    }, wait);
  }

  /** The price of the first further way, before the click. */
  async #price(thing: Thing, of: () => Thing): Promise<void> {
    const { desk } = this;
    const text = thing.ask?.[0];
    if (text === undefined || !desk.toAct || desk.past) return;
    const answer = await desk.source.explain({ seat: desk.seat, draft: [...desk.draft] }, text).catch(() => null);
    if (answer === null || !answer.ok || this.tip?.of !== of) return;
    const { found } = this.tip;
    this.tip = { ...this.tip, found: { ...found, options: [...found.options, way(thing, text, answer)] } };
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
    const found = desk.toAct && !desk.past ? desk.find(thing.at, thing.verb) : NOTHING;
    this.close();
    const only = found.options[0];
    if (found.options.length === 1 && found.proposals.length === 0 && only !== undefined && !thing.also) {
      desk.add(only.text);
      return;
    }
    this.opened = { anchor, thing, found, ways: [], answer: null, asking: false, failed: "" };
    const ask = thing.ask ?? [];
    if (desk.toAct && !desk.past && ask.length > 0 && (found.options.length + found.proposals.length === 0 || thing.also)) {
      void this.#why(thing, ask);
    }
  }

  /** Ask the engine about commands in turn: those it would allow are offered, else the first refusal is told. */
  async #why(thing: Thing, texts: string[]): Promise<void> {
    const number = ++this.#asked;
    const { desk } = this;
    const asked = { seat: desk.seat, draft: [...desk.draft] };
    if (this.opened) this.opened = { ...this.opened, asking: true };
    try {
      const answers = await Promise.all(texts.map((text) => desk.source.explain(asked, text)));
      if (number !== this.#asked || this.opened === null) return;
      const ways = answers.flatMap((answer, i): Option[] => {
        const text = texts[i] as string;
        return answer.ok ? [way(thing, text, answer)] : [];
      });
      const refused = answers.find((answer) => !answer.ok) ?? null;
      this.opened = { ...this.opened, ways: cheapest(ways), answer: ways.length > 0 ? null : refused, asking: false };
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
