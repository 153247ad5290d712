"""Actions of no use: a player who cannot or will not act must pass, so by the printed rules nobody takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, kinds, reach, unlocking
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.figures import MOST_SPADES
from hexarch.games.terra.names import CULTS, DWELLING
from hexarch.games.terra.profiles import SECOND_EDITION, THIRD_EDITION
from hexarch.games.terra.rules import build, dig, spades
from hexarch.games.terra.rules.cult import can_move
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.resources import Amount
    from hexarch.games.terra.state import Terra


def homes(s: Terra, seat: int) -> int:
    """Mask of free home terrain in reach, where a dwelling may stand without spades; none without one to build."""
    if not s.left(seat, DWELLING) or not effects.can_pay(s, seat, s.faction(seat).board.cost[DWELLING]):
        return 0
    return s.free_home(seat) & reach.reachable(s, seat)


def of_spades(s: Terra, seat: int, n: int, hexes: int, at_home: int = 0) -> Refusal | None:
    """So many free spades that find no hex, even with others bought on top; and no dwelling besides."""
    if s.rules.empty_actions:
        return None
    if s.faction(seat).spades.replaced:
        builds = at_home and s.rules.edition == THIRD_EDITION  # steps come with no dwelling
        steps = s.faction(seat).spades.steps and s.rules.edition > SECOND_EDITION
        return of_steps(s, seat) if steps and not builds else None
    becomes = s.faction(seat).spades.becomes
    if becomes is not None:
        return of_gain(s, seat, becomes)
    free = kinds.Spades(seat, n, hexes, made_home=at_home)
    return None if can_build(s, seat, free) or find_use(s, seat, free) else no("no_hex_for_spades", "dig", spades=n)


def can_build(s: Terra, seat: int, d: kinds.Spades) -> bool:
    """Can a dwelling be paid for where one may stand without these spades?"""
    return any(effects.can_pay(s, seat, build.price(s, seat, d, h)) for h in s.board.members(d.made_home))


def find_use(s: Terra, seat: int, d: kinds.Spades) -> bool:
    """Is there a hex for these spades, alone or with others bought on top?"""
    if spades.usable(s, seat, d):
        return True
    if d.flags & spades.NO_BUYING or not s.faction(seat).dig.price:
        return False
    for more in range(1, MOST_SPADES - d.spades + 1):
        if not effects.can_pay(s, seat, dig.price(s, seat, more)):
            return False
        if dig.usable_after_paying(s, seat, spades.with_bought(d, more), more):
            return True
    return False


def of_steps(s: Terra, seat: int) -> Refusal | None:
    """Cult steps while no marker can move."""
    if s.rules.empty_actions or any(can_move(s, seat, cult) for cult in range(len(CULTS))):
        return None
    return no("empty_action", "turn")


def of_gain(s: Terra, seat: int, gain: Amount) -> Refusal | None:
    """Nothing but priests, while the supply has none."""
    if s.rules.empty_actions or not gain.p or gain.c or gain.w or gain.power:
        return None
    left = s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS) + unlocking.besides(s, seat)
    return None if left > 0 else no("empty_action", "turn")
