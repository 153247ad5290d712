/** The engine inside the browser, loaded when it is first needed and shared by the whole page. */

import type { Reply, Request } from "../worker/protocol";
import { ApiError } from "./api";
import { t, words } from "./words.svelte";

type Phase = "off" | "loading" | "ready" | "failed";

let phase = $state<Phase>("off");
let share = $state(0);

export const engine = {
  get phase(): Phase {
    return phase;
  },
  /** How much of it has been loaded, 0 to 1. */
  get share(): number {
    return share;
  },
};

interface Waiting {
  resolve: (document: unknown) => void;
  reject: (error: Error) => void;
}

type Answer = { ok: true; result: unknown } | { ok: false; error: Record<string, unknown> };

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let last = 0;

function failed(error: Record<string, unknown>): ApiError {
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  const sentence = text(error["sentence"]) ?? t("error-unknown");
  return new ApiError(422, text(error["code"]) ?? "unknown", sentence, text(error["rule"]), error);
}

/** Everything that waits is told; the next call starts afresh. */
function giveUp(): void {
  phase = "failed";
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new ApiError(0, "engine", t("local-failed")));
  waiting.clear();
}

function hear(reply: Reply): void {
  switch (reply.type) {
    case "progress":
      share = reply.loaded / reply.total;
      break;
    case "ready":
      phase = "ready";
      break;
    case "failed":
      console.error(reply.reason);
      giveUp();
      break;
    case "answer": {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      const answer = JSON.parse(reply.document) as Answer;
      if (answer.ok) asked?.resolve(answer.result);
      else asked?.reject(failed(answer.error));
    }
  }
}

export function startEngine(): void {
  if (worker) return;
  phase = "loading";
  share = 0;
  worker = new Worker(new URL("../worker/engine.ts", import.meta.url), { type: "module", name: "engine" });
  worker.onmessage = (event: MessageEvent<Reply>) => hear(event.data);
  worker.onerror = giveUp;
}

/** One call of hexarch.play.calls, in the reader's language. */
export function ask<T>(name: string, params: Record<string, unknown> = {}): Promise<T> {
  startEngine();
  const id = ++last;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (document: unknown) => void, reject });
    const request: Request = { id, name, params: JSON.stringify({ ...params, language: words.language }) };
    worker!.postMessage(request);
  });
}
