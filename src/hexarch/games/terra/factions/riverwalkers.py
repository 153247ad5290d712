"""Riverwalkers (any terrain): follow the rivers, unlock terrains with priests; the stronghold brings two bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import homes, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.base import AT_ONCE, BRIDGES, Dig, Faction, Start, Track, printed
from hexarch.games.terra.names import CYCLE
from hexarch.games.terra.resources import NOTHING, res
from hexarch.games.terra.rules import bridge

if TYPE_CHECKING:
    from hexarch.games.terra.ruleset import Ruleset
    from hexarch.games.terra.state import Terra

# Coins for unlocking a terrain, and for the home terrain of another faction, in each version.
VERSIONS = (
    ("fire-and-ice-factions/variable_v5", 1, 2),
    ("fire-and-ice-factions/variable_v4", 2, 3),
    ("fire-and-ice-factions/variable_v3", 0, 0),
    ("fire-and-ice-factions/variable_v2", 0, 0),
    ("fire-and-ice-factions/variable", 0, 0),
)


class Riverwalkers(Faction):
    """No spades and no transforming: they build on every terrain they have unlocked, over the river only."""

    def available(self, rules: Ruleset) -> bool:
        """In any of its versions."""
        return any(rules.on(version[0]) for version in VERSIONS)

    def on_chosen(self, s: Terra, seat: int) -> None:
        """The first terrain is free."""
        homes.unlock(s, seat, s.home(seat))

    def instead_of_spades(self, s: Terra, seat: int, n: int) -> bool:
        """Spades are lost, without points."""
        return True

    def on_priests(self, s: Terra, seat: int, n: int) -> int:
        """Each priest may be laid on a terrain; with all terrains unlocked priests are gained as usual."""
        asked = 0 if s.get(seat, at.DROPPED) else min(n, self.priests_besides(s, seat))
        if asked:
            s.push(kinds.Unlock(seat, asked))
        return n - asked

    def priests_besides(self, s: Terra, seat: int) -> int:
        """One for each locked terrain, less those already waiting to be laid down."""
        locked = CYCLE - s.get(seat, at.UNLOCKED).bit_count()
        waiting = sum(d.priests for d in s.decisions if isinstance(d, kinds.Unlock) and d.seat == seat)
        return max(0, locked - waiting)

    def unlock_price(self, s: Terra, seat: int, near_home: bool) -> int:
        """One coin, two for the home terrain of another faction."""
        for option, price, dearer in VERSIONS:
            if s.rules.on(option):
                return dearer if near_home else price
        return 2 if near_home else 1

    def on_stronghold(self, s: Terra, seat: int) -> None:
        """Two bridges at once, as far as there are any."""
        left = BRIDGES - s.get(seat, at.BRIDGES)
        if bridge.none_possible(s, seat) is None:
            for _ in range(min(2, left)):
                s.push(kinds.Bridge(seat))


FACTION = Riverwalkers(
    id="riverwalkers",
    home=-1,
    start=Start(power=(10, 2), cults=(1, 0, 0, 1), shipping=1, priests=1),
    board=printed(
        dwelling_income=(res(w=1), res(w=1), NOTHING, res(w=1), res(w=1), NOTHING, res(w=1), res(w=1)),
        temple_income=(res(p=1), res(power=5), res(p=1)),
    ),
    dig=Dig((), None),
    shipping=Track(1, NOTHING, ()),
    side="variable",
    option=VERSIONS[0][0],
    chooses=AT_ONCE,
    has_home=False,
    by_river_only=True,
    forbidden=("ACT5", "ACT6", "BON1"),
    start_vp=(("base", 20), ("revised_base", 20), ("fire_ice", 20), ("lakes", 15), ("fjords", 25), ("2017", 21)),
)
