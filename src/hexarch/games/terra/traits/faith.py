"""Power for advancing on the cult tracks (more for the Enlightened), and the bonus for it (none for Archivists)."""

from __future__ import annotations

from typing import Final


class Faith:
    """As much as the spaces show, and the cult bonus of every round."""

    def __init__(self, times: int = 1, rewarded: bool = True) -> None:
        self.times: Final = times
        self.rewarded: Final = rewarded  # does it take cult bonuses?
