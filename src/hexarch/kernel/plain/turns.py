"""Games whose turns are single choices: nothing ends a turn, nothing is answered in advance."""

from __future__ import annotations

from hexarch.kernel import game as face
from hexarch.kernel.game import Doc


class WholeTurns:
    """Every choice is a turn of its own, unless a title says otherwise."""

    def ending(self, seat: int) -> str:
        """Turns end by themselves."""
        return face.NOT

    @property
    def end(self) -> str:
        """There is no choice that ends a turn."""
        return ""

    @property
    def leave(self) -> str:
        """Nobody can leave the game by a choice."""
        return ""

    def role(self, text: str) -> str:
        """Every choice is one of its own."""
        return face.PLAIN

    def standing(self, seat: int, policy: Doc) -> str | None:
        """There are no standing answers."""
        return None

    def awaiting(self, seat: int) -> int:
        """Nor questions for them."""
        return 0
