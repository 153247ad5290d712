"""Players made of code: each looks at a game and answers one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.choice import Choice

NAMES: Final = ("random", "greedy", "steward", "elder")
LEARNED: Final = ("steward", "elder")  # their evaluation is reckoned by numpy
MOST_OPINIONS: Final = 10


class Clock(Protocol):
    """How much thinking time is left, in seconds."""

    def left(self) -> float:
        """Seconds left for this decision."""
        ...


class Opinion(NamedTuple):
    """What a bot thinks of a choice: its whole text, and the final points it expects for the seat after it."""

    text: str
    vp: float


class Bot(Protocol):
    """A player. It may try choices on the game it is given, but leaves it as it was."""

    name: str

    def choose(self, game: Game, seat: int, clock: Clock | None = None) -> str | Choice:
        """A choice that the rules allow this seat now."""
        ...


class Adviser(Bot, Protocol):
    """A player that can say why: every bot but random."""

    def weigh(self, game: Game, seat: int, clock: Clock | None = None) -> list[Opinion]:
        """The choices it considers, best first, at most MOST_OPINIONS; the first is what it would choose."""
        ...

    def estimate(self, game: Game) -> list[float]:
        """The final points it expects for every seat in this position."""
        ...


class UnknownBot(ValueError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name[:40]!r}; known: {', '.join(NAMES)}")
        self.name = name[:40]


def available() -> tuple[str, ...]:
    """The bots that can play here: without numpy, as in a browser, those that have learnt nothing."""
    from importlib.util import find_spec

    return NAMES if find_spec("numpy") else tuple(name for name in NAMES if name not in LEARNED)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; equal seeds play equally."""
    if name == "random":
        from hexarch.bots.random_ import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from hexarch.bots.greedy import GreedyBot

        return GreedyBot(seed)
    if name == "steward":
        from hexarch.bots.steward import StewardBot

        return StewardBot(seed)
    if name == "elder":
        from hexarch.bots.elder import ElderBot

        return ElderBot(seed)
    raise UnknownBot(name)


def adviser(name: str, seed: int = 0) -> Adviser:
    """A bot that can say why, by its name."""
    bot = make(name, seed)
    if not hasattr(bot, "weigh"):
        raise UnknownBot(name)
    return cast("Adviser", bot)


def play(game: Game, bots: list[Bot]) -> int:
    """Let bots play a game to its end, one for each seat; the number of decisions."""
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        game.step(seat, bots[seat].choose(game, seat))
        decisions += 1
    return decisions
