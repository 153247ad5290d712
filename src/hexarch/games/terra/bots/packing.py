"""The numbers of a position as the network reads them: 32-bit floats one behind the other.

A block of numbers is packed once for all positions that do not differ in what it depends on.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import features, ranks, surroundings
from hexarch.kernel.state import Traces

if TYPE_CHECKING:
    from hexarch.games.terra.bots.features import Hand, Open
    from hexarch.games.terra.bots.memory import Memory
    from hexarch.games.terra.state import Terra

_forms: Final[dict[int, Struct]] = {}
_hands: Final[dict[Hand, bytes]] = {}
_open: Final[dict[Open, bytes]] = {}


def pack(numbers: list[float]) -> bytes:
    """Numbers in a row."""
    count = len(numbers)
    form = _forms.get(count)
    if form is None:
        form = _forms[count] = Struct(f"{count}f")
    return form.pack(*numbers)


def look(s: Terra, seat: int, brief: bool, memory: Memory | None, traces: Traces) -> bytes:
    """What `features.look` says; the brief numbers with what a memory knows of the same cells."""
    if memory is None or not brief:
        return pack(features.look(s, seat, brief))
    now = s.cells[at.ROUND]
    if not features.between_rounds(s, seat):
        return _blocks(s, seat, now, s.get(seat, at.PASSED) != 0, 0, memory, traces)
    mark = s.mark()
    logging = s.logging
    s.logging = False
    spades = features.take_income(s, seat)
    found = _blocks(s, seat, now + 1, False, spades, memory, traces)
    s.rollback(mark)
    s.logging = logging
    return found


def _blocks(s: Terra, seat: int, now: int, passed: bool, spades: int, memory: Memory, traces: Traces) -> bytes:
    """In the order of `features`."""
    _, on_map, on_land, on_cults, on_board, in_round = traces
    left = s.box.rounds - now
    land = memory.lands.get((on_land, now))
    if land is None:
        land = memory.lands[on_land, now] = _land(s, seat, left)
    towns = memory.towns.get((on_map, now))
    if towns is None:
        out: list[float] = []
        surroundings.in_the_making(s, seat, left, out)
        towns = memory.towns[on_map, now] = pack(out)
    cults = memory.cults.get((on_cults, now))
    if cults is None:
        out = []
        features.cults(s, seat, now, out)
        cults = memory.cults[on_cults, now] = pack(out)
    board = memory.boards.get((on_board, now))
    if board is None:
        board = memory.boards[on_board, now] = _board(s, seat, now, left, memory)
    offered = memory.rounds.get((in_round, now))
    if offered is None:
        offered = memory.rounds[in_round, now] = _round(s, seat, now, passed, left)
    who = s.cells[s.base[seat] + at.FACTION], now, passed
    head = memory.heads.get(who)
    if head is None:
        out = []
        features.head(s, seat, now, passed, out)
        head = memory.heads[who] = pack(out)
    hand = _hand(features.in_hand(s, seat, left))
    waiting = _waiting(features.open_to(s, seat, spades))
    income, structures = board
    cards, passing, actions = offered
    network, room = land
    return b"".join([head, hand, income, cards, structures, passing, cults, actions, network, towns, room, waiting])


def _hand(held: Hand) -> bytes:
    """What a seat has in hand; many positions of many games have the same."""
    found = _hands.get(held)
    if found is None:
        out: list[float] = []
        features.hand(held, out)
        if len(_hands) >= ranks.MOST_KEPT:
            _hands.clear()
        found = _hands[held] = pack(out)
    return found


def _waiting(amounts: Open) -> bytes:
    """Decisions that still wait."""
    found = _open.get(amounts)
    if found is None:
        out: list[float] = []
        features.waiting(amounts, out)
        if len(_open) >= ranks.MOST_KEPT:
            _open.clear()
        found = _open[amounts] = pack(out)
    return found


def _board(s: Terra, seat: int, now: int, left: int, memory: Memory) -> tuple[bytes, bytes]:
    """Income, and structures with what is scored for them; cards stand between the two."""
    income: list[float] = []
    features.incomes(s, seat, left, income)
    structures: list[float] = []
    features.structures(s, seat, left, structures)
    when = s.cells[s.base[seat] + at.FACTION], now
    coming = memory.coming.get(when)
    if coming is None:
        coming = memory.coming[when] = features.coming(s, seat, now)
    features.scored(s, seat, coming, structures)
    return pack(income), pack(structures)


def _round(s: Terra, seat: int, now: int, passed: bool, left: int) -> tuple[bytes, bytes, bytes]:
    """Cards, points for passing, and actions."""
    cards: list[float] = []
    features.cards(s, seat, cards)
    passing: list[float] = []
    features.passing(s, seat, passed, left, passing)
    actions: list[float] = []
    features.actions(s, seat, passed, now, actions)
    return pack(cards), pack(passing), pack(actions)


def _land(s: Terra, seat: int, left: int) -> tuple[bytes, bytes]:
    """Network and room to grow, which stand on both sides of the towns."""
    network: list[float] = []
    surroundings.network(s, seat, left, network)
    room: list[float] = []
    surroundings.room(s, seat, left, room)
    return pack(network), pack(room)
