/** Keys of the board; none of them works while something is being written. */

import type { Desk } from "../desk.svelte";

export interface Heard {
  help: () => void;
  toggle: (which: "options" | "free") => void;
  escape: () => void;
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

export function listen(desk: Desk, heard: Heard): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (desk.pointer.opened || desk.pointer.tip) desk.pointer.close();
      else heard.escape();
      return;
    }
    if (writing(event.target) || document.querySelector("dialog[open]")) return;
    const onThing = event.target instanceof Element && event.target.closest("button, a, [role=button], summary") !== null;
    const acts: Record<string, () => void> = {
      u: () => desk.draft.undo(),
      r: () => desk.draft.redo(),
      o: () => heard.toggle("options"),
      c: () => heard.toggle("free"),
      i: () => desk.pointer.tip && desk.pointer.explain(desk.pointer.tip.anchor, desk.pointer.tip.of()),
      "/": () => (document.getElementById("option-filter") ?? document.getElementById("log-filter"))?.focus(),
      "?": heard.help,
    };
    const act = event.key === "Enter" && !onThing && desk.position?.confirm.ready ? () => void desk.confirm() : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", down);
  return () => document.removeEventListener("keydown", down);
}
