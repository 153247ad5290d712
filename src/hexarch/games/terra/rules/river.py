"""Power tokens on river hexes: a chain of them joins all land and structures beside it, for their owner alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import eruption
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def fit(s: Terra, seat: int) -> int:
    """Mask of river hexes without a token, beside a structure of the seat or a river hex that holds one."""
    mine = s.get(seat, at.RIVERS)
    found = 0
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        found |= s.board.touches_river[h]
    for r in s.board.members(mine):
        found |= s.board.next_river[r]
    return found & ~mine


def none_possible(s: Terra, seat: int) -> Refusal | None:
    """There must be a token, in any bowl, and a river hex for it."""
    if not eruption.tokens(s, seat):
        return no("tokens_missing", "factions", needed=1, have=0)
    return None if fit(s, seat) else no("no_river_hex", "factions")


def extend(s: Terra, seat: int) -> None:
    """What a chain joins with the seat's structures is in reach without shipping."""
    if s.get(seat, at.RIVERS):
        s.set(seat, at.REACH, towns.beside(s, seat))


class LayToken(TerraRule):
    """Lay a power token of a bowl on a river hex; it leaves the cycle of power for good."""

    name = "lay-token"
    group = "land"
    text = "lay P{bowl} on {river}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A token must be due and in that bowl, the river hex fit."""
        if queue.find(s, seat, kinds.RiverTokens) is None:
            return no("no_token_to_lay", "factions")
        if not 1 <= c.bowl <= 3 or not s.get(seat, at.BOWL1 + c.bowl - 1):
            return no("bowl_empty", "power", bowl=c.bowl)
        if not fit(s, seat) & s.board.bits[c.river]:
            return no("no_chain_there", "factions", hex=s.board.river_names[c.river])
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The token is on the map; what it joins may found a town."""
        d = queue.find(s, seat, kinds.RiverTokens)
        assert d is not None
        eruption.lose(s, seat, 1, c.bowl)
        effects.skip_river(s, seat, c.river)
        extend(s, seat)
        if d.tokens > 1 and none_possible(s, seat) is None:
            s.swap(d, kinds.RiverTokens(seat, d.tokens - 1))
        else:
            s.drop(d)
        beside = 0
        for r in s.board.members(towns.chain(s, seat, s.board.bits[c.river])):
            beside |= s.board.around_river[r]
        for h in s.board.members(beside & s.get(seat, at.BUILDINGS)):
            towns.check(s, seat, h)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every bowl with a token, every fit river hex."""
        rivers = s.board.members(fit(s, seat))
        for bowl in (1, 2, 3):
            for r in rivers if s.get(seat, at.BOWL1 + bowl - 1) else ():
                out.append(s.catalog.choice(self, (bowl, r)))


LAY_TOKEN: Final = LayToken()
