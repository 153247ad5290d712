"""Dig: buy spades with workers (or what the faction pays) to transform a hex, alone or on top of free spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue
from hexarch.games.terra.actions import turn
from hexarch.games.terra.factions.figures import MOST_SPADES
from hexarch.games.terra.names import D_ERUPTION, D_SPADES, D_TURN
from hexarch.games.terra.reactions import eruption, spades
from hexarch.games.terra.resources import Amount
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice


def price(s: Terra, seat: int, n: int) -> Amount:
    """What n spades cost at the present level."""
    return s.faction(seat).spades.price(s, seat, n)


def _planned(s: Terra, seat: int, n: int) -> Decision | None:
    """The spades in hand after buying, or None when none may be bought on top of those in hand."""
    d = queue.find(s, seat, D_SPADES)
    if d is None:
        return Decision(D_SPADES, seat, n=n, a=1, b=spades.BOUGHT)
    if d.b & spades.NO_BUYING or (s.rules.spades_in_any_order and d.b & spades.STARTED):
        return None
    return spades.with_bought(d, n)


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """The spades must be paid for, and there must be a hex where all of them can be used."""
    n = choice.a
    if s.faction(seat).eruption is not None:
        return _refuse_eruption(s, seat, n)
    if not s.faction(seat).dig.price:
        return no("cannot_dig", "dig")
    planned = _planned(s, seat, n)
    if queue.find(s, seat, D_SPADES) is None:
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
    if planned is None or not (planned.a or planned.c):
        return no("no_more_spades", "dig")
    if not n >= 1 or planned.n > MOST_SPADES:
        return no("at_most_six_spades", "dig")
    refusal = turn.cannot_pay(s, seat, price(s, seat, n))
    if refusal is not None:
        return refusal
    if not _usable_after_paying(s, seat, planned, n):
        return no("no_hex_for_spades", "dig", spades=planned.n)
    return None


def _goes_on(s: Terra, seat: int) -> bool:
    """May an eruption follow in the same action?"""
    d = queue.find(s, seat, D_TURN)
    return d is not None and d.c == 1


def _refuse_eruption(s: Terra, seat: int, n: int) -> Refusal | None:
    """`dig 1` begins an eruption; there must be a hex for it."""
    refusal = None if _goes_on(s, seat) else turn.refuse_action(s, seat)
    if refusal is not None:
        return refusal
    if n != 1 or not eruption.targets(s, seat):
        return no("no_hex_for_spades", "dig", spades=n)
    return None


def _usable_after_paying(s: Terra, seat: int, planned: Decision, n: int) -> bool:
    """A jump to the hex must still be affordable once the spades are paid."""
    if s.faction(seat).reach.jump is None:
        return spades.usable(s, seat, planned, all_of_them=True)
    mark = s.mark()
    effects.pay(s, seat, price(s, seat, n))
    found = spades.usable(s, seat, planned, all_of_them=True)
    s.rollback(mark)
    return found


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Pay and take the spades."""
    n = choice.a
    if s.faction(seat).eruption is not None:
        d = queue.find(s, seat, D_TURN)
        if d is not None and d.c:
            s.swap(d, Decision(D_TURN, seat, n=d.n, a=d.a, b=d.b))
        else:
            turn.begin_action(s, seat)
        s.push(Decision(D_ERUPTION, seat))
        return
    cost = price(s, seat, n)
    d = queue.find(s, seat, D_SPADES)
    if d is None:
        turn.begin_action(s, seat)
        effects.pay(s, seat, cost)
        spades.give(s, seat, n, hexes=1, bought=True)
    else:
        effects.pay(s, seat, cost)
        spades.add_bought(s, d, n)


def options(s: Terra, seat: int, out: list[Choice]) -> None:
    """As many spades as can be paid and used."""
    if s.faction(seat).eruption is not None:
        if refuse(s, seat, s.catalog.dig[1]) is None:
            out.append(s.catalog.dig[1])
        return
    if not s.faction(seat).dig.price:
        return
    for n in range(1, MOST_SPADES + 1):
        if not effects.can_pay(s, seat, price(s, seat, n)):
            break
        choice = s.catalog.dig[n]
        if refuse(s, seat, choice) is None:
            out.append(choice)
