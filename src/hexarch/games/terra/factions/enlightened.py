"""The Enlightened (forest): live on power, which they dig with; the stronghold doubles what it converts into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import DIG_TRACK, Dig, Faith, Figures, Power, Start, printed
from hexarch.games.terra.names import FOREST
from hexarch.games.terra.resources import COINS, NOTHING, res
from hexarch.games.terra.traits.exchanges import Exchange
from hexarch.games.terra.traits.specials import Special
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class CoinsForTokens(Exchange):
    """1 coin for a new power token in bowl I; there may be more than 12."""

    def most(self, s: Terra, seat: int) -> int:
        """As many as there are coins."""
        return s.get(seat, at.COINS)

    def make(self, s: Terra, seat: int, n: int) -> None:
        """Pay, and take the tokens."""
        effects.pay_one(s, seat, COINS, n)
        sacrifice.gain_tokens(s, seat, n)


class FourPower(Special):
    """Once a round, 4 power."""

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be room for power."""
        return None if s.power_room(seat) else no("no_room_for_power", "special")

    def take(self, s: Terra, seat: int) -> None:
        """The power."""
        effects.gain_power(s, seat, 4)


def _version(
    base: int, dwellings: tuple[int, ...], times: int, versions: tuple[tuple[str, Faction], ...] = ()
) -> Faction:
    return Faction(
        "enlightened",
        FOREST,
        Figures(
            Start(cults=(0, 0, 0, 2)),
            printed(
                temple=res(p=1, c=5),
                stronghold=res(p=1, c=4),
                sanctuary=res(p=2, c=6),
                base=res(power=base),
                dwelling_income=tuple(res(power=n) for n in dwellings),
                house_income=(res(c=2, power=1), res(c=2, power=1), res(c=3, power=1), res(c=4, power=1)),
                stronghold_income=NOTHING,
            ),
            Dig((res(power=3), res(power=2), res(power=1)), DIG_TRACK),
            power=Power(yields=2),
            faith=Faith(times),
        ),
        exchanges=(CoinsForTokens("COINS", "C", "TOKEN"),),
        specials=(FourPower("ACTEN", given_up=True),),
        needs=fan.NEEDS,
        versions=versions,
    )


FACTION = _version(2, (2,) * 8, 2, ((fan.REBALANCED, _version(3, (2, 3) * 4, 1)),))
