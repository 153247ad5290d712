"""Houses, where they are chosen at the table (A7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import codes, effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


def free(s: Table) -> int:
    """Houses that nobody has, as a mask."""
    found = (1 << len(names.HOUSES)) - 1
    for first in s.base:
        house = s.cells[first + at.HOUSE]
        if house >= 0:
            found &= ~(1 << house)
    return found


class ChooseHouse(Verb):
    """Houses are all different; the seats choose in their order (A7)."""

    name = "house"
    group = "house"
    text = "house {house}"
    kinds: tuple[str, ...] = ("choose_house",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return self.each(s, free(s))

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return None if free(s) >> c.house & 1 else no("house_taken", "A7", house=names.HOUSES[c.house])

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.put(s, seat, at.HOUSE, c.house)
        s.log(codes.HOUSE, seat, c.house)
        if not s.decisions:
            s.log(codes.DEALT, -1)  # everybody looks at the gods drawn next
