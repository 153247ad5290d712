"""Transform a hex: with spades, by a sandstorm, by an eruption."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.names import COLOURS, CYCLE, VOLCANO
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import eruption, sandstorm, spades
from hexarch.kernel.errors import Refusal

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

TERRAINS: Final = len(COLOURS)  # terrains of a hex in the table of choices


def nearest_home(s: Terra, seat: int, h: int) -> int:
    """Home terrain, or as near to it as the spades in hand reach."""
    home = s.home(seat)
    if home >= CYCLE and s.faction(seat).eruption is not None:
        return home
    centre = s.centre(seat)
    in_hand = CYCLE
    for d in queue.open_for(s, seat):
        if isinstance(d, kinds.AnySpades):
            in_hand = d.spades
    if s.faction(seat).spades.needed(s, seat, s.terrain(h), home, in_hand) <= in_hand:
        return home
    ends = []
    for way in (-1, 1):
        terrain = s.terrain(h)
        for _ in range(in_hand):
            if terrain != centre:
                terrain = (terrain + way) % CYCLE
        ends.append(terrain)
    return min(ends, key=lambda terrain: ring_distance(terrain, centre))


class Transform(TerraRule):
    """Change the terrain of a hex; a dwelling may follow where it becomes home terrain."""

    name = "transform"
    group = "land"
    text = "transform {hex} to {terrain}"
    forms: tuple[str, ...] = ("transform {hex}",)

    def complete(self, s: Terra, seat: int, command: str, name: str, values: list[int]) -> int:
        """Home terrain, or as near to it as possible."""
        return nearest_home(s, seat, values[0])

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A sandstorm, an eruption or spades must be there, and fit the hex and the terrain."""
        if queue.find(s, seat, kinds.Sandstorm) is not None:
            return sandstorm.refuse(s, seat, c.hex, c.terrain)
        if queue.find(s, seat, kinds.Eruption) is not None:
            return eruption.refuse(s, seat, c.hex, c.terrain)
        return spades.refuse(s, seat, c.hex, c.terrain)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Change the terrain."""
        if queue.find(s, seat, kinds.Sandstorm) is not None:
            sandstorm.apply(s, seat, c.hex)
        elif queue.find(s, seat, kinds.Eruption) is not None:
            eruption.apply(s, seat, c.hex)
        else:
            spades.apply(s, seat, c.hex, c.terrain)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every hex and every terrain that fits."""
        table = s.catalog.tables[self.number]
        if isinstance(d, kinds.AnySpades):
            hexes = spades.targets(s, seat, d)
            fits = spades.fitting(s, seat, d, hexes)
            for h in s.board.members(hexes):
                for terrain in fits[s.terrain(h)]:
                    out.append(table[h * TERRAINS + terrain])
        elif isinstance(d, kinds.Sandstorm):
            home = s.home(seat)
            for h in s.board.members(sandstorm.reach(s, seat)):
                out.append(table[h * TERRAINS + home])
        else:
            for h in s.board.members(eruption.targets(s, seat)):
                out.append(table[h * TERRAINS + VOLCANO])


TRANSFORM: Final = Transform()
