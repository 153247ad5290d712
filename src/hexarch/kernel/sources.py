"""The files this package consists of, for fingerprints that say which version of something wrote a file."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

CODE: Final = (".py", ".toml")
# What shows a position, writes about it or thinks about it, and changes none.
OTHERS: Final = ("bots/", "console/", "drawing/", "env/", "ledger/", "table/", "view", "title.py")


def walk(folder: str, endings: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """Files of a folder of the package by their paths inside it, in their order, with what they hold."""
    root = resources.files("hexarch")
    for part in folder.split("/"):
        root = root / part
    yield from files(root, endings)


def files(root: Traversable, endings: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """Files below any folder in their order, with what they hold."""
    for name, file in sorted(_below(root, ""), key=lambda found: found[0]):
        if name.endswith(endings):
            yield name, file.read_bytes()


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from _below(item, f"{path}{item.name}/")
        else:
            yield f"{path}{item.name}", item


def fingerprint(title: str, registered: str = "") -> str:
    """Which rules a title has: the same for equal rules, interpreted or compiled, on every machine.

    `registered` is what was added to the rules at run time, wherever it came from.
    """
    found = hashlib.blake2b(digest_size=8)
    for part in ("kernel", f"games/{title}"):
        for path, data in walk(part, CODE):
            if not path.startswith(OTHERS):
                found.update(path.encode())
                found.update(data.replace(b"\r\n", b"\n"))
    found.update(registered.encode())
    return found.hexdigest()
