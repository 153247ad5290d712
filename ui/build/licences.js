/** Puts the licences of everything that is not ours into the page, as one text: /licences.txt. */

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const here = resolve(import.meta.dirname, "..");
const modules = join(here, "node_modules");
// What ends up in the page. The Python libraries of the engine have theirs in its archive.
const PACKAGES = ["svelte", "clsx", "esm-env", "@fluent/bundle", "pyodide"];
const PYTHON = "Python and its standard library (part of Pyodide)";

const general = (kind) => join(here, "licences", `${kind}.txt`);
const read = (file) => readFileSync(file, "utf8").trim();

/** The text of a package's licence: its own file, else the general one of its kind. */
function licence(folder, kind) {
  const own = ["LICENSE", "LICENSE.md", "LICENSE.txt", "license"].map((name) => join(folder, name)).find(existsSync);
  return read(own ?? general(kind));
}

function part(name) {
  const folder = join(modules, name);
  const { version, license, repository } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const source = new URL((repository.url ?? repository).replace(/^git\+|\.git$/g, ""), "https://github.com/").href;
  return { title: `${name} ${version} (${license})`, source, text: licence(folder, license) };
}

export function licences() {
  return {
    name: "hexarch-licences",
    apply: "build",
    generateBundle() {
      const python = { title: `${PYTHON} (PSF-2.0)`, source: "https://github.com/python/cpython", text: read(general("PSF-2.0")) };
      const parts = [...PACKAGES.map(part), python];
      const line = "=".repeat(80);
      const texts = parts.map(({ title, source, text }) => `${line}\n${title}\nSource: ${source}\n${line}\n\n${text}\n`);
      const head = "Hexarch is under the MIT licence. This page also contains:\n\n";
      const list = parts.map(({ title }) => `  ${title}\n`).join("");
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${head}${list}\n${texts.join("\n")}` });
    },
  };
}
