"""The course of the game: phases of a turn, turns, the end (sections 3 and 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import battle, culture, effects, names, scoring
from hexarch.games.anunnaki import kinds as k
from hexarch.games.anunnaki import kinds_battle as kb
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.answers import offer
from hexarch.games.anunnaki.begin import lay_table

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table

SCARAB_STEPS = 2  # A126


def go_on(s: Table) -> None:
    """Nobody has anything to decide: what comes next?"""
    phase = s.cells[at.PHASE]
    if phase == at.SETUP:
        kept(s)
        lay_table(s)
        begin_turn(s, s.cells[at.FIRST])
    elif phase == at.PRIMARY:
        s.put(at.PHASE, at.MANA_PHASE)
        offer(s, k.ManaAction(s.active()))
    elif phase == at.MANA_PHASE:
        s.put(at.PHASE, at.EXTRA)
        offer(s, k.Extra(s.active()))
    elif phase == at.EXTRA:
        s.put(at.PHASE, at.BATTLES)
    elif phase == at.BATTLES:
        battles(s)
    elif phase == at.CULTURE:
        tokens(s)
    else:
        finish(s)


def kept(s: Table) -> None:
    """All have discarded a god: those kept lie face up (A184)."""
    for seat in range(s.seats):
        effects.tell(s, "kept", seat, mask=s.get(seat, at.GODS))


def begin_turn(s: Table, seat: int) -> None:
    """The five phases of a turn begin with the primary action (A25)."""
    s.put(at.ACTIVE, seat)
    s.put(at.PHASE, at.PRIMARY)
    for cell in (at.EXTRAS, at.MANA_LINES, at.ENTERED):
        if s.cells[cell]:
            s.put(cell, 0)
    effects.add(s, seat, at.TURNS, 1)
    effects.tell(s, "turn", seat, s.get(seat, at.TURNS))
    s.push(k.Primary(seat))


def battles(s: Table) -> None:
    """Each contested territory is one battle, finished before the next (A96)."""
    if s.cells[at.PLACE]:
        battle.next_stage(s)
        return
    places = battle.waiting(s)
    if not places:
        s.put(at.PHASE, at.CULTURE)
    elif len(places) == 1:
        battle.begin(s, places[0])
    else:
        s.push(kb.ChooseBattle(s.active()))


def tokens(s: Table) -> None:
    """Until no culture token is surrounded (A216); then the turn ends."""
    spots = culture.surrounded(s)
    if len(spots) == 1:
        culture.resolve(s, spots[0])
    elif spots:
        s.push(kb.ChooseToken(s.active()))
    else:
        end_turn(s)


def end_turn(s: Table) -> None:
    """Clockwise; once the end is triggered the last in turn order has the last turn (A24, A172, A218)."""
    seat = s.active()
    if s.cells[at.END] and seat == s.world.order[-1]:
        s.put(at.PHASE, at.FINISH)
    else:
        begin_turn(s, (seat + 1) % s.seats)


def finish(s: Table) -> None:
    """Artefacts of the end in turn order, then scoring (A174, A212)."""
    if not s.cells[at.STAGE]:
        s.put(at.STAGE, 1)
        for seat in reversed(s.world.order):
            if s.get(seat, at.ARTEFACTS) >> names.SCARAB & 1:
                s.push(kb.Scarab(seat, SCARAB_STEPS))
        return
    effects.tell(s, "scoring")
    scoring.final(s)
    s.put(at.PHASE, at.OVER)
    effects.tell(s, "over")
