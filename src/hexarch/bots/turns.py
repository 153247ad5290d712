"""Whole turns: an action, everything decided inside it, and the conversions that pay for all of it.

A turn is first tried with full hands; what it took is then the price, and the cheapest conversions that reach it go in
front. So payment is planned once for the whole turn, and nothing of any price is known here. Full hands hold more
tokens of power than real ones: where tokens themselves are paid, a turn counts once it was played with real hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.bots import features
from hexarch.games.terra import dispatch, payment, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import convert, turn
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.names import (
    COINS,
    CYCLE,
    D_DWELLING,
    D_LEECH,
    D_TURN,
    POWER,
    V_ACTION,
    V_ADVANCE,
    V_BUILD,
    V_DECLINE,
    V_DIG,
    V_DISCARD,
    V_DONE,
    V_LEECH,
    V_PASS,
    V_SEND,
    V_TRANSFORM,
    V_UPGRADE,
)
from hexarch.games.terra.phases import begin, income

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

MAIN: Final = (V_BUILD, V_UPGRADE, V_DIG, V_ACTION, V_SEND, V_ADVANCE, V_PASS, V_DONE)
ELSEWHERE: Final = (V_LEECH, V_DECLINE, V_DONE)  # no choices inside a turn
PER_ACTION: Final = 60  # turns with the same first choice
DEEPEST: Final = 6  # choices inside a turn
FULL: Final = payment.FULL
MOST_PLANS: Final = 2  # ways of paying that are tried for a turn
SPARE: Final = 0.02  # seconds on the clock that are left for valuing and reading what was found
HALF_WAY: Final = 3  # hexes that a transformation leaves short of home terrain


class Turn:
    """Choices of one turn in their order, and what the position then looks like."""

    __slots__ = ("choices", "numbers", "over", "points")

    def __init__(self, choices: list[Choice], numbers: list[float], points: int, over: bool) -> None:
        self.choices: Final = choices
        self.numbers: Final = numbers
        self.points: Final = points  # in hand after the turn
        self.over: Final = over

    def text(self) -> str:
        """In the ledger language."""
        return ". ".join([choice.text for choice in self.choices])


class Finder:
    """Finds the turns of a seat in a position; the position is left as it was.

    With a clock it stops in time, and then gives what it has: always at least one turn.
    """

    def __init__(self, s: Terra, seat: int, most: int, clock: Clock | None = None) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.most: Final = most  # turns that are looked at
        self.clock: Final = clock
        self.found: list[Turn] = []
        self.seen: set[int] = set()
        self.limit = most
        self.have: list[int] = []
        self.unpaid: list[tuple[list[Choice], list[int]]] = []
        self.cap = 0
        self.stopped = False

    # -- the root -----------------------------------------------------------------

    def find(self) -> list[Turn]:
        """Every turn worth looking at."""
        s, seat = self.s, self.seat
        logging = s.logging
        s.logging = False
        try:
            kinds = [d.kind for d in queue.open_for(s, seat)]
            if queue.own_turn(s, seat) is None or s.cells[at.PHASE] != begin.ACTIONS:
                self._single(dispatch.options(s, seat))
            elif D_TURN in kinds and D_LEECH in kinds:
                self._single([c for c in dispatch.options(s, seat) if c.verb == V_LEECH or c.verb == V_DECLINE])
            else:
                waiting = [k for k in kinds if k != D_TURN and k != D_DWELLING]
                if D_TURN in kinds and waiting:
                    options = dispatch.options(s, seat)
                    self._single([c for c in options if c.verb not in MAIN] or options)
                else:
                    self._turns()
        finally:
            s.logging = logging
        return self.found

    def _late(self) -> bool:
        """Is it time to stop? Once it is, it stays so."""
        if self.clock is not None and self.found and not self.stopped:
            self.stopped = self.clock.left() < SPARE
        return self.stopped

    def _single(self, options: list[Choice]) -> None:
        """One choice each."""
        s = self.s
        for choice in options:
            if self._late():
                break
            mark = s.mark()
            dispatch.apply(s, self.seat, choice)
            self._leaf([choice])
            s.rollback(mark)

    def _turns(self) -> None:
        """Turns with full hands, brought back to what is really there."""
        s, seat = self.s, self.seat
        self.have = [s.get(seat, cell) for cell in payment.HAND]
        self.cap = s.get(seat, at.PRIEST_CAP)
        for choice in dispatch.options(s, seat):
            if choice.verb == V_PASS:
                self._pass(choice)
            elif choice.verb == V_DONE:
                mark = s.mark()
                dispatch.apply(s, seat, choice)
                self._leaf([choice])
                s.rollback(mark)
        mark = s.mark()
        for cell in payment.HAND:
            s.set(seat, cell, FULL)
        s.set(seat, at.PRIEST_CAP, self.cap + FULL - self.have[2])
        first = [c for c in self._useful(dispatch.options(s, seat)) if c.verb != V_PASS and c.verb != V_DONE]
        for choice in first:
            self.limit = min(self.most, len(self.found) + len(self.unpaid) + PER_ACTION)
            self._try(choice, [], [FULL, FULL, FULL, FULL])
        s.rollback(mark)
        for path, price in self.unpaid:
            if len(self.found) < self.most and not self._late():
                self._pay_first(path, price)
        if not self.found:
            self._single(dispatch.options(s, seat))

    def _pass(self, choice: Choice) -> None:
        """Pass; power that the coming income would spill is turned into coins first."""
        s, seat = self.s, self.seat
        path: list[Choice] = []
        mark = s.mark()
        spilt = sum([part.power for part in income.parts(s, seat)]) - s.power_room(seat)
        n = min(s.get(seat, at.BOWL3), (spilt + 1) // 2)
        if n > 0:
            spend = s.catalog.convert(POWER, COINS, n, n)
            if convert.refuse(s, seat, spend) is None:
                dispatch.apply(s, seat, spend)
                path.append(spend)
        if dispatch.refuse(s, seat, choice) is None:
            dispatch.apply(s, seat, choice)
            self._leaf([*path, choice])
        s.rollback(mark)

    # -- inside a turn --------------------------------------------------------------

    def _try(self, choice: Choice, path: list[Choice], least: list[int]) -> None:
        """A choice with full hands, and what follows from it, as long as it can be paid."""
        s, seat = self.s, self.seat
        if len(self.found) + len(self.unpaid) >= self.limit or self._late():
            return
        mark = s.mark()
        dispatch.apply(s, seat, choice)
        lowest = least.copy()
        for i, cell in enumerate(payment.HAND):
            lowest[i] = min(lowest[i], s.get(seat, cell))
        if self._payable(lowest):
            self._follow([*path, choice], lowest)
        s.rollback(mark)

    def _payable(self, least: list[int]) -> bool:
        """Could conversions reach this price at all?"""
        have = self.have
        short_c = FULL - least[0] - have[0]
        short_w = FULL - least[1] - have[1]
        short_p = FULL - least[2] - have[2]
        power = have[3] + self.s.get(self.seat, at.BOWL2) // 2 - (FULL - least[3])
        if power < 0:
            return False
        if short_p > 0:
            power -= 5 * short_p
        elif short_w > 0:
            short_w += short_p
        if short_w > 0:
            power -= 3 * short_w
        elif short_c > 0:
            short_c += short_w + min(0, short_p)
        return power >= 0 and (short_c <= power or bool(self.s.faction(self.seat).payment.rates))

    def _follow(self, path: list[Choice], least: list[int]) -> None:
        """Decide what is open inside the turn, or look at the position when nothing must be."""
        s, seat = self.s, self.seat
        must = optional = False
        for d in queue.open_for(s, seat):
            if d.kind == D_TURN or d.kind == D_LEECH:
                continue
            if queue.is_optional(d):
                optional = True
            else:
                must = True
        if not must:
            self._pay_and_look(path, least)
            if not optional:
                return
        if len(path) >= DEEPEST:
            return
        options = [c for c in self._useful(dispatch.options(s, seat)) if c.verb not in ELSEWHERE]
        if not must:
            options = [c for c in options if c.verb not in MAIN or c.verb == V_BUILD]
        dug = any(c.verb == V_DIG for c in path)
        for choice in options:
            if not (dug and choice.verb == V_DIG):
                self._try(choice, path, least)

    def _useful(self, options: list[Choice]) -> list[Choice]:
        """Without transformations that lead nowhere, and with few that stop half-way."""
        s, seat = self.s, self.seat
        home, centre = s.home(seat), s.centre(seat)
        kept: list[Choice] = []
        short: list[Choice] = []
        given_up: list[Choice] = []
        for choice in options:
            verb = choice.verb
            if verb == V_TRANSFORM and choice.b != home:
                if 0 <= centre < CYCLE and choice.b < CYCLE:
                    before = ring_distance(s.terrain(choice.a), centre)
                    after = ring_distance(choice.b, centre)
                    if after < before and after <= 1:
                        short.append(choice)
            elif verb == V_DISCARD:
                given_up.append(choice)
            else:
                kept.append(choice)
        builds = any(c.verb == V_BUILD or c.verb == V_TRANSFORM for c in kept)
        if not builds:
            kept += short[:HALF_WAY]
        if not any(c.verb != V_DIG for c in kept):
            kept += given_up or options[:HALF_WAY]
        return kept

    # -- the end of a turn ------------------------------------------------------------

    def _pay_and_look(self, path: list[Choice], least: list[int]) -> None:
        """Look at the position as it is after paying; with conversions the turn is played again behind them."""
        s, seat = self.s, self.seat
        have = self.have
        price = [FULL - n for n in least]
        if self._affords(price) and s.faction(seat).eruption is None:
            mark = s.mark()
            for i, cell in enumerate(payment.HAND):
                s.set(seat, cell, s.get(seat, cell) - FULL + have[i])
            s.set(seat, at.PRIEST_CAP, s.get(seat, at.PRIEST_CAP) - FULL + have[2])
            self._leaf(path)
            s.rollback(mark)
            return
        self.unpaid.append((path, price))

    def _affords(self, price: list[int]) -> bool:
        """Is all of it in hand, without conversions?"""
        have = self.have
        return price[0] <= have[0] and price[1] <= have[1] and price[2] <= have[2] and price[3] <= have[3]

    def _pay_first(self, path: list[Choice], price: list[int]) -> None:
        """The turn with real hands, behind the conversions that it needs."""
        s, seat = self.s, self.seat
        ways: list[list[Choice]] = [[]]
        if not self._affords(price):
            ways = [plan.choices(s) for plan in payment.plans(s, seat, price)[:MOST_PLANS]]
        for way in ways:
            mark = s.mark()
            whole = [*way, *path]
            for choice in whole:
                if dispatch.refuse(s, seat, choice) is not None:
                    break
                dispatch.apply(s, seat, choice)
            else:
                self._leaf(whole)
            s.rollback(mark)

    def _leaf(self, path: list[Choice]) -> None:
        s, seat = self.s, self.seat
        key = hash((tuple(s.cells), len(s.decisions)))
        if key in self.seen:
            return
        self.seen.add(key)
        over = s.cells[at.PHASE] == begin.OVER
        d = queue.find(s, seat, D_TURN)
        if d is not None and not d.n and turn.refuse_done(s, seat) is None:
            path = [*path, s.catalog.done]
        numbers = features.look(s, seat)
        self.found.append(Turn(path, numbers, s.get(seat, at.VP), over))
