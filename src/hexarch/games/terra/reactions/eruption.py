"""Eruptions: turn a hex into volcano, paid with something else than spades; a dwelling may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, reach, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import (
    CULTS,
    CYCLE,
    D_DWELLING,
    D_ERUPTION,
    D_LOSE_CULT,
    D_LOSE_TOKENS,
    VOLCANO,
)
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.games.terra.traits.eruption import Eruption
    from hexarch.kernel.choice import Choice


def _price(s: Terra, seat: int) -> Eruption:
    """What a volcano costs the faction of a seat that makes them."""
    found = s.faction(seat).eruption
    assert found is not None
    return found


def targets(s: Terra, seat: int) -> int:
    """Mask of free hexes in reach that can be paid for; ice and volcano never change."""
    mask = reach.reachable(s, seat) & ~s.cells[at.OCCUPIED] & ~s.locked()
    price = _price(s, seat)
    for near_home in (False, True):
        if price.refuse(s, seat, near_home) is not None:
            for terrain in range(CYCLE):
                if s.is_home(terrain) == near_home:
                    mask &= ~s.cells[at.TERRAIN_MASK + terrain]
    return mask


def refuse(s: Terra, seat: int, h: int, target: int) -> Refusal | None:
    """The hex must be free, in reach, no ice or volcano, and the price in hand."""
    bit = s.board.bits[h]
    name = s.board.hex_names[h]
    if target != VOLCANO:
        return no("home_terrain_only", "factions")
    if s.cells[at.OCCUPIED] & bit:
        return no("occupied", "transform", hex=name)
    if s.locked() & bit:
        return no("cannot_change", "transform", hex=name)
    if not reach.reachable(s, seat) & bit:
        return no("out_of_reach", "transform", hex=name)
    return _price(s, seat).refuse(s, seat, s.is_home(s.terrain(h)))


def apply(s: Terra, seat: int, h: int) -> None:
    """Pay, and the hex is volcano."""
    d = queue.find(s, seat, D_ERUPTION)
    assert d is not None
    near_home = s.is_home(s.terrain(h))
    effects.transform(s, seat, h, VOLCANO)
    s.swap(d, Decision(D_DWELLING, seat, mask=s.board.bits[h]))
    _price(s, seat).pay(s, seat, near_home)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every hex that can be paid for."""
    for h in s.board.members(targets(s, seat)):
        out.append(s.catalog.transform[h][VOLCANO])


# -- paying with cult steps ---------------------------------------------------------


def refuse_cult(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """All steps come from one track that has so many."""
    d = queue.find(s, seat, D_LOSE_CULT)
    if d is None:
        return no("nothing_to_pay", "cults")
    if choice.b != d.n:
        return no("steps_on_one_track", "cults", steps=d.n)
    if s.cult(seat, choice.a) < d.n:
        return no("not_so_high", "cults", cult=choice.a, steps=d.n)
    return None


def lose_cult(s: Terra, seat: int, choice: Choice) -> None:
    """Go down."""
    d = queue.find(s, seat, D_LOSE_CULT)
    assert d is not None
    s.drop(d)
    sacrifice.lose_steps(s, seat, choice.a, d.n)


def cult_options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Each track that is high enough."""
    for cult in range(len(CULTS)):
        choice = s.catalog.lose_cult[cult][d.n]
        if refuse_cult(s, seat, choice) is None:
            out.append(choice)


# -- paying with power tokens ---------------------------------------------------------


def ask_tokens(s: Terra, seat: int, n: int) -> None:
    """Tokens of the player's choice, or (an option) from the first bowl that has one."""
    if not s.rules.on("tokens-from-first-bowl"):
        s.push(Decision(D_LOSE_TOKENS, seat, n=n))
        return
    for bowl in (1, 2, 3):
        some = min(n, s.get(seat, at.BOWL1 + bowl - 1))
        if some:
            sacrifice.lose_tokens(s, seat, some, bowl)
            n -= some


def tokens(s: Terra, seat: int) -> int:
    """Power tokens in all bowls."""
    return s.get(seat, at.BOWL1) + s.get(seat, at.BOWL2) + s.get(seat, at.BOWL3)


def refuse_token(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A token must be due, and lie in that bowl."""
    if queue.find(s, seat, D_LOSE_TOKENS) is None:
        return no("nothing_to_pay", "power")
    if not 1 <= choice.a <= 3 or not s.get(seat, at.BOWL1 + choice.a - 1):
        return no("bowl_empty", "power", bowl=choice.a)
    return None


def lose_token(s: Terra, seat: int, choice: Choice) -> None:
    """One token leaves the game."""
    d = queue.find(s, seat, D_LOSE_TOKENS)
    assert d is not None
    if d.n > 1:
        s.swap(d, Decision(D_LOSE_TOKENS, seat, n=d.n - 1))
    else:
        s.drop(d)
    sacrifice.lose_tokens(s, seat, 1, choice.a)


def token_options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Each bowl that has a token."""
    for choice in s.catalog.lose_token[1:]:
        if refuse_token(s, seat, choice) is None:
            out.append(choice)
