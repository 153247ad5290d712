"""Move a bridge, and lay a town tile on a structure so that bridges may move (Architects)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import bridges, effects, kinds, queue
from hexarch.games.terra.names import FROM_FACTION
from hexarch.games.terra.rule import TerraRule, Words
from hexarch.games.terra.rules import bridge
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value

VP: Final = 3


def refuse_move(s: Terra, seat: int, site: int, goal: int) -> Refusal | None:
    """A bridge of the seat's own, to another place where it could be built; no town tile may lose its town."""
    if not s.bridges_on(site, seat):
        return no("not_your_bridge", "bridge", site=s.board.site_names[site])
    if site == goal:
        return no("same_bridge_site", "bridge", site=s.board.site_names[goal])
    refusal = bridge.refuse_site(s, seat, goal)
    if refusal is not None:
        return refusal
    return no("town_would_break", "towns") if bridges.breaks_town(s, seat, site, goal) else None


def none_possible(s: Terra, seat: int) -> Refusal | None:
    """Why no bridge can be moved, or None."""
    found: Refusal = no("no_bridge_to_move", "bridge")
    for site in range(len(s.board.sites)):
        if s.bridges_on(site, seat):
            for goal in bridge.candidates(s, seat):
                refusal = refuse_move(s, seat, site, goal)
                if refusal is None:
                    return None
                found = refusal
    return found


class MoveBridge(TerraRule):
    """Move a bridge to another place: 3 VP."""

    name = "move-bridge"
    group = "land"
    text = "move {site} to {goal:site}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A move must be due and possible."""
        if queue.find(s, seat, kinds.MoveBridge) is None:
            return no("no_bridge_due", "bridge")
        return refuse_move(s, seat, c.site, c.goal)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Move it; a large town may become two."""
        d = queue.find(s, seat, kinds.MoveBridge)
        assert d is not None
        s.drop(d)
        bridges.move(s, seat, c.site, c.goal)
        effects.score(s, seat, VP, FROM_FACTION)
        bridges.towns_after_moving(s, seat)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every bridge to every place."""
        for site in range(len(s.board.sites)):
            if s.bridges_on(site, seat):
                for goal in bridge.candidates(s, seat):
                    choice = s.catalog.choice(self, (site, goal))
                    if self.refuse(s, seat, choice) is None:
                        out.append(choice)

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """Both places."""
        return self.key, {name: words[name].upper() for name in ("site", "goal")}

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """Where the bridge goes."""
        return {"site": s.board.site_names[c.goal], "from": s.board.site_names[c.site]}


MOVE_BRIDGE: Final = MoveBridge()


class TileOn(TerraRule):
    """Lay a town tile on one of the structures of its town."""

    name = "tile-on"
    group = "tiles"
    text = "tile on {hex}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A tile must be due, and the structure in its town."""
        d = queue.find(s, seat, kinds.TileOn)
        if d is None:
            return no("no_tile_to_lay", "towns")
        return None if d.hexes & s.board.bits[c.hex] else no("not_in_this_town", "towns", hex=s.board.hex_names[c.hex])

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Lay it there."""
        d = queue.find(s, seat, kinds.TileOn)
        assert d is not None
        s.drop(d)
        bridges.carry_tile(s, seat, c.hex)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every structure of the town."""
        assert isinstance(d, kinds.TileOn)
        table = s.catalog.tables[self.number]
        out += [table[h] for h in s.board.members(d.hexes) if self.refuse(s, seat, table[h]) is None]


TILE_ON: Final = TileOn()
