"""From the options of a command to a game: players, bots, and whatever else the title lets one wish for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch import bots as players_of_code
from hexarch.console.files import UserError
from hexarch.console.title import console_of
from hexarch.kernel.errors import SetupError, no

if TYPE_CHECKING:
    from hexarch.bots import Adviser
    from hexarch.console.title import Wishes
    from hexarch.kernel.game import Game, Setup, Title
    from hexarch.words import Words

PERSON = "human"
USUAL_PLAYERS = 4
NOBODY = "none"  # no bots at all


def usual(title: Title) -> int:
    """How many play where nobody says: four, as far as the title has room for them."""
    return min(max(USUAL_PLAYERS, title.seats[0]), title.seats[-1])


def check_players(title: Title, players: int) -> None:
    """Refuse a number that cannot play, before anything is made for it."""
    if players not in title.seats:
        title.drawn(players, 0)  # a title with more to say about it says it
        fewest, most = title.seats[0], title.seats[-1]
        raise SetupError(no("wrong_number_of_players", players=players, fewest=fewest, most=most))


def bots(title: Title, text: str) -> list[str]:
    """Names of bots, and `human` for people; an empty list for `none`."""
    named = [name.strip().lower() for name in text.split(",") if name.strip()]
    if named == [NOBODY]:
        return []
    known = players_of_code.names(title)
    for name in named:
        if name not in (*known, PERSON):
            raise players_of_code.UnknownBot(name, known)
    return named


def only_bots(title: Title, text: str) -> list[str]:
    """Names of bots where no person can play."""
    chosen = bots(title, text)
    if not chosen or PERSON in chosen:
        raise UserError("console-error-people")
    return chosen


def versions(title: Title, text: str) -> list[str]:
    """Bots where no person can play, each as a version with weights and settings of its own; made once to try them."""
    from hexarch.bots.versions import VersionError, make

    words = [word.strip() for word in text.split(",") if word.strip()]
    if not words or any(word.lower() in (PERSON, NOBODY) for word in words):
        raise UserError("console-error-people")
    for word in dict.fromkeys(words):
        try:
            make(title, word)
        except VersionError as error:
            raise UserError(f"console-error-version-{error.code}", name=error.name, known=error.known) from None
    # The name of a bot is written as everywhere; weights keep the letters of their file.
    return [word if any(sign in word for sign in "@:") else word.lower() for word in words]


def kinds(title: Title, text: str | None, players: int) -> list[str]:
    """Who sits where: people first, then the bots; a list as long as the table names every seat."""
    check_players(title, players)
    if text is None:
        return [PERSON] + [console_of(title).opponent] * (players - 1)
    named = bots(title, text)
    if len(named) > players:
        raise UserError("console-error-bots", bots=len(named), players=players)
    return [PERSON] * (players - len(named)) + named


def names(seats: list[str], words: Words) -> list[str]:
    """Names of the players; a bot's name says which bot it is, so that a saved game needs no more."""
    return [words.text("console-player", n=i) if kind == PERSON else f"{kind} {i}" for i, kind in enumerate(seats, 1)]


def kinds_of(title: Title, setup: Setup) -> list[str]:
    """Who sits where, by the names of a game."""
    known = players_of_code.names(title)
    found = []
    for name in setup.names:
        bot, _, place = name.partition(" ")
        found.append(bot if bot in known and place.isdecimal() else PERSON)
    return found


def make(title: Title, words: Words, seats: list[str], wishes: Wishes, seed: int) -> Game:
    """A new game; raises SetupError or UserError."""
    return title.new(wishes.setup(names(seats, words), seed))


def adviser(title: Title, name: str, seed: int = 0) -> Adviser:
    """A bot that can say why; without a name the strongest."""
    known = players_of_code.names(title)
    try:
        return players_of_code.adviser(title, name.strip().lower() or known[-1], seed)
    except players_of_code.UnknownBot:
        able = ", ".join(bot for bot in known if bot != players_of_code.RANDOM)
        if not able:
            raise UserError("console-error-no-adviser") from None
        raise UserError("console-error-adviser", name=name[:40] or known[-1], known=able) from None
