"""Where commands write: figures to the output, errors and progress beside it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from hexarch import games
from hexarch.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress


def words(game: str = games.DEFAULT) -> Words:
    """The words of the language that was asked for, and those of a title."""
    return Words(Words.from_environment().language, game)


def console() -> Console:
    """The output; names of hexes and numbers are left as they are."""
    from rich.console import Console

    return Console(highlight=False, emoji=False, markup=False)


def progress(words: Words, hidden: bool = False) -> Progress:
    """A progress bar on the error output, gone when the work is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True, highlight=False),
        transient=True,
        disable=hidden or not sys.stderr.isatty(),
    )


def paragraph(out: Console, text: str, indent: int = 2, style: str = "") -> None:
    """A text set in by a few blanks."""
    from textwrap import fill

    margin = " " * indent
    out.print(fill(text, max(20, out.width), initial_indent=margin, subsequent_indent=margin), style=style or None)


def print_json(document: Any) -> None:
    """A document for programs."""
    import json

    print(json.dumps(document, indent=2, ensure_ascii=False))
