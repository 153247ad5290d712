"""The form of a new game: what can be chosen besides the seats, in words, and that part filled in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.board.hexes import load, map_ids
from hexarch.games.terra.box.registry import all_expansions, everything, options_by_players
from hexarch.games.terra.expansions.fire_ice import FINAL_SCORING
from hexarch.games.terra.factions import all_factions, all_options, by_id
from hexarch.games.terra.names import COLOURS, LETTERS, TERRAINS
from hexarch.games.terra.profiles import PROFILES, RULEBOOK
from hexarch.games.terra.ruleset import UNSUPPORTED
from hexarch.games.terra.setup import MOST_INTRO, Setup, drawn, introductory, ruleset, with_needed
from hexarch.games.terra.table import words as say
from hexarch.games.terra.view_more import named
from hexarch.play.errors import PlayError
from hexarch.play.fields import as_dict, as_text, text_of

if TYPE_CHECKING:
    from hexarch.words import Words

BASE: Final = "base"
SEVERAL: Final = ("fire_ice", "mini")  # expansions of which each part is one
VARIANTS: Final = ("war_and_faith", "large_table")  # registrations that only change how the box is played
INTRO: Final = "intro"
CHOSEN: Final = "chosen"
RANDOM: Final = "random"
WAYS: Final = (INTRO, RANDOM, "random-colours", "draft", "auction", "sealed-auction", CHOSEN)
FIRE_ICE: Final = "fire-and-ice-factions"
TODAY: Final = f"{FIRE_ICE}/variable_v5"
# Options that stand behind one switch of the form, by its name: one expansion in the box, several in ledgers.
TOGETHER: Final = {f"{FIRE_ICE}/ice": FIRE_ICE, f"{FIRE_ICE}/volcano": FIRE_ICE, TODAY: FIRE_ICE}
# Rules that only old games were played by, and names in ledgers that change nothing: an import turns them on.
OLD: Final = (
    "loose-",
    "manual-",
    "email-",
    "faction-variant/",
    "fire-and-ice-factions/variable",
    "strict-chaos",
)
PLAYTEST: Final = "-playtest-"  # in the names of options for versions that were never printed
EVERYTHING: Final = "everything"
# Where a decision may take hours, nobody waits for the answers to offered power, unless the host wants it so.
LATER: Final = "deferred-leech"
LONGEST_MAP: Final = 2_000


# -- the description --------------------------------------------------------------------


def form(words: Words) -> dict[str, Any]:
    """Everything the form offers, each with a line of explanation."""
    return {
        "maps": [
            {"id": one, "name": say.map_name(words, one), "rows": _drawn(one)}
            for one in sorted(map_ids(), key=lambda one: one != BASE)
        ],
        "ways": [
            {"id": way, "name": words.text(f"form-way-{way}-name"), "text": words.text(f"form-way-{way}")}
            for way in WAYS
        ],
        "factions": [_faction(words, faction.id) for faction in all_factions()],
        "profiles": [
            {"id": name, "name": say.profile_name(words, name), "text": say.profile(words, name)} for name in PROFILES
        ],
        "options": [
            {
                "id": option.name,
                "text": say.option(words, option.name),
                "group": _group(option.name),
                "players": list(options_by_players().get(option.name, ())),
                "profiles": {name: profile.value(option) for name, profile in PROFILES.items()},
            }
            for option in all_options()
            if option.name not in UNSUPPORTED and not _old(option.name)
        ],
        "groups": [{"id": group, "name": words.text(f"form-options-{group}")} for group in ("expansion", "rule")],
        "switches": switches(words),
        "presets": _presets(words),
        "final_tiles": [
            {"id": tile.id, "name": say.tile(words, tile.id)[0], "text": say.tile(words, tile.id)[1]}
            for tile in everything().final_tiles
        ],
        "later": LATER,
        "guided": {"factions": INTRO},
        "most_intro": MOST_INTRO,
        "large": {
            str(players): say.large_table(words, players) for players in everything().seats if players > MOST_INTRO
        },
        "default": {"map": "base", "factions": INTRO, "profile": RULEBOOK, "options": {}, "final_tile": ""},
    }


def _old(name: str) -> bool:
    """Is it only there for records of old games?"""
    return name == FIRE_ICE or (name != TODAY and (name.startswith(OLD) or PLAYTEST in name))


@cache
def _of_expansions() -> dict[str, str]:
    """Options that expansions bring, and which brings each."""
    found = ((option.name, one.id) for one in all_expansions() if one.id != BASE for option in one.options)
    return {name: expansion for name, expansion in found if not _old(name)}


def _group(name: str) -> str:
    """Where an option stands in the form."""
    return "expansion" if name in _of_expansions() else "rule"


def switches(words: Words) -> list[dict[str, Any]]:
    """One for each expansion and variant that is registered: its name, a line about it, and the options it turns.

    What an expansion brings first is the expansion itself; what it brings besides is a variant of it.
    """
    found: dict[str, dict[str, Any]] = {}
    for name, expansion in _of_expansions().items():
        id = TOGETHER.get(name, name.replace("/", "-"))
        if id in found:
            found[id]["options"].append(name)
            continue
        key = f"form-switch-{id}"
        text = words.text(f"{key}-text") if words.has(f"{key}-text") else say.option(words, name)
        title = words.text(key) if words.has(key) else id.replace("-", " ").capitalize()
        found[id] = {"id": id, "name": title, "text": text, "of": expansion, "options": [name]}
    first = {one["of"]: one["id"] for one in reversed(found.values())}
    for one in found.values():
        one["variant"] = one["of"] in VARIANTS or (one["of"] not in SEVERAL and first[one["of"]] != one["id"])
    return list(found.values())


def _presets(words: Words) -> list[dict[str, Any]]:
    """Whole forms by one press: each profile as it is, and the printed rules with everything there is."""
    found: list[dict[str, Any]] = [
        {
            "id": name,
            "name": say.profile_name(words, name),
            "text": say.profile(words, name),
            "profile": name,
            "options": {},
        }
        for name in PROFILES
    ]
    everything = {
        "id": EVERYTHING,
        "name": words.text("form-preset-everything"),
        "text": words.text("form-preset-everything-text"),
        "profile": RULEBOOK,
        "options": {name: True for one in switches(words) if not one["variant"] for name in one["options"]},
    }
    return [*found, everything]


def _drawn(map_id: str) -> list[str]:
    """A map for its small picture: a letter for each land hex, a dot for the river, rows from the top."""
    board = load(map_id)
    places = {place: LETTERS[terrain] for place, terrain in zip(board.positions, board.terrain, strict=True)}
    places |= dict.fromkeys(board.river_positions, ".")
    rows = range(min(row for row, _ in places), max(row for row, _ in places) + 1)
    columns = range(min(column for _, column in places), max(column for _, column in places) + 1)
    return ["".join(places.get((row, column), " ") for column in columns) for row in rows]


def _faction(words: Words, name: str) -> dict[str, Any]:
    faction = by_id()[name]
    title, ability, stronghold = say.faction(words, name)
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


class Wishes:
    """This game's part of a form that has been checked."""

    __slots__ = ("factions", "final_tile", "first", "map", "options", "profile", "way")

    def __init__(self, document: dict[str, Any]) -> None:
        """Read it; raises PlayError."""
        self.map: Final = text_of(document, "map", "base", LONGEST_MAP)
        self.profile: Final = text_of(document, "profile", RULEBOOK)
        self.way: str = RANDOM
        self.factions: tuple[str, ...] = ()
        self._read_factions(document)
        self.options: Final[dict[str, bool]] = dict(as_dict(document.get("options", {}), "options"))
        self.final_tile: Final = text_of(document, "final_tile", "")
        first = document.get("first", 0)
        if not isinstance(first, int) or isinstance(first, bool):
            raise PlayError("bad_form", field="first")
        self.first: Final = first  # who begins the introductory game

    def _read_factions(self, document: dict[str, Any]) -> None:
        wish = document.get("factions", INTRO)
        if isinstance(wish, list):
            self.way = CHOSEN
            self.factions = tuple(as_text(name, "factions") for name in wish[: everything().seats.stop])
            if not self.factions:
                raise PlayError("faction_missing")
            return
        self.way = as_text(wish, "factions")
        if self.way not in WAYS:
            raise PlayError("unknown_way", way=self.way)
        if self.way == CHOSEN:
            self.factions = tuple(text_of(as_dict(seat, "seats"), "faction", "") for seat in document["seats"])
            if not all(self.factions):
                raise PlayError("faction_missing")


