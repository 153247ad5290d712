"""Whatever comes from outside is read or refused: forms, saves, snapshots, ledgers, maps, editions, choices, policies,
lines of other programs, addresses, names, bodies.

`HEXARCH_FUZZ_EXAMPLES` says how many of each are tried. Where the long attack keeps notes, a reader that had as many in
an earlier run is passed over (see `conftest`).
"""

import contextlib
import json
from functools import cache
from importlib import resources
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from hexarch import bots, games
from hexarch.bots.protocol import Session
from hexarch.games.anunnaki import edition
from hexarch.games.anunnaki.reading import EditionError
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.board.mapfile import from_id, read_map
from hexarch.games.terra.title import TITLE
from hexarch.kernel.errors import ChoiceError, ImportProblem, SetupError
from hexarch.kernel.game import Game
from hexarch.play import snapshot
from hexarch.play.calls import CALLS, Desk
from hexarch.play.errors import KNOWN
from hexarch.play.names import of_bot, visible
from hexarch.play.record import Record
from hexarch.play.setting import Form, describe
from hexarch.play.standing import Policy
from hexarch.web import views, wire, wire_people
from hexarch.web.door import is_proxy, network
from hexarch.web.errors import Problem
from hexarch.web.forms import fields, kept
from hexarch.web.guard import ours
from hexarch.web.language import preferred
from hexarch.web.lobby import clean_title
from hexarch.web.people import clean_name
from hexarch.web.routes import events
from hexarch.web.ways import described
from hexarch.words import Words

from .notes import EXAMPLES

TITLES = ("terra", "anunnaki")
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
def finished(name: str) -> Game:
    title = games.title(name)
    game = title.new(title.drawn(2, 3, **({"ruleset": "league", "factions": "random"} if name == "terra" else {})))
    rnd = Random(3)
    while not game.over:
        game.step(game.to_act[0], rnd.choice(game.options(game.to_act[0])))
    return game


