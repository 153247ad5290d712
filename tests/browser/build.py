"""Build the page for tests, once, however many processes run them."""

import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

# What the page is built from: its own sources, and what its engine for games without a server is packed from.
SOURCES = ("ui", "src/hexarch/kernel", "src/hexarch/games", "src/hexarch/words", "src/hexarch/bots", "src/hexarch/play")
LEAVE_OUT = {"node_modules", "__pycache__"}


def _files(folder: Path) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in LEAVE_OUT]
        yield from (Path(place, name) for name in names)


def _newest(root: Path) -> float:
    return max(path.stat().st_mtime for name in SOURCES for path in _files(root / name))


def _time(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


def build_once(root: Path) -> Path:
    """The folder of the page; built if there is none or its sources are newer."""
    ui = root / "ui"
    static = root / "src" / "hexarch" / "web" / "static"
    lock = Path(tempfile.gettempdir(), f"hexarch-page-{zlib.crc32(str(root).encode()):x}.lock")
    with FileLock(lock, timeout=600):
        if _time(static / "index.html") >= _newest(root):
            return static
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("the page is not built from these sources, and Node (npm) is not here to build it")
        program = "import runpy, sys; runpy.run_path('hatch_page.py')['make'](sys.argv[1])"
        done = subprocess.run([sys.executable, "-c", program, npm], cwd=ui, capture_output=True, text=True)
        assert done.returncode == 0, f"the page cannot be built:\n{done.stderr[-4000:]}"
    return static
