"""Favor tiles obtained and given back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import codes, effects, sacrifice, tiles
from hexarch.games.terra import layout as at

if TYPE_CHECKING:
    from hexarch.games.terra.box.favor import FavorTile
    from hexarch.games.terra.state import Terra


def first_power(s: Terra, tile: FavorTile) -> int:
    """Power for taking a tile that goes from player to player, the more the fewer took it before."""
    taken = tile.count - s.cells[at.FAVOR_POOL + tile.number - 1]
    return tile.takings[taken] if taken < len(tile.takings) else 0


def obtain(s: Terra, seat: int, tile: FavorTile) -> None:
    """The tile, its steps and what comes with it."""
    power = first_power(s, tile)
    tiles.take_favor(s, seat, tile.number)
    effects.step_cult(s, seat, tile.cult, tile.steps)
    if power:
        effects.gain_power(s, seat, power)
    if tile.smaller_towns:
        s.set(seat, at.TOWN_SIZE, s.get(seat, at.TOWN_SIZE) - tile.smaller_towns)
    effects.gain(s, seat, s.faction(seat).figures.favor_gain)


def give_back(s: Terra, seat: int, tile: FavorTile) -> None:
    """Back to the supply, and its marker down by all steps of the tile without power; nothing else is lost."""
    if not tile.takings:  # how often a tile was taken is never undone
        s.add(at.FAVOR_POOL + tile.number - 1, 1)
    s.set(seat, at.FAVORS, s.get(seat, at.FAVORS) & ~s.board.bits[tile.number])
    s.log(codes.RETURN, seat, codes.FAVOR_TILE, tile.number)
    steps = min(tile.steps, s.cult(seat, tile.cult))
    if steps:
        sacrifice.lose_steps(s, seat, tile.cult, steps)
    if tile.smaller_towns:
        s.set(seat, at.TOWN_SIZE, s.get(seat, at.TOWN_SIZE) + tile.smaller_towns)
