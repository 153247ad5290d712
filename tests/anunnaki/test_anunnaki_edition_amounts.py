"""No number of the edition file is idle: changing any of them is refused, or changes what the rules read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from hexarch.games.anunnaki import amounts, earlier
from hexarch.games.anunnaki.edition import loads, problems, standard
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.games.anunnaki.title import TITLE
from hexarch.words import Words

TEXT = standard().text.replace('edition = "standard-1"', 'edition = "mine"')
# Numbers that are notes for the reader.
NOTES = ("meta.year",)
# What an edition knows besides what the rules read: its own text, tables made of it, and values for sentences.
NOT_READ = ("text", "picks", "grounds", "houses", "told", "format", "_known")
PARTS = 8


def numbers() -> Iterator[tuple[str, int, int]]:
    """Every number and every flag of the file: its table and key, and where it begins and ends."""
    table, start = "", 0
    for line in TEXT.splitlines(keepends=True):
        bare = re.sub(r'"[^"]*"', lambda text: '"' + "_" * (len(text[0]) - 2) + '"', line).partition("#")[0]
        if bare.startswith("["):
            table = bare.strip().strip("[]")
        elif "=" in bare:
            key = bare.partition("=")[0].strip()
            for found in re.finditer(r"(?<![\w.])-?\d+\b|\btrue\b|\bfalse\b", bare):
                yield f"{table}.{key}", start + found.start(), start + found.end()
        start += len(line)


def read(thing: Any) -> Any:
    """All that an edition holds, to be compared."""
    if isinstance(thing, (list, tuple)):
        return [read(one) for one in thing]
    if isinstance(thing, dict):
        return {key: read(one) for key, one in thing.items()}
    if hasattr(thing, "__dict__"):
        return {key: read(one) for key, one in vars(thing).items() if key not in NOT_READ}
    return thing


def other(value: str) -> str:
    return {"true": "false", "false": "true"}.get(value) or str(int(value) + 1)


def test_every_number_of_the_file_is_looked_at() -> None:
    found = [place for place, _, _ in numbers()]
    assert len(found) > 800
    assert set(NOTES) <= set(found)
    for place in (
        "minor_god.vp",
        "unit_strength.follower",
        "pact.cost",
        "tablet_vp.by_multiplier",
        "planet.territory.q",
    ):
        assert place in found


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_changed_number_is_refused_or_read(part: int) -> None:
    words, plain = Words("en", "anunnaki"), read(loads(TEXT))
    for place, start, end in list(numbers())[part::PARTS]:
        text = TEXT[:start] + other(TEXT[start:end]) + TEXT[end:]
        found = problems(text)
        line = TEXT.count("\n", 0, start) + 1
        if found:
            assert all(one.where and one.why(words) for one in found), (place, line)
        elif place not in NOTES:
            assert read(loads(text)) != plain, (place, line)
        else:
            assert read(loads(text)) == plain, (place, line)


def test_every_amount_is_read_by_a_rule() -> None:
    folder = Path(str(resources.files("hexarch.games.anunnaki")))
    files = [*folder.glob("*.py"), *folder.glob("rules/*.py")]
    code = "".join([file.read_text("utf-8") for file in files if file.stem not in ("amounts", "earlier")])
    for name in vars(standard().amounts):
        assert name == "told" or re.search(rf"\bamounts\.{name}\b", code), name


def test_the_shipped_edition_has_the_amounts_of_earlier_ones() -> None:
    """A game that brought an edition of format 1 goes on as it began; so does one that names standard-1."""
    document = tomllib.loads(TEXT)
    del document["meta"]["format"]
    first = amounts.Amounts(document)
    assert first.format == 1
    assert read(first) == read(standard().amounts)


FORMER = [
    ("unit_strength", "minor_god = 2", "minor_god = 7", "strength"),
    ("final_scoring", 'tie_break = "latest_in_turn_order"', 'tie_break = "nobody"', "latest_wins"),
    ("setup", "settlements_on_capital = 1", "settlements_on_capital = 3", "begin_settlements"),
]


@pytest.mark.parametrize(("table", "old", "new", "name"), FORMER)
def test_what_was_a_note_stays_one_in_a_stored_edition(table: str, old: str, new: str, name: str) -> None:
    """Before format 2 these entries changed nothing, whatever stood there."""
    before = TEXT.replace("format = 2", "format = 1").replace(old, new)
    assert f"[{table}]" in before
    assert new in before
    game = Game(draw(2, 5, edition=loads(before)))
    assert getattr(game.setup.edition.amounts, name) == getattr(standard().amounts, name)
    again = TITLE.loads(game.dumps())
    assert again.digest() == game.digest()


def test_an_edition_without_amounts_is_played_with_the_earlier_ones() -> None:
    """Every amount is taken out of the file; the gods keep the tracks that they have."""
    parts = []
    for part in re.split(r"(?=^\[)", TEXT, flags=re.MULTILINE):
        table = part.partition("]")[0].strip("[")
        named = re.search(r'^(?:id|name) = "(\w+)"', part, re.MULTILINE)
        record = earlier.RECORDS.get(table, {}).get(named[1].lower() if named else "", {})
        keys = (*earlier.TABLES.get(table, ()), *record, *(["track_steps"] if table == "minor_god" else []))
        lines = part.splitlines(keepends=True)
        parts.append("".join([line for line in lines if line.partition(" =")[0] not in keys]))
    text = "".join(parts)
    taken_out = set(earlier.missing(tomllib.loads(text)))
    assert len(taken_out) == len(earlier.missing({}))
    assert read(loads(text)) == read(loads(TEXT))
    assert {one.where for one in problems(text)} == taken_out
    assert read(loads(text.replace("format = 2", ""))) == read(loads(TEXT))
