"""The transition: which question a seat is asked, its options, and how the table settles after an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, flow, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.answers import answers
from hexarch.games.anunnaki.closing import close
from hexarch.games.anunnaki.kinds import Rewards
from hexarch.games.anunnaki.rules.table import ANSWERS, PASS
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick
    from hexarch.games.anunnaki.state import Table

# These are asked even where nothing can be played: whether anything can is a secret of the hand.
ALWAYS_ASKED: Final = ("replace_weapon", "add_weapon")


def asked(s: Table, seat: int) -> Asked | None:
    """The question a seat is asked now."""
    if not s.decisions:
        return None
    head = s.decisions[0]
    if head.seat == seat:
        return head
    if head.together:
        for d in s.decisions:
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
        return no("over", "A172") if s.cells[at.PHASE] == at.OVER else no("not_asked", "A24")
    if c.rule not in ANSWERS[d.kind] and not (d.optional and c.rule is PASS):
        return no("not_an_answer", "A25", kind=d.kind)
    return c.rule.why_not(s, seat, d, c)


def options(s: Table, seat: int) -> list[Pick]:
    """Every legal choice, in the order of the verbs."""
    d = asked(s, seat)
    if d is None:
        return []
    found = answers(s, d)
    return [*found, PASS.pick(s.world, ())] if d.optional else found.copy()


def apply(s: Table, seat: int, c: Pick) -> None:
    """Carry out a choice that is not refused, and everything that follows by itself."""
    d = asked(s, seat)
    assert d is not None
    answer(s, seat, c, d)


def take(s: Table, seat: int, c: Pick) -> Refusal | None:
    """Carry out a choice; or why it is refused, and then nothing has changed."""
    d = asked(s, seat)
    if d is None or (c.rule not in ANSWERS[d.kind] and not (d.optional and c.rule is PASS)):
        return refuse_answer(s, seat, c, d)
    refusal = c.rule.why_not(s, seat, d, c)
    if refusal is None:
        answer(s, seat, c, d)
    return refusal


def answer(s: Table, seat: int, c: Pick, d: Asked) -> None:
    """Carry out what answers a question."""
    s.forget()
    c.rule.carry_out(s, seat, d, c)
    settle(s)


def settle(s: Table) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    while True:
        if not s.decisions:
            if s.cells[at.PHASE] == at.OVER:
                return
            flow.go_on(s)
            continue
        d = s.decisions[0]
        if isinstance(d, Rewards) and (len(d.items) < 2 or any(kind <= names.R_VP for kind, _ in d.items)):
            s.drop(d)
            actions.reward(s, d.seat, d.items, d.source)
        elif d.optional and d.kind not in ALWAYS_ASKED and not answers(s, d):
            close(s, d)
        else:
            return
