"""Whatever comes in from outside is refused by one of the few errors made for it, and changes nothing."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexarch.games import terra
from hexarch.games.terra.catalog import MOST_KNOWN
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger import LedgerError, check_file, check_text, parse, read_file
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.save import FORMAT, VERSION
from hexarch.games.terra.table.failures import difference
from hexarch.kernel import codec
from hexarch.kernel.errors import Ambiguous, ChoiceError, Illegal, Refusal, SaveError, SetupError, Unreadable
from hexarch.words import Words, languages

from .chance import PROFILES, begin, pick, walk

# -- texts of choices -----------------------------------------------------------------

UNREADABLE = [
    "",
    " ",
    ".",
    "...",
    "# nothing",
    "hello",
    "build",
    "build E",
    "build E99",
    "build Z1",
    "build r1",
    "build E6 E7",
    "build -1",
    "build ١",
    "build ı1",
    "upgrade E6",
    "upgrade E6 to",
    "upgrade E6 to castle",
    "upgrade E6 to ſh",
    "dig 0",
    "dig 7",
    "dig -1",
    "dig 99999999999999999999",
    "dig one",
    "transform E6 to pink",
    "transform E6 to to",
    "action ACT0",
    "action ACT10",
    "action ACTXYZ",
    "action",
    "bridge E6",
    "bridge E6:E6",
    "bridge A1:I13",
    "connect r99",
    "connect E6",
    "connect A1:I13",
    "send p to LOVE",
    "send p to FIRE for 0",
    "send p to FIRE for 4",
    "convert 1X to 1C",
    "convert 1KEY to 1C",
    "convert -1PW to -1C",
    "convert 1PW",
    "convert 9999PW to 9999C",
    "convert 1PW to 1C to 1W",
    "burn",
    "burn -3",
    "burn 100",
    "burn 1e1",
    "advance",
    "advance both",
    "pass BON0",
    "pass BON14",
    "pass BON99",
    "pass FAV1",
    "leech 1",
    "leech 1 from nobody",
    "leech -1 from nomads",
    "leech 100 from nomads",
    "decline",
    "decline 1",
    "+FAV0",
    "+FAV17",
    "+TW10",
    "+0TW1",
    "+4FIRE",
    "+0FIRE",
    "+FIRE+WATER",
    "--FIRE",
    "-0SPADE",
    "-KEY",
    "setup",
    "setup elves",
    "'; DROP TABLE games; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%s%s%s%n",
    "{0.__class__}",
    "${jndi:ldap://x}",
    "𝕓𝕦𝕚𝕝𝕕 𝔼𝟞",
    "ｂｕｉｌｄ Ｅ６",
    "build\u00a0E6",
    "☃",
    "\x00",
    "\x1b[31mbuild E6",
    "build E6\r\nbuild E7",
    "build\tE6",
    "\u202ebuild E6",
    "\ud800",
    "a" * 2001,
    "build E6." * 1000,
    "9" * 5000,
]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Positions of many kinds, of both profiles."""
    found = []
    for number, profile in enumerate(PROFILES * 2):
        rnd = Random(number)
        game = begin(rnd, profile, 3)
        for step, _ in enumerate(walk(game, rnd)):
            if step % 29 == 0:
                found.append(game.copy())
        found.append(game)
    found.append(terra.new(2, 1, factions="draft"))
    return found


def attempt(what: Callable[[], object]) -> tuple[object, ChoiceError | None]:
    """What came of it, or the error."""
    try:
        return what(), None
    except ChoiceError as error:
        return None, error


