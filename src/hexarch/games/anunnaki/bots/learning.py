"""What self-play knows of Anunnaki: whole turns in imagined worlds, the numbers of a position, habits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.bots.learning import Prospect
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.bots import features, inputs, net
from hexarch.games.anunnaki.bots.elder import ElderBot
from hexarch.games.anunnaki.bots.greedy import GreedyBot
from hexarch.games.anunnaki.bots.habits import Habits
from hexarch.games.anunnaki.bots.steward import StewardBot
from hexarch.games.anunnaki.bots.thumb import PATIENCE
from hexarch.games.anunnaki.bots.turns import Turn
from hexarch.games.anunnaki.fingerprint import fingerprint
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.bots.net import Net
    from hexarch.kernel.game import Doc
    from hexarch.kernel.rng import Random

PLAYERS: Final = (3, 4, 3, 4, 2, 3, 4)


class Pupil(StewardBot):
    """Looks at turns once, in one world: quick, for many games."""

    name = "pupil"
    beam = 3
    most = 120
    worlds = 1
    depth = 0

    def prospects(self, game: Game, seat: int) -> list[Prospect]:
        """Each turn by itself, best first."""
        return [Prospect(value, turn) for value, turn in self.ranked(game, seat, None)]


class AnunnakiLearning:
    """The part of the title that `hexarch.train` asks."""

    starts: tuple[str, ...] = ("steward", "elder")
    mixes: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        """The names of the numbers that describe a position."""
        return inputs.names()

    def needed(self, mix: str) -> tuple[str, ...]:
        """All of them."""
        return inputs.names()

    def nameless(self) -> dict[int, tuple[str, ...]]:
        """There were always names."""
        return {}

    def shipped(self, bot: str) -> Net:
        """The weights of a bot that come with the program."""
        return net.shipped(bot)

    def engine(self) -> str:
        """A fingerprint of the rules' sources."""
        return fingerprint()

    def begin(self, seed: int, players: int = 0, mix: str = "") -> Game:
        """A game with everything drawn from a seed."""
        setup: Any = TITLE.drawn(players or PLAYERS[seed % len(PLAYERS)], seed)
        return Game(setup).quiet()

    def again(self, setup: Doc) -> Game:
        """The same game under the rules it was played by."""
        found: Any = TITLE.read_setup(setup)
        return Game(found).quiet()

    def guide(self, seed: int) -> GreedyBot:
        """Greedy leads until something is learnt."""
        return GreedyBot(seed)

    def player(self, seed: int, net: Net, thinking: float) -> StewardBot:
        """Whoever plays: without thinking it looks at every turn once, else as elder does, however many seconds."""
        return ElderBot(seed, net) if thinking else Pupil(seed, net)

    def planner(self, seed: int, net: Net, thinking: float) -> Pupil:
        """Nobody plans in other worlds than its own: every turn is a plan of its own."""
        return Pupil(seed, net)

    def guided(self, game: Any, seat: int) -> bool:
        """Everything is learned, but a game that drags on is brought to its end by the guide."""
        return bool(game.state.get(seat, at.TURNS) > PATIENCE)

    def choices(self, decided: Any) -> tuple[str, ...]:
        """Choice by choice."""
        if isinstance(decided, Turn):
            return tuple([choice.text for choice in decided.choices])
        return tuple(commands(getattr(decided, "text", decided)))

    def carry_out(self, game: Any, seat: int, choices: Sequence[str]) -> list[tuple[list[float], int]]:
        """Choice by choice: turns are looked for that way, and what they really come to is seen only now."""
        found = []
        for choice in choices:
            game.step(seat, choice)
            found.append((features.look(game.state, seat), self.points(game, seat)))
        return found

    def follow(self, game: Any, seat: int, plan: Sequence[Sequence[str]]) -> list[tuple[list[float], int]]:
        """The positions in the only turn of a plan."""
        return self.carry_out(game, seat, plan[-1])

    def along(
        self, game: Any, seat: int, course: Sequence[tuple[int, Sequence[str]]], steps: Sequence[int]
    ) -> list[tuple[list[float], int, bool]]:
        """Nothing: nobody foresees what others do."""
        return []

    def points(self, game: Any, seat: int) -> int:
        """Points in hand."""
        found: int = game.state.get(seat, at.VP)
        return found

    def habits(self, random: Random, game: Any, seat: int) -> Habits:
        """A few kinds of choices that a seat is fond of."""
        return Habits(random)


LEARNING: Final = AnunnakiLearning()
