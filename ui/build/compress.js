/**
 * Compresses what was built, so that the server need not, prints the sizes, and refuses a page that grew too big. A game's
 * page is everything but what only other games load; `games.json` lists the files that belong to one game alone.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const KINDS = new Set([".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".txt"]);
const LIMIT = 250_000; // bytes of the page, compressed, without the engine for games offline
const SMALL = 512; // below this it is not worth it

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** The smallest size a browser gets. The engine is loaded once and kept: one compression, which every browser knows. */
function compress(path, engine) {
  const data = readFileSync(path);
  if (!KINDS.has(extname(path)) || data.length < SMALL) return data.length;
  const gzip = gzipSync(data, { level: 9 });
  writeFileSync(`${path}.gz`, gzip);
  if (engine) return gzip.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  const brotli = brotliCompressSync(data, { params });
  writeFileSync(`${path}.br`, brotli);
  return brotli.length;
}

/** The game that alone has the modules of a chunk, if there is one. */
function owner(chunk) {
  const games = new Set(chunk.moduleIds.map((id) => /[\\/]src[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? ""));
  return games.size === 1 ? [...games][0] : "";
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);

export function compressed() {
  let out = "";
  const owned = {};
  return {
    name: "hexarch-compressed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !owner(chunk)) continue;
        (owned[owner(chunk)] ??= []).push(chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []));
      }
      this.emitFile({ type: "asset", fileName: "games.json", source: JSON.stringify(owned) });
    },
    closeBundle() {
      const sums = { page: 0, engine: 0 };
      const games = Object.fromEntries(Object.keys(owned).map((game) => [game, 0]));
      const lines = [];
      for (const path of [...walk(out)].sort()) {
        if (path.endsWith(".br") || path.endsWith(".gz")) continue;
        const name = relative(out, path).replaceAll("\\", "/");
        const engine = name.startsWith("engine/");
        const size = compress(path, engine);
        if (!name.endsWith(".txt")) sums[engine ? "engine" : "page"] += size; // licences are for readers, not for the page
        for (const game of Object.keys(owned)) if (owned[game].includes(name)) games[game] += size;
        lines.push(`${kilobytes(statSync(path).size)} ${kilobytes(size)}  ${name}`);
      }
      console.log(`${"plain".padStart(11)} ${"compressed".padStart(11)}\n${lines.join("\n")}`);
      console.log(`page ${kilobytes(sums.page).trim()} compressed, engine for games offline ${kilobytes(sums.engine).trim()}`);
      const shared = sums.page - Object.values(games).reduce((sum, size) => sum + size, 0);
      for (const [game, size] of Object.entries(games)) {
        console.log(`${game}: ${kilobytes(shared + size).trim()}, its own part ${kilobytes(size).trim()}`);
        if (shared + size > LIMIT) throw new Error(`the page of ${game} has ${shared + size} bytes compressed, more than ${LIMIT}`);
      }
    },
  };
}
