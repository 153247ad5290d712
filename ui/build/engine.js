/** Puts the engine for games without a server into the page: Python for the browser and our packages as a zip. */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

const here = resolve(import.meta.dirname, "..");
const root = resolve(here, "..");
const pyodide = join(here, "node_modules", "pyodide");
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

/** The Python that has hexarch and its libraries: named by PYTHON, else the project's own. */
export function python() {
  const own = [join(root, ".venv", "bin", "python"), join(root, ".venv", "Scripts", "python.exe")];
  return process.env.PYTHON ?? own.find(existsSync) ?? "python3";
}

/** Run a script of this folder with the sources of hexarch first on its path; pip's isolated builds need the rest. */
export function run(script, ...args) {
  const path = [join(root, "src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, PYTHONPATH: path, PYTHONDONTWRITEBYTECODE: "1" };
  execFileSync(python(), [join(here, script), ...args], { env, stdio: ["ignore", "inherit", "inherit"] });
}

function packed() {
  const folder = mkdtempSync(join(tmpdir(), "hexarch-engine-"));
  try {
    run("engine.py", join(folder, "engine.zip"));
    return readFileSync(join(folder, "engine.zip"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `HEXARCH_ENGINE=0` leaves the engine out, for quick builds while developing. */
export function engine() {
  return {
    name: "hexarch-engine",
    apply: "build",
    generateBundle() {
      if (process.env.HEXARCH_ENGINE === "0") return;
      const { version } = JSON.parse(readFileSync(join(pyodide, "package.json"), "utf8"));
      const base = `engine/python-${version}`;
      const files = FILES.map((name) => ({ fileName: `${base}/${name}`, source: readFileSync(join(pyodide, name)) }));
      // No package is ever fetched from elsewhere, so the list of packages stays empty.
      const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
      files.push({ fileName: `${base}/pyodide-lock.json`, source: JSON.stringify({ info, packages: {} }) });
      const archive = packed();
      const name = `engine/hexarch-${createHash("sha256").update(archive).digest("hex").slice(0, 12)}.zip`;
      files.push({ fileName: name, source: archive });
      const total = files.reduce((sum, { source }) => sum + source.length, 0);
      const all = files.map(({ fileName, source }) => ({ url: `/${fileName}`, size: source.length }));
      const list = { python: `/${base}/`, archive: `/${name}`, total, files: all };
      files.push({ fileName: "engine/engine.json", source: JSON.stringify(list) });
      for (const file of files) this.emitFile({ type: "asset", ...file });
    },
  };
}
