"""Whatever comes from outside is read or refused: forms, saves, ledgers, choices, policies, addresses, names.

`HEXARCH_FUZZ_EXAMPLES` says how many of each are tried.
"""

import contextlib
import json
import os
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from hexarch.games import terra
from hexarch.games.terra.ledger import write
from hexarch.games.terra.title import TITLE
from hexarch.kernel.errors import ChoiceError, ImportProblem
from hexarch.play.errors import KNOWN
from hexarch.play.names import of_bot, visible
from hexarch.play.setting import Form, describe
from hexarch.play.standing import Policy
from hexarch.web import wire, wire_people
from hexarch.web.door import is_proxy, network
from hexarch.web.errors import Problem
from hexarch.web.forms import fields, kept
from hexarch.web.guard import ours
from hexarch.web.language import preferred
from hexarch.web.lobby import clean_title
from hexarch.web.people import clean_name
from hexarch.web.ways import described
from hexarch.words import Words

EXAMPLES = int(os.environ.get("HEXARCH_FUZZ_EXAMPLES", "40"))
tried = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
numbers = st.integers(-(10**20), 10**20) | st.floats(allow_nan=False)
plain = st.none() | st.booleans() | numbers | st.text(max_size=30)
document = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)


@cache
def finished() -> terra.Game:
    game = terra.new(2, seed=3, ruleset="league", factions="random")
    rnd = Random(3)
    while not game.over:
        game.step(game.to_act[0], rnd.choice(game.options(game.to_act[0])))
    return game


@cache
def offered() -> dict[str, Any]:
    return describe(TITLE, Words("en"))


def mangled(text: str, rnd: Random) -> str:
    """A text with a few of its parts cut, doubled, swapped or replaced."""
    for _ in range(rnd.randint(1, 4)):
        place, length = rnd.randrange(len(text) + 1), rnd.choice((1, 1, 3, 20, 200))
        part = text[place : place + length]
        new = rnd.choice(
            ("", part * 2, part[::-1], "\0", "\t", "\n", "9" * 30, "é", '"', "-1", "[[[[", str(rnd.random()))
        )
        text = text[:place] + new + text[place + length :]
    return text


@tried
@given(st.dictionaries(st.sampled_from(sorted(fields("terra"))), document), st.integers(0, 2**32))
def test_forms(changes: dict[str, Any], seed: int) -> None:
    form = {**offered()["default"], **changes}
    rnd = Random(seed)
    if rnd.random() < 0.5 and isinstance(form.get("options"), dict):
        form["options"] = {rnd.choice(offered()["options"])["id"]: rnd.choice((True, False, None, 1, "x"))}
    try:
        stored = kept(form, fields("terra"))
        made = Form(json.loads(json.dumps(stored)))
        made.setup([""] * len(made.places), 1)
    except KNOWN:
        pass


@tried
@given(st.integers(0, 2**32))
def test_saves(seed: int) -> None:
    with contextlib.suppress(KNOWN):
        TITLE.loads(mangled(finished().dumps(), Random(seed)))


@tried
@given(st.integers(0, 2**32))
def test_ledgers(seed: int) -> None:
    importer = TITLE.importers[0]
    text = mangled(_ledger(), Random(seed))
    assert importer.check(text, Words("it"))["ok"] in (True, False)
    try:
        importer.read(importer.kept(text))
    except (ImportProblem, *KNOWN):
        pass


@cache
def _ledger() -> str:
    return write(finished())


@tried
@given(st.text(max_size=80) | st.integers(0, 2**32))
def test_choices(given_text: str | int) -> None:
    game = terra.new(3, seed=1, factions="intro")
    seat = game.to_act[0]
    texts = [choice.text for choice in game.options(seat)]
    text = given_text if isinstance(given_text, str) else mangled(". ".join(texts[:2]), Random(given_text))
    before = game.digest()
    try:
        game.quote(seat, text)
        game.quote((seat + 1) % 3, text)
    except ChoiceError:
        pass
    assert game.digest() == before


@tried
@given(document)
def test_policies(given_document: Any) -> None:
    with contextlib.suppress(KNOWN):
        Policy.read(TITLE, given_document)


@tried
@given(st.text(max_size=120))
def test_names_titles_addresses_and_languages(text: str) -> None:
    for read in (clean_name, clean_title):
        with contextlib.suppress(Problem):
            assert visible(read(text)) or not read(text)
    of_bot(text)
    network(text)
    is_proxy(text, "127.0.0.1, ::1, nonsense")
    ours(text, frozenset({"table.example.org"}))
    assert preferred(text) in ("en", "it", "pt")
    assert len(described(text)) <= 80


@pytest.mark.parametrize(
    "kind", [wire.Move, wire.Undo, wire.Plan, wire.Lines, wire.Ledger, wire_people.RemoveWay, wire_people.Token]
)
@tried
@given(data=st.binary(max_size=60) | document.map(lambda one: json.dumps(one).encode()))
def test_bodies(kind: Any, data: bytes) -> None:
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        msgspec.json.decode(data, type=kind)
