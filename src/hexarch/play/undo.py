"""Taking back what was confirmed: what a seat may do by itself, and whose consent it needs beyond that.

The seat that moved last may take its last submission back until another seat has decided. Standing answers of anybody
and bots that only reacted go back with it and answer again; a bot's own turn counts as a decision. Beyond that all
people who have decided since must agree. What was revealed cannot be forgotten: everybody is asked, and a person
alone among bots cannot go back behind it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from hexarch.play.errors import PlayError
from hexarch.play.rows import BOT, PERSON, STANDING

if TYPE_CHECKING:
    from hexarch.play.record import Record, Submission


def alone(submissions: Sequence[Submission], seat: int) -> int | None:
    """The revision to which a seat may go back by itself, None when there is none."""
    for sent in reversed(submissions):
        if sent.reveals:
            return None
        if sent.by == PERSON:
            return sent.start if sent.seat == seat else None
        if sent.by != STANDING and not (sent.by == BOT and sent.reacts):
            return None
    return None


def consent(submissions: Sequence[Submission], seat: int, to: int, people: Collection[int]) -> set[int]:
    """Seats of people that must agree before `seat` may go back to a revision; none when it may do so at once.

    `people` are the seats that people hold now. Raises PlayError when the game cannot go back there.
    """
    check(submissions, to)
    if to == alone(submissions, seat):
        return set()
    since = [sent for sent in submissions if sent.start >= to]
    if any(sent.reveals for sent in since):
        others = set(people) - {seat}
        if not others:  # bots cannot agree, and forget nothing either
            raise PlayError("revealed")
        return others
    return {sent.seat for sent in since if sent.by == PERSON and sent.seat != seat} & set(people)


def last_of(submissions: Sequence[Submission], seat: int) -> int | None:
    """The revision before the last submission that the person of a seat sent."""
    for sent in reversed(submissions):
        if sent.by == PERSON and sent.seat == seat:
            return sent.start
    return None


def check(submissions: Sequence[Submission], to: object) -> int:
    """A revision at which a submission began."""
    if isinstance(to, bool) or not isinstance(to, int) or not any(sent.start == to for sent in submissions):
        raise PlayError("no_such_revision", revision=str(to)[:20])
    return to


def ends_again(record: Record, to: int, ended: Collection[int]) -> set[int]:
    """Seats whose confirmed turn waits for the answers of others once the game is back at a revision.

    `ended` are those that wait now. Ask before the game is taken back.
    """
    history = record.game.history
    waiting = set(ended)
    for sent in reversed(record.submissions):
        if sent.start < to:
            break
        if sent.by != STANDING:
            waiting.discard(sent.seat)  # that turn was confirmed later
        elif history[sent.start][1] == record.game.end:
            waiting.add(sent.seat)
    return waiting
