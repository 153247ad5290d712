"""Town tiles: chosen by who founds a town; first the keys, then points, gifts and cult steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS, D_TOWN, FROM_TOWN, TOP
from hexarch.games.terra.reactions import cult_choice
from hexarch.games.terra.tiles import round_
from hexarch.games.terra.tiles import town as tiles
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

LOWEST_AFTER_STEP_DOWN = 7


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A tile must be due and left in the supply."""
    if queue.find(s, seat, D_TOWN) is None:
        return no("no_town_due", "towns")
    if not 1 <= choice.a <= len(tiles.TILES):
        return no("unknown_tile", "towns", tile=choice.text[1:])
    tile = tiles.TILES[choice.a - 1]
    if not s.cells[at.TOWN_POOL + tile.number - 1]:
        return no("tile_gone", "towns", tile=tile.id)
    blocked = s.get(seat, at.BLOCKED)
    for cult in range(len(CULTS)):
        if tile.steps or blocked & s.board.bits[cult]:
            steps = tile.steps + (1 if blocked & s.board.bits[cult] else 0)
            refusal = cult_choice.top_claimed(s, seat, cult, steps, tile.keys)
            if refusal is not None:
                return refusal
    return None


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every kind of tile that is left; and where a key could go to one cult or another, the way to choose."""
    for choice in s.catalog.town[1:]:
        if refuse(s, seat, choice) is None:
            out.append(choice)
    steps_down(s, seat, True, out)


def steps_down(s: Terra, seat: int, useful: bool, out: list[Choice]) -> None:
    """The steps down that decide which cult gets a key, or those that mean nothing."""
    wanted = 0
    for tile in tiles.TILES:
        if s.cells[at.TOWN_POOL + tile.number - 1]:
            for cult in contested(s, seat, tile.number):
                wanted |= 1 << cult
    for choice in s.catalog.step_down:
        if (wanted >> choice.a & 1 == 1) == useful and refuse_step_down(s, seat, choice) is None:
            out.append(choice)


def contested(s: Terra, seat: int, number: int) -> list[int]:
    """Cults whose tenth space a tile would open, if there are more of them than keys; the first ones get them."""
    tile = tiles.TILES[number - 1]
    if not tile.steps:
        return []
    found = []
    for cult in range(len(CULTS)):
        position = s.cult(seat, cult)
        if position < TOP <= position + tile.steps and not s.cells[at.CULT_TOP + cult]:
            found.append(cult)
    keys = s.get(seat, at.KEYS) + tile.keys
    return found if 0 < keys < len(found) else []


def take(s: Terra, seat: int, choice: Choice) -> None:
    """Take the tile and all it gives."""
    d = queue.find(s, seat, D_TOWN)
    assert d is not None
    if d.n > 1:
        s.swap(d, Decision(D_TOWN, seat, n=d.n - 1))
    else:
        s.drop(d)
    tile = tiles.TILES[choice.a - 1]
    effects.take_town(s, seat, tile.number)
    effects.gain_keys(s, seat, tile.keys)
    effects.score(s, seat, tile.vp, FROM_TOWN)
    effects.gain(s, seat, tile.gain)
    if tile.steps:
        for cult in range(len(CULTS)):
            effects.step_cult(s, seat, cult, tile.steps)
    if tile.shipping:
        s.faction(seat).reach.farther(s, seat)
    effects.score_event(s, seat, round_.TOWN)
    s.faction(seat).towns.founded(s, seat)


def refuse_step_down(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """Before taking a town tile a marker may go back from 9 or 8, to leave the key for another cult."""
    if queue.find(s, seat, D_TOWN) is None:
        return no("no_town_due", "towns")
    position = s.cult(seat, choice.a)
    if position == TOP or position - 1 < LOWEST_AFTER_STEP_DOWN:
        return no("cannot_step_down", "cults", cult=choice.a)
    return None


def step_down(s: Terra, seat: int, choice: Choice) -> None:
    """Go back one space."""
    sacrifice.step_down(s, seat, choice.a)
