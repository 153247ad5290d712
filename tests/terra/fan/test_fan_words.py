"""Each of the twenty: explained, told and planned in every language, without raw names and without missing words."""

import re
from functools import cache
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra.factions.fan import FAN_FACTIONS
from hexarch.games.terra.game import Game
from hexarch.games.terra.title import TITLE
from hexarch.play.manual import manual
from hexarch.play.planner import plan
from hexarch.play.record import Record
from hexarch.words import Words, languages

from ..chance import FANS, FIRE_AND_ICE, pick

SEATS = 4
ROUNDS = 3  # so long most of what a faction has of its own comes up
LINE = 4  # choices of a plan
OPTIONS = FIRE_AND_ICE | {FAN_FACTIONS: True}
# Five tables at which each of the twenty sits once, no two of one board together.
BY_BOARD = sorted(FANS, key=lambda faction: faction.side)
TABLES = [[faction.id for faction in BY_BOARD[table :: len(FANS) // SEATS]] for table in range(len(FANS) // SEATS)]
LANGUAGES = {name: Words(name) for name in languages()}
RAW = re.compile(r"\[[a-z]|\{|\$|_|\bNone\b|\bACT[A-Z]+\d?\b(?!\))|\bfaction-|\bresource-")
OWN_CODES = re.compile(r"\(ACT[A-Z0-9]+\)|ACT[A-Z0-9]+ \(")  # an action's code beside its name


def plain(text: str) -> bool:
    """Words alone: no key, no number of the engine, no code but beside a name."""
    return bool(text.strip()) and not RAW.search(OWN_CODES.sub("", text))


@cache
def played(table: int) -> tuple[Record, dict[int, Game]]:
    """A few rounds at one of the tables; and each seat's game as it stood before its first turn."""
    rnd = Random(table)
    game = terra.new(SEATS, table, "rulebook", TABLES[table], options=OPTIONS)
    record = Record(game)
    before: dict[int, Game] = {}
    while not game.over and game.progress()[0] <= ROUNDS:
        seat = rnd.choice(game.to_act)
        if game.turn() == seat and seat not in before:
            before[seat] = game.copy()
        record.step(seat, [pick(game, rnd, seat, 0.1).text])
    return record, before


@pytest.mark.parametrize("name", [faction.id for faction in FANS])
def test_explained_told_and_planned(name: str) -> None:
    table = next(number for number, names in enumerate(TABLES) if name in names)
    record, starts = played(table)
    own = TABLES[table].index(name)
    before = starts[own]
    done = len(before.history)
    line = [{"seat": seat, "text": text} for seat, text in record.game.history[done : done + LINE]]
    said: list[tuple[str, ...]] = []
    for language, words in LANGUAGES.items():
        # Its own explanation: name, ability and stronghold on tap, and an entry of the book.
        explained = TITLE.glossary(words)["factions"][name]
        assert all(plain(text) for text in explained), (language, explained)
        entries = {one["id"]: one for chapter in manual(TITLE, words)["chapters"] for one in chapter["entries"]}
        assert plain(entries[f"faction-{name}"]["title"])
        # The log: every choice and effect of its seat is a sentence.
        rows = [row for row in record.log(words) if row["seat"] == own]
        told = [row["label"] for row in rows] + [effect for row in rows for effect in row["effects"]]
        assert len(rows) > 5
        assert [text for text in told if not plain(text)] == [], language
        # The planner goes on from its first turn.
        planned = plan(before, words, line, rows=True)
        steps = [one["label"] for one in planned["line"]] + [row["label"] for row in planned["rows"]]
        assert [text for text in steps if not plain(text)] == [], language
        assert plain(planned["title"])
        said.append((*explained, *told))
    assert len(set(said)) == len(LANGUAGES)
