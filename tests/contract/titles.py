"""Every title in a few set-ups, and random games of them."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hexarch import games
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game, Title
from hexarch.kernel.rng import Random

TOYS = Path(__file__).parent.parent / "toy"
MOST_CHOICES = 5_000  # no game of any title is longer
LENGTHS = {"anunnaki": 25}  # how many times as long as a short one a random game is, where it is long
FREE = 8  # every so many choices a free one, if there is one


@contextmanager
def toys() -> Iterator[None]:
    """Look for titles in the folder of toys as well."""
    before = os.environ.get(games.VARIABLE)
    os.environ[games.VARIABLE] = str(TOYS)
    games.folders.cache_clear()
    try:
        yield
    finally:
        if before is None:
            del os.environ[games.VARIABLE]
        else:
            os.environ[games.VARIABLE] = before
        games.folders.cache_clear()


@dataclass(frozen=True)
class Case:
    """A title with a number of players, and what is wished for."""

    game: str
    players: int
    wishes: dict[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> Title:
        """The title."""
        return games.title(self.game)

    def new(self, seed: int = 1) -> Game:
        """A game at its beginning."""
        return self.title.new(self.title.drawn(self.players, seed, **self.wishes))

    def stride(self, usual: int) -> int:
        """After how many choices a test looks at a position again: less often where games are long."""
        return usual * LENGTHS.get(self.game, 1)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *[str(wish) for wish in self.wishes.values()]])


def _sizes(game: str) -> list[int]:
    """With how many players: the fewest and the most; where games are long, one number in between."""
    seats = games.title(game).seats
    return [seats[len(seats) // 2]] if game in LENGTHS else sorted({seats[0], seats[-1]})


def _cases() -> list[Case]:
    """Every title; Terra Mystica also with sealed bids, its only secrets."""
    with toys():
        found = [Case(one, n) for one in games.ids() for n in _sizes(one)]
    return [*found, Case("terra", 3, {"factions": "sealed-auction"})]


CASES = _cases()
IDS = sorted({case.game for case in CASES})


def a_choice(game: Game, seat: int, random: Random) -> Choice:
    """Something a seat may do, seldom a free one."""
    free: Sequence[Choice] = game.free(seat) if random.below(FREE) == 0 else ()
    return random.choice(list(free or game.options(seat)))


def positions(case: Case, seed: int = 1, every: int = 1, game: Game | None = None) -> Iterator[Game]:
    """A random game: the same object at its beginning, after every so many choices, and at its end."""
    game = game or case.new(seed)
    random = Random(seed)
    for number in range(MOST_CHOICES):
        if game.over:
            break
        if number % every == 0:
            yield game
        seat = random.choice(list(game.to_act))
        game.step(seat, a_choice(game, seat, random))
    assert game.over, "a random game comes to its end"
    yield game


def dealt(document: dict[str, Any]) -> list[Any]:
    """What chance decided in a set-up, piece by piece, and everything else but the seed and the players."""
    return list(_leaves([value for key, value in document.items() if key not in ("seed", "players")]))


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, (list, tuple)):
        for one in value:
            yield from _leaves(one)
    else:
        yield value


def texts(choices: Sequence[Choice]) -> list[str]:
    """Their canonical texts."""
    return [choice.text for choice in choices]
