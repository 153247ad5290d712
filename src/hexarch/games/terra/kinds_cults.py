"""Decisions about cult tracks: steps on a track of the player's choice, and which cult gets a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.asked import CULT_STEP, KEY, SWAP_CULTS, Asked, Late

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class CultSteps(Late):
    """Cult steps of the player's choice, perhaps all on one track."""

    __slots__ = ("from_offers", "one_track", "steps")

    def __init__(self, seat: int, steps: int, one_track: bool = False, from_offers: bool = False) -> None:
        super().__init__(CULT_STEP, seat)
        self.steps: Final = steps
        self.one_track: Final = one_track
        self.from_offers: Final = from_offers  # gained when others answered power: they hold up nobody

    def fields(self) -> tuple[int, ...]:
        return (self.steps, int(self.one_track), int(self.from_offers))

    def may_wait(self, s: Terra) -> bool:
        return self.from_offers or super().may_wait(s)

    def holds_turn(self, s: Terra) -> bool:
        """Must they be taken before the seat's turn ends? The last player in a round may wait."""
        return not super().may_wait(s)

    def count(self) -> int:
        return self.steps


class Key(Asked):
    """Choose the cult whose tenth space a key opens, where the steps of a town tile lead to more of them than keys."""

    __slots__ = ("cults", "steps")

    def __init__(self, seat: int, steps: int, cults: int) -> None:
        super().__init__(KEY, seat)
        self.steps: Final = steps
        self.cults: Final = cults  # mask

    def fields(self) -> tuple[int, ...]:
        return (self.steps, self.cults)

    def count(self) -> int:
        return self.steps


class SwapCults(Asked):
    """Exchange the levels of two cult markers."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(SWAP_CULTS, seat)
