"""What training by self-play needs to know of a game; a title whose bots learn answers it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from hexarch.bots import Bot, Clock
    from hexarch.bots.net import Net
    from hexarch.kernel.game import Doc, Game
    from hexarch.kernel.rng import Random

Numbers = bytes | list[float]  # of a position: packed as 32-bit floats, or each for itself


class Turn(Protocol):
    """A whole turn, and what the position then looks like."""

    @property
    def choices(self) -> Sequence[Any]:
        """Its choices in their order."""
        ...

    @property
    def numbers(self) -> Numbers:
        """The position after it."""
        ...

    @property
    def points(self) -> int:
        """Points in hand after it."""
        ...

    @property
    def over(self) -> bool:
        """Does the game end with it?"""
        ...


class Ranks(Protocol):
    """A bot that can put whole turns in order."""

    thought: int  # the first so many of the last ranking were thought through, if any

    def ranked(self, game: Any, seat: int, clock: Clock | None) -> list[tuple[float, Any]]:
        """Turns by what they are worth, best first."""
        ...


class Look(NamedTuple):
    """A position on the way that a bot foresees, and how far it counts in what it makes of it."""

    step: int  # the position after it; as many as there are steps: the last of all
    share: float


class Prospect(NamedTuple):
    """A turn, what comes of it, and what that is worth: the looks at positions on the way, each by its share."""

    worth: float
    turn: Any
    course: Sequence[tuple[int, Sequence[Any]]] = ()  # steps: a seat and its choices; empty: looked at once
    looks: Sequence[Look] = ()


class Plans(Protocol):
    """A bot that can think turns through as beginnings of plans."""

    def prospects(self, game: Any, seat: int) -> list[Prospect]:
        """Turns by what they are worth, best first."""
        ...


class Liking(Protocol):
    """What a seat likes besides points, in one game of self-play."""

    def extra(self, turns: list[Any], now: int) -> list[float]:
        """Points by which each turn looks better than it is, in this round."""
        ...


class Learning(Protocol):
    """A game whose evaluation can be learned."""

    starts: tuple[str, ...]  # bots whose weights can be improved
    mixes: tuple[str, ...]  # of games to learn from, besides the usual ones

    def names(self) -> tuple[str, ...]:
        """The names of the numbers that describe a position, in the order in which they are given."""
        ...

    def needed(self, mix: str) -> tuple[str, ...]:
        """Those of them that say something in games of a mix."""
        ...

    def nameless(self) -> dict[int, tuple[str, ...]]:
        """The names of the numbers in files that were written before they had any, by the version they state."""
        ...

    def shipped(self, bot: str) -> Net:
        """The weights of a bot that come with the program."""
        ...

    def engine(self) -> str:
        """A fingerprint of the rules: what was learnt under others is not mixed with it."""
        ...

    def begin(self, seed: int, players: int = 0, mix: str = "") -> Game:
        """A game of self-play at its beginning; 0 players: as many as the seed gives. A mix is one of `mixes`."""
        ...

    def again(self, setup: Doc) -> Game:
        """A game of self-play at its beginning, from the set-up that was kept."""
        ...

    def guide(self, seed: int) -> Bot:
        """A bot that plays until something is learnt, and where nothing can be."""
        ...

    def player(self, seed: int, net: Net, thinking: float) -> Ranks:
        """Whoever plays by a network; without seconds of thinking it looks at every turn once."""
        ...

    def planner(self, seed: int, net: Net, thinking: float) -> Plans:
        """Whoever plays by plans of its own, with so many seconds for each decision."""
        ...

    def guided(self, game: Any, seat: int) -> bool:
        """Is this a decision that is not learned?"""
        ...

    def choices(self, decided: Any) -> tuple[str, ...]:
        """The texts of a turn of a ranking, or of what the guide chose, one after the other."""
        ...

    def carry_out(self, game: Any, seat: int, choices: Sequence[str]) -> list[tuple[list[float], int]]:
        """Play a decision; the positions after it, or also within it, that are worth learning from: their numbers and
        the points in hand."""
        ...

    def follow(self, game: Any, seat: int, plan: Sequence[Sequence[str]]) -> list[tuple[list[float], int]]:
        """Play the turns of a plan one after the other, as they were planned; the positions as `carry_out` gives them
        for the last."""
        ...

    def along(
        self, game: Any, seat: int, course: Sequence[tuple[int, Sequence[str]]], steps: Sequence[int]
    ) -> list[tuple[list[float], int, bool]]:
        """Play a course; the positions after some of its steps, or after all of them, as the seat saw them there: their
        numbers, the points in hand, and whether the game was over."""
        ...

    def points(self, game: Any, seat: int) -> int:
        """Points in hand."""
        ...

    def habits(self, random: Random, game: Any, seat: int) -> Liking:
        """A few kinds of choices that a seat is fond of in this game."""
        ...
