"""What environments are told about Anunnaki: the table as a seat sees it, in numbers with names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np

from hexarch.env.layout import Axes, Layout, Vector, numbered
from hexarch.env.observer import NONE
from hexarch.env.plain import PlainObserver
from hexarch.games.anunnaki import engine, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.bots import inputs
from hexarch.games.anunnaki.bots.features import look
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.fields import FIELDS
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.rules.table import ANSWERS, VERBS
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game
from hexarch.kernel.notation import commands

MOST: Final = 600  # a portal of Norrenis had 472 answers
LONGEST: Final = 120 * 4 * 60  # 120 rounds (A219) of four seats, with far more choices in a turn than any turn has
SEATS: Final = 4
HELD: Final = (
    *names.RESOURCES, "mana", *[f"{track} steps" for track in names.TRACKS], "dominion", "cubes", "summon tokens",
    "major token", "reserve", "row", "weapons", "beaten", "major god",
)  # fmt: skip
KINDS: Final = tuple(ANSWERS)
AFTERWORLD: Final = standard().afterworld  # the row of the Afterworld, behind all territories


class AnunnakiObserver(PlainObserver):
    """Points, round and seats to act as in every game; then everything a seat sees, its own seat first.

    Territories, pacts and the like are named as in the edition that the package brings; of another edition those with
    the same numbers stand in their places, and territories and culture tokens beyond these are left out.
    """

    def __init__(self) -> None:
        super().__init__(TITLE, _fields(), None, None, MOST, LONGEST)

    def new(self, players: int, seed: int, wishes: Mapping[str, Any]) -> Game:
        """A game without a log."""
        return super().new(players, seed, wishes).quiet()

    @cached_property
    def layout(self) -> Layout:
        """One behind the other, with the fields of every game in front."""
        return super().layout

    def observe(self, game: Any, seat: int) -> Vector:
        """The position as a seat sees it."""
        vector = super().observe(game, seat)
        layout, s = self.layout, game.state
        layout.part(vector, "own")[:] = look(s, seat)
        question = engine.asked(s, seat)
        if question is not None:
            layout.part(vector, "asked")[KINDS.index(question.kind)] = 1
        units, held = layout.part(vector, "units"), layout.part(vector, "held")
        house, taken = layout.part(vector, "house"), layout.part(vector, "pact")
        completed, summoned = layout.part(vector, "completed"), layout.part(vector, "god")
        for other in range(s.seats):
            column = (other - seat) % s.seats
            for place in bits(s.get(other, at.PEOPLE) | s.get(other, at.TOWNS)):
                last = place == s.edition.afterworld
                if last or place < AFTERWORLD:
                    first = s.unit_cell(place, other, 0)
                    units[AFTERWORLD if last else place, column] = s.cells[first : first + 4]
            held[column] = _held(s, other)
            if s.house_name(other):
                house[column, s.house(other) if not s.world.choosing else s.get(other, at.HOUSE)] = 1
            for pact in bits(s.get(other, at.PACTS)):
                taken[column, pact] = 1
            for pact in bits(s.get(other, at.COMPLETED)):
                completed[column, pact] = 1
            for god in bits(s.get(other, at.SUMMONED)):
                summoned[column, god] = 1
        self._lands(s, vector)
        shown = layout.part(vector, "display")
        for pact in s.cells[at.DISPLAY : at.DISPLAY + s.edition.display]:
            if pact:
                shown[pact - 1] = 1
        star = layout.part(vector, "star")
        for node in range(len(names.ACTIONS)):
            star[node, s.cells[at.STAR + node]] = 1
        return np.clip(vector, self.lowest, self.highest, out=vector)

    def _lands(self, s: Any, vector: Vector) -> None:
        """Civilizations, exhausted icons and culture tokens; of those face down only that they lie there."""
        layout = self.layout
        tiles, spent = layout.part(vector, "civilization"), layout.part(vector, "exhausted")
        for place in [one for one in s.places() if one < AFTERWORLD]:
            if s.cells[at.CIVILIZATIONS] >> place & 1:
                tiles[place, 0] = 1
                if s.cells[s.open_cell(place)]:
                    tiles[place, 1] = s.edition.civilizations[s.civilization(place)].strength
            first = s.exhausted_cell(place, 0)
            spent[place] = s.cells[first : first + 4]
        tokens = layout.part(vector, "culture")
        order = s.edition.spots
        for spot in bits(s.cells[at.LYING]):
            row = order.index(s.world.spots[spot])
            if row < len(tokens):
                tokens[row] = 1, not s.cells[at.UNSEEN] >> spot & 1

    def columns(self, mode: str) -> Sequence[str]:
        """The verb, and the number in each of its blanks."""
        if mode == NONE:
            return ()
        return (*[f"verb.{verb.name}" for verb in VERBS], *[f"blank.{name}" for name in FIELDS])

    def describe(self, game: Any, seat: int, candidate: Choice | str, row: Vector, mode: str) -> None:
        """A number in a blank is one more than its place; 0 where the verb has no such blank."""
        choice: Any = candidate if isinstance(candidate, Choice) else None
        if choice is None:
            choice = game.read(seat, commands(str(candidate))[-1])[-1]
        row[choice.rule.number] = 1
        for i, name in enumerate(FIELDS):
            row[len(VERBS) + i] = getattr(choice, name) + 1


def _held(s: Any, seat: int) -> list[float]:
    """What everybody sees in front of a seat."""
    cells, first = s.cells, s.base[seat]
    row = (at.MANA, at.STEPS, at.STEPS + 1, at.STEPS + 2, at.DOMINION, at.PLACED, at.TOKENS, at.MAJOR_TOKEN)
    found = [*cells[first + at.RESOURCES : first + at.RESOURCES + 4], *[cells[first + cell] for cell in row]]
    weapons = cells[first + at.HAND].bit_count() + s.on_table(seat).bit_count()
    return [*found, cells[first + at.RESERVE], cells[first + at.ROW], weapons, cells[first + at.BEATEN],
            cells[first + at.MAJOR_OUT]]  # fmt: skip


def _fields() -> list[tuple[str, Axes, str]]:
    edition = standard()
    seats = numbered(SEATS)
    lands = tuple([land.name.replace(".", "-") for land in edition.territories])
    pacts = tuple([pact.name for pact in edition.pacts])
    spots = tuple(["-".join([edition.territories[t].code for t in spot]) for spot in edition.spots])
    codes = tuple([f"{i}-{land}" for i, land in enumerate(lands)])
    return [
        ("own", (inputs.names(),), "what the seat has and where it stands, as the bots describe it"),
        ("asked", (KINDS,), "the question it is asked"),
        ("house", (seats, names.HOUSES), "the House of each seat"),
        ("held", (seats, HELD), "what everybody sees in front of each seat"),
        ("units", ((*codes, "afterworld"), seats, names.UNITS), "pieces in each territory"),
        ("civilization", (codes, ("lies", "strength")), "civilizations; their strength once they were seen"),
        ("exhausted", (codes, names.RESOURCES), "exhaust tokens"),
        ("culture", (tuple([f"{i}-{spot}" for i, spot in enumerate(spots)]), ("lies", "open")), "culture tokens"),
        ("display", (pacts,), "pacts on display"),
        ("pact", (seats, pacts), "pacts taken"),
        ("completed", (seats, pacts), "pacts completed"),
        ("god", (seats, names.GODS[: names.FIRST_MAJOR]), "minor gods summoned"),
        ("star", (edition.nodes, names.ACTIONS), "the action tile on each node"),
    ]  # fmt: skip


OBSERVER: Final = AnunnakiObserver()
