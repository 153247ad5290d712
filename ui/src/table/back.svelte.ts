/** Taking back what is confirmed: at once where nobody else has decided since, else with the consent of those who have. */

import { sentenceOf } from "../lib/api";
import type { Source } from "../lib/source";
import type { Row, UndoRequest } from "../lib/types";
import { t } from "../lib/words.svelte";
import { capital } from "./say";

/** A wish to go back that others would have to grant. */
export interface Wish {
  to: number | undefined;
  needed: number[];
  /** the first move that would be taken back */
  move: string;
}

/** What of the page it needs. */
interface Around {
  readonly source: Source;
  readonly own: number[];
  readonly feed: { readonly rows: Row[]; load(): Promise<void> };
  nameOf(seat: number): string;
  tell(sentence: string, bad?: boolean): void;
}

export class Back {
  /** to be confirmed before the others are asked */
  wish = $state.raw<Wish | null>(null);

  constructor(private readonly desk: Around) {}

  /** The first move that is taken back when the game goes back to a revision, or to before the reader's last one. */
  moveAfter(to: number | undefined): string {
    const { feed, own } = this.desk;
    const rows = feed.rows.filter((row) => !row.undone && !row.auto);
    const mine = rows.findLast((row) => row.by === "person" && row.seat !== null && own.includes(row.seat));
    const from = to ?? mine?.start ?? 0;
    const row = rows.find((one) => one.revision > from);
    if (row === undefined) return t("board-undo-choice", { n: from });
    const label = capital(row.label || row.text);
    return row.seat === null ? label : `${this.desk.nameOf(row.seat)}: ${label}`;
  }

  /** Take back; where that needs consent, first the wish, then a request to the others. */
  async take(revision: number, to?: number, ask = false): Promise<"wish" | "back" | "failed"> {
    this.wish = null;
    try {
      const done = await this.desk.source.undo(revision, to, ask);
      if (!done.done && done.request === null) {
        this.wish = { to, needed: done.needed, move: this.moveAfter(to) };
        return "wish";
      }
      if (done.done) await this.desk.feed.load();
      return "back";
    } catch (error) {
      this.desk.tell(sentenceOf(error), true);
      return "failed";
    }
  }

  async answer(request: UndoRequest, agree: boolean): Promise<void> {
    try {
      await this.desk.source.answerUndo(request.id, agree);
    } catch (error) {
      this.desk.tell(sentenceOf(error), true);
    }
  }

  /** How a request stands: requests that stay open; whoever asked is told when it is refused. */
  heard(open: UndoRequest[], request: UndoRequest): UndoRequest[] {
    if (request.state === "refused" && this.desk.own.includes(request.seat)) {
      this.desk.tell(t("board-undo-refused", { move: this.moveAfter(request.to) }));
    }
    const others = open.filter((one) => one.id !== request.id);
    return request.state === "open" ? [...others, request] : others;
  }
}
