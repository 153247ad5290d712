"""Gods: discarding the fifth, summoning, Freya's exchange (A10, A90 to A94, A151)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import followers_at
from hexarch.games.anunnaki.kinds import AnyResources, Rewards
from hexarch.games.anunnaki.masks import bits, mask_of
from hexarch.games.anunnaki.powers import at_once
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table

SUMMON_BIT: Final = 1  # of the additional actions of a turn


class DiscardGod(Verb):
    """Of five minor gods one goes back to the box, unknown to the others (A10, A184)."""

    name = "discard"
    secret = True
    group = "discard"
    text = "discard {god}"
    exact = True
    kinds: tuple[str, ...] = ("discard_god",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(god,) for god in bits(s.get(seat, at.DRAWN))]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return None if s.get(seat, at.DRAWN) >> c.god & 1 else no("not_your_god", "A10", god=names.GODS[c.god])

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        effects.put(s, seat, at.GODS, s.get(seat, at.DRAWN) & ~(1 << c.god))
        s.drop(d)


class Summon(Verb):
    """A free summon token brings a god in the place of a follower on the map; one god a turn (A90 to A92)."""

    name = "summon"
    group = "summon"
    text = "summon {god} at {place}"
    kinds: tuple[str, ...] = ("extra",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        cells, first = s.cells, s.base[seat]
        found: list[Pick] = []
        if cells[at.EXTRAS] & SUMMON_BIT:
            return found
        gods = cells[first + at.GODS] & ~cells[first + at.SUMMONED] if cells[first + at.TOKENS] else 0
        if cells[first + at.MAJOR_TOKEN]:
            gods |= 1 << names.FIRST_MAJOR + s.house(seat)
        if gods:
            places = mask_of(followers_at(s, seat))
            for god in bits(gods):
                found += self.pairs(s, god, places)
        return found

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if s.cells[at.EXTRAS] & SUMMON_BIT:
            return no("once_a_turn", "A91")
        if c.god >= names.FIRST_MAJOR:
            if c.god - names.FIRST_MAJOR != s.house(seat):
                return no("not_your_god", "A92", god=names.GODS[c.god])
            if not s.get(seat, at.MAJOR_TOKEN):
                return no("no_summon_token", "A90")
        else:
            if not s.get(seat, at.GODS) >> c.god & 1:
                return no("not_your_god", "A92", god=names.GODS[c.god])
            if s.has_god(seat, c.god):
                return no("already_summoned", "A92", god=names.GODS[c.god])
            if not s.get(seat, at.TOKENS):
                return no("no_summon_token", "A90")
        if not s.units(c.place, seat, names.FOLLOWER):
            return no("no_follower_there", "A90", place=s.edition.territory_code(c.place))
        return None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.put(at.EXTRAS, s.cells[at.EXTRAS] | SUMMON_BIT)
        effects.summon(s, seat, c.god, c.place)
        if c.god >= names.FIRST_MAJOR:
            rewards = s.amounts.major_steps[c.god - names.FIRST_MAJOR]
            if rewards:
                s.push(Rewards(seat, rewards, names.FROM_GODS))
            return
        track, steps = s.edition.god_track[c.god], s.amounts.god_steps[c.god]
        if track == names.DOMINION:
            effects.dominion(s, seat, steps)
        else:
            effects.advance(s, seat, track, steps)
        at_once(s, seat, c.god)


class RecallFollower(Verb):
    """Freya: a follower of the map returns to the reserve for resources of choice (A151)."""

    name = "recall"
    group = "summon"
    text = "recall {place}"
    exact = True
    kinds: tuple[str, ...] = ("recall",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(place,) for place in followers_at(s, seat)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if s.units(c.place, seat, names.FOLLOWER):
            return None
        return no("no_follower_there", "A151", place=s.edition.territory_code(c.place))

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.recall(s, seat, c.place)
        s.push(AnyResources(seat, s.amounts.freya_resources, names.ALL_RESOURCES, 0))
