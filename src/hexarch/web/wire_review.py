"""The review of a finished game as it goes over the wire."""

from __future__ import annotations

from msgspec import Struct


class ReviewSeat(Struct):
    """What a bot thinks of the decisions of a seat, in sums."""

    seat: int
    label: str
    player: str
    vp: int
    decisions: int
    agreed: int
    lost: float
    worst: float


class ReviewChoice(Struct):
    """A choice a bot looked at, and the final VP it expects after it."""

    text: str
    vp: float


class ReviewDecision(Struct):
    """What a bot thinks of one decision; `at` is the revision that shows it, labels are to be read."""

    line: int
    first: int
    last: int
    at: int
    seat: int
    label: str
    round: int
    kind: str
    played: str
    played_label: str
    preferred: str
    preferred_label: str
    estimates: list[float]
    after_played: float
    after_preferred: float
    lost: float
    choices: list[ReviewChoice]


class Review(Struct):
    """A finished game gone through with a bot; `worst` are places in `decisions`, dearest first."""

    bot: str
    bot_name: str
    over: bool
    labels: list[str]
    seats: list[ReviewSeat]
    decisions: list[ReviewDecision]
    worst: list[int]


class Reviewed(Struct):
    """A review, or how much of it (of 1) has been made."""

    done: bool
    progress: float
    review: Review | None = None
