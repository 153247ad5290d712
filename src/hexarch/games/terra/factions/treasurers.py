"""Treasurers (wasteland): put income aside and get it doubled a round later; the stronghold banks at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds, own
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import STRONGHOLD, WASTELAND
from hexarch.games.terra.resources import COINS, NOTHING, PRIESTS, WORKERS, res
from hexarch.games.terra.traits.own import Own, Thing
from hexarch.games.terra.traits.treasury import Held, Treasury

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

KINDS = (COINS, WORKERS, PRIESTS)


class DoublingTreasury(Treasury):
    """In every round but the last; power, spades and points can never be put aside."""

    def opened(self, s: Terra, seat: int) -> None:
        """All of it comes out, and as much again: priests as far as the supply has them."""
        for kind in KINDS:
            n = own.held(s, seat, kind)
            if n:
                own.gain(s, seat, -n, kind)
                if kind == PRIESTS:
                    s.add(s.base[seat] + at.PRIEST_CAP, n)
                effects.gain_one(s, seat, kind, n)
                if kind == PRIESTS:
                    effects.take_priests(s, seat, n)
                else:
                    effects.gain_one(s, seat, kind, n)

    def watched(self, s: Terra, seat: int, income: bool = False) -> Held:
        """Income in its phase; with the stronghold whatever is received in a round."""
        now = s.cells[at.ROUND] + (1 if income else 0)
        open_ = 0 < now < len(s.round_tiles) and (income or s.built(seat, STRONGHOLD) > 0)
        if not open_ or s.get(seat, at.DROPPED):
            return ()
        return tuple([s.get(seat, at.HELD[kind]) for kind in KINDS])

    def received(self, s: Terra, seat: int, before: Held, at_leisure: bool = False) -> None:
        """Ask what of it is put aside."""
        if before:
            coins, workers, priests = (s.get(seat, at.HELD[kind]) - before[kind] for kind in KINDS)
            if coins or workers or priests:
                s.push(kinds.Bank(seat, coins, workers, priests, at_leisure))


FACTION = Faction(
    "treasurers",
    WASTELAND,
    Figures(
        Start(w=4, power=(4, 8), cults=(2, 0, 0, 0)),
        printed(
            base=NOTHING,
            dwelling_income=(res(w=1), res(w=1), NOTHING, res(w=1), NOTHING, res(w=1), res(w=1), NOTHING),
            house_income=(res(c=2, power=1), NOTHING, res(c=2, power=2), res(c=2, power=2)),
            temple_income=(res(p=1), res(power=4), res(p=1)),
            stronghold_income=res(power=4),
        ),
    ),
    own=Own(Thing("treasury-C"), Thing("treasury-W"), Thing("treasury-P")),
    treasury=DoublingTreasury(),
    needs=fan.NEEDS,
)
