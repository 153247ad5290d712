"""One game between bots: played to its end, timed, and with every fault of a bot on record."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from hexarch import bots
from hexarch.bots import versions
from hexarch.kernel.errors import ChoiceError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexarch.arena.table import Table
    from hexarch.bots import Bot
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.game import Game

MOST_DECISIONS = 20_000  # a long game has under 1,000
LONGEST_TEXT = 200
# What a bot can do wrong.
RAISED, ILLEGAL, CHANGED, ENDLESS = "raised", "illegal", "changed", "endless"


@dataclass(frozen=True)
class Task:
    """A game to play; plain data, so that it can be sent to another process or host."""

    set: int  # games of the same set mirror each other
    game: int  # which of them
    table: Table
    seats: tuple[str, ...]
    seed: int = 0

    def bot_seed(self, seat: int) -> int:
        """Seed of the bot at a seat; the same in all games of a set."""
        return (self.seed * 1_000_003 + self.set) * 16 + seat


@dataclass(frozen=True)
class Fault:
    """A bot raised an error, chose what the rules refuse, changed the game it looked at, or never ended it."""

    kind: str
    bot: str
    seat: int
    decision: int
    text: str


@dataclass(frozen=True)
class Result:
    """What a game came to, seat by seat."""

    set: int
    game: int
    label: str
    bots: tuple[str, ...]
    roles: tuple[str, ...]  # what the seats play as
    vp: tuple[dict[str, int], ...]  # by source, and the total
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    worst: tuple[float, ...]  # the longest decision of each seat, in seconds
    digest: str
    faults: tuple[Fault, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """Final points of the seats."""
        return tuple(row["total"] for row in self.vp)


class _Seat:
    """A bot at work: its decisions, their time, its faults."""

    def __init__(self, number: int, bot: Bot, kind: str) -> None:
        self.number = number
        self.bot = bot
        self.kind = kind
        self.decisions = 0
        self.seconds = 0.0
        self.worst = 0.0
        self.faults: list[Fault] = []

    def decide(self, game: Game) -> None:
        """One decision. After a fault the first option is taken in the bot's place, so that the game goes on."""
        mark = game.mark()
        known = len(game.history)
        chosen: str | Choice | None = None
        self.decisions += 1
        began = perf_counter()
        try:
            chosen = bots.ask(self.bot, game, self.number)
        except Exception as error:
            self.fault(RAISED, f"{type(error).__name__}: {error}")
        spent = perf_counter() - began
        self.seconds += spent
        self.worst = max(self.worst, spent)
        if len(game.history) != known:
            if chosen is not None:
                self.fault(CHANGED, str(getattr(chosen, "text", chosen)))
                chosen = None
            game.rollback(mark)
        if chosen is not None:
            try:
                game.step(self.number, chosen)
                return
            except (ChoiceError, TypeError, AttributeError, ValueError) as error:
                self.fault(ILLEGAL, str(error))
                game.rollback(mark)
        elif not self.faults or self.faults[-1].decision != self.decisions:
            self.fault(ILLEGAL, "None")
        game.step(self.number, game.options(self.number)[0])

    def fault(self, kind: str, text: str) -> None:
        """Put a fault on record."""
        self.faults.append(Fault(kind, self.kind, self.number, self.decisions, text[:LONGEST_TEXT]))


def play_one(task: Task, make: Callable[[str, int], Bot] | None = None) -> Result:
    """Play a game to its end."""
    create = make or partial(versions.make, task.table.title)
    game = task.table.begin().quiet()
    seats = [_Seat(seat, create(kind, task.bot_seed(seat)), kind) for seat, kind in enumerate(task.seats)]
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        seats[game.to_act[0]].decide(game)
    else:
        seats[game.to_act[0]].fault(ENDLESS, str(MOST_DECISIONS))
    return Result(
        task.set,
        task.game,
        task.table.label,
        task.seats,
        tuple(game.label(seat) for seat in range(game.players)),
        tuple(game.scores()),
        tuple(seat.decisions for seat in seats),
        tuple(seat.seconds for seat in seats),
        tuple(seat.worst for seat in seats),
        game.digest(),
        tuple(fault for seat in seats for fault in seat.faults),
    )
