"""Resolves: a plan that a seat of self-play carries out whatever it thinks of it, to learn what it is worth.

Whoever never built a stronghold early does not know how to live from it, so it looks poor at once, and chance, which
takes only turns that look about as good as the best, never tries it. People of the league build it early with some
factions, and come to more than those who do not. A seat with this resolve does so too, and then plays on as well as it
can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra.names import STRONGHOLD, TRADING_HOUSE
from hexarch.games.terra.rules.upgrade import UPGRADE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexarch.games.terra.bots.whole import Turn
    from hexarch.games.terra.game import Game

RESOLVED: Final = ("witches",)  # people: 146 points with a stronghold in the first round (13 seats), 133 without (4)
GIVES_UP: Final = 2  # the round after which it is too late


class Resolve:
    """The stronghold as early as it can be had."""

    def pick(self, game: Game, seat: int, turns: Sequence[Turn]) -> int | None:
        """The first of these turns that the resolve asks for, or None where it has nothing to say."""
        s = game.state
        if not 1 <= s.cells[at.ROUND] <= GIVES_UP or s.get(seat, at.BUILT + STRONGHOLD):
            return None
        wanted = [STRONGHOLD] if s.get(seat, at.BUILT + TRADING_HOUSE) else [STRONGHOLD, TRADING_HOUSE]
        for structure in wanted:
            for place, turn in enumerate(turns):
                if any(choice.rule is UPGRADE and choice.structure == structure for choice in turn.choices):
                    return place
        return None
