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

# Files whose tests are named after statements.
NUMBERED = tuple(
    f"test_anunnaki_{name}" for name in ("setup", "turns", "effects", "battle_rulings", "rulings", "named")
)


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


def test_modules_and_tests_of_the_rows_exist() -> None:
    folder = ROOT / "src" / "hexarch" / "games" / "anunnaki"
    tests = "".join([path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")])
    for number, (_, where, shown) in rows().items():
        modules = re.findall(r"`([^`]+)`", where)
        assert modules, number
        assert all((folder / module).is_file() for module in modules), number
        for case in re.findall(r"T\d+", shown):
            assert f"def test_{case.lower()}_" in tests, f"{number}: {case}"
        named = re.findall(r"`(test_\w+)`", shown)
        assert named or re.search(r"T\d", shown), number
        for name in named:
            path = Path(__file__).parent / f"{name}.py"
            assert path.is_file(), number
            if name in NUMBERED:
                assert number in numbers(path.read_text("utf-8")), f"{number}: {name}"


def numbers(text: str) -> set[str]:
    """The statements in the names of the tests of a file."""
    found: set[str] = set()
    for first, _, last in re.findall(r"def test_a(\d+)_(to_a(\d+)_)?", text):
        found |= {f"A{number}" for number in range(int(first), int(last or first) + 1)}
    return found | {f"A{number}" for number in re.findall(r"(?<=[_])a(\d+a?)(?=_)", text)}


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
