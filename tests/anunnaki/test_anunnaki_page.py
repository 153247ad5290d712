"""The rules page keeps up with the code: every rule number, every verb, every worked case."""

from __future__ import annotations

import re
from pathlib import Path

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.rules.table import VERBS
from hexarch.games.anunnaki.setup import draw

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rules-anunnaki.md").read_text("utf-8")
LANGUAGE = (ROOT / "docs" / "anunnaki-language.md").read_text("utf-8")
CODE = sorted((ROOT / "src" / "hexarch" / "games" / "anunnaki").rglob("*.py"))


def rows() -> dict[str, list[str]]:
    """The cells of each statement by its number."""
    found = {}
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.fullmatch(r"A\d+a?", cells[0]):
            found[cells[0]] = cells[1:]
    return found


def test_every_number_in_the_code_is_a_statement() -> None:
    known = rows()
    assert len(known) == 220
    for path in CODE:
        for number in re.findall(r"\bA\d{1,3}a?\b", path.read_text("utf-8")):
            assert number in known, f"{path.name}: {number}"


def test_modules_of_the_rows_exist() -> None:
    folder = ROOT / "src" / "hexarch" / "games" / "anunnaki"
    for number, (_, where, _) in rows().items():
        modules = re.findall(r"`([^`]+)`", where)
        assert modules, number
        assert all((folder / module).is_file() for module in modules), number


def test_every_row_names_a_test_by_file_and_function() -> None:
    """Nothing but tests that exist stands in the last column, and at least one."""
    known = {f"{name}::{test}" for name, tests in functions().items() for test in tests}
    for number, (_, _, shown) in rows().items():
        named = shown.split(", ")
        assert [name for name in named if name.strip("`") not in known] == [], number
        assert len(set(named)) == len(named), number


def test_a_test_with_the_number_of_a_statement_is_named_in_its_row() -> None:
    found = rows()
    for name, tests in functions().items():
        for test in tests:
            for number in numbers(test):
                assert f"`{name}::{test}`" in found[number][2], f"{number}: {test}"


def functions() -> dict[str, list[str]]:
    """The tests of each file, without the beginning that all names of files have in common."""
    files = sorted(Path(__file__).parent.glob("test_anunnaki_*.py"))
    return {
        path.stem.removeprefix("test_anunnaki_"): re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
        for path in files
    }


def numbers(test: str) -> list[str]:
    """The statements in the name of a test: `test_a11_to_a15_...`, `test_a114_a202_...`."""
    span = re.match(r"test_a(\d+)_to_a(\d+)_", test)
    if span:
        return [f"A{number}" for number in range(int(span[1]), int(span[2]) + 1)]
    found = re.match(r"test((?:_a\d+a?)+)_", test)
    return [f"A{number}" for number in re.findall(r"_a(\d+a?)", found[1])] if found else []


def test_every_worked_case_is_a_test() -> None:
    tests = "".join([path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")])
    for case in range(1, 35):
        assert f"def test_t{case}_" in tests, case


def test_every_verb_stands_in_the_language() -> None:
    """Every text in the table of choices can be read, and every verb has one."""
    game = Game(draw(4, 1, names.HOUSES))
    table = LANGUAGE.split("## Choices")[1]
    read = set()
    for text in re.findall(
        r"`([^`]+)`", "".join([line.split("|")[1] for line in table.splitlines() if line[:2] == "| "])
    ):
        pick = game.read(0, text)[0]
        assert pick.text == text
        read.add(pick.verb)
    assert read == {verb.name for verb in VERBS}
