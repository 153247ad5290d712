"""Favor tiles: for every temple and sanctuary, and for some strongholds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cults, favors, kinds, queue, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import eruption
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def ask(s: Terra, seat: int, n: int) -> None:
    """So many favor tiles to choose, one after the other; fewer where the supply has no more kinds to offer."""
    left = _kinds_left(s, seat, n)
    if left > 0:
        s.push(kinds.FavorTiles(seat, left))


def _kinds_left(s: Terra, seat: int, most: int) -> int:
    """Kinds in the supply that the player does not own, less those already to be chosen; counted up to `most`."""
    left = 0
    for d in s.decisions:
        if isinstance(d, kinds.FavorTiles) and d.seat == seat:
            left -= d.tiles
    cells = s.cells
    bits = s.board.bits
    held = s.get(seat, at.FAVORS)
    singles = _singles(s, seat)  # cults: of two kinds with a single step one can be taken
    for tile in s.box.favor_tiles:
        if left == most:
            break
        if cells[at.FAVOR_POOL + tile.number - 1] and not held & bits[tile.number]:
            if tile.steps == 1:
                if tile.cult in singles:
                    continue
                singles.append(tile.cult)
            left += 1
    return left


def some_left(s: Terra, seat: int) -> bool:
    """Is there a kind that the player could take?"""
    return _kinds_left(s, seat, 1) > 0


def _singles(s: Terra, seat: int) -> list[int]:
    """The cults on which the player owns a tile with a single step. Of the kinds there are, one is all one may own."""
    held = s.get(seat, at.FAVORS)
    if not held:
        return []
    return [tile.cult for tile in s.box.favor_tiles if held & s.board.bits[tile.number] and tile.steps == 1]


def _other_single(s: Terra, seat: int) -> bool:
    """Is there a tile with a single step on a cult for which the one owned on it could be given back?"""
    left = [tile for tile in s.box.favor_tiles if s.cells[at.FAVOR_POOL + tile.number - 1]]
    owned = _singles(s, seat)
    return any(tile.steps == 1 and tile.cult in owned and not s.holds(seat, tile.number) for tile in left)


def none_to_swap(s: Terra, seat: int) -> Refusal | None:
    """Why no favor tile can be given back for another one, or None."""
    if not s.get(seat, at.FAVORS):
        return no("no_favor_held", "favor")
    return None if some_left(s, seat) or _other_single(s, seat) else no("no_other_favor", "favor")


class Favor(TerraRule):
    """Take a favor tile."""

    name = "favor"
    group = "tiles"
    text = "+{tile:favor}"
    forms: tuple[str, ...] = ("+{times}{tile:favor}",)
    with_factions = True
    clicked: tuple[str, ...] = ("tile",)
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A tile must be due, left in the supply (or to be taken again), and of a kind the player does not own."""
        d = queue.find(s, seat, kinds.FavorTiles)
        if d is None:
            return no("no_favor_due", "favor")
        refusal = eruption.unpaid(s, seat)
        if refusal is not None:
            return refusal
        tile = s.box.favor_tile.get(c.tile)
        if tile is None:
            return no("tile_gone", "favor", tile=f"FAV{c.tile}")
        if s.holds(seat, tile.number):
            return no("favor_owned", "favor", tile=tile.id)
        if tile.steps == 1 and tile.cult in _singles(s, seat):
            return no("favor_cult_owned", "favor", tile=tile.id, cult=tile.cult)
        if not s.cells[at.FAVOR_POOL + tile.number - 1]:
            return no("tile_gone", "favor", tile=tile.id)
        if d.other_than == tile.number:
            return no("favor_given_back", "favor", tile=tile.id)
        return cults.top_claimed(s, seat, tile.cult, tile.steps)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every tile that may be taken."""
        for choice in s.catalog.tables[self.number][1:]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Take the tile, advance on its cult track; its ability works at once."""
        d = queue.find(s, seat, kinds.FavorTiles)
        assert d is not None
        if d.tiles > 1:
            s.swap(d, kinds.FavorTiles(seat, d.tiles - 1))
        else:
            s.drop(d)
        tile = s.box.favor_tile[c.tile]
        favors.obtain(s, seat, tile)
        if tile.smaller_towns:
            towns.check_all(s, seat)
        if tile.gift:
            s.push(kinds.Gift(seat))


FAVOR: Final = Favor()


class ReturnFavor(TerraRule):
    """Give a favor tile back, to take a different one (Conspirators)."""

    name = "return-favor"
    group = "tiles"
    text = "-{tile:favor}"
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """An exchange must be due, and the tile held."""
        if queue.find(s, seat, kinds.ReturnFavor) is None:
            return no("no_favor_to_return", "favor")
        return None if c.tile and s.holds(seat, c.tile) else no("tile_not_held", "favor", tile=f"FAV{c.tile}")

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The marker goes down by all steps of the tile, no power comes or goes; nothing else gained is lost."""
        d = queue.find(s, seat, kinds.ReturnFavor)
        assert d is not None
        tile = s.box.favor_tile[c.tile]
        s.swap(d, kinds.FavorTiles(seat, 1, other_than=tile.number))
        favors.give_back(s, seat, tile)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every tile held."""
        for choice in s.catalog.tables[self.number][1:]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


RETURN_FAVOR: Final = ReturnFavor()
