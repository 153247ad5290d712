"""Choosing the order of culture tokens (A130)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import culture
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table
    from hexarch.games.anunnaki.world import World


class Culture(Verb):
    """Of several surrounded tokens the active player chooses the next one (A130)."""

    name = "culture"
    group = "culture"
    text = "culture {spot}"
    exact = True
    kinds: tuple[str, ...] = ("choose_token",)

    def pick(self, world: World, values: tuple[int, ...]) -> Pick:
        """Intersections are numbered by the boards in play, so these have choices of their own."""
        known = world.grounds.spot_picks
        found = known.get(values[0])
        if found is None:
            found = self.make(world, values)
            known[values[0]] = found
        return found

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(spot,) for spot in culture.surrounded(s)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return (
            None if c.spot in culture.surrounded(s) else no("not_surrounded", "A128", spot=s.world.spot_codes[c.spot])
        )

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        culture.resolve(s, c.spot)
