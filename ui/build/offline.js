/** Tells the service worker which files make up the page, and gives it the version they have together. */

import { createHash } from "node:crypto";

const PUBLIC = ["icon.svg", "theme.js", "manifest.webmanifest"];

export function offline() {
  return {
    name: "hexarch-offline",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/worker/offline.ts", fileName: "offline.js" });
    },
    generateBundle(_, bundle) {
      const worker = bundle["offline.js"];
      const names = Object.keys(bundle).filter((name) => name !== "offline.js" && !name.startsWith("engine/"));
      const shell = ["/", ...PUBLIC.map((name) => `/${name}`)];
      shell.push(...names.filter((name) => name !== "index.html" && !/\.(map|txt)$/.test(name)).map((name) => `/${name}`));
      const hash = createHash("sha256").update(worker.code);
      for (const name of [...names].sort()) {
        const part = bundle[name];
        hash.update(name).update(part.type === "chunk" ? part.code : part.source);
      }
      const version = hash.digest("hex").slice(0, 12);
      worker.code = `const SHELL=${JSON.stringify(shell)},VERSION=${JSON.stringify(version)};\n${worker.code}`;
    },
  };
}
