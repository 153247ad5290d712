"""A picture of any position: its document as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

COLOURS: Final = {"light": ("#ffffff", "#1b1b1b"), "dark": ("#1b1b1b", "#f0f0f0")}
SIZE: Final = 14  # of the letters
LINE: Final = 20
WIDTH: Final = 640


def lines(name: str, value: Any, depth: int = 0) -> Iterator[tuple[int, str]]:
    """A document as lines, each with its depth."""
    if isinstance(value, dict):
        inside: list[tuple[str, Any]] = [(str(key), one) for key, one in value.items()]
    elif isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value):
        inside = [(str(i + 1), one) for i, one in enumerate(value)]
    else:
        told = ", ".join(str(one) for one in value) if isinstance(value, list) else str(value)
        yield depth, f"{name}: {told}"
        return
    if name:
        yield depth, name
    for key, one in inside:
        yield from lines(key, one, depth + 1 if name else depth)


def picture(document: dict[str, Any], theme: str = "light") -> str:
    """The document as one self-contained picture."""
    paper, ink = COLOURS.get(theme, COLOURS["light"])
    found = list(lines("", document))
    height = LINE * (len(found) + 1)
    texts = [
        f'<text x="{SIZE * (1 + depth)}" y="{LINE * (i + 1)}">{escape(text)}</text>'
        for i, (depth, text) in enumerate(found)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="{SIZE}" fill="{ink}"><rect width="{WIDTH}" height="{height}" fill="{paper}"/>'
        f"{''.join(texts)}</svg>"
    )
