"""Favor tiles: for every temple and sanctuary, and for some strongholds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import D_FAVOR
from hexarch.games.terra.reactions import cult_choice
from hexarch.games.terra.tiles import favor as tiles
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice


def ask(s: Terra, seat: int, n: int) -> None:
    """So many favor tiles to choose, one after the other; fewer where the supply has no more kinds to offer."""
    most = _kinds_left(s, seat)
    if most > 0:
        s.push(Decision(D_FAVOR, seat, n=min(n, most)))


def _kinds_left(s: Terra, seat: int) -> int:
    """Kinds in the supply that the player does not own, less those already to be chosen."""
    left = 0
    for tile in tiles.TILES:
        if s.cells[at.FAVOR_POOL + tile.number - 1] and not s.holds(seat, tile.number):
            left += 1
    for d in s.decisions:
        if d.kind == D_FAVOR and d.seat == seat:
            left -= d.n
    return left


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A tile must be due, left in the supply, and of a kind the player does not own."""
    if queue.find(s, seat, D_FAVOR) is None:
        return no("no_favor_due", "favor")
    if not 1 <= choice.a <= len(tiles.TILES):
        return no("unknown_tile", "favor", tile=choice.text[1:])
    tile = tiles.TILES[choice.a - 1]
    if s.holds(seat, tile.number):
        return no("favor_owned", "favor", tile=tile.id)
    if not s.cells[at.FAVOR_POOL + tile.number - 1]:
        return no("tile_gone", "favor", tile=tile.id)
    return cult_choice.top_claimed(s, seat, tile.cult, tile.steps)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every tile that may be taken."""
    for choice in s.catalog.favor[1:]:
        if refuse(s, seat, choice) is None:
            out.append(choice)


def take(s: Terra, seat: int, choice: Choice) -> None:
    """Take the tile, advance on its cult track; its ability works at once."""
    d = queue.find(s, seat, D_FAVOR)
    assert d is not None
    if d.n > 1:
        s.swap(d, Decision(D_FAVOR, seat, n=d.n - 1))
    else:
        s.drop(d)
    tile = tiles.TILES[choice.a - 1]
    effects.take_favor(s, seat, tile.number)
    effects.step_cult(s, seat, tile.cult, tile.steps)
    if tile.number == tiles.SMALL_TOWNS:
        s.set(seat, at.TOWN_SIZE, s.get(seat, at.TOWN_SIZE) - 1)
        towns.check_all(s, seat)
