"""Terra Mystica's own options of commands that make games: factions, rules, map, final scoring."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.fields import SWITCH
from hexarch.console.files import UserError
from hexarch.console.help import h as help_of
from hexarch.console.title import Keywords
from hexarch.games import terra
from hexarch.games.terra.expansions.fire_ice import FINAL_SCORING
from hexarch.games.terra.profiles import LEAGUE, PROFILES, RULEBOOK
from hexarch.games.terra.setup import known_faction

if TYPE_CHECKING:
    from hexarch.console.questions import Questions
    from hexarch.games.terra.setup import Setup

INTRO, RANDOM, DRAFT, AUCTION, SEALED = "intro", "random", "draft", "auction", "sealed-auction"
COLOURS = "random-colours"
WAYS = (INTRO, RANDOM, COLOURS, DRAFT, AUCTION, SEALED)
ASKED = (INTRO, RANDOM, DRAFT, AUCTION)  # the ways that are offered to somebody who gave no options
# A short name for the options of an expansion.
EXPANSIONS = {
    "fire-and-ice": (
        "fire-and-ice-factions/ice",
        "fire-and-ice-factions/volcano",
        "fire-and-ice-factions/variable_v5",
        FINAL_SCORING,
    )
}


def h(name: str) -> str:
    """The help of an option."""
    return help_of(name, "terra", profiles=", ".join(PROFILES))


Factions = Annotated[str, Parameter(help=h("factions"))]
Profile = Annotated[str, Parameter(help=h("profile"))]
Option = Annotated[tuple[str, ...], Parameter(help=h("option"), negative="", show_default=False)]
Map = Annotated[str, Parameter(help=h("map"))]
Final_tile = Annotated[str | None, Parameter(help=h("final"))]
First = Annotated[int, Parameter(help=h("first"))]


class TerraWishes:
    """What was asked for; the introductory game where nothing was."""

    def __init__(
        self,
        way: str | None = None,
        profile: str = RULEBOOK,
        changes: tuple[str, ...] = (),
        ground: str = "base",
        final: str | None = None,
        first: int = 1,
    ) -> None:
        self._first = first - 1
        self.any = way is not None or bool(changes)
        self._way = way or INTRO
        self._profile = profile
        self._options = options(changes)
        self._map = map_id(ground)
        self._final_tile = ""
        if final is not None:
            self._final_tile = final_tile(final)
            self._options[FINAL_SCORING] = True

    @property
    def drawn(self) -> bool:
        """Does the set-up depend on the seed? All but the introductory one."""
        return self._way.lower() != INTRO

    def players(self, wanted: int | None, usual: int) -> int:
        """Seats: those asked for, else one for each faction that is named, else the usual number.

        A name that is no faction is refused before any are counted.
        """
        chosen = factions(self._way)
        if isinstance(chosen, str):
            return usual if wanted is None else wanted
        for name in chosen or [self._way.strip()]:
            known_faction(name)
        return len(chosen) if wanted is None else wanted

    def setup(self, names: Sequence[str], seed: int) -> Setup:
        """The set-up; raises SetupError."""
        return terra.new(
            players=list(names),
            seed=seed,
            ruleset=self._profile,
            factions=factions(self._way),
            map=self._map,
            options=self._options,
            final_tile=self._final_tile,
            first=self._first,
        ).setup


def of_command(command: str) -> Callable[..., TerraWishes]:
    """The options of a command; each has its own defaults."""
    return {"play": _play, "new": _new, "simulate": _simulate}[command]


def keywords_of(command: str) -> Callable[..., Keywords]:
    """The options of a command that sets up games by itself."""
    known: dict[str, Callable[..., Keywords]] = {"arena": _arena, "records": _records}
    return known[command]


def _play(
    *,
    factions: Annotated[str | None, Parameter(help=h("factions"))] = None,
    profile: Profile = RULEBOOK,
    option: Option = (),
    map: Map = "base",
    final: Final_tile = None,
    first: First = 1,
) -> TerraWishes:
    return TerraWishes(factions, profile, option, map, final, first)


def _new(
    *,
    factions: Factions = INTRO,
    profile: Profile = RULEBOOK,
    option: Option = (),
    map: Map = "base",
    final: Final_tile = None,
    first: First = 1,
) -> TerraWishes:
    return TerraWishes(factions, profile, option, map, final, first)


def _simulate(
    *,
    factions: Factions = RANDOM,
    profile: Profile = RULEBOOK,
    option: Option = (),
    map: Map = "base",
    final: Final_tile = None,
) -> TerraWishes:
    return TerraWishes(factions, profile, option, map, final)


def _records(
    *,
    factions: Annotated[str, Parameter(help=h("records-factions"))] = RANDOM,
    profile: Profile = LEAGUE,
    map: Map = "base",
) -> Keywords:
    return Keywords({"factions": factions, "profile": profile, "map": map})


def _arena(
    *,
    profile: Annotated[str | None, Parameter(help=h("arena-profile"), show_default=False)] = None,
    option: Option = (),
    map: Annotated[str | None, Parameter(help=h("map"), show_default=False)] = None,
) -> Keywords:
    given: dict[str, Any] = {}
    line: list[str] = []
    if profile:
        given["ruleset"] = profile
        line += ["--profile", profile]
    if option:
        given["options"] = options(option)
        line += [word for text in option for word in ("--option", text)]
    if map is not None:
        given["map"] = map_id(map)
        line += ["--map", map]
    return Keywords(given, tuple(line))


def asked(ask: Questions) -> TerraWishes | None:
    """The one question about the set-up; None when the input ends."""
    ways = [(way, ask.words.text(f"console-way-{way}")) for way in ASKED]
    way = ask.one_of(ask.words.text("console-ask-setup"), ways)
    return TerraWishes(way) if way is not None else None


# -- reading what was typed ---------------------------------------------------------------


def options(texts: tuple[str, ...]) -> dict[str, bool]:
    """`name=on` and `name=off`; a name alone means on."""
    found: dict[str, bool] = {}
    for text in texts:
        name, _, value = text.partition("=")
        switched = SWITCH.get(value.strip().lower() or "on")
        if switched is None or not name.strip():
            raise UserError("console-error-option", option=text[:60])
        wish = name.strip().lower()
        found.update(dict.fromkeys(EXPANSIONS.get(wish, (wish,)), switched))
    return found


def factions(text: str) -> str | list[str]:
    """A way to choose, or the factions of the seats."""
    wish = text.strip().lower()
    if wish in WAYS:
        return wish
    return [name.strip().replace(" ", "") for name in wish.split(",") if name.strip()]


def map_id(text: str) -> str:
    """A map by its name or id, or by the name of a file; what is neither is left for the rules to refuse."""
    from hexarch.games.terra.board.hexes import map_ids
    from hexarch.games.terra.console import maps

    if text in map_ids() or not (os.sep in text or Path(text).suffix or Path(text).is_file()):
        return text
    return maps.map_id(text)


def final_tile(text: str) -> str:
    """An extra final scoring tile by its name or the short name of ledgers; empty for one drawn at random."""
    from hexarch.games.terra.box.registry import everything

    wish = text.strip().lower()
    for tile in everything().final_tiles:
        if wish in (tile.id, tile.label):
            return tile.id
    if wish != RANDOM:
        known = ", ".join((*(tile.id for tile in everything().final_tiles), RANDOM))
        raise UserError("console-error-final", tile=text[:40], known=known)
    return ""
