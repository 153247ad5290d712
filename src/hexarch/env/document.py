"""The tables of a document about a title's environment: `python -m hexarch.env.document docs/environments.md [game]`.

Between the marks `<!-- fields -->` and `<!-- /fields -->` stands the layout of its observations, between those of
`columns` what is told of a candidate, and whatever else the title describes by a method `tables`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from hexarch import games
from hexarch.env import observer as observers
from hexarch.env.observer import PLAIN, QUOTED, Observer


def fields(observer: Observer) -> str:
    """Every field of the observation."""
    lines = ["| field | from | to | shape | meaning |", "|---|--:|--:|---|---|"]
    layout = observer.layout
    for part in layout.fields:
        shape = " × ".join(str(n) for n in part.shape) or "1"
        lines.append(f"| `{part.name}` | {part.start} | {part.stop} | {shape} | {part.meaning} |")
    return "\n".join([*lines, "", f"{layout.size} numbers; digest `{layout.digest()}`."])


def columns(observer: Observer) -> str:
    """Every column of the matrix of candidates, by group."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for i, label in enumerate(observer.columns(QUOTED)):
        group, _, name = label.partition(".")
        groups.setdefault(group, []).append((i, name))
    lines = ["| columns | group | names |", "|---|---|---|"]
    for group, found in groups.items():
        place = f"{found[0][0]}-{found[-1][0]}" if len(found) > 1 else str(found[0][0])
        lines.append(f"| {place} | `{group}` | {', '.join(name for _, name in found)} |")
    plain, quoted = len(observer.columns(PLAIN)), len(observer.columns(QUOTED))
    return "\n".join([*lines, "", f"{plain} plain columns, {quoted} with quotes."])


def filled(text: str, game: str = games.DEFAULT) -> str:
    """The document with its tables brought up to date."""
    observer = observers.of(games.title(game))
    tables = {"fields": fields(observer), "columns": columns(observer), **observer.tables()}
    for name, table in tables.items():
        marked = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        text = marked.sub(lambda found, table=table: f"{found[1]}{table}\n{found[2]}", text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(filled(path.read_text("utf-8"), *sys.argv[2:3]), encoding="utf-8")
