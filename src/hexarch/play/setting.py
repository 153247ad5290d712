"""The form of a new game: what can be chosen, in words, and a filled-in form turned into a set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch import bots, games
from hexarch.play.errors import PlayError
from hexarch.play.fields import as_dict, text_of
from hexarch.play.names import of_bot, visible

if TYPE_CHECKING:
    from hexarch.kernel.game import Game, Setup, Title
    from hexarch.words import Words

PERSON, OPEN, BOT = "person", "open", "bot"
KINDS: Final = (PERSON, OPEN, BOT)
MOST_SEED: Final = 10**15
LONGEST_NAME: Final = 40
DEFAULT_SEATS: Final = 4
NO_CLOCK, DAY = 0, 86_400
CLOCKS: Final = (NO_CLOCK, 300, 3_600, DAY, 3 * DAY, 7 * DAY)  # seconds a seat may take for a decision
SLOW: Final = 3_600  # from here on, nobody sits waiting for a decision


# -- the description --------------------------------------------------------------------


def describe(title: Title, words: Words) -> dict[str, Any]:
    """Everything the form offers, each with a line of explanation: the seats, and the title's own part."""
    own = title.form(words)
    return {
        "game": title.id,
        "games": [_offered(words.of(one), one) for one in games.ids()],
        "players": {"fewest": title.seats[0], "most": title.seats[-1]},
        "kinds": [{"id": kind, "text": words.text(f"play-kind-{kind}")} for kind in KINDS],
        "bots": [{"id": name, "text": bot_text(words, name)} for name in bots.available(title)],
        **own,
        "clocks": [
            {"id": seconds, "name": words.text(f"play-clock-{seconds}"), "slow": slow(seconds)} for seconds in CLOCKS
        ],
        "longest_name": LONGEST_NAME,
        "gentle": bots.gentle(title),
        "pitch": words.text("title-pitch") if words.has("title-pitch") else "",
        "default": default(title) | own.get("default", {}),
    }


def _offered(words: Words, game: str) -> dict[str, str]:
    """A game by its name, and what kind of game it is."""
    pitch = words.text("title-pitch") if words.has("title-pitch") else ""
    return {"id": game, "name": words.text("title-name") if words.has("title-name") else game, "text": pitch}


def default(title: Title) -> dict[str, Any]:
    """The generic part of a form that can be sent as it is, but for the name: one person against bots."""
    count = max(title.seats[0], min(DEFAULT_SEATS, title.seats[-1]))
    seats: list[dict[str, str]] = [{"kind": PERSON, "name": ""}]
    seats += [{"kind": BOT, "bot": bots.default(title)} for _ in range(count - 1)]
    return {"game": title.id, "seats": seats, "seed": None, "clock": DAY}


def slow(clock: int) -> bool:
    """May a decision take hours?"""
    return clock == NO_CLOCK or clock >= SLOW


def bot_text(words: Words, name: str) -> str:
    """How strong a bot is."""
    key = f"play-bot-{name}"
    return words.text(key) if words.has(key) else name


def bot_name(words: Words, name: str) -> str:
    """Its name alone, which its text begins with."""
    return bot_text(words, name).partition(":")[0]


# -- a filled-in form -------------------------------------------------------------------


class Place:
    """A place of the form: who is to sit there."""

    __slots__ = ("bot", "kind", "name")

    def __init__(self, kind: str, name: str = "", bot: str = "") -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.bot: Final = bot


