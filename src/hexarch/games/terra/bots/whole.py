"""A whole turn, as it was found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice


class Turn:
    """Choices of one turn in their order, and what the position then looks like."""

    __slots__ = ("choices", "numbers", "over", "points", "ships", "trace")

    def __init__(
        self,
        choices: list[TerraChoice],
        numbers: bytes,
        points: int,
        over: bool,
        ships: float = 0.0,
        trace: int = 0,
    ) -> None:
        self.choices: Final = choices
        self.numbers: Final = numbers  # as `packing` gives them
        self.points: Final = points  # in hand after the turn
        self.over: Final = over
        self.ships: Final = ships  # what ships and seals are worth, besides what the numbers say
        self.trace: Final = trace  # the same for turns after which the position is the same

    def text(self) -> str:
        """In the ledger language."""
        return ". ".join([choice.text for choice in self.choices])
