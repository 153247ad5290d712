"""The tables of docs/environments.md, from the layout itself: `python -m hexarch.env.document docs/environments.md`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from hexarch.env.features import PLAIN, QUOTED, labels
from hexarch.env.layout import PLANES, layout


def slices() -> str:
    """Every slice of the observation."""
    lines = ["| slice | from | to | shape | meaning |", "|---|--:|--:|---|---|"]
    for part in layout().slices:
        shape = " × ".join(str(n) for n in part.shape)
        lines.append(f"| `{part.name}` | {part.start} | {part.stop} | {shape} | {part.meaning} |")
    return "\n".join([*lines, "", f"{layout().size} numbers; digest `{layout().digest()}`."])


def planes() -> str:
    """Every plane of the map."""
    lines = ["| plane | name | meaning |", "|--:|---|---|"]
    lines += [f"| {i} | `{name}` | {meaning} |" for i, (name, meaning) in enumerate(PLANES)]
    return "\n".join(lines)


def columns() -> str:
    """Every column of the matrix of candidates, by group."""
    groups: dict[str, list[int]] = {}
    for name, i in labels(QUOTED).items():
        groups.setdefault(name.partition(".")[0], []).append(i)
    lines = ["| columns | group | names |", "|---|---|---|"]
    for group, found in groups.items():
        names = [name.partition(".")[2] for name in labels(QUOTED) if name.startswith(f"{group}.")]
        place = f"{found[0]}-{found[-1]}" if len(found) > 1 else str(found[0])
        lines.append(f"| {place} | `{group}` | {', '.join(names)} |")
    return "\n".join([*lines, "", f"{len(labels(PLAIN))} plain columns, {len(labels(QUOTED))} with quotes."])


def filled(text: str) -> str:
    """The document with its tables brought up to date."""
    for name, table in (("slices", slices()), ("planes", planes()), ("columns", columns())):
        marked = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        text = marked.sub(lambda found, table=table: f"{found[1]}{table}\n{found[2]}", text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(filled(path.read_text("utf-8")), encoding="utf-8")
