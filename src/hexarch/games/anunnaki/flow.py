"""The course of the game: phases of a turn, turns, the end (sections 3 and 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import battle, codes, culture, names, scoring
from hexarch.games.anunnaki import kinds_battle as kb
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.answers import offer
from hexarch.games.anunnaki.begin import lay_table
from hexarch.games.anunnaki.rules import extras, mana

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table

SCARAB_STEPS: Final = 2  # A126


def go_on(s: Table) -> None:
    """Nobody has anything to decide: what comes next?"""
    phase = s.cells[at.PHASE]
    if phase == at.SETUP:
        kept(s)
        lay_table(s)
        begin_turn(s, s.cells[at.FIRST])
    elif phase == at.FINISH:
        finish(s)
    else:
        go_on_in_turn(s, phase, s.cells[at.ACTIVE])


def go_on_in_turn(s: Table, phase: int, seat: int) -> bool:
    """The next phase in which there is something to do (A25), or the next turn; is there surely a question now?"""
    if phase <= at.MANA_PHASE:
        if phase == at.PRIMARY and mana.possible(s, seat) and offer(s, s.world.mana_action[seat]):
            s.put(at.PHASE, at.MANA_PHASE)
            return True
        if extras.possible(s, seat) and offer(s, s.world.extra[seat]):
            s.put(at.PHASE, at.EXTRA)
            return True
    if not s.peaceful:
        if phase <= at.BATTLES and (s.cells[at.PLACE] or s.battlefields(seat)):
            battles(s, phase, seat)
            return False
        spots = culture.surrounded(s)
        if spots:
            tokens(s, phase, spots)
            return False
        s.peaceful = not s.contested()
    if s.cells[at.END] and seat == s.world.order[-1]:
        s.put(at.PHASE, at.FINISH)  # the last in turn order has had the last turn (A172, A218)
        return False
    begin_turn(s, (seat + 1) % s.seats)  # clockwise (A24)
    return True


def kept(s: Table) -> None:
    """All have discarded a god: those kept lie face up (A184)."""
    for seat in range(s.seats):
        s.log(codes.KEPT, seat, mask=s.get(seat, at.GODS))


def begin_turn(s: Table, seat: int) -> None:
    """The five phases of a turn begin with the primary action (A25)."""
    cells = s.cells
    s.put(at.ACTIVE, seat)
    if cells[at.PHASE] != at.PRIMARY:
        s.put(at.PHASE, at.PRIMARY)
    if cells[at.EXTRAS] or cells[at.MANA_LINES] or cells[at.ENTERED]:
        for cell in at.OF_A_TURN:
            if cells[cell]:
                s.put(cell, 0)
    turns = s.base[seat] + at.TURNS
    number = cells[turns] + 1
    s.put(turns, number)
    s.log(codes.TURN, seat, number)
    if number == s.world.last_round and not cells[at.END]:  # the first player is the first to have so many
        s.put(at.END, 1)
        s.log(codes.LAST_ROUND, -1)
    s.queue(s.world.primary[seat])


def battles(s: Table, phase: int, seat: int) -> None:
    """Each contested territory is one battle, finished before the next (A96)."""
    cells = s.cells
    if not cells[at.PLACE]:
        places = battle.waiting(s, seat)
        if phase != at.BATTLES:
            s.put(at.PHASE, at.BATTLES)
        if len(places) > 1:
            s.push(kb.ChooseBattle(seat))
            return
        battle.begin(s, places[0])
    while cells[at.PLACE] and not s.decisions:
        battle.next_stage(s)


def tokens(s: Table, phase: int, spots: tuple[int, ...]) -> None:
    """Until no culture token is surrounded (A216)."""
    if phase != at.CULTURE:
        s.put(at.PHASE, at.CULTURE)
    if len(spots) == 1:
        culture.resolve(s, spots[0])
    else:
        s.push(kb.ChooseToken(s.active()))


def finish(s: Table) -> None:
    """Artefacts of the end in turn order, then scoring (A174, A212)."""
    if not s.cells[at.STAGE]:
        s.put(at.STAGE, 1)
        for seat in reversed(s.world.order):
            if s.get(seat, at.ARTEFACTS) >> names.SCARAB & 1:
                s.push(kb.Scarab(seat, SCARAB_STEPS))
        return
    s.log(codes.SCORING, -1)
    scoring.final(s)
    s.put(at.PHASE, at.OVER)
    s.log(codes.OVER, -1)
