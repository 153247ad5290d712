"""The page inside the wheel: built with npm from the sources beside this file. Used by the build hook.

HEXARCH_PAGE unset or auto   built where npm is found, else left as it is with a notice
HEXARCH_PAGE=1               built; failing to build it fails the wheel
HEXARCH_PAGE=0               not built; a page that was built before goes into the wheel as it is

Editable installs and source distributions never build it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "HEXARCH_PAGE"
HERE = Path(__file__).resolve().parent
STATIC = HERE.parent / "src" / "hexarch" / "web" / "static"
# What the engine for games in the browser is packed from, besides hexarch itself.
NEEDED = ["babel>=2.17", "fluent.runtime>=0.4"]


def wish() -> str:
    """What the environment asks for: "no", "yes" or "auto"."""
    value = os.environ.get(VARIABLE, "").strip().lower()
    try:
        return {"": "auto", "auto": "auto", "0": "no", "1": "yes"}[value]
    except KeyError:
        raise ValueError(f"{VARIABLE} is {value!r}; it may be 0, 1 or auto") from None


def wanted() -> bool:
    """Is the page to be built?"""
    return wish() == "yes" or (wish() == "auto" and shutil.which("npm") is not None)


def dependencies() -> list[str]:
    """What the build needs to have installed."""
    return NEEDED if wanted() else []


def build() -> str:
    """Build the page if it is wanted; what to tell about it."""
    if not wanted():
        if (STATIC / "index.html").exists():
            return "the page was built before and is taken as it is"
        return "npm is missing: the wheel has no page" if wish() == "auto" else "the wheel has no page"
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(f"{VARIABLE}=1, but npm is missing")
    environment = os.environ | {"PYTHON": sys.executable}
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([npm, *arguments], cwd=HERE, env=environment, stdout=sys.stderr)
        if done.returncode != 0:
            raise RuntimeError(f"npm {' '.join(arguments)} failed")
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    return f"built the page: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB"
