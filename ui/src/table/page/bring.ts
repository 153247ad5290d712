// On a phone one part of the table shows at a time: find the one in which something lies.

import { tick } from "svelte";

/** Show one part after the other until the thing is visible; if it never is, the first one again. */
export async function bring<P>(thing: Element, parts: readonly P[], show: (part: P) => void): Promise<void> {
  for (const part of parts) {
    show(part);
    await tick();
    if (thing.checkVisibility()) return;
  }
  if (parts[0] !== undefined) show(parts[0]);
}
