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

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *[str(wish) for wish in self.wishes.values()]])


def _cases() -> list[Case]:
    """Every title with the fewest and the most players; Terra Mystica also with sealed bids, its only secrets."""
    with toys():
        found = [Case(one, n) for one in games.ids() for n in {games.title(one).seats[0], games.title(one).seats[-1]}]
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


def texts(choices: Sequence[Choice]) -> list[str]:
    """Their canonical texts."""
    return [choice.text for choice in choices]
