"""The fields of choices, each defined once: what it looks like in a command, its reading, its writing, its words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import spaces
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions, named
from hexarch.games.terra.fields_map import Hex, River, Site, Space, Target
from hexarch.games.terra.names import (
    COLOURS,
    CULTS,
    CYCLE,
    GIFTS,
    RIGHTS,
    RIVER,
    TRACKS,
    TRADING_HOUSE,
)
from hexarch.games.terra.resources import KEYS, RESOURCES
from hexarch.kernel.errors import Unreadable
from hexarch.kernel.pattern import Field

if TYPE_CHECKING:
    from hexarch.games.terra.board.hexes import Board
    from hexarch.games.terra.state import Terra

# Structures by their letters and by their names.
STRUCTURES: Final = {one.id: one.number for one in everything().structures}
STRUCTURE_WORDS: Final = {one.name.replace("-", " ").upper(): one.number for one in everything().structures} | {
    "TRADING POST": TRADING_HOUSE
}
RESOURCE_WORDS: Final = {
    "PRIEST": "P",
    "PRIESTS": "P",
    "POWER": "PW",
    "WORKER": "W",
    "WORKERS": "W",
    "COIN": "C",
    "COINS": "C",
}
COLOUR_WORDS: Final = {"grey": "gray"}
SHELVES: Final = ("row", "ninth")  # where a dwelling may lie on a faction board
NINTH: Final = 1
KEEP: Final = CYCLE  # for a priest that is laid on no terrain


class Number(Field):
    """A number in the limits of the rules, or any; left out it is 1, which some leave out when they are written."""

    def __init__(
        self,
        form: str,
        word: str = "n",
        least: int = 0,
        most: int = 0,
        optional: bool = False,
        tacit: bool = False,
    ) -> None:
        super().__init__(form, word, optional=optional or tacit)
        self.least: Final = least
        self.most: Final = most
        self.tacit: Final = tacit

    def read(self, s: Terra, command: str, word: str) -> int:
        n = int(word or 1)
        if n < self.least or (self.most and n > self.most):
            raise Unreadable(command, "bad_number", str(n))
        return n

    def write(self, board: Board, value: int) -> str:
        return "" if self.tacit and value == 1 else str(value)

    def said(self, word: str) -> str | int:
        return int(word or 1)

    def shown(self, s: Terra, value: int) -> str | int:
        return value

    def count(self, board: Board) -> int:
        return self.most + 1 if self.most else 0


class Structure(Field):
    """A structure by its letters or its name."""

    def read(self, s: Terra, command: str, word: str) -> int:
        letters = word.upper().strip()
        if letters in STRUCTURE_WORDS:
            return STRUCTURE_WORDS[letters]
        if letters not in STRUCTURES:
            raise Unreadable(command, "unknown_structure", word)
        return STRUCTURES[letters]

    def write(self, board: Board, value: int) -> str:
        found = everything().structure.get(value)
        return found.id if found is not None else ""

    def said(self, word: str) -> str | int:
        letters = word.upper()
        return STRUCTURES.get(letters, letters)

    def count(self, board: Board) -> int:
        return 1 + max(STRUCTURES.values())


class Colour(Field):
    """A terrain by its colour; where only those of the cycle fit, no ice and no volcano."""

    def __init__(self, form: str, ring: bool = False, keep: str = "") -> None:
        super().__init__(form, "colour", "terrain")
        self.ring: Final = ring
        self.keep: Final = keep  # the word for no terrain at all

    def read(self, s: Terra, command: str, word: str) -> int:
        if self.keep and word == self.keep:
            return KEEP
        colour = COLOUR_WORDS.get(word, word)
        known = colour in COLOURS and colour != COLOURS[RIVER]
        if not known or (self.ring and COLOURS.index(colour) >= CYCLE):
            raise Unreadable(command, "unknown_colour", word)
        return COLOURS.index(colour)

    def write(self, board: Board, value: int) -> str:
        return self.keep if self.keep and value == KEEP else COLOURS[value]

    def said(self, word: str) -> str | int:
        return word

    def count(self, board: Board) -> int:
        return CYCLE + (1 if self.keep else 0) if self.ring else len(COLOURS)


class Cult(Field):
    """A cult by its name."""

    def read(self, s: Terra, command: str, word: str) -> int:
        if word.upper() not in CULTS:
            raise Unreadable(command, "unknown_cult", word)
        return CULTS.index(word.upper())

    def write(self, board: Board, value: int) -> str:
        return CULTS[value]

    def said(self, word: str) -> str | int:
        return CULTS.index(word.upper()) if word.upper() in CULTS else word.upper()

    def count(self, board: Board) -> int:
        return len(CULTS)


class Tile(Field):
    """A card or tile by its letters and number: BON3."""

    def __init__(self, letters: str, known: Iterable[int]) -> None:
        super().__init__(rf"{letters.lower()}\d{{1,2}}", "tile")
        self.letters: Final = letters
        self.known: Final = frozenset(known)

    def read(self, s: Terra, command: str, word: str) -> int:
        number = int(word[len(self.letters) :])
        if number not in self.known:
            raise Unreadable(command, "unknown_tile", f"{self.letters}{number}")
        return number

    def write(self, board: Board, value: int) -> str:
        return f"{self.letters}{value}"

    def count(self, board: Board) -> int:
        return 1 + max(self.known)


class Faction(Field):
    """A faction by its name, also one it had in old ledgers."""

    def read(self, s: Terra, command: str, word: str) -> int:
        faction = named(word)
        if faction is None:
            raise Unreadable(command, "unknown_faction", word)
        return faction.index

    def write(self, board: Board, value: int) -> str:
        return all_factions()[value].id

    def said(self, word: str) -> str | int:
        return word

    def count(self, board: Board) -> int:
        return len(all_factions())


class Action(Field):
    """An action space by its name."""

    def read(self, s: Terra, command: str, word: str) -> int:
        wanted = word.upper()
        for number, name in spaces.names().items():
            if name == wanted:
                return number
        raise Unreadable(command, "unknown_action", word)

    def write(self, board: Board, value: int) -> str:
        return spaces.names().get(value, "")

    def count(self, board: Board) -> int:
        return spaces.special(len(all_factions()), 0)


class Listed(Field):
    """One of a few names: a track, a right that is given up."""

    def __init__(self, names: tuple[str, ...], word: str, form: str = "") -> None:
        super().__init__(form or "|".join(names).lower(), word)
        self.names: Final = names

    def read(self, s: Terra, command: str, word: str) -> int:
        return [word.startswith(name.lower()) for name in self.names].index(True)

    def write(self, board: Board, value: int) -> str:
        return self.names[value]

    def count(self, board: Board) -> int:
        return len(self.names)


class Exchange(Field):
    """An exchange of some faction, by its name."""

    def read(self, s: Terra, command: str, word: str) -> int:
        if word.upper() not in exchanges():
            raise Unreadable(command, "unknown_resource", word)
        return exchanges().index(word.upper())

    def write(self, board: Board, value: int) -> str:
        return exchanges()[value]


@cache
def exchanges() -> list[str]:
    """The names of all exchanges that factions have of their own."""
    return sorted({one.name for faction in all_factions() for one in faction.exchanges})


class CultPair(Field):
    """Two cults, written in the order of the cult board: FIRE:AIR."""

    def read(self, s: Terra, command: str, word: str) -> int:
        one, _, two = word.upper().partition(":")
        pair = sorted([CULTS.index(one.strip()), CULTS.index(two.strip())])
        if pair[0] == pair[1]:
            raise Unreadable(command, "same_cult_twice", CULTS[pair[0]])
        return CULT_PAIRS.index((pair[0], pair[1]))

    def write(self, board: Board, value: int) -> str:
        return ":".join([CULTS[cult] for cult in CULT_PAIRS[value]])

    def count(self, board: Board) -> int:
        return len(CULT_PAIRS)


class Track(Listed):
    """Shipping or digging."""

    def said(self, word: str) -> str | int:
        return TRACKS.index(word) if word in TRACKS else word.upper()


class Right(Listed):
    """What is given up, or what a trade gives."""

    def read(self, s: Terra, command: str, word: str) -> int:
        return self.names.index(word.upper())


class Resource(Field):
    """A resource by its letters or its name; keys cannot be converted."""

    def read(self, s: Terra, command: str, word: str) -> int:
        letters = RESOURCE_WORDS.get(word.upper(), word.upper())
        if letters not in RESOURCES or letters == RESOURCES[KEYS]:
            raise Unreadable(command, "unknown_resource", word)
        return RESOURCES.index(letters)

    def write(self, board: Board, value: int) -> str:
        return RESOURCES[value]


_ONE_CULT: Final = "|".join(CULTS).lower()
CULT_PAIRS: Final = tuple([(one, two) for two in range(len(CULTS)) for one in range(two)])

FIELDS: Final[dict[str, Field]] = {
    "hex": Hex(r"\w{1,4}", "hex"),
    "target": Target(r"\w{1,4}", "target"),
    "structure": Structure(r"[a-z ]{1,14}", "structure"),
    "terrain": Colour(r"\w{1,12}"),
    "home": Colour(r"\w{1,12}", ring=True),
    "unlocked": Colour(r"gain-priest|\w{1,12}", ring=True, keep="gain-priest"),
    "site": Site(r"\w{1,4} ?: ?\w{1,4}", "site"),
    "river": River(r"r\d{1,3}|\w{1,4} ?: ?\w{1,4}(?: ?: ?\w{1,4})?", "hex", "river"),
    "space": Space(r"\w{1,4}", "space", "ship"),
    "aim": Space(r"\w{1,4}", "to", "hex"),
    "gift": Right(GIFTS, "gift"),
    "action": Action(r"\w{1,6}", "action"),
    "cult": Cult(r"\w{1,6}", "cult", glued=_ONE_CULT),
    "exchange": Exchange(r"[a-z]{1,12}", "exchange"),
    "pair": CultPair(rf"(?:{_ONE_CULT}) ?: ?(?:{_ONE_CULT})", "pair"),
    "track": Track(TRACKS, "track", r"(?:ship|dig)(?:ping|ging)?"),
    "shelf": Listed(SHELVES, "shelf"),
    "right": Right(RIGHTS, "what"),
    "faction": Faction(r"\w{1,20}", "faction"),
    "bonus": Tile("BON", everything().bonus_card),
    "favor": Tile("FAV", everything().favor_tile),
    "town": Tile("TW", everything().town_tile),
    "what": Resource(r"[a-z]{1,8}", "what", "from"),
    "into": Resource(r"[a-z]{1,8}", "into"),
    # Numbers.
    "paid": Number(r"\d{1,3}", optional=True),
    "gained": Number(r"\d{1,3}", "m", optional=True),
    "power": Number(r"\d{1,2}"),
    "tokens": Number(r"\d{1,2}"),
    "points": Number(r"\d{1,2}"),
    "spades": Number(r"\d{1,2}", least=1, most=6),
    "steps": Number(r"\d", least=1, most=3),
    "few": Number(r"\d", least=1, most=3, tacit=True),
    "price": Number(r"[2-4]", least=2, most=4),
    "bowl": Number(r"[123]", "bowl", least=1, most=3),
    "times": Number(r"\d", least=1, optional=True),
}
