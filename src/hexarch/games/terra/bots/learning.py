"""What self-play knows of Terra Mystica: whole turns, the numbers of a position, habits."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import features, inputs, net
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.greedy import GreedyBot
from hexarch.games.terra.bots.habits import Habits
from hexarch.games.terra.bots.tables import TABLES
from hexarch.games.terra.bots.turns import Turn
from hexarch.games.terra.game import Game
from hexarch.games.terra.title import TITLE
from hexarch.kernel import sources

if TYPE_CHECKING:
    from hexarch.bots.net import Net
    from hexarch.kernel.rng import Random

PLAYERS: Final = (4, 4, 4, 4, 4, 4, 3, 5, 2, 4, 4, 3, 5)
# What only reads, writes, shows or plays games is no part of the rules.
BESIDES: Final = ("bots/", "console/", "drawing/", "env/", "ledger/", "save", "table/", "title", "view")


class TerraLearning:
    """The part of the title that `hexarch.train` asks."""

    starts: tuple[str, ...] = ("steward", "elder")

    def names(self) -> tuple[str, ...]:
        """The names of the numbers that describe a position."""
        return inputs.names()

    def nameless(self) -> dict[int, tuple[str, ...]]:
        """The names of the numbers in files of version 0.1.0."""
        return inputs.nameless()

    def shipped(self, bot: str) -> Net:
        """The weights of a bot that come with the program."""
        return net.shipped(bot)

    def engine(self) -> str:
        """A fingerprint of the rules' sources."""
        told = sha256()
        for package in ("kernel", "games/terra"):
            for name, data in sources.walk(package, (".py",)):
                if not name.startswith(BESIDES):
                    told.update(name.encode())
                    told.update(data)
        return told.hexdigest()[:16]

    def begin(self, seed: int, players: int = 0) -> Game:
        """A game of the league with everything drawn from a seed."""
        count = players or PLAYERS[seed % len(PLAYERS)]
        return Game(TABLES.drawn(TITLE, count, seed)).quiet()

    def guide(self, seed: int) -> GreedyBot:
        """Greedy leads until something is learnt, and it bids."""
        return GreedyBot(seed)

    def player(self, seed: int, net: Net, thinking: float) -> ElderBot:
        """Whoever plays: without thinking it looks at every turn once."""
        return ElderBot(seed, net, seconds=thinking) if thinking else ElderBot(seed, net, depth=1)

    def guided(self, game: Any, seat: int) -> bool:
        """Bids are not learned."""
        return any(d.kind == kinds.BID for d in game.state.decisions if d.seat == seat)

    def look(self, game: Any, seat: int) -> list[float] | None:
        """The numbers of a position; None for a seat without a faction."""
        return features.look(game.state, seat) if game.state.has_faction(seat) else None

    def carry_out(self, game: Any, seat: int, turn: Any) -> list[tuple[list[float], int]]:
        """A turn found by looking at its end was looked at already; else it is done now."""
        if isinstance(turn, Turn):
            for choice in turn.choices:
                game.step(seat, choice)
            return [(turn.numbers, turn.points)]
        game.step(seat, turn)
        numbers = self.look(game, seat)
        return [(numbers, self.points(game, seat))] if numbers is not None else []

    def points(self, game: Any, seat: int) -> int:
        """Points in hand."""
        found: int = game.state.get(seat, at.VP)
        return found

    def habits(self, random: Random) -> Habits:
        """A few kinds of choices that a seat is fond of."""
        return Habits(random)


LEARNING: Final = TerraLearning()
