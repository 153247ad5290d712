"""A treasury: what is received may be put aside, to come out doubled in the next round (Treasurers)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

Held = tuple[int, ...]  # coins, workers and priests in hand


class Treasury:
    """There is none: whatever is received is at hand."""

    def opened(self, s: Terra, seat: int) -> None:
        """A round begins; its income comes next."""

    def watched(self, s: Terra, seat: int, income: bool = False) -> Held:
        """What is in hand before something is received; nothing where it cannot be put aside."""
        return ()

    def received(self, s: Terra, seat: int, before: Held, at_leisure: bool = False) -> None:
        """Something was received: it may be put aside, now or (at leisure) until the seat does something else."""
