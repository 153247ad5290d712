"""The ten actions in both sides (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import kinds as k
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import altars, goal

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def upgraded(s: Table, seat: int, tile: int) -> bool:
    """Is the seat's tile on its upgraded side?"""
    return s.get(seat, at.UPGRADED) >> tile & 1 == 1


def resolve(s: Table, seat: int, tile: int) -> None:
    """The action of a tile, by the side that is face up (A27, A52 to A61)."""
    better = s.cells[s.base[seat] + at.UPGRADED] >> tile & 1 == 1
    TILES[tile].resolve(s, seat, s.edition.upgraded[tile] if better else s.edition.base[tile], better)


def portal(s: Table, seat: int, n: int, start: int = -1) -> None:
    """Teleport units; Enlil takes more (A52, A160)."""
    if s.cells[s.base[seat] + at.SUMMONED] >> names.ENLIL & 1:
        n += s.amounts.enlil_units
    s.push(k.Portal(seat, n, start))


def move(s: Table, seat: int, n: int) -> None:
    """Steps; Hermes has more (A45, A169)."""
    if s.cells[s.base[seat] + at.SUMMONED] >> names.HERMES & 1:
        n += s.amounts.hermes_steps
    s.push(k.Move(seat, n))


def income(s: Table, seat: int, more: int) -> None:
    """What the open spaces of the settlement row show (A59)."""
    count = more
    for reward in s.edition.income[: s.edition.settlements - s.get(seat, at.ROW)]:
        for kind, n in reward:
            if kind == names.R_FOLLOWER:
                count += n
            else:
                effects.score(s, seat, n, names.FROM_INCOME)
    followers(s, seat, count)


def followers(s: Table, seat: int, n: int) -> None:
    """Followers to deploy; Hera gives more for each source (A78, A168, A197)."""
    if n:
        if s.cells[s.base[seat] + at.SUMMONED] >> names.HERA & 1:
            n += s.amounts.hera_followers
        s.push(k.Deploy(seat, n, 0))


def dominion(s: Table, seat: int, more: int) -> None:
    """As many steps as the goal tile of the dominion track is worth (A60)."""
    effects.dominion(s, seat, goal(s, seat, s.cells[at.GOALS + names.DOMINION]) + more)


# -- the tiles ------------------------------------------------------------------------------


class Tile:
    """What a tile does."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        """The action, with the number of the side that is face up; is that the upgraded one?"""
        raise NotImplementedError


class Portal(Tile):
    """Teleport units (A52)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        portal(s, seat, n)


class Move(Tile):
    """Steps (A53, A54)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        move(s, seat, n)


class Commerce(Tile):
    """Pacts of the display (A55)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        s.push(k.TakePacts(seat, n))


class Harvest(Tile):
    """Territories to harvest (A56, A57)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        s.push(k.Harvest(seat, n, 0))


class Creation(Tile):
    """Resources for each altar controlled: the House's own, or any one type (A58)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        count = n * altars(s, seat)
        if better and count:
            s.push(k.AnyResources(seat, count, names.ALL_RESOURCES, 1))
        else:
            effects.gain(s, seat, s.edition.own[s.world.houses[seat]], count)


class SettlementIncome(Tile):
    """What the row of settlements shows, and more followers (A59)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        income(s, seat, n)


class Dominion(Tile):
    """Steps of dominion (A60)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        dominion(s, seat, n)


class Market(Tile):
    """Exchange resources (A61)."""

    def resolve(self, s: Table, seat: int, n: int, better: bool) -> None:
        s.push(k.Market(seat, 1 if better else 0))


# In the order of names.ACTIONS.
TILES: Final[tuple[Tile, ...]] = (
    Portal(),
    Move(),
    Move(),
    Commerce(),
    Harvest(),
    Harvest(),
    Creation(),
    SettlementIncome(),
    Dominion(),
    Market(),
)
