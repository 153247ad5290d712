"""Launch a ship: on a river hex beside the port or the shipyard; traders are recruited in warehouse or market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import fleet, kinds, queue
from hexarch.games.terra.rule import TerraRule, Words
from hexarch.games.terra.sea import space_name
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value


def none_possible(s: Terra, seat: int) -> Refusal | None:
    """Why no ship can be built now: none is left, or there is no place to launch it."""
    if not fleet.in_supply(s, seat):
        return no("no_ship_left", "ships")
    return None if fleet.can_build(s, seat) else no("no_port", "ships")


def place_of(s: Terra, space: int) -> dict[str, Value]:
    """A space on the table."""
    return {"river" if space < s.board.rivers else "hex": space_name(s.board, space)}


def on_land(word: str) -> bool:
    """Does a space have the name of a land hex? Then it is a trader that is spoken of."""
    return not word.lower().startswith("r")


class Launch(TerraRule):
    """Build a ship that is due."""

    name = "launch"
    group = "ships"
    text = "launch {space}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A ship must be due and left, the space beside port or shipyard."""
        d = queue.find(s, seat, kinds.Launch)
        if d is None:
            return (none_possible(s, seat) if s.sea is not None else None) or no("no_ship_due", "ships")
        if not fleet.in_supply(s, seat):
            return no("no_ship_left", "ships")
        if c.space in fleet.berths(s, seat, d.at_yard):
            return None
        return no("not_at_shipyard" if d.at_yard else "not_at_port", "ships", hex=space_name(s.board, c.space))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """It comes onto the map; others that are due may follow while there are any."""
        d = queue.find(s, seat, kinds.Launch)
        assert d is not None
        if d.ships > 1:
            s.swap(d, kinds.Launch(seat, d.ships - 1, d.at_yard))
        else:
            s.drop(d)
        fleet.launch(s, seat, c.space)
        if not fleet.in_supply(s, seat):
            for rest in s.decisions:
                if isinstance(rest, kinds.Launch) and rest.seat == seat:
                    s.drop(rest)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each space beside port or shipyard."""
        first = queue.find(s, seat, kinds.Launch)
        if first is None or first is not d:
            return
        for space in fleet.berths(s, seat, first.at_yard):
            out.append(s.catalog.choice(self, (space,)))

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The space."""
        return place_of(s, c.space)

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """Traders are recruited."""
        found = super().said(words, kind, who)
        return ("choice-recruit", found[1]) if found is not None and on_land(words["space"]) else found


LAUNCH: Final = Launch()
