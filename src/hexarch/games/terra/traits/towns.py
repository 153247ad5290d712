"""Towns: what makes one, where it may be founded, what it brings besides the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra import own as own_things
from hexarch.games.terra.box.town import STRUCTURES_NEEDED
from hexarch.games.terra.names import DWELLING, FROM_FACTION, STRONGHOLD
from hexarch.games.terra.resources import NOTHING, Amount

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Towns:
    """Four structures (three with the sanctuary, or another that counts as two) of total power 7."""

    def __init__(
        self,
        vp: int = 0,
        gain: Amount = NOTHING,
        across_river: bool = False,
        doubles: tuple[int, ...] = (),
        own: int = 0,
    ) -> None:
        self.doubles: Final = doubles  # structures with which three are enough, besides those of the game
        self.vp: Final = vp  # points for each town (Witches)
        self.gain: Final = gain  # what else each town brings (Swarmlings)
        self.own: Final = own  # of what only this faction has, once its stronghold stands (Goblins)
        self.across_river: Final = across_river  # may it skip one river hex for a town? (Mermaids)

    def suffices(self, s: Terra, seat: int, mask: int) -> bool:
        """Have these structures enough power, and are they enough? The sanctuary counts as two; two are no town."""
        base = s.base[seat]
        cells = s.cells
        afloat = towns.afloat(s, seat, mask) if cells[base + at.ICEBERGS] else 0
        if mask.bit_count() + afloat < STRUCTURES_NEEDED - 1:
            return False
        faction = s.faction(seat)
        value = faction.board.value
        weights = s.box.weights
        building = s.layout.building
        power = afloat * value[DWELLING]
        count = afloat
        for h in s.board.members(mask):
            structure = cells[building + h]
            power += value[structure]
            count += 2 if structure in self.doubles else weights[structure]
        bridges = faction.figures.bridges
        if bridges is not None:
            power += bridges.power * towns.bridges_between(s, seat, mask)
        return power >= cells[base + at.TOWN_SIZE] and count >= STRUCTURES_NEEDED

    def founded(self, s: Terra, seat: int) -> None:
        """A town tile was just taken, or a town founded for which none is left."""
        effects.gain(s, seat, self.gain)
        effects.score(s, seat, self.vp, FROM_FACTION)
        if self.own and s.built(seat, STRONGHOLD):
            own_things.gain(s, seat, self.own)