def refused(game: Game, seat: int, text: str) -> ChoiceError | None:
    """The error of a text, None when it is a legal choice; nothing may have changed either way."""
    before = (game.digest(), list(game.history), len(game.state.effects))
    mark = game.mark()
    _, error = attempt(lambda: game.step(seat, text))
    if error is None:
        game.rollback(mark)
    else:
        assert type(error) in (Unreadable, Illegal, Ambiguous)
        assert str(error).isprintable()
        assert len(str(error)) < 3000
    assert (game.digest(), game.history, len(game.state.effects)) == before
    quote, other = attempt(lambda: game.quote(seat, text))
    if isinstance(error, Illegal):
        assert isinstance(quote, Refusal)
    else:
        assert type(other) is type(error)
    assert (game.digest(), game.history, len(game.state.effects)) == before
    return error


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: ascii(text[:24]))
def test_what_is_no_choice_is_unreadable(text: str, games: list[Game]) -> None:
    for game in games[:: max(1, len(games) // 4)]:
        for seat in range(game.players):
            error = refused(game, seat, text)
            if text.lower() in ("decline", "leech 1"):  # short for an offer, when there is one
                continue
            assert isinstance(error, Unreadable), f"{text!r} gave {error!r}"


@pytest.mark.parametrize("seat", [-1, -2, 5, 7, 99, 10**30])
def test_there_is_no_such_seat(seat: int, games: list[Game]) -> None:
    game = games[5]
    assert isinstance(refused(game, seat, "done"), Unreadable)
    with pytest.raises(Unreadable):
        game.read(seat, "done")
    with pytest.raises(Illegal):
        game.step(seat, game.state.catalog.choice(DONE, ()))
    assert game.options(seat) == game.free(seat) == []


def test_another_seats_choices_are_illegal(games: list[Game]) -> None:
    tried = 0
    for game in games:
        for seat in game.to_act:
            for other in set(range(game.players)) - set(game.to_act):
                for choice in (game.options(seat) + game.free(seat))[:20]:
                    assert isinstance(refused(game, other, choice.text), Illegal)
                    tried += 1
    assert tried > 100


def test_nothing_is_legal_when_the_game_is_over(games: list[Game]) -> None:
    over = [game for game in games if game.over]
    assert over
    for game in over:
        for text in ("done", "resign", "pass", "build E6", "convert 1C to 1VP", "burn 1"):
            error = refused(game, 0, text)
            assert isinstance(error, Illegal)
            assert error.refusal.code == "game_over"


WORDS = """
    build upgrade dig transform action bridge connect send p to for convert burn advance ship pass leech decline from
    E6 F3 A1 I13 r3 TP TE SH SA FIRE AIR BON1 BON10 ACT1 ACT6 ACTC ACTE FAV5 nomads giants red gray 1 2 3 10 99 1PW
    3W 1P 2C 1VP +FAV11 +TW1 +2FIRE -SPADE -FIRE done resign wait . # : + - 0 ² ٣ K İ
"""


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_no_text_does_harm(games: list[Game], data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(games))
    seat = data.draw(st.integers(-1, 5))
    text = data.draw(
        st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS.split()), max_size=7).map(" ".join))
    )
    refused(game, seat, text)


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_a_legal_choice_slightly_wrong_does_no_harm(games: list[Game], data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([game for game in games if not game.over]))
    seat = game.to_act[0]
    text = pick(game, Random(data.draw(st.integers(0, 99))), seat, 0.3).text
    at = data.draw(st.integers(0, len(text)))
    inserted = data.draw(st.one_of(st.text(max_size=2), st.sampled_from(["0", "-", "9", ".", "#", " to "])))
    refused(game, seat, text[:at] + inserted + text[at + data.draw(st.integers(0, 2)) :])


@pytest.mark.parametrize("profile", PROFILES)
def test_a_text_that_fails_in_the_middle_changes_nothing(profile: str) -> None:
    rnd = Random(f"middle {profile}")
    game = begin(rnd, profile)
    for seat, choice in walk(game, rnd):
        for wrong in ("build Z9", "setup nomads", "nonsense", "burn 99"):
            assert refused(game, seat, f"{choice.text}. {wrong}") is not None
            assert refused(game, seat, f"{choice.text}. {wrong}. {choice.text}") is not None


