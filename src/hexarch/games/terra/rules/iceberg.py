"""Build a dwelling on a river hex, between two structures on ice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, icebergs, kinds, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import DWELLING, FROM_FACTION
from hexarch.games.terra.resources import Amount, res
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import leech, turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra


def price(s: Terra, seat: int) -> Amount:
    """That of a dwelling and a little more."""
    faction = s.faction(seat)
    cost, afloat = faction.board.cost[DWELLING], faction.figures.icebergs
    assert afloat is not None
    return res(cost.c, cost.w + afloat.workers, cost.p, cost.power)


class Iceberg(TerraRule):
    """An action: a dwelling on a river hex; it can never be upgraded."""

    name = "iceberg"
    group = "build"
    text = "iceberg {river}"
    is_action = True
    clicked: tuple[str, ...] = ("river",)

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A free river hex between two structures on ice; a dwelling left, and the price in hand."""
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
        if s.faction(seat).figures.icebergs is None:
            return no("no_icebergs", "factions")
        if icebergs.anybody(s) & s.board.bits[c.river]:
            return no("occupied", "build", hex=s.board.river_names[c.river])
        if not icebergs.supported(s, seat, c.river):
            return no("no_support", "factions", hex=s.board.river_names[c.river])
        if not s.left(seat, DWELLING):
            return no("none_left", "build", structure=DWELLING)
        return turn.cannot_pay(s, seat, price(s, seat))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Pay, place it, then all that comes of a dwelling."""
        turn.begin_action(s, seat)
        effects.pay(s, seat, price(s, seat))
        icebergs.place(s, seat, c.river)
        afloat = s.faction(seat).figures.icebergs
        assert afloat is not None
        effects.score(s, seat, afloat.vp, FROM_FACTION)
        effects.score_event(s, seat, DWELLING)
        for h in s.board.members(s.board.around_river[c.river] & s.get(seat, at.BUILDINGS)):
            towns.check(s, seat, h)
        leech.offer_all(s, seat, leech.amounts_afloat(s, seat, c.river))

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """With a faction that builds on icebergs."""
        return any(faction.figures.icebergs is not None for faction in factions)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every river hex that fits."""
        if not turn.may_act(d) or s.faction(seat).figures.icebergs is None:
            return
        for choice in s.catalog.tables[self.number]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


ICEBERG: Final = Iceberg()
