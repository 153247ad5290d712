"""Power for advancing on the cult tracks (the Enlightened gain more of it)."""

from __future__ import annotations

from typing import Final


class Faith:
    """As much as the spaces show."""

    def __init__(self, times: int = 1) -> None:
        self.times: Final = times
