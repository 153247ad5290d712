"""What self-play knows of Terra Mystica: whole turns, the numbers of a position, habits."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from hexarch.bots.net import Net
from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import engines, features, inputs, net, seas
from hexarch.games.terra.bots.elder import ElderBot, again
from hexarch.games.terra.bots.greedy import GreedyBot
from hexarch.games.terra.bots.habits import Habits
from hexarch.games.terra.bots.mixes import CHOSEN, HARDEST, MIXES, draw
from hexarch.games.terra.bots.net import WIDE
from hexarch.games.terra.bots.whole import Turn
from hexarch.games.terra.game import Game
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.title import TITLE
from hexarch.kernel import sources
from hexarch.kernel.game import Doc
from hexarch.kernel.rng import Random

SPREAD: Final = 4.0  # of a number by which ships are judged, so that none is cut
NEARLY_NOTHING: Final = 1e-6
BEGINNINGS: Final = 4  # of plans in self-play, at most
BEAM: Final = 4
DEPTH: Final = 4  # turns of such a plan
OFTEN: Final = 3  # all but one in so many of the hardest, where they have habits, build their stronghold early
# What only reads, writes, shows or plays games is no part of the rules.
BESIDES: Final = ("bots/", "console/", "drawing/", "env/", "ledger/", "save", "table/", "title", "view")


class TerraLearning:
    """The part of the title that `hexarch.train` asks."""

    starts: tuple[str, ...] = ("steward", "elder", WIDE)
    mixes: tuple[str, ...] = MIXES

    def names(self) -> tuple[str, ...]:
        """The names of the numbers that describe a position."""
        return inputs.names()

    def needed(self, mix: str) -> tuple[str, ...]:
        """Only what every game has, where there is no more in the box."""
        return inputs.names() if mix not in ("", CHOSEN) else inputs.brief()

    def nameless(self) -> dict[int, tuple[str, ...]]:
        """The names of the numbers in files of version 0.1.0."""
        return inputs.nameless()

    def shipped(self, bot: str) -> Net:
        """The weights of a bot that come with the program; what they never saw is worth what a rule of thumb says."""
        found = net.shipped(bot)
        at_sea = found.weighs(seas.AT_SEA)
        known = any(found.weighs(name) for name in engines.THUMB)
        if at_sea and known:
            return found
        wider = found.widened(inputs.names())
        arrays = {name: array.copy() for name, array in wider.arrays.items()}
        for name, worth in () if at_sea else seas.THUMB.items():
            place = wider.names.index(name)
            arrays["scale"][place] = SPREAD
            arrays["line"][place] = worth * SPREAD
        if not at_sea:
            arrays["line"][wider.names.index(seas.AT_SEA)] = NEARLY_NOTHING
        for name, worth in () if known else engines.THUMB.items():
            arrays["line"][wider.names.index(name)] = worth
        return Net(arrays, wider.names)

    def engine(self) -> str:
        """A fingerprint of the rules' sources."""
        told = sha256()
        for package in ("kernel", "games/terra"):
            for name, data in sources.walk(package, (".py",)):
                if not name.startswith(BESIDES):
                    told.update(name.encode())
                    told.update(data)
        return told.hexdigest()[:16]

    def begin(self, seed: int, players: int = 0, mix: str = "") -> Game:
        """A game of the league with everything drawn from a seed; by a mix the map and what is added to the box too."""
        return Game(draw(seed, players, mix)).quiet()

    def again(self, setup: Doc) -> Game:
        """The same game under the rules it was played by."""
        found: Any = TITLE.read_setup(setup)
        return Game(found).quiet()

    def guide(self, seed: int) -> GreedyBot:
        """Greedy leads until something is learnt, and it bids."""
        return GreedyBot(seed)

    def player(self, seed: int, net: Net, thinking: float) -> ElderBot:
        """The bot that plays; without thinking time it looks at every turn once."""
        return ElderBot(seed, net, seconds=thinking) if thinking else ElderBot(seed, net, depth=1)

    def planner(self, seed: int, net: Net, thinking: float) -> ElderBot:
        """The bot that plans a little: many games are worth more than long plans."""
        return ElderBot(seed, net, roots=BEGINNINGS, beam=BEAM, depth=DEPTH, seconds=thinking)

    def guided(self, game: Any, seat: int) -> bool:
        """Bids are not learned."""
        return any(d.kind == kinds.BID for d in game.state.decisions if d.seat == seat)

    def choices(self, decided: Any) -> tuple[str, ...]:
        """A turn choice by choice; what the guide says is one text."""
        return tuple([choice.text for choice in decided.choices]) if isinstance(decided, Turn) else (str(decided),)

    def carry_out(self, game: Any, seat: int, choices: Sequence[str]) -> list[tuple[list[float], int]]:
        """The position after it, before the turn is ended: there turns are looked at when they are found."""
        ends = len(choices) > 1 and choices[-1] == DONE.text
        for choice in choices[:-1] if ends else choices:
            game.step(seat, choice)
        found = []
        if game.state.has_faction(seat):
            found.append((features.look(game.state, seat), self.points(game, seat)))
        if ends:
            game.step(seat, choices[-1])
        return found

    def follow(self, game: Any, seat: int, plan: Sequence[Sequence[str]]) -> list[tuple[list[float], int]]:
        """The position at the end of a plan, the others holding still between its turns: so earlier runs kept plans."""
        for choices in plan[:-1]:
            for choice in choices:
                if choice != DONE.text:
                    game.step(seat, choice)
            again(game.state, seat)
        return self.carry_out(game, seat, plan[-1])

    def along(
        self, game: Any, seat: int, course: Sequence[tuple[int, Sequence[str]]], steps: Sequence[int]
    ) -> list[tuple[list[float], int, bool]]:
        """As `carry_out` has them after each own turn; after all of them, when the round has ended."""
        found = []
        for step, (mover, choices) in enumerate(course):
            if step in steps:
                found += [(*each, game.over) for each in self.carry_out(game, mover, choices)]
                continue
            for choice in choices:
                game.step(mover, choice)
        if len(course) in steps:
            found.append((features.look(game.state, seat), self.points(game, seat), game.over))
        return found

    def points(self, game: Any, seat: int) -> int:
        """Points in hand."""
        found: int = game.state.get(seat, at.VP)
        return found

    def habits(self, random: Random, game: Any, seat: int) -> Habits:
        """A few kinds of choices that a seat is fond of; for the hardest factions often an early stronghold."""
        hard = game.label(seat) in HARDEST
        return Habits(random, hard and bool(random.below(OFTEN)))


LEARNING: Final = TerraLearning()
