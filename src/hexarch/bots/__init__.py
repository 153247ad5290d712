"""Players made of code: each looks at a game and answers one decision.

What every game has is here: the protocols, the bot that plays at random, reviews, and a bot that talks in lines of
text. The bots that know a game belong to its title: `Title.bots()` returns an object derived from `Bots`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from hexarch.bots.foreign import Foreign
    from hexarch.bots.learning import Learning
    from hexarch.bots.lines import Lines
    from hexarch.bots.tables import Tables
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.game import Game, Title

RANDOM: Final = "random"  # plays every game
MOST_OPINIONS: Final = 10
PLACES: Final = 16  # more than any table has: what is imagined differs from seat to seat


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

    def choose(self, game: Any, seat: int, clock: Clock | None = None) -> str | Choice:
        """A choice that the rules allow this seat now."""
        ...


class Drawer(Protocol):
    """A player that looks at nothing but what it may choose from: it needs no world to be imagined for it."""

    def draw(self, options: Sequence[Choice]) -> Choice:
        """One of the options."""
        ...


class Adviser(Bot, Protocol):
    """A player that can say why: every bot but random."""

    def weigh(self, game: Any, seat: int, clock: Clock | None = None) -> list[Opinion]:
        """The choices it considers, best first, at most MOST_OPINIONS; the first is what it would choose."""
        ...

    def estimate(self, game: Any) -> list[float]:
        """The final points it expects for every seat in this position."""
        ...


class Appraiser(Adviser, Protocol):
    """An adviser that also knows what choices are worth that are made before a position tells anything of a seat."""

    def appraise(self, game: Any, seat: int, clock: Clock | None = None) -> list[Opinion]:
        """Every choice the seat has now, best first; none where the bot cannot say it."""
        ...


class UnknownBot(ValueError):
    """No bot of this game has this name."""

    def __init__(self, name: str, known: tuple[str, ...] = (RANDOM,)) -> None:
        super().__init__(f"no bot is called {name[:40]!r}; known: {', '.join(known)}")
        self.name: Final = name[:40]
        self.known: Final = known


class Bots:
    """The bots of a title, and what reviews, arena and training need to know of its game.

    A title derives its own from this and says what it knows better; this one is enough to play.
    """

    names: tuple[str, ...] = ()  # besides random, the strongest last
    default: str = RANDOM  # what plays where nobody chooses
    gentle: str = ""  # the one for somebody's first game, empty: the default one
    learned: tuple[str, ...] = ()  # those whose evaluation is reckoned by numpy

    def make(self, name: str, seed: int) -> Bot:
        """A bot by its name; raises UnknownBot."""
        raise UnknownBot(name, (RANDOM, *self.names))

    @property
    def lines(self) -> Lines:
        """What a whole decision is."""
        from hexarch.bots.lines import Lines

        return Lines()

    @property
    def tables(self) -> Tables:
        """How bots are seated to be compared."""
        from hexarch.bots.tables import Tables

        return Tables()

    @property
    def foreign(self) -> type[Foreign]:
        """How a game at another program's table is followed."""
        from hexarch.bots.foreign import Foreign

        return Foreign

    def people(self) -> dict[str, Any]:
        """How people score: mean points by source (`vp`), their `total`, that of the `winner`; empty if unknown."""
        return {}

    def learning(self) -> Learning | None:
        """What training by self-play needs to know; None for a game without bots that learn."""
        return None


def of(title: Title) -> Bots:
    """The bots of a title."""
    found = title.bots()
    return cast("Bots", found) if found is not None else Bots()


def names(title: Title) -> tuple[str, ...]:
    """Every bot of a title, the strongest last."""
    return tuple(dict.fromkeys((RANDOM, *of(title).names)))


def available(title: Title) -> tuple[str, ...]:
    """The bots that can play here: without numpy, as in a browser, those that have learnt nothing."""
    if _reckons():
        return names(title)
    learned = of(title).learned
    return tuple(name for name in names(title) if name not in learned)


@cache
def _reckons() -> bool:
    """Is numpy here? Looking for it takes a millisecond."""
    from importlib.util import find_spec

    return find_spec("numpy") is not None


def default(title: Title) -> str:
    """The bot that plays where nobody chooses: the title's, or the strongest that can play here."""
    wish, known = of(title).default, available(title)
    return wish if wish in known else known[-1]


def gentle(title: Title) -> str:
    """The bot for somebody's first game."""
    wish = of(title).gentle
    return wish if wish in available(title) else default(title)


def make(title: Title, name: str, seed: int = 0) -> Bot:
    """A bot by its name; equal seeds play equally. Raises UnknownBot."""
    if name == RANDOM:
        from hexarch.bots.random_ import RandomBot

        return RandomBot(seed)
    return of(title).make(name, seed)


def adviser(title: Title, name: str, seed: int = 0) -> Adviser:
    """A bot that can say why, by its name."""
    bot = make(title, name, seed)
    if not hasattr(bot, "weigh"):
        raise UnknownBot(name, of(title).names)
    return cast("Adviser", bot)


def known(game: Game, seat: int) -> Game:
    """What a bot in a seat may look at: the game itself or, where that hides something, what the seat can imagine.

    It imagines the same as long as nothing happens.
    """
    return game.imagine(seat, Random(len(game.history) * PLACES + seat)) if game.hides(seat) else game


def ask(bot: Bot, game: Game, seat: int, clock: Clock | None = None) -> str | Choice:
    """What a bot in a seat chooses; it sees nothing that is hidden from the seat.

    One that only draws gets the options, which depend on nothing hidden; any other looks at what the seat may know.
    """
    if hasattr(bot, "draw"):
        return cast("Drawer", bot).draw(game.options(seat))
    return bot.choose(known(game, seat), seat, clock)


def play(game: Game, bots: list[Bot]) -> int:
    """Let bots play a game to its end, one for each seat; the number of decisions."""
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        game.step(seat, ask(bots[seat], game, seat))
        decisions += 1
    return decisions
