"""Exchanges of a faction's own: free, like conversions, before and after the action of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.terra.fields import exchanges
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import bank, convert, leech
from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import PREPARES

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra
    from hexarch.games.terra.traits.exchanges import Exchange
    from hexarch.kernel.rule import Value


def _found(s: Terra, seat: int, name: str) -> Exchange | None:
    if s.has_faction(seat):
        for one in s.faction(seat).exchanges:
            if one.name == name:
                return one
    return None


class ExchangeRule(TerraRule):
    """Exchange something at a rate of the faction's own."""

    name = "exchange"
    group = "priests"
    text = "exchange {tokens} {exchange}"
    role = PREPARES

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The faction must know it, at the time of conversions, and have what it takes."""
        one = _found(s, seat, _name(c))
        if one is None:
            return no("no_such_exchange", "conversions")
        refusal = convert.refuse_time(s, seat)
        if refusal is not None:
            return refusal
        turn = s.turn()
        if turn is not None and turn.burnt_power:
            return no("burnt_power_waits", "burn")
        return None if 1 <= c.tokens <= one.most(s, seat) else no("exchange_too_much", "conversions", n=c.tokens)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Make it; offers of power that wait are forfeited."""
        leech.taint(s, seat)
        bank.lapse(s, seat)
        one = _found(s, seat, _name(c))
        assert one is not None
        one.make(s, seat, c.tokens)

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """With a faction that has such rates."""
        return any(faction.exchanges for faction in factions)

    def free(self, s: Terra, seat: int, out: list[TerraChoice]) -> None:
        """In every amount."""
        for one in s.faction(seat).exchanges:
            for n in range(1, one.most(s, seat) + 1):
                choice = s.catalog.choice(self, (n, exchanges().index(one.name)))
                if self.refuse(s, seat, choice) is None:
                    out.append(choice)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """Among the conversions."""
        for faction in s.registry:
            for one in faction.exchanges:
                if one.name == _name(c):
                    return {"from": one.what, "into": one.into, "n": c.tokens}
        return {}


def _name(c: TerraChoice) -> str:
    return exchanges()[c.exchange]


EXCHANGE: Final = ExchangeRule()
