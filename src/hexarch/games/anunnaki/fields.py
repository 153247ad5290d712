"""What may stand in the blanks of commands, and the numbers that the words stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import names
from hexarch.kernel.errors import Unreadable
from hexarch.kernel.pattern import Field

if TYPE_CHECKING:
    from hexarch.games.anunnaki.world import World

WORD: Final = r"[a-z0-9_]+"
CREWS: Final = (
    "follower", "minor", "major", "follower+follower", "follower+minor", "follower+major", "minor+minor", "minor+major",
)  # fmt: skip


class Named(Field):
    """One of the names of a list."""

    def __init__(self, word: str, known: tuple[str, ...], form: str = "") -> None:
        longest_first = sorted([name.replace("+", r"\+") for name in known], key=len, reverse=True)
        super().__init__(form or "|".join(longest_first), word)
        self.known: Final = known

    def number(self, world: World, command: str, word: str) -> int:
        """The place of a name in its list."""
        names_here = [name.lower() for name in self.names(world)]
        if word not in names_here:
            raise Unreadable(command, hint=f"there is no {word}")
        return names_here.index(word)

    def said(self, word: str) -> str | int:
        """The value for messages."""
        return word

    def names(self, world: World) -> tuple[str, ...]:
        """The list."""
        return self.known

    def name(self, world: World, value: int) -> str:
        """The name for a number."""
        return self.names(world)[value]


class Printed(Named):
    """A name that the edition, or the boards in play, have."""

    def __init__(self, word: str, form: str) -> None:
        super().__init__(word, (), form)
        self.what: Final = word

    def names(self, world: World) -> tuple[str, ...]:
        edition = world.edition
        if self.what == "weapon":
            return tuple([one.name for one in edition.weapons])
        if self.what == "pact":
            return tuple([one.name for one in edition.pacts])
        if self.what == "edge":
            return tuple([one.name for one in edition.edges])
        return world.spot_codes

    def said(self, word: str) -> str | int:
        return word.upper() if self.what in ("edge", "spot") else word


class Place(Named):
    """A territory by its code."""

    def __init__(self, word: str) -> None:
        super().__init__(word, (), r"[a-z]\d{1,2}")

    def number(self, world: World, command: str, word: str) -> int:
        found = world.codes.get(word)
        if found is None:
            raise Unreadable(command, hint=f"there is no territory {word.upper()}")
        return found

    def name(self, world: World, value: int) -> str:
        return world.edition.territory_code(value)

    def said(self, word: str) -> str | int:
        return word.upper()


class Count(Named):
    """A number."""

    def __init__(self) -> None:
        super().__init__("count", (), r"\d{1,2}")

    def number(self, world: World, command: str, word: str) -> int:
        return int(word)

    def name(self, world: World, value: int) -> str:
        return str(value)

    def said(self, word: str) -> str | int:
        return int(word)


FIELDS: Final[dict[str, Named]] = {
    "place": Place("place"),
    "to": Place("to"),
    "unit": Named("unit", names.UNITS),
    "crew": Named("crew", CREWS),
    "count": Count(),
    "tile": Named("tile", names.ACTIONS),
    "resource": Named("resource", names.RESOURCES),
    "second": Named("second", names.RESOURCES),
    "third": Named("third", names.RESOURCES),
    "edge": Printed("edge", r"[ti]\d-[ti]\d"),
    "end": Printed("edge", r"[ti]\d-[ti]\d"),
    "god": Named("god", names.GODS),
    "pact": Printed("pact", WORD),
    "row": Named("row", ("bonus", "score")),
    "weapon": Printed("weapon", WORD),
    "other": Printed("weapon", WORD),
    "artefact": Named("artefact", names.ARTEFACTS),
    "track": Named("track", names.TRACKS),
    "spot": Printed("spot", r"[a-z]\d{1,2}-[a-z]\d{1,2}-[a-z]\d{1,2}"),
    "reward": Named("reward", names.REWARDS),
    "item": Named("item", names.PANDORA_ITEMS),
    "house": Named("house", names.HOUSES),
}
