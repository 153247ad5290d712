"""What self-play knows of Terra Mystica: whole turns, the numbers of a position, habits."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from hexarch.bots.net import Net
from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import engines, features, inputs, net, seas
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.greedy import GreedyBot
from hexarch.games.terra.bots.habits import Habits
from hexarch.games.terra.bots.net import WIDE
from hexarch.games.terra.bots.tables import TABLES
from hexarch.games.terra.bots.whole import Turn
from hexarch.games.terra.expansions.merchants import ASSURED, MERCHANTS, WITHOUT_SHIPS
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.factions.fan import FAN_FACTIONS, REBALANCED
from hexarch.games.terra.game import Game
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.title import TITLE
from hexarch.kernel import sources
from hexarch.kernel.game import Doc
from hexarch.kernel.rng import Random

SPREAD: Final = 4.0  # of a number by which ships are judged, so that none is cut
NEARLY_NOTHING: Final = 1e-6
FANS: Final = "fans"
SEAS: Final = "seas"
EACH: Final = "each"  # like the wide one, but every faction has its turn to be in the game
HARD: Final = "hard"  # the same, and every other game has a faction that lives from something that others have not
HARDEST: Final = tuple([faction.id for faction in all_factions() if engines.lives_apart(faction)])
OFTEN: Final = 3  # all but one in so many of them, where they have habits, build their stronghold early
MOST_DRAWS: Final = 400  # set-ups drawn until the faction is in
APART: Final = 1_000_003  # between their seeds
MAPS: Final = ("base", "base", "base", "revised_base", "fire_ice", "fjords", "lakes")
FIRE_AND_ICE: Final = (
    "fire-and-ice-factions/ice",
    "fire-and-ice-factions/volcano",
    "fire-and-ice-factions/variable_v5",
)
WITH_FANS: Final = 0.7  # share of the games of the mix
WITH_SHIPS: Final = 0.6
NEWER_FANS: Final = 6  # one game in so many has the rebalanced figures
PLAYERS: Final = (4, 4, 4, 4, 4, 4, 3, 5, 2, 4, 4, 3, 5)
# What only reads, writes, shows or plays games is no part of the rules.
BESIDES: Final = ("bots/", "console/", "drawing/", "env/", "ledger/", "save", "table/", "title", "view")


class TerraLearning:
    """The part of the title that `hexarch.train` asks."""

    starts: tuple[str, ...] = ("steward", "elder", WIDE)
    mixes: tuple[str, ...] = (WIDE, SEAS, FANS, EACH, HARD)

    def names(self) -> tuple[str, ...]:
        """The names of the numbers that describe a position."""
        return inputs.names()

    def needed(self, mix: str) -> tuple[str, ...]:
        """Without a mix only what every game has."""
        return inputs.names() if mix else inputs.brief()

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
        count = players or PLAYERS[seed % len(PLAYERS)]
        setup = TABLES.drawn(TITLE, count, seed, **_mixed(seed, mix))
        wanted = _wanted(seed, mix)
        if wanted:
            for number in range(1, MOST_DRAWS):
                if wanted in setup.factions:
                    break
                drawn = seed + number * APART
                setup = TABLES.drawn(TITLE, count, drawn, **_mixed(drawn, mix))
        return Game(setup).quiet()

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

    def points(self, game: Any, seat: int) -> int:
        """Points in hand."""
        found: int = game.state.get(seat, at.VP)
        return found

    def habits(self, random: Random, game: Any, seat: int) -> Habits:
        """A few kinds of choices that a seat is fond of; for the hardest factions often an early stronghold."""
        hard = game.label(seat) in HARDEST
        return Habits(random, hard and bool(random.below(OFTEN)))


def _wanted(seed: int, mix: str) -> str:
    """A faction that must be in this game; empty where any may be."""
    if mix not in (EACH, HARD):
        return ""
    factions = [faction.id for faction in all_factions()]
    if mix == HARD:
        seed, other = divmod(seed, 2)
        if other:
            return HARDEST[seed % len(HARDEST)]
    return factions[seed % len(factions)]


def _mixed(seed: int, mix: str) -> dict[str, Any]:
    """Map and options of a game of a mix."""
    if not mix:
        return {}
    random = Random(seed * 2 + 1)
    if mix in (EACH, HARD):
        mix = WIDE
    fans = mix == FANS or (mix == WIDE and random.below(100) < 100 * WITH_FANS)
    ships = mix == SEAS or (mix == WIDE and random.below(100) < 100 * WITH_SHIPS)
    options = dict.fromkeys(FIRE_AND_ICE, True)
    if fans:
        options[FAN_FACTIONS] = True
        if not random.below(NEWER_FANS):
            options[REBALANCED] = True
    if ships:
        options[MERCHANTS] = True
        if random.below(2):
            options[ASSURED] = True
    elif not fans:
        options[WITHOUT_SHIPS] = True
    return {"options": options, "map": random.choice(list(MAPS))}


LEARNING: Final = TerraLearning()
