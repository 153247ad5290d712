"""Which editions can be played: the one of the package, and files in folders that HEXARCH_EDITIONS names."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from hexarch.games.anunnaki.edition import Edition, EditionError, loads, problems, standard

VARIABLE: Final = "HEXARCH_EDITIONS"


def known() -> dict[str, Edition]:
    """Editions by name, the one of the package first; a file that cannot be used is left out (`edition check`)."""
    found = {standard().name: standard()}
    for folder in os.environ.get(VARIABLE, "").split(os.pathsep):
        if folder and Path(folder).is_dir():
            for file in sorted(Path(folder).glob("*.toml")):
                try:
                    one = _read(str(file), file.stat().st_mtime_ns)
                except (EditionError, OSError, UnicodeDecodeError):
                    continue
                found.setdefault(one.name, one)
    return found


def offered() -> list[str]:
    """Names of those without any problem; forms that were stored may name others."""
    return [name for name, one in known().items() if one is standard() or _sound(one.text)]


@cache
def _sound(text: str) -> bool:
    return not problems(text)


@cache
def _read(file: str, written: int) -> Edition:
    """A file as it was at some time."""
    return loads(Path(file).read_text(encoding="utf-8"))
