"""The transition: which question a seat is asked, its options, and how the table settles after an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import names, rewards
from hexarch.games.anunnaki.answers import look
from hexarch.games.anunnaki.closing import close
from hexarch.games.anunnaki.flow import go_on, go_on_in_turn
from hexarch.games.anunnaki.kinds import Rewards
from hexarch.games.anunnaki.layout import ACTIVE, FINISH, OVER, PHASE, SETUP
from hexarch.games.anunnaki.rule import Pick
from hexarch.games.anunnaki.rules.table import PASS
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


PASSING: Final = [Pick(PASS, PASS.text, {})]  # nobody may change this list


def asked(s: Table, seat: int) -> Asked | None:
    """The question a seat is asked now."""
    decisions = s.decisions
    if not decisions:
        return None
    head = decisions[0]
    if head.seat == seat:
        return head
    if head.together:
        for d in decisions:
            if d.kind == head.kind and d.seat == seat:
                return d
    return None


def to_act(s: Table) -> tuple[int, ...]:
    """Seats that may decide now."""
    if not s.decisions:
        return ()
    head = s.decisions[0]
    if not head.together:
        return (head.seat,)
    return tuple([seat for seat in range(s.seats) if asked(s, seat) is not None])


def refuse(s: Table, seat: int, c: Pick) -> Refusal | None:
    """Why a choice is not possible now, or None."""
    return refuse_answer(s, seat, c, asked(s, seat))


def refuse_answer(s: Table, seat: int, c: Pick, d: Asked | None) -> Refusal | None:
    """Why a choice does not answer what the seat is asked, or None."""
    if d is None:
        return no("over", "A172") if s.cells[PHASE] == OVER else no("not_asked", "A24")
    if d.kind not in c.kinds and not (c.rule is PASS and d.optional):
        return no("not_an_answer", "A25", kind=d.kind)
    return c.rule.why_not(s, seat, d, c)


def options(s: Table, seat: int) -> list[Pick]:
    """Every legal choice, in the order of the verbs."""
    d = asked(s, seat)
    if d is None:
        return []
    found = s.found if s.found_for is d else look(s, d)
    return found + PASSING if d.optional else found.copy()


def apply(s: Table, seat: int, c: Pick) -> None:
    """Carry out a choice that is not refused, and everything that follows by itself."""
    d = asked(s, seat)
    assert d is not None
    s.forget()
    c.rule.carry_out(s, seat, d, c)
    settle(s)


def settle(s: Table) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    while True:
        decisions = s.decisions
        if not decisions:
            phase = s.cells[PHASE]
            if SETUP < phase < FINISH:
                if go_on_in_turn(s, phase, s.cells[ACTIVE]):
                    return
                continue
            if phase == OVER or s.world.choosing:
                return
            go_on(s)
            continue
        d = decisions[0]
        if not d.optional:
            return
        if isinstance(d, Rewards) and (len(d.items) < 2 or min(d.items)[0] <= names.R_VP):
            s.drop(d)
            rewards.reward(s, d.seat, d.items, d.source)
        elif look(s, d) or d.always:
            return
        else:
            close(s, d)