@cache
def record(name: str) -> Record:
    """The beginning of that game, as a table keeps it."""
    played = finished(name)
    found = Record(played.title.new(played.setup))
    for seat, text in played.history[: len(played.history) // 2]:
        found.step(seat, [text], "person")
    return found


@cache
def stored(name: str, what: str) -> str:
    """A text that the program wrote itself."""
    if what == "save":
        return finished(name).dumps()
    if what == "setup":
        return json.dumps(finished(name).setup.document())
    if what == "snapshot":
        return json.dumps(snapshot.take(record(name)))
    return TITLE.importers[0].write(finished(name))


@cache
def offered(name: str) -> dict[str, Any]:
    return describe(games.title(name), Words("en", name))


def mangled(text: str, rnd: Random) -> str:
    """A text with a few of its parts cut, doubled, swapped or replaced."""
    for _ in range(rnd.randint(1, 4)):
        place, length = rnd.randrange(len(text) + 1), rnd.choice((1, 1, 3, 20, 200))
        part = text[place : place + length]
        strange = ("", part * 2, part[::-1], "\0", "\t", "\n", "9" * 30, "é", '"', "-1", "[[[[", "1e999", "null")
        new = rnd.choice((*strange, str(rnd.random()), "[" * rnd.choice((50, 2_000))))
        text = text[:place] + new + text[place + length :]
    return text


def changed(document: Any, rnd: Random) -> Any:
    """A document that is still one, with one of its values another."""
    strange = (None, -1, 0, 2**70, 0.5, "", "x", [], {}, [[]], True, "\0")
    if isinstance(document, (dict, list)) and document and rnd.random() < 0.9:
        key = rnd.choice(list(document) if isinstance(document, dict) else range(len(document)))
        found = document.copy()
        if rnd.random() < 0.1:
            del found[key]
        else:
            found[key] = changed(document[key], rnd)
        return found
    return rnd.choice(strange)


def spoilt(text: str, rnd: Random) -> str:
    """A text of JSON, spoilt as a text or as a document."""
    return mangled(text, rnd) if rnd.random() < 0.5 else json.dumps(changed(json.loads(text), rnd))


@pytest.mark.parametrize("name", TITLES)
@tried
@given(changes=st.dictionaries(st.sampled_from(sorted(fields("terra"))), document), seed=st.integers(0, 2**32))
def test_forms(name: str, changes: dict[str, Any], seed: int) -> None:
    rnd = Random(seed)
    form = {**offered(name)["default"], **{key: value for key, value in changes.items() if key in fields(name)}}
    if rnd.random() < 0.5 and isinstance(other := changed(form, rnd), dict):
        form = other
    if rnd.random() < 0.5 and isinstance(form.get("options"), dict):
        form["options"] = {rnd.choice(offered(name)["options"])["id"]: rnd.choice((True, False, None, 1, "x"))}
    try:
        made = Form(json.loads(json.dumps(kept(form, fields(name)))))
        made.setup([""] * len(made.places), 1)
    except KNOWN:
        pass


@pytest.mark.parametrize("value", [1, 0, None, "on", [], {}])
def test_an_option_is_on_or_off(value: Any) -> None:
    """Compiled rules look at kinds themselves, and would raise what nobody expects."""
    form = {"seats": [{"kind": "person"}] * 2, "factions": "random", "options": {"strict-leech": value}}
    with pytest.raises(SetupError) as found:
        Form(form)
    assert found.value.refusal.code == "option_not_bool"


@pytest.mark.parametrize("name", TITLES)
@tried
@given(seed=st.integers(0, 2**32))
def test_saves(name: str, seed: int) -> None:
    with contextlib.suppress(KNOWN):
        games.loads(spoilt(stored(name, "save"), Random(seed)))


@pytest.mark.parametrize("name", TITLES)
@tried
@given(seed=st.integers(0, 2**32))
def test_setups(name: str, seed: int) -> None:
    found = changed(json.loads(stored(name, "setup")), Random(seed))
    with contextlib.suppress(KNOWN):
        games.title(name).read_setup(found if isinstance(found, dict) else {})


@pytest.mark.parametrize("name", TITLES)
@tried
@given(seed=st.integers(0, 2**32))
def test_snapshots(name: str, seed: int) -> None:
    title, setup = games.title(name), finished(name).setup
    with contextlib.suppress(snapshot.SnapshotError):
        snapshot.restore(title, setup, changed(json.loads(stored(name, "snapshot")), Random(seed)))


@tried
@given(st.integers(0, 2**32))
def test_ledgers(seed: int) -> None:
    importer = TITLE.importers[0]
    text = mangled(stored("terra", "ledger"), Random(seed))
    assert importer.check(text, Words("it"))["ok"] in (True, False)
    try:
        importer.read(importer.kept(text))
    except (ImportProblem, *KNOWN):
        pass


@tried
@given(st.integers(0, 2**32))
def test_maps(seed: int) -> None:
    rnd = Random(seed)
    plan = generate(1)
    with contextlib.suppress(SetupError):
        read_map(mangled(plan.text(), rnd))
    with contextlib.suppress(SetupError):
        from_id(mangled(plan.id, rnd))


@cache
def _edition() -> str:
    return (resources.files("hexarch.games.anunnaki") / "edition.toml").read_text("utf-8")


@tried
@given(st.integers(0, 2**32))
def test_editions(seed: int) -> None:
    text = mangled(_edition(), Random(seed))
    if seed % 2:
        assert all(error.why(Words("it", "anunnaki")) for error in edition.problems(text))
    else:
        with contextlib.suppress(EditionError):
            edition.loads(text)


@pytest.mark.parametrize(
    ("deep", "code"), [("deep = " + "[" * 2_000, "toml"), ("deep" + ".deep" * 5_000 + " = 1", "deep")]
)
def test_an_edition_nested_too_deeply_is_refused(deep: str, code: str) -> None:
    text = f"{deep}\n{_edition()}"
    assert [error.code for error in edition.problems(text)] == [code]
    with pytest.raises(EditionError):
        edition.loads(text)


@pytest.mark.parametrize("name", TITLES)
@tried
@given(given_text=st.text(max_size=80) | st.integers(0, 2**32))
def test_choices(name: str, given_text: str | int) -> None:
    game = record(name).game
    seat = game.to_act[0]
    texts = [choice.text for choice in game.options(seat)]
    rnd = Random(given_text)
    text = given_text if isinstance(given_text, str) else mangled(". ".join(rnd.sample(texts, min(2, len(texts)))), rnd)
    before = game.digest()
    for one in range(game.players):
        with contextlib.suppress(ChoiceError):
            game.quote(one, text)
    assert game.digest() == before


@pytest.mark.parametrize("name", TITLES)
@tried
@given(given_document=document)
def test_policies(name: str, given_document: Any) -> None:
    with contextlib.suppress(KNOWN):
        Policy.read(games.title(name), given_document)


# What programs at another table may ask.
SAYS = ("hello", "help", "setup players 2", "start", "show", "begin", "end", "options 0", "undo", "why 0", "estimate")


@pytest.mark.parametrize("name", TITLES)
@tried
@given(lines=st.lists(st.binary(max_size=60) | st.sampled_from(SAYS), max_size=6), seed=st.integers(0, 2**32))
def test_lines_of_other_programs(name: str, lines: list[bytes | str], seed: int) -> None:
    title, rnd = games.title(name), Random(seed)
    session = Session(bots.make(title, "random"), Words("en", name), title)
    for line in ["setup players 2", "start", *lines]:
        data = line if isinstance(line, bytes) else (mangled(line, rnd) if rnd.random() < 0.3 else line).encode()
        answer = session.line(data.replace(b"\n", b" "))
        assert not answer or not answer[0].startswith("error fault"), (line, answer)


@tried
@given(name=st.sampled_from(sorted(CALLS)), params=document, seed=st.integers(0, 2**32))
def test_calls_of_the_page_without_a_server(name: str, params: Any, seed: int) -> None:
    desk, rnd = Desk(), Random(seed)
    seats = [{"kind": "person"}, {"kind": "person"}]
    desk.call("new", {"form": {"seats": seats, "factions": "intro"}, "seed": 1, "language": "en"})
    usual = {"seat": 0, "draft": [], "revision": 0, "language": "it", "form": {"seats": seats}, "line": [], "text": "x"}
    given_params = params if isinstance(params, dict) and rnd.random() < 0.3 else changed(usual, rnd)
    if isinstance(given_params, dict):
        with contextlib.suppress(KNOWN):
            desk.call(name, given_params)


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
    events._seen(text)
    for parts in (2, 3):
        with contextlib.suppress(Problem):
            views._cursor(text, parts)


BODIES = [
    one
    for module in (wire, wire_people)
    for one in vars(module).values()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__struct_config__.forbid_unknown_fields
]


@tried
@given(data=st.binary(max_size=60) | document.map(lambda one: json.dumps(one).encode()))
def test_bodies(data: bytes) -> None:
    for kind in BODIES:
        with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            msgspec.json.decode(data, type=kind)
