"""Whole turns: an action, everything decided inside it, and the conversions that pay for all of it.

A turn is first tried with full hands; what it took is then the price, and the cheapest conversions that reach it go in
front. So payment is planned once for the whole turn, and nothing of any price is known here. Full hands hold more
tokens of power than real ones: where tokens themselves are paid, a turn counts once it was played with real hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import engine, payment, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.bots import packing, paying, ships
from hexarch.games.terra.bots.memory import Memory
from hexarch.games.terra.bots.paying import Outcome, Way
from hexarch.games.terra.bots.whole import Turn
from hexarch.games.terra.kinds import Bank, Dwelling, Movement, Offer
from hexarch.games.terra.kinds import Turn as TurnAsked
from hexarch.games.terra.names import CYCLE, DWELLING
from hexarch.games.terra.phases import begin, income
from hexarch.games.terra.resources import COINS, POWER
from hexarch.games.terra.rules import convert, turn
from hexarch.games.terra.rules.action import PAY_ACTION, power_price
from hexarch.games.terra.rules.bank import BANK
from hexarch.games.terra.rules.build import BUILD, BUILD_BY_SHIP
from hexarch.games.terra.rules.convert import CONVERT
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.discard import DISCARD
from hexarch.games.terra.rules.exchange import EXCHANGE
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.replace import REPLACE
from hexarch.games.terra.rules.sail import SAIL
from hexarch.games.terra.rules.stoke import STOKE
from hexarch.games.terra.rules.table import RULES
from hexarch.games.terra.rules.transform import TRANSFORM
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.game import ANSWERS

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

# What takes up or ends a turn. A priest that replaces another is left among the answers to what is open beside a turn:
# without it these bots would choose differently at large tables.
MAIN: Final = (*[rule for rule in RULES if rule.is_action and rule is not REPLACE], DONE)
ELSEWHERE: Final = (*[rule for rule in RULES if rule.role == ANSWERS], DONE)  # no choices inside a turn
PER_ACTION: Final = 60  # turns with the same first choice
DEEPEST: Final = 6  # choices inside a turn
WITH_SHIPS: Final = 11  # the same where three ships may move and trade in it
FOR_SHIPS: Final = 60  # turns that are looked at besides, where there are ships
FULL: Final = payment.FULL
MOST_PLANS: Final = 2  # ways of paying that are tried for a turn
SPARE: Final = 0.02  # seconds on the clock that are left for valuing and reading what was found
HALF_WAY: Final = 3  # hexes that a transformation leaves short of home terrain


class Finder:
    """Finds the turns of a seat in a position; the position is left as it was.

    With a clock it stops in time, and then gives what it has: always at least one turn.
    """

    def __init__(
        self,
        s: Terra,
        seat: int,
        most: int,
        clock: Clock | None = None,
        ships: bool = True,
        brief: bool = False,
        memory: Memory | None = None,
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.brief: Final = brief  # without the numbers that only some games have
        self.memory: Final = memory or Memory(s)
        self.origin: Final = s.mark()
        self.traces: Final = s.traces(self.memory.origin, self.memory.groups)  # of that, from where the memory begins
        self.ships: Final = ships  # False: as if it had none
        at_sea = s.sea is not None and ships
        self.most: Final = most + (min(most, FOR_SHIPS) if at_sea else 0)  # turns that are looked at
        self.deepest: Final = WITH_SHIPS if at_sea else DEEPEST
        self.clock: Final = clock
        self.found: list[Turn] = []
        self.seen: set[int] = set()
        self.limit = self.most
        self.have: list[int] = []
        self.unpaid: list[tuple[list[TerraChoice], list[int], Outcome | None]] = []
        self.before: list[TerraChoice] = []  # what every turn begins with
        self.ways: dict[tuple[int, int, int, int], list[Way]] = {}  # of paying a price
        self.begun = self.origin  # a turn with full hands
        self.cap = 0
        self.room_for_power = self.room_for_priests = False
        self.stopped = False

    # -- the root -----------------------------------------------------------------

    def find(self) -> list[Turn]:
        """Every turn worth looking at."""
        s, seat = self.s, self.seat
        logging = s.logging
        s.logging = False
        try:
            asked = queue.open_for(s, seat)
            in_turn = any(isinstance(d, TurnAsked) for d in asked)
            if queue.own_turn(s, seat) is None or s.cells[at.PHASE] != begin.ACTIONS:
                self._single(engine.options(s, seat))
            elif in_turn and any(isinstance(d, Offer) for d in asked):
                self._single([c for c in engine.options(s, seat) if c.rule.role == ANSWERS])
            else:
                if in_turn and not all(isinstance(d, (TurnAsked, Dwelling, Bank)) for d in asked):
                    options = engine.options(s, seat)
                    self._single([c for c in options if c.rule not in MAIN] or options)
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

    def _single(self, options: list[TerraChoice]) -> None:
        """One choice each."""
        s = self.s
        if s.sea is not None and not self.ships:
            options = [c for c in options if not ships.are_for_ships(s, c)] or options
        for choice in options:
            if self._late():
                break
            mark = s.mark()
            engine.apply(s, self.seat, choice)
            self._leaf([choice])
            s.rollback(mark)

    def _turns(self) -> None:
        """Turns as things are, and behind conversions that only this faction has."""
        s, seat = self.s, self.seat
        self._all_turns()
        for choice in _own_conversions(s, seat):
            mark = s.mark()
            engine.apply(s, seat, choice)
            self.before = [choice]
            self.unpaid = []
            self._all_turns()
            s.rollback(mark)
        self.before = []
        if not self.found:
            self._single(engine.options(s, seat))

    def _all_turns(self) -> None:
        """Turns with full hands, brought back to what is really there."""
        s, seat = self.s, self.seat
        self.have = [s.get(seat, cell) for cell in payment.HAND]
        self.ways = {}
        self.cap = s.get(seat, at.PRIEST_CAP)
        self.room_for_power = s.power_room(seat) > 0
        self.room_for_priests = self.cap > self.have[2]
        most = len(self.found) + self.most
        for choice in engine.options(s, seat):
            if choice.rule is PASS:
                self._pass(choice)
            elif choice.rule is DONE:
                mark = s.mark()
                engine.apply(s, seat, choice)
                self._leaf([choice])
                s.rollback(mark)
        mark = s.mark()
        for cell in payment.HAND:
            s.set(seat, cell, FULL)
        s.set(seat, at.PRIEST_CAP, self.cap + FULL - self.have[2])
        self.begun = s.mark()
        first = [c for c in self._useful(engine.options(s, seat)) if c.rule is not PASS and c.rule is not DONE]
        for choice in first:
            self.limit = min(most, len(self.found) + len(self.unpaid) + PER_ACTION)
            self._try(choice, [], [FULL, FULL, FULL, FULL])
        s.rollback(mark)
        for path, price, led_to in self.unpaid:
            if len(self.found) < most and not self._late():
                self._pay_first(path, price, led_to)

    def _pass(self, choice: TerraChoice) -> None:
        """Pass; power that the coming income would spill is turned into coins first."""
        s, seat = self.s, self.seat
        path: list[TerraChoice] = []
        mark = s.mark()
        spilt = sum([part.power for part in income.parts(s, seat)]) - s.power_room(seat)
        n = min(s.get(seat, at.BOWL3), (spilt + 1) // 2)
        if n > 0:
            spend = CONVERT.of(s, POWER, COINS, n, n * convert.yields(s, seat, POWER))
            if CONVERT.refuse(s, seat, spend) is None:
                engine.apply(s, seat, spend)
                path.append(spend)
        if engine.refuse(s, seat, choice) is None:
            engine.apply(s, seat, choice)
            self._leaf([*path, choice])
        s.rollback(mark)
        if not s.faction(seat).board.income[DWELLING][-1].w:
            self._pass_with_power(choice)

    def _pass_with_power(self, choice: TerraChoice) -> None:
        """Pass behind conversions of power: a faction whose dwellings bring no workers lives on them."""
        s, seat = self.s, self.seat
        each = convert.yields(s, seat, POWER)
        for what, into, price in convert.RATES:
            most = s.get(seat, at.BOWL3) // price if what == POWER else 0
            for times in dict.fromkeys((most, (most + 1) // 2)):
                spend = CONVERT.of(s, POWER, into, times * price, times * each)
                if not times or CONVERT.refuse(s, seat, spend) is not None:
                    continue
                mark = s.mark()
                engine.apply(s, seat, spend)
                if engine.refuse(s, seat, choice) is None:
                    engine.apply(s, seat, choice)
                    self._leaf([spend, choice])
                s.rollback(mark)

    # -- inside a turn --------------------------------------------------------------

    def _try(self, choice: TerraChoice, path: list[TerraChoice], least: list[int]) -> None:
        """A choice with full hands, and what follows from it, as long as it can be paid."""
        s, seat = self.s, self.seat
        if len(self.found) + len(self.unpaid) >= self.limit or self._late():
            return
        mark = s.mark()
        lowest = least.copy()
        if choice.rule is PAY_ACTION:  # what it brings may be more than it takes, but comes after it
            price = power_price(s, seat, s.box.power_action[choice.action])
            lowest[0] = min(lowest[0], s.get(seat, at.COINS) - price)
        engine.apply(s, seat, choice)
        for i, cell in enumerate(payment.HAND):
            lowest[i] = min(lowest[i], s.get(seat, cell))
        if paying.is_payable(s, seat, self.have, lowest):
            self._follow([*path, choice], lowest)
        s.rollback(mark)

    def _follow(self, path: list[TerraChoice], least: list[int]) -> None:
        """Decide what is open inside the turn, or look at the position when nothing must be."""
        s, seat = self.s, self.seat
        must = optional = False
        for d in queue.open_for(s, seat):
            if isinstance(d, (TurnAsked, Offer, Bank)):
                continue
            if d.is_optional():
                optional = True
            else:
                must = True
        if not must:
            self._pay_and_look(path, least)
            if not optional:
                return
        if len(path) >= self.deepest:
            return
        options = [c for c in self._useful(engine.options(s, seat)) if c.rule not in ELSEWHERE and c.rule is not BANK]
        if not must:
            options = [c for c in options if c.rule not in MAIN or c.rule is BUILD or c.rule is BUILD_BY_SHIP]
        dug = any(c.rule is DIG for c in path)
        for choice in options:
            if not (dug and choice.rule is DIG):
                self._try(choice, path, least)

    def _useful(self, options: list[TerraChoice]) -> list[TerraChoice]:
        """Without transformations that lead nowhere, and with few that stop half-way."""
        s, seat = self.s, self.seat
        if s.sea is not None:
            if not self.ships:
                options = [c for c in options if not ships.are_for_ships(s, c)] or options
            if any(isinstance(d, Movement) for d in s.decisions):
                return ships.useful(s, seat, options)
            options = ships.in_turn(s, seat, options)
        home, centre = s.home(seat), s.centre(seat)
        kept: list[TerraChoice] = []
        short: list[TerraChoice] = []
        given_up: list[TerraChoice] = []
        for choice in options:
            rule = choice.rule
            if rule is TRANSFORM and choice.terrain != home:
                if 0 <= centre < CYCLE and choice.terrain < CYCLE:
                    before = ring_distance(s.terrain(choice.hex), centre)
                    after = ring_distance(choice.terrain, centre)
                    if after < before and after <= 1:
                        short.append(choice)
            elif rule is DISCARD:
                given_up.append(choice)
            else:
                kept.append(choice)
        builds = any(c.rule is BUILD or c.rule is TRANSFORM for c in kept)
        if not builds:
            kept += short[:HALF_WAY]
        if not any(c.rule is not DIG for c in kept):
            kept += given_up or options[:HALF_WAY]
        return kept

    # -- the end of a turn ------------------------------------------------------------

    def _pay_and_look(self, path: list[TerraChoice], least: list[int]) -> None:
        """Look at the position as it is after paying; with conversions the turn is played again behind them."""
        s, seat = self.s, self.seat
        have = self.have
        price = [FULL - n for n in least]
        real = self._needs_real_hands(path)
        if not real and self._affords(price):
            mark = s.mark()
            for i, cell in enumerate(payment.HAND):
                s.set(seat, cell, s.get(seat, cell) - FULL + have[i])
            s.set(seat, at.PRIEST_CAP, s.get(seat, at.PRIEST_CAP) - FULL + have[2])
            self._leaf(path)
            s.rollback(mark)
            return
        led_to = None if real else Outcome(s, seat, self.begun, self.room_for_power, self.room_for_priests)
        self.unpaid.append((path, price, led_to))

    def _needs_real_hands(self, path: list[TerraChoice]) -> bool:
        """Could full hands have allowed what real ones do not, whatever it costs? A ship that needs a paid step."""
        if self.s.faction(self.seat).eruption is not None:
            return True
        return self.s.sea is not None and any(c.rule is SAIL or c.rule is DISCARD for c in path)

    def _affords(self, price: list[int]) -> bool:
        """Is all of it in hand, without conversions?"""
        have = self.have
        return price[0] <= have[0] and price[1] <= have[1] and price[2] <= have[2] and price[3] <= have[3]

    def _pay_first(self, path: list[TerraChoice], price: list[int], led_to: Outcome | None) -> None:
        """The turn with real hands, behind the conversions that it needs."""
        s, seat = self.s, self.seat
        key = price[0], price[1], price[2], price[3]
        ways = self.ways.get(key)
        if ways is None:
            conversions: list[list[TerraChoice]] = [[]]
            if not self._affords(price):
                conversions = [plan.choices(s) for plan in payment.plans(s, seat, price)[:MOST_PLANS]]
            ways = self.ways[key] = [Way(s, seat, choices) for choices in conversions]
        for way in ways:
            if not way.allowed:
                continue
            mark = s.mark()
            whole = [*way.choices, *path]
            if led_to is not None and led_to.adds_up(way):
                led_to.bring_about(s, way)
                self._leaf(whole)
            elif self._play(whole):
                self._leaf(whole)
            s.rollback(mark)

    def _play(self, choices: list[TerraChoice]) -> bool:
        """Carry out choices, as far as they are allowed; were all of them?"""
        s, seat = self.s, self.seat
        for choice in choices:
            if engine.refuse(s, seat, choice) is not None:
                return False
            engine.apply(s, seat, choice)
        return True

    def _leaf(self, path: list[TerraChoice]) -> None:
        s, seat = self.s, self.seat
        memory = self.memory
        traces = s.traces(self.origin, memory.groups, self.traces)
        key = traces[0] ^ len(s.decisions)
        if key in self.seen:
            return
        self.seen.add(key)
        if self.before:
            path = [*self.before, *path]
        over = s.cells[at.PHASE] == begin.OVER
        d = queue.turn(s, seat)
        if d is not None and not d.actions_left and turn.refuse_done(s, seat) is None:
            path = [*path, s.catalog.choice(DONE, ())]
        # With ships, what comes with the next round may change the map.
        numbers = packing.look(s, seat, self.brief, memory if s.sea is None else None, traces)
        fleet = ships.worth(s, seat) if s.sea is not None and not over else 0.0
        self.found.append(Turn(path, numbers, s.get(seat, at.VP), over, fleet, key))


def _own_conversions(s: Terra, seat: int) -> list[TerraChoice]:
    """Free conversions that only this faction has, in the largest amount and in half of it."""
    faction = s.faction(seat)
    found: list[TerraChoice] = []
    if faction.figures.floor and s.points_to_lose(seat):
        STOKE.free(s, seat, found)
    elif faction.exchanges:
        EXCHANGE.free(s, seat, found)
    if len(found) < 2:
        return found
    return [found[-1], found[len(found) // 2]]
