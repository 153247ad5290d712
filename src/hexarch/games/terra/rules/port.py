"""The port: laid beside a first dwelling on the river, or with the first dwelling built there; a warehouse anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import fleet, kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import DWELLING
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rule import TerraRule
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def places(s: Terra, seat: int) -> list[int]:
    """Hexes with a dwelling where the port may lie: on the river; the warehouse of traders lies anywhere."""
    anywhere = fleet.walks(s, seat)
    found = []
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        if s.building(h) == DWELLING and (anywhere or s.board.touches_river[h]):
            found.append(h)
    return found


def ask(s: Terra) -> None:
    """After the first dwellings everybody lays the port, in turn order; whoever has one place only uses that."""
    s.put(at.PHASE, begin.PLACE_PORTS)
    asked: list[kinds.Asked] = []
    for seat in s.cells[at.ORDER : at.ORDER + s.seats]:
        if s.get(seat, at.DROPPED):
            continue
        fitting = places(s, seat)
        if len(fitting) == 1:
            fleet.lay_port(s, seat, fitting[0])
        elif fitting:
            asked.append(kinds.Port(seat))
    s.queue(tuple(asked))


def with_dwelling(s: Terra, seat: int, h: int) -> None:
    """A port that found no place yet lies with the first dwelling built on the river, at once."""
    if fleet.port(s, seat) < 0 and s.board.touches_river[h]:
        fleet.lay_port(s, seat, h)


class Port(TerraRule):
    """Lay the port beside one of the first dwellings."""

    name = "port"
    group = "build"
    text = "port {hex}"
    clicked: tuple[str, ...] = ("hex",)

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A port must be due; it lies with a dwelling of the seat's own on the river."""
        if queue.find(s, seat, kinds.Port) is None:
            return no("no_port_due", "ships")
        name = s.board.hex_names[c.hex]
        if s.owner(c.hex) != seat:
            return no("not_your_structure", "ships", hex=name)
        return None if c.hex in places(s, seat) else no("no_river_here", "ships", hex=name)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """It lies there for good."""
        d = queue.find(s, seat, kinds.Port)
        assert d is not None
        s.drop(d)
        fleet.lay_port(s, seat, c.hex)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each fitting dwelling."""
        for h in places(s, seat):
            out.append(s.catalog.tables[self.number][h])


PORT: Final = Port()
