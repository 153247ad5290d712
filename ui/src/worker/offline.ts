/** Service worker: the page opens and games on this device go on when the server is gone. */

// Put in front of this file by the build: the files of the page, and the version of them all.
declare const SHELL: string[];
declare const VERSION: string;
declare const self: ServiceWorkerGlobalScope;

const PAGE = `page-${VERSION}`;
const ENGINE = "engine";
const LIST = "/engine/engine.json";

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(PAGE);
      // Past the browser's own cache: a new version must not be put together from old files.
      await cache.addAll(SHELL.map((url) => new Request(url, { cache: "reload" })));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name !== PAGE && name !== ENGINE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

/** Drop parts of the engine that the new list no longer names. */
async function tidy(cache: Cache, list: Response): Promise<void> {
  const { files } = (await list.json()) as { files: { url: string }[] };
  const wanted = new Set([LIST, ...files.map((file) => file.url)]);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function fresh(request: Request, cacheName: string, key: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    if (response.ok && key === LIST) {
      await cache.put(key, response.clone());
      await tidy(cache, response.clone());
    }
    if (response.ok || response.status < 500) return response;
    return (await cache.match(key)) ?? response;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function kept(request: Request, cacheName: string, keep: boolean): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const response = await fetch(request);
  if (keep && response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, PAGE, "/"));
  else if (url.pathname === LIST) event.respondWith(fresh(request, ENGINE, LIST));
  // Names of these carry a version or a digest of their contents: what is kept is right.
  else if (url.pathname.startsWith("/engine/")) event.respondWith(kept(request, ENGINE, true));
  else if (SHELL.includes(url.pathname)) event.respondWith(kept(request, PAGE, false));
});

export {};
