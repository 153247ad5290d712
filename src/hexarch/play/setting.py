"""The form of a new game: what can be chosen, in words, and a filled-in form turned into a set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch import bots
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.expansions.fire_ice import FINAL_SCORING
from hexarch.games.terra.factions import all_factions, all_options, by_id
from hexarch.games.terra.names import COLOURS, TERRAINS
from hexarch.games.terra.profiles import PROFILES, RULEBOOK
from hexarch.games.terra.ruleset import UNSUPPORTED
from hexarch.games.terra.setup import (
    LONGEST_NAME,
    Setup,
    drawn,
    introductory,
    ruleset,
    with_needed,
)
from hexarch.games.terra.view_more import named
from hexarch.play.errors import PlayError

if TYPE_CHECKING:
    from hexarch.words import Words

PERSON, OPEN, BOT = "person", "open", "bot"
KINDS: Final = (PERSON, OPEN, BOT)
INTRO, CHOSEN, RANDOM = "intro", "chosen", "random"
WAYS: Final = (INTRO, RANDOM, "draft", "auction", "sealed-auction", CHOSEN)
EXPANSIONS: Final = ("fire-and-ice", "mini-expansion", "shipping-bonus", "temple-scoring-tile")
# Rules that only old games were played by.
OLD: Final = ("loose-", "manual-", "email-", "faction-variant/", "fire-and-ice-factions/variable")
TODAY: Final = "fire-and-ice-factions/variable_v5"
DEFAULT_BOTS: Final = ("steward", "greedy")  # where nobody says which: the first that can play here
MOST_SEED: Final = 10**15
LONGEST_MAP: Final = 2_000
NO_CLOCK, DAY = 0, 86_400
CLOCKS: Final = (NO_CLOCK, 300, 3_600, DAY, 3 * DAY, 7 * DAY)  # seconds a seat may take for a decision


# -- the description --------------------------------------------------------------------


def describe(words: Words) -> dict[str, Any]:
    """Everything the form offers, each with a line of explanation."""
    return {
        "players": {"fewest": everything().seats[0], "most": everything().seats[-1]},
        "kinds": [{"id": kind, "text": words.text(f"play-kind-{kind}")} for kind in KINDS],
        "bots": [{"id": name, "text": bot_text(words, name)} for name in bots.available()],
        "maps": [{"id": one, "name": words.map_name(one)} for one in map_ids()],
        "ways": [{"id": way, "name": _way(words, way), "text": words.text(f"play-way-{way}")} for way in WAYS],
        "factions": [_faction(words, faction.id) for faction in all_factions()],
        "profiles": [
            {"id": name, "name": words.text(f"play-profile-{name}"), "text": words.profile(name)} for name in PROFILES
        ],
        "options": [
            {
                "id": option.name,
                "text": words.option(option.name),
                "group": _group(option.name),
                **{name: profile.value(option) for name, profile in PROFILES.items()},
            }
            for option in all_options()
            if option.name not in UNSUPPORTED
        ],
        "groups": [
            {"id": group, "name": words.text(f"play-options-{group}")} for group in ("expansion", "rule", "old")
        ],
        "final_tiles": [
            {"id": tile.id, "name": words.tile(tile.id)[0], "text": words.tile(tile.id)[1]}
            for tile in everything().final_tiles
        ],
        "clocks": [{"id": seconds, "name": words.text(f"play-clock-{seconds}")} for seconds in CLOCKS],
        "longest_name": LONGEST_NAME,
        "default": default(),
    }


def default_bot() -> str:
    """A sensible opponent that answers at once."""
    return next(name for name in DEFAULT_BOTS if name in bots.available())


def default() -> dict[str, Any]:
    """A form that can be sent as it is, but for the name: one person against bots, the game of the rulebook."""
    seats: list[dict[str, str]] = [{"kind": PERSON, "name": ""}]
    seats += [{"kind": BOT, "bot": default_bot()} for _ in range(3)]
    return {
        "seats": seats,
        "map": "base",
        "factions": INTRO,
        "profile": RULEBOOK,
        "options": {},
        "seed": None,
        "final_tile": "",
        "clock": DAY,
    }


def bot_text(words: Words, name: str) -> str:
    """How strong a bot is."""
    key = f"play-bot-{name}"
    return words.text(key) if words.has(key) else name


def _way(words: Words, way: str) -> str:
    return words.text(f"play-way-{way}-name")


def _group(name: str) -> str:
    """Where an option stands in the form."""
    if name != TODAY and name.startswith(OLD):
        return "old"
    return "expansion" if name.startswith(EXPANSIONS) else "rule"


def _faction(words: Words, name: str) -> dict[str, Any]:
    faction = by_id()[name]
    title, ability, stronghold = words.faction(name)
    return {
        "id": name,
        "name": title,
        "ability": ability,
        "stronghold": stronghold,
        "home": named(faction.home, TERRAINS),
        "colour": named(faction.home, COLOURS),
        "side": faction.side,  # two factions of one board cannot play together
        "option": faction.option,
    }


# -- a filled-in form -------------------------------------------------------------------


class Place:
    """A place of the form: who is to sit there."""

    __slots__ = ("bot", "faction", "kind", "name")

    def __init__(self, kind: str, name: str = "", bot: str = "", faction: str = "") -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.bot: Final = bot
        self.faction: Final = faction


class Form:
    """A form that has been checked; `setup` makes the game of it once everybody has a name."""

    __slots__ = ("clock", "factions", "final_tile", "map", "options", "places", "profile", "seed", "way")

    def __init__(self, document: object) -> None:
        """Read a form; raises PlayError, or SetupError for what the rules refuse."""
        form = _dict(document, "form")
        self.places: Final = _places(form.get("seats"))
        self.map: Final = _text(form, "map", "base", LONGEST_MAP)
        self.profile: Final = _text(form, "profile", RULEBOOK)
        self.way: str = RANDOM
        self.factions: tuple[str, ...] = ()
        self._read_factions(form.get("factions", INTRO))
        self.options: Final[dict[str, bool]] = dict(_dict(form.get("options", {}), "options"))
        self.seed: Final = _seed(form.get("seed"))
        self.final_tile: Final = _text(form, "final_tile", "")
        self.clock: Final = clock_of(form)
        self.setup([place.name for place in self.places], 0)  # what cannot be played is refused now, not at the start

    def _read_factions(self, wish: object) -> None:
        if isinstance(wish, list):
            self.way = CHOSEN
            self.factions = tuple(_short(name, "factions") for name in wish[: everything().seats.stop])
            if not self.factions:
                raise PlayError("faction_missing")
            return
        self.way = _short(wish, "factions")
        if self.way not in WAYS:
            raise PlayError("unknown_way", way=self.way)
        if self.way == CHOSEN:
            self.factions = tuple(place.faction for place in self.places)
            if not all(self.factions):
                raise PlayError("faction_missing")

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
        names = self.names(people)
        options = with_needed(self.options, self.factions if self.way == CHOSEN else self.way)
        if self.final_tile:
            options[FINAL_SCORING] = True
        rules = ruleset(self.profile, options)
        if self.way == INTRO:
            return introductory(tuple(names), rules, self.map), list(range(len(names)))
        chosen = self.seed if self.seed is not None else seed
        tile = "" if self.final_tile == RANDOM else self.final_tile

        def draw(factions: tuple[str, ...] | str) -> Setup:
            return drawn(tuple(names), rules, chosen, factions, self.map, final_tile=tile)

        setup = draw(self.factions if self.way == CHOSEN else self.way)
        seats = [setup.names.index(name) for name in names]
        if self.way == CHOSEN and seats != list(range(len(seats))):
            # Lots decided who sits where; everybody keeps the faction of the form.
            order = sorted(range(len(seats)), key=lambda place: seats[place])
            setup = draw(tuple(self.factions[place] for place in order))
        return setup, seats


def _dict(value: object, what: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value) or len(value) > 200:
        raise PlayError("bad_form", field=what)
    return value


def _short(value: object, what: str, longest: int = 60) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise PlayError("bad_form", field=what)
    return value


def _text(form: dict[str, Any], key: str, default: str, longest: int = 60) -> str:
    value = form.get(key)
    return default if value is None else _short(value, key, longest)


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


def _places(value: object) -> list[Place]:
    if not isinstance(value, list):
        raise PlayError("bad_form", field="seats")
    seats = everything().seats
    if len(value) not in seats:
        raise PlayError("bad_players", players=len(value), fewest=seats[0], most=seats[-1])
    return [_place(item) for item in value]


def _place(item: object) -> Place:
    seat = _dict(item, "seats")
    kind = seat.get("kind")
    if kind not in KINDS:
        raise PlayError("bad_kind", kind=str(kind)[:20])
    bot = _text(seat, "bot", default_bot())
    if kind == BOT and bot not in bots.available():
        raise PlayError("unknown_bot", bot=bot[:20], known=", ".join(bots.available()))
    name = _text(seat, "name", "").strip()
    if len(name) > LONGEST_NAME or (name and not name.isprintable()):
        raise PlayError("bad_name", longest=LONGEST_NAME)
    return Place(kind, name if kind != BOT else "", bot if kind == BOT else "", _text(seat, "faction", ""))


def is_kind(kind: object) -> bool:
    """Is this the name of a bot, or the empty name of a person?"""
    return isinstance(kind, str) and (not kind or kind in bots.NAMES)


def kinds_of(setup: Setup) -> list[str]:
    """Who sits where, by the names of a game: a bot's name says which bot it is; empty for people."""
    found = []
    for name in setup.names:
        bot, _, number = name.partition(" ")
        found.append(bot if bot in bots.NAMES and number.isdecimal() else "")
    return found


def settings(setup: Setup, words: Words) -> dict[str, Any]:
    """How a game was set up, for its page."""
    return {
        "map": setup.map,
        "map_name": words.map_name(setup.map),
        "profile": setup.rules.profile,
        "options": [{"id": name, "on": on, "text": words.option(name)} for name, on in setup.rules.changes.items()],
        "auction": setup.auction,
        "drafted": not setup.factions,
        "introductory": bool(setup.dwellings),
        "final_tile": setup.final_tile,
        "seed": setup.seed,
    }