def set_up(wishes: Wishes, names: Sequence[str], seed: int) -> tuple[Setup, list[int]]:
    """The set-up, and for each name the seat it has in the game; raises SetupError for what the rules refuse."""
    options = with_needed(wishes.options, wishes.factions if wishes.way == CHOSEN else wishes.way)
    if wishes.final_tile:
        options[FINAL_SCORING] = True
    rules = ruleset(wishes.profile, options)
    if wishes.way == INTRO:
        return introductory(tuple(names), rules, wishes.map, first=wishes.first), list(range(len(names)))
    tile = "" if wishes.final_tile == RANDOM else wishes.final_tile

    def draw(factions: tuple[str, ...] | str) -> Setup:
        return drawn(tuple(names), rules, seed, factions, wishes.map, final_tile=tile)

    setup = draw(wishes.factions if wishes.way == CHOSEN else wishes.way)
    seats = [setup.names.index(name) for name in names]
    if wishes.way == CHOSEN and seats != list(range(len(seats))):
        # Lots decided who sits where; everybody keeps the faction of the form.
        order = sorted(range(len(seats)), key=lambda place: seats[place])
        setup = draw(tuple(wishes.factions[place] for place in order))
    return setup, seats


def settings(setup: Setup, words: Words) -> dict[str, Any]:
    """How a game was set up, for its page."""
    return {
        "map": setup.map,
        "map_name": say.map_name(words, setup.map),
        "profile": setup.rules.profile,
        "profile_name": say.profile_name(words, setup.rules.profile),
        "options": [
            {"id": name, "on": on, "text": say.option(words, name)} for name, on in setup.rules.changes.items()
        ],
        "auction": setup.auction,
        "drafted": not setup.factions,
        "introductory": bool(setup.dwellings),
        "final_tile": setup.final_tile,
        "seed": setup.seed,
    }
