"""Deploying followers, and losing them to Pandora's Box (A78, A125)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import kinds as k
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import deployable, followers_at
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


def targets(s: Table, seat: int, d: Asked) -> int:
    """Where a follower may go: territories the decision names, else settlements that are not besieged; a mask."""
    assert isinstance(d, k.Deploy)
    return d.mask if d.mask else deployable(s, seat)


def deployed(s: Table, d: Asked, place: int) -> None:
    """One follower fewer to deploy; a named territory gets one only."""
    assert isinstance(d, k.Deploy)
    mask = d.mask & ~(1 << place)
    if d.n > 1 and (mask or not d.mask):
        s.swap(d, k.Deploy(d.seat, d.n - 1, mask))
    else:
        s.drop(d)


class Deploy(Verb):
    """A follower comes from the reserve to a settlement that is not besieged, in a controlled territory (A78)."""

    name = "deploy"
    group = "deploy"
    text = "deploy {place}"
    kinds: tuple[str, ...] = ("deploy",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return self.each(s, targets(s, seat, d)) if s.cells[s.base[seat] + at.RESERVE] else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not s.get(seat, at.RESERVE):
            return no("reserve_is_empty", "A78")
        return None if targets(s, seat, d) >> c.place & 1 else no("cannot_deploy_there", "A78", place=_code(s, c.place))

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        deployed(s, d, c.place)
        effects.deploy(s, seat, c.place)


class Redeploy(Verb):
    """With an empty reserve a follower may be taken from anywhere on the map (A78, A192)."""

    name = "redeploy"
    group = "deploy"
    text = "redeploy {place} > {to}"
    kinds: tuple[str, ...] = ("deploy",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        found: list[Pick] = []
        if s.cells[s.base[seat] + at.RESERVE]:
            return found
        goals, atlantis = targets(s, seat, d), s.world.grounds.atlantis
        for place in followers_at(s, seat):
            open_to = goals & ~(1 << place)
            if s.cells[at.END]:  # nobody goes into Atlantis or out of it any more (A173)
                open_to &= atlantis if atlantis >> place & 1 else ~atlantis
            found += self.pairs(s, place, open_to)
        return found

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if s.get(seat, at.RESERVE):
            return no("reserve_first", "A78")
        if not s.units(c.place, seat, names.FOLLOWER):
            return no("no_follower_there", "A78", place=_code(s, c.place))
        if not targets(s, seat, d) >> c.to & 1 or c.place == c.to:
            return no("cannot_deploy_there", "A78", place=_code(s, c.to))
        if s.cells[at.END] and s.atlantis(c.place) != s.atlantis(c.to):
            return no("atlantis_is_closed", "A173")
        return None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        deployed(s, d, c.to)
        effects.recall(s, seat, c.place)
        effects.deploy(s, seat, c.to)


class LoseFollower(Verb):
    """Pandora's Box: each other player takes a follower of his choice off the map (A125, A211)."""

    name = "remove"
    group = "lose"
    text = "remove {place}"
    exact = True
    kinds: tuple[str, ...] = ("lose_follower",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(place,) for place in followers_at(s, seat)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if s.units(c.place, seat, names.FOLLOWER):
            return None
        return no("no_follower_there", "A125", place=_code(s, c.place))

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.recall(s, seat, c.place)


def _code(s: Table, place: int) -> str:
    return s.edition.territory_code(place)
