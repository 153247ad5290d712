"""The transition: which question a seat is asked, its options, and how the table settles after an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.kinds import Rewards
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.rule import Pick, Verb
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
    return tuple([seat for seat in range(s.seats) if asked(s, seat) is not None])


def verbs(d: Asked) -> list[Verb]:
    """The verbs that answer a question."""
    from hexarch.games.anunnaki.rules.table import ANSWERS, PASS

    return [*ANSWERS[d.kind], PASS] if d.optional else ANSWERS[d.kind]


def refuse(s: Table, seat: int, c: Pick) -> Refusal | None:
    """Why a choice is not possible now, or None."""
    if s.cells[at.PHASE] == at.OVER:
        return no("over", "A172")
    d = asked(s, seat)
    if d is None:
        return no("not_asked", "A24")
    if c.rule not in verbs(d):
        return no("not_an_answer", "A25", kind=d.kind)
    return c.rule.why_not(s, seat, d, c)


def options(s: Table, seat: int) -> list[Pick]:
    """Every legal choice, in the order of the verbs."""
    d = asked(s, seat)
    if d is None:
        return []
    found = []
    for verb in verbs(d):
        for values in verb.candidates(s, seat, d):
            c = verb.pick(s.world, values)
            if verb.why_not(s, seat, d, c) is None:
                found.append(c)
    return found


def can_answer(s: Table, d: Asked) -> bool:
    """Is there anything but passing?"""
    from hexarch.games.anunnaki.rules.table import ANSWERS

    for verb in ANSWERS[d.kind]:
        for values in verb.candidates(s, d.seat, d):
            if verb.why_not(s, d.seat, d, verb.pick(s.world, values)) is None:
                return True
    return False


def close(s: Table, d: Asked) -> None:
    """A question is done with: a move ends and shows tokens (A49); nothing played after a Helmet is lost (A113)."""
    s.drop(d)
    if d.kind == "move":
        effects.reveal(s, d.seat)
    elif d.kind == "replace_weapon":
        s.put(at.YIELDED + s.side(d.seat), 1)


def apply(s: Table, seat: int, c: Pick) -> None:
    """Carry out a choice that is not refused, and everything that follows by itself."""
    d = asked(s, seat)
    assert d is not None
    c.rule.carry_out(s, seat, d, c)
    settle(s)


def settle(s: Table) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    from hexarch.games.anunnaki import flow

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
        elif d.optional and d.kind not in ALWAYS_ASKED and not can_answer(s, d):
            close(s, d)
        else:
            return
