"""The figures of an arena at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.words import Words


def show(words: Words, out: Console, document: dict[str, Any], rated: bool) -> None:
    """Tables of points, sources, comparisons and ratings; faults last, where they are seen."""
    from hexarch.arena import report

    def say(key: str, **values: str | int) -> str:
        return words.text(f"console-arena-{key}", **values)

    if document["interrupted"]:
        out.print(say("partial", games=document["games"], asked=document["asked"]))
    out.print(say("played", **{key: document[key] for key in ("games", "sets", "setups", "players")}))
    _table(out, *report.points(words, document))
    _table(out, *report.play(words, document))
    _table(out, *report.by_source(words, document))
    if document["pairs"]:
        _table(out, *report.pairs(words, document))
        if document["ratings"]:
            _table(out, *report.ratings(words, document))
        elif not rated:
            out.print(f"\n{say('not-rated')}")
    out.print(f"\n{say('illegal', n=document['illegal'])}")
    if document["faults"]:
        _table(out, *report.faults(words, document))


def _table(out: Console, head: list[str], rows: list[list[str]]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for place, column in enumerate(head):
        table.add_column(column, justify="left" if place == 0 else "right")
    for row in rows:
        table.add_row(*row)
    out.print()
    out.print(table)
