"""Rewards: what is gained at once, and what is claimed in the order the player likes (A86, A87)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, effects, names
from hexarch.games.anunnaki import kinds as k

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


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
        s.push(k.Rewards(seat, tuple(later), source))
    if any_resources:
        s.push(k.AnyResources(seat, any_resources, names.ALL_RESOURCES, 0))


def claim(s: Table, seat: int, kind: int, n: int) -> None:
    """One reward, under its own rules; icons give the base amount (A87)."""
    CLAIMS[kind - FIRST].claim(s, seat, n)


class Claim:
    """What a reward brings that is claimed."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        """So many of it."""
        raise NotImplementedError


class Followers(Claim):
    """Followers to deploy (A78)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        actions.followers(s, seat, n)


class Weapons(Claim):
    """Advanced weapons to take (A73)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        s.push(k.GainWeapons(seat, n))


class Pacts(Claim):
    """Pacts of the display (A55)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        s.push(k.TakePacts(seat, n))


class DominionSteps(Claim):
    """Steps of dominion (A67)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        effects.dominion(s, seat, n)


class Steps(Claim):
    """Steps on a development track (A69)."""

    def __init__(self, track: int) -> None:
        self.track: Final = track

    def claim(self, s: Table, seat: int, n: int) -> None:
        effects.advance(s, seat, self.track, n)


class Portal(Claim):
    """Units to teleport (A52)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        actions.portal(s, seat, n)


class Move(Claim):
    """Steps on the map (A45)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        actions.move(s, seat, n)


class Coloured(Claim):
    """The action of a tile of one colour, other than the one under the pawn (A72)."""

    def __init__(self, red: bool) -> None:
        self.red: Final = red

    def claim(self, s: Table, seat: int, n: int) -> None:
        red, own = s.edition.red, s.pawn_tile(seat)
        s.push(k.Activate(seat, sum([1 << tile for tile in range(10) if red[tile] == self.red and tile != own])))


class Income(Claim):
    """The income of the row of settlements (A59)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        actions.income(s, seat, 0)


class DominionAction(Claim):
    """Steps of dominion by its goal tile (A60)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        actions.dominion(s, seat, 0)


class Develop(Claim):
    """A technology (A75)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        s.push(k.Develop(seat))


class Settlement(Claim):
    """A settlement to build (A79)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        s.push(k.Build(seat))


class MoveCube(Claim):
    """Any cube to shift (A35)."""

    def claim(self, s: Table, seat: int, n: int) -> None:
        s.push(k.ShiftCube(seat, -1))


FIRST: Final = names.R_FOLLOWER  # those before it are gained at once
# In the order of names.REWARDS.
CLAIMS: Final[tuple[Claim, ...]] = (
    Followers(),
    Weapons(),
    Pacts(),
    DominionSteps(),
    Steps(names.WAR),
    Steps(names.TECHNOLOGY),
    Steps(names.COMMERCE),
    Portal(),
    Move(),
    Coloured(False),
    Coloured(True),
    Income(),
    DominionAction(),
    Develop(),
    Settlement(),
    MoveCube(),
)