def test_many_different_texts_take_no_room_for_good() -> None:
    """Texts that mean nothing are not remembered."""
    game = begin(Random(1), "league", 2)
    catalog = game.state.catalog
    for n in range(1, 999, 7):
        for m in range(1, 999, 7):
            refused_text = f"convert {n}PW to {m}W"
            game.quote(0, refused_text)
    assert all(len(met) <= MOST_KNOWN for met in catalog.met)
    assert len(catalog.known) <= MOST_KNOWN


# -- set-ups --------------------------------------------------------------------------

TILES = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"players": 0}, "wrong_number_of_players"),
        ({"players": 1}, "wrong_number_of_players"),
        ({"players": 6, "factions": "intro"}, "introductory_for_players"),
        ({"players": 4, "options": {"fewer-structures": True}}, "option_for_players"),
        ({"players": 7, "options": {"fewer-structures": True}}, "option_for_players"),
        ({"players": 8}, "wrong_number_of_players"),
        ({"players": -1}, "wrong_number_of_players"),
        ({"players": 10**9}, "wrong_number_of_players"),
        ({"players": []}, "wrong_number_of_players"),
        ({"players": ["Ann"]}, "wrong_number_of_players"),
        ({"players": 1, "factions": "intro"}, "wrong_number_of_players"),
        ({"players": ["Ann", "Ann"]}, "names_alike"),
        ({"players": ["Ann", ""]}, "bad_name"),
        ({"players": ["Ann", "B" * 41]}, "bad_name"),
        ({"players": ["Ann", "Bob\n"]}, "bad_name"),
        ({"players": ["Ann", "\x1b[31mBob"]}, "bad_name"),
        ({"players": ["Ann", "\u202eBob"]}, "bad_name"),
        ({"players": ["Ann", "\ud800"]}, "bad_name"),
        ({"players": 2, "factions": ["nomads", "fakirs"]}, "colour_taken"),
        ({"players": 2, "factions": ["nomads", "nomads"]}, "colour_taken"),
        ({"players": 2, "factions": ["nomads", "elves"]}, "unknown_faction"),
        ({"players": 2, "factions": ["nomads", "Giants "]}, "unknown_faction"),
        ({"players": 2, "factions": ["nomads", "x" * 9999]}, "unknown_faction"),
        ({"players": 3, "factions": ["nomads", "elves"]}, "unknown_faction"),
        ({"players": 2, "factions": ["nomads"]}, "factions_for_players"),
        ({"players": 2, "factions": ["nomads", "giants", "witches"]}, "factions_for_players"),
        ({"factions": "auction of souls"}, "unknown_way_to_choose"),
        ({"map": "atlantis"}, "unknown_map"),
        ({"map": ""}, "unknown_map"),
        ({"map": "../maps/base"}, "unknown_map"),
        ({"map": "x" * 9999}, "unknown_map"),
        ({"ruleset": "mine"}, "unknown_profile"),
        ({"ruleset": ""}, "unknown_profile"),
        ({"options": {"fast": True}}, "unknown_option"),
        ({"options": {"": True}}, "unknown_option"),
        ({"options": {"loose-adjust-resource": True}}, "unsupported_option"),
        ({"options": {"strict-leech": 1}}, "option_not_bool"),
        ({"options": {"strict-leech": None}}, "option_not_bool"),
        ({"options": {"strict-leech": "yes"}}, "option_not_bool"),
        ({"round_tiles": (1, 2, 3, 4, 5)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 5)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 99)}, "wrong_round_tiles"),
        ({"round_tiles": (0, 2, 3, 4, 5, 6)}, "wrong_round_tiles"),
        ({"round_tiles": (-1, 2, 3, 4, 5, 6)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 6, 7)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 9), "ruleset": "rulebook"}, "wrong_round_tiles"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 4)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 5, 6)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (0, 1, 2, 3, 4)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 11)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 10), "ruleset": "rulebook"}, "wrong_bonus_cards"),
    ],
    ids=lambda value: ascii(value)[:50],
)
def test_a_game_that_cannot_be_set_up_says_why(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        terra.new(**{"ruleset": "league", **asked})
    assert caught.value.refusal.code == code
    assert len(str(caught.value)) < 600


@pytest.mark.parametrize(
    "dwellings",
    [
        (("C3",), ("E8", "F3", "I7")),
        (("C3", "C3"), ("E8", "F3", "I7")),
        (("c3", "C3"), ("E8", "F3", "I7")),
        (("C3", "E8"), ("E8", "F3", "I7")),
        (("C3", "Z9"), ("E8", "F3", "I7")),
        (("C3", "r3"), ("E8", "F3", "I7")),
        (("C3", "F4"),),
        (("C3", "F4"), ("E8", "F3", "I7"), ()),
        ((), ()),
    ],
)
def test_printed_dwellings_must_fit(dwellings: tuple[tuple[str, ...], ...]) -> None:
    rules = terra.ruleset("rulebook")
    cards = (1, 2, 3, 4, 5)
    ready = terra.Setup(
        ("a", "b"), rules, "base", ("witches", "nomads"), TILES, cards, (("C3", "F4"), ("E8", "F3", "I7"))
    )
    assert Game(ready).to_act
    with pytest.raises(SetupError) as caught:
        terra.Setup(("a", "b"), rules, "base", ("witches", "nomads"), TILES, cards, dwellings)
    assert caught.value.refusal.code == "wrong_dwellings"


# -- saved games ----------------------------------------------------------------------


def sealed(document: dict[str, Any]) -> str:
    """The text of a document with a right checksum."""
    body = {key: value for key, value in document.items() if key not in ("format", "version", "checksum")}
    return codec.dumps(document.get("format", FORMAT), document.get("version", VERSION), body)


@pytest.fixture(scope="module")
def saved() -> str:
    rnd = Random(5)
    game = begin(rnd, "league", 3)
    for step, _ in enumerate(walk(game, rnd)):
        if step == 60:
            break
    return game.dumps()


def load_error(text: str) -> str:
    with pytest.raises(SaveError) as caught:
        terra.loads(text)
    return caught.value.code


def test_a_saved_game_can_be_read_at_all(saved: str) -> None:
    assert len(terra.loads(saved).history) == 60
    assert terra.loads(sealed(json.loads(saved))).dumps() == saved


def test_a_changed_choice_is_noticed(saved: str) -> None:
    document = json.loads(saved)
    assert load_error(saved.replace(document["choices"][3], "0 build E6", 1)) == "changed"
    for number in (0, 7, 29, 59):
        for line in (
            "0 build Z9",
            "9 done",
            "x done",
            "",
            "0done",
            "00 done",
            5,
            None,
            [],
            {"a": 1},
            "0 " + "a" * 5000,
        ):
            changed = json.loads(saved)
            changed["choices"][number] = line
            assert load_error(sealed(changed)) in ("choice", "malformed")
        missing = json.loads(saved)
        del missing["choices"][number]
        assert load_error(sealed(missing)) in ("choice", "changed")


def test_a_position_that_the_choices_do_not_reach_is_noticed(saved: str) -> None:
    document = json.loads(saved)
    for position in ("", "0" * 32, None, 5, []):
        assert load_error(sealed(document | {"position": position})) == "changed"
    assert load_error(sealed(document | {"choices": document["choices"][:-1]})) == "changed"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text.replace(f'"version": {VERSION}', '"version": 99'), "version"),
        (lambda text: text.replace(FORMAT, "chess"), "foreign"),
        (lambda text: text.replace("rulebook", "league").replace('"league"', '"rulebook"'), "changed"),
        (lambda text: text[:-20], "not_json"),
        (lambda text: text[20:], "not_json"),
        (lambda text: text + "}", "not_json"),
        (lambda text: text * 2, "not_json"),
        (lambda text: "", "not_json"),
        (lambda text: "\x00" * 100, "not_json"),
        (lambda text: "PK\x03\x04\xff\xfe" + text, "not_json"),
        (lambda text: "[" * 50_000 + "]" * 50_000, "not_json"),
        (lambda text: "[]", "foreign"),
        (lambda text: text.replace('"choices"', '"moves"'), "changed"),
        (lambda text: " " * 5_000_000, "too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_damaged_file_is_refused(change: Callable[[str], str], code: str, saved: str) -> None:
    assert load_error(change(saved)) == code


def test_the_position_is_compared_between_equal_rules_only(saved: str) -> None:
    """Choices that lead elsewhere give it away; other rules have other fingerprints for the same position."""
    document = json.loads(saved)
    assert load_error(sealed(document | {"position": "0" * 32})) == "changed"
    assert load_error(sealed(document | {"choices": document["choices"][:8]})) == "changed"
    assert load_error(sealed(document | {"rules": 7})) == "malformed"
    other = terra.loads(sealed(document | {"rules": "of another version", "position": "0" * 32}))
    del document["rules"]
    for game in (other, terra.loads(sealed(document))):
        assert [f"{seat} {text}" for seat, text in game.history] == document["choices"]
        assert game.digest() == document["position"]


def test_too_many_choices_are_refused(saved: str) -> None:
    document = json.loads(saved)
    assert load_error(sealed(document | {"choices": ["0 done"] * 20_001})) == "too_large"


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["\ud800", "SCORE²", "SCORE٣", "BON1", "nomads", "base", "league", "E6", "0 done", "Ann"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all places in a document."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(len(value)):
            found += places(value[i], (*path, i))
    return found


@given(st.data())
@settings(max_examples=250, deadline=None)
def test_no_structure_of_a_file_does_harm(saved: str, data: st.DataObject) -> None:
    """Any value of any type at any place, with a right checksum: SaveError, or the same game."""
    document = json.loads(saved)
    document["choices"] = document["choices"][:8]
    paths = [path for path in places(document) if path[0] not in ("format", "version", "checksum", "rules")]
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(paths))
        inside: Any = document
        try:
            for key in path[:-1]:
                inside = inside[key]
            way = data.draw(st.sampled_from(["replace", "remove", "add"]))
            if way == "replace":
                inside[path[-1]] = data.draw(ANYTHING)
            elif way == "remove":
                del inside[path[-1]]
            elif isinstance(inside, list):
                inside.insert(path[-1], data.draw(ANYTHING))
            else:
                inside[data.draw(st.text(max_size=5))] = data.draw(ANYTHING)
        except (KeyError, IndexError, TypeError):
            continue  # the first change took the second place away
    try:
        text = sealed(document)
    except TypeError:
        return
    try:
        game = terra.loads(text)
    except SaveError:
        return
    assert game.digest() == document["position"]


# -- ledgers --------------------------------------------------------------------------

ROW = "\t".join(["nomads", "", "20 VP", "", "15 C", "", "2 W", "", "0 P", "", "5/7/0 PW", "", "1/0/1/0", "", "setup"])
HEADER = "\n".join(
    [
        " Default game options",
        "option strict-leech",
        " Randomize setup",
        *[f"Round {n} scoring: SCORE{n}" for n in range(1, 7)],
        *[f"Removing tile BON{n}" for n in (1, 2, 3, 4)],
        "Player 1: a",
        "Player 2: b",
        ROW,
        ROW.replace("nomads", "giants"),
    ]
)


def test_the_small_header_is_a_ledger() -> None:
    assert parse(HEADER).setup.factions == ("nomads", "giants")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_file"),
        ("\n\n\n", "empty_file"),
        ("hello world", "no_setup_rows"),
        ("{}", "no_setup_rows"),
        ("<html><body>404</body></html>", "no_setup_rows"),
        ("a,b,c\n1,2,3\n" * 50, "no_setup_rows"),
        (ROW, "no_round_tiles"),
        ("\t" * 14, "empty_file"),
        ("\t".join(["x"] * 15), "unknown_faction"),
        ("\t".join(["nomads"] * 14), "wrong_columns"),
        ("\t".join(["nomads"] * 16), "wrong_columns"),
        (HEADER.replace("giants", "elves"), "unknown_faction"),
        (HEADER.replace("giants", "fakirs"), "impossible_setup"),
        (HEADER.replace("giants", "nomads"), "impossible_setup"),
        (HEADER.replace("option strict-leech", "option fast-game"), "unknown_option"),
        (HEADER.replace("option strict-leech", "option loose-adjust-resource"), "unsupported_option"),
        (HEADER.replace("option strict-leech", "map atlantis"), "unknown_map"),
        (HEADER.replace("option strict-leech", "Added final scoring tile: X"), "impossible_setup"),
        (HEADER.replace("SCORE6", "SCORE5"), "impossible_setup"),
        (HEADER.replace("SCORE6", "SCORE66"), "unknown_tile"),
        (HEADER.replace("Round 6 scoring", "Round 7 scoring"), "no_round_tiles"),
        (HEADER.replace("Removing tile BON4", ""), "impossible_setup"),
        (HEADER.replace("Removing tile BON4", "Removing tile BON3"), "unknown_tile"),
        (HEADER.replace("Removing tile BON4", "Removing tile four"), "bad_header"),
        (HEADER.replace("SCORE6", "SCORE6, TP >> 4"), "bad_header"),
        (HEADER.replace("Round 6 scoring", "Round 5 scoring"), "bad_header"),
        (HEADER.replace("Player 2", "Player 3"), "bad_header"),
        (HEADER.replace("option strict-leech", "options strict-leech"), "bad_header"),
        (f"{HEADER}\n{ROW.replace('setup', 'build A1')}\noption strict-leech", "header_too_late"),
        (f"{HEADER}\nnomads\t+4", "wrong_columns"),
        (HEADER.replace(ROW.replace("nomads", "giants"), ""), "impossible_setup"),
        ("x\n" * 10_001, "too_large"),
        ("x" * 2_000_001, "too_large"),
    ],
    ids=lambda value: ascii(value[-24:]),
)
def test_what_is_no_ledger_says_why(text: str, code: str) -> None:
    with pytest.raises(LedgerError) as caught:
        parse(text)
    assert caught.value.code == code
    report = check_text(text)
    assert report.error is not None
    assert report.error.code == code
    assert len(str(report.error)) < 1000


