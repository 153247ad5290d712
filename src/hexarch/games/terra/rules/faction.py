"""Choose a faction, of a colour that nobody plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra.names import CYCLE
from hexarch.games.terra.phases import begin
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import terrain
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


class Faction(TerraRule):
    """Take a faction board."""

    name = "faction"
    group = "factions"
    text = "setup {faction}"
    with_factions = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A faction must be there, and of a colour nobody plays."""
        if queue.find(s, seat, kinds.Faction) is None:
            return no("no_faction_due", "setup")
        wanted = s.registry[c.faction]
        if not wanted.available(s.rules):
            return no("faction_not_in_game", "setup", faction=wanted.id)
        board = begin.dealt(s, seat)
        if board and board != begin.board_of(wanted):
            return no("other_board_dealt", "setup", faction=wanted.id)
        for other in range(s.seats):
            if s.has_faction(other) and s.faction(other).side == wanted.side:
                return no("colour_taken", "setup", faction=wanted.id, other=s.faction(other).id)
        holder = terrain.taken(s, wanted.home, starting=True) if 0 <= wanted.home < CYCLE else -1
        if holder >= 0:
            return no("colour_taken", "setup", faction=wanted.id, other=s.faction(holder).id)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Take the faction board."""
        d = queue.find(s, seat, kinds.Faction)
        assert d is not None
        s.drop(d)
        faction = s.registry[c.faction]
        begin.seat_faction(s, seat, faction)
        asked = begin.first_questions(s, seat)
        if asked:
            s.queue((*asked, *s.decisions))

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every faction of a free colour."""
        for choice in s.catalog.tables[self.number]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


FACTION: Final = Faction()
