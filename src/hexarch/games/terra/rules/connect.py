"""Found a town across one river hex, where the faction can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, queue, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.fields_map import hex_named
from hexarch.games.terra.rule import TerraRule, Words
from hexarch.kernel.errors import Ambiguous, Refusal, Unreadable, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.kinds import Asked
    from hexarch.games.terra.state import Terra


class Connect(TerraRule):
    """A town across a river hex, which joins the structures around it for good."""

    name = "connect"
    group = "land"
    text = "connect {river}"
    clicked: tuple[str, ...] = ("river",)

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """A river hex by its name, or by two or three land hexes around it."""
        word = words["river"]
        if ":" not in word:
            return super().read(s, seat, command, words)
        table = s.catalog.tables[self.number]
        rivers = -1
        for name in word.split(":"):
            rivers &= s.board.touches_river[hex_named(s, command, name.strip())]
        between = s.board.members(rivers)
        if not between:
            raise Unreadable(command, "no_river_between", word.upper())
        if len(between) > 1:
            raise Ambiguous(command, [table[r].text for r in between])
        return [table[between[0]]]

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """On the seat's own turn, or only after its action; the structures around must make a town at once."""
        refusal = self._refuse_now(s, seat)
        if refusal is not None:
            return refusal
        if not towns.river_town(s, seat, c.river):
            return no("no_town_there", "towns", hex=s.board.river_names[c.river])
        return None

    def _refuse_now(self, s: Terra, seat: int) -> Refusal | None:
        """Why it cannot be done anywhere."""
        if queue.own_turn(s, seat) is None:
            return no("not_your_turn", "towns")
        if not s.faction(seat).towns.across_river:
            return no("cannot_skip_rivers", "towns")
        d = s.turn()
        if d is not None and not d.acted and not s.rules.on("river-town-in-any-turn"):
            return no("act_first", "towns")
        if not towns.possible(s):
            return no("no_town_tiles", "towns")
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The river hex joins the structures around it for good."""
        members = towns.river_town(s, seat, c.river)
        effects.skip_river(s, seat, c.river)
        towns.found(s, seat, members)

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """With a faction that skips rivers."""
        return any(faction.towns.across_river for faction in factions)

    def options(self, s: Terra, seat: int, d: Asked, out: list[TerraChoice]) -> None:
        """River hexes that make a town."""
        if not s.faction(seat).towns.across_river or self._refuse_now(s, seat) is not None:
            return
        near = 0
        for h in s.board.members(s.get(seat, at.BUILDINGS) & ~s.get(seat, at.TOWN_HEXES)):
            near |= s.board.touches_river[h]
        table = s.catalog.tables[self.number]
        for r in s.board.members(near):
            if towns.river_town(s, seat, r):
                out.append(table[r])


CONNECT: Final = Connect()
