"""The course of the game: phases of a turn, turns, the end (sections 3 and 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import battle, codes, culture, names, scoring
from hexarch.games.anunnaki import kinds_battle as kb
from hexarch.games.anunnaki.answers import offer
from hexarch.games.anunnaki.begin import lay_table
from hexarch.games.anunnaki.layout import (
    ACTIVE,
    ARTEFACTS,
    BATTLES,
    CULTURE,
    END,
    ENTERED,
    EXTRA,
    EXTRAS,
    FINISH,
    FIRST,
    GODS,
    MANA_LINES,
    MANA_PHASE,
    OF_A_TURN,
    OVER,
    PHASE,
    PLACE,
    PRIMARY,
    SETUP,
    STAGE,
    TURNS,
)
from hexarch.games.anunnaki.rules import extras, mana

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def go_on(s: Table) -> None:
    """Nobody has anything to decide: what comes next?"""
    phase = s.cells[PHASE]
    if phase == SETUP:
        kept(s)
        lay_table(s)
        begin_turn(s, s.cells[FIRST])
    elif phase == FINISH:
        finish(s)
    else:
        go_on_in_turn(s, phase, s.cells[ACTIVE])


def go_on_in_turn(s: Table, phase: int, seat: int) -> bool:
    """The next phase in which there is something to do (A25), or the next turn; is there surely a question now?"""
    if phase <= MANA_PHASE:
        if phase == PRIMARY and mana.possible(s, seat) and offer(s, s.world.mana_action[seat]):
            s.put(PHASE, MANA_PHASE)
            return True
        if extras.possible(s, seat) and offer(s, s.world.extra[seat]):
            s.put(PHASE, EXTRA)
            return True
    if not s.peaceful:
        if phase <= BATTLES and (s.cells[PLACE] or s.battlefields(seat)):
            battles(s, phase, seat)
            return False
        spots = culture.surrounded(s)
        if spots:
            tokens(s, phase, spots)
            return False
        s.peaceful = not s.contested()
    if s.cells[END] and seat == s.world.order[-1]:
        s.put(PHASE, FINISH)  # the last in turn order has had the last turn (A172, A218)
        return False
    begin_turn(s, (seat + 1) % s.seats)  # clockwise (A24)
    return True


def kept(s: Table) -> None:
    """All have discarded a god: those kept lie face up (A184)."""
    for seat in range(s.seats):
        s.log(codes.KEPT, seat, mask=s.get(seat, GODS))


def begin_turn(s: Table, seat: int) -> None:
    """The five phases of a turn begin with the primary action (A25)."""
    cells = s.cells
    s.put(ACTIVE, seat)
    if cells[PHASE] != PRIMARY:
        s.put(PHASE, PRIMARY)
    if cells[EXTRAS] or cells[MANA_LINES] or cells[ENTERED]:
        for cell in OF_A_TURN:
            if cells[cell]:
                s.put(cell, 0)
    turns = s.base[seat] + TURNS
    number = cells[turns] + 1
    s.put(turns, number)
    s.log(codes.TURN, seat, number)
    if number == s.world.last_round and not cells[END]:  # the first player is the first to have so many
        s.put(END, 1)
        s.log(codes.LAST_ROUND, -1)
    s.queue(s.world.primary[seat])


def battles(s: Table, phase: int, seat: int) -> None:
    """Each contested territory is one battle, finished before the next (A96)."""
    cells = s.cells
    if not cells[PLACE]:
        places = battle.waiting(s, seat)
        if phase != BATTLES:
            s.put(PHASE, BATTLES)
        if len(places) > 1:
            s.push(kb.ChooseBattle(seat))
            return
        battle.begin(s, places[0])
    while cells[PLACE] and not s.decisions:
        battle.next_stage(s)


def tokens(s: Table, phase: int, spots: tuple[int, ...]) -> None:
    """Until no culture token is surrounded (A216)."""
    if phase != CULTURE:
        s.put(PHASE, CULTURE)
    if len(spots) == 1:
        culture.resolve(s, spots[0])
    else:
        s.push(kb.ChooseToken(s.active()))


def finish(s: Table) -> None:
    """Artefacts of the end in turn order, then scoring (A174, A212)."""
    if not s.cells[STAGE]:
        s.put(STAGE, 1)
        for seat in reversed(s.world.order):
            if s.get(seat, ARTEFACTS) >> names.SCARAB & 1:
                s.push(kb.Scarab(seat, s.amounts.scarab_steps))
        return
    s.log(codes.SCORING, -1)
    scoring.final(s)
    s.put(PHASE, OVER)
    s.log(codes.OVER, -1)
