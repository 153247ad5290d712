"""Cover terrains of the cycle with X tokens, or open them again: what spades do for those who never transform."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cover, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import spades
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def use_up(s: Terra, d: kinds.Cover) -> None:
    """One spade less; after the last one it is clear where the dwelling of a trade may stand."""
    if d.spades > 1:
        s.swap(d, kinds.Cover(d.seat, d.spades - 1, begun=True))
    else:
        s.drop(d)
        spades.end_trade(s, d.seat)


def refuse_discard(s: Terra, d: kinds.Cover) -> Refusal | None:
    """By the printed rules an action uses one of its spades; those of a trade and of a cult bonus need no use."""
    whole = s.cells[at.PHASE] == begin.ACTIONS and not s.rules.empty_actions and not d.begun
    besides = any(isinstance(other, kinds.Trades) for other in s.decisions)
    return no("empty_action", "turn") if whole and not besides else None


class CoverRule(TerraRule):
    """An X token for a spade."""

    group = "land"

    def fit(self, s: Terra, seat: int) -> int:
        """Mask of the terrains that fit."""
        raise NotImplementedError

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A spade must be due, and the terrain fit."""
        if queue.find(s, seat, kinds.Cover) is None:
            return no("no_spades", "transform")
        return None if self.fit(s, seat) >> c.terrain & 1 else no("no_cover_there", "factions", terrain=c.terrain)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every fit terrain."""
        for choice in s.catalog.tables[self.number]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


class Cover(CoverRule):
    """Add a token beside another, or on the terrain begun on if there is none."""

    name = "cover"
    text = "cover {terrain:home}"

    def fit(self, s: Terra, seat: int) -> int:
        """Beside the tokens."""
        return cover.beside(s, seat)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The token."""
        d = queue.find(s, seat, kinds.Cover)
        assert d is not None
        cover.put(s, seat, c.terrain)
        use_up(s, d)


class Uncover(CoverRule):
    """Remove a token that does not lie between two others."""

    name = "uncover"
    text = "uncover {terrain:home}"

    def fit(self, s: Terra, seat: int) -> int:
        """At the ends of the arc."""
        return cover.ends(s, seat)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """It is gone."""
        d = queue.find(s, seat, kinds.Cover)
        assert d is not None
        cover.take(s, seat, c.terrain)
        use_up(s, d)


COVER: Final = Cover()
UNCOVER: Final = Uncover()
