"""Towns: what makes one, where it may be founded, what it brings besides the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cults, effects, towns, tracks
from hexarch.games.terra import layout as at
from hexarch.games.terra import own as own_things
from hexarch.games.terra.box.town import STRUCTURES_NEEDED
from hexarch.games.terra.names import DWELLING, FROM_FACTION, STRONGHOLD
from hexarch.games.terra.resources import NOTHING, Amount

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Reward:
    """What a faction gains once when the settlement around its stronghold reaches a power."""

    def __init__(self, power: int, shipping: int = 0, steps: int = 0, vp: int = 0) -> None:
        self.power: Final = power
        self.shipping: Final = shipping  # steps of shipping with their points
        self.steps: Final = steps  # in every cult
        self.vp: Final = vp


class Towns:
    """Four structures (three with the sanctuary, or another that counts as two) of total power 7."""

    def __init__(
        self,
        vp: int = 0,
        gain: Amount = NOTHING,
        across_river: bool = False,
        doubles: tuple[int, ...] = (),
        own: int = 0,
        chains: bool = False,
        rewards: tuple[Reward, ...] = (),
    ) -> None:
        self.rewards: Final = rewards  # as the settlement around the stronghold grows, in this order (Atlanteans)
        self.chains: Final = chains  # do river hexes of one chain join all that lies beside it? (Children of the Wyrm)
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

    def grown(self, s: Terra, seat: int) -> None:
        """Something joined the structures of a faction with rewards: take those that are due; it counts them itself.

        Power alone counts, not the number of structures, nor a favor tile for smaller towns. Towns that are joined to
        the settlement count with it.
        """
        if own_things.held(s, seat) == len(self.rewards):
            return
        for h in s.board.members(s.get(seat, at.BUILDINGS)):
            if s.building(h) == STRONGHOLD:
                value = s.faction(seat).board.value
                members = s.board.members(towns.group(s, seat, s.board.bits[h]))
                power = sum([value[s.building(one)] for one in members])
                while own_things.held(s, seat) < len(self.rewards) and power >= self._next(s, seat).power:
                    due = self._next(s, seat)
                    own_things.gain(s, seat, 1)
                    _take(s, seat, due)

    def _next(self, s: Terra, seat: int) -> Reward:
        return self.rewards[own_things.held(s, seat)]


def _take(s: Terra, seat: int, due: Reward) -> None:
    """Shipping, steps in every cult, points."""
    for _ in range(due.shipping):
        tracks.free_shipping(s, seat)
    if due.steps:
        cults.step_all(s, seat, due.steps, cults.contested(s, seat, due.steps, s.get(seat, at.KEYS)))
    effects.score(s, seat, due.vp, FROM_FACTION)