class Form:
    """A form that has been checked; `setup` makes the game of it once everybody has a name."""

    __slots__ = ("clock", "own", "places", "seed", "title")

    def __init__(self, document: object) -> None:
        """Read a form; raises PlayError, UnknownTitle, or SetupError for what the rules refuse."""
        form = as_dict(document, "form")
        self.title: Final = games.title(game_of(form))
        self.places: Final = _places(self.title, form.get("seats"))
        self.own: Final = self.title.read_form(form, len(self.places))
        self.seed: Final = _seed(form.get("seed"))
        self.clock: Final = clock_of(form)
        self.setup([place.name for place in self.places], 0)  # what cannot be played is refused now, not at the start

    @property
    def open(self) -> list[int]:
        """Places that wait for somebody."""
        return [i for i, place in enumerate(self.places) if place.kind == OPEN]

    def names(self, people: Sequence[str]) -> list[str]:
        """Names by place: bots by what they are, people as they are called, each only once."""
        found: list[str] = []
        for i, (place, name) in enumerate(zip(self.places, people, strict=True)):
            wish = f"{place.bot} {i + 1}" if place.kind == BOT else name.strip() or f"{i + 1}"
            number = 1
            one = wish
            while one in found:
                number += 1
                one = f"{wish[: LONGEST_NAME - 3]} {number}"
            found.append(one)
        return found

    def setup(self, people: Sequence[str], seed: int) -> tuple[Setup, list[int]]:
        """The set-up, and for each place of the form the seat it has in the game.

        `people` are names by place (those of bots are not looked at); `seed` is taken when the form has none.
        """
        return self.title.set_up(self.own, self.names(people), self.seed if self.seed is not None else seed)


def game_of(form: dict[str, Any]) -> str:
    """The name of the title a form or a stored document is about."""
    return text_of(form, "game", games.DEFAULT)


def _seed(value: object) -> int | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < MOST_SEED:
        raise PlayError("bad_form", field="seed")
    return value


def clock_of(form: dict[str, Any]) -> int:
    """Seconds a seat may take for a decision, NO_CLOCK for as long as it likes; a day where the form does not say."""
    value = form.get("clock")
    if value is None:
        return DAY
    if isinstance(value, bool) or not isinstance(value, int) or value not in CLOCKS:
        raise PlayError("bad_clock", clock=repr(value)[:20], known=", ".join(map(str, CLOCKS)))
    return value


def _places(title: Title, value: object) -> list[Place]:
    if not isinstance(value, list):
        raise PlayError("bad_form", field="seats")
    if len(value) not in title.seats:
        raise PlayError("bad_players", players=len(value), fewest=title.seats[0], most=title.seats[-1])
    return [_place(title, item) for item in value]


def _place(title: Title, item: object) -> Place:
    seat = as_dict(item, "seats")
    kind = seat.get("kind")
    if kind not in KINDS:
        raise PlayError("bad_kind", kind=str(kind)[:20])
    bot = text_of(seat, "bot", bots.default(title))
    if kind == BOT and bot not in bots.available(title):
        raise PlayError("unknown_bot", bot=bot[:20], known=", ".join(bots.available(title)))
    name = text_of(seat, "name", "").strip()
    if len(name) > LONGEST_NAME or (name and not visible(name)):
        raise PlayError("bad_name", longest=LONGEST_NAME)
    if kind != BOT and of_bot(name):
        raise PlayError("name_of_bot")
    return Place(kind, name if kind != BOT else "", bot if kind == BOT else "")


def is_kind(title: Title, kind: object) -> bool:
    """Is this the name of a bot, or the empty name of a person?"""
    return isinstance(kind, str) and (not kind or kind in bots.names(title))


def kinds_of(game: Game) -> list[str]:
    """Who sits where, by the names of a game: a bot's name says which bot it is; empty for people."""
    found = []
    known = bots.names(game.title)
    for name in game.setup.names:
        bot, _, number = name.partition(" ")
        found.append(bot if bot in known and number.isdecimal() else "")
    return found


def settings(game: Game, words: Words, viewer: int | None = None) -> dict[str, Any]:
    """How a game was set up, for its page; the seed stays secret as long as anything else does.

    One that no form takes is not shown at all: a save has it.
    """
    found = game.title.settings(game.setup, words)
    if "seed" in found and (game.hides(viewer) or not 0 <= game.setup.seed < MOST_SEED):
        found["seed"] = None
    return found
