"""The repertoire of a game: the rules that can occur in it, by what they answer.

It is found once, when the game is set up, so that no position is asked for ships, lava or replaced priests in games
without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds
from hexarch.games.terra.rules.table import FREE, IN_TURN, KINDS, RULES
from hexarch.kernel.rule import Kind

if TYPE_CHECKING:
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.rule import TerraRule
    from hexarch.games.terra.state import Terra


class Repertoire:
    """The kinds of decisions with the rules that answer them, in the order of `rules.table`."""

    __slots__ = ("free", "in_turn", "kinds", "spent")

    def __init__(self, absent: frozenset[int]) -> None:
        self.kinds: Final[dict[str, Kind[TerraRule]]] = {
            kind.name: Kind(kind.name, *_others(kind.rules, absent), alone=kind.alone) for kind in KINDS.values()
        }
        # What answers a turn whose action is taken.
        self.spent: Final = [rule for rule in self.kinds[kinds.TURN].rules if not rule.is_action]
        self.in_turn: Final = _others(IN_TURN, absent)
        self.free: Final = _others(FREE, absent)


def _others(rules: Sequence[TerraRule], absent: frozenset[int]) -> list[TerraRule]:
    return [rule for rule in rules if rule.number not in absent]


@cache
def _without(absent: frozenset[int]) -> Repertoire:
    return Repertoire(absent)


def of_game(s: Terra, factions: Sequence[Faction]) -> Repertoire:
    """The repertoire of a game in which these factions may play; games alike share one."""
    return _without(frozenset([rule.number for rule in RULES if not rule.occurs(s, factions)]))
