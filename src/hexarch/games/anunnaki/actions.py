"""The ten actions in both sides (section 7), and rewards (A86, A87)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import altars, goal
from hexarch.games.anunnaki.kinds import (
    Activate,
    AnyResources,
    Build,
    Deploy,
    Develop,
    GainWeapons,
    Harvest,
    Market,
    Move,
    Portal,
    Rewards,
    ShiftCube,
    TakePacts,
)

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def upgraded(s: Table, seat: int, tile: int) -> bool:
    """Is the seat's tile on its upgraded side?"""
    return s.get(seat, at.UPGRADED) >> tile & 1 == 1


def resolve(s: Table, seat: int, tile: int) -> None:
    """The action of a tile, by the side that is face up (A27, A52 to A61)."""
    better = s.cells[s.base[seat] + at.UPGRADED] >> tile & 1 == 1
    RESOLVED[tile](s, seat, s.edition.upgraded[tile] if better else s.edition.base[tile], better)


def portal(s: Table, seat: int, n: int, start: int = -1) -> None:
    """Teleport units; Enlil takes one more (A52, A160)."""
    s.push(Portal(seat, n + int(s.has_god(seat, names.ENLIL)), start))


def move(s: Table, seat: int, n: int) -> None:
    """Steps; Hermes has one more (A45, A169)."""
    s.push(Move(seat, n + int(s.has_god(seat, names.HERMES))))


def creation(s: Table, seat: int, better: bool) -> None:
    """1 resource for each altar controlled: the House's own, or any one type (A58)."""
    n = altars(s, seat)
    if better and n:
        s.push(AnyResources(seat, n, names.ALL_RESOURCES, 1))
    else:
        effects.gain(s, seat, s.edition.own[s.house(seat)], n)


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
    """Followers to deploy; Hera gives one more for each source (A78, A168, A197)."""
    if n:
        s.push(Deploy(seat, n + int(s.has_god(seat, names.HERA)), 0))


def dominion(s: Table, seat: int, more: int) -> None:
    """As many steps as the goal tile of the dominion track is worth (A60)."""
    effects.dominion(s, seat, goal(s, seat, s.cells[at.GOALS + names.DOMINION]) + more)


# -- rewards --------------------------------------------------------------------------------


def reward(s: Table, seat: int, items: tuple[tuple[int, int], ...], source: int) -> None:
    """Rewards of one source: what needs no choice is taken at once, the rest in the order the player likes (A86)."""
    later = []
    any_resources = 0
    for kind, n in items:
        if kind < 4:
            effects.gain(s, seat, kind, n)
        elif kind == names.R_ANY:
            any_resources += n
        elif kind == names.R_MANA:
            effects.mana(s, seat, n)
        elif kind == names.R_VP:
            effects.score(s, seat, n, source)
        else:
            later.append((kind, n))
    if len(later) == 1:
        claim(s, seat, later[0][0], later[0][1])
    elif later:
        s.push(Rewards(seat, tuple(later), source))
    if any_resources:
        s.push(AnyResources(seat, any_resources, names.ALL_RESOURCES, 0))


def claim(s: Table, seat: int, kind: int, n: int) -> None:
    """One reward, under its own rules; icons give the base amount (A87)."""
    if kind == names.R_FOLLOWER:
        followers(s, seat, n)
    elif kind == names.R_WEAPON:
        s.push(GainWeapons(seat, n))
    elif kind == names.R_PACT:
        s.push(TakePacts(seat, n))
    elif kind == names.R_DOMINION:
        effects.dominion(s, seat, n)
    elif kind in (names.R_WAR, names.R_TECHNOLOGY, names.R_COMMERCE):
        effects.advance(s, seat, kind - names.R_WAR, n)
    elif kind == names.R_PORTAL:
        portal(s, seat, n)
    elif kind == names.R_MOVE:
        move(s, seat, n)
    elif kind in (names.R_BLUE, names.R_RED):
        s.push(Activate(seat, coloured(s, seat, kind == names.R_RED)))
    elif kind == names.R_INCOME:
        income(s, seat, 0)
    elif kind == names.R_DOMINION_ACTION:
        dominion(s, seat, 0)
    elif kind == names.R_DEVELOP:
        s.push(Develop(seat))
    elif kind == names.R_SETTLEMENT:
        s.push(Build(seat))
    elif kind == names.R_MOVE_CUBE:
        s.push(ShiftCube(seat, -1))


def coloured(s: Table, seat: int, red: bool) -> int:
    """Tiles of a colour other than the one under the pawn, as a mask (A72)."""
    own = s.pawn_tile(seat)
    return sum([1 << tile for tile in range(10) if s.edition.red[tile] == red and tile != own])


# -- the tiles ------------------------------------------------------------------------------


def _portal(s: Table, seat: int, n: int, better: bool) -> None:
    portal(s, seat, n)


def _move(s: Table, seat: int, n: int, better: bool) -> None:
    move(s, seat, n)


def _commerce(s: Table, seat: int, n: int, better: bool) -> None:
    s.push(TakePacts(seat, n))


def _harvest(s: Table, seat: int, n: int, better: bool) -> None:
    s.push(Harvest(seat, n, 0))


def _creation(s: Table, seat: int, n: int, better: bool) -> None:
    creation(s, seat, better)


def _income(s: Table, seat: int, n: int, better: bool) -> None:
    income(s, seat, n)


def _dominion(s: Table, seat: int, n: int, better: bool) -> None:
    dominion(s, seat, n)


def _market(s: Table, seat: int, n: int, better: bool) -> None:
    s.push(Market(seat, int(better)))


# What each tile does, in the order of names.ACTIONS.
RESOLVED: Final[tuple[Callable[[Table, int, int, bool], None], ...]] = (
    _portal, _move, _move, _commerce, _harvest, _harvest, _creation, _income, _dominion, _market,
)  # fmt: skip