def test_a_header_alone_is_an_unfinished_game() -> None:
    report = check_text(HEADER)
    assert report.error is None
    assert report.difference is not None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty_file"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "not_text"),
        (bytes(range(256)), "not_text"),
        ("Ründe".encode("latin-1"), "not_text"),
        (HEADER.encode("utf-16"), "not_text"),
        (b"\x00" * 1000, "no_setup_rows"),
    ],
    ids=["empty", "picture", "bytes", "latin", "utf16", "zeros"],
)
def test_a_file_that_is_no_ledger_says_why(data: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(data)
    with pytest.raises(LedgerError) as caught:
        read_file(path)
    assert caught.value.code == code
    assert not check_file(path).ok


def test_files_that_cannot_be_read_say_why(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.txt", tmp_path / ("x" * 300)):
        report = check_file(path)
        assert report.error is not None
        assert report.error.code in ("no_such_file", "cannot_open")


def test_a_file_of_100_mb_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        os.truncate(file.fileno(), 100_000_000)
    with pytest.raises(LedgerError) as caught:
        read_file(path)
    assert caught.value.code == "too_large"


@pytest.mark.shared
def test_a_ledger_cut_anywhere_is_noticed(shared: Path) -> None:
    for path in sorted((shared / "ledgers").glob("*.txt"))[::13]:
        lines = path.read_text("utf-8-sig").splitlines()
        for end in range(0, len(lines) - 1, 50):
            assert not check_text("\n".join(lines[:end])).ok, f"{path.name} cut after line {end}"
            assert not check_text("\n".join(lines[end + 50 :])).ok, f"{path.name} without the first {end + 50} lines"


@pytest.mark.shared
def test_small_changes_and_endless_cells_of_a_ledger_are_differences(shared: Path) -> None:
    source = (shared / "ledgers" / "4pLeague_S66_D1L1_G6.txt").read_text("utf-8-sig")
    lines = source.splitlines()
    network = next(number for number, line in enumerate(lines) if "vp for network" in line)
    points = lines[network].rpartition("\t")[2].split("vp")[0]
    middle = next(number for number, line in enumerate(lines) if "upgrade" in line.lower())
    row = lines[middle].split("\t")
    still = ["" if place in (1, 3, 5, 7, 9, 11, 13) else cell for place, cell in enumerate(row[:14])]

    def instead(number: int, *new: str) -> list[str]:
        return [*lines[:number], *new, *lines[number + 1 :]]

    changed = {
        "no points": instead(network, lines[network].replace(f"{points}vp", "+0vp")),
        "endless points": instead(network, lines[network].replace("vp for", "9" * 5000 + "vp for")),
        "set up again": instead(middle, lines[middle], "\t".join([*still, "setup"])),
        "endless command": instead(middle, "\t".join([*row[:14], "build " + "x" * 6000])),
        "endless column": instead(middle, "\t".join([*row[:2], "9" * 6000 + " VP", *row[3:]])),
    }
    for name, text in changed.items():
        report = check_text("\n".join(text))
        assert report.difference is not None, name
        for language in languages():
            said = difference(Words(language), report.difference)
            assert "???" not in said, name
            assert len(said) < 1000, name


@pytest.mark.shared
def test_line_ends_and_byte_order_marks_do_not_matter(shared: Path, tmp_path: Path) -> None:
    source = sorted((shared / "ledgers").glob("*.txt"))[4].read_text("utf-8-sig")
    plain = "\n".join(source.splitlines()) + "\n"
    for data in (
        plain.encode(),
        plain.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + plain.encode(),
        b"\xef\xbb\xbf" + plain.replace("\n", "\r\n").encode(),
        plain.rstrip("\n").encode(),
    ):
        path = tmp_path / "game.txt"
        path.write_bytes(data)
        report = check_file(path)
        assert report.ok, str(report.difference or report.error)
    report = check_text("\ufeff" + plain.replace("\n", "\r\n"))
    assert report.ok, str(report.difference or report.error)


@pytest.mark.shared
@given(st.data())
@settings(max_examples=60, deadline=None)
def test_garbage_anywhere_in_a_ledger_does_no_harm(shared: Path, data: st.DataObject) -> None:
    """Any text in any column of any line: an error of the file, a difference, or nothing that matters."""
    path = data.draw(st.sampled_from(sorted((shared / "ledgers").glob("*.txt"))[:6]))
    lines = [line.split("\t") for line in path.read_text("utf-8-sig").splitlines()]
    i = data.draw(st.integers(0, len(lines) - 1))
    column = data.draw(st.integers(0, len(lines[i]) - 1))
    junk = ["", "-", "setup", "²", "build", "NaN", "-1", "+99vp for fire", "income", "x dropped from the game", "\x00"]
    lines[i][column] = data.draw(st.one_of(st.text(max_size=20), st.sampled_from(junk)))
    report = check_text("\n".join("\t".join(line) for line in lines))
    assert report.ok or str(report.error or report.difference)
