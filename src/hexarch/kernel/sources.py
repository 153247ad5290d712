"""The files this package consists of, for fingerprints that say which version of something wrote a file."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable


def walk(folder: str, endings: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """Files of a folder of the package by their paths inside it, in their order, with what they hold."""
    root = resources.files("hexarch")
    for part in folder.split("/"):
        root = root / part
    for name, file in sorted(_below(root, ""), key=lambda found: found[0]):
        if name.endswith(endings):
            yield name, file.read_bytes()


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from _below(item, f"{path}{item.name}/")
        else:
            yield f"{path}{item.name}", item
