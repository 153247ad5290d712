"""Lines a player types, at a terminal or through a pipe."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

LONGEST = 4_000  # characters of a line


def number(line: str) -> int | None:
    """The number a line stands for, whole, however it is written; None when it is none."""
    return int(line) if line.isdecimal() and len(line) <= LONGEST else None


class Reader:
    """Asks and waits for a line."""

    def __init__(self, out: Console) -> None:
        self._out = out
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and earlier lines)

    @property
    def attended(self) -> bool:
        """Does a person sit at the other end?"""
        return sys.stdin.isatty()

    def forget(self) -> None:
        """Nobody who comes later can fetch the lines that were typed so far."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def line(self, prompt: str | Text) -> str | None:
        """What was typed, without blanks around it; None at the end of the input."""
        try:
            if sys.stdin.isatty():
                # The prompt belongs to the line editor, which redraws it when earlier lines are fetched.
                return input(f"{prompt} ").strip()
            self._out.print(prompt, end=" ")
            self._out.file.flush()
            text = sys.stdin.readline(LONGEST)
            self._out.print()
        except (EOFError, KeyboardInterrupt):
            self._out.print()
            return None
        except UnicodeDecodeError:
            return ""
        return text.strip() if text else None
