/** Earlier positions are asked for once: a source that remembers them, so that walking to and fro is instant. */

import type { Asked, Source } from "../lib/source";
import type { Position } from "../lib/types";
import { words } from "../lib/words.svelte";

const MOST = 400; // positions kept, about 100 kB each

export function remembering(source: Source): Source {
  const kept = new Map<string, Promise<Position>>();

  function forgetAfter(revision: number): void {
    for (const key of kept.keys()) if (Number(key.split(" ")[1]) > revision) kept.delete(key);
  }

  return {
    ...source,
    position(asked: Asked, signal?: AbortSignal): Promise<Position> {
      if (asked.at === undefined) return source.position(asked, signal);
      const key = `${words.language} ${asked.at}`;
      let found = kept.get(key);
      if (found === undefined) {
        // Nobody chooses anything in the past: the position is the same for all, and stays wanted when one walks on.
        found = source.position({ seat: null, at: asked.at, draft: [] });
        found.catch(() => kept.delete(key));
        const oldest = kept.keys().next();
        if (kept.size >= MOST && !oldest.done) kept.delete(oldest.value);
      } else kept.delete(key);
      kept.set(key, found);
      return found;
    },
    subscribe: (listener) =>
      source.subscribe((event) => {
        if (event.type === "undone") forgetAfter(event.revision);
        listener(event);
      }),
  };
}
