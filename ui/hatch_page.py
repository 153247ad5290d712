"""The page inside a wheel or source distribution: built with npm from the sources beside this file, for the build hook.

HEXARCH_PAGE unset or auto   built where npm is found, else left as it is with a notice
HEXARCH_PAGE=1               built; failing to build it fails the distribution
HEXARCH_PAGE=0               not built; a page that was built before is packed as it is

A source distribution brings its page along, so nobody needs npm to install from one. Editable installs never build it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "HEXARCH_PAGE"
HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
STATIC = ROOT / "src" / "hexarch" / "web" / "static"
# What the engine for games in the browser is packed from, besides hexarch itself.
NEEDED = ["babel>=2.17", "fluent.runtime>=0.4"]


def wish() -> str:
    """What the environment asks for: "no", "yes" or "auto"."""
    value = os.environ.get(VARIABLE, "").strip().lower()
    try:
        return {"": "auto", "auto": "auto", "0": "no", "1": "yes"}[value]
    except KeyError:
        raise ValueError(f"{VARIABLE} is {value!r}; it may be 0, 1 or auto") from None


def brought() -> bool:
    """Are these the files of a source distribution that has its page with it?"""
    return (ROOT / "PKG-INFO").exists() and (STATIC / "index.html").exists()


def wanted() -> bool:
    """Is the page to be built?"""
    return wish() == "yes" or (wish() == "auto" and not brought() and shutil.which("npm") is not None)


def dependencies() -> list[str]:
    """What the build needs to have installed."""
    return NEEDED if wanted() else []


def build() -> str:
    """Build the page if it is wanted; what to tell about it."""
    if not wanted():
        if (STATIC / "index.html").exists():
            return "the page was built before and is taken as it is"
        return "npm is missing: the page is left out" if wish() == "auto" else "the page is left out"
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(f"{VARIABLE}=1, but npm is missing")
    make(npm)
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    return f"built the page: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB"


def make(npm: str) -> None:
    """Build the page with this npm; its packages are installed first unless they are those of the lock file."""
    environment = os.environ | {"PYTHON": sys.executable}
    commands = [["run", "build"]] if installed() else [["ci", "--no-audit", "--no-fund"], ["run", "build"]]
    for arguments in commands:
        # Standard output belongs to whoever runs the build, so all that npm says goes to the error output.
        done = subprocess.run([npm, *arguments], cwd=HERE, env=environment, stdout=sys.stderr)
        if done.returncode != 0:
            raise RuntimeError(f"npm {' '.join(arguments)} failed")


def installed() -> bool:
    """Are npm's packages in place: installed since the lock file changed, or linked from elsewhere?

    npm leaves a list of its own when it has finished. It empties the folder before it installs, and would do so through
    a link too, so packages that others use are never installed again from here.
    """
    folder = HERE / "node_modules"
    made = folder / ".package-lock.json"
    if folder.is_symlink():
        if not made.exists():
            raise RuntimeError(
                "ui/node_modules is a link to a folder without packages: install them there, or remove it"
            )
        return True
    return made.exists() and made.stat().st_mtime >= (HERE / "package-lock.json").stat().st_mtime
