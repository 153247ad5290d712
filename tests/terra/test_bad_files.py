"""Saved games and ledgers from outside are refused by one of the few errors made for it, and change nothing."""

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
from hexarch.games.terra.ledger import LedgerError, check_file, check_text, parse, read_file
from hexarch.games.terra.save import FORMAT, VERSION
from hexarch.games.terra.table.failures import difference
from hexarch.kernel import codec
from hexarch.kernel.errors import SaveError
from hexarch.words import Words, languages

from .chance import begin, walk

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
