"""Lines a player types, at a terminal or through a pipe."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

LONGEST = 4_000  # characters of a line


class Reader:
    """Asks and waits for a line."""

    def __init__(self, out: Console) -> None:
        self._out = out
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and earlier lines)

    def line(self, prompt: str | Text) -> str | None:
        """What was typed, without blanks around it; None at the end of the input."""
        self._out.print(prompt, end=" ")
        self._out.file.flush()
        try:
            text = input() if sys.stdin.isatty() else sys.stdin.readline(LONGEST)
        except EOFError:
            return None
        except UnicodeDecodeError:
            return ""
        if not sys.stdin.isatty():
            self._out.print()
            if not text:
                return None
        return text.strip()
