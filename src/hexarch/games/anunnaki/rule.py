"""What every rule of Anunnaki has: its text, its choices with named fields, the questions it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki.fields import FIELDS
from hexarch.games.anunnaki.masks import MOST, bits
from hexarch.kernel.choice import Choice
from hexarch.kernel.errors import Refusal
from hexarch.kernel.rule import Rule, Said, Value

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table
    from hexarch.games.anunnaki.world import World

FIRST_BLANK: Final = 8  # bits that hold any number of a first blank


class Pick(Choice):
    """A choice: its rule, and a number for each blank of its text (-1 where it has no such blank)."""

    __slots__ = (
        "artefact", "count", "crew", "edge", "end", "god", "house", "item", "kinds", "other", "pact", "place",
        "resource", "reward", "row", "rule", "second", "spot", "third", "tile", "to", "track", "unit", "weapon",
    )  # fmt: skip

    def __init__(self, rule: Verb, text: str, values: Mapping[str, int]) -> None:
        super().__init__(rule.name, text)
        self.rule: Final = rule
        self.kinds: Final = rule.kinds  # the questions it answers
        self.place: Final = values.get("place", -1)
        self.to: Final = values.get("to", -1)
        self.unit: Final = values.get("unit", -1)
        self.crew: Final = values.get("crew", -1)
        self.count: Final = values.get("count", -1)
        self.tile: Final = values.get("tile", -1)
        self.resource: Final = values.get("resource", -1)
        self.second: Final = values.get("second", -1)
        self.third: Final = values.get("third", -1)
        self.edge: Final = values.get("edge", -1)
        self.end: Final = values.get("end", -1)
        self.god: Final = values.get("god", -1)
        self.pact: Final = values.get("pact", -1)
        self.row: Final = values.get("row", -1)
        self.weapon: Final = values.get("weapon", -1)
        self.other: Final = values.get("other", -1)
        self.artefact: Final = values.get("artefact", -1)
        self.track: Final = values.get("track", -1)
        self.spot: Final = values.get("spot", -1)
        self.reward: Final = values.get("reward", -1)
        self.item: Final = values.get("item", -1)
        self.house: Final = values.get("house", -1)


class Verb(Rule):
    """One verb. Its class states the rule; the blanks of its text are the fields of its choices."""

    kinds: tuple[str, ...] = ()  # the questions it answers
    secret: bool = False  # may only the seat itself know what was chosen, until the end?
    face_down: bool = False  # does what was chosen lie face down, until both sides of a battle have chosen?
    exact: bool = False  # are all its candidates legal?
    of_artefact: bool = False  # may only the owner of an artefact choose it?
    pair: tuple[str, ...] = ()  # two blanks whose order means nothing; the canonical text has them sorted

    def __init__(self) -> None:
        super().__init__(FIELDS)
        self.blanks: Final = tuple(self.pattern.fields)

    def pick(self, world: World, values: tuple[int, ...]) -> Pick:
        """The choice with these numbers in its blanks, made once."""
        known = world.picks[self.number]
        found = known.get(values)
        if found is None:
            found = self.make(world, values)
            known[values] = found
        return found

    def make(self, world: World, values: tuple[int, ...]) -> Pick:
        """A choice with these numbers in its blanks."""
        given = dict(zip(self.blanks, values, strict=True))
        words = {name: FIELDS[name].name(world, value) for name, value in given.items()}
        return Pick(self, self.pattern.fill(words), given)

    def picks(self, s: Table, rows: list[tuple[int, ...]]) -> list[Pick]:
        """The choices with these numbers in their blanks."""
        known = s.world.picks[self.number]
        found = []
        for values in rows:
            c = known.get(values)
            found.append(self.pick(s.world, values) if c is None else c)
        return found

    def some(self, s: Table, values: Sequence[int]) -> list[Pick]:
        """The choices of a verb with one blank for these numbers, in their order."""
        known = s.world.grounds.ones[self.number]
        found = []
        for value in values:
            c = known.get(value)
            if c is None:
                c = self.pick(s.world, (value,))
                known[value] = c
            found.append(c)
        return found

    def each(self, s: Table, mask: int) -> list[Pick]:
        """The choices of a verb with one blank for every member of a set, lowest first; nobody may change the list."""
        sets = s.world.grounds.sets[self.number]
        found = sets.get(mask)
        if found is None:
            found = self.some(s, bits(mask))
            if len(sets) >= MOST:
                sets.clear()
            sets[mask] = found
        return found

    def pairs(self, s: Table, value: int, mask: int) -> list[Pick]:
        """The same for a verb with two blanks: a number in the first, every member of a set in the second."""
        sets = s.world.grounds.sets[self.number]
        key = mask << FIRST_BLANK | value
        found = sets.get(key)
        if found is None:
            found = []
            for other in bits(mask):
                found.append(self.pick(s.world, (value, other)))
            if len(sets) >= MOST:
                sets.clear()
            sets[key] = found
        return found

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        """Every legal choice with this verb, in a stable order.

        Verbs with many candidates list the legal ones at once; `why_not` agrees with them on every choice.
        """
        if self.exact:
            return self.picks(s, self.candidates(s, seat, d))
        known = s.world.picks[self.number]
        found = []
        for values in self.candidates(s, seat, d):
            c = known.get(values)
            if c is None:
                c = self.pick(s.world, values)
            if self.why_not(s, seat, d, c) is None:
                found.append(c)
        return found

    def understand(self, world: World, command: str, words: Mapping[str, str]) -> Pick:
        """The choice that the words of a command stand for; raises Unreadable."""
        values = {name: FIELDS[name].number(world, command, words[name]) for name in self.blanks}
        for name, value in zip(self.pair, sorted([values[name] for name in self.pair]), strict=True):
            values[name] = value
        return self.pick(world, tuple(values.values()))

    def said(self, words: Mapping[str, str], kind: str, who: str) -> Said | None:
        """The message of a choice; every blank has a value of its own."""
        return self.key, {name: FIELDS[name].said(word) for name, word in words.items()}

    def place(self, s: Table, c: Pick) -> dict[str, Value]:
        """The words in the blanks; a page points at territories, tiles and cards by them."""
        return {name: FIELDS[name].name(s.world, getattr(c, name)) for name in self.blanks}

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        """What could be chosen, in a stable order; each is asked of `why_not`; nothing hidden from the seat counts."""
        return [()]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        """Why a seat may not answer a question in this way, or None when it may."""
        return None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        """Do what is not refused."""
        raise NotImplementedError
