/** The engine in the browser: Python runs `hexarch.play` in this worker, off the page's own thread. */

import type { PyodideAPI } from "pyodide";

import type { Reply, Request } from "./protocol";

declare const self: DedicatedWorkerGlobalScope;

interface Listed {
  python: string;
  archive: string;
  total: number;
  files: { url: string; size: number }[];
}

const tell = (reply: Reply): void => self.postMessage(reply);

// Pages reached by plain http have no cache.
const cache = "caches" in self ? caches.open("engine") : null;

/** A file from the server, kept: so a game goes on without the server from now on. */
async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await (await cache)?.put(url, response.clone());
  return response;
}

/** Everything once, so that the reader sees how far it is; Python then finds its parts in the cache. */
async function fetchAll(list: Listed): Promise<ArrayBuffer> {
  let loaded = 0;
  let archive = new ArrayBuffer(0);
  await Promise.all(
    list.files.map(async ({ url, size }) => {
      const kept = await (await cache)?.match(url);
      // What is kept already and not ours to read need not be read here.
      if (!kept || url === list.archive) {
        const data = await (kept ?? (await fetched(url))).arrayBuffer();
        if (url === list.archive) archive = data;
      }
      loaded += size;
      tell({ type: "progress", loaded, total: list.total });
    }),
  );
  return archive;
}

/** The list of the parts: the newest one, without a server the one that is kept. */
async function listed(): Promise<Listed> {
  const url = "/engine/engine.json";
  const answer = await fetched(url).catch(async (error: unknown) => {
    const kept = await (await cache)?.match(url);
    if (kept) return kept;
    throw error;
  });
  return (await answer.json()) as Listed;
}

async function start(): Promise<(name: string, params: string) => string> {
  const list = await listed();
  const archive = await fetchAll(list);
  const module = (await import(/* @vite-ignore */ `${list.python}pyodide.mjs`)) as typeof import("pyodide");
  const python: PyodideAPI = await module.loadPyodide({ indexURL: new URL(list.python, location.origin).href });
  python.unpackArchive(archive, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return python.pyimport("hexarch.play.calls").call_json as (name: string, params: string) => string;
}

const engine = start();
engine.then(
  () => tell({ type: "ready" }),
  (error: unknown) => tell({ type: "failed", reason: String(error) }),
);

self.onmessage = async (event: MessageEvent<Request>) => {
  const { id, name, params } = event.data;
  try {
    const call = await engine;
    tell({ type: "answer", id, document: call(name, params) });
  } catch (error) {
    // Whatever the engine does not answer itself is a fault of ours; the page says so in its own words.
    console.error(error);
    tell({ type: "answer", id, document: JSON.stringify({ ok: false, error: { code: "engine" } }) });
  }
};
