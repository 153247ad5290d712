"""Pile up lava under a structure, and let it flow: the structure moves and leaves volcanoes behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, lava, queue, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.profiles import FOURTH_EDITION
from hexarch.games.terra.rule import Place, TerraRule
from hexarch.games.terra.rules import bridge, turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Value


def _foreign(s: Terra, seat: int) -> Refusal | None:
    """Only some have lava."""
    return None if s.faction(seat).figures.lava else no("no_lava", "factions")


def _forget_bridges(s: Terra, seat: int) -> None:
    """A bridge offered where the river was crossed before is lost once the structure has left its end."""
    for d in s.decisions if s.rules.edition > FOURTH_EDITION else ():
        if isinstance(d, kinds.Bridge) and d.seat == seat and bridge.refuse_site(s, seat, d.site) is not None:
            s.drop(d)


class Pile(TerraRule):
    """An action: a priest of the supply leaves the game for a volcano tile under a structure, and a power."""

    name = "pile"
    group = "land"
    text = "pile {hex}"
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A structure of the seat's own, and a priest in the supply."""
        refusal = turn.refuse_action(s, seat) or _foreign(s, seat)
        if refusal is not None:
            return refusal
        if s.owner(c.hex) != seat:
            return no("not_your_structure", "factions", hex=s.board.hex_names[c.hex])
        if s.get(seat, at.PRIEST_CAP) <= s.get(seat, at.PRIESTS):
            return no("no_priests_left", "factions")
        return None if lava.under(s, seat, c.hex) < lava.MOST else no("lava_enough", "factions")

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The tile and the power."""
        turn.begin_action(s, seat)
        lava.remove_priest(s, seat)
        lava.lay(s, seat, c.hex, 1)
        effects.gain_power(s, seat, 1)

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """With a faction that has lava."""
        return any(faction.figures.lava for faction in factions)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every structure."""
        if not turn.may_act(d) or not s.faction(seat).figures.lava:
            return
        for h in s.board.members(s.get(seat, at.BUILDINGS)):
            choice = s.catalog.tables[self.number][h]
            if self.refuse(s, seat, choice) is None:
                out.append(choice)

    def conceivable(self, s: Terra, seat: int, place: Place) -> list[str]:
        """A click on a structure means something else."""
        return []


class Flow(TerraRule):
    """An action: a structure moves, and goes on while it has tiles."""

    name = "flow"
    group = "land"
    text = "flow {hex} to {target}"
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A structure with lava under it, or the one that moves already; a way for it."""
        d = queue.find(s, seat, kinds.Flow)
        refusal = (turn.refuse_action(s, seat) if d is None or d.hex != c.hex else None) or _foreign(s, seat)
        if refusal is not None:
            return refusal
        if s.owner(c.hex) != seat:
            return no("not_your_structure", "factions", hex=s.board.hex_names[c.hex])
        if s.get(seat, at.TILE_HEXES) & s.board.bits[c.hex]:
            return no("carries_town_tile", "factions", hex=s.board.hex_names[c.hex])
        if queue.find(s, seat, kinds.TileOn) is not None and s.rules.edition > FOURTH_EDITION:
            return no("decide_first", "towns")  # a structure that moved away could not carry the tile
        if c.target not in lava.ways(s, seat, c.hex):
            return no("no_way_for_lava", "factions", hex=s.board.hex_names[c.target])
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Move; a bridge may follow over the river, then the structure may go on. Towns are looked for."""
        d = queue.find(s, seat, kinds.Flow)
        if d is not None and d.hex == c.hex:
            s.drop(d)
        else:
            turn.begin_action(s, seat)
        lava.flow(s, seat, c.hex, c.target)
        _forget_bridges(s, seat)
        if lava.ways(s, seat, c.target):
            s.push(kinds.Flow(seat, c.target))
        site = s.board.site_at.get((c.hex, c.target), -1)
        if site >= 0 and lava.crossed(s, c.hex, c.target):
            bridge.offer(s, seat, site)
        towns.check(s, seat, c.target)

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """With a faction that has lava."""
        return any(faction.figures.lava for faction in factions)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every structure that can move, and every way."""
        if isinstance(d, kinds.Flow):
            moving = [d.hex]
        elif turn.may_act(d) and s.get(seat, at.LAVA):
            moving = s.board.members(s.get(seat, at.BUILDINGS))
        else:
            return
        for h in moving:
            for target in lava.ways(s, seat, h):
                choice = s.catalog.choice(self, (h, target))
                if choice not in out and self.refuse(s, seat, choice) is None:
                    out.append(choice)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The hex it goes to."""
        return {"hex": s.board.hex_names[c.target], "from": s.board.hex_names[c.hex]}


PILE: Final = Pile()
FLOW: Final = Flow()
