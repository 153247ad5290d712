"""Icebergs: dwellings on river hexes (Selkies)."""

from __future__ import annotations

from typing import Final


class Icebergs:
    """None."""

    def __init__(self, builds: bool = False, workers: int = 0, vp: int = 0) -> None:
        self.builds: Final = builds
        self.workers: Final = workers  # that one costs more than a dwelling
        self.vp: Final = vp  # points for each
