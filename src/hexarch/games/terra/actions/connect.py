"""Found a town across one river hex, where the faction can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, towns
from hexarch.games.terra import layout as at
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """In the own turn (after its action, by the printed rules); the structures around must make a town at once."""
    if queue.own_turn(s, seat) is None:
        return no("not_your_turn", "towns")
    if not s.faction(seat).towns.across_river:
        return no("cannot_skip_rivers", "towns")
    d = s.turn()
    if d is not None and not d.a and not s.rules.on("river-town-in-any-turn"):
        return no("act_first", "towns")
    if not towns.tiles_left(s):
        return no("no_town_tiles", "towns")
    if not towns.river_town(s, seat, choice.a):
        return no("no_town_there", "towns", hex=s.board.river_names[choice.a])
    return None


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """The river hex joins the structures around it for good."""
    members = towns.river_town(s, seat, choice.a)
    effects.skip_river(s, seat, choice.a)
    effects.found_town(s, seat, members)
    towns.ask(s, seat)


def options(s: Terra, seat: int, out: list[Choice]) -> None:
    """River hexes that make a town."""
    if not s.faction(seat).towns.across_river:
        return
    near = 0
    for h in s.board.members(s.get(seat, at.BUILDINGS) & ~s.get(seat, at.TOWN_HEXES)):
        near |= s.board.touches_river[h]
    for r in s.board.members(near):
        choice = s.catalog.connect[r]
        if refuse(s, seat, choice) is None:
            out.append(choice)
