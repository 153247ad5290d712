"""What minor gods do at once when they are summoned (A93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, effects, names
from hexarch.games.anunnaki.control import controlled
from hexarch.games.anunnaki.kinds import AnyResources, Deploy
from hexarch.games.anunnaki.kinds_battle import Bless, Recall

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def at_once(s: Table, seat: int, god: int) -> None:
    """The instant ability of a god, if he has one."""
    power = POWERS.get(god)
    if power is not None:
        power.act(s, seat)


def abroad(s: Table, seat: int) -> list[int]:
    """Controlled territories outside the home planet."""
    return [place for place in controlled(s, seat) if not s.at_home(seat, place)]


class Power:
    """An instant ability."""

    def act(self, s: Table, seat: int) -> None:
        """What it does for whoever has summoned the god."""
        raise NotImplementedError


class Bastet(Power):
    """A pact may be completed for mana (A144)."""

    def act(self, s: Table, seat: int) -> None:
        s.push(Bless(seat))


class Freya(Power):
    """A follower may return for resources (A151)."""

    def act(self, s: Table, seat: int) -> None:
        s.push(Recall(seat))


class Freyr(Power):
    """Points and mana for every so many territories abroad (A152)."""

    def act(self, s: Table, seat: int) -> None:
        times = len(abroad(s, seat)) // s.amounts.freyr_per
        effects.score(s, seat, times * s.amounts.freyr_vp, names.FROM_GODS)
        effects.mana(s, seat, times * s.amounts.freyr_mana)


class Frigg(Power):
    """Followers in each territory with enough pieces of one's own (A153)."""

    def act(self, s: Table, seat: int) -> None:
        least = s.amounts.frigg_pieces
        crowded = [place for place in s.places_of(seat) if s.people(place, seat) + s.settlement(place, seat) >= least]
        for _ in range(s.amounts.frigg_followers if crowded else 0):
            s.push(Deploy(seat, len(crowded), sum([1 << place for place in crowded])))


class Anu(Power):
    """Units of one territory are teleported (A157)."""

    def act(self, s: Table, seat: int) -> None:
        actions.portal(s, seat, s.amounts.anu_units, -2)


class Ninlil(Power):
    """Points and resources for each altar abroad (A163)."""

    def act(self, s: Table, seat: int) -> None:
        altars = sum([s.altars(place) for place in abroad(s, seat)])
        effects.score(s, seat, altars * s.amounts.ninlil_vp, names.FROM_GODS)
        effects.gain(s, seat, s.amounts.ninlil_kind, altars * s.amounts.ninlil_resources)


class Athena(Power):
    """Resources of each territory with a settlement of one's own (A165)."""

    def act(self, s: Table, seat: int) -> None:
        n = s.amounts.athena_resources
        for place in s.places():
            types = s.edition.territories[place].types
            if s.settlement(place, seat) and len(types) == 1:
                effects.gain(s, seat, types[0], n)
            elif n and s.settlement(place, seat) and types:
                s.push(AnyResources(seat, n, sum([1 << kind for kind in types]), 0))


POWERS: Final[dict[int, Power]] = {
    names.BASTET: Bastet(),
    names.FREYA: Freya(),
    names.FREYR: Freyr(),
    names.FRIGG: Frigg(),
    names.ANU: Anu(),
    names.NINLIL: Ninlil(),
    names.ATHENA: Athena(),
}
