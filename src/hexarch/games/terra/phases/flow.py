"""What happens by itself between decisions: the next turn, the next round, the next phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes, course, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases import auction, begin, income, scoring
from hexarch.games.terra.rules import port as ports
from hexarch.games.terra.rules import trade

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


NEW_TURN: Final = [kinds.Turn(seat, actions_left=1) for seat in range(at.MOST_SEATS)]


def settle(s: Terra) -> None:
    """Go on until somebody has to decide or the game is over."""
    while True:
        phase = s.cells[at.PHASE]
        if phase == begin.ACTIONS:
            if s.sea is not None:
                trade.close(s)
            decisions = s.decisions
            if decisions and isinstance(decisions[-1], kinds.Turn):
                return  # `s.turn()`, but asked after every choice
            if _next_turn(s):
                return
            if decisions:
                return
            _end_round(s)
        elif s.decisions or phase == begin.OVER:
            return
        elif phase == begin.AUCTION:
            auction.finish(s)
        elif phase == begin.CHOOSE_FACTIONS:
            begin.ask_last_terrains(s)
        elif phase == begin.LAST_TERRAINS:
            begin.ask_dwellings(s)
        elif phase == begin.PLACE_DWELLINGS and begin.ask_towns(s):
            return
        elif phase == begin.PLACE_DWELLINGS and s.sea is not None:
            ports.ask(s)
        elif phase in (begin.PLACE_DWELLINGS, begin.PLACE_PORTS) and s.box.first_favor:
            begin.ask_favors(s)
        elif phase in (begin.PLACE_DWELLINGS, begin.PLACE_PORTS, begin.FIRST_FAVORS):
            begin.ask_bonus(s)
        elif phase == begin.TAKE_BONUS:
            s.put(at.FIRST, _first_in_play(s))
            _take_income(s)
        elif phase == begin.CULT_BONUSES and not s.rules.on("merge-income-phases"):
            _take_income(s)
        else:
            _start_round(s)


def _first_in_play(s: Terra) -> int:
    for i in range(s.seats):
        if not s.get(s.cells[at.ORDER + i], at.DROPPED):
            return s.cells[at.ORDER + i]
    return s.cells[at.ORDER]


def _take_income(s: Terra) -> None:
    """Income; some may have to decide what becomes of it."""
    s.put(at.PHASE, begin.INCOME)
    income.take(s)


def _start_round(s: Terra) -> None:
    """Coins on every card left, fresh action spaces, and the first turn."""
    order = income.next_order(s)
    course.begin_round(s, s.cells[at.ROUND] + 1)
    s.put(at.PHASE, begin.ACTIONS)
    s.put(at.ACTIVE, -1)
    s.put(at.PASSES, 0)
    s.put(at.POWER_USED, 0)
    for i, seat in enumerate(order):
        s.put(at.RECKONED + i, seat)
        s.set(seat, at.PASSED, 0)
        s.set(seat, at.USED, 0)
    for card in s.box.bonus_cards:
        if s.cells[at.BONUS_POOL] & s.board.bits[card.number]:
            course.coin_on_bonus(s, card.number)


def _next_turn(s: Terra) -> bool:
    """Give the turn to the next seat that has not passed; False when there is none."""
    active = s.cells[at.ACTIVE]
    seats = s.seats
    order = s.cells[at.RECKONED : at.RECKONED + seats]
    start = order.index(active) + 1 if active >= 0 else 0
    for i in range(start, start + seats):
        seat = order[i % seats]
        if s.in_play(seat):
            if i >= seats:
                s.add(at.TURN, 1)
            course.begin_turn(s, seat)
            s.queue((*s.decisions, NEW_TURN[seat]))
            return True
    return False


def _end_round(s: Terra) -> None:
    """All have passed: cult bonuses and the next round, or the end of the game."""
    if s.cells[at.PASSES] == 0:
        s.put(at.FIRST, _first_in_play(s))
    if s.cells[at.ROUND] >= len(s.round_tiles):
        scoring.score_all(s)
        s.put(at.PHASE, begin.OVER)
        s.put(at.ACTIVE, -1)
        s.log(codes.OVER, -1)
        return
    s.put(at.PHASE, begin.CULT_BONUSES)
    income.take_cult_bonuses(s)
